// One head's weights: as a table that can be read and walked through, and as a small picture.
import { element, KEEP_KEYS, svg } from "./controls.js";
import { rowOf } from "../in_page/engine.js";

const MOST_NUMBERS = 9; // with more columns, the cells have room for their colour only

// `weights` (H, Q, K). Where the reader points or goes to, `look(row, column)` is called, and
// `look()` when that ends. `mayLook(row, column)` says what no mask hides.
export function heatMap({ label, rows, columns, weights, head, mayLook, look }) {
  const corner = element("td", { class: "corner" });
  const columnHeads = columns.map((name) =>
    element("th", { scope: "col" }, element("span", {}, name)),
  );
  const lines = rows.map((name, row) => {
    const values = rowOf(weights, head * rows.length + row);
    const cells = columns.map((_, column) => {
      const weight = values[column];
      const node = element(
        "td",
        { tabindex: "-1", "data-row": row, "data-column": column, ...KEEP_KEYS },
        element("span", {}, weight.toFixed(3)),
      );
      node.classList.toggle("masked", !mayLook(row, column));
      node.classList.toggle("faint", weight < 0.0005);
      node.style.setProperty("--w", weight);
      return node;
    });
    return {
      node: element("tr", {}, element("th", { scope: "row" }, name), ...cells),
      cells,
    };
  });
  const table = element(
    "table",
    { class: "heat-map", role: "grid", "aria-label": label },
    element("thead", {}, element("tr", {}, corner, ...columnHeads)),
    element("tbody", {}, ...lines.map(({ node }) => node)),
  );
  table.classList.toggle("dense", columns.length > MOST_NUMBERS);
  table.style.setProperty("--columns", columns.length);

  let stop; // the cell that the Tab key goes to
  function moveStop(cell) {
    if (stop) stop.tabIndex = -1;
    stop = cell;
    stop.tabIndex = 0;
  }
  moveStop(lines[0].cells[0]);

  let focused = null;
  const placeOf = (event) => {
    const { row, column } = event.target.closest?.("td[data-row]")?.dataset ?? {};
    return row === undefined ? [] : [Number(row), Number(column)];
  };
  table.addEventListener("pointerover", (event) => look(...placeOf(event)));
  table.addEventListener("pointerleave", () => look(...(focused ?? [])));
  table.addEventListener("focusin", (event) => look(...(focused = placeOf(event))));
  table.addEventListener("focusout", () => {
    focused = null;
    look();
  });
  table.addEventListener("keydown", (event) => {
    const [row, column] = placeOf(event);
    const [down, right] = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -column],
      End: [0, columns.length - 1 - column],
    }[event.key] ?? [0, 0];
    const next = lines[row + down]?.cells[column + right];
    if (!(down || right || event.key in { Home: 0, End: 0 })) return;
    event.preventDefault();
    if (!next || getComputedStyle(next).visibility === "hidden") return;
    moveStop(next);
    next.focus();
  });

  return {
    node: table,
    // Mark a row; show only the first `shownRows` rows and `shownColumns` columns.
    show(current, shownRows, shownColumns) {
      lines.forEach(({ node, cells }, row) => {
        node.classList.toggle("current", row === current);
        node.classList.toggle("unwritten", row >= shownRows);
        cells.forEach((cell, column) =>
          cell.classList.toggle("unwritten", column >= shownColumns),
        );
      });
      columnHeads.forEach((node, column) =>
        node.classList.toggle("unwritten", column >= shownColumns),
      );
      if (stop.closest(".unwritten")) moveStop(lines[0].cells[0]);
    },
  };
}

// The same without words. `show(shownRows)` hides the rest.
export function smallMap(weights, head) {
  const [, rows, columns] = weights.shape;
  const groups = Array.from({ length: rows }, (_, y) => {
    const cells = Array.from(rowOf(weights, head * rows + y), (weight, x) =>
      weight < 0.01
        ? ""
        : svg("rect", { x, y, width: 1, height: 1, "fill-opacity": weight.toFixed(2) }),
    );
    return svg("g", {}, ...cells.filter(Boolean));
  });
  const attributes = {
    viewBox: `0 0 ${columns} ${rows}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  };
  return {
    node: svg("svg", attributes, ...groups),
    show: (shownRows) =>
      groups.forEach((group, y) => group.classList.toggle("unwritten", y >= shownRows)),
  };
}
