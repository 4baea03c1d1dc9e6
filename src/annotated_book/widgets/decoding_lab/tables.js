// Tables of texts and numbers. A probability has a bar, too.
import { full, grid, short } from "../kit/grid.js";

export const rounded = (number) => short(Math.round(number * 1000) / 1000, 3);

// In a drawing, where a share that is as good as nothing is not written.
export const brief = (share) => (share < 0.005 ? "" : share.toFixed(2));

/** A row is its name and its cells. @returns {HTMLElement} */
export function table(title, corner, columns, rows, look) {
  const drawCell = (name, cell, i) => {
    const say = `${name}, ${columns[i]}`;
    if (typeof cell === "string") return { text: cell, say };
    const exact = `${say}, exactly ${full(cell)}`;
    if (cell < 0) return { text: rounded(cell), say: exact };
    return { text: short(cell, 4), say: exact, share: cell, kinds: ["bar"] };
  };
  const cells = rows.map(([name, ...row]) =>
    row.map((cell, i) => drawCell(name, cell, i)),
  );
  return grid({
    title,
    corner,
    rows: rows.map(([name]) => name),
    columns,
    cells,
    look,
  });
}
