// The rails of the map: one for each token, never interrupted. Tokens stand at their ends, beads on
// them; a tap leads to a branch, and what it gives is added at ⊕.
import { spokenName } from "../kit/names.js";
import { hasRoom, lengthOf, widest } from "./paint.js";

/** @typedef {ReturnType<typeof sideOf>} Side */

export function sideOf(sheet, stack, run) {
  const isEncoder = stack === "encoder";
  const gutter = sheet.isNarrow ? 22 : 44;
  const w = (sheet.width - gutter) / 2;
  const n = isEncoder ? run.sizes.S : run.sizes.T;
  const [most, box] = sheet.isNarrow ? [13, 75] : [26, 205];
  const pitch = Math.min(most, (w - box - 15) / n);
  const x = isEncoder ? 0 : sheet.width - w;
  const rails = isEncoder ? x + 5 : x + w - n * pitch - 5;
  const railX = (i) => rails + (i + 0.5) * pitch;
  const bx = isEncoder ? rails + n * pitch + 6 : x + 4;
  const bw = w - n * pitch - 15;
  const near = isEncoder ? bx : bx + bw; // the parts' edge at the rails
  const far = railX(isEncoder ? 0 : n - 1); // the outermost rail
  const crossings = []; // where the memory comes in
  return {
    stack,
    isEncoder,
    n,
    x,
    w,
    pitch,
    railX,
    bx,
    bw,
    near,
    far,
    crossings,
    y: 0,
  };
}

export const acrossRails = ({ railX, pitch, n }, more = 0) => ({
  x: railX(0) - pitch / 2 - more,
  w: n * pitch + 2 * more,
});

// --- tokens: turned, spread over the column where the rails are too near to each other ---

const spread = ({ w, n, pitch }) => Math.min(Math.max(pitch, 18), (w - 16) / n);

// Upright where tilted ones would cover each other, or those of the other column.
const angle = (side, tokens) => {
  const step = spread(side);
  const reach = side.n * step + widest(tokens) / 2;
  return step < 16 || reach > side.w ? 90 : 60;
};
export const turnedHeight = (side, tokens) =>
  widest(tokens) * Math.sin((angle(side, tokens) * Math.PI) / 180) + 12;

export function drawTokens(sheet, scene, side, tokens, y, way) {
  const step = spread(side);
  const first = side.isEncoder
    ? side.railX(0)
    : side.railX(side.n - 1) - (side.n - 1) * step;
  const lit = tokens.findIndex((_, i) => scene.kindOf(side.stack, i) === "lit");
  const turn = (side.isEncoder ? -1 : way) * angle(side, tokens);
  tokens.forEach((token, i) => {
    if (!hasRoom(i, step, lit)) return;
    const x = first + i * step;
    const kind = `token ${scene.kindOf(side.stack, i)}`;
    const to = y + way * 3;
    sheet.text(x + (side.isEncoder ? 2 : -2), y + (way > 0 ? 0 : 6), token, kind, {
      "text-anchor": side.isEncoder ? "start" : "end",
      transform: `rotate(${turn} ${x} ${y})`,
      lang: scene.langOf(side.stack),
    });
    sheet.path(
      `M${x} ${to}L${side.railX(i)} ${to + way * 9}`,
      kindOfRail(scene, side, i),
    );
  });
}

const kindOfRail = (scene, side, i) => `rail ${scene.kindOf(side.stack, i)}`;

// --- the rails ---

export function rails(sheet, scene, side, to) {
  for (let i = 0; i < side.n; i++)
    sheet.path(`M${side.railX(i)} ${side.y}V${to}`, kindOfRail(scene, side, i));
  side.y = to;
}

export function beads(sheet, scene, side, path, y, go) {
  const tensor = scene.run.tensor(path);
  const most = Math.min(8, side.pitch / 2 - 0.4);
  const name = spokenName(path);
  for (let i = 0; i < side.n; i++) {
    if (scene.hides(side.stack, i)) continue;
    const r = Math.max(1.5, most * Math.min(1, lengthOf(tensor, i) / scene.longest));
    const kind = `bead ${scene.kindOf(side.stack, i)}`;
    sheet.add("circle", { cx: side.railX(i), cy: y, r, class: kind });
  }
  const { x, w } = acrossRails(side);
  const at = (px) =>
    Math.max(0, Math.min(side.n - 1, Math.floor((px - x) / side.pitch)));
  const of = (i) => scene.tokenOf(side.stack, i);
  const say = `${name}: one vector of ${tensor.shape.at(-1)} numbers for each token`;
  const read = (px) =>
    `${name}: the vector of “${of(at(px))}” has the length ${lengthOf(tensor, at(px)).toFixed(2)}`;
  sheet.spot({ id: path, x, y: y - 8, w, h: 16, say, read, go });
}

// A line from every rail to the branch, with a dot on each.
export function tap(sheet, scene, side, y, toX) {
  sheet.arrow([side.far, y], [toX, y]);
  for (let i = 0; i < side.n; i++)
    if (!scene.hides(side.stack, i))
      sheet.add("circle", { cx: side.railX(i), cy: y, r: 1.4, class: "tap" });
}

// From the branch back to every rail.
export function adds(sheet, scene, side, y, fromX, fromY) {
  sheet.path(`M${fromX} ${fromY}V${y}H${side.far}`, "wire");
  const r = Math.min(5.5, side.pitch / 2 - 0.3);
  for (let i = 0; i < side.n; i++)
    if (!scene.hides(side.stack, i)) sheet.plus(side.railX(i), y, r);
}
