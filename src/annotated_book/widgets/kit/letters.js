// Numbers that are sums of products of sizes, such as 4·d_model² + 4·d_model: written as a list of
// [how many times, letters], and worked out at the sizes of those letters.

import { product, sum } from "./numbers.js";

export { sum };
export const written = (count) => count.toLocaleString("en-US");

export const count = (terms, sizes) =>
  sum(
    terms.map(([times, factors]) => times * product(factors.map((f) => sizes[f] ?? f))),
  );

// The same in letters, or in what `name` makes of a letter.
export function formula(terms, name = (letter) => letter) {
  const powers = (factors) =>
    [...new Set(factors)].map((factor) => {
      const times = factors.filter((other) => other === factor).length;
      return times === 1 ? name(factor) : `${name(factor)}${"²³"[times - 2]}`;
    });
  const one = ([times, factors]) =>
    [...(times === 1 && factors.length ? [] : [times]), ...powers(factors)].join("·");
  return terms.map(one).join(" + ");
}

const UNITS = ["B", "kB", "MB", "GB", "TB"];

// 4198400 -> "4.2 MB"
export function memory(bytes) {
  const power =
    bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${power ? (bytes / 1000 ** power).toFixed(1) : bytes} ${UNITS[power]}`;
}
