// The drawing: a stage for each step, with its cells, and the lines of code between them.
import { element, KEEP_KEYS, scroller } from "../kit/controls.js";
import {
  AXES,
  cellsOf,
  fill,
  label,
  named,
  origins,
  sentence,
  stageOf,
  tuple,
} from "./cells.js";

const TITLES = {
  right: {
    input: ["x", "“1,0” is token 1, feature 0; each head has a color"],
    viewed: ["Cut: viewed", "in each token, a strip for each head"],
    split: ["Stacked: transposed", "for each head, a row for each token"],
    attended: ["Attended", "“:,0” mixes feature 0 of all tokens"],
    joined: ["Joined", "the heads side by side again"],
    other: ["Beside it, the mistake", "viewed at once: same shape, wrong colors"],
  },
  wrong: {
    input: ["x", "“1,0” is token 1, feature 0; each head has a color"],
    split: ["Viewed at once", "the right shape; and the colors?"],
    attended: ["Attended", "mixes whatever stands in a column"],
    joined: ["Joined", "the right shape, with mixed-up numbers"],
    other: ["Beside it, the right way", "viewed, then transposed"],
  },
};

function drawCell(cell, number, x) {
  cell.text = sentence(cell, x);
  const node = element("div", {
    role: "gridcell",
    class: "number",
    tabindex: -1,
    "data-number": number,
    "data-heads": [...new Set(cell.held.map(x.head))].sort().join("+"), // read where no colors are
    "aria-label": cell.text,
    ...KEEP_KEYS,
  });
  if (cell.value) node.append(element("span", { class: "value" }, cell.value), " ");
  node.append(element("span", { class: "place" }, label(cell, x)));
  node.style.background = fill(cell, x);
  cell.node = node;
  return node;
}

// A block of rows and columns; `outer` says which of the other axes' it is.
function drawBlock(cells, outer, rowName, columns, first, x) {
  const block = element("div", { role: "rowgroup", "aria-label": outer });
  for (let start = 0; start < cells.length; start += columns) {
    const axis = element("span", {}, `${rowName} `);
    const header = element("div", { role: "rowheader" }, axis, start / columns);
    const row = cells.slice(start, start + columns);
    const nodes = row.map((cell, i) => drawCell(cell, first + start + i, x));
    block.append(element("div", { role: "row" }, header, ...nodes));
  }
  return block;
}

// The last two axes are a block of rows and columns; the other axes count the blocks.
function drawStage({ kind, shape }, cells, first, [title, note], x) {
  const names = AXES[kind];
  const [rows, columns] = shape.slice(-2);
  const label = `${title}, shape ${tuple(shape)}`;
  const grid = element("div", { role: "grid", "aria-label": label });
  for (let start = 0; start < cells.length; start += rows * columns) {
    const outer = named(names.slice(0, -2), cells[start].index);
    const isNewBatch = start > 0 && cells[start].index[0] > cells[start - 1].index[0];
    if (isNewBatch) grid.append(element("div", { class: "new-batch" }));
    const own = cells.slice(start, start + rows * columns);
    const block = drawBlock(own, outer, names.at(-2), columns, first + start, x);
    const name = shape[0] > 1 ? outer : outer.replace(/^batch 0(, )?/, "");
    const caption = element("p", { "aria-hidden": "true" }, name);
    grid.append(element("div", {}, caption, block));
  }
  cells[0].node.tabIndex = 0;
  const head = [element("strong", {}, title), " ", element("b", {}, tuple(shape))];
  return element(
    "div",
    { class: "stage", "data-kind": kind, "data-shape": shape.join(",") },
    element("p", {}, ...head, " ", element("span", {}, note)),
    scroller(grid),
  );
}

function drawLine({ source, name, shape, strides }) {
  const [, code, comment] = source.match(/^(.*?)(?:\s*(# .*))?$/);
  const line = element("li", {}, element("code", {}, code));
  if (comment) line.append(element("code", {}, comment));
  if (shape) {
    line.classList.add("made");
    const made = name === "return" ? "returned" : name;
    const moved = element("small", {}, `strides ${tuple(strides)}`);
    line.append(
      element("span", {}, `${made} `, element("b", {}, tuple(shape)), " ", moved),
    );
  }
  return line;
}

function drawLines(lines) {
  const name = element("p", {}, "in ", element("code", {}, lines[0].function));
  const list = element("ol", {}, ...lines.map(drawLine));
  return element("div", { class: "listing" }, name, list);
}

function drawTable(way, cells, x) {
  const { shape } = stageOf(way, "split");
  const row = (kind, texts) =>
    element("tr", {}, ...texts.map((text) => element(kind, {}, text)));
  const body = element("tbody");
  for (let start = 0; start < cells.length; start += shape.at(-1)) {
    const held = cells.slice(start, start + shape.at(-1)).flatMap((cell) => cell.held);
    const places = held.map((number) => `x[${x.place(number).join(", ")}]`).join(", ");
    body.append(row("td", [...cells[start].index.slice(0, 3).map(String), places]));
  }
  const head = row("th", [...AXES.split.slice(0, 3), "holds"]);
  return element("table", {}, element("thead", {}, head), body);
}

// What the other way has made of x, to be seen beside this one.
function otherSplit(facts, name) {
  const other = facts[name === "right" ? "wrong" : "right"];
  const number = other.stages.indexOf(stageOf(other, "split"));
  const cells = cellsOf(other)[number].map((cell) => ({ ...cell, kind: "other" }));
  return { stage: { ...other.stages[number], kind: "other" }, cells };
}

// All lines that ran, function by function.
function drawCode(lines) {
  const blocks = [];
  for (const line of lines) {
    if (blocks.at(-1)?.[0].function !== line.function) blocks.push([]);
    blocks.at(-1).push(line);
  }
  return blocks.map(drawLines);
}

export function draw(facts, name) {
  const way = facts[name];
  const x = origins(facts.right);
  const other = otherSplit(facts, name);
  const beside = way.stages.indexOf(stageOf(way, "split")) + 1;
  const stages = way.stages.toSpliced(beside, 0, other.stage);
  const byStage = cellsOf(way).toSpliced(beside, 0, other.cells);
  const cells = byStage.flat();
  const nodes = stages.map((stage, i) => {
    const first = cells.indexOf(byStage[i][0]);
    return drawStage(stage, byStage[i], first, TITLES[name][stage.kind], x);
  });
  const split = byStage[beside - 1];
  return {
    nodes,
    cells,
    table: () => [drawTable(way, split, x)],
    code: () => drawCode(way.lines),
  };
}
