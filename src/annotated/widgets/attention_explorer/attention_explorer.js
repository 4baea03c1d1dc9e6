// AttentionExplorer: the maps of a model that Python ran. Nothing is worked out here.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
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
import { heatMap, smallMap } from "../kit/heat_map.js";
import { range, sum } from "../kit/numbers.js";

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
    this.label = `${path}, head ${head}`;
    this.rows = labels[map.rows][sequence];
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

  /** One weight in words. */
  say(row, column) {
    const from = `“${this.rows[row]}” (row ${row})`;
    const to = `“${this.columns[column]}” (column ${column})`;
    const weight = this.weightAt(row, column).toFixed(4);
    const says = this.mayLook(row, column)
      ? `${from} looks at ${to} with the weight ${weight}.`
      : `${from} may not look at ${to}: a mask hides it.`;
    return `${says} Its row sums to ${sum(this.row(row)).toFixed(2)}.`;
  }

  /** All weights in a sentence. */
  verdict() {
    const most = this.rows.map((_, row) => Math.max(...this.row(row)));
    const row = most.indexOf(Math.max(...most));
    const column = this.row(row).indexOf(most[row]);
    const mean = sum(most) / most.length;
    return (
      `${this.label}: the largest weight is ${most[row].toFixed(4)}, where “${this.rows[row]}” ` +
      `looks at “${this.columns[column]}”. ` +
      `The largest weight of a row is ${mean.toFixed(2)} on average.`
    );
  }
}

// A small map of each head, which is also the button that chooses it.
function drawHeads(choose) {
  const attributes = { class: "heads", role: "group", "aria-label": "All heads" };
  const node = element("div", attributes);
  let drawn = ""; // of which map the small ones are
  const drawOne = (weights) => (number) => {
    const head = button(`head ${number}`, () => choose(number));
    head.prepend(smallMap(weights, number).node);
    return head;
  };
  return {
    node,
    show(name, weights, chosen) {
      if (drawn !== name)
        node.replaceChildren(...range(weights.shape[0]).map(drawOne(weights)));
      drawn = name;
      for (const [i, head] of [...node.children].entries())
        head.setAttribute("aria-pressed", String(i === chosen));
    },
  };
}

function drawAxes(hasMask) {
  return [
    element("span", { class: "query" }, "Rows: queries."),
    " ",
    element("span", { class: "key" }, "Columns: keys."),
    " Each row sums to 1.",
    hasMask ? " Hatched: masked." : "",
  ];
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
  const names = Object.fromEntries(paths.map((path) => [path, path]));
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
  const heads = drawHeads(set("head"));
  const axes = element("p", { class: "hint" });
  const place = scroller();
  const pointed = pointedLine();
  frame(
    el,
    "attention-explorer",
    "Attention explorer",
    panel(...Object.values(controls), head),
    ...[status, heads.node, axes, place, pointed, address.node],
  );

  function redraw() {
    const [path, sequence] = [model.get("path"), model.get("sequence")];
    const number = headOf(path);
    const found = new Head(maps, labels, { path, sequence, head: number });
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    head.input.max = String(maps[path].shape[1] - 1);
    head.show(number);
    heads.show(`${path} ${sequence}`, found.weights, number);
    const look = (row, column) => {
      pointed.textContent = row === undefined ? "" : found.say(row, column);
    };
    place.replaceChildren(heatMap({ ...found, look }).node);
    axes.replaceChildren(...drawAxes(maps[path].mask));
    status.textContent = found.verdict();
    look();
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
