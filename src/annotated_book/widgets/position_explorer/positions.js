// What positions add to tokens, and how it turns from one position to another.
import { dot, range } from "../kit/numbers.js";

export const size = (a) => Math.sqrt(dot(a, a));
export const most = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0);
const speed = (pair, d_model) => 10_000 ** ((-2 * pair) / d_model);

// Section 3.5 of the paper: the sine and the cosine of each pair, side by side.
const row = (pos, d_model) =>
  range(d_model / 2)
    .map((i) => pos * speed(i, d_model))
    .flatMap((x) => [Math.sin(x), Math.cos(x)]);

// By how much the second hand is ahead of the first, from 0 to a full turn.
export function between([sin0, cos0], [sin1, cos1]) {
  const angle = Math.atan2(sin1 * cos0 - cos1 * sin0, sin0 * sin1 + cos0 * cos1);
  return angle < -1e-9 ? angle + 2 * Math.PI : Math.max(angle, 0);
}

/** What is added to each token, and the two positions p and q = p + k that are compared. */
export class Positions {
  /**
   * @param {number[][] | undefined} table the rows of a reader's own, or the paper's
   * @param {number} words
   * @param {{ position: number, offset: number, d_model: number, pair: number,
   *   without_colon: boolean }} state
   */
  constructor(table, words, { position, offset, d_model, pair, without_colon }) {
    const all = table ?? range(words + 1).map((pos) => row(pos, d_model));
    this.words = words;
    this.p = position;
    this.k = offset;
    this.q = position + offset;
    this.d_model = d_model;
    this.pair = pair;
    this.added = range(words).map((pos) => all[without_colon ? words : pos]);
    this.products = this.added.map((numbers) => dot(this.added[position], numbers));
    this.reach = most(all.flat().map(Math.abs)); // the largest number of the table
    this.omega = speed(pair, d_model);
    const angle = offset * this.omega;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    this.R = [
      [cos, sin],
      [-sin, cos],
    ];
  }

  /** Sine and cosine of a pair at a position. */
  hand(pos, i = this.pair) {
    return this.added[pos].slice(2 * i, 2 * i + 2);
  }

  /** The hand after the rotation by k positions. */
  turned(pos) {
    return this.R.map((line) => dot(line, this.hand(pos)));
  }

  /** How far that is from the hand k positions on. */
  off(pos) {
    const goal = this.hand(pos + this.k);
    return size(this.turned(pos).map((x, i) => x - goal[i]));
  }

  /** The positions that have another one k positions on. */
  get starts() {
    return range(this.words - this.k);
  }

  /** The dot products of all positions that are k apart: the least and the largest. */
  get alike() {
    const all = this.starts.map((pos) =>
      dot(this.added[pos], this.added[pos + this.k]),
    );
    return [Math.min(...all), Math.max(...all)];
  }
}
