// Every head of every attention as a small map, which is also the button that chooses it.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { button, element, svg } from "../kit/controls.js";
import { spokenName } from "../kit/names.js";
import { range, rowOf } from "../kit/numbers.js";

const LEVELS = 20; // of color

// As few nodes as can be: of a level, all cells are one path.
function smallMap(weights, head) {
  const [, rows, columns] = weights.shape;
  const levels = range(LEVELS + 1).map(() => "");
  for (const y of range(rows))
    rowOf(weights, head * rows + y).forEach((weight, x) => {
      levels[Math.round(weight * LEVELS)] += `M${x} ${y}h1v1h-1z`;
    });
  const paths = levels.map((d, level) =>
    level && d ? svg("path", { d, "fill-opacity": level / LEVELS }) : "",
  );
  const box = { viewBox: `0 0 ${columns} ${rows}`, preserveAspectRatio: "none" };
  return svg("svg", { ...box, "aria-hidden": "true" }, ...paths.filter(Boolean));
}

function drawAttention(path, weights, choose) {
  const heads = range(weights.shape[0]).map((head) => {
    const node = button(`head ${head}`, () => choose(path, head), {
      "aria-label": spokenName(path, head),
      tabindex: "-1",
    });
    node.prepend(smallMap(weights, head));
    return node;
  });
  const name = element("p", {}, spokenName(path));
  const line = element("div", { class: "heads" }, ...heads);
  return { node: element("div", { class: "attention" }, name, line), heads };
}

/** `weightsOf(path)`: (H, Q, K) of the sequence; `choose(path, head)`. */
export function gallery(paths, choose) {
  const node = element("div", {
    class: "gallery",
    role: "group",
    "aria-label": "All heads",
  });
  let drawn = null; // the sequence
  let at = "";
  let attentions = {};

  function draw(weightsOf) {
    attentions = Object.fromEntries(
      paths.map((path) => [path, drawAttention(path, weightsOf(path), choose)]),
    );
    const all = Object.values(attentions);
    const box = element("div", {}, ...all.map((one) => one.node));
    walkWithArrowKeys(
      box,
      all.map(({ heads }) => heads),
    );
    node.replaceChildren(box);
  }

  // The page itself stays where it is.
  function reveal({ node: shown }) {
    node.scrollTop = shown.offsetTop - node.clientHeight / 2;
    node.scrollLeft = shown.offsetLeft - 8;
  }

  return {
    node,
    show(path, sequence, head, weightsOf) {
      if (drawn !== sequence) draw(weightsOf);
      for (const [name, { heads }] of Object.entries(attentions))
        for (const [i, one] of heads.entries())
          one.setAttribute("aria-pressed", String(name === path && i === head));
      if (at !== path) reveal(attentions[path]);
      [drawn, at] = [sequence, path];
    },
  };
}
