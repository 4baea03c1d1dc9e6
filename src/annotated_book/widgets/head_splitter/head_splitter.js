// HeadSplitter: each number of x, followed through splitting, attention and joining.
// Shapes, origins and messages are what Python's code gave; none is worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  frame,
  panel,
  pointedLine,
  scroller,
  slider,
} from "../kit/controls.js";
import { lookUp } from "../kit/lookup.js";
import { verdict } from "./cells.js";
import { draw } from "./drawing.js";

const SLIDERS = {
  batch: ["Batch", "B"],
  length: ["Tokens", "L"],
  d_model: ["Features", "d_model"],
  n_heads: ["Heads", "H"],
};

/** The cells that are drawn: those that hold what is pointed at light up. */
class Cells {
  constructor(stages, pointed) {
    this.all = [];
    this.focused = null;
    this.pointed = pointed;
    stages.addEventListener("pointerover", (event) =>
      this.light(this.at(event) ?? this.focused),
    );
    stages.addEventListener("pointerleave", () => this.light(this.focused));
    stages.addEventListener("focusin", (event) => this.focus(this.at(event)));
    stages.addEventListener("focusout", () => this.focus(null));
    stages.addEventListener("keydown", (event) => this.move(event));
  }

  /** Light up every cell that holds one of the numbers of this cell. */
  light(cell) {
    const followed = new Set(cell?.held);
    for (const other of this.all) {
      const isLit = other.held.some((number) => followed.has(number));
      other.node.classList.toggle("lit", isLit);
      other.node.classList.toggle("here", other === cell);
    }
    this.pointed.textContent = cell?.text ?? "";
  }

  focus(cell) {
    this.focused = cell;
    this.light(cell);
  }

  show(cells) {
    this.all = cells;
    this.focus(null);
  }

  at(event) {
    const node = event.target.closest(".number");
    return node ? this.all[node.dataset.number] : null;
  }

  /** The arrow keys lead through all blocks of a stage. */
  move(event) {
    const cell = this.at(event);
    if (!cell) return;
    const inStage = this.all.filter((other) => other.kind === cell.kind);
    const columns = Math.max(...inStage.map((other) => other.index.at(-1))) + 1;
    const here = inStage.indexOf(cell);
    const target = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here - columns,
      ArrowDown: here + columns,
      Home: 0,
      End: inStage.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (!inStage[target]) return;
    cell.node.tabIndex = -1;
    inStage[target].node.tabIndex = 0;
    inStage[target].node.focus();
  }
}

// What can be unfolded; `show(draw)` draws it, but only while it is open.
function fold(title) {
  const place = scroller();
  const summary = element("summary", {}, title);
  const node = element("details", {}, summary, place);
  /** @type {(() => Node[]) | null} */
  let draw = null;
  const list = () => place.replaceChildren(...(node.open && draw ? draw() : []));
  node.addEventListener("toggle", list);
  return {
    node,
    /** @param {() => Node[]} drawing */
    show(drawing) {
      draw = drawing;
      list();
    },
  };
}

// A slider for each size that can be chosen, and what is said of the others.
function controlsOf(choices, set) {
  const isFree = (name) => choices[name].length > 1;
  const free = Object.keys(SLIDERS).filter(isFree);
  const fixed = Object.keys(SLIDERS).filter((name) => !isFree(name));
  const drawSlider = (name) => slider(...SLIDERS[name], choices[name], set(name));
  const sizes = fixed
    .map((name) => `${SLIDERS[name][1]} = ${choices[name][0]}`)
    .join(", ");
  return {
    free,
    controls: {
      ...Object.fromEntries(free.map((name) => [name, drawSlider(name)])),
      skip_transpose: checkbox(
        "Leave out the transpose, a common mistake",
        set("skip_transpose"),
      ),
    },
    hint: sizes && `Your tensor has ${sizes}.`,
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const table = model.get("table"); // only on a page without a kernel
  const choices = table?.choices ?? model.get("choices");
  const state = (name) => model.get(name);
  const set = (name) => (value) => change(model, { [name]: value });
  const { free, controls, hint } = controlsOf(choices, set);
  const readers = Object.fromEntries(free.map((name) => [name, oneOf(choices[name])]));
  const address = inAddress(model, el, { ...readers, skip_transpose: yesOrNo });

  const [status, error] = [announced("verdict"), announced("error")];
  const stages = element("div", { class: "stages" });
  const pointed = pointedLine();
  const cells = new Cells(stages, pointed);
  const code = fold("The code that ran, with shapes and strides");
  const tables = fold("What each head holds, as a table");
  frame(
    el,
    "head-splitter",
    "Head splitter",
    panel(...Object.values(controls)),
    ...[hint ? element("p", { class: "hint" }, hint) : "", status, error, stages],
    pointed,
    element("div", { class: "folds" }, code.node, tables.node),
    address.node,
  );

  let drawn = { facts: null, name: "" };

  function redraw() {
    for (const [name, control] of Object.entries(controls)) control.show(state(name));
    address.show();
    const facts = table ? lookUp(table, state) : state("facts");
    const name = state("skip_transpose") ? "wrong" : "right";
    if (facts === drawn.facts && name === drawn.name) return;
    error.textContent = facts.error ?? "";
    stages.inert = Boolean(facts.error); // the last drawing stays, dimmed
    drawn = { facts: facts.error ? null : facts, name };
    status.textContent = facts.error ? "" : verdict(facts, name);
    if (facts.error) return;
    status.classList.toggle("alarming", status.textContent.startsWith("No error"));
    const drawing = draw(facts, name);
    stages.replaceChildren(...drawing.nodes);
    code.show(drawing.code);
    tables.show(drawing.table);
    cells.show(drawing.cells);
  }

  return follow(model, [...Object.keys(controls), "facts"], redraw);
}

export default { render };
