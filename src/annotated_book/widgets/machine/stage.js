// The picture, out of sight of screen readers, and above each spot of it a real button: one stop
// of the Tab key, from spot to spot lead the arrow keys.
import { element, KEEP_KEYS, svg } from "../kit/controls.js";
import { CellWalk } from "./cells.js";
import { paint, place, Sheet } from "./paint.js";
import { pictureOf } from "./places.js";

const FINGER = 24;
const BESIDE = 1100; // px, as in machine.css: the code stands beside the picture
const LISTING = 464; // px that it needs there
let stages = 0; // for names that no other drawing on the page has
const px = (value) => `${Math.round(value * 10) / 10}px`;

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
    this.spots = element("div", {
      class: "spots",
      role: "group",
      "aria-label": "Parts of this picture",
      ...KEEP_KEYS,
    });
    this.number = element("div", { class: "number-page", ...KEEP_KEYS });
    this.node = element("div", { class: "stage" }, this.svg, this.spots, this.number);
    this.cells = new CellWalk(this);
    this.node.append(this.cells.node);
    /** @type {Map<string, HTMLElement>} */
    this.known = new Map(); // the buttons of this picture, by what they are and where
    this.spotOf = new WeakMap();
    this.sheet = null;
    this.at = null;
    /** @type {{ grid: any, row: number, cell: number } | null} */
    this.pin = null;
    this.node.addEventListener("keyup", (event) => {
      if (event.key === " ") event.preventDefault(); // it plays, and does not press
    });
  }

  // --- showing ---

  sheetOf(width, room) {
    return new Sheet(width, this.hatch, this.sheet, room);
  }

  show(sheet, at) {
    const isOther = !this.at || samePicture(this.at, at) === false;
    const had = this.node.contains(document.activeElement)
      ? (document.activeElement?.getAttribute("data-id") ?? "")
      : null;
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
    this.drawSpots(sheet.spots);
    this.markPlace(at);
    this.takeFocus(had, isOther);
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
    const [stop] = this.buttons();
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
    this.spots.replaceChildren();
    this.known = new Map();
    this.number.replaceChildren();
  }

  takeFocus(had, isOther) {
    const all = this.buttons();
    const { from } = this.view;
    const inner =
      isOther && from
        ? this.sheet.spots.find(({ go, grid }) => leadsTo(go ?? grid, from))
        : null;
    const id = isOther ? inner?.id : had;
    const stop = all.find((one) => one.dataset.id === id) ?? all[0];
    this.stopAt(stop);
    if (had !== null && !this.cells.isOpen) stop?.focus({ preventScroll: !isOther });
  }

  buttons() {
    return /** @type {HTMLElement[]} */ ([...this.node.querySelectorAll("[data-id]")]);
  }

  // The buttons stay where they are as long as the picture is the same: a step is drawn sooner.
  drawSpots(spots) {
    const keyOf = ({ id, x, y, w, h }) => `${id} ${x} ${y} ${w} ${h}`;
    const nodes = spots.map((spot) => {
      const key = keyOf(spot);
      const node = this.known.get(key) ?? this.button();
      if (!this.known.has(key)) moveTo(node, spot);
      this.spotOf.set(node, spot);
      if (node.dataset.id !== spot.id) {
        node.className = spot.grid ? "spot cells" : "spot";
        node.dataset.id = spot.id;
      }
      if (node.getAttribute("aria-label") !== spot.say)
        node.setAttribute("aria-label", spot.say);
      return [key, node];
    });
    const isSame =
      nodes.length === this.known.size && nodes.every(([key]) => this.known.has(key));
    this.known = new Map(nodes);
    if (!isSame) this.spots.replaceChildren(...this.known.values());
  }

  button() {
    const node = element("button", { type: "button", tabindex: "-1", ...KEEP_KEYS });
    const spot = () => this.spotOf.get(node);
    node.addEventListener("pointermove", (event) => {
      const [x, y] = this.inPicture(event);
      const { grid, read, say } = spot();
      if (grid) this.look(grid, ...cellAt(grid, x, y));
      else this.view.point(read?.(x, y) ?? say);
    });
    node.addEventListener("pointerleave", () => this.lookAway());
    node.addEventListener("focus", () => {
      this.stopAt(node);
      if (node.matches(":focus-visible")) this.view.point(spot().say);
    });
    node.addEventListener("blur", () => this.lookAway());
    node.addEventListener("click", (event) => this.enter(spot(), event));
    return node;
  }

  inPicture({ clientX, clientY }) {
    const { left, top, width } = this.svg.getBoundingClientRect();
    const scale = this.sheet.width / (width || 1);
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  enter(spot, event) {
    if (!spot.grid) return this.view.go(spot.go);
    if (event.detail === 0) return this.cells.enter(spot.grid); // by key
    const { path, head } = spot.grid;
    this.view.go(place(path, head, ...cellAt(spot.grid, ...this.inPicture(event))));
  }

  // --- lighting a cell, its row, its column and its sources ---

  look(grid, row, cell) {
    this.drawLights(grid, row, cell);
    this.view.point(this.sayCell(grid, row, cell));
  }

  lookAway() {
    this.view.point("");
    if (this.pin) this.drawLights(this.pin.grid, this.pin.row, this.pin.cell);
    else this.markPlace(this.at);
  }

  sayCell({ path, head }, row, cell) {
    const { scene } = this.view;
    return scene.sayCell(scene.run.tensor(path), { path, head, row, cell });
  }

  drawLights(grid, row, cell) {
    const { x, y, cw, ch, rows, columns } = grid;
    const [left, top] = [x + cell * cw, y + rows.indexOf(row) * ch];
    const box = (at, kind) => svg("rect", { ...at, class: kind });
    this.lights.replaceChildren(
      box({ x, y: top, width: columns * cw, height: ch }, "line-light"),
      box({ x: left, y, width: cw, height: rows.length * ch }, "line-light"),
      box({ x: left, y: top, width: cw, height: ch }, "cell-light"),
      ...this.sourcesOf(grid, row, cell).map((at) => box(at, "source-light")),
    );
  }

  // Where the numbers are that this one is computed from, as far as they are in the picture.
  sourcesOf({ path, head }, row, cell) {
    const { view } = this;
    const found = new Map();
    for (const { path: from, index } of view.operandsOf({ path, head, row, cell })) {
      const at = index.length === 3 ? index : [-1, ...index];
      const grid = this.sheet.grids.find(
        (one) =>
          one.path === from &&
          (one.head < 0 || at[0] < 0 || one.head === at[0]) &&
          one.rows.includes(at[1]),
      );
      if (!grid) continue;
      const [i, j] = [grid.rows.indexOf(at[1]), at[2]];
      const key = `${from}#${grid.head}`;
      const [i0, j0, i1, j1] = found.get(key)?.box ?? [i, j, i, j];
      found.set(key, {
        grid,
        box: [Math.min(i0, i), Math.min(j0, j), Math.max(i1, i), Math.max(j1, j)],
      });
    }
    return [...found.values()].map(
      ({ grid: { x, y, cw, ch }, box: [i0, j0, i1, j1] }) => ({
        x: x + j0 * cw - 1,
        y: y + i0 * ch - 1,
        width: (j1 - j0 + 1) * cw + 2,
        height: (i1 - i0 + 1) * ch + 2,
      }),
    );
  }

  // The tensor or the row that the address names.
  markPlace(at) {
    this.lights.replaceChildren();
    if (!this.sheet) return;
    const whole = pictureOf(at.path, at.head).path;
    for (const { path, head, rows, columns, x, y, cw, ch } of this.sheet.grids) {
      if (path !== at.path || (at.row < 0 && path === whole)) continue;
      if (at.head >= 0 && head >= 0 && head !== at.head) continue;
      const row = rows.indexOf(at.row);
      const [top, height] = row < 0 ? [y, ch * rows.length] : [y + row * ch, ch];
      this.lights.append(
        svg("rect", {
          x: x - 2,
          y: top - 2,
          width: columns * cw + 4,
          height: height + 4,
          class: "source-light",
        }),
      );
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
      if (!this.cells.isOpen) this.lookAway();
      return true;
    }
    return this.cells.leave(true);
  }

  // --- keys ---

  stopAt(node) {
    for (const one of this.buttons()) {
      const stop = one === node ? 0 : -1;
      if (one.tabIndex !== stop) one.tabIndex = stop;
    }
  }
}

// A finger needs 24 pixels.
function moveTo(node, spot) {
  const [w, h] = [Math.max(spot.w, FINGER), Math.max(spot.h, FINGER)];
  const box = {
    left: spot.x - (w - spot.w) / 2,
    top: spot.y - (h - spot.h) / 2,
    width: w,
    height: h,
  };
  for (const [name, value] of Object.entries(box))
    node.style.setProperty(name, px(value));
}

const samePicture = (a, b) => {
  const [one, other] = [a, b].map(({ path, head }) => pictureOf(path, head));
  return one.kind === other.kind && one.path === other.path && a.head === b.head;
};

const leadsTo = (there, from) =>
  there && there.path === from.path && there.head === from.head;

function cellAt({ x, y, cw, ch, rows, columns }, px, py) {
  const clamp = (i, n) => Math.max(0, Math.min(n - 1, i));
  const row = rows[clamp(Math.floor((py - y) / ch), rows.length)];
  return [row, clamp(Math.floor((px - x) / cw), columns)];
}
