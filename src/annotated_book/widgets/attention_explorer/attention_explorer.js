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
  stateOf,
} from "../kit/controls.js";
import { heatMap } from "../kit/heat_map.js";
import { capital, spokenName } from "../kit/names.js";
import { range, rowOf, sum } from "../kit/numbers.js";
import { gallery } from "./gallery.js";

// The weights (H, Q, K) of one sequence.
function weightsOf({ shape, data }, sequence) {
  const size = shape[1] * shape[2] * shape[3];
  const own = data.slice(sequence * size, (sequence + 1) * size);
  return { shape: shape.slice(1), data: Float64Array.from(own) };
}

// Does no mask hide this place: sequence, head, row, column?
function mayLook({ mask }, place) {
  if (!mask) return true;
  const at = (index, axis) => (mask.shape[axis] === 1 ? 0 : index); // as it is broadcast
  const along = (sum, index, axis) => sum * mask.shape[axis] + at(index, axis);
  return mask.data[place.reduce(along, 0)] === "1";
}

/** One head of a map: its tokens, its weights row by row, and what is said of them. */
function headOf(map, labels, { path, sequence, head }) {
  const weights = weightsOf(map, sequence);
  const read = labels[map.rows][sequence];
  // What a decoder reads, and what it has to predict from there.
  const predicted = (token, row) => `${token} → ${read[row + 1] ?? "?"}`;
  const rows = map.rows === "tgt" ? read.map(predicted) : read;
  const columns = labels[map.columns][sequence];
  const numbers = rows.map((_, row) => rowOf(weights, head * rows.length + row));
  const most = numbers.map((row) => Math.max(...row));
  const first = most.indexOf(Math.max(...most)); // the row with the largest weight
  const label = spokenName(path, head);
  const isSeen = (row, column) => mayLook(map, [sequence, head, row, column]);
  return {
    ...{ label, rows, columns, weights, head, numbers, first, mayLook: isSeen },
    /** One weight in words. */
    say(row, column) {
      const from = `“${rows[row]}” (row ${row})`;
      const to = `“${columns[column]}” (column ${column})`;
      const says = isSeen(row, column)
        ? `${from} attends to ${to} with the weight ${numbers[row][column].toFixed(4)}.`
        : `${from} may not attend to ${to}: masked.`;
      return `${says} Its row sums to ${sum([...numbers[row]]).toFixed(2)}.`;
    },
    /** All weights in a sentence. */
    verdict() {
      const column = numbers[first].indexOf(most[first]);
      return (
        `${capital(label)}: the largest weight is ${most[first].toFixed(4)}, ` +
        `where “${rows[first]}” attends to “${columns[column]}”. ` +
        `The largest weight of a row is ${(sum(most) / most.length).toFixed(2)} on average.`
      );
    },
  };
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
      const first = () => Math.min(kept ?? found.first, found.rows.length - 1);
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
        for (const [i, head] of heads.entries())
          head.style.setProperty("--w", String(found.numbers[row][i]));
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
  const sizes = (axis) => Object.values(maps).map(({ shape }) => shape[axis]);
  const [batch, mostHeads] = [Math.min(...sizes(0)), Math.max(...sizes(1))];
  const readers = {
    path: oneOf(paths),
    head: oneOf(range(mostHeads)),
    sequence: oneOf(range(batch)),
  };
  const address = inAddress(model, el, readers);

  const set = (name) => (value) => change(model, { [name]: value });
  const names = Object.fromEntries(paths.map((path) => [path, spokenName(path)]));
  const path = menu("Attention", names, set("path"));
  const sequence = slider("Sequence", "B", range(batch), set("sequence"));
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
    panel(path, ...(batch > 1 ? [sequence] : []), head),
    status,
    element(
      "div",
      { class: "maps" },
      heads.node,
      element("div", { class: "large" }, large.node, axes),
    ),
    ...[pointed, address.node],
  );

  function redraw() {
    const at = stateOf(model, Object.keys(readers));
    const map = maps[at.path];
    at.head = Math.min(at.head, map.shape[1] - 1);
    path.show(at.path);
    sequence.show(at.sequence);
    head.input.max = String(map.shape[1] - 1);
    head.show(at.head);
    heads.show(at, (path) => weightsOf(maps[path], at.sequence));
    axes.replaceChildren(...drawAxes(at.path, map));
    const found = headOf(map, labels, at);
    large.show(found);
    status.textContent = found.verdict();
    address.show();
  }

  return follow(model, Object.keys(readers), redraw);
}

export default { render };
