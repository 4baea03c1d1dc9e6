// Scores of the likeliest next tokens; softmax makes probabilities of them.
import { rowOf, softmax } from "../kit/numbers.js";
import { SMALL } from "./ground.js";
import { clamp, mix, smooth } from "./layout.js";
import { chance } from "./narration.js";
import { place } from "./paint.js";

const BARS = 6;
const STEP = 22; // from one to the next
const LINE = 14; // the same in pixels, at least
const LEFT = 36; // room for the tokens

/** @param {import("./draw.js").Drawing} drawing */
export function drawBars(drawing) {
  const { sight, layout, run, row, temperature } = drawing;
  const made = drawing.at("tgt", "scores", row);
  if (sight.scale < SMALL || made <= 0) return;
  const soft = smooth(drawing.at("tgt", "softmax", row));
  const { x, w } = layout.bars;
  const y = layout.barsY(row);
  const logits = rowOf(run.tensor("generator"), row);
  const shares = softmax(logits.map((logit) => logit / temperature));
  const order = run.ranked(row).slice(0, BARS);
  const most = Math.max(...order.map((id) => Math.abs(logits[id])), 1);
  const old = drawing.old(row);
  const isLit = drawing.isLit("bars") || drawing.isLit("generator");
  const name = temperature === 1 ? "probabilities" : `at temperature ${temperature}`;
  const title = { color: isLit ? "accent" : "soft", bold: isLit };
  const long = w * 0.42;
  const step = Math.max(STEP, LINE / sight.scale);
  sight.text(
    "title",
    soft > 0.5 ? name : "scores (logits)",
    x + LEFT + long / 2,
    y - 10,
    title,
  );
  order.forEach((id, i) => {
    bar(drawing, [x, y + i * step, long], {
      token: run.vocabulary.tgt[id],
      isOut: id === run.next[row],
      share: mix(clamp(logits[id] / most) * made, shares[id], soft),
      old: old?.[id],
      words: soft > 0.5 ? chance(shares[id]) : logits[id].toFixed(1).replace("-", "−"),
    });
  });
  const box = [x - 10, y - step, w + 20, step * (BARS + 1)];
  drawing.target(
    "probabilities",
    "Open the probabilities",
    place("probabilities", -1, row),
    box,
  );
}

// `old`: what it was in the run to compare with.
function bar({ sight, colors }, [x, top, long], { token, isOut, share, old, words }) {
  const [left, color] = [x + LEFT, isOut ? "accent" : "ink"];
  const name = {
    bold: isOut,
    color,
    align: /** @type {CanvasTextAlign} */ ("right"),
    most: 120,
  };
  sight.text("bar", token, x + LEFT - 6, top + 10, name);
  sight.box(left, top, long, 13, { fill: colors.cell, stroke: colors.line, radius: 2 });
  const fill = isOut ? colors.accent : colors.soft;
  if (share > 0.005) sight.box(left, top, long * share, 13, { fill, radius: 2 });
  if (old !== undefined) sight.before(left, top, long * old, 13);
  sight.text("bar", words, left + long + 6, top + 10, { bold: isOut });
}
