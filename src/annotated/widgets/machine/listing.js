// The package's own lines below the picture: names in the colours of their roles, the line that
// computes what is shown marked, its shape and path after it. A name leads to its tensor.
import { button, element } from "../kit/controls.js";
import { shapeText } from "./matrix.js";
import { place } from "./paint.js";
import { isNumber, pictureOf } from "./places.js";

// What the code calls them -> the tensors of an attention or of a feed-forward network.
const NAMES = {
  attention: {
    query: "q",
    key: "k",
    value: "v",
    scores: "scores",
    weights: "weights",
    used: "weights",
  },
  inside: {
    q: "q",
    k: "k",
    v: "v",
    w_q: "w_q",
    w_k: "w_k",
    w_v: "w_v",
    w_o: "w_o",
    values: "values",
    weights: "weights",
    w_1: "w_1",
    w_2: "w_2",
    relu: "hidden",
  },
};
const ROLES = { q: "query", k: "key", v: "value" };

export class Listing {
  constructor(view) {
    this.view = view;
    this.listings = view.machine.listings;
    this.name = element("summary", {});
    this.lines = element("ol", {});
    this.node = element("details", { class: "listing" }, this.name, this.lines);
    this.node.open = matchMedia("(min-width: 560px)").matches;
    this.shown = "";
  }

  show(at) {
    const { run } = this.view;
    const picture = pictureOf(at.path, at.head);
    const isHead = picture.kind === "head" && at.path === picture.path;
    const node = run.node(isHead ? `${at.path}.weights` : at.path);
    const source = node && this.listings[node.code[1]];
    this.node.hidden = !source;
    if (!source) return;
    const key = JSON.stringify([at.path, at.head, isNumber(at), run.sizes]);
    if (key === this.shown) return;
    this.shown = key;
    const [file, name, current] = node.code;
    this.name.replaceChildren(
      "The code that computes it: ",
      element("code", {}, `${name}`),
      ` in ${file}`,
    );
    const lines = source
      .split("\n")
      .map((text, i) => this.line(text, i + 1, node, picture, at));
    this.lines.replaceChildren(...lines);
    void current;
  }

  line(text, number, node, picture, at) {
    const code = element("code", {}, ...this.named(text, node, picture, at));
    const line = element("li", {}, code);
    const made = this.madeHere(number, node, picture.path);
    if (made) {
      const told =
        made.path === node.path
          ? `${shapeText(this.view.scene, made.path)}  ${made.path}`
          : shapeText(this.view.scene, made.path);
      line.append(element("span", { class: "soft" }, `  # ${told}`));
    }
    if (number === node.code[2]) line.setAttribute("aria-current", "true");
    return line;
  }

  // The tensor of this picture that this line computes.
  madeHere(number, node, path) {
    if (number === node.code[2]) return node;
    for (const other of this.view.run.nodes.values())
      if (
        other.path.startsWith(`${path}.`) &&
        other.code[1] === node.code[1] &&
        other.code[2] === number
      )
        return other;
    return null;
  }

  named(text, { code }, { path }, { head }) {
    const names = NAMES[code[1]] ?? NAMES.inside;
    return text.split(/\b([a-z_][a-z_0-9]*)\b/).map((word) => {
      const tensor = names[word] && `${path}.${names[word]}`;
      if (!tensor || !this.view.run.node(tensor)) return word;
      const press = () => this.view.go(place(tensor, /\.w_/.test(tensor) ? -1 : head));
      return button(word, press, { class: `code-name ${ROLES[names[word]] ?? ""}` });
    });
  }
}
