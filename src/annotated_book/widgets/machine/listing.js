// The package's own lines beside the picture: names in the colors of their roles, the line that
// computes what is shown marked, its shape and path after it. A name leads to its tensor.
import { button, element } from "../kit/controls.js";
import { shapeText } from "./matrix.js";
import { place } from "./paint.js";
import { outOf, pictureOf } from "./places.js";

// What the code calls a tensor, where it is not the last part of its path.
const NAMES = { relu: "hidden" };
const INSIDE = { query: "q", key: "k", value: "v", used: "weights" };
const BESIDE = 1100;
const ROLES = { q: "query", k: "key", v: "value" };

export class Listing {
  constructor(view) {
    this.view = view;
    this.listings = view.machine.listings;
    this.name = element("summary", {});
    this.lines = element("ol", {});
    this.node = element("details", { class: "listing" }, this.name, this.lines);
    this.shown = "";
  }

  show(at) {
    const { run } = this.view.scene;
    const { kind, path } = pictureOf(at.path, at.head);
    const isHead = kind === "head" && at.path === path;
    const node = run.node(isHead ? `${path}.weights` : at.path);
    this.node.hidden = !node;
    const key = JSON.stringify([at.path, at.head, run.sizes]);
    if (!node || key === this.shown) return;
    // Open where it stands beside the picture (machine.css); elsewhere a fold under it.
    if (!this.shown) this.node.open = this.view.house.node.clientWidth >= BESIDE;
    this.shown = key;
    const [file, name] = node.code;
    const code = element("code", {}, name);
    this.name.replaceChildren("The code that computes it: ", code, ` in ${file}`);
    const whole = kind === "parameter" ? outOf(place(path)).path : path; // whose names it has
    const lines = this.listings[name].split("\n").map((text, i) => {
      const words = this.#named(text, whole, name, at.head);
      return this.#line(words, i + 1, node, whole);
    });
    this.lines.replaceChildren(...lines);
  }

  #line(words, number, node, whole) {
    const isCurrent = number === node.code[2];
    const line = element("li", {}, element("code", {}, ...words));
    const made = isCurrent ? node : this.#madeHere(number, node, whole);
    if (made) {
      const path = isCurrent ? `  ${node.path}` : "";
      const told = `  # ${shapeText(this.view.scene, made.path)}${path}`;
      line.append(element("span", { class: "soft" }, told));
    }
    if (isCurrent) line.ariaCurrent = "true";
    return line;
  }

  // The tensor of this picture that this line computes.
  #madeHere(number, { code }, whole) {
    return [...this.view.run.nodes.values()].find(
      (other) =>
        other.path.startsWith(`${whole}.`) &&
        other.code[1] === code[1] &&
        other.code[2] === number,
    );
  }

  #named(text, whole, name, head) {
    const known = name === "attention" ? INSIDE : NAMES;
    return text.split(/\b([a-z_][a-z_0-9]*)\b/).map((word) => {
      const last = known[word] ?? word;
      const path = `${whole}.${last}`;
      const node = this.view.run.node(path);
      if (!node) return word;
      const isHead = node.shape.length === 3;
      const press = () => this.view.go(place(path, isHead ? head : -1));
      return button(word, press, { class: `code-name ${ROLES[last] ?? ""}` });
    });
  }
}
