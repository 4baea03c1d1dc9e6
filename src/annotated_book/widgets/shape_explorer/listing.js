// The code's lines that make tensors, each with a small block and its shape; one is the current one.
import { element, KEEP_KEYS } from "../kit/controls.js";

const tuple = ({ shape }) => `(${shape.join(", ")}${shape.length === 1 ? "," : ""})`;
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
    element("span", { class: "shape" }, element("b", {}, tuple(x)), ` ${inLetters(x)}`),
  );
  if (error) texts.push(element("span", { class: "shape broken" }, "✗ breaks here"));
  if (isMissing) texts.push(element("span", { class: "shape" }, "no tensor"));
  const words = element(
    "span",
    { class: "words" },
    code(source, isHere && at),
    ...texts,
  );
  const press = {
    type: "button",
    class: `line${isInput ? " input" : ""}`,
    tabindex: isHere ? 0 : -1,
    "aria-current": String(isHere),
    ...KEEP_KEYS,
  };
  const node = element("button", press, words);
  node.disabled = Boolean(isMissing) || !(tensors.length || error);
  node.addEventListener("click", choose);
  return element("li", isHere ? { class: "current" } : {}, node);
}

// The arrow keys lead from one line to the next.
function walk(place) {
  place.addEventListener("keydown", (event) => {
    const lines = [...place.querySelectorAll("button.line:enabled")];
    const here = lines.indexOf(event.target);
    const last = lines.length - 1;
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: last }[
      event.key
    ];
    if (here < 0 || to === undefined) return;
    event.preventDefault();
    lines[to]?.click();
    /** @type {any} */ (place.querySelector("li.current button"))?.focus();
  });
}

/** The list of all functions; `show` draws it anew. @param {(at: number, row: number) => void} choose */
export function listing(choose) {
  const node = element("div", { class: "lines" });
  walk(node);
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
      const lines = /** @type {HTMLElement[]} */ ([
        ...node.querySelectorAll("button.line:enabled"),
      ]);
      if (lines.length && !lines.some(({ tabIndex }) => tabIndex === 0))
        lines[0].tabIndex = 0; // a line of the reader's own is in focus
      const current = /** @type {HTMLElement} */ (node.querySelector("li.current"));
      if (!current) return;
      if (hadFocus) current.querySelector("button")?.focus({ preventScroll: true });
      const [low, high] = [current.offsetTop, current.offsetTop + current.offsetHeight];
      if (low < node.scrollTop) node.scrollTop = low - 8;
      if (high > node.scrollTop + node.clientHeight)
        node.scrollTop = high - node.clientHeight + 8;
    },
  };
}
