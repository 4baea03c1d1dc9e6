// One token after the other: the likeliest tokens, and which of them is taken.
import { element } from "../kit/controls.js";
import { full } from "../kit/grid.js";
import { brief, table } from "./tables.js";
import { drawTree } from "./tree.js";

const OTHERS = 4; // tokens that are not taken, drawn of each step
const LEGIBLE = 0.011; // of the strip: room for one letter

// Where a token lies between 0 and 1, or why it has no place there.
function placeOf({ token: other, after, end }, rank, token, { top_k, top_p }) {
  const choice = other === token ? "drawn: " : "";
  if (after)
    return `${choice}${Math.max(end - after, 0).toFixed(4)} to ${end.toFixed(4)}`;
  if (top_k && rank >= top_k) return "cut by top-k";
  return top_p < 1 ? "cut by top-p" : "";
}

function drawTable({ token, number, rows, others }, settings, title, look) {
  const isGreedy = number === null;
  const line = ({ token, before, after }, last) =>
    isGreedy ? [token, before, last] : [token, before, after, last];
  const lastOf = (row, rank) => {
    if (isGreedy) return row.token === token ? "taken" : "";
    return placeOf(row, rank, token, settings);
  };
  const lines = rows.map((row, rank) => line(row, lastOf(row, rank)));
  if (others.count)
    lines.push(line({ ...others, token: `${others.count} others` }, ""));
  const columns = isGreedy
    ? ["probability", "choice"]
    : ["in the model", "reshaped", "place"];
  return table(title, "token", columns, lines, look);
}

/** @returns {import("./tree.js").Node} */
function forTree(row, { token, number }, below = []) {
  const share = number === null ? row.before : row.after;
  const isTaken = row.token === token;
  const isCut = !isTaken && !share;
  const fate = isTaken ? (number === null ? "taken" : "drawn") : isCut ? "cut" : "";
  return {
    token: row.token,
    share,
    written: brief(share),
    say: `${row.token}${fate && `: ${fate}`}; probability ${full(share)}`,
    kinds: isTaken ? "best" : isCut ? "dropped" : "",
    mark: isCut ? "✗" : "",
    below,
  };
}

// What was taken, step by step, and what else was likely.
function grow(steps) {
  /** @type {import("./tree.js").Node[]} */
  let below = [];
  for (const step of steps.toReversed()) {
    const { token, rows } = step;
    const taken = rows.find((row) => row.token === token);
    const others = rows.filter((row) => row !== taken).slice(0, OTHERS);
    below = [forTree(taken, step, below), ...others.map((row) => forTree(row, step))];
  }
  const say = "<s>: the start";
  return { token: "<s>", share: 1, written: "", say, kinds: "best", below };
}

// The tokens end to end from 0 to 1, as they lie where a random number picks one.
function drawStrip({ token, number, rows, others }, look) {
  const parts = rows
    .filter(({ after }) => after > 0)
    .toSorted((a, b) => a.end - b.end)
    .map(({ token: other, after, end }) => {
      const isLegible = after > LEGIBLE * (other.length + 1);
      const part = element("span", {}, isLegible ? other : "");
      part.classList.toggle("drawn", other === token);
      part.style.setProperty("left", `${100 * (end - after)}%`);
      part.style.setProperty("width", `${100 * after}%`);
      const place = `from ${(end - after).toFixed(4)} to ${end.toFixed(4)}`;
      part.addEventListener("pointerover", () => look(`${other}: ${place}`));
      return part;
    });
  const pointer = element("i", {});
  pointer.style.setProperty("left", `${100 * number}%`);
  const strip = element("div", { class: "strip", "aria-hidden": "true" }, ...parts);
  strip.addEventListener("pointerleave", () => look(""));
  strip.append(pointer);
  const rest =
    others.after >= 0.00005 ? " The gaps are tokens that are less likely." : "";
  const said =
    "The tokens lie end to end from 0 to 1. " +
    `The random number ${number.toFixed(4)} falls on ${token}.${rest}`;
  return [strip, element("p", { class: "hint fall" }, said)];
}

/** The picture of what was written up to this step, and its numbers as a table. */
export function drawDistribution(steps, at, settings, { look, go, room }) {
  const step = steps[at - 1];
  const before = steps.slice(0, at - 1).map(({ token }) => token);
  const title = ["After <s>", ...before].join(" ");
  const label =
    "What was generated, and what else was likely; its numbers are in the table below";
  const isGreedy = step.number === null;
  const [kind, more] = isGreedy
    ? ["", `The likeliest token is taken: ${step.token}`]
    : ["reshaped ", "✗: cut"];
  const hint = `Number and width: the ${kind}probability after the tokens before it, if 0.005 or more. ${more}.`;
  return {
    picture: [
      drawTree(grow(steps.slice(0, at)), { label, look, go, room, most: steps.length }),
      element("p", { class: "hint" }, hint),
      ...(isGreedy ? [] : drawStrip(step, look)),
    ],
    numbers: drawTable(step, settings, title, look),
  };
}
