// The tree of a beam search, up to a step, with its candidates and what is finished.
import { element } from "../kit/controls.js";
import { full } from "../kit/grid.js";
import { brief, rounded, table } from "./tables.js";
import { drawTree } from "./tree.js";

/** What the steps tell, put together: the tree, and the nodes of the last step. */
export function grow(steps) {
  /** @type {any} */
  const root = {
    token: "<s>",
    tokens: [],
    log_probability: 0,
    below: [],
    greedy: true,
  };
  let kept = [root];
  /** @type {any[]} */
  let nodes = [];
  /** @type {any[]} */
  const finished = [];
  for (const step of steps) {
    // Of earlier steps, what was dropped is no longer in the tree.
    for (const parent of new Set(nodes.map(({ parent }) => parent)))
      parent.below = parent.below.filter(({ fate }) => fate !== "dropped");
    nodes = step.map((seen) => {
      const parent = kept[seen.parent];
      const greedy = parent.greedy && !parent.below.length; // the likeliest comes first
      const tokens = [...parent.tokens, seen.token];
      const node = { ...seen, parent, tokens, greedy, below: [] };
      parent.below.push(node);
      return node;
    });
    finished.push(...nodes.filter(({ fate }) => fate === "finished"));
    kept = nodes.filter(({ fate }) => fate === "kept");
  }
  finished.sort((a, b) => b.score - a.score); // the best first
  return { root, nodes, kept, finished };
}

function fateOf(node, { kept, finished }) {
  if (node.fate === "finished")
    return `finished${node === finished[0] ? ", the best" : ""}`;
  return kept.includes(node) ? "kept" : "dropped";
}

const MARKS = { "finished, the best": "★", finished: "✓", dropped: "✗" };

// The best of all: it and what leads to it.
function wayTo(node) {
  const way = [];
  for (let one = node; one; one = one.parent) way.push(one);
  return way;
}

/** @returns {import("./tree.js").Node} */
function forTree(node, search, way) {
  const { token, tokens, log_probability, score, greedy, below } = node;
  const share = Math.exp(log_probability);
  const fate = below.length || !tokens.length ? "" : fateOf(node, search);
  const said = fate && `: ${fate}`;
  const isFinished = fate.startsWith("finished");
  const before = node.parent && Math.exp(node.parent.log_probability);
  const isNew = before && brief(share) !== brief(before); // or it is written before
  const scored = score === undefined ? "" : `, score ${rounded(score)}`;
  return {
    token,
    share,
    written: isFinished ? rounded(score) : isNew ? brief(share) : "",
    say:
      `${tokens.join(" ") || token}${said}; probability ${full(share)}, ` +
      `log-probability ${rounded(log_probability)}${scored}`,
    kinds: `${fate.split(",")[0]} ${way.includes(node) ? "best" : ""}`,
    mark: MARKS[fate],
    tail: greedy && !below.length ? "greedy" : "",
    below: below.map((next) => forTree(next, search, way)),
  };
}

function drawCandidates(search, at, look) {
  const rows = search.nodes.map((node) => {
    const { tokens, log_probability } = node;
    const fate = fateOf(node, search);
    return [tokens.join(" "), Math.exp(log_probability), log_probability, fate];
  });
  const title = `Candidates of step ${at}, the likeliest first`;
  const columns = ["probability", "log-probability", "fate"];
  return table(title, "tokens", columns, rows, look);
}

/** The picture of the search up to this step, and its numbers as tables. */
export function drawSearch(steps, at, _, { look, go, room }) {
  const search = grow(steps.slice(0, at));
  const isOver = at === steps.length && search.kept.length;
  const hint =
    "Number, width: the probability up to there. ✓ finished, with its score; ★ the best " +
    "so far; ✗ dropped." +
    (isOver ? " The search stops: what is kept can no longer become the best." : "");
  const label = "The tree of the search; its numbers are in the tables below";
  const tree = forTree(search.root, search, wayTo(search.finished[0]));
  return {
    picture: [
      drawTree(tree, { label, look, go, room, most: steps.length }),
      element("p", { class: "hint" }, hint),
    ],
    numbers: drawCandidates(search, at, look),
  };
}
