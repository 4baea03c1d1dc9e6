// The likeliest tokens, with bars.
import { element, styled, table } from "../kit/controls.js";
import { range } from "../kit/numbers.js";

export const percent = (p) => {
  if (p < 0.0001) return "< 0.01%";
  return p > 0.9999 ? "> 99.99%" : `${(100 * p).toFixed(2)}%`;
};

/** @param {number} most how many tokens there are */
export function drawLikely(most) {
  const rows = range(most).map(() => [
    element("span"),
    element("span", { class: "bar" }),
    element("span"),
  ]);
  const head = [element("th", { scope: "col" }, "token"), "bar", "probability"];
  const node = table({ class: "likely numbers" }, "", head, rows);
  node.tHead?.classList.add("heard");
  return {
    node,
    show(pairs, row) {
      node.createCaption().textContent = `Probabilities for token ${row + 1}`;
      rows.forEach(([name, bar, number], i) => {
        const [token, p] = pairs[i];
        name.textContent = token;
        styled(bar, { p });
        number.textContent = percent(p);
      });
    },
  };
}
