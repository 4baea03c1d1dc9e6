// A table that is one stop of the Tab key; from cell to cell lead the arrow keys.

const isShown = (cell) => !cell.matches(".none") && !cell.closest(".unwritten");

/**
 * `cells[row][column]`: the cells, each with a tabindex of -1. What is returned brings the stop
 * to the first cell that is shown when its own is not.
 * @param {HTMLElement} table
 * @param {HTMLElement[][]} cells
 */
export function walkWithArrowKeys(table, cells) {
  const first = () => cells.flat().find(isShown) ?? cells[0][0];
  let stop = first();
  stop.tabIndex = 0;

  function moveStop(cell) {
    stop.tabIndex = -1;
    stop = cell;
    stop.tabIndex = 0;
  }

  table.addEventListener("keydown", (event) => {
    const cell = /** @type {HTMLElement} */ (event.target);
    const row = cells.findIndex((line) => line.includes(cell));
    if (row < 0) return;
    const column = cells[row].indexOf(cell);
    const [toRow, toColumn] = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, cells[row].length - 1],
    }[event.key] ?? [null, null];
    if (toRow === null) return;
    event.preventDefault();
    const next = cells[toRow]?.[toColumn];
    if (!next || getComputedStyle(next).visibility === "hidden") return;
    moveStop(next);
    next.focus();
  });

  return () => {
    if (!isShown(stop)) moveStop(first());
  };
}
