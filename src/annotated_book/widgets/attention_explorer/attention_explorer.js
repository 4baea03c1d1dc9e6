// AttentionExplorer: the maps of a model that Python ran. Nothing is worked out here.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  change,
  element,
  follow,
  frame,
  menu,
  panel,
  pointedLine,
  scroller,
  slider,
} from "../kit/controls.js";
import { heatMap } from "../kit/heat_map.js";
import { capital, spokenName } from "../kit/names.js";
import { range, sum } from "../kit/numbers.js";
import { gallery } from "./gallery.js";

const NAMES = ["path", "sequence", "head"];

// The maps of one sequence: weights (H, Q, K), and what no mask hides.
function mapsOf({ shape, data, mask }, sequence) {
  const size = shape[1] * shape[2] * shape[3];
  const weights = {
    shape: shape.slice(1),
    data: Float64Array.from(data.slice(sequence * size, (sequence + 1) * size)),
  };
  const mayLook = (...place) => {
    if (!mask) return true;
    const at = (index, axis) => (mask.shape[axis] === 1 ? 0 : index); // as it is broadcast
    return (
      mask.data[
        place.reduce((sum, index, axis) => sum * mask.shape[axis] + at(index, axis), 0)
      ] === "1"
    );
  };
  return {
    weights,
    mayLook: (head, row, column) => mayLook(sequence, head, row, column),
  };
}

/** One head of a map: its tokens, and its weights row by row. */
class Head {
  constructor(maps, labels, { path, sequence, head }) {
    const map = maps[path];
    const { weights, mayLook } = mapsOf(map, sequence);
    this.label = spokenName(path, head);
    const read = labels[map.rows][sequence];
    // What a decoder reads, and what it has to predict from there.
    const predicted = (token, row) => `${token} → ${read[row + 1] ?? "?"}`;
    this.rows = map.rows === "tgt" ? read.map(predicted) : read;
    this.columns = labels[map.columns][sequence];
    this.weights = weights;
    this.head = head;
    this.mayLook = (row, column) => mayLook(head, row, column);
  }

  weightAt(row, column) {
    const place = (this.head * this.rows.length + row) * this.columns.length + column;
    return this.weights.data[place];
  }

  row(row) {
    return this.columns.map((_, column) => this.weightAt(row, column));
  }

  /** Where the largest weight is. */
  largest() {
    const most = this.rows.map((_, row) => Math.max(...this.row(row)));
    const row = most.indexOf(Math.max(...most));
    return {
      row,
      column: this.row(row).indexOf(most[row]),
      mean: sum(most) / most.length,
    };
  }

  /** One weight in words. */
  say(row, column) {
    const from = `“${this.rows[row]}” (row ${row})`;
    const to = `“${this.columns[column]}” (column ${column})`;
    const weight = this.weightAt(row, column).toFixed(4);
    const says = this.mayLook(row, column)
      ? `${from} attends to ${to} with the weight ${weight}.`
      : `${from} may not attend to ${to}: masked.`;
    return `${says} Its row sums to ${sum(this.row(row)).toFixed(2)}.`;
  }

  /** All weights in a sentence. */
  verdict() {
    const { row, column, mean } = this.largest();
    const name = capital(this.label);
    return (
      `${name}: the largest weight is ${this.weightAt(row, column).toFixed(4)}, ` +
      `where “${this.rows[row]}” attends to “${this.columns[column]}”. ` +
      `The largest weight of a row is ${mean.toFixed(2)} on average.`
    );
  }
}

function drawAxes(path, { mask, rows }) {
  return [
    element("code", {}, path),
    element("br"),
    element("span", { class: "query" }, "Rows: queries q"),
    rows === "tgt" ? ", input → to be predicted. " : ". ",
    element("span", { class: "key" }, "Columns: keys k."),
    ` Each row sums to 1.${mask ? " Hatched: masked." : ""} Click a row to keep it lit.`,
  ];
}

// The map, large. Of one row, the keys are lit as its weights are: of the row that is pointed at,
// else of the one that was clicked, else of that with the largest weight.
function enlarged(pointed) {
  const node = scroller();
  /** @type {number | null} */
  let kept = null;
  let lit = (_) => {};
  node.addEventListener("click", ({ target }) => {
    const row = /** @type {Element} */ (target).closest("tbody tr");
    if (!row) return;
    const at = /** @type {HTMLTableRowElement} */ (row).sectionRowIndex;
    kept = kept === at ? null : at;
    lit(at);
  });
  return {
    node,
    show(found) {
      const first = () => Math.min(kept ?? found.largest().row, found.rows.length - 1);
      const look = (row, column) => {
        pointed.textContent = row === undefined ? "" : found.say(row, column);
        lit(row ?? first());
      };
      const map = heatMap({ ...found, look });
      const heads = /** @type {HTMLElement[]} */ ([
        ...map.node.querySelectorAll("thead th"),
      ]);
      lit = (row) => {
        map.show(row);
        const weights = found.row(row);
        /** @type {HTMLElement} */ for (const [i, head] of heads.entries())
          head.style.setProperty("--w", String(weights[i]));
      };
      node.replaceChildren(map.node);
      look();
    },
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { maps, labels } = model.get("seen");
  const paths = Object.keys(maps);
  const shapes = Object.values(maps).map(({ shape }) => shape);
  const batch = Math.min(...shapes.map(([n]) => n));
  const mostHeads = Math.max(...shapes.map(([, n]) => n));
  const readers = {
    path: oneOf(paths),
    head: oneOf(range(mostHeads)),
    sequence: oneOf(range(batch)),
  };
  const address = inAddress(model, el, readers);

  const headOf = (path) => Math.min(model.get("head"), maps[path].shape[1] - 1);
  const set = (name) => (value) => change(model, { [name]: value });
  const names = Object.fromEntries(paths.map((path) => [path, spokenName(path)]));
  const controls = {
    path: menu("Attention", names, (path) =>
      change(model, { path, head: headOf(path) }),
    ),
    ...(batch > 1
      ? { sequence: slider("Sequence", "B", range(batch), set("sequence")) }
      : {}),
  };
  const head = slider("Head", "H", range(mostHeads), set("head"));
  const status = announced("verdict");
  const heads = gallery(paths, (path, head) => change(model, { path, head }));
  const axes = element("p", { class: "hint" });
  const pointed = pointedLine();
  const large = enlarged(pointed);
  frame(
    el,
    "attention-explorer",
    "Attention explorer",
    panel(...Object.values(controls), head),
    status,
    element(
      "div",
      { class: "maps" },
      heads.node,
      element("div", { class: "large" }, axes, large.node),
    ),
    ...[pointed, address.node],
  );

  function redraw() {
    const [path, sequence] = [model.get("path"), model.get("sequence")];
    const number = headOf(path);
    const found = new Head(maps, labels, { path, sequence, head: number });
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    head.input.max = String(maps[path].shape[1] - 1);
    head.show(number);
    const weightsOf = (path) => mapsOf(maps[path], sequence).weights;
    heads.show(path, sequence, number, weightsOf);
    axes.replaceChildren(...drawAxes(path, maps[path]));
    large.show(found);
    status.textContent = found.verdict();
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
