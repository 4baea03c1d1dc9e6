// What the camera shows at each station of the walk: boxes [x0, y0, x1, y1] of the drawing, wide
// or, on a phone, narrow. A fifth number is the share of free height above it.
import { mix } from "./layout.js";

function wholeOf({ width, height, isAlone }) {
  const least = isAlone ? height - 0.37 * width : 0; // of many rows, the last
  return [-105, Math.max(-34, least), width, height + 6];
}

// The decoder, with the memory above it.
const decoderOf = ({ chipX, shelves, width, height }) => [
  ...[chipX.tgt - 80, shelves[0].y - 30],
  ...[width, height],
];
const FEW = [10, 7]; // rails that are seen at once, where there are many: wide, narrow

/** From the first rails of a side down to a row, or the last ones before it. */
function upTo({ top, rails }, row, isTall) {
  const before = rails[Math.max(0, row + 1 - FEW[Number(isTall)])] - rails[0];
  return [top - 26 + before, rails[row] + 34];
}

/** The camera follows the row that is on its way, to where its next token is chosen. */
function lead(walk, t, isTall, row = walk.rowAt(t)) {
  const { bands, bars, chipX, exit, tgt } = walk.layout;
  const at = (part) => walk.progress("tgt", part, row, t);
  let x = mix(bars.x + 50, chipX.tgt + 70, at("chip"));
  for (const { path, side, stop } of bands.values())
    if (side === "tgt" && stop) x = mix(x, stop, at(path));
  const y = tgt.rails[row] - 40;
  const room = isTall ? 150 : 330;
  const way = [x - room, y - 150, x + room, y + 100];
  const end = [
    ...[exit - (isTall ? 20 : 250), Math.min(y - 90, walk.layout.barsY(row) - 40)],
    ...[bars.x + bars.w + 30, y + 80],
  ];
  return way.map((from, i) => mix(from, end[i], at("scores")));
}

/** Of rows: all of them, where one can read what is written beside them. */
export function rowShot(rows, t, isTall, isFar) {
  const whole = wholeOf(rows.layout);
  const isLed = isTall || rows.layout.isAlone || isFar(whole);
  return isLed ? lead(rows, t, isTall) : whole;
}

/** The boxes of a station, each from a share of it on.
 * @param {any} walk @param {string} id of the station @param {boolean} isTall @param {number} t
 * @param {(box: number[]) => boolean} isFar
 * @returns {[number, number[]][]} */
export function shotsOf(walk, id, isTall, t, isFar) {
  const { layout } = walk;
  const { bands, bars, given } = layout;
  const [first, second] = ["self_attention", "feed_forward"].map((kind) =>
    bands.get(`${given.stack}.layers.0.${kind}`),
  );
  const exit = bands.get("generator");
  const spans = (wide, narrow) => (isTall ? narrow : wide);
  const high = (span, from, to) => [span[0], from, span[1], to];
  const inGiven = (span) => high(span, ...upTo(given.side, given.last, isTall));
  const around = (band, wide, narrow = wide) => {
    const room = isTall ? narrow : wide;
    return [band.x - room, band.x + band.w + room + (isTall ? 8 : 0)];
  };
  const y = layout.barsY(layout.first);
  const score = [exit.x - spans(40, 20), y - 40, bars.x + bars.w + 30, y + 134];
  const isLed = isTall || layout.isAlone || isFar(decoderOf(layout));
  const late = isLed ? lead(walk, t, isTall) : decoderOf(layout);
  const all = wholeOf(layout);
  const rows = [30, all[1], exit.x + 60, given.side.rails[given.last] + 30]; // without the bars
  const shots = {
    machine: [[0, all]],
    tokens: [[0, inGiven(spans([0, 420], [-22, 190]))]],
    table: [[0, inGiven(spans([60, 480], [108, 290]))]],
    place: [[0, inGiven(spans([100, 520], [228, 432]))]],
    self: [[0, inGiven(around(first, 150, 44))]],
    norm: [
      [0, inGiven(spans(around(first, 150), [first.x - 34, first.x + first.w + 146]))],
    ],
    feed: [[0, inGiven(around(second, 170, 64))]],
    loop: [[0, late]],
    end: [[0, late]],
    ...(layout.isAlone
      ? {
          memory: [[0, isTall ? lead(walk, t, true, layout.first) : rows]],
          exit: [[0, score]],
        }
      : crossing(layout, { spans, high, around, second, exit, score })),
  };
  return shots[id];
}

/** The stations of a model with two stacks. */
function crossing(layout, { spans, high, around, second, exit, score }) {
  const { tgt, bands, chipX, shelves } = layout;
  const [d1, d2, d3] = ["self_attention", "cross_attention", "feed_forward"].map(
    (kind) => bands.get(`decoder.layers.0.${kind}`),
  );
  const inGiven = (span) => high(span, ...upTo(layout.src, layout.given.last, false));
  // Below the encoder: nothing of it is seen.
  const inTarget = (span) => [...high(span, tgt.top - 30, tgt.rails[0] + 16), 0];
  const [shelf] = shelves;
  const end = shelf.x + shelf.w;
  const x = chipX.tgt;
  const cross = inTarget(around(d2, 150, 20));
  return {
    memory: [
      [0, inGiven(spans([second.x - 40, end + 30], [second.x, second.x + 180]))],
      [0.6, inGiven(spans([shelf.x - 240, end + 90], [shelf.x - 80, end + 8]))],
    ],
    start: [[0, inTarget(spans([x - 60, x + 360], [x - 48, x + 190]))]],
    masked: [[0, inTarget(around(d1, 150, 44))]],
    cross: [[0, [cross[0], shelf.y - 6, cross[2], cross[3]]]],
    exit: [
      [0, inTarget(spans([d3.x - 60, exit.x + 60], [d3.x - 40, d3.x + 170]))],
      [0.4, score],
    ],
  };
}
