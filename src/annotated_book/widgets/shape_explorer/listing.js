// The code's lines that make tensors, each with a small block and its shape; one is the current one.
import { button, div, element, KEEP_KEYS } from "../kit/controls.js";
import { tuple } from "./rules.js";

const inLetters = ({ axes, shape }) =>
  axes.some(Boolean) ? `(${axes.map((name, i) => name || shape[i]).join(", ")})` : "";

/** The code of a line, with what the current step does marked. */
export function code(source, at) {
  if (!at || at.end <= at.start) return element("code", {}, source);
  const marked = element("mark", {}, source.slice(at.start, at.end));
  return element("code", {}, source.slice(0, at.start), marked, source.slice(at.end));
}

function drawRow(row, isHere, at, choose) {
  const { source, made, error, isInput, isMissing } = row;
  const tensors = made.map(([, x]) => x);
  const texts = tensors.map((x) =>
    element(
      "span",
      { class: "shape" },
      element("b", {}, tuple(x.shape)),
      ` ${inLetters(x)}`,
    ),
  );
  if (error) texts.push(element("span", { class: "shape broken" }, "✗ breaks here"));
  if (isMissing) texts.push(element("span", { class: "shape" }, "no tensor"));
  const words = element(
    "span",
    { class: "words" },
    code(source, isHere && at),
    ...texts,
  );
  const node = button(words, choose, {
    class: `line${isInput ? " input" : ""}`,
    tabindex: isHere ? 0 : -1,
    "aria-current": String(isHere),
    ...KEEP_KEYS,
  });
  node.disabled = Boolean(isMissing) || !(tensors.length || error);
  return element("li", isHere ? { class: "current" } : {}, node);
}

/** @param {HTMLElement} place @returns {HTMLElement[]} */
const buttonsOf = (place) =>
  [...place.querySelectorAll("button")].filter((one) => !one.disabled);

/** Two arrow keys lead from one button of a place to the next, and press it.
 * @param {HTMLElement} place @param {string} back @param {string} on */
export function walk(place, back, on) {
  place.addEventListener("keydown", (event) => {
    const all = buttonsOf(place);
    const here = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const keys = { [back]: here - 1, [on]: here + 1, Home: 0, End: all.length - 1 };
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
    all[to]?.click();
  });
}

/** The list of all functions; `show` draws it anew. @param {(at: number, row: number) => void} choose */
export function listing(choose) {
  const node = div("lines");
  walk(node, "ArrowUp", "ArrowDown");
  return {
    node,
    /** @param {{ name: string, rows: any[] }[]} functions */
    show(functions, here, step) {
      const top = node.scrollTop;
      const hadFocus = node.contains(document.activeElement);
      const lists = functions.flatMap(({ name, rows }, at) => {
        const items = rows.map((row, i) => {
          const isHere = at === here.at && i === here.row;
          return drawRow(row, isHere, step?.at, () => choose(at, i));
        });
        const label = { "aria-label": `Lines of ${name}` };
        const head = element("p", {}, element("code", {}, name));
        return [head, element("ol", label, ...items)];
      });
      node.replaceChildren(...lists);
      node.scrollTop = top;
      const lines = buttonsOf(node);
      if (lines.length && !lines.some(({ tabIndex }) => tabIndex === 0))
        lines[0].tabIndex = 0; // a line of the reader's own is in focus
      const current = /** @type {HTMLElement} */ (node.querySelector("li.current"));
      if (!current) return;
      if (hadFocus) current.querySelector("button")?.focus({ preventScroll: true });
      const [low, high] = [current.offsetTop, current.offsetTop + current.offsetHeight];
      if (low < node.scrollTop) node.scrollTop = low;
      if (high <= node.scrollTop + node.clientHeight) return;
      const tops = [...node.querySelectorAll("li")].map((line) => line.offsetTop);
      node.scrollTop = tops.find((top) => top >= high - node.clientHeight) ?? low;
    },
  };
}
