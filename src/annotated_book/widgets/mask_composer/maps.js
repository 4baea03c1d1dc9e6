// The batch, and three maps of one sequence: mask, scores with the mask, weights.
import { element } from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { written } from "./masks.js";

/** @param {string[][]} tokens @param {number} sequence @param {import("./masks.js").Given} given */
export function drawBatch(tokens, sequence, { words, pad }) {
  const idOf = (token) => (words.length ? words.indexOf(token) : token);
  const rows = tokens.map((row, b) => {
    const cells = row.map((token) => {
      const id = words.length ? element("small", {}, idOf(token)) : "";
      return element("td", { class: token === pad ? "hidden" : "" }, token, id);
    });
    const name = element("th", { scope: "row" }, b);
    const line = element("tr", {}, name, ...cells);
    if (b === sequence) line.classList.add("current");
    return line;
  });
  const shape = `(${tokens.length}, ${tokens[0].length})`;
  const title = `ids ${shape}, pad_id = ${idOf(pad)}`;
  const caption = element("caption", {}, title);
  return element("table", { class: "numbers" }, caption, element("tbody", {}, ...rows));
}

const WHY = { padding: "padding", future: "a later position", painted: "painted" };

// `cellOf(row, key)` gives { number } or { text }, and what else a cell of a grid has.
function drawMap(title, tokens, rows, cellOf, look) {
  const cells = rows.map((row, query) =>
    row.may.map((may, key) => {
      const { number, text = short(number), ...rest } = cellOf(row, key);
      const at = `query ${query} (${tokens[query]}), key ${key} (${tokens[key]})`;
      const exact = number === undefined ? "" : `, exactly ${full(number)}`;
      const why = row.why[key] ? ` (${WHY[row.why[key]]})` : "";
      const say = `${at}, ${may ? "not masked" : "masked"}${why}${exact}.`;
      const kinds = [may ? "" : "hidden", row.why[key], rest.kind].filter(Boolean);
      return { text, say, kinds, share: rest.share };
    }),
  );
  const corner = "query ↓ key →";
  return grid({ title, corner, rows: tokens, columns: tokens, cells, look });
}

function weightCell({ may, weights }, key) {
  const weight = weights[key];
  const isLeak = !may[key] && !(weight < 0.00005);
  const text = weight === 0 ? "0" : short(weight, 3);
  return { number: weight, text, share: weight || 0, kind: isLeak ? "leak" : "" };
}

/**
 * @param {string[]} tokens
 * @param {import("./masks.js").Row[]} rows
 * @param {any} state
 * @param {boolean} isRefused
 * @param {(text: string) => void} look
 */
export function drawMaps(tokens, rows, state, isRefused, look) {
  const draw = (title, cellOf) => drawMap(title, tokens, rows, cellOf, look);
  const mask = draw("Mask: paint it", ({ may }, key) => ({
    text: written(may[key], state),
  }));
  mask.classList.add("painting");
  return [
    mask,
    draw("→ Masked scores", ({ masked }, key) => ({ number: masked[key] })),
    isRefused
      ? element("p", { class: "refused" }, "No weights: the mask is refused.")
      : draw("→ Weights (softmax)", weightCell),
  ];
}
