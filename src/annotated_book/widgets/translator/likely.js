// The likeliest tokens, with bars.
import { element } from "../kit/controls.js";

export const percent = (p) => {
  if (p < 0.0001) return "< 0.01%";
  return p > 0.9999 ? "> 99.99%" : `${(100 * p).toFixed(2)}%`;
};

function drawRow() {
  const [name, bar] = [element("th", { scope: "row" }), element("td")];
  const number = element("td");
  bar.append(element("span", { class: "bar" }));
  return { node: element("tr", {}, name, bar, number), name, number };
}

/** @param {number} most how many tokens there are at most */
export function drawLikely(most) {
  const caption = element("caption");
  const rows = Array.from({ length: most }, drawRow);
  const names = ["token", "bar", "probability"];
  const head = names.map((name) => element("th", { scope: "col" }, name));
  const node = element(
    "table",
    { class: "likely" },
    caption,
    element("thead", {}, element("tr", { class: "names" }, ...head)),
    element("tbody", {}, ...rows.map(({ node }) => node)),
  );
  return {
    node,
    show(pairs, row) {
      caption.textContent = `Probabilities for token ${row + 1}`;
      rows.forEach(({ node, name, number }, i) => {
        node.hidden = i >= pairs.length;
        if (node.hidden) return;
        name.textContent = pairs[i][0];
        number.textContent = percent(pairs[i][1]);
        node.style.setProperty("--p", pairs[i][1]);
      });
    },
  };
}
