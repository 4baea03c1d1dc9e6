// Where the reader is in the model: the way back, and the chapter that explains the place.
import { element } from "../kit/controls.js";
import { crumbs } from "./places.js";

export class Way {
  constructor(view) {
    this.view = view;
    this.list = element("ol", {});
    this.chapter = element("a", { class: "chapter" });
    const label = { "aria-label": "Where you are in the model" };
    this.node = element("nav", label, this.list, this.chapter);
  }

  show(at) {
    const { run, scene } = this.view;
    const way = crumbs(at, run, ({ path, row }) => scene.rowName(path, row));
    const steps = way.map(([name, to], i) => {
      if (i === way.length - 1)
        return element("li", {}, element("span", { "aria-current": "location" }, name));
      const node = element("button", { type: "button" }, name);
      node.addEventListener("click", () => this.view.go(to));
      return element("li", {}, node);
    });
    this.list.replaceChildren(...steps);
    this.showChapter(at);
  }

  // On a page of the book; elsewhere it leads nowhere.
  showChapter({ path }) {
    const { machine, run } = this.view;
    const root = document.documentElement.dataset.content_root;
    const [, stack] = path.match(/^(en|de)coder\.layers\.\d+$/) ?? [];
    const ofLayer = { en: 12, de: 13 }[stack ?? ""];
    const number = path ? (ofLayer ?? run.node(path)?.chapter) : 14;
    const [file, title] = machine.chapters[number];
    this.chapter.hidden = root === undefined;
    this.chapter.href = `${root}book/${file}.html`;
    this.chapter.textContent = `Chapter ${number}: ${title}`;
  }
}
