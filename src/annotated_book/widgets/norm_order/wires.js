// The three orders as wire diagrams, of which one is chosen.
import { button, element, KEEP_KEYS, svg } from "../kit/controls.js";

// One sublayer as a wire diagram: the residual stream is a rail that is never interrupted, the
// sublayer stands on a branch that comes back at +.

const BOXES = { norm: 40, sublayer: 62, dropout: 58, "+": 20 };
const [RAIL, BRANCH, GAP] = [25, 54, 6];
const WIDE = 256;

export const text = (x, y, words, kind = "") =>
  svg("text", { x, y, class: kind }, words);
export const path = (d, kind = "") => svg("path", { d, class: kind });

/**
 * What is drawn. Without a +, all steps stand on the branch.
 * @param {string[]} steps what a token passes, such as norm, sublayer, dropout, +
 */
function drawWire(steps) {
  const plus = steps.indexOf("+");
  const hasRail = plus >= 0;
  /** @type {SVGElement[]} */
  const nodes = [];
  const start = hasRail ? RAIL : BRANCH;
  nodes.push(path(`M15 ${start}H${WIDE - 28}`, hasRail ? "residual" : "branch"));
  if (hasRail) nodes.push(path(`M20 ${RAIL}V${BRANCH}`, "branch"));
  let [x, y] = [hasRail ? 20 : 15, BRANCH]; // where the line has come to
  for (const [i, step] of steps.entries()) {
    const width = BOXES[step];
    if (i === plus) {
      nodes.push(path(`M${x} ${y}H${x + 10}V${RAIL + 12}`, "branch"));
      nodes.push(text(x / 2 + 10, 14, "residual"));
      y = RAIL;
    } else {
      if (y === BRANCH) nodes.push(path(`M${x} ${y}h${GAP}`, "branch"));
      x += GAP;
    }
    const rx = i === plus ? 12 : 4;
    const box = svg("rect", { x, y: y - 12, width, height: 24, rx });
    nodes.push(box, text(x + width / 2, y + 4, step));
    x += width;
  }
  nodes.push(
    path(`M${WIDE - 32} ${y - 4}l4 4l-4 4`, "branch"),
    text(8, start + 4, "x"),
    text(WIDE - 13, y + 4, "out"),
  );
  return nodes;
}

/** @param {string} title @param {string} size @param {string} says @param {Node[]} nodes */
export function figure(title, size, says, nodes) {
  const view = svg(
    "svg",
    { viewBox: `0 0 ${size}`, role: "img", "aria-label": says },
    ...nodes,
  );
  return element("div", {}, element("p", { class: "title" }, title), view);
}

/**
 * The orders side by side; a press chooses one.
 * @param {Record<string, string[]>} all the steps of each
 * @param {{ order: string, residual: boolean }} facts
 * @param {(order: string) => void} choose
 */
export function wires(all, { order, residual }, choose) {
  return Object.entries(all).map(([name, steps]) => {
    const own = steps.filter((step) => residual || step !== "+");
    const rail = residual ? "; residual: x → +" : "";
    const says = `${name}: x → ${own.join(" → ")} → out${rail}`;
    const node = button("", () => choose(name), { class: "wire", ...KEEP_KEYS });
    node.setAttribute("aria-pressed", String(name === order));
    node.append(figure(name, `${WIDE} 68`, says, drawWire(own)));
    return node;
  });
}
