// Where a run stands on the wire diagram: what has given a tensor, and what Python is at.
import { svg } from "../kit/controls.js";
import { drawWire, text, WIDE } from "../kit/wires.js";

const ORDERS = {
  true: ["norm", "sublayer", "dropout", "+"],
  false: ["sublayer", "dropout", "+", "norm"],
};
const CONNECTION = "SublayerConnection.forward";

// Which box an expression belongs to, as it stands in SublayerConnection.
function boxOf(expression) {
  const [, name] = expression.match(/^(?:self\.)?(norm|sublayer|dropout)\(/) ?? [];
  return name ?? (expression.includes(" + ") ? "+" : undefined);
}

// Box -> the number of the tensor that it has given, up to this step.
function givenBy({ rows, stack }) {
  const results = stack.at(-1) === CONNECTION ? rows : [];
  const pairs = results
    .filter(([, where, held]) => where === "" && typeof held === "number")
    .map(([name, , held]) => [boxOf(name), held]);
  return Object.fromEntries(pairs.filter(([box]) => box));
}

/** What each box has given, and where Python is: a box, "x", "out" or "" (not yet there). */
export function stationsAt(steps, number, order) {
  const before = Object.assign({}, ...steps.slice(0, number).map(givenBy));
  const given = { ...before, ...givenBy(steps[number]) };
  const { stack, error } = steps[number];
  const depth = stack.indexOf(CONNECTION);
  const wasThere = steps
    .slice(0, number)
    .some(({ stack }) => stack.includes(CONNECTION));
  if (depth < 0) return { given, here: wasThere ? "out" : "" };
  if (error || depth < stack.length - 1)
    return { given, here: order.find((box) => !(box in given)) };
  const fresh = order.find((box) => box in given && !(box in before));
  return { given, here: fresh ?? (Object.keys(given).length ? "out" : "x") };
}

/**
 * @param {any[]} steps
 * @param {number} number
 * @param {boolean} normFirst
 */
export function drawRun(steps, number, normFirst) {
  const order = ORDERS[String(normFirst)];
  const { given, here } = stationsAt(steps, number, order);
  const { nodes, boxes } = drawWire(order);
  for (const { step, box, x, y, width } of boxes) {
    box.classList.add("box");
    box.classList.toggle("done", step in given);
    box.classList.toggle("here", step === here);
    box.classList.toggle("stopped", step === here && Boolean(steps[number].error));
    if (!(step in given)) continue;
    const left = step === "+" ? x + 15 : x + width / 2 - 10;
    const chip = svg("rect", {
      x: left,
      y: y + 16,
      width: 6,
      height: 11,
      class: "chip",
    });
    chip.style.setProperty("--own", `var(--hue-${(given[step] - 1) % 8})`);
    nodes.push(chip, text(left + 9, y + 26, given[step], "number"));
  }
  const end = nodes.filter((node) => node.textContent === here && here.length > 0);
  for (const node of ["x", "out"].includes(here) ? end : [])
    node.style.setProperty("font-weight", "700");
  const gave = order.filter((step) => step in given);
  const told = gave.map((step) => `${step} has given tensor ${given[step]}`).join(", ");
  const says = `x → ${order.join(" → ")} → out; residual: x → +. ${told || "Nothing has run"}`;
  const place = here ? `; Python is at ${here}` : "";
  const label = { role: "img", "aria-label": `${says}${place}.` };
  return svg("svg", { viewBox: `0 0 ${WIDE} 98`, ...label }, ...nodes);
}
