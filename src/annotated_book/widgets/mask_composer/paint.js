// Painting a mask: press on a cell to turn it, and draw on to give others the same; by keyboard
// with Enter or the space bar.

/**
 * @param {HTMLElement} maps what holds the grids; they are drawn anew at each change
 * @param {(row: number, column: number) => boolean} isHidden
 * @param {(row: number, column: number) => void} turn
 */
export function paintable(maps, isHidden, turn) {
  /** @type {boolean | undefined} */
  let brush; // what is painted: hidden, or not

  const placeOf = (node) => {
    const cell = node?.closest?.(".painting td.number");
    if (!cell) return undefined;
    return [cell.parentElement.rowIndex - 1, cell.cellIndex - 1];
  };
  // The cell is another one after it was turned; the keyboard stays with it.
  /** @param {number[]} place */
  const turnAt = ([row, column]) => {
    turn(row, column);
    const table = /** @type {HTMLTableElement} */ (
      maps.querySelector(".painting table")
    );
    table.tBodies[0].rows[row].cells[column + 1].focus();
  };
  const under = ({ clientX, clientY }) => {
    const root = /** @type {Document | ShadowRoot} */ (maps.getRootNode());
    return placeOf(root.elementFromPoint(clientX, clientY));
  };

  maps.addEventListener("pointerdown", (event) => {
    const place = event.button === 0 && placeOf(event.target);
    if (!place) return;
    event.preventDefault(); // no text is marked
    maps.setPointerCapture(event.pointerId); // cells come and go
    brush = !isHidden(place[0], place[1]);
    turnAt(place);
  });
  maps.addEventListener("pointermove", (event) => {
    if (brush === undefined) return;
    const place = under(event);
    if (place && isHidden(place[0], place[1]) !== brush) turnAt(place);
  });
  for (const end of ["pointerup", "pointercancel"])
    maps.addEventListener(end, () => {
      brush = undefined;
    });
  // A screen reader clicks without a pointer.
  maps.addEventListener("click", ({ target, detail }) => {
    const place = placeOf(target);
    if (place && detail === 0) turnAt(place);
  });
  maps.addEventListener("keydown", (event) => {
    const place = placeOf(event.target);
    if (!place || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    turnAt(place);
  });
}
