// The picture of the whole model at a time t of a story: nothing in it depends on what was
// drawn before. A strip stands on its token's rail; the rail is the residual stream.
import { rowOf, softmax } from "../../kit/numbers.js";
import { entry, place } from "../paint.js";
import { clamp, mix, ramp, smooth } from "./layout.js";
import { chance, percent, toldHead, two } from "./narration.js";

const SHOWN = 0.004; // a weight below this has no line
const BARS = 6;
const SHORT = { "self-attention": "self", "cross-attention": "cross", "feed-forward": "feed", position: "pos." };
const STEPS = 22; // of a curve

/** @typedef {import("./layout.js").Band} Band */
/** @typedef {{ x: number, y: number, w: number, h: number, say: string, go: any, id: string }} Target */

export class Drawing {
  /**
   * @param {import("./ink.js").Sight} sight
   * @param {{ run: any, story: any, layout: import("./layout.js").Layout, t: number,
   *   mode: string, word: string, before: any, temperature: number }} given `before`: a run to
   *   compare with, or null
   */
  constructor(sight, { run, story, layout, t, mode, word, before, temperature }) {
    this.temperature = temperature;
    this.sight = sight;
    this.ink = sight.ink;
    this.run = run;
    this.story = story;
    this.layout = layout;
    this.t = t;
    this.mode = mode;
    this.word = word;
    this.before = before;
    this.row = story.rowAt(t);
    this.station = story.station(t);
    this.lit = story.lit(t);
    this.told = toldHead(run);
    this.isNear = sight.scale > 1.25; // near enough for numbers
    /** @type {Target[]} */
    this.targets = [];
  }

  draw() {
    this.frames();
    for (const band of this.layout.bands.values()) this.band(band);
    this.shelves();
    this.rails();
    for (const side of ["src", "tgt"]) {
      const { n } = this.layout[side];
      for (let row = 0; row < n; row++) this.token(side, row);
    }
    this.bars();
    this.names();
  }

  /** How far a token has come through a part. */
  at(side, part, row) {
    if (side === "tgt" && row > this.row && this.mode !== "teacher") return 0;
    return this.story.progress(side, part, row, this.t);
  }

  isLit(path) {
    return (
      this.lit.has(path) ||
      (this.lit.has("encoder.layers") && /^encoder\.layers\.[1-9]/.test(path))
    );
  }

  target(id, say, go, [x, y, w, h]) {
    if (this.sight.sees(x, y, w, h)) this.targets.push({ id, say, go, x, y, w, h });
  }

  // --- what stands still ---

  frames() {
    const { sight, ink } = this;
    const { colors } = ink;
    for (const { x, y, w, h, name, path } of this.layout.frames) {
      sight.box(x, y, w, h, { fill: colors.panel, stroke: colors.line, radius: 8 });
      sight.text(name, x + 4, y - 4, {
        units: 9,
        low: 11,
        high: 14,
        color: "soft",
        align: "left",
        most: w,
      });
      this.target(path, `${name[0].toUpperCase()}${name.slice(1)}`, place(path), [
        x,
        y,
        w,
        13,
      ]);
    }
  }

  band(band) {
    const { sight, ink } = this;
    const { colors } = ink;
    const { x, y, w, h, kind, path, name } = band;
    const isLit = this.isLit(path);
    const stroke = isLit ? colors.accent : colors.line;
    sight.box(x, y, w, h, {
      fill: colors.cell,
      stroke,
      width: isLit ? 2.5 : 1.2,
      radius: 6,
    });
    const title = { units: 8.5, low: 11, high: 15, most: w + 16, bold: isLit };
    const words = sight.scale < 1 ? (SHORT[name] ?? name) : name;
    sight.text(words, x + w / 2, y + 12, { ...title, color: isLit ? "accent" : "soft" });
    this.target(path, `Open ${name}`, place(path), [x, y, w, 17]);
    if (kind === "table") this.table(band);
    const hasGate = band.copy && (kind === "exit" ? false : this.layout.isPreNorm);
    if (hasGate) this.gate(x + 3, band.side, this.isLit(path));
    if (kind === "attention") this.tiles(band);
  }

  gate(x, side, isLit, top = this.layout[side].top + 40) {
    const { sight, ink } = this;
    const fill = isLit ? ink.colors.accent : ink.colors.line;
    sight.box(x - 1.6, top, 3.2, this.layout[side].end - top - 6, {
      fill,
      radius: 1.6,
    });
    if (isLit && this.isNear)
      sight.text("norm", x, top - 2, {
        units: 7,
        low: 11,
        high: 12,
        color: "accent",
        halo: "cell",
      });
  }

  // A row for each entry of the vocabulary; those that are read have their numbers.
  table({ x, y, w, h, side, path }) {
    const { sight, run, ink } = this;
    const vocabulary = run.vocabulary[side];
    const ids = run[side];
    const [top, high] = [y + 20, h - 28];
    const step = high / vocabulary.length;
    const many = Math.min(vocabulary.length, 60);
    for (let i = 0; i < many; i++) {
      const line = top + (high * (i + 0.5)) / many;
      sight.line(
        [
          [x + 5, line],
          [x + w - 5, line],
        ],
        { stroke: ink.colors.line, width: 1 },
      ); // prettier-ignore
    }
    const table = run.tensor(`${path}.table`);
    ids.forEach((id, row) => {
      if (this.at(side, path, row) <= 0) return;
      const at = top + step * (id + 0.5);
      const picture = ink.strip(table, row);
      const edge = this.isLit(path) ? ink.colors.accent : "";
      sight.image(picture, x + w / 2, at, Math.max(3, step), w - 8, {
        turn: -Math.PI / 2,
        edge,
      });
      if (this.isLit(path) && this.isNear)
        sight.text(`row ${id}`, x - 3, at + 2, {
          units: 6,
          low: 11,
          high: 13,
          align: "right",
          color: "accent",
          halo: "cell",
        });
    });
  }

  tiles({ path, side, x, y, w }) {
    const { sight, run, ink, layout } = this;
    const weights = run.tensor(`${path}.weights`);
    const size = Math.min(16, (w - 12) / layout.heads - 3);
    const step = size + 3;
    const left = x + (w - layout.heads * step + 3) / 2;
    const [, rows, keys] = weights.shape;
    const isLit = this.isLit(path);
    for (let head = 0; head < layout.heads; head++) {
      const at = left + head * step;
      const top = y + 24;
      const hue = ink.hue(head);
      sight.box(at, top, size, size, {
        fill: ink.colors.cell,
        stroke: hue,
        width: isLit ? 2 : 1.2,
        radius: 2,
      });
      for (let i = 0; i < rows; i++) {
        if (this.at(side, path, i) < 0.5) continue;
        for (let j = 0; j < keys; j++) {
          const alpha = entry(weights, head, i, j);
          if (alpha > 0.01)
            sight.box(
              at + 1 + ((size - 2) * j) / keys,
              top + 1 + ((size - 2) * i) / rows,
              (size - 2) / keys,
              (size - 2) / rows,
              { fill: hue, alpha, radius: 0 },
            );
        }
      }
      if (isLit && this.isNear)
        sight.text(String(head), at + size / 2, top - 1.5, {
          units: 6,
          low: 11,
          high: 13,
          color: hue,
          bold: true,
        });
      this.target(`${path}#${head}`, `Open head ${head}`, place(path, head), [
        at,
        top,
        size,
        size,
      ]);
    }
  }

  shelves() {
    const { sight, ink, layout } = this;
    const { colors } = ink;
    const isLit = this.isLit("memory");
    layout.shelves.forEach(({ x, y, w }, copy) => {
      const h = layout.src.end - y + 6;
      const stroke = isLit && !copy ? colors.accent : colors.line;
      sight.box(x, y, w, h, {
        fill: copy ? colors.panel : colors.cell,
        stroke,
        width: isLit ? 2 : 1.2,
        radius: 6,
      });
      sight.text(copy ? "memory, again" : "memory", x + w / 2, y + 11, {
        units: 8,
        low: 11,
        high: 15,
        most: w + 20,
        color: isLit ? "accent" : "soft",
        bold: isLit,
      });
      if (copy) {
        const [from, at] = [layout.shelves[copy - 1], layout.shelfY];
        for (const off of [-1.5, 1.5])
          sight.line(
            [
              [from.x + from.w, at + off],
              [x, at + off],
            ],
            { stroke: colors.soft, width: 1.1 },
          ); // prettier-ignore
      } else this.target("encoder", "Open the memory", place("encoder"), [x, y, w, 15]);
    });
  }

  rails() {
    const { sight, ink, layout } = this;
    const { colors } = ink;
    const exit = layout.exit;
    for (const side of ["src", "tgt"]) {
      layout[side].rails.forEach((y, row) => {
        const isWritten = side === "src" || row <= this.row || this.mode === "teacher";
        const isTold =
          side === "tgt" && row === this.row && this.mode !== "teacher" && this.t > 1;
        const stroke = isTold ? colors.accent : colors.soft;
        const look = {
          stroke,
          width: isTold ? 2 : 1.2,
          alpha: isWritten ? 0.75 : 0.4,
          dash: isWritten ? [] : [2, 5],
        };
        const from = layout.chipX[side] + 40;
        if (side === "src") sight.line([[from, y], ...this.toShelf(row)], look);
        else
          sight.line(
            [
              [from, y],
              [exit, y],
            ],
            look,
          ); // prettier-ignore
        for (const band of layout.bands.values())
          if (band.side === side && band.plus && isWritten)
            sight.plus(
              band.plus,
              y,
              this.isLit(band.path) &&
                this.station.id !== "self" &&
                (side === "src" || row === this.row),
            );
        if (!isWritten && row === this.row + 1 && this.isNear)
          sight.text(
            "written later",
            this.sight.camera.x + this.sight.camera.w * 0.5,
            y - 4,
            { units: 7, low: 11, high: 13, color: "soft" },
          );
      });
    }
    for (const { x, side } of layout.gates)
      this.gate(
        x,
        side.name,
        this.station.id === "memory" && side.name === "src",
        side.top + 20,
      );
    for (const band of layout.bands.values()) {
      if (!band.plus || !this.isLit(band.path) || !this.isNear) continue;
      if (!["norm", "place", "feed"].includes(this.station.id)) continue;
      sight.text("adds", band.plus, layout[band.side].rails[0] + 16, {
        units: 7,
        low: 11,
        high: 13,
        color: "accent",
        halo: "cell",
      });
    }
  }

  // Where a rail of the encoder ends: at its token's place in the memory.
  toShelf(row) {
    const { layout } = this;
    const y = layout.src.rails[row];
    const end = layout.shelfY + layout.strip.height / 2;
    const x = layout.shelves[0].x;
    return [
      [x - 44, y],
      [x - 14, end],
      [layout.shelfX(row), end],
    ];
  }

  // --- tokens on their way ---

  token(side, row) {
    const isRow = side === "tgt";
    if (isRow && row > this.row && this.mode !== "teacher") return;
    this.chip(side, row);
    const { bands } = this.layout;
    for (const band of bands.values()) {
      if (band.side !== side || band.kind === "exit") continue;
      const p = this.at(side, band.path, row);
      if (p <= 0) return;
      if (band.kind === "table") this.lookUp(band, row, p);
      else if (band.kind === "place") this.add(band, row, p);
      else if (band.kind === "attention") this.attend(band, row, p);
      else this.feed(band, row, p);
      if (p < 1) return;
    }
    if (isRow) this.leave(row);
    else this.remember(row);
  }

  chip(side, row) {
    const { sight, ink, layout, run } = this;
    const { colors } = ink;
    const isRow = side === "tgt";
    const token = (isRow ? run.tgtTokens : run.srcTokens)[row];
    const x = layout.chipX[side];
    const y = layout[side].rails[row] - layout[side].high / 2;
    const p = smooth(this.at(side, isRow ? "chip" : "tokens", row));
    const start = isRow
      ? this.chipFrom(row)
      : [x - 130, (layout.src.rails[0] + layout.src.rails.at(-1)) / 2 - 30];
    const [cx, cy] = [mix(start[0], x, p), mix(start[1], y, p)];
    const alpha = isRow ? Math.min(1, p * 4) : Math.max(0, p * 1.4 - 0.2);
    if (alpha > 0) {
      const high = Math.min(26, layout[side].pitch * 0.8);
      const isTold = isRow && row === this.row && this.t > 1 && this.mode !== "teacher";
      const look = {
        fill: colors.cell,
        stroke: isTold ? colors.accent : colors.soft,
        width: isTold ? 2.4 : 1.4,
      };
      sight.box(cx - 40, cy - high / 2, 80, high, {
        ...look,
        alpha,
        radius: Math.min(10, high / 2),
      });
      const words = {
        units: Math.min(13, high * 0.6),
        low: high * sight.scale > 13 ? 11 : 1,
        high: 22,
        bold: true,
        alpha,
        most: 80,
      };
      if (high * sight.scale > 9)
        sight.text(token, cx, cy + Math.min(4.5, high / 4), words);
      const go = place(`${side}_embed`, -1, row);
      if (p === 1)
        this.target(`${side} ${row}`, `Open the embedding of ${token}`, go, [
          cx - 40,
          cy - high / 2,
          80,
          high,
        ]);
      if (this.station.id === "tokens" && !isRow)
        sight.text(`id ${run.src[row]}`, cx, cy + high / 2 + 11, {
          units: 9,
          low: 11,
          high: 15,
          color: "soft",
          alpha: p,
        });
    }
    // The whole word, as it was typed.
    if (!isRow && !row) {
      const isTorn = this.station.id === "tokens";
      const inside = this.story.isOver(this.t) ? 1 : isTorn ? 1 - 0.55 * p : 0;
      if (inside)
        sight.text(this.word, x - 56, start[1] + 5, {
          units: 14,
          low: 11,
          high: 26,
          bold: true,
          alpha: inside,
          align: "right",
          most: 240,
        });
    }
  }

  // The new row begins where the token was written.
  chipFrom(row) {
    const { layout } = this;
    if (!row) return [layout.chipX.tgt - 60, layout.tgt.rails[0] - 30];
    return [layout.exit + 80, layout.tgt.rails[row - 1] - layout.tgt.high / 2];
  }

  middle(side, row) {
    return this.layout[side].rails[row] - this.layout[side].high / 2;
  }

  strip(path, side, row, x, more = {}) {
    const { sight, ink, layout, run } = this;
    const tensor = run.tensor(path);
    const y = more.y ?? this.middle(side, row);
    const w = layout.strip.width;
    const h = layout[side].high;
    const edge = more.isHot ? ink.colors.accent : ink.colors.soft;
    sight.image(ink.strip(tensor, row), x, y, w, h, {
      alpha: more.alpha,
      edge,
      width: more.isHot ? 2 : 0.8,
    });
    if ((more.alpha ?? 1) < 0.9 || more.isPassing) return;
    const token = (side === "src" ? run.srcTokens : run.tgtTokens)[row];
    const name = run.node(path).name;
    this.target(`${path} ${row}`, `${token}: ${name}`, place(path, -1, row), [
      x - w / 2,
      y - h / 2,
      w,
      h,
    ]);
  }

  lookUp(band, row, p) {
    const { sight, ink, run, layout } = this;
    const { side, x, w, y, h, stop } = band;
    const picture = ink.strip(run.tensor(band.path), row);
    const step = (h - 28) / run.vocabulary[side].length;
    const from = [x + w / 2, y + 20 + step * (run[side][row] + 0.5)];
    const q = smooth(ramp(p, 0.35, 1));
    if (p >= 1) this.strip(band.path, side, row, stop);
    else if (p > 0.05) {
      const [at, high] = [
        [mix(from[0], stop, q), mix(from[1], this.middle(side, row), q)],
        layout[side].high,
      ];
      const long = mix(w - 8, high, q);
      sight.image(picture, at[0], at[1], layout.strip.width, long, {
        turn: (-Math.PI / 2) * (1 - q),
        edge: ink.colors.accent,
        width: 1.5,
      });
    }
    if (p >= 1 && this.station.id === "table" && !row && this.isNear)
      this.firstNumbers(band, row, [0, 1, 2]);
  }

  // The first numbers of a strip, beside it.
  firstNumbers({ path, stop, side }, row, which) {
    const { sight, run, layout, ink } = this;
    const numbers = rowOf(run.tensor(path), row);
    const top = layout[side].rails[row] - layout[side].high;
    for (const i of which) {
      const y = top - 2 + i * 11;
      const cell = top + ((i + 0.5) * layout[side].high) / numbers.length;
      sight.line(
        [
          [stop + 5, cell],
          [stop + 12, y],
        ],
        { stroke: ink.colors.soft, width: 1 },
      ); // prettier-ignore
      sight.text(two(numbers[i]), stop + 13, y + 3, {
        units: 8,
        low: 11,
        high: 15,
        align: "left",
        halo: "cell",
        bold: true,
      });
    }
  }

  // The positional encoding, and the sum.
  add(band, row, p) {
    const { sight, ink, run, layout } = this;
    const { side, x, w, plus, stop, path } = band;
    const pattern = this.pattern(side);
    const y = this.middle(side, row);
    const q = smooth(ramp(p, 0.15, 0.6));
    const look = { edge: ink.colors.soft, width: 0.8 };
    const size = [layout.strip.width, layout[side].high];
    sight.image(ink.strip(pattern, row), x + w / 2, y, ...size, {
      ...look,
      alpha: 0.6 + 0.4 * (1 - q),
    });
    if (p < 0.6)
      sight.image(ink.strip(pattern, row), mix(x + w / 2, plus, q), y, ...size, {
        edge: ink.colors.accent,
        width: 1.5,
      });
    const given = run.tensor(`${side}_embed`);
    if (p < 0.6)
      sight.image(
        ink.strip(given, row),
        mix(this.layout.bands.get(`${side}_embed`).stop, plus, q),
        y,
        ...size,
        look,
      );
    else
      this.strip(path, side, row, mix(plus, stop, smooth(ramp(p, 0.75, 1))), {
        isPassing: p < 1,
        isHot: p < 1,
      });
    if (this.station.id === "place" && !row && this.isNear && p > 0.6)
      this.sums(
        given,
        pattern,
        run.tensor(path),
        row,
        stop + 9,
        layout[side].rails[row] - layout[side].high,
      );
  }

  pattern(side) {
    const { run } = this;
    const known = run.patterns ?? (run.patterns = {});
    if (!known[side]) {
      const [placed, embedded] = [
        run.tensor(`positions.${side}`),
        run.tensor(`${side}_embed`),
      ];
      known[side] = {
        shape: placed.shape,
        data: placed.data.map((value, i) => value - embedded.data[i]),
      };
    }
    return known[side];
  }

  // −0.95 + 0.00 = −0.95, for the first two numbers.
  sums(a, b, c, row, x, top) {
    const { sight } = this;
    const sign = (value) => (value <= -0.005 ? `− ${two(-value)}` : `+ ${two(Math.abs(value))}`);
    [0, 1].forEach((i) => {
      const [p, q, r] = [a, b, c].map((tensor) => rowOf(tensor, row)[i]);
      sight.text(`${two(p)} ${sign(q)} = ${two(r)}`, x, top + 6 + 12 * i, {
        units: 8,
        low: 11,
        high: 15,
        align: "left",
        halo: "cell",
        bold: true,
      });
    });
  }

  // --- a sublayer ---

  // Where the weights come from: strips of this row's side, or of the memory.
  sources(band, row) {
    const { layout, run } = this;
    if (band.isCross) {
      const copy = band.layer ?? 0;
      return run.srcTokens.map((_, j) => ({
        x: layout.shelfX(j, copy),
        y: layout.shelfY,
        isBelow: true,
        j,
      }));
    }
    const rows = band.side === "src" ? layout.src.n : row + 1;
    return Array.from({ length: rows }, (_, j) => ({
      x: band.x + 16,
      y: this.middle(band.side, j),
      isBelow: false,
      j,
    }));
  }

  copy(band, row, p, x) {
    const before = [...this.layout.bands.values()].find(
      ({ out, path }) => band.stream === (out ?? path),
    );
    const q = smooth(ramp(p, 0, 0.18));
    this.strip(band.copy, band.side, row, mix(before?.stop ?? x, x, q), {
      isPassing: q < 1,
      alpha: Math.min(1, q * 4),
    });
  }

  update(band, row, p, x) {
    const { side, plus, stop, update, out } = band;
    const made = ramp(p, 0.62, 0.75);
    const q = smooth(ramp(p, 0.78, 0.92));
    const isMoving = p < 1;
    this.strip(update, side, row, q < 1 ? mix(x, plus, q) : x, {
      alpha: made,
      isPassing: isMoving,
      isHot: isMoving && made > 0,
    });
    if (p > 0.9)
      this.strip(out, side, row, mix(plus, stop, smooth(ramp(p, 0.92, 1))), {
        isPassing: isMoving,
        isHot: isMoving,
      });
    if (this.station.id !== "norm" || !this.isLit(band.path) || row || !this.isNear)
      return;
    const { run, layout } = this;
    const top = layout[side].rails[row] - layout[side].high;
    const given = run.tensor(band.stream);
    const sum = run.tensor(layout.isPreNorm ? out : `${out}.sum`);
    if (p > 0.9) this.sums(given, run.tensor(update), sum, row, stop + 8, top);
    if (layout.isPreNorm) {
      const [from, to] = [given, run.tensor(band.copy)].map((tensor) =>
        two(rowOf(tensor, row)[0]),
      );
      const words = { units: 7.5, low: 11, high: 14, halo: "cell", align: "left" };
      this.sight.text(`norm: ${from} → ${to}`, band.x + 10, layout[side].rails[row] + 9, words);
    }
  }

  attend(band, row, p) {
    const { sight, ink, run, layout } = this;
    const { side, x, w, path } = band;
    const [left, joined, given] = [x + 16, x + w - 34, x + w - 13];
    this.copy(band, row, p, left);
    const weights = run.tensor(`${path}.weights`);
    const values = run.tensor(`${path}.v`);
    const y = this.middle(side, row);
    const high = layout[side].high;
    const part = high / layout.heads;
    const isTold =
      ["self", "norm"].includes(this.station.id) ||
      (side === "tgt" && row === this.row);
    const isHere = this.isLit(path) && this.isNear;
    const isStaged = this.station.id === "self" && this.isLit(path);
    for (let head = 0; head < layout.heads; head++) {
      const isFirst = head === this.told;
      const span = isStaged ? (isFirst ? [0.2, 0.44] : [0.5, 0.7]) : [0.22, 0.6];
      const q = smooth(ramp(p, ...span));
      if (q <= 0) continue;
      const entryY = y - high / 2 + part * (head + 0.5);
      for (const { x: sx, y: sy, isBelow, j } of this.sources(band, row)) {
        const weight = entry(weights, head, row, j);
        if (weight < SHOWN) continue;
        const from = isBelow
          ? [sx, layout.shelfY + layout.strip.height / 2 + 1]
          : [sx + 5, sy - high / 2 + part * (head + 0.5)];
        const curve = isBelow
          ? falling(from, [joined - 5, entryY], head)
          : across(from, [joined - 5, entryY]);
        const points = q < 1 ? curve.slice(0, 2 + Math.floor((STEPS - 1) * q)) : curve;
        const dim =
          isHere && isTold
            ? isStaged && !isFirst && this.station.id === "self"
              ? 0.55
              : 0.9
            : 0.5;
        sight.line(points, {
          stroke: ink.hue(head),
          units: Math.max(0.5, weight * Math.min(7, part * 0.7)),
          alpha: dim * (0.25 + 0.75 * weight),
        });
        if (q < 1 && this.isNear && weight > 0.03) {
          const [hx, hy] = points[points.length - 1];
          sight.image(ink.strip(laneOf(values, head), j), hx, hy, 7, part, {
            edge: ink.hue(head),
            width: 1.5,
            alpha: 0.35 + 0.65 * weight,
          });
        }
        if (isHere && q >= 1 && this.labels(band, row, head, weight)) {
          const [lx, ly] =
            curve[Math.floor(STEPS * (isBelow ? 0.82 : j === row ? 0.2 : 0.34))];
          sight.text(percent(weight), lx, ly + 3, {
            units: 8,
            low: 11,
            high: 14,
            bold: true,
            halo: "cell",
            color: "ink",
          });
        }
      }
      const concat = run.tensor(`${path}.concat`);
      const dK = concat.shape[1] / layout.heads;
      sight.image(
        ink.strip(concat, row, head * dK, (head + 1) * dK),
        joined,
        entryY,
        layout.strip.width,
        part,
        { alpha: ramp(q, 0.8, 1), edge: ink.hue(head), width: 1 },
      );
    }
    if (p > 0.6) {
      if (isHere && row === (side === "src" ? 0 : this.row))
        sight.text("W_O", (joined + given) / 2, y + high / 2 + 9, {
          units: 6.5,
          low: 11,
          high: 12,
          color: "soft",
        });
      sight.line(
        [
          [joined + 6, y],
          [given - 6, y],
        ],
        { stroke: ink.colors.soft, width: 1.2, alpha: ramp(p, 0.6, 0.7) },
      ); // prettier-ignore
    }
    this.update(band, row, p, given);
  }

  // Which weights are written at their lines.
  labels(band, row, head, weight) {
    if (weight < 0.03) return false;
    if (this.station.id === "self") return head === this.told && this.layout.src.n <= 4;
    if (band.isCross) return row === this.row && weight > 0.3;
    return false;
  }

  feed(band, row, p) {
    const { sight, ink, run, layout } = this;
    const { side, x, w, path } = band;
    const y = this.middle(side, row);
    this.copy(band, row, p, x + 11);
    const hidden = run.tensor(`${path}.hidden`);
    const before = run.tensor(`${path}.w_1`);
    const half = Math.ceil(hidden.shape[1] / 2);
    const made = ramp(p, 0.2, 0.38);
    const isClipped = p > 0.46;
    const shown = isClipped ? hidden : before;
    [0, 1].forEach((column) => {
      const picture = ink.strip(
        shown,
        row,
        column * half,
        Math.min(hidden.shape[1], (column + 1) * half),
      );
      sight.image(picture, x + 23 + 7 * column, y, 6, layout[side].high, {
        alpha: made,
        edge: ink.colors.soft,
        width: 0.8,
      });
    });
    if (this.isLit(path) && this.isNear && !row && made > 0) {
      const on = rowOf(hidden, row).filter((value) => value > 0).length;
      const words = isClipped
        ? `${on} of ${hidden.shape[1]} stay on`
        : `${hidden.shape[1]} sums`;
      sight.text(words, x + w / 2, y - layout[side].high / 2 - 3, {
        units: 7,
        low: 11,
        high: 13,
        halo: "cell",
      });
    }
    this.update(band, row, p, x + w - 11);
  }

  // --- the ends ---

  remember(row) {
    const { layout, ink, sight } = this;
    const p = this.at("src", "memory", row);
    if (p <= 0) return;
    const last = layout.frames.filter(({ path }) => path.startsWith("encoder")).at(-1);
    const start = last.x + last.w - 14;
    const q = smooth(p);
    const [x0, y0] = [start, this.middle("src", row)];
    const [x1, y1] = [layout.shelfX(row), layout.shelfY];
    const x = mix(x0, x1, q);
    const y = mix(y0, y1, smooth(ramp(p, 0.45, 0.95)));
    const w = Math.min(layout.strip.width, layout.spacing * 0.6);
    const picture = ink.strip(this.run.tensor("encoder"), row);
    const high = mix(layout.src.high, layout.strip.height, q);
    sight.image(picture, x, y, w, high, {
      edge: p < 1 ? ink.colors.accent : ink.colors.soft,
      width: p < 1 ? 2 : 0.8,
    });
    if (p < 1) return;
    const token = this.run.srcTokens[row];
    layout.shelves.forEach((_, copy) => {
      const at = layout.shelfX(row, copy);
      if (copy)
        sight.image(picture, at, y1, w, high, {
          edge: ink.colors.soft,
          width: 0.8,
          alpha: 0.8,
        });
      this.target(
        `encoder ${row} ${copy}`,
        `Memory of ${token}`,
        place("encoder", -1, row),
        [at - w / 2, y1 - high / 2, w, high],
      );
      if (layout.src.n <= 3 && this.isNear)
        sight.text(token, at, y1 - high / 2 - 2, {
          units: 7.5,
          low: 11,
          high: 14,
          bold: true,
          halo: "cell",
          most: layout.spacing + 14,
        });
    });
  }

  leave(row) {
    const { layout, run, sight } = this;
    const p = this.at("tgt", "decoder", row);
    if (p <= 0) return;
    const last = layout.bands.get("generator");
    this.strip("decoder", "tgt", row, mix(last.x - 30, last.x + 17, smooth(p)), {
      isPassing: p < 1,
      isHot: p < 1,
    });
    const picked = this.mode === "teacher" ? 1 : this.at("tgt", "pick", row);
    if (picked <= 0) return;
    const isTeacher = this.mode === "teacher";
    const word = (isTeacher ? run.targetTokens : run.nextTokens)[row];
    const loss = isTeacher ? `  ${run.tensor("loss").data[row].toFixed(2)}` : "";
    const isTold = row === this.row && this.t > 1;
    sight.text(
      `→ ${word}${loss}`,
      last.x + 42,
      layout.tgt.rails[row] - layout.tgt.high / 2 + 4,
      {
        ...{ units: 12, low: 11, high: 18, align: "left", bold: true, alpha: picked },
        color: isTold && !isTeacher ? "accent" : "ink",
      },
    );
  }

  // Scores of the likeliest tokens; softmax makes probabilities of them.
  bars() {
    const { sight, ink, layout, run, row } = this;
    const made = this.at("tgt", "scores", row);
    if (made <= 0) return;
    const soft = smooth(this.at("tgt", "softmax", row));
    const { x, y, w } = layout.bars;
    const logits = rowOf(run.tensor("generator"), row);
    const shares =
      this.temperature === 1
        ? rowOf(run.tensor("probabilities"), row)
        : softmax(logits.map((logit) => logit / this.temperature));
    const old =
      this.before && row < this.before.sizes.T
        ? rowOf(this.before.tensor("probabilities"), row)
        : null;
    const order = [...logits.keys()]
      .sort((a, b) => logits[b] - logits[a])
      .slice(0, BARS);
    const most = Math.max(...order.map((id) => Math.abs(logits[id])), 1);
    const isLit = this.isLit("bars") || this.isLit("generator");
    const half = w * 0.42;
    sight.text(
      soft > 0.5 ? this.barsName() : "scores (logits)",
      x + half / 2 + 36,
      y - 10,
      { units: 9, low: 11, high: 15, color: isLit ? "accent" : "soft", bold: isLit },
    );
    order.forEach((id, i) => {
      const top = y + i * 22;
      const token = run.vocabulary.tgt[id];
      const isFirst = i === 0;
      sight.text(token, x + 30, top + 10, {
        units: 11,
        low: 11,
        high: 16,
        align: "right",
        bold: isFirst,
        color: isFirst ? "accent" : "ink",
        most: 120,
      });
      sight.box(x + 36, top, half, 13, {
        fill: ink.colors.cell,
        stroke: ink.colors.line,
        radius: 2,
      });
      const score = clamp(logits[id] / most, 0, 1);
      const long = half * mix(score * made, shares[id], soft);
      if (long > 0.3)
        sight.box(x + 36, top, long, 13, {
          fill: isFirst ? ink.colors.accent : ink.colors.soft,
          radius: 2,
        });
      if (old)
        sight.box(x + 36, top - 1.5, Math.max(1, half * old[id]), 16, {
          stroke: ink.colors.ink,
          width: 1.5,
          dash: [3, 3],
          radius: 2,
        });
      const words =
        soft > 0.5 ? chance(shares[id]) : logits[id].toFixed(1).replace("-", "−");
      sight.text(words, x + 42 + half, top + 10, {
        units: 10,
        low: 11,
        high: 15,
        align: "left",
        bold: isFirst,
      });
    });
    const go = place("probabilities", -1, row);
    this.target("probabilities", "Open the probabilities", go, [
      x - 10,
      y - 22,
      w + 20,
      22 * BARS + 22,
    ]);
  }

  barsName() {
    return this.temperature === 1
      ? "probabilities"
      : `at temperature ${this.temperature}`;
  }

  // What each row is for, at the left edge, when its token is out of sight.
  names() {
    const { sight, layout, run } = this;
    if (this.story.isOver(this.t) || !this.isNear) return;
    const { camera } = sight;
    for (const side of ["src", "tgt"]) {
      if (
        layout.chipX[side] + 36 > camera.x &&
        layout.chipX[side] < camera.x + camera.w
      )
        continue;
      layout[side].rails.forEach((y, row) => {
        if (side === "tgt" && row > this.row) return;
        if (
          side === "src" &&
          this.at("src", "memory", row) > 0 &&
          camera.x > layout.src.end + 700
        )
          return;
        const out =
          this.at("tgt", "pick", Math.min(row, layout.tgt.n - 1)) >= 1
            ? run.nextTokens[row]
            : "?";
        const words =
          side === "src" ? run.srcTokens[row] : `${run.tgtTokens[row]} → ${out}`;
        const isTold = side === "tgt" && row === this.row;
        sight.text(words, camera.x, y + 10, {
          units: 7,
          low: 12,
          high: 16,
          bold: true,
          halo: "cell",
          dx: 8,
          align: "left",
          color: isTold ? "accent" : "soft",
        });
      });
    }
  }
}

function across([x0, y0], [x1, y1]) {
  const middle = (x0 + x1) / 2;
  return bezier([x0, y0], [middle, y0], [middle, y1], [x1, y1]);
}

// From the memory down to the row.
function falling([x0, y0], [x1, y1], head) {
  const bend = x1 - 22 + 2.2 * head;
  return bezier(
    [x0 + head - 1.5, y0],
    [x0, mix(y0, y1, 0.6)],
    [bend, y1 - 4],
    [x1, y1],
  );
}

function bezier(a, b, c, d) {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const s = i / STEPS;
    const r = 1 - s;
    return [0, 1].map(
      (k) =>
        r ** 3 * a[k] + 3 * r * r * s * b[k] + 3 * r * s * s * c[k] + s ** 3 * d[k],
    );
  });
}

const lanes = new WeakMap(); // a tensor (H, K, d_k) -> its heads

function laneOf(tensor, head) {
  if (!lanes.has(tensor)) lanes.set(tensor, []);
  const [, rows, columns] = tensor.shape;
  const size = rows * columns;
  const data = () => tensor.data.subarray(head * size, (head + 1) * size);
  return (lanes.get(tensor)[head] ??= { shape: [rows, columns], data: data() });
}
