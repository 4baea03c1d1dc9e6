// What the camera shows at each station of the walk: boxes [x0, y0, x1, y1] of the drawing, wide
// or, on a phone, narrow.
import { mix } from "./layout.js";

export function wholeOf({ width, height }, isTall) {
  return isTall ? [-60, -40, width, height + 40] : [-70, -34, width, height + 6];
}

// The decoder, with the memory above it.
const decoderOf = ({ chipX, shelves, width, height }) => [
  ...[chipX.tgt - 80, shelves[0].y - 30],
  ...[width, height],
];

/** Where there is little room, the camera follows the row that is on its way. */
function lead(walk, t) {
  const { bands, bars, chipX, tgt } = walk.layout;
  const row = walk.rowAt(t);
  const at = (part) => walk.progress("tgt", part, row, t);
  let x = mix(bars.x + 50, chipX.tgt + 70, at("chip"));
  for (const { path, side, stop } of bands.values())
    if (side === "tgt" && stop) x = mix(x, stop, at(path));
  x = mix(x, bars.x + 50, at("scores"));
  const y = tgt.rails[row] - 40;
  return [x - 150, y - 150, x + 150, y + 100];
}

/** The boxes of a station, each from a share of it on.
 * @param {any} walk @param {string} id of the station @param {boolean} isTall @param {number} t
 * @returns {[number, number[]][]} */
export function shotsOf(walk, id, isTall, t) {
  const { layout } = walk;
  const { src, tgt, bands, bars, chipX } = layout;
  const of = (path) => bands.get(path);
  const [e1, e2] = ["self_attention", "feed_forward"].map((kind) =>
    of(`encoder.layers.0.${kind}`),
  );
  const [d1, d2, d3] = ["self_attention", "cross_attention", "feed_forward"].map(
    (kind) => of(`decoder.layers.0.${kind}`),
  );
  const [shelf, exit] = [layout.shelves[0], of("generator")];
  const end = shelf.x + shelf.w;
  const x = chipX.tgt;
  const spans = (wide, narrow) => (isTall ? narrow : wide);
  const high = (span, from, to) => [span[0], from, span[1], to];
  const inSource = (span) => high(span, src.top - 26, src.end + 14);
  const inTarget = (span) => high(span, tgt.top - 22, tgt.rails[0] + 16);
  const around = (band, wide, narrow) => {
    const room = isTall ? narrow : wide;
    return [band.x - room, band.x + band.w + room + (isTall ? 8 : 0)];
  };
  const crossing = inTarget(around(d2, 150, 20));
  const late = isTall ? lead(walk, t) : decoderOf(layout);
  const shots = {
    machine: [[0, wholeOf(layout, isTall)]],
    tokens: [[0, inSource(spans([0, 420], [-22, 190]))]],
    table: [[0, inSource(spans([60, 480], [108, 290]))]],
    place: [[0, inSource(spans([100, 520], [206, 372]))]],
    self: [[0, inSource(around(e1, 150, 44))]],
    norm: [[0, inSource(around(e1, 150, 44))]],
    feed: [[0, inSource(around(e2, 170, 64))]],
    memory: [
      [0, inSource(spans([e2.x - 40, end + 30], [e2.x, e2.x + 180]))],
      [0.6, inSource(spans([shelf.x - 240, end + 90], [shelf.x - 80, end + 8]))],
    ],
    start: [[0, inTarget(spans([x - 60, x + 360], [x - 48, x + 190]))]],
    masked: [[0, inTarget(around(d1, 150, 44))]],
    cross: [[0, [crossing[0], shelf.y - 6, crossing[2], crossing[3]]]],
    exit: [
      [0, inTarget(spans([d3.x - 60, exit.x + 60], [d3.x - 40, d3.x + 170]))],
      [
        0.4,
        [exit.x - spans(210, 20), tgt.top - 24, bars.x + bars.w + 30, bars.y + 170],
      ],
    ],
    loop: [[0, late]],
    end: [
      [0, late],
      [0.88, wholeOf(layout, isTall)],
    ],
  };
  return shots[id];
}
