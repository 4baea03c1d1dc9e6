// One head's weights: as a table that can be read and walked through, and as a small picture.
import { walkWithArrowKeys } from "./arrow_keys.js";
import { element, KEEP_KEYS, styled, svg, table } from "./controls.js";
import { range, rowOf } from "./numbers.js";

const LEVELS = 20; // of color in a small one
const MOST_NUMBERS = 9; // with more columns, the cells have room for their color only

function drawCell(weight, row, column, isMasked) {
  const node = element(
    "td",
    { tabindex: "-1", "data-row": row, "data-column": column, ...KEEP_KEYS },
    element("span", {}, weight.toFixed(3)),
  );
  node.classList.toggle("masked", isMasked);
  node.classList.toggle("faint", weight < 0.0005);
  return styled(node, { w: weight });
}

// All but the first of them.
const hide = (nodes, shown) => {
  nodes.forEach((node, i) => {
    node.classList.toggle("unwritten", i >= shown);
  });
};

// Where the reader points or goes to, `look(row, column)` is called, and `look()` at the end.
function watchPlaces(table, look) {
  let focused = [];
  const placeOf = ({ target }) => {
    const { row, column } = target.closest?.("td[data-row]")?.dataset ?? {};
    return row === undefined ? [] : [Number(row), Number(column)];
  };
  table.addEventListener("pointerover", (event) => look(...placeOf(event)));
  table.addEventListener("pointerleave", () => look(...focused));
  table.addEventListener("focusin", (event) => {
    focused = placeOf(event);
    look(...focused);
  });
  table.addEventListener("focusout", () => {
    focused = [];
    look();
  });
}

/**
 * `weights` (H, Q, K). `mayLook(row, column)` says what no mask hides; for `look` see above.
 * @param {{ label: string, rows: string[], columns: string[], head: number,
 *   weights: import("./numbers.js").Numbers,
 *   mayLook: (row: number, column: number) => boolean,
 *   look: (row?: number, column?: number) => void }} given
 */
export function heatMap({ label, rows, columns, weights, head, mayLook, look }) {
  const heads = columns.map((name) => element("span", {}, name));
  const cells = rows.map((_, row) => {
    const values = rowOf(weights, head * rows.length + row);
    return columns.map((_, column) =>
      drawCell(values[column], row, column, !mayLook(row, column)),
    );
  });
  const corner = element("td", { class: "corner" });
  const node = table(
    { class: "heat-map numbers", role: "grid", "aria-label": label },
    "",
    [corner, ...heads],
    rows.map((name, row) => [name, ...cells[row]]),
  );
  const [first, ...lines] = node.rows;
  const columnHeads = [...first.cells].slice(1);
  node.classList.toggle("dense", columns.length > MOST_NUMBERS);
  styled(node, { columns: columns.length });
  watchPlaces(node, look);
  const keepStopShown = walkWithArrowKeys(node, cells);

  return {
    node,
    // Mark a row; show only the first `shownRows` rows and `shownColumns` columns.
    show(current, shownRows, shownColumns) {
      lines.forEach((line, row) => {
        line.classList.toggle("current", row === current);
      });
      hide(lines, shownRows);
      for (const line of [columnHeads, ...cells]) hide(line, shownColumns);
      keepStopShown();
    },
  };
}

/** The same without words, in as few nodes as can be: of a level, all cells are one path.
 * `show(shownRows)` covers the others.
 * @param {import("./numbers.js").Numbers} weights @param {number} head */
export function smallMap(weights, head) {
  const [, rows, columns] = weights.shape;
  const levels = range(LEVELS + 1).map(() => "");
  for (const y of range(rows))
    rowOf(weights, head * rows + y).forEach((weight, x) => {
      levels[Math.round(weight * LEVELS)] += `M${x} ${y}h1v1h-1z`;
    });
  const paths = levels.map((d, level) =>
    level && d ? svg("path", { d, "fill-opacity": level / LEVELS }) : "",
  );
  const cover = svg("rect", { y: rows, width: columns, height: rows });
  cover.style.fill = "var(--cell)";
  const box = { viewBox: `0 0 ${columns} ${rows}`, preserveAspectRatio: "none" };
  return {
    node: svg(
      "svg",
      { ...box, "aria-hidden": "true" },
      ...paths.filter(Boolean),
      cover,
    ),
    show: (shownRows) => cover.setAttribute("y", String(Math.min(shownRows, rows))),
  };
}
