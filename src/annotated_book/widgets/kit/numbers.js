// The little mathematics that several widgets share.

/** A list of numbers, row after row, and the size of each of its axes.
 * @typedef {{ shape: number[], data: Float32Array | Float64Array }} Numbers */

/** The numbers from `first`, so many of them. */
export const range = (length, first = 0) => Array.from({ length }, (_, i) => first + i);

/** @param {number[]} choices @param {number} wanted */
export const nearest = (choices, wanted) =>
  choices.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** @param {number[]} numbers */
export const product = (numbers) => numbers.reduce((a, b) => a * b, 1);

/** @param {number[]} a @param {number[]} b */
export const dot = (a, b) => a.reduce((total, x, i) => total + x * b[i], 0);

/** The numbers along the last axis. @param {Numbers} numbers @param {number} row */
export function rowOf({ shape, data }, row) {
  const columns = shape[shape.length - 1];
  return data.subarray(row * columns, (row + 1) * columns);
}

/** Of scores that are all −∞ it gives NaN, which is 0/0, as PyTorch does.
 * @param {ArrayLike<number>} scores */
export function softmax(scores) {
  const all = Array.from(scores);
  const most = all.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = all.map((score) => Math.exp(score - most));
  const total = sum(powers);
  return powers.map((power) => power / total);
}
