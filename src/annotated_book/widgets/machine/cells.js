// The numbers of one matrix as a grid that a screen reader reads and arrow keys walk through.
// It is out of sight: the picture shows where one is.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { element, KEEP_KEYS } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { entry } from "./paint.js";

export class CellWalk {
  constructor(stage) {
    this.stage = stage;
    this.node = element("div", { class: "unseen" });
    this.grid = null;
  }

  get isOpen() {
    return this.grid !== null;
  }

  enter(grid) {
    const { view } = this.stage;
    const tensor = view.scene.run.tensor(grid.path);
    this.grid = grid;
    const cells = grid.rows.map((row) =>
      Array.from({ length: grid.columns }, (_, column) => {
        const number = short(entry(tensor, grid.head, row, column), 3);
        const name = view.scene.columnName(grid.path, column);
        return element(
          "td",
          {
            tabindex: "-1",
            "aria-label": `${name}: ${number}`,
            "data-at": `${row} ${column}`,
            ...KEEP_KEYS,
          },
          number,
        );
      }),
    );
    const lines = cells.map((line, i) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, view.scene.rowName(grid.path, grid.rows[i])),
        ...line,
      ),
    );
    const say = view.scene.sayOf(grid.path);
    const table = element(
      "table",
      { role: "grid", "aria-label": say },
      element("tbody", {}, ...lines),
    );
    const at = (event) => event.target.closest("td").dataset.at.split(" ").map(Number);
    table.addEventListener("focusin", (event) => this.stage.look(grid, ...at(event)));
    table.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.stage.pinOrEnter(grid, ...at(event));
    });
    walkWithArrowKeys(table, cells);
    this.node.replaceChildren(table);
    cells[0][0].focus({ preventScroll: true });
  }

  /** Whether one was in a grid; with `back`, the focus returns to its button. */
  leave(back = false) {
    if (!this.grid) return false;
    const { path, head } = this.grid;
    this.grid = null;
    if (back) this.stage.spots.nodes.get(`${path}#${head}`)?.focus();
    this.node.replaceChildren();
    return true;
  }
}
