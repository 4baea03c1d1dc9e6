// One token after the other: the likeliest tokens, and which of them is taken.
import { element } from "../kit/controls.js";
import { table } from "./tables.js";

function drawGreedy({ token, rows, others }, title, look) {
  const lines = rows.map((row) => [
    row.token,
    row.before,
    row.token === token ? "taken" : "",
  ]);
  if (others.count) lines.push([`${others.count} others`, others.before, ""]);
  return [
    element("p", { class: "hint" }, `The likeliest token is taken: ${token}.`),
    table(title, "token", ["probability", "choice"], lines, look),
  ];
}

// Where a token lies between 0 and 1, or why it has no place there.
function placeOf({ token: other, after, end }, rank, token, { top_k, top_p }) {
  const choice = other === token ? "drawn: " : "";
  if (after)
    return `${choice}${Math.max(end - after, 0).toFixed(4)} to ${end.toFixed(4)}`;
  if (top_k && rank >= top_k) return "cut by top-k";
  return top_p < 1 ? "cut by top-p" : "";
}

function drawSampling({ token, number, rows, others }, settings, title, look) {
  const lines = rows.map((row, rank) => {
    const place = placeOf(row, rank, token, settings);
    return [row.token, row.before, row.after, place];
  });
  if (others.count)
    lines.push([`${others.count} others`, others.before, others.after, ""]);
  const said =
    "The tokens lie end to end from 0 to 1. " +
    `The random number ${number.toFixed(4)} falls on ${token}.`;
  const columns = ["in the model", "reshaped", "place"];
  return [
    element("p", { class: "hint" }, said),
    table(title, "token", columns, lines, look),
  ];
}

export function drawDistribution(steps, at, settings, look) {
  const step = steps[at - 1];
  const before = steps.slice(0, at - 1).map(({ token }) => token);
  const title = ["After <s>", ...before].join(" ");
  if (step.number === null) return drawGreedy(step, title, look);
  return drawSampling(step, settings, title, look);
}
