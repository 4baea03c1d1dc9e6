// A tree of tokens from left to right, one column for each step. A branch is as wide as it is
// likely, and the likeliest goes straight on: the top row is what greedy decoding writes.
import { element, svg } from "../kit/controls.js";
import { range } from "../kit/numbers.js";

/**
 * `share`: its probability. `mark`: what became of it, as a sign before its token. `tail`: written
 * behind the last of a row. `below`: what goes on from here.
 * @typedef {{ token: string, share: number, written: string, say: string, kinds: string[],
 *   mark?: string, tail?: string, below: Node[], column?: number, row?: number }} Node
 */

const HIGH = 20; // of a token
const ROW = 26;
const GAPS = [9, 28]; // between columns, for the branches: as broad as there is room
const WIDEST = 16; // of a branch
const PAD = 5;

// As wide as text of 12 pixels can be; signs and Chinese letters are wider.
const widthOf = (text) =>
  [...text].reduce(
    (sum, letter) => sum + (/[<>\u2600-\uffff]/.test(letter) ? 12 : 7),
    0,
  );
const labelOf = ({ mark, token }) => (mark ? `${mark} ${token}` : token);
const sizeOf = (node) => widthOf(labelOf(node)) + 7.8 * node.written.length + 2 * PAD;

// The line from a node along the first of its branches.
function lineFrom(node) {
  const line = [node];
  while (line.at(-1).below.length) line.push(line.at(-1).below[0]);
  return line;
}

// Each line gets the first row that is free in all of its columns; what branches off comes below.
function arrange(root) {
  const all = [];
  const free = [];
  function place(node, column, above) {
    const line = lineFrom(node);
    const rows = line.map((_, i) => free[column + i] ?? 0);
    const row = Math.max(above, ...rows);
    line.forEach((one, i) => {
      Object.assign(one, { column: column + i, row });
      free[column + i] = row + 1;
      all.push(one);
    });
    for (const one of line.toReversed())
      for (const other of one.below.slice(1)) place(other, one.column + 1, row + 1);
  }
  place(root, 0, 0);
  return all;
}

function drawBranch(from, to, edges, sizes, gap) {
  const start = edges[from.column] + sizes.get(from);
  const end = edges[to.column]; // in the gap before it, branches part
  const middle = end - gap / 2;
  const [y, lower] = [from.row, to.row].map((row) => row * ROW + ROW / 2);
  return svg("path", {
    class: ["branch", ...to.kinds].join(" "),
    d: `M${start} ${y}H${end - gap}C${middle} ${y} ${middle} ${lower} ${end} ${lower}`,
    "stroke-width": Math.max(WIDEST * to.share, 1).toFixed(2),
  });
}

function drawNode(node, x, width) {
  const y = node.row * ROW + (ROW - HIGH) / 2;
  const text = svg(
    "text",
    { x: x + PAD, y: y + 14.5 },
    labelOf(node),
    svg("tspan", { class: "share", dx: 5 }, node.written),
  );
  const tail = node.tail
    ? svg("text", { class: "tail", x: x + width + 8, y: y + 14.5 }, node.tail)
    : "";
  return svg(
    "g",
    {
      class: ["node", ...node.kinds].join(" "),
      "data-say": node.say,
      "data-step": node.column,
    },
    svg("rect", { x, y, width, height: HIGH, rx: HIGH / 2 }),
    text,
    tail,
  );
}

/**
 * `look(text)` hears what is pointed at, `go(step)` which step was chosen. `room`: pixels that the
 * widget is wide.
 * @param {Node} root
 * @param {{ label: string, look: (text: string) => void, go: (step: number) => void, room?: number }} given
 */
export function drawTree(root, { label, look, go, room = 0 }) {
  const gap = Math.min(Math.max(GAPS[0], Math.floor(room / 24)), GAPS[1]);
  const nodes = arrange(root);
  const sizes = new Map(nodes.map((node) => [node, sizeOf(node)]));
  const edges = [1]; // where columns begin
  for (const column of range(Math.max(...nodes.map((node) => node.column)) + 1)) {
    const own = nodes.filter((node) => node.column === column);
    edges.push(edges[column] + Math.max(...own.map((node) => sizes.get(node))) + gap);
  }
  const tails = nodes.map(({ tail, column }) =>
    tail ? edges[column + 1] - gap + 8 + widthOf(tail) : 0,
  );
  const width = Math.ceil(Math.max(edges[edges.length - 1] - gap + 1, ...tails));
  const height = (Math.max(...nodes.map(({ row }) => row)) + 1) * ROW;
  const picture = svg(
    "svg",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      "aria-hidden": "true",
    },
    ...nodes.flatMap((node) =>
      node.below.map((other) => drawBranch(node, other, edges, sizes, gap)),
    ),
    ...nodes.map((node) => drawNode(node, edges[node.column], sizes.get(node))),
  );
  const found = (event) => {
    const target = /** @type {Element} */ (event.target);
    return /** @type {SVGElement | null} */ (target.closest(".node"))?.dataset;
  };
  picture.addEventListener("pointerover", (event) => look(found(event)?.say ?? ""));
  picture.addEventListener("pointerleave", () => look(""));
  picture.addEventListener("click", (event) => {
    const step = Number(found(event)?.step ?? 0);
    if (step) go(step);
  });
  const kind = { class: "scroller", role: "group", tabindex: 0, "aria-label": label };
  return element("div", kind, picture);
}
