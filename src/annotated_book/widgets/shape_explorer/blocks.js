// A tensor as a block whose edges are its axes: rows downwards, columns to the right, heads
// as sheets behind each other. The batch is written beside it.
import { element, svg } from "../kit/controls.js";
import { sizeOf } from "../kit/letters.js";
import { range } from "../kit/numbers.js";

const MOST_SHEETS = 16;
const [LEFT, TOP, BELOW, DEEP] = [52, 18, 18, 3]; // room for words; how far sheets stand apart

// Sizes reach from 1 to 37,000: an edge grows by so many pixels each time its size doubles.
const edge = (size) => 8 + 6.5 * Math.log2(Math.max(size, 1));

const ROLES = { query: "query", q: "query", key: "key", k: "key", value: "value" };
const roleOf = (name) => ROLES[name] ?? (name === "v" ? "value" : "");

/** Which axes are drawn, and which are written: the batch, and what a block has no room for.
 * @param {(string | number)[]} shape */
function placed(shape) {
  const hasBatch = shape[0] === "B" || shape.length > 2;
  const drawn = shape.slice(hasBatch ? 1 : 0).slice(-3);
  return { drawn, written: shape.slice(0, shape.length - drawn.length) };
}

const label = (axis, sizes) =>
  typeof axis === "number" ? String(axis) : `${axis} ${sizeOf(axis, sizes)}`;
const text = (x, y, words, kind = "") => svg("text", { x, y, class: kind }, words);

/** The picture of one tensor. @param {(string | number)[]} shape */
function drawBlock(shape, sizes) {
  const { drawn, written } = placed(shape);
  const size = (axis) => (axis === undefined ? 1 : sizeOf(axis, sizes));
  const [columns, rows, heads] = [drawn.at(-1), drawn.at(-2), drawn.at(-3)];
  const wide = edge(size(columns));
  const high = edge(size(rows));
  const sheets = Math.min(Math.max(size(heads), 1), MOST_SHEETS);
  const deep = (sheets - 1) * DEEP;
  const rect = (sheet) => {
    const [x, y] = [LEFT + sheet * DEEP, TOP + deep - sheet * DEEP];
    return svg("rect", { x, y, width: wide, height: high });
  };
  const bottom = TOP + deep + high;
  /** @type {SVGElement[]} */
  const nodes = range(sheets).reverse().map(rect);
  const write = (words, x, y, kind) => nodes.push(text(x, y, words, kind));
  if (columns !== undefined) write(label(columns, sizes), LEFT, bottom + 14);
  if (rows !== undefined)
    write(label(rows, sizes), LEFT - 5, bottom - high / 2 + 4, "left");
  if (heads !== undefined) write(label(heads, sizes), LEFT + deep + 4, TOP - 5);
  const batch = written.map((axis) => `${label(axis, sizes)} ×`).join(" ");
  if (batch) write(batch, LEFT - 5, TOP - 5, "left");
  const [width, height] = [LEFT + wide + deep + 34, bottom + BELOW];
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height }, ...nodes);
}

/**
 * The tensors of one function; those of the current line stand out, later ones are empty yet.
 * @param {{ name: string, lines: { made: [string, any][] }[] }} one
 * @param {number} current its line
 * @param {Record<string, number>} sizes
 * @param {(line: number) => void} choose
 */
export function drawBlocks({ name, lines }, current, sizes, choose) {
  const figures = lines.flatMap(({ made }, line) =>
    made.map(([variable, { shape }]) => {
      const title = variable === "return" ? "returned" : variable;
      const node = element(
        "figure",
        { "data-role": roleOf(variable) },
        element("figcaption", {}, element("code", {}, title)),
        drawBlock(shape, sizes),
      );
      node.classList.toggle("current", line === current);
      node.classList.toggle("later", line > current);
      node.addEventListener("click", () => choose(line));
      return node;
    }),
  );
  const tell = ([variable, { shape }]) =>
    `${variable} (${shape.map((axis) => label(axis, sizes)).join(", ")})`;
  const all = lines.flatMap(({ made }) => made.map(tell)).join("; ");
  const says = `The tensors of ${name} as blocks: ${all || "none"}.`;
  return element("div", { role: "img", "aria-label": says }, ...figures);
}
