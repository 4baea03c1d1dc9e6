// The first picture of the walk: the two stacks, what goes in and what comes out. The camera goes
// into it. It has units of its own, and its places are wide or, on a phone, narrow.
import { capital } from "../kit/names.js";
import { rowOf } from "../kit/numbers.js";
import { Ground } from "./ground.js";
import { between, fit, ramp, smooth } from "./layout.js";
import { chance } from "./narration.js";
import { place } from "./paint.js";

const WIDE = {
  ...{ size: [1000, 338], top: 46, text: 17, chips: [76, 160], row: 40, back: 318 },
  ...{ encoder: [180, 76, 206, 168], memory: [440, 76, 112, 168] },
  ...{ decoder: [606, 76, 206, 168], bars: [856, 118] },
};
const TALL = {
  ...{ size: [375, 336], top: 0, text: 13.5, chips: [46, 77], row: 30, back: 316 },
  ...{ encoder: [100, 26, 138, 102], memory: [278, 26, 88, 102] },
  ...{ decoder: [100, 184, 138, 102], bars: [256, 206], bend: 156 }, // below the memory
};
// Of a decoder-only model.
const ONE_WIDE = { size: [744, 338], decoder: [260, 76, 270, 168], bars: [596, 118] };
const ONE_TALL = {
  ...{ size: [375, 224], chips: [46, 111], back: 200 },
  ...{ decoder: [100, 60, 138, 102], bars: [256, 82] },
};
const FEW = 4; // tokens that are shown

/** How much of it is seen: from 0, all, to 1, nothing; at the end of the walk it comes back. */
export const passed = (t, last) => Math.min(ramp(t, 1, 1.13), ramp(last - t, 0, 0.12));

// As it is told; of the others, which are nearly nothing, no digits.
const about = (p) => (p < 0.01 ? "< 1\u00a0%" : chance(p));

const few = (tokens) =>
  tokens.length > FEW ? [...tokens.slice(0, FEW - 1), "…"] : tokens;

export class Plan extends Ground {
  /** @param {{ isTall: boolean, aspect: number, past: number, result: string }} given `result`:
   * what came out */
  draw({ isTall, aspect, past, result }) {
    const one = this.layout.isAlone && (isTall ? ONE_TALL : ONE_WIDE);
    this.places = { ...(isTall ? TALL : WIDE), ...one };
    const { size, chips, top, text } = this.places;
    const [w, h] = size;
    const [x, y] = chips;
    const far = fit([-8, top, w + 8, h + (result ? 2 * text : 0)], aspect);
    const near = fit([x - 50, y - 40, x + 50, y + 40], aspect);
    this.sight.look(between(far, near, smooth(past)), 1 - ramp(past, 0.3, 0.8));
    this.#stacks(result ? this.row : this.layout.first);
    const units = Math.min(1.5 * text, (1.6 * w) / result.length);
    this.#text(result, w / 2, h + 1.4 * text, { bold: true, color: "accent", units });
    return this.targets;
  }

  #stacks(row) {
    const { places: at, run, layout } = this;
    const { given, first } = layout;
    const [cx, cy] = at.chips;
    const source = layout.isAlone ? run.tgtTokens.slice(0, run.given) : run.srcTokens;
    this.#chips(few(source), cx, cy, [0, at.row], given.side.embed);
    const input = layout.isAlone ? at.decoder : at.encoder;
    const middle = input[1] + input[3] / 2;
    this.#arrow([cx + 1.15 * at.row, cy], [input[0] - 6, middle]);
    if (!layout.isAlone) this.#encoder();
    this.#stack("decoder", at.decoder, "writes one", "token at a time");
    this.#bars(row);
    const written = run.nextTokens.slice(first).filter((token) => token !== "</s>");
    this.#back(few(written));
  }

  #encoder() {
    const { places: at } = this;
    this.#stack("encoder", at.encoder, "reads all", "tokens at once");
    this.#memory();
    const [x, y, w, h] = at.encoder;
    this.#arrow([x + w + 4, y + h / 2], [at.memory[0] - 6, y + h / 2]);
    const [mx, my, mw, mh] = at.memory;
    const [dx, dy, dw] = at.decoder;
    if (!at.bend) return this.#arrow([mx + mw + 4, my + mh / 2], [dx - 6, my + mh / 2]);
    const [from, to] = [mx + mw / 2, dx + dw / 2];
    this.#arrow([from, my + mh + 4], [from, at.bend], [to, at.bend], [to, dy - 6]);
  }

  #text(words, x, y, more = {}) {
    const units = this.places.text;
    this.sight.text("title", words, x, y, { units, low: 11, high: 30, ...more });
  }

  #chips(tokens, x, y, [dx, dy], path) {
    const { colors, places: at } = this;
    const [w, h] = [2.1 * at.row, 0.82 * at.row];
    tokens.forEach((token, i) => {
      const off = i - (tokens.length - 1) / 2;
      const [cx, cy] = [x + off * dx, y + off * dy];
      const box = [cx - w / 2, cy - h / 2, w, h];
      const look = { fill: colors.cell, stroke: colors.soft, width: 1.4, radius: 9 };
      this.sight.box(...box, look);
      this.#text(token, cx, cy + 5, { bold: true, most: w, units: 0.8 * at.text });
      const say = `Open the numbers of ${token}`;
      if (path && token !== "…")
        this.target(`${path} ${i}`, say, place(path, -1, i), box);
    });
  }

  #stack(name, box, ...lines) {
    const { colors, places: at, layout } = this;
    const [x, y, w, h] = box;
    const look = { fill: colors.panel, stroke: colors.accent, width: 2, radius: 12 };
    this.sight.box(x, y, w, h, look);
    const step = 1.35 * at.text;
    const top = y + h / 2 - 0.9 * step;
    const title = { bold: true, units: 1.25 * at.text, color: "accent" };
    this.#text(capital(name), x + w / 2, top, title);
    const layers = `${layout.layers} layers`;
    const small = { units: 0.92 * at.text };
    [layers, ...lines].forEach((line, i) => {
      const color = i ? "ink" : "soft";
      this.#text(line, x + w / 2, top + step * (i + 1), { ...small, color });
    });
    const path = `${name}.layers.0`;
    this.target(path, `Open the layers of the ${name}`, place(path), box);
  }

  // One strip for each token: what the encoder made of it.
  #memory() {
    const { places: at, run, colors } = this;
    const [x, y, w, h] = at.memory;
    this.sight.box(x, y, w, h, { stroke: colors.line, width: 1.2, radius: 10 });
    this.#text("memory", x + w / 2, y - 8, { bold: true });
    const step = (w - 16) / run.sizes.S;
    run.srcTokens.forEach((token, i) => {
      const cx = x + 8 + (i + 0.5) * step;
      const picture = this.ink.strip(run.tensor("encoder"), i);
      const wide = Math.min(0.5 * step, 22);
      const look = { edge: colors.soft, width: 0.8 };
      this.sight.image(picture, cx, y + h / 2 - 6, wide, h - 34, look);
      this.#text(token, cx, y + h - 6, { units: 0.72 * at.text, most: step, low: 10 });
    });
    this.enter("encoder", at.memory);
  }

  #bars(row) {
    const { places: at, run, colors } = this;
    const [x, y] = at.bars;
    const [w, step] = [at.size[0] - x - 4, 2.6 * at.text];
    const shares = rowOf(run.tensor("probabilities"), row);
    const old = this.old(row);
    const order = run.ranked(row).slice(0, 3);
    const [dx, dy, dw, dh] = at.decoder;
    this.#arrow([dx + dw + 4, dy + dh / 2], [x - 8, dy + dh / 2]);
    const small = { units: 0.8 * at.text };
    const left = { ...small, align: "left" };
    this.#text("next token", x, y - 1.4 * at.text, { ...left, color: "soft" });
    order.forEach((id, i) => {
      const top = y + i * step;
      const isOut = id === run.next[row];
      const fill = isOut ? colors.accent : colors.soft;
      const look = { ...left, bold: isOut, color: isOut ? "accent" : "ink" };
      this.#text(run.vocabulary.tgt[id], x, top, look);
      this.#text(about(shares[id]), x + w, top, { ...look, align: "right" });
      const empty = { fill: colors.cell, stroke: colors.line, radius: 3 };
      this.sight.box(x, top + 5, w, 9, empty);
      this.sight.box(x, top + 5, Math.max(2, w * shares[id]), 9, { fill, radius: 3 });
      if (old) this.sight.before(x, top + 5, w * old[id], 9);
    });
    const go = place("probabilities", -1, row);
    const box = [x, y - 16, w, 2 * step + 34];
    this.target("probabilities", "Open the probabilities", go, box);
  }

  // What is written is read again.
  #back(tokens) {
    const { places: at } = this;
    const [x, y, w, h] = at.decoder;
    const [from, to] = [at.size[0] - 50, x + w / 2];
    this.#arrow(
      [from, at.bars[1] + 5.2 * at.text + 20],
      [from, at.back],
      [to, at.back],
      [to, y + h + 6],
    );
    const long = 2.25 * at.row;
    const middle = (from + to) / 2 + long * 0.1;
    const most = at.size[0] - (long * tokens.length) / 2;
    this.#chips(tokens, Math.min(middle, most), at.back, [long, 0], "");
  }

  #arrow(...points) {
    this.sight.arrow(points, { stroke: this.colors.soft, width: 1.8 });
  }
}
