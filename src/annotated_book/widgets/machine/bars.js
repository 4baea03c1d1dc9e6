// Scores of the likeliest next tokens; softmax makes probabilities of them.
import { rowOf, softmax } from "../kit/numbers.js";
import { SMALL } from "./ground.js";
import { clamp, mix, smooth } from "./layout.js";
import { chance, one } from "./narration.js";
import { place } from "./paint.js";

const BARS = 6;
const STEP = 22; // from one to the next
const LINE = 14; // the same in pixels, at least
const LEFT = 36; // room for the tokens

/** @param {import("./draw.js").Drawing} drawing */
export function drawBars(drawing) {
  const { sight, layout, run, row, temperature, colors } = drawing;
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
  const words = soft > 0.5 ? name : "scores (logits)";
  sight.text("title", words, x + LEFT + long / 2, y - 10, title);
  order.forEach((id, i) => {
    const isOut = id === run.next[row];
    const [left, top] = [x + LEFT, y + i * step];
    const align = /** @type {CanvasTextAlign} */ ("right");
    const name = { bold: isOut, color: isOut ? "accent" : "ink", align, most: 120 };
    sight.text("bar", run.vocabulary.tgt[id], left - 6, top + 10, name);
    const frame = { fill: colors.cell, stroke: colors.line, radius: 2 };
    sight.box(left, top, long, 13, frame);
    const fill = isOut ? colors.accent : colors.soft;
    const share = mix(clamp(logits[id] / most) * made, shares[id], soft);
    if (share > 0.005) sight.box(left, top, long * share, 13, { fill, radius: 2 });
    if (old) sight.before(left, top, long * old[id], 13);
    const words = soft > 0.5 ? chance(shares[id]) : one(logits[id]);
    sight.text("bar", words, left + long + 6, top + 10, { bold: isOut });
  });
  const box = [x - 10, y - step, w + 20, step * (BARS + 1)];
  const go = place("probabilities", -1, row);
  drawing.target("probabilities", "Open the probabilities", go, box);
}
