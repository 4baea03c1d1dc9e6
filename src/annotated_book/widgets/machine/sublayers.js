// How a token goes through a sublayer: a copy passes the norm, what is computed from it comes
// back, and is added to the residual stream at ⊕.
import { rowOf } from "../kit/numbers.js";
import { mix, ramp, smooth } from "./layout.js";
import { added, percent, two } from "./narration.js";
import { entry } from "./paint.js";
import { Parts } from "./parts.js";

const SHOWN = 0.004; // a weight below this has no line
const STEPS = 22; // of a curve

export class Sublayers extends Parts {
  // Where weights come from: strips of this side, or of the memory.
  #sources(band, row) {
    const { layout } = this;
    const of = (n, xOf, yOf) =>
      Array.from({ length: n }, (_, j) => ({ j, x: xOf(j), y: yOf(j) }));
    if (band.isCross)
      return of(
        layout.src.n,
        (j) => layout.shelfX(j, band.layer),
        () => layout.shelfY,
      );
    const rows = band.side === "src" ? layout.src.n : row + 1;
    return of(
      rows,
      () => band.x + 16,
      (j) => this.middle(band.side, j),
    );
  }

  #copy(band, row, p, x) {
    const before = [...this.layout.bands.values()].find(
      ({ out, path }) => band.stream === (out ?? path),
    );
    const q = smooth(ramp(p, 0, 0.18));
    const from = mix(before?.stop ?? x, x, q);
    this.strip(band.copy, band.side, row, from, {
      isHot: q < 1,
      alpha: Math.min(1, q * 4),
    });
  }

  #update(band, row, p, x) {
    const { side, plus, stop, update, out } = band;
    const alpha = ramp(p, 0.62, 0.75);
    const q = smooth(ramp(p, 0.78, 0.92));
    const isHot = p < 1 && alpha > 0;
    this.strip(update, side, row, q < 1 ? mix(x, plus, q) : x, { alpha, isHot });
    const to = mix(plus, stop, smooth(ramp(p, 0.92, 1)));
    if (p > 0.9) this.strip(out, side, row, to, { isHot });
    const isSaid =
      this.station === "norm" &&
      this.isLit(band.path) &&
      this.isSaid(side, row) &&
      this.isNear;
    if (isSaid) this.#sayNumbers(band, row, p > 0.9);
  }

  // The first number, before and after.
  #sayNumbers({ side, stop, x, stream, update, copy, out }, row, isAdded) {
    const { run, layout, sight } = this;
    const low = layout[side].rails[row];
    const [given, added, read] = [stream, update, copy].map((path) => run.tensor(path));
    const sum = run.tensor(layout.isPreNorm ? out : `${out}.sum`);
    if (isAdded) this.sums([given, added, sum], row, stop + 8, low - layout[side].high);
    const [from, to] = [given, read].map((tensor) => two(rowOf(tensor, row)[0]));
    const words = `norm: ${from} → ${to}`;
    const y = layout.isAlone ? low + 11 : layout[side].end + 16;
    if (layout.isPreNorm) sight.text("number", words, x + 4, y, { bold: false });
  }

  // −0.95 + 0.00 = −0.95, for the first two numbers of a row.
  sums(tensors, row, x, top) {
    const y = top + Math.min(16, this.layout.given.side.high / 4);
    for (const i of [0, 1]) {
      const words = added(...tensors.map((tensor) => rowOf(tensor, row)[i])).join(
        " = ",
      );
      this.sight.text("number", words, x, y + 12 * i);
    }
  }

  attend(band, row, p) {
    const { sight, layout, colors } = this;
    const { side, x, w } = band;
    const [joined, given] = [x + w - 34, x + w - 13];
    this.#copy(band, row, p, x + 16);
    for (let head = 0; head < layout.heads; head++)
      this.#head(band, row, head, p, joined);
    const y = this.middle(side, row);
    const made = ramp(p, 0.6, 0.7);
    const look = { stroke: colors.soft, width: 1.2, alpha: made };
    if (made) sight.level(joined + 6, given - 6, y, look);
    this.#update(band, row, p, given);
  }

  // What a head takes from each source, and its part of the result.
  #head(band, row, head, p, joined) {
    const { sight, ink, run, layout } = this;
    const { side, path } = band;
    const isStaged = this.station === "self" && this.isLit(path);
    const isFirst = head === this.told;
    const isDim = isStaged && !isFirst;
    const [from, to] = isStaged ? (isFirst ? [0.2, 0.44] : [0.5, 0.7]) : [0.22, 0.6];
    const q = smooth(ramp(p, from, to));
    if (q <= 0) return;
    const part = layout[side].high / layout.heads;
    const lane = (y) => y - layout[side].high / 2 + part * (head + 0.5);
    const end = [joined - 5, lane(this.middle(side, row))];
    const weights = run.tensor(`${path}.weights`);
    const isFaint = layout.isAlone && row !== this.row; // then only its thick lines
    const least = isFaint ? 8 * SHOWN : SHOWN;
    for (const { x, y, j } of this.#sources(band, row)) {
      const weight = entry(weights, head, row, j);
      if (weight < least) continue;
      const bottom = y + layout.strip.height / 2 + 1;
      const curve = band.isCross
        ? falling([x, bottom], end, band.x + 40 - 5 * head)
        : across([x + 5, lane(y)], end);
      this.#flow(band, row, head, { weight, j, q, curve, part, isDim });
    }
    const concat = run.tensor(`${path}.concat`);
    const size = concat.shape[1] / layout.heads;
    const picture = ink.strip(concat, row, head * size, (head + 1) * size);
    const look = { alpha: ramp(q, 0.8, 1), edge: ink.hue(head), width: 1 };
    sight.image(picture, joined, end[1], layout.strip.width, part, look);
  }

  // As much of a value as its weight, on its way.
  #flow(band, row, head, { weight, j, q, curve, part, isDim }) {
    const { sight, ink, run } = this;
    const stroke = ink.hue(head);
    const isHere = this.isLit(band.path) && this.isNear;
    const isSaid = isHere && (band.side === "src" || row === this.row);
    const points = q < 1 ? curve.slice(0, 2 + Math.floor((STEPS - 1) * q)) : curve;
    const { isAlone } = this.layout; // then there are many rows
    const faint = isAlone ? [0.25, isHere ? 0.1 : 0.5] : [0.55, 0.5];
    const isThin = isAlone && isSaid && !isDim;
    const strong = isSaid ? (isDim ? faint[0] : 0.9) : faint[1];
    const alpha = isThin ? 0.4 + 0.6 * weight : strong * (0.25 + 0.75 * weight);
    sight.line(points, {
      stroke,
      units: Math.max(
        0.5,
        weight * (isThin ? 9 : Math.min(band.isCross ? 4.5 : 7, part * 0.7)),
      ),
      alpha,
    });
    if (q < 1 && this.isNear && weight > 0.03) {
      const [x, y] = points[points.length - 1];
      const value = ink.strip(laneOf(run.tensor(`${band.path}.v`), head), j);
      const look = { edge: stroke, width: 1.5, alpha: 0.35 + 0.65 * weight };
      sight.image(value, x, y, 7, part, look);
    }
    if (q < 1 || !isHere || !this.#hasLabel(band, row, head, weight)) return;
    const at = band.isCross ? 1 : j === row || isAlone ? 0.2 : 0.34;
    const [x, y] = curve[Math.floor(STEPS * at)];
    if (y < this.edge) return;
    sight.text("share", percent(weight), x - (band.isCross ? 12 : 0), y + 3);
  }

  // Which weights are written at their lines.
  #hasLabel(band, row, head, weight) {
    if (this.station === "self")
      return this.layout.isAlone
        ? head === this.told && row === this.row && weight > 0.08
        : head === this.told && this.layout.src.n <= 4 && weight > 0.03;
    return band.isCross && row === this.row && weight > 0.3;
  }

  feed(band, row, p) {
    const { sight, ink, run, layout, colors } = this;
    const { side, x, w, path } = band;
    const [y, high] = [this.middle(side, row), layout[side].high];
    this.#copy(band, row, p, x + 14);
    const isClipped = p > 0.46;
    const hidden = run.tensor(`${path}.${isClipped ? "hidden" : "w_1"}`);
    const [, count] = hidden.shape;
    const alpha = ramp(p, 0.2, 0.38);
    for (const column of [0, 1]) {
      const [from, to] = [column, column + 1].map((i) => Math.ceil((count * i) / 2));
      const picture = ink.strip(hidden, row, from, to);
      const look = { alpha, edge: colors.soft, width: 0.8 };
      sight.image(picture, x + 29 + 7 * column, y, 6, high, look);
    }
    if (this.isLit(path) && this.isNear && this.isSaid(side, row) && alpha > 0) {
      const on = rowOf(hidden, row).filter((value) => value > 0).length;
      const words = isClipped ? `${on} of ${count} stay on` : `${count} sums`;
      const look = { bold: false, align: /** @type {CanvasTextAlign} */ ("right") };
      sight.text("share", words, x + w - 2, y + high / 2 + 13, look);
    }
    this.#update(band, row, p, x + w - 13);
  }
}

/** @param {number[]} from @param {number[]} to */
function across(from, to) {
  const [[x0, y0], [x1, y1]] = [from, to];
  const middle = (x0 + x1) / 2;
  return bezier([x0, y0], [middle, y0], [middle, y1], [x1, y1]);
}

// From the memory down to the row.
/** @param {number[]} from @param {number[]} to @param {number} x at which it falls */
function falling(from, to, x) {
  return bezier(from, [x, mix(from[1], to[1], 0.3)], [x, to[1]], to);
}

function bezier(a, b, c, d) {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const s = i / STEPS;
    const r = 1 - s;
    const along = (k) =>
      r ** 3 * a[k] + 3 * r * r * s * b[k] + 3 * r * s * s * c[k] + s ** 3 * d[k];
    return [along(0), along(1)];
  });
}

const lanes = new WeakMap(); // a tensor (H, K, d_k) -> its heads

function laneOf(tensor, head) {
  const [heads, rows, columns] = tensor.shape;
  const size = rows * columns;
  if (!lanes.has(tensor)) {
    const part = (_, i) => tensor.data.subarray(i * size, (i + 1) * size);
    const parts = Array.from({ length: heads }, part);
    lanes.set(
      tensor,
      parts.map((data) => ({ shape: [rows, columns], data })),
    );
  }
  return lanes.get(tensor)[head];
}
