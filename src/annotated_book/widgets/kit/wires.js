// One sublayer as a wire diagram: the residual stream is a rail that is never interrupted, the
// sublayer stands on a branch that comes back at +.
import { svg } from "./controls.js";

const BOXES = { norm: 40, sublayer: 60, dropout: 54, "+": 20 };
const [RAIL, BRANCH, GAP] = [28, 68, 8];
export const WIDE = 256;

export const text = (x, y, words, kind = "") =>
  svg("text", { x, y, class: kind }, words);
export const path = (d, kind = "") => svg("path", { d, class: kind });

/**
 * What is drawn, and where each box is. Without a +, all steps stand on the branch.
 * @param {string[]} steps what a token passes, such as norm, sublayer, dropout, +
 */
export function drawWire(steps) {
  const plus = steps.indexOf("+");
  const hasRail = plus >= 0;
  /** @type {SVGElement[]} */
  const nodes = [];
  const boxes = [];
  let x = 15; // where the line has come to
  let y = hasRail ? RAIL : BRANCH;
  nodes.push(path(`M${x} ${y}H${WIDE - 28}`, hasRail ? "residual" : "branch"));
  if (hasRail) {
    [x, y] = [x + 5, BRANCH];
    nodes.push(path(`M${x} ${RAIL}V${BRANCH}`, "branch"));
  }
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
    const box = svg("rect", {
      x,
      y: y - 12,
      width,
      height: 24,
      rx: i === plus ? 12 : 4,
    });
    nodes.push(box, text(x + width / 2, y + 4, step));
    boxes.push({ step, box, x, y, width });
    x += width;
  }
  nodes.push(
    path(`M${WIDE - 32} ${y - 4}l4 4l-4 4`, "branch"),
    text(8, (hasRail ? RAIL : BRANCH) + 4, "x"),
    text(WIDE - 13, y + 4, "out"),
  );
  return { nodes, boxes };
}
