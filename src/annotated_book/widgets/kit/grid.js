// A table of numbers that can be read as text, walked through with the arrow keys, and pointed at.
import { walkWithArrowKeys } from "./arrow_keys.js";
import { element, KEEP_KEYS, scroller, styled, table } from "./controls.js";

/**
 * What is written in a cell, a sentence, how strongly it is colored (0 to 1), class names.
 * @typedef {{ text: string, say: string, share?: number, kinds?: string[] }} Cell
 */

/** @param {Cell} cell */
function drawCell({ text, say, share = 0, kinds = [] }) {
  const label = {
    "aria-label": `${text}: ${say}`,
    tabindex: "-1",
    class: ["number", ...kinds].join(" "),
  };
  return styled(element("td", { ...label, ...KEEP_KEYS }, text), { w: share });
}

/**
 * `cells[row][column]`; `look(text)` hears what is pointed at, or "".
 * @param {{ title: string, corner?: string, rows: (string | number | Node)[],
 *   columns: (string | number)[], cells: Cell[][], look: (text: string) => void }} given
 */
export function grid({ title, corner = "", rows, columns, cells, look }) {
  const nodes = cells.map((line) => line.map(drawCell));
  const kind = { class: "grid numbers", role: "grid" };
  const lines = nodes.map((line, row) => [rows[row], ...line]);
  const node = table(kind, title, [corner, ...columns], lines);
  const said = ({ target }) =>
    target.closest?.(".number")?.getAttribute("aria-label") ?? "";
  node.addEventListener("pointerover", (event) => look(said(event)));
  node.addEventListener("pointerleave", () => look(""));
  node.addEventListener("focusin", (event) => look(said(event)));
  node.addEventListener("focusout", () => look(""));
  walkWithArrowKeys(node, nodes);
  return scroller(node);
}

export const minus = (text) => text.replaceAll("-", "−");

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
