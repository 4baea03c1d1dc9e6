// A tree of tokens from left to right, one column for each step; where there is little room, from
// the top down. A branch is as wide as it is likely, and the likeliest goes straight on: the first
// row is what greedy decoding writes.
import { element, svg } from "../kit/controls.js";
import { range } from "../kit/numbers.js";

/**
 * `share`: its probability. `mark`: what became of it, as a sign before its token. `tail`: written
 * behind the last of a row. `below`: what goes on from here.
 * @typedef {{ token: string, share: number, written: string, say: string, kinds: string,
 *   mark?: string, tail?: string, below: Node[], column?: number, row?: number }} Node
 */

const HIGH = 20; // of a token
const ROW = 26;
const GAPS = [9, 28]; // between columns, for the branches: as broad as there is room
const COLUMN = 85; // as broad as one is without its gap, more or less
export const NARROW = 480; // less is room for a tree from the top down only
const [DOWN, ASIDE] = [48, 6]; // from step to step there, and between what stands side by side
const WIDEST = 16; // of a branch
const PAD = 5;
const TRUNK = WIDEST / 2 + 2; // from the top down: where branches meet a token

// As wide as text of 12 pixels can be; signs and Chinese letters are wider.
const wide = (letter) => (/[<>]/.test(letter) ? 10 : letter < "\u2600" ? 7 : 12);
const widthOf = (text) => [...text].reduce((sum, letter) => sum + wide(letter), 0);
const labelOf = ({ mark, token }) => (mark ? `${mark} ${token}` : token);
// The number below a token stands beside the branches that go on from there.
const aside = ({ below }) => (below.length ? TRUNK + WIDEST / 2 + 3 : PAD);
const sizeOf = (node, isUpright) => {
  const [token, number] = [widthOf(labelOf(node)), 7.8 * node.written.length];
  if (!isUpright) return token + number + 2 * PAD;
  return Math.max(token + PAD, aside(node) + number, 14 + PAD) + PAD;
};

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

// Where the nodes stand: each column, or from the top down each row, begins where there is room.
function places(nodes, isUpright, gap) {
  const sizes = new Map(nodes.map((node) => [node, sizeOf(node, isUpright)]));
  const across = ({ column, row }) => (isUpright ? row : column);
  const edges = [1];
  for (const at of range(Math.max(...nodes.map(across)) + 1)) {
    const own = nodes
      .filter((node) => across(node) === at)
      .map((node) => sizes.get(node));
    edges.push(edges[at] + Math.max(0, ...own) + gap);
  }
  const high = (node) => (isUpright ? node.column * DOWN + 1 : node.row * ROW + 3);
  const spot = (node) => {
    const [x, width] = [edges[across(node)], sizes.get(node)];
    return [node, { x, y: high(node), width }];
  };
  return new Map(nodes.map(spot));
}

function drawBranch(from, to, kinds, share, isUpright, gap) {
  const width = Math.max(WIDEST * share, 1);
  const half = HIGH / 2;
  let d;
  if (isUpright) {
    const [x, lower] = [from, to].map((one) => one.x + TRUNK);
    const [start, end] = [from.y + HIGH, to.y];
    const middle = end - 14; // the number stands above it
    d = `M${x} ${start}V${middle}C${x} ${end - 5} ${lower} ${middle} ${lower} ${end}`;
  } else {
    const [start, end] = [from.x + from.width, to.x]; // in the gap before it, branches part
    const middle = end - gap / 2;
    const [y, lower] = [from.y + half, to.y + half];
    d = `M${start} ${y}H${end - gap}C${middle} ${y} ${middle} ${lower} ${end} ${lower}`;
  }
  return svg("path", {
    class: `branch ${kinds}`,
    d,
    "stroke-width": width.toFixed(2),
  });
}

function drawNode(node, { x, y, width }, isUpright) {
  const at = { x: x + PAD, y: y + 14.5 };
  const below = isUpright ? { x: x + aside(node), dy: 17 } : { dx: 5 };
  const share = svg("tspan", { class: "share", ...below }, node.written);
  const text = svg("text", at, labelOf(node), share);
  const beside = isUpright ? { x: at.x, y: y + 43 } : { ...at, x: x + width + 8 };
  const tail = node.tail ? svg("text", { class: "tail", ...beside }, node.tail) : "";
  return svg(
    "g",
    {
      class: `node ${node.kinds}`,
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
 * widget is wide. `most`: how many steps there will be.
 * @param {Node} root
 * @param {{ label: string, look: (text: string) => void, go: (step: number) => void, room?: number, most: number }} given
 */
export function drawTree(root, { label, look, go, room = 0, most }) {
  const isUpright = room < NARROW;
  const broad = Math.floor(room / (most + 1)) - COLUMN;
  const gap = isUpright ? ASIDE : Math.min(Math.max(GAPS[0], broad), GAPS[1]);
  const nodes = arrange(root);
  const spots = places(nodes, isUpright, gap);
  const spotOf = (node) => /** @type {any} */ (spots.get(node));
  const ends = nodes.map((node) => {
    const { x, width } = spotOf(node);
    return x + width + 1 + (node.tail && !isUpright ? 8 + widthOf(node.tail) : 0);
  });
  const width = Math.ceil(Math.max(...ends));
  const lowest = Math.max(...nodes.map((node) => spotOf(node).y));
  const height = lowest + (isUpright ? DOWN : ROW - 3);
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const picture = svg(
    "svg",
    { ...size, "aria-hidden": "true" },
    ...nodes.flatMap((node) =>
      node.below.map((other) => {
        const { kinds, share } = other;
        return drawBranch(spotOf(node), spotOf(other), kinds, share, isUpright, gap);
      }),
    ),
    ...nodes.map((node) => drawNode(node, spotOf(node), isUpright)),
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
