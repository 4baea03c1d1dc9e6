// The three orders as wire diagrams, of which one is chosen.
import { button, element, KEEP_KEYS, svg } from "../kit/controls.js";
import { drawWire, WIDE } from "../kit/wires.js";

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
    node.append(figure(name, `${WIDE} 84`, says, drawWire(own).nodes));
    return node;
  });
}
