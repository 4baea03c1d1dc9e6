// What happens when: of each story, its stations, and how far each token has come at a time.
// The walk follows one text through the model; generation and teacher forcing show its rows.
import { clamp, mix, ramp } from "./layout.js";
import { beatsOf, describe } from "./narration.js";
import { rowShot, shotsOf } from "./shots.js";

/** @typedef {import("./layout.js").Layout} Layout */
/**
 * @typedef {object} Beat a sentence, and the share of its station in which something moves
 * @property {string} text @property {number} words @property {number} from @property {number} to
 * @property {string[]} lit parts
 */
/**
 * @typedef {object} Station
 * @property {string} id @property {string} title @property {number} seconds of motion
 * @property {Beat[]} beats @property {string} side that is told of
 */

// A row's way through the decoder, as shares of the time that it has.
const WAY = {
  chip: [0.03, 0.14],
  embed: [0.15, 0.21],
  positions: [0.22, 0.27],
  layers: [0.28, 0.74],
  decoder: [0.75, 0.8],
  scores: [0.81, 0.87],
  softmax: [0.88, 0.93],
  pick: [0.94, 0.99],
};

/** Progress from 0 to 1 at a time, between points [time, progress]. */
function along(t, points) {
  if (t <= points[0][0]) return points[0][1];
  for (let i = 1; i < points.length; i++) {
    const [[t0, p0], [t1, p1]] = [points[i - 1], points[i]];
    if (t < t1) return mix(p0, p1, (t - t0) / (t1 - t0));
  }
  return points[points.length - 1][1];
}

/** Consecutive parts of a span for these names. */
function shares(names, span) {
  const [from, to] = span;
  const step = (to - from) / (names.length || 1);
  return names.map((name, i) => [
    name,
    [
      [from + i * step, 0],
      [from + (i + 0.92) * step, 1],
    ],
  ]);
}

/** @param {Layout} layout @param {string} stack */
const sublayers = (layout, stack) =>
  [...layout.bands.values()]
    .filter(({ path }) => path.startsWith(`${stack}.`))
    .map(({ path }) => path);

/** A row of the decoder from `start`, in `long` stops. */
function wayOf(layout, start, long) {
  const at = (span) => span.map((share) => start + share * long);
  const { layers, ...rest } = WAY;
  const steps = Object.entries(rest).map(([name, span]) => {
    const [from, to] = at(span);
    return [
      layout.tgt[name] ?? name,
      [
        [from, 0],
        [to, 1],
      ],
    ]; // prettier-ignore
  });
  return Object.fromEntries([
    ...steps,
    ...shares(sublayers(layout, "decoder"), at(layers)),
  ]);
}

class Story {
  /** @type {Station[]} */
  stations = [];

  /** The stop that a time leads to, from 1. @param {number} t */
  stop(t) {
    return clamp(Math.ceil(t - 1e-6), 1, this.stations.length);
  }

  station(t) {
    return this.stations[this.stop(t) - 1];
  }

  /** The sentence that is told. */
  beat(t) {
    const share = t - Math.ceil(t - 1e-6) + 1;
    const found = this.station(t).beats.findIndex(({ to }) => share <= to + 1e-6);
    return Math.max(0, found);
  }

  lit(t) {
    return new Set(this.station(t).beats[this.beat(t)].lit);
  }
}

export class Walk extends Story {
  /**
   * @param {any} run @param {Layout} layout
   * @param {import("./narration.js").Known} known what is known of the text
   */
  constructor(run, layout, known) {
    super();
    this.run = run;
    this.layout = layout;
    this.stations = describe(run, layout, known);
    this.number = Object.fromEntries(this.stations.map(({ id }, i) => [id, i + 1]));
    this.source = this.#givenTimes();
    this.rows = this.#rowTimes();
  }

  // The station k has the time from k − 1 to k.
  #span(id, from, to) {
    const end = this.number[id];
    return [
      [end - 1 + from, 0],
      [end - 1 + to, 1],
    ];
  }

  /** Of the rows of the reader's text, which go together. */
  #givenTimes() {
    const { number, layout } = this;
    const { side, stack } = layout.given;
    const [first, second, ...rest] = sublayers(layout, stack);
    const memory = number.memory - 1;
    const attention = number.self - 1;
    return {
      chip: this.#span("tokens", 0.15, 0.9),
      [side.embed]: this.#span("table", 0.15, 0.95),
      [side.positions]: this.#span("place", 0.15, 0.95),
      [first]: [
        [attention + 0.15, 0],
        [attention + 0.97, 0.75],
        [attention + 1.15, 0.75],
        [attention + 1.8, 1],
      ],
      [second]: this.#span("feed", 0.13, 0.97),
      ...Object.fromEntries(shares(rest, [memory + 0.08, memory + 0.6])),
      ...this.#exitTimes([0.03, 0.1], [0.12, 0.32], [0.45, 0.65], [0.75, 0.92]),
      [layout.isAlone ? "decoder" : "memory"]: [
        [memory + 0.62, 0],
        [memory + 0.97, 1],
      ],
    };
  }

  #exitTimes(...spans) {
    const names = ["decoder", "scores", "softmax", "pick"];
    return Object.fromEntries(
      names.map((name, i) => [name, this.#span("exit", spans[i][0], spans[i][1])]),
    );
  }

  /** @returns {Record<string, any>[]} */
  #rowTimes() {
    const { number, layout, run } = this;
    const told = layout.isAlone
      ? Array.from({ length: run.given }, () => this.source)
      : [this.#startTimes()];
    const count = run.sizes.T - told.length;
    const looped = count - 1;
    const others = Array.from({ length: count }, (_, i) => {
      if (i === looped) return wayOf(layout, number.end - 1 + 0.03, 0.75);
      return wayOf(layout, number.loop - 1 + 0.04 + (0.94 * i) / looped, 0.94 / looped);
    });
    return [...told, ...others];
  }

  /** Of the start token, where the encoder reads the text. @returns {Record<string, any>} */
  #startTimes() {
    const { number, layout } = this;
    const [first, second, ...rest] = sublayers(layout, "decoder");
    const exit = number.exit - 1;
    return {
      chip: this.#span("start", 0.12, 0.3),
      tgt_embed: this.#span("start", 0.35, 0.62),
      "positions.tgt": this.#span("start", 0.65, 0.95),
      [first]: this.#span("masked", 0.13, 0.97),
      [second]: this.#span("cross", 0.13, 0.97),
      ...Object.fromEntries(shares(rest, [exit + 0.03, exit + 0.36])),
      ...this.#exitTimes([0.37, 0.42], [0.44, 0.58], [0.7, 0.84], [0.88, 0.96]),
    };
  }

  // Whoever opens the page sees a run that has ended.
  isOver(t) {
    return t <= 1.03 || t >= this.stations.length;
  }

  /** How far a token is on its way through a part. @returns {number} from 0 to 1 */
  progress(side, part, row, t) {
    if (this.isOver(t)) return 1;
    const times = side === "src" ? this.source : this.rows[row];
    return times ? along(t, times[part]) : 0; // of a run that comes next
  }

  /** The row of the decoder that is told of. */
  rowAt(t) {
    if (this.isOver(t)) return this.run.sizes.T - 1;
    let row = this.layout.first;
    while (row + 1 < this.rows.length && this.rows[row + 1].chip[0][0] <= t) row += 1;
    return row;
  }

  /** When this row has come through. */
  timeOf(row) {
    return row > this.layout.first ? this.rows[row].pick[1][0] : this.number.exit;
  }

  /** What the camera shows. `fitted` makes a view of a box, `join` goes from one to another;
   * `isFar`: of a box, whether its view would be too small. */
  camera(t, isTall, fitted, join, isFar) {
    const at = (stop, share) => {
      const { id } = this.stations[stop - 1];
      const frames = shotsOf(this, id, isTall, t, isFar).map(([from, box]) => [
        from,
        fitted(box),
      ]);
      let view = frames[0][1];
      for (const [from, next] of frames.slice(1))
        view = join(view, next, ramp(share, from - 0.14, from));
      return view;
    };
    const stop = this.stop(t);
    const share = t - stop + 1;
    if (stop === 1 || share >= 0.13) return at(stop, share);
    return join(at(stop - 1, 1), at(stop, 0.13), share / 0.13);
  }
}

/** Rows one after the other, with keys and values kept; or, with the answer fed in, all at once. */
export class Rows extends Story {
  /** @param {any} run @param {Layout} layout @param {string} mode @param {(row: number) => string} say */
  constructor(run, layout, mode, say) {
    super();
    this.run = run;
    this.layout = layout;
    this.isTogether = mode === "teacher";
    this.stations = run.tgtTokens.map((token, row) => {
      const beats = beatsOf([[say(row), ""]]);
      const title = `Row ${row}: ${token}`;
      return { id: "row", title, seconds: 4, beats, side: "tgt" };
    });
    const late = (row) => (this.isTogether ? -2 : row);
    this.rows = run.tgtTokens.map((_, row) => wayOf(layout, late(row), 1));
  }

  progress(side, part, row, t) {
    if (side === "src" || (!row && t <= 1)) return 1;
    return this.rows[row] ? along(t, this.rows[row][part]) : 0; // of a run that comes next
  }

  rowAt(t) {
    return this.stop(t) - 1;
  }

  timeOf(row) {
    return row + 1;
  }

  isOver() {
    return false;
  }

  camera(t, isTall, fitted, _, isFar) {
    return fitted(rowShot(this, t, isTall, isFar));
  }
}
