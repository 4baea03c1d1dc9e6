// Where the reader is in the model: the way back, and the chapter that explains the place.
import { button, element } from "../kit/controls.js";
import { crumbs, pictureOf } from "./places.js";

export class Way {
  constructor(view) {
    this.view = view;
    this.list = element("ol", {});
    this.chapter = element("a", { class: "chapter" });
    const label = { "aria-label": "Where you are in the model" };
    this.node = element("nav", label, this.list, this.chapter);
  }

  show(at) {
    const way = crumbs(at, this.view.scene);
    const steps = way.map(([name, to], i) => {
      if (i === way.length - 1)
        return element("li", {}, element("span", { "aria-current": "location" }, name));
      return element(
        "li",
        {},
        button(name, () => this.view.go(to)),
      );
    });
    this.list.replaceChildren(...steps);
    this.#showChapter(at);
  }

  // On a page of the book; elsewhere it leads nowhere.
  #showChapter(at) {
    const { machine, run } = this.view;
    const root = document.documentElement.dataset.content_root;
    const isAll = run.isAlone && !at.path;
    const number = isAll ? 21 : (chapterOfPart(at) ?? run.node(at.path)?.chapter);
    const [file, title] = machine.chapters[number];
    this.chapter.hidden = root === undefined;
    this.chapter.href = `${root}book/${file}.html`;
    this.chapter.textContent = `Chapter ${number}: ${title}`;
  }
}

// A part's; a single tensor has its own.
function chapterOfPart({ path, head }) {
  const picture = pictureOf(path, head);
  if (picture.path !== path) return undefined;
  if (picture.kind === "map") return 14;
  if (picture.kind === "head") return 6;
  if (picture.kind === "layer") return path.startsWith("encoder") ? 12 : 13;
  return path.endsWith("cross_attention") ? 13 : undefined;
}
