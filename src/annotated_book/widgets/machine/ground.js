// What every part of the picture asks: the run, the time, how far a token has come, what is lit.
import { spokenName } from "../kit/names.js";
import { rowOf } from "../kit/numbers.js";
import { toldHead } from "./narration.js";
import { place } from "./paint.js";

/** @typedef {import("./layout.js").Band} Band */
/** What can be entered: of a part `id` is its path, of a token it has a blank.
 * @typedef {{ x: number, y: number, w: number, h: number, say: string, go: any, id: string }} Target */

export const SMALL = 0.45; // pixels for a unit: text would be larger than what it names
const NEAR = [1.15, 0.85]; // pixels for a unit: there is room for numbers; of one stack

export class Ground {
  /**
   * @param {import("./ink.js").Sight} sight
   * @param {{ run: any, story: any, layout: import("./layout.js").Layout, t: number,
   *   mode: string, word: string, before: any, temperature: number }} given `before`: a run to
   *   compare with, or null
   */
  constructor(sight, { run, story, layout, t, mode, word, before, temperature }) {
    this.sight = sight;
    this.ink = sight.ink;
    this.colors = sight.ink.colors;
    this.run = run;
    this.story = story;
    this.layout = layout;
    this.t = t;
    this.isTogether = mode === "teacher"; // all rows at once
    this.word = word;
    this.before = before;
    this.temperature = temperature;
    this.row = story.rowAt(t);
    this.station = story.station(t).id;
    this.lit = story.lit(t);
    this.told = toldHead(run, layout);
    this.isOver = story.isOver(t);
    this.isNear = sight.scale > NEAR[Number(layout.isAlone)];
    /** @type {Target[]} */
    this.targets = [];
  }

  /** How far a token has come through a part. */
  at(side, part, row) {
    return this.isWritten(side, row) ? this.story.progress(side, part, row, this.t) : 0;
  }

  /** Is this a row of the text that is given? */
  isGiven(side, row) {
    const { given } = this.layout;
    return side === given.side.name && row <= given.last;
  }

  /** Is it the one whose numbers are told? */
  isSaid(side, row) {
    const { given } = this.layout;
    return row === (side === given.side.name ? given.said : this.layout.first);
  }

  isWritten(side, row) {
    return side === "src" || row <= this.row || this.isTogether;
  }

  /** Is this the row that is on its way? */
  isTold(side, row) {
    return side === "tgt" && row === this.row && this.t > 1 && !this.isTogether;
  }

  /** What came out of a row in the run to compare with, if it had read the same tokens. */
  old(row) {
    const { before, run } = this;
    const isSame =
      before?.sizes.T > row &&
      before.tgt.every((id, i) => i > row || id === run.tgt[i]);
    return isSame ? rowOf(before.tensor("probabilities"), row) : null;
  }

  /** @returns {any} the band of this path */
  band(path) {
    return this.layout.bands.get(path);
  }

  isLit(path) {
    return this.lit.has(path);
  }

  /** Of many rows, those far from what is seen are left out. */
  isAway(side, row) {
    const { camera } = this.sight;
    const y = this.middle(side, row);
    const isNear = y > camera.y - 60 && y < camera.y + camera.h + 60;
    return this.layout.isAlone && row !== this.row && !isNear;
  }

  token(side, row) {
    return (side === "src" ? this.run.srcTokens : this.run.tgtTokens)[row];
  }

  /** @param {string} id @param {string} say @param {any} go @param {number[]} box */
  target(id, say, go, box) {
    const [x, y, w, h] = box;
    if (this.sight.sees(x, y, w, h)) this.targets.push({ id, say, go, x, y, w, h });
  }

  /** A part that can be entered: at its head, and anywhere in `all` of it. */
  enter(path, head, all) {
    const say = `Open ${path === "encoder" ? "the memory" : spokenName(path)}`;
    if (all) this.target(`${path} all`, say, place(path), all);
    if (head) this.target(path, say, place(path), head);
  }

  middle(side, row) {
    return this.layout[side].rails[row] - this.layout[side].high / 2;
  }

  /** A row of a tensor at x. `isHot`: it moves just now. */
  strip(path, side, row, x, { alpha = 1, isHot = false } = {}) {
    const { sight, ink, layout, run, colors } = this;
    const y = this.middle(side, row);
    const [w, h] = [layout.strip.width, layout[side].high];
    const edge = isHot ? colors.accent : colors.soft;
    const picture = ink.strip(run.tensor(path), row);
    sight.image(picture, x, y, w, h, { alpha, edge, width: isHot ? 2 : 0.8 });
    if (alpha < 0.9) return;
    const say = `${this.token(side, row)}: ${run.node(path).name}`;
    this.target(`${path} ${row}`, say, place(path, -1, row), [
      x - w / 2,
      y - h / 2,
      w,
      h,
    ]);
  }
}
