// What stands still in the picture: layers, parts, tables, heads, the memory, the rails.
import { Ground, SMALL } from "./ground.js";
import { entry, place } from "./paint.js";

const SHORT = {
  "self-attention": "self",
  "cross-attention": "cross",
  "feed-forward": "feed",
  position: "pos.",
};
const ADDS = ["norm", "place", "feed"]; // stations that tell of ⊕

export class Parts extends Ground {
  frames() {
    const { sight, colors } = this;
    for (const { x, y, w, h, name, path } of this.layout.frames) {
      sight.box(x, y, w, h, { fill: colors.panel, stroke: colors.line, radius: 8 });
      const left = sight.camera.x + this.layout.tgt.gutter / sight.scale;
      const at = Math.max(left, x) + 4;
      const more = { most: x + w - at };
      const low = Math.max(y + 26 - this.#line, this.#ceiling);
      if (at < x + w) sight.text("layer", name, at, low, more);
      this.enter(path, [x, y - 14, w, 14], [x, y, w, h]);
    }
  }

  // The head of a part stands at its top; where many rows leave that out of sight, at the edge.
  #headOf({ y }) {
    return Math.max(y, this.#ceiling + this.#line - 24);
  }

  // From a layer's name down to the names of its parts: they never touch.
  get #line() {
    return Math.max(30, 13 / this.sight.scale);
  }

  /** Below it a layer's name has room at the top edge. */
  get #ceiling() {
    const { camera, scale } = this.sight;
    return this.layout.isAlone ? camera.y + 13 / scale : -Infinity;
  }

  // Lines from the memory pass behind the head of their part.
  lid(band) {
    const { x, y, w } = band;
    if (band.isCross)
      this.sight.box(x + 2, y + 2, w - 4, 44, { fill: this.colors.cell });
  }

  /** Down to where heads at the edge cover the rows; 0 if there are none. */
  get edge() {
    const { top } = this.layout.tgt;
    const head = this.#headOf({ y: top });
    return head > top ? head + 43 : -Infinity;
  }

  lids() {
    const { x, y, w } = this.sight.camera;
    const left = Math.max(x, this.layout.chipX.tgt + 44); // beside the tokens
    const look = { fill: this.colors.cell, radius: 0 };
    if (this.edge > y) this.sight.box(left, y, w, this.edge - y, look);
  }

  part(band) {
    const { sight, colors } = this;
    const top = this.#headOf(band);
    const { x, y, w, h, kind, path, name } = band;
    const isLit = this.isLit(path);
    const [stroke, width] = isLit ? [colors.accent, 2.5] : [colors.line, 1.2];
    sight.box(x, y, w, h, { fill: colors.cell, stroke, width, radius: 6 });
    const words = sight.scale < 1 ? (SHORT[name] ?? name) : name;
    const color = isLit ? "accent" : "soft";
    const look = { most: w + 16, bold: isLit, color };
    sight.text("title", words, x + w / 2, top + 12, look);
    this.enter(path, [x, top, w, 17], [x, y, w, h]);
    if (kind === "table") this.#table(band);
    if (band.update && this.layout.isPreNorm) this.#gate(x + 3, band.side, isLit);
  }

  #gate(x, side, isLit, top = this.layout[side].top + 40) {
    const { sight, colors } = this;
    const fill = isLit ? colors.accent : colors.line;
    const h = this.layout[side].end - top - 6;
    sight.box(x - 1.6, top, 3.2, h, { fill, radius: 1.6 });
    const look = { align: /** @type {CanvasTextAlign} */ ("right"), dx: -4 }; // beside the heads
    if (isLit && this.isNear)
      sight.text("note", "norm", x, Math.max(top, this.edge) - 6, look);
  }

  // A row for each entry of the vocabulary; those that are read have their numbers.
  #table({ x, y, w, h, side, path }) {
    const { sight, run, ink, colors } = this;
    const count = run.vocabulary[side].length;
    const [top, high] = [y + 20, h - 28];
    const shown = Math.min(count, 60);
    for (let i = 0; i < shown; i++) {
      const at = top + (high * (i + 0.5)) / shown;
      sight.level(x + 5, x + w - 5, at, { stroke: colors.line, width: 1 });
    }
    const isLit = this.isLit(path);
    const look = { turn: -Math.PI / 2, edge: isLit ? colors.accent : "" };
    run[side].forEach((id, row) => {
      if (this.at(side, path, row) <= 0) return;
      const at = top + (high * (id + 0.5)) / count;
      const picture = ink.strip(run.tensor(`${path}.table`), row);
      sight.image(picture, x + w / 2, at, Math.max(3, high / count), w - 8, look);
      if (isLit && this.isNear && this.isSaid(side, row))
        sight.text("note", `row ${id}`, x + w / 2, at - 4);
    });
  }

  // The heads of an attention, with their weights.
  tiles(band) {
    const { path, side, x, w } = band;
    const { sight, ink, layout, colors } = this;
    const wide = Math.min(26, w / layout.heads - 3);
    const high = Math.min(16, wide);
    const left = x + (w - layout.heads * (wide + 3) + 3) / 2;
    const top = this.#headOf(band) + 24;
    const isLit = this.isLit(path);
    for (let head = 0; head < layout.heads; head++) {
      const at = left + head * (wide + 3);
      const stroke = ink.hue(head);
      const width = isLit ? 2 : 1.2;
      sight.box(at, top, wide, high, { fill: colors.cell, stroke, width, radius: 2 });
      this.#weights(path, side, head, [at + 1, top + 1, wide - 2, high - 2]);
      if (isLit && this.isNear)
        sight.text("head", String(head), at + wide / 2, top - 1.5, { color: stroke });
      const go = place(path, head);
      this.target(`${path}#${head}`, `Open head ${head}`, go, [at, top, wide, high]);
    }
  }

  #weights(path, side, head, [x, y, wide, high]) {
    const { sight, ink, run } = this;
    const weights = run.tensor(`${path}.weights`);
    const [, rows, keys] = weights.shape;
    const [cw, ch] = [wide / keys, high / rows];
    const least = keys > 16 ? 0.08 : 0.01; // of many cells, those that are seen
    for (let i = 0; i < rows; i++) {
      if (this.at(side, path, i) < 0.5) continue;
      for (let j = 0; j < keys; j++) {
        const alpha = entry(weights, head, i, j);
        const look = { fill: ink.hue(head), alpha, radius: 0 };
        if (alpha > least) sight.box(x + cw * j, y + ch * i, cw, ch, look);
      }
    }
  }

  shelves() {
    const { sight, layout, colors } = this;
    layout.shelves.forEach(({ x, y, w }, copy) => {
      const isLit = this.isLit("memory") && !copy;
      const stroke = isLit ? colors.accent : colors.line;
      const fill = copy ? colors.panel : colors.cell;
      const h = layout.src.end - y + 6;
      sight.box(x, y, w, h, { fill, stroke, width: isLit ? 2 : 1.2, radius: 6 });
      const color = isLit ? "accent" : "soft";
      const words = copy ? "memory, again" : "memory";
      sight.text("title", words, x + w / 2, y + 11, {
        most: w + 20,
        color,
        bold: isLit,
      });
      this.enter("encoder", copy ? null : [x, y, w, 15], [x, y, w, h]);
      const before = layout.shelves[copy - 1];
      for (const off of before ? [-1.5, 1.5] : []) {
        const look = { stroke: colors.soft, width: 1.1 };
        sight.level(before.x + before.w, x, layout.shelfY + off, look);
      }
    });
  }

  rails() {
    const { sight, layout } = this;
    for (const side of layout.sides)
      for (let row = 0; row < layout[side].n; row++) this.#rail(side, row);
    for (const { x, side } of layout.gates) {
      const isLit = this.station === "memory" && side === layout.given.side;
      this.#gate(x, side.name, isLit, side.top + 20);
    }
    for (const { plus, path, side } of layout.bands.values())
      if (plus && this.isLit(path) && this.isNear && ADDS.includes(this.station))
        sight.text("note", "adds", plus, layout[side].rails[layout.given.said] + 16);
  }

  #rail(side, row) {
    const { sight, layout, colors } = this;
    const y = layout[side].rails[row];
    const isWritten = this.isWritten(side, row);
    const isTold = this.isTold(side, row);
    const look = {
      ...{ stroke: isTold ? colors.accent : colors.soft, width: isTold ? 2 : 1.2 },
      ...{ alpha: isWritten ? 0.75 : 0.4, dash: isWritten ? [] : [2, 5] },
    };
    const from = layout.chipX[side] + 40;
    if (side === "src") sight.line([[from, y], ...this.#toShelf(row)], look);
    else sight.level(from, layout.exit, y, look);
    const isNext = !isWritten && row === this.row + 1 && this.isNear;
    if (isNext) sight.text("aside", "written later", layout.chipX.tgt, y - 4);
    for (const band of layout.bands.values()) {
      if (band.side !== side || !band.plus || !isWritten) continue;
      const isHere = this.isGiven(side, row) || row === this.row;
      const isLit = this.isLit(band.path) && this.station !== "self" && isHere;
      sight.plus(band.plus, y, isLit);
    }
  }

  // Where a rail of the encoder ends: at its token's place in the memory.
  #toShelf(row) {
    const { layout } = this;
    const end = layout.shelfY + layout.strip.height / 2;
    const x = layout.shelves[0].x;
    return [
      [x - 44, layout.src.rails[row]],
      [x - 14, end],
      [layout.shelfX(row), end],
    ];
  }

  // What each row is for, at the left edge, when its token is out of sight.
  names() {
    const { sight, layout, run } = this;
    const { camera } = sight;
    if (sight.scale < SMALL) return;
    for (const side of layout.sides) {
      const { gutter, top, end, rails } = layout[side];
      const x = layout.chipX[side] + (gutter ? -40 : 36);
      const isGone = side === "src" && camera.x > layout.shelves[0].x;
      if (isGone || (x > camera.x && x < camera.x + camera.w)) continue;
      if (gutter) sight.cover(camera.x, top - 20, gutter / sight.scale, end - top + 60);
      rails.forEach((y, row) => {
        if (!this.isWritten(side, row) || y < this.edge) return;
        const out = this.at("tgt", "pick", row) >= 1 ? run.nextTokens[row] : "?";
        const isTold = this.isTold(side, row);
        const words = this.token(side, row) + (isTold && !gutter ? ` → ${out}` : "");
        const below = gutter ? 4 / sight.scale - layout[side].high / 2 : 10;
        const color = isTold ? "accent" : "soft";
        sight.text("row", words, camera.x, y + below, { color, halo: !gutter });
      });
    }
  }

  // What the two stacks are called, on the whole machine.
  stackNames() {
    const { sight, layout } = this;
    const above = layout.isAlone ? 46 : Math.max(36, 18 + 16 / sight.scale);
    const first = layout.isAlone ? "Decoder, alone" : "Encoder";
    sight.text("stack", first, layout.frames[0].x, layout.src.top - above);
    const second = layout.frames[layout.layers];
    if (second) sight.text("stack", "Decoder", second.x, layout.tgt.end + 26);
  }
}
