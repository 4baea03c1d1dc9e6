// Where everything stands on the one drawing, in units of its own: the encoder at the top left,
// the memory in the middle, the decoder below it to the right, the next tokens at the right edge.
// A decoder-only model has its one stack at the left, under the top edge.
// A token has a rail, which is its residual stream; a part is a band across the rails of its side.

const FIRST = 186; // where the first part begins: to the left of it stand the tokens
const STRIP = { width: 9, height: 60 };
const TOP = 10;
const KINDS = ["self_attention", "cross_attention", "feed_forward"];
const NAMES = {
  self_attention: "self-attention",
  cross_attention: "cross-attention",
  feed_forward: "feed-forward",
};

/**
 * @typedef {object} Band a part of the model
 * @property {string} path @property {"src" | "tgt"} side @property {string} name
 * @property {"table" | "place" | "attention" | "feed" | "exit"} kind
 * @property {number} x @property {number} w @property {number} y @property {number} h
 * @property {string} [out] the stream after it @property {number} [plus] x of ⊕
 * @property {number} [stop] x of the strip after it @property {string} [stream] before it
 * @property {string} [copy] what it reads @property {string} [update] what it adds
 * @property {boolean} [isCross] @property {number} [layer]
 */

/** @typedef {any} Layout what `layoutOf` gives */

/** @param {any} run @returns {Layout} */
export function layoutOf(run) {
  const { S, T, H } = run.sizes;
  const { isAlone } = run;
  /** @type {Map<string, Band>} */
  const bands = new Map();
  /** @type {any[]} */
  const frames = [];
  const plan = { run, bands, frames, layers: countOf(run), isPreNorm: preNorm(run) };
  const src = sideOf(
    "src",
    run.srcTokens ?? [],
    TOP,
    22,
    Math.max(16, Math.min(85, 300 / S)),
  );
  const [top, room, pitch] = isAlone ? [TOP, 44, 26] : [src.end + 40, 27, 16];
  const tgt = sideOf(
    "tgt",
    run.tgtTokens,
    top,
    room,
    Math.max(pitch, Math.min(80, 360 / T)),
  );
  if (isAlone) Object.assign(tgt, { embed: "embedding", positions: "positions" });
  const encoderEnd = isAlone ? 0 : stack(plan, src, "encoder", FIRST);
  const cross = encoderEnd + 52; // the first cross-attention stands below the memory
  const start = isAlone ? FIRST : cross - 318;
  const decoderEnd = stack(plan, tgt, "decoder", start);
  const exit = decoderEnd + 22;
  const last = { path: "generator", kind: "exit", name: "exit", copy: "decoder" };
  add(plan, tgt, exit, 34, last);
  const bars = { x: exit + 160, w: 190 };
  const gate = { x: decoderEnd - 14, side: tgt };
  const first = Math.max(0, run.given - 1); // the row whose next token comes first
  const common = {
    ...{ ...plan, isAlone, heads: H, tgt, strip: STRIP, exit, bars, first },
    ...{ width: bars.x + bars.w + 70, height: tgt.end + 20 },
    /** y of the bars: they go along with the row. */
    barsY: (row) => tgt.top + 36 + Math.max(0, tgt.rails[row] - tgt.top - 140),
  };
  if (isAlone)
    return {
      ...{ ...common, src: { ...src, n: 0, rails: [] }, sides: ["tgt"], shelves: [] },
      ...{ chipX: { tgt: start - 84 }, gates: common.isPreNorm ? [gate] : [] },
      given: { side: tgt, stack: "decoder", said: first, last: first },
    };
  const wide = Math.max(90, S * Math.min(34, 320 / S) + 22);
  const shelfY = src.rails[S - 1] - STRIP.height / 2;
  const shelves = [...plan.bands.values()]
    .filter(({ isCross }) => isCross)
    .map(({ x }) => ({ x, w: wide, y: shelfY - STRIP.height / 2 - 28 }));
  return {
    ...{ ...common, src, shelves, shelfY, spacing: Math.min(34, 320 / S) },
    ...{ sides: ["src", "tgt"], chipX: { src: FIRST - 48, tgt: start - 48 } },
    gates: common.isPreNorm ? [{ x: encoderEnd - 14, side: src }, gate] : [],
    given: { side: src, stack: "encoder", said: 0, last: S - 1 },
    /** x of a token's strip in the memory, or in its copy above a later layer. */
    shelfX: (j, copy = 0) => shelves[copy].x + 11 + (j + 0.5) * ((wide - 22) / S),
  };
}

/** All of it. @param {Layout} layout */
export const mapOf = ({ width, height }) => [-60, -76, width + 6, height + 20];

/** @returns {void} */
function add({ bands }, side, x, w, band) {
  const box = { x, w, y: side.top, h: side.end - side.top };
  bands.set(band.path, { side: side.name, ...box, ...band });
}

/** Table, positions and layers of one side, from x on; what is returned is where they end. */
function stack(plan, side, name, from) {
  const { embed, positions } = side;
  const table = { path: embed, kind: "table", name: "table" };
  add(plan, side, from, 40, { ...table, stop: from + 58 });
  const place = { path: positions, kind: "place", name: "position" };
  const out = { out: positions, stream: embed };
  const ends = { plus: from + 125, stop: from + 142 };
  add(plan, side, from + 74, 38, { ...place, ...out, ...ends });
  let x = from + 166;
  let stream = positions;
  const kinds = KINDS.filter((kind) => plan.run.node(`${name}.layers.0.${kind}`));
  for (let layer = 0; layer < plan.layers; layer++) {
    const start = x - 12;
    kinds.forEach((kind, i) => {
      const isFeed = kind === "feed_forward";
      const path = `${name}.layers.${layer}.${kind}`;
      const around = `${name}.layers.${layer}.sublayers.${i}`;
      const w = isFeed ? 64 : 118; // four heads that a finger tells apart
      add(plan, side, x, w, {
        ...{ path, kind: isFeed ? "feed" : "attention", name: NAMES[kind], layer },
        ...{ stream, copy: plan.isPreNorm ? `${around}.norm` : stream, out: around },
        ...{ update: `${path}.${isFeed ? "w_2" : "w_o"}`, plus: x + w + 15 },
        ...{ stop: x + w + 30, isCross: kind === "cross_attention" },
      });
      stream = around;
      x += w + 48;
    });
    const box = {
      x: start,
      w: x - 22 - start,
      y: side.top - 14,
      h: side.end - side.top + 22,
    };
    plan.frames.push({
      path: `${name}.layers.${layer}`,
      name: plan.run.isAlone ? `layer ${layer}` : `${name} layer ${layer}`,
      ...box,
    });
    x += 10;
  }
  return x;
}

function countOf(run) {
  let n = 0;
  while (run.node(`decoder.layers.${n}`)) n += 1;
  return n;
}

/** Does each sublayer begin with a norm? */
export const preNorm = (run) => run.node("decoder").op === "norm";

/** One side: the rails of its tokens, from `top` to `end`. */
function sideOf(name, tokens, top, first, pitch) {
  const n = tokens.length;
  const rails = Array.from({ length: n }, (_, i) => top + first + pitch * (i + 1) - 7);
  const high = Math.min(STRIP.height, pitch * 0.72);
  const paths = { embed: `${name}_embed`, positions: `positions.${name}` };
  // Pixels at the left edge for the rows' names, where none has room below its rail.
  const gutter =
    pitch - high < 12 ? 9 * Math.max(...tokens.map(({ length }) => length)) + 14 : 0;
  return { name, ...paths, n, top, rails, pitch, high, gutter, end: rails[n - 1] + 13 };
}

// --- the camera ---

/** A box [x0, y0, x1, y1] as a view of this aspect; `above`: the share of free height over it.
 * @param {number[]} box @param {number} aspect
 * @param {number} [left] the share of its width that stays free at the left */
export function fit([x0, y0, x1, y1, above = 0.5], aspect, left = 0) {
  const w = Math.max((x1 - x0) / (1 - left), (y1 - y0) * aspect);
  const x = (x0 + x1 - w * (1 + left)) / 2;
  return { x, y: y0 - above * (w / aspect - y1 + y0), w, h: w / aspect };
}

/** Between two views: the logarithm of the width changes evenly around a fixed point. */
export function between(a, b, share) {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const w = Math.exp(mix(Math.log(a.w), Math.log(b.w), share));
  const h = (w * a.h) / a.w;
  const moved = Math.abs(a.w - b.w) < a.w * 0.02 ? share : (w - a.w) / (b.w - a.w);
  const x = mix(a.x + a.w / 2, b.x + b.w / 2, moved);
  const y = mix(a.y + a.h / 2, b.y + b.h / 2, moved);
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The head of an arrow along these points: three points.
 * @param {number[][]} points @param {number} size */
export function arrowHead(points, size) {
  const [[x0, y0], [x, y]] = points.slice(-2);
  const long = Math.hypot(x - x0, y - y0) || 1;
  const [dx, dy] = [(size * (x - x0)) / long, (size * (y - y0)) / long];
  const end = (side) => [x - dx + 0.6 * side * dy, y - dy - 0.6 * side * dx];
  return [end(1), [x, y], end(-1)];
}

export const mix = (a, b, share) => a + (b - a) * share;
export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const ramp = (x, from, to) => clamp((x - from) / (to - from));
export const smooth = (x) => x * x * (3 - 2 * x);
