// Level 1: one layer. The residual stream runs down on the left; each sublayer reads it through a
// norm, and what it gives is added. The bars are the lengths of the rows, all on one scale.
import { labelRoom, ROW } from "./flow.js";
import { matrix } from "./matrix.js";
import { lengthOf, place } from "./paint.js";

const BAR = 26;
const BOX = 92;
const TITLES = {
  self_attention: ["self-", "attention"],
  cross_attention: ["cross-", "attention"],
  feed_forward: ["feed-", "forward"],
};

export function drawLayer(sheet, scene, path) {
  const { run } = scene;
  const kinds = Object.keys(TITLES).filter((kind) => run.node(`${path}.${kind}`));
  const left = labelRoom(scene);
  const columns = sheet.isNarrow ? 2 : scene.isPreNorm ? 3 : 2;
  const extra = sheet.isNarrow ? 2 * BAR + 18 : BOX + 2 * BAR + 26 * columns;
  const cw = Math.min(4, (sheet.width - left - extra) / (columns * run.sizes.d_model));
  const first = run.node(
    scene.isPreNorm ? `${path}.sublayers.0.norm` : `${path}.sublayers.0.sum`,
  );
  const layer = { sheet, scene, path, left, cw, y: 0 };
  layer.stream = drawStream(layer, first.parents[0]);
  kinds.forEach((kind, i) => {
    const draw = sheet.isNarrow ? branchBelow : branchBeside;
    const given = draw(layer, kind, i);
    bars(layer, update(path, kind), given);
    join(layer, i, given.x + given.w / 2, given.bottom);
  });
  sheet.reach(layer.y + 4);
}

function drawStream(layer, path) {
  const { sheet, scene, left, cw, y } = layer;
  const at = { path, x: left, y, cw, ch: ROW, labels: true, name: "x" };
  const drawn = matrix(sheet, scene, at);
  bars(layer, path, drawn);
  layer.y = drawn.bottom;
  return drawn;
}

// The length of each row, beside it.
function bars({ sheet, scene }, path, { x, y, w, h }) {
  const tensor = scene.run.tensor(path);
  const stack = scene.isTarget(path) ? "decoder" : "encoder";
  if (!sheet.isNarrow) sheet.text(x + w + 4, y - 6, "length", "soft");
  for (let i = 0; i < h / ROW; i++) {
    if (scene.hides(stack, i)) continue;
    const long = (lengthOf(tensor, i) / scene.longest) * BAR;
    sheet.box(x + w + 4, y + i * ROW + 3, Math.max(1, long), ROW - 6, "length", {
      rx: 1,
    });
  }
}

const update = (path, kind) =>
  `${path}.${kind}.${kind === "feed_forward" ? "w_2" : "w_o"}`;

function strip({ sheet, scene, cw }, path, x, y, name) {
  return matrix(sheet, scene, { path, x, y, cw, ch: ROW, name });
}

function sublayer({ sheet, scene, path }, kind, box) {
  const go = place(`${path}.${kind}`);
  sheet.part(go, `${scene.sayOf(go.path)}. Go in`, box, TITLES[kind]);
}

function branchBeside(layer, kind, i) {
  const { sheet, scene, path, stream } = layer;
  const top = stream.y - 32;
  const middle = stream.y + stream.h / 2;
  let x = stream.x + stream.w + BAR + 26;
  let from = stream.x + stream.w + BAR + 6;
  const go = (to) => {
    sheet.arrow([from, middle], [to - 3, middle]);
    from = to;
  };
  if (scene.isPreNorm) {
    go(x);
    const norm = strip(layer, `${path}.sublayers.${i}.norm`, x, top, "norm(x)");
    from = x + norm.w + 3;
    x += norm.w + 24;
  }
  const high = Math.max(36, Math.min(60, stream.h));
  go(x);
  sublayer(layer, kind, { x, y: middle - high / 2, w: BOX - 18, h: high });
  from = x + BOX - 18 + 3;
  x += BOX;
  go(x);
  return strip(layer, update(path, kind), x, top, "update");
}

function branchBelow(layer, kind, i) {
  const { sheet, scene, path, stream, left } = layer;
  const x = left + stream.w + BAR + 16;
  let y = stream.y - 32;
  const middle = stream.y + stream.h / 2;
  sheet.arrow([x - 12, middle], [x - 2, middle]);
  if (scene.isPreNorm) {
    const norm = strip(layer, `${path}.sublayers.${i}.norm`, x, y, "norm(x)");
    y = norm.bottom;
    sheet.arrow([x + norm.w / 2, y + 2], [x + norm.w / 2, y + 14]);
    y += 16;
  } else y = middle - 18;
  sublayer(layer, kind, { x, y, w: stream.w, h: 36 });
  y += 36;
  sheet.arrow([x + stream.w / 2, y + 2], [x + stream.w / 2, y + 14]);
  return strip(layer, update(path, kind), x, y + 12, "update");
}

// The update comes back to the stream, which goes on.
function join(layer, i, fromX, fromY) {
  const { sheet, scene, path, stream, left } = layer;
  const x = left + stream.w / 2;
  const y = Math.max(stream.bottom, fromY) + 18;
  sheet.path(`M${x} ${stream.bottom}V${y + 16}`, "rail");
  sheet.arrow([fromX, fromY + 3], [fromX, y], [x + 8, y]);
  sheet.plus(x, y, 7);
  layer.y = y + 16;
  if (!scene.isPreNorm) {
    const go = place(`${path}.sublayers.${i}.norm`);
    const box = { x: x - 40, y: y + 14, w: 80, h: 17 };
    sheet.part(go, scene.sayOf(go.path), box, ["norm"], "small");
    layer.y += 20;
  }
  const share = scene.shareOf(`${path}.sublayers.${i}`);
  sheet.text(
    x + 14,
    y - 5,
    sheet.isNarrow
      ? `length: ${share} × x`
      : `its length is ${share} × that of x, on average`,
    "soft",
  );
  layer.stream = drawStream(layer, `${path}.sublayers.${i}`);
}
