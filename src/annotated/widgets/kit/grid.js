// A table of numbers that can be read as text, walked through with the arrow keys, and pointed at.
import { element, KEEP_KEYS } from "./controls.js";

// `cells[row][column]` is { text, say, share, kinds }: what is written, a sentence, how strongly
// it is coloured (0 to 1), and class names. `look(text)` hears what is
// pointed at, or "".
export function grid({ title, corner = "", rows, columns, cells, look }) {
  const nodes = cells.map((line) =>
    line.map(({ text, say, share = 0, kinds = [] }) => {
      const label = {
        "aria-label": `${text}: ${say}`,
        tabindex: "-1",
        class: ["number", ...kinds].join(" "),
      };
      const node = element("td", { ...label, ...KEEP_KEYS }, text);
      node.style.setProperty("--w", share);
      return node;
    }),
  );
  const head = columns.map((name) => element("th", { scope: "col" }, name));
  const lines = nodes.map((line, row) =>
    element("tr", {}, element("th", { scope: "row" }, rows[row]), ...line),
  );
  const table = element(
    "table",
    { class: "grid numbers", role: "grid" },
    element("caption", {}, title),
    element("thead", {}, element("tr", {}, element("td", {}, corner), ...head)),
    element("tbody", {}, ...lines),
  );
  nodes[0][0].tabIndex = 0;
  const said = (event) =>
    event.target.closest?.(".number")?.getAttribute("aria-label") ?? "";
  table.addEventListener("pointerover", (event) => look(said(event)));
  table.addEventListener("pointerleave", () => look(""));
  table.addEventListener("focusin", (event) => look(said(event)));
  table.addEventListener("focusout", () => look(""));
  table.addEventListener("keydown", (event) => {
    const row = nodes.findIndex((line) => line.includes(event.target));
    const column = nodes[row]?.indexOf(event.target);
    const [down, right] =
      {
        ArrowUp: [-1, 0],
        ArrowDown: [1, 0],
        ArrowLeft: [0, -1],
        ArrowRight: [0, 1],
        Home: [0, -column],
        End: [0, columns.length - 1 - column],
      }[event.key] ?? [];
    if (down === undefined) return;
    event.preventDefault();
    const next = nodes[row + down]?.[column + right];
    if (!next) return;
    event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  return element("div", { class: "scroller" }, table);
}

const minus = (text) => text.replaceAll("-", "−");

// In two digits behind the point, and small or large numbers by their power of ten.
export function short(number, digits = 2) {
  if (Number.isNaN(number)) return "NaN";
  if (!Number.isFinite(number)) return number > 0 ? "∞" : "−∞";
  const size = Math.abs(number);
  if (size && (size >= 10_000 || size < 0.5 * 10 ** -digits))
    return minus(number.toExponential(0).replace("+", ""));
  return minus(number.toFixed(digits).replace(/^-(0\.0*)$/, "$1"));
}

// With all its digits.
export const full = (number) =>
  Number.isFinite(number)
    ? minus(String(Number(number.toPrecision(7))))
    : short(number);
