// The picture, out of sight of screen readers, and above each spot of it a real button.
import { element, KEEP_KEYS, svg } from "../kit/controls.js";
import { CellWalk } from "./cells.js";
import { paint, place, placeAt, Sheet } from "./paint.js";
import { pictureOf } from "./places.js";
import { Spots } from "./spots.js";

const BESIDE = 1100; // px, as in machine.css: the code stands beside the picture
const LISTING = 464; // px that it needs there
let stages = 0; // for names that no other drawing on the page has

// What the mask hides is hatched.
function hatch(id) {
  const stripes = svg("path", { d: "M-1 6L6 -1M2 9L9 2", class: "stripe" });
  const size = { width: 5, height: 5, patternUnits: "userSpaceOnUse" };
  return svg("defs", {}, svg("pattern", { id, ...size }, stripes));
}

export class Stage {
  constructor(view) {
    this.view = view;
    stages += 1;
    this.hatch = `machine-hatch-${stages}`;
    this.drawing = svg("g");
    this.lights = svg("g", { class: "lights" });
    const parts = [hatch(this.hatch), this.drawing, this.lights];
    this.svg = svg("svg", { "aria-hidden": "true", class: "picture" }, ...parts);
    this.spots = new Spots("spots", "Parts of this picture", {
      press: (spot, event) => this.#enter(spot, event),
      point: (spot, event) => this.#pointAt(spot, event),
      leave: () => this.#lookAway(),
    });
    this.spots.node.addEventListener("focusin", (event) => {
      const on = /** @type {HTMLElement} */ (event.target);
      if (on.matches(":focus-visible")) view.point(on.ariaLabel);
    });
    this.spots.node.addEventListener("focusout", () => this.#lookAway());
    this.number = element("div", { class: "number-page", ...KEEP_KEYS });
    this.cells = new CellWalk(this);
    const all = [this.svg, this.spots.node, this.number, this.cells.node];
    this.node = element("div", { class: "stage" }, ...all);
    this.sheet = null;
    this.at = null;
    /** @type {{ grid: any, row: number, cell: number } | null} */
    this.pin = null;
  }

  // --- showing ---

  sheetOf(width, room) {
    return new Sheet(width, this.hatch, this.sheet, room);
  }

  show(sheet, at) {
    const isOther = !this.at || samePicture(this.at, at) === false;
    const hadFocus = this.node.contains(document.activeElement);
    paint(this.drawing, sheet.marks, this.sheet?.marks);
    this.sheet = sheet;
    sheet.before = null;
    this.at = at;
    if (isOther) {
      this.pin = null;
      this.cells.leave();
    }
    this.number.replaceChildren();
    this.svg.removeAttribute("hidden");
    const { width, height } = sheet;
    const size = { width, height: Math.ceil(height) };
    const all = { ...size, viewBox: `0 0 ${size.width} ${size.height}` };
    for (const [name, value] of Object.entries(all))
      this.svg.setAttribute(name, String(value));
    this.#markPlace(at);
    const { from } = this.view;
    const isInner = ({ go, grid }) => leadsTo(go ?? grid, from);
    const first = isOther && from ? sheet.spots.find(isInner) : undefined;
    this.spots.draw(sheet.spots, first?.id, hadFocus && !this.cells.isOpen);
  }

  /** As large as there is room, with what stands below or beside it. @param {HTMLElement} room */
  fill({ clientWidth, clientHeight }) {
    const { width, height } = this.sheet;
    const wide = clientWidth - 24 - (clientWidth < BESIDE ? 0 : LISTING);
    const share = Math.min(wide / width, (clientHeight - 84) / height, 1.7);
    this.node.style.zoom = String(Math.max(1, share));
  }

  showNumber(nodes) {
    this.node.style.zoom = "1";
    const had = this.node.contains(document.activeElement);
    this.clear();
    this.number.replaceChildren(...nodes);
    const stop = /** @type {HTMLElement | null} */ (
      this.number.querySelector("[data-id]")
    );
    if (stop) stop.tabIndex = 0;
    if (had) stop?.focus();
  }

  wait(words) {
    this.showNumber([element("p", { class: "hint", role: "status" }, words)]);
  }

  clear() {
    this.sheet = null;
    this.at = null;
    this.pin = null;
    this.cells.leave();
    this.drawing.replaceChildren();
    this.lights.replaceChildren();
    this.svg.toggleAttribute("hidden", true);
    this.spots.draw([]);
    this.number.replaceChildren();
  }

  /** @param {import("./spots.js").Spot} spot @param {PointerEvent} event */
  #pointAt({ grid, say }, event) {
    if (grid) this.look(grid, ...cellAt(grid, ...this.#inPicture(event)));
    else this.view.point(say);
  }

  #inPicture({ clientX, clientY }) {
    const { left, top, width } = this.svg.getBoundingClientRect();
    const scale = this.sheet.width / (width || 1);
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  #enter(spot, event) {
    if (!spot.grid) return this.view.go(spot.go);
    if (event.detail === 0) return this.cells.enter(spot.grid); // by key
    const { path, head } = spot.grid;
    this.view.go(place(path, head, ...cellAt(spot.grid, ...this.#inPicture(event))));
  }

  // --- lighting a cell, its row, its column and its sources ---

  look(grid, row, cell) {
    this.#drawLights(grid, row, cell);
    this.view.point(this.sayCell(grid, row, cell));
  }

  #lookAway() {
    this.view.point("");
    if (this.pin) this.#drawLights(this.pin.grid, this.pin.row, this.pin.cell);
    else this.#markPlace(this.at);
  }

  sayCell({ path, head }, row, cell) {
    const { scene } = this.view;
    return scene.sayCell(scene.run.tensor(path), { path, head, row, cell });
  }

  #drawLights(grid, row, cell) {
    const [i, low, right] = [
      grid.rows.indexOf(row),
      grid.rows.length - 1,
      grid.columns - 1,
    ];
    this.lights.replaceChildren();
    this.#light(grid, "line-light", [i, 0, i, right]);
    this.#light(grid, "line-light", [0, cell, low, cell]);
    this.#light(grid, "cell-light", [i, cell, i, cell]);
    for (const [source, box] of this.#sourcesOf({ ...grid, row, cell }))
      this.#light(source, "source-light", box, 1);
  }

  // From a row and a column of a grid to another row and column.
  #light({ x, y, cw, ch }, kind, [i0, j0, i1, j1], more = 0) {
    const box = {
      ...{ x: x + j0 * cw - more, y: y + i0 * ch - more },
      ...{
        width: (j1 - j0 + 1) * cw + 2 * more,
        height: (i1 - i0 + 1) * ch + 2 * more,
      },
    };
    this.lights.append(svg("rect", { ...box, class: kind }));
  }

  // Where the numbers are that this one is computed from, as far as they are in the picture.
  #sourcesOf(at) {
    const found = new Map();
    for (const { path, index } of this.view.operandsOf(at)) {
      const from = placeAt(path, index);
      const grid = this.sheet.grids.find(
        (one) => isOf(one, from) && one.rows.includes(from.row),
      );
      if (!grid) continue;
      const [i, j] = [grid.rows.indexOf(from.row), from.cell];
      const [i0, j0, i1, j1] = found.get(grid) ?? [i, j, i, j];
      found.set(grid, [
        ...[Math.min(i0, i), Math.min(j0, j)],
        ...[Math.max(i1, i), Math.max(j1, j)],
      ]);
    }
    return found;
  }

  // The tensor or the row that the address names.
  #markPlace(at) {
    this.lights.replaceChildren();
    if (!this.sheet) return;
    const isWhole = at.row < 0 && at.path === pictureOf(at.path, at.head).path;
    for (const grid of this.sheet.grids) {
      if (isWhole || !isOf(grid, at)) continue;
      const row = grid.rows.indexOf(at.row);
      const [top, low] = row < 0 ? [0, grid.rows.length - 1] : [row, row];
      this.#light(grid, "source-light", [top, 0, low, grid.columns - 1], 2);
    }
  }

  /** Enter keeps a cell lit; the next Enter goes in. */
  pinOrEnter(grid, row, cell) {
    const { pin } = this;
    if (pin && pin.grid === grid && pin.row === row && pin.cell === cell)
      return this.view.go(place(grid.path, grid.head, row, cell));
    this.pin = { grid, row, cell };
    this.look(grid, row, cell);
    this.view.point(
      `${this.sayCell(grid, row, cell)} Pinned: Enter again for its sum.`,
    );
  }

  /** Whether there was something to let go of. */
  unpin() {
    if (this.pin) {
      this.pin = null;
      if (!this.cells.isOpen) this.#lookAway();
      return true;
    }
    return this.cells.leave(true);
  }
}

const samePicture = (a, b) => {
  const [one, other] = [a, b].map(({ path, head }) => pictureOf(path, head));
  return one.path === other.path && a.head === b.head;
};

// Is this place in this grid?
const isOf = (grid, { path, head }) =>
  grid.path === path && (grid.head < 0 || head < 0 || grid.head === head);

const leadsTo = (there, from) =>
  there && there.path === from.path && there.head === from.head;

function cellAt({ x, y, cw, ch, rows, columns }, px, py) {
  const clamp = (i, n) => Math.max(0, Math.min(n - 1, i));
  const row = rows[clamp(Math.floor((py - y) / ch), rows.length)];
  return [row, clamp(Math.floor((px - x) / cw), columns)];
}
