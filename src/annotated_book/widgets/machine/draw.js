// The picture of the whole model at a time t of a story: nothing in it depends on what was drawn
// before. A strip stands on its token's rail; the rail is the residual stream.
import { rowOf } from "../kit/numbers.js";
import { drawBars } from "./bars.js";
import { SMALL } from "./ground.js";
import { mix, ramp, smooth } from "./layout.js";
import { two } from "./narration.js";
import { place } from "./paint.js";
import { Sublayers } from "./sublayers.js";

const patterns = new WeakMap(); // a tensor of positions -> what each adds

export class Drawing extends Sublayers {
  draw() {
    const bands = [...this.layout.bands.values()];
    this.frames();
    for (const band of bands) this.part(band);
    this.shelves();
    this.rails();
    for (const side of this.layout.sides)
      for (let row = 0; row < this.layout[side].n; row++)
        this.#travel(side, row, bands);
    this.lids();
    for (const band of bands) this.lid(band);
    for (const band of bands) if (band.kind === "attention") this.tiles(band);
    drawBars(this);
    this.names();
    if (this.isOver) this.stackNames();
    return this.targets;
  }

  #travel(side, row, bands) {
    if (!this.isWritten(side, row) || this.isAway(side, row)) return;
    this.#chip(side, row);
    const step = { table: "lookUp", place: "add", attention: "attend", feed: "feed" };
    for (const band of bands) {
      if (band.side !== side || band.kind === "exit") continue;
      const p = this.at(side, band.path, row);
      if (p > 0) this[step[band.kind]](band, row, p);
      if (p < 1) return;
    }
    if (side === "tgt") this.leave(row);
    else this.#remember(row);
  }

  // --- tokens ---

  #chip(side, row) {
    const { sight, layout, colors } = this;
    const isRow = !this.isGiven(side, row);
    const p = smooth(this.at(side, "chip", row));
    const [x0, y0] = isRow ? this.#writtenAt(row) : this.#wordAt();
    const [x, y] = [mix(x0, layout.chipX[side], p), mix(y0, this.middle(side, row), p)];
    const alpha = isRow ? Math.min(1, p * 4) : Math.max(0, p * 1.4 - 0.2);
    const { pitch } = layout[side];
    const high = Math.min(26, pitch * 0.8);
    const isTiny = high * sight.scale <= 13; // for a text: it stands alone, before its rail
    if (!isRow && !row && !isTiny) this.#typed(p);
    if (alpha <= 0) return;
    const [left, top] = [x - 40, y - high / 2];
    const isTold = this.isTold(side, row);
    const [stroke, width] = isTold ? [colors.accent, 2.4] : [colors.soft, 1.4];
    const radius = Math.min(10, high / 2);
    const look = { fill: colors.cell, stroke, width, alpha, radius };
    const token = this.token(side, row);
    if (!isTiny) {
      sight.box(left, top, 80, high, look);
      const units = Math.min(13, high * 0.6);
      sight.text("token", token, x, y + Math.min(4.5, high / 4), { units, alpha });
    } else if (pitch * sight.scale > 11) {
      const color = isTold ? "accent" : "ink";
      sight.text("end", token, x + 38, y + 4 / sight.scale, { alpha, color });
    }
    const go = place(layout[side].embed, -1, row);
    this.target(`${side} ${row}`, `Open the embedding of ${token}`, go, [
      left,
      top,
      80,
      high,
    ]);
    if (this.station !== "tokens" || isRow) return;
    const [dx, dy] = layout.isAlone ? [62, 4] : [0, high / 2 + 11];
    sight.text("id", `id ${this.run[side][row]}`, x + dx, y + dy, {
      alpha: ramp(p, 0.5, 1), // not while all are in one place
    });
  }

  #wordAt() {
    const { side, last } = this.layout.given;
    const y = (side.rails[0] + side.rails[last]) / 2 - 30;
    return [this.layout.chipX[side.name] - 130, y];
  }

  // The text as it was typed.
  #typed(p) {
    const alpha = this.isOver ? 1 : this.station === "tokens" ? 1 - 0.55 * p : 0;
    const [, y] = this.#wordAt();
    const end = this.#wordAt()[0] + 74;
    const most = Math.min(240, end - this.sight.camera.x); // in sight
    if (alpha) this.sight.text("word", this.word, end, y + 5, { alpha, most });
  }

  // A new row begins where its token was written.
  #writtenAt(row) {
    const { layout } = this;
    if (!row) return [layout.chipX.tgt - 60, layout.tgt.rails[0] - 30];
    return [layout.exit + 80, this.middle("tgt", row - 1)];
  }

  // --- into the stream ---

  lookUp({ path, side, x, w, y, h, stop }, row, p) {
    const { sight, ink, run, layout, colors } = this;
    if (p >= 1) this.strip(path, side, row, stop);
    else if (p > 0.05) {
      const picture = ink.strip(run.tensor(path), row);
      const at =
        y + 20 + ((h - 28) * (run[side][row] + 0.5)) / run.vocabulary[side].length;
      const q = smooth(ramp(p, 0.35, 1));
      const [cx, cy] = [mix(x + w / 2, stop, q), mix(at, this.middle(side, row), q)];
      const long = mix(w - 8, layout[side].high, q);
      const look = { turn: (-Math.PI / 2) * (1 - q), edge: colors.accent, width: 1.5 };
      sight.image(picture, cx, cy, layout.strip.width, long, look);
    }
    if (p >= 1 && this.station === "table" && this.isSaid(side, row) && this.isNear)
      this.#firstNumbers(path, stop);
  }

  // The first numbers of the first strip, beside it.
  #firstNumbers(path, x) {
    const { sight, layout, colors } = this;
    const { side, said } = layout.given;
    const numbers = rowOf(this.run.tensor(path), said);
    const top = side.rails[said] - side.high;
    for (const i of [0, 1, 2]) {
      const y = top - 2 + i * 11;
      const from = [x + 5, top + ((i + 0.5) * side.high) / numbers.length];
      sight.line([from, [x + 12, y]], { stroke: colors.soft, width: 1 });
      sight.text("number", two(numbers[i]), x + 13, y + 3);
    }
  }

  // The positional encoding, and the sum.
  add({ path, side, x, w, plus, stop }, row, p) {
    const { sight, ink, run, layout, colors } = this;
    const pattern = this.#pattern(side);
    const given = run.tensor(layout[side].embed);
    const y = this.middle(side, row);
    const [wide, high] = [layout.strip.width, layout[side].high];
    const q = smooth(ramp(p, 0.15, 0.6));
    const rest = { edge: colors.soft, width: 0.8 };
    const hot = { edge: colors.accent, width: 1.5 };
    sight.image(ink.strip(pattern, row), x + w / 2, y, wide, high, rest);
    if (p < 0.6) {
      sight.image(ink.strip(pattern, row), mix(x + w / 2, plus, q), y, wide, high, hot);
      const from = this.band(layout[side].embed).stop;
      sight.image(ink.strip(given, row), mix(from, plus, q), y, wide, high, rest);
      return;
    }
    this.strip(path, side, row, mix(plus, stop, smooth(ramp(p, 0.75, 1))), {
      isHot: p < 1,
    });
    const isSaid = this.station === "place" && this.isSaid(side, row) && this.isNear;
    if (isSaid)
      this.sums([given, pattern, run.tensor(path)], row, stop + 9, y - high / 2);
  }

  #pattern(side) {
    const { positions, embed } = this.layout[side];
    const [placed, given] = [positions, embed].map((path) => this.run.tensor(path));
    if (!patterns.has(placed)) {
      const data = placed.data.map((value, i) => value - given.data[i]);
      patterns.set(placed, { shape: placed.shape, data });
    }
    return patterns.get(placed);
  }

  // --- out of it ---

  #remember(row) {
    const { layout, ink, colors } = this;
    const p = this.at("src", "memory", row);
    if (p <= 0) return;
    const last = layout.frames[layout.layers - 1];
    const q = smooth(p);
    const x = mix(last.x + last.w - 14, layout.shelfX(row), q);
    const y = mix(this.middle("src", row), layout.shelfY, smooth(ramp(p, 0.45, 0.95)));
    const wide = Math.min(layout.strip.width, layout.spacing * 0.6);
    const high = mix(layout.src.high, layout.strip.height, q);
    const picture = ink.strip(this.run.tensor("encoder"), row);
    const look =
      p < 1 ? { edge: colors.accent, width: 2 } : { edge: colors.soft, width: 0.8 };
    this.sight.image(picture, x, y, wide, high, look);
    if (p === 1) this.#onShelves(row, picture, wide);
  }

  #onShelves(row, picture, wide) {
    const { layout, sight, colors } = this;
    const token = this.token("src", row);
    const [y, high] = [layout.shelfY, layout.strip.height];
    layout.shelves.forEach((_, copy) => {
      const x = layout.shelfX(row, copy);
      const look = { edge: colors.soft, width: 0.8, alpha: 0.8 };
      if (copy) sight.image(picture, x, y, wide, high, look);
      const box = [x - wide / 2, y - high / 2, wide, high];
      const go = place("encoder", -1, row);
      this.target(`encoder ${row} ${copy}`, `Memory of ${token}`, go, box);
      if (layout.src.n <= 3 && this.isNear)
        sight.text("share", token, x, y - high / 2 - 2, { most: layout.spacing + 14 });
    });
  }

  leave(row) {
    const { layout, run, sight } = this;
    const p = this.at("tgt", "decoder", row);
    if (p <= 0) return;
    const { x } = this.band("generator");
    this.strip("decoder", "tgt", row, mix(x - 30, x + 17, smooth(p)), { isHot: p < 1 });
    const alpha = this.isTogether ? 1 : this.at("tgt", "pick", row);
    const isRead = !this.isTogether && row < layout.first; // what it predicts is not used
    if (alpha <= 0 || sight.scale < SMALL || isRead) return;
    const word = (this.isTogether ? run.targetTokens : run.nextTokens)[row];
    const loss = this.isTogether ? `  ${run.tensor("loss").data[row].toFixed(2)}` : "";
    const y = layout.tgt.rails[row] - layout.tgt.high / 2 + 4;
    const color = this.isTold("tgt", row) ? "accent" : "ink";
    sight.text("out", `→ ${word}${loss}`, x + 42, y, { alpha, color });
  }
}
