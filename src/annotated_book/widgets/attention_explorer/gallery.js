// Every head of every attention as a small map, which is also the button that chooses it.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { button, element } from "../kit/controls.js";
import { smallMap } from "../kit/heat_map.js";
import { spokenName } from "../kit/names.js";
import { range } from "../kit/numbers.js";

function drawAttention(path, weights, choose) {
  const heads = range(weights.shape[0]).map((head) => {
    const node = button(`head ${head}`, () => choose(path, head), {
      "aria-label": spokenName(path, head),
      tabindex: "-1",
    });
    node.prepend(smallMap(weights, head).node);
    return node;
  });
  const name = element("p", {}, spokenName(path));
  const line = element("div", { class: "heads" }, ...heads);
  return { node: element("div", { class: "attention" }, name, line), heads };
}

/** `weightsOf(path)`: (H, Q, K) of the sequence; `choose(path, head)`. */
export function gallery(paths, choose) {
  const label = { role: "group", "aria-label": "All heads" };
  const node = element("div", { class: "gallery", ...label });
  let [drawn, at] = /** @type {any[]} */ ([]); // the sequence, and the attention
  let attentions = {};

  function draw(weightsOf) {
    attentions = Object.fromEntries(
      paths.map((path) => [path, drawAttention(path, weightsOf(path), choose)]),
    );
    const all = Object.values(attentions);
    const box = element("div", {}, ...all.map((one) => one.node));
    const buttons = all.map(({ heads }) => heads);
    walkWithArrowKeys(box, buttons);
    node.replaceChildren(box);
  }

  // The page itself stays where it is.
  function reveal({ node: shown }) {
    node.scrollTop = shown.offsetTop - node.clientHeight / 2;
    node.scrollLeft = shown.offsetLeft - 8;
  }

  return {
    node,
    show({ path, sequence, head }, weightsOf) {
      if (drawn !== sequence) draw(weightsOf);
      for (const [name, { heads }] of Object.entries(attentions))
        for (const [i, one] of heads.entries())
          one.setAttribute("aria-pressed", String(name === path && i === head));
      if (at !== path) reveal(attentions[path]);
      [drawn, at] = [sequence, path];
    },
  };
}
