// The tree of a beam search, up to a step, with its candidates and what is finished.
import { element } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { table } from "./tables.js";

/** What the steps tell, put together: the tree, and the nodes of the last step. */
function grow(steps) {
  /** @type {any} */
  const root = { token: "<s>", tokens: [], log_probability: 0, below: [] };
  let kept = [root];
  /** @type {any[]} */
  let nodes = [];
  /** @type {any[]} */
  const finished = [];
  for (const step of steps) {
    nodes = step.map((seen) => {
      const tokens = [...kept[seen.parent].tokens, seen.token];
      return { ...seen, tokens, below: [] };
    });
    for (const node of nodes)
      if (node.fate !== "dropped") kept[node.parent].below.push(node);
    finished.push(...nodes.filter(({ fate }) => fate === "finished"));
    kept = nodes.filter(({ fate }) => fate === "kept");
  }
  finished.sort((a, b) => b.score - a.score); // the best first
  return { root, nodes, kept, finished };
}

function fateOf(node, { nodes, finished }) {
  if (node.fate !== "finished") return nodes.includes(node) ? node.fate : "dropped";
  return `finished${node === finished[0] ? ", the best" : ""}`;
}

function drawChip({ token, log_probability }) {
  const probability = element("small", {}, short(Math.exp(log_probability)));
  return element("span", {}, `${token} `, probability);
}

// A line goes on as long as nothing branches off.
function drawBranch(first, search) {
  let node = first;
  /** @type {(string | Node)[]} */
  const line = [drawChip(node)];
  while (node.below.length === 1) {
    [node] = node.below;
    line.push(" ", drawChip(node));
  }
  const isBest = node === search.finished[0];
  const end = node.below.length
    ? element("ul", {}, ...node.below.map((next) => drawBranch(next, search)))
    : element("em", { class: isBest ? "best" : "" }, ` ${fateOf(node, search)}`);
  return element("li", {}, ...line, end);
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

function drawFinished({ finished }, look) {
  const rows = finished.map(({ text, tokens, log_probability, score }) => [
    text,
    String(tokens.length),
    log_probability,
    score,
  ]);
  const columns = ["tokens", "log-probability", "score"];
  return table("Finished, the best score first", "text", columns, rows, look);
}

export function drawSearch(steps, at, _, look) {
  const search = grow(steps.slice(0, at));
  const isOver = at === steps.length && search.kept.length;
  const hint =
    `The beams after step ${at}, each token with the probability of all up to there.` +
    (isOver ? " The search stops: what is kept can no longer become the best." : "");
  const label = { role: "group", "aria-label": "The tree of the search" };
  const tree = element("ul", {}, drawBranch(search.root, search));
  return [
    element("p", { class: "hint" }, hint),
    element("div", { class: "tree", tabindex: 0, ...label }, tree),
    drawCandidates(search, at, look),
    ...(search.finished.length ? [drawFinished(search, look)] : []),
  ];
}
