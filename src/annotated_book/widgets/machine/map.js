// Level 0: the whole model. Two columns of rails, one for each token; sublayers branch off from
// them and come back at ⊕; the memory fans out from the encoder's end to every decoder layer.
import { spokenName } from "../kit/names.js";
import { place } from "./paint.js";
import {
  acrossRails,
  adds,
  beads,
  drawTokens,
  rails,
  sideOf,
  tap,
  turnedHeight,
} from "./rails.js";

const SUBLAYERS = {
  encoder: ["self_attention", "feed_forward"],
  decoder: ["self_attention", "cross_attention", "feed_forward"],
};
const TITLES = {
  self_attention: ["self-", "attention"],
  masked: ["masked ", "self-", "attention"],
  cross_attention: ["cross-", "attention"],
  feed_forward: ["feed-", "forward"],
};

export function drawMap(sheet, scene) {
  const { run } = scene;
  const [encoder, decoder] = ["encoder", "decoder"].map((stack) =>
    sideOf(sheet, stack, run),
  );
  const labels = [
    [encoder, run.srcTokens, "Encoder", "source"],
    [decoder, run.tgtTokens, "Decoder", scene.mode === "teacher" ? "tgt_in" : "target"],
  ];
  const high = Math.max(...labels.map(([side, tokens]) => turnedHeight(side, tokens)));
  for (const [side, tokens, title, name] of labels) {
    heading(sheet, side, title, `${name} · ${side.isEncoder ? "S" : "T"} = ${side.n}`);
    side.y = 26 + high;
    drawTokens(sheet, scene, side, tokens, side.y, 1);
    side.y += 12;
    drawEmbedding(sheet, scene, side);
    for (let layer = 0; scene.has(`${side.stack}.layers.${layer}`); layer++)
      drawLayer(sheet, scene, side, layer);
    drawFinalNorm(sheet, scene, side);
  }
  drawMemory(sheet, scene, encoder, decoder);
  drawGenerator(sheet, scene, decoder);
  drawLegend(sheet, encoder, decoder.crossings.at(-1) ?? 0);
}

// The name on the outer edge, the size on the inner side of it.
function heading(sheet, { isEncoder, x, w }, title, size) {
  const [edge, way] = isEncoder ? [x, 1] : [x + w, -1];
  const at = { "text-anchor": isEncoder ? "start" : "end" };
  sheet.text(edge, 13, title, "title", at);
  sheet.text(edge + way * 70, 13, size, "soft", at);
}

// --- the parts ---

const middleOf = ({ bx, bw }) => bx + bw / 2;

// From the rails' outer edge to the far edge of the parts.
function wholeWidth(side) {
  const { x, w } = acrossRails(side, 2);
  const left = Math.min(x, side.bx);
  return { x: left, w: Math.max(x + w, side.bx + side.bw) - left };
}

function drawEmbedding(sheet, scene, side) {
  const name = side.isEncoder ? "src" : "tgt";
  const go = place(`${name}_embed`);
  const say = scene.sayOf(go.path);
  const box = { ...wholeWidth(side), y: side.y, h: 19 };
  sheet.part(go, say, box, ["embedding"], "parameter", middleOf(side));
  const y = side.y + 46;
  const to = place(`positions.${name}`);
  const own = { x: side.bx, y, w: side.bw, h: 19 };
  sheet.part(to, scene.sayOf(to.path), own, ["positions"]);
  side.y += 19;
  rails(sheet, scene, side, y + 36);
  adds(sheet, scene, side, y + 10, side.near, y + 10);
  beads(sheet, scene, side, to.path, y + 25, go);
}

function drawLayer(sheet, scene, side, layer) {
  const go = place(`${side.stack}.layers.${layer}`);
  const top = side.y + 2;
  const frame = sheet.box(side.x, top, side.w, 10, "layer", { rx: 8 });
  const [x, anchor] = side.isEncoder ? [side.bx + side.bw, "end"] : [side.bx, "start"];
  const name = spokenName(go.path);
  const words = sheet.isNarrow ? `layer ${layer}` : name;
  sheet.text(x, top + 14, words, "soft", { "text-anchor": anchor });
  const say = `${name}: its sublayers, and what each adds to the residual stream`;
  sheet.spot({ id: go.path, x: side.bx, y: top + 2, w: side.bw, h: 17, say, go });
  rails(sheet, scene, side, top + 20);
  SUBLAYERS[side.stack].forEach((kind, i) => {
    drawSublayer(sheet, scene, side, go.path, kind, i);
  });
  frame.attributes.height = side.y - top - 2;
}

function drawSublayer(sheet, scene, side, layer, kind, i) {
  const { run, isPreNorm } = scene;
  const go = place(`${layer}.${kind}`);
  const around = `${layer}.sublayers.${i}`;
  const isAttention = kind !== "feed_forward";
  const besides = isPreNorm && !sheet.isNarrow ? 52 : 0; // for the norm
  const above = isPreNorm && sheet.isNarrow ? 19 : 0;
  const bw = side.bw - besides;
  const heads = thumbs(sheet, bw, run.sizes.H);
  const lines = titleOf(sheet, side, kind);
  const title = lines.length * 13 + 7;
  const h = title + (isAttention ? heads.rows * (heads.size + 3) + 2 : 0);
  const y = side.y + above;
  const bx = side.isEncoder ? side.bx + besides : side.bx;
  const end = y + h + 7;
  rails(sheet, scene, side, end + (isPreNorm ? 23 : 40));
  tap(sheet, scene, side, above ? y - 11 : y + 10, side.near);
  if (isPreNorm) drawNorm(sheet, scene, side, `${around}.norm`, y);
  sheet.box(bx, y, bw, h, `part ${scene.lights(go.path) ? "lit" : ""}`);
  lines.forEach((line, k) => {
    sheet.centered(bx + bw / 2, y + 14 + 13 * k, line);
  });
  const say = scene.sayOf(go.path);
  sheet.spot({ id: go.path, x: bx, y, w: bw, h, say, go });
  if (isAttention) drawHeads(sheet, scene, go.path, [bx, y + title - 1, bw], heads);
  if (kind === "cross_attention") side.crossings.push(y + 10);
  adds(sheet, scene, side, end, side.isEncoder ? bx + 14 : bx + bw - 14, y + h);
  if (!isPreNorm) railNorm(sheet, scene, side, place(`${around}.norm`), end + 8, 14);
  beads(sheet, scene, side, around, side.y - 8, place(layer));
}

function titleOf({ isNarrow }, { isEncoder }, kind) {
  const lines = TITLES[kind === "self_attention" && !isEncoder ? "masked" : kind];
  return isNarrow ? lines : [lines.join("")];
}

function drawNorm(sheet, scene, side, path, y) {
  const w = sheet.isNarrow ? side.bw : 40;
  const x = sheet.isNarrow || side.isEncoder ? side.bx : side.bx + side.bw - 40;
  const top = sheet.isNarrow ? y - 19 : y + 2;
  const box = { x, y: top, w, h: 16 };
  sheet.part(place(path), scene.sayOf(path), box, ["norm"], "small");
  const [from, way] = side.isEncoder ? [x + w, 12] : [x, -12];
  if (sheet.isNarrow) sheet.path(`M${x + w / 2} ${top + 16}v3`, "wire");
  else sheet.arrow([from, y + 10], [from + way, y + 10]);
}

// A norm that all rails run through.
function railNorm(sheet, scene, side, go, y, h) {
  const across = acrossRails(side);
  const w = Math.max(across.w, 34); // room for the name
  const x = side.isEncoder ? across.x : across.x + across.w - w;
  const box = { x, w, y, h };
  sheet.part(go, scene.sayOf(go.path), box, ["norm"], "small");
}

function thumbs(sheet, bw, heads) {
  const across = sheet.isNarrow ? Math.min(2, heads) : heads;
  const size = Math.min(sheet.isNarrow ? 32 : 38, (bw - 8) / across - 4);
  return { across, rows: Math.ceil(heads / across), size };
}

function drawHeads(sheet, scene, path, [bx, y, bw], { across, size }) {
  const weights = scene.run.tensor(`${path}.weights`);
  const [heads, n, keys] = weights.shape;
  const left = bx + (bw - across * (size + 4) + 4) / 2;
  for (let head = 0; head < heads; head++) {
    const x = left + (head % across) * (size + 4);
    const top = y + Math.floor(head / across) * (size + 3);
    const cells = { x, y: top, cw: size / keys, ch: size / n };
    drawThumb(sheet, scene, path, head, weights, cells, { x, y: top, w: size });
  }
}

/** The weights of a head, small; it is entered there. */
export function drawThumb(sheet, scene, path, head, weights, cells, spot) {
  const stack = path.split(".")[0];
  const hides = (row) => scene.hides(stack, row);
  const of = { path: `${path}.weights`, head, kind: "weight" };
  const { x, y, ch, cw, rows, columns } = sheet.grid(weights, {
    ...of,
    ...cells,
    hides,
  });
  if (stack === "decoder" && scene.mode !== "teacher")
    sheet.box(x, y + scene.step * ch, columns * cw, ch, "row-lit", { rx: 0 });
  const h = y + rows.length * ch - spot.y;
  const say = scene.sayOfHead(path, head);
  sheet.spot({ id: `${path}#${head}`, ...spot, h, say, go: place(path, head) });
}

function drawFinalNorm(sheet, scene, side) {
  side.y += 2;
  if (!scene.isPreNorm) return;
  const y = side.y + 5;
  rails(sheet, scene, side, y);
  railNorm(sheet, scene, side, place(`${side.stack}.norm`), y, 16);
  side.y = y + 16;
}

function drawMemory(sheet, scene, encoder, decoder) {
  const y = encoder.y + 12;
  rails(sheet, scene, encoder, y);
  const { x } = acrossRails(encoder);
  const w = Math.max(encoder.n * encoder.pitch, 64);
  const middle = (encoder.x + encoder.w + decoder.x) / 2;
  const ends = decoder.crossings;
  const [top, low] = [Math.min(y + 10, ...ends), Math.max(y + 10, ...ends)];
  let d = `M${x + w} ${y + 10}H${middle}M${middle} ${top}V${low}`;
  for (const end of ends) d += `M${middle} ${end}H${decoder.bx - 7}`;
  for (const kind of ["double", "double inner"]) sheet.path(d, kind);
  for (const end of ends) {
    const tip = decoder.bx - 1;
    sheet.path(`M${tip - 8} ${end - 6}L${tip} ${end}L${tip - 8} ${end + 6}`, "wire");
  }
  const say = scene.sayOf("encoder");
  sheet.part(place("encoder"), say, { x, y, w, h: 20 }, ["memory"]);
  encoder.y = y + 20;
}

function drawGenerator(sheet, scene, side) {
  const y = side.y + 12;
  rails(sheet, scene, side, y);
  const go = place("generator");
  const box = { ...wholeWidth(side), y, h: 19 };
  const { d_model, V } = scene.run.sizes;
  const words = sheet.isNarrow ? "generator" : `generator ${d_model} → ${V}`;
  const kind = `parameter ${scene.lights(go.path) ? "lit" : ""}`;
  sheet.part(go, scene.sayOf(go.path), box, [words], kind, middleOf(side));
  drawSoftmax(sheet, scene, side, y + 19);
  side.y = y + 67;
  const tokens = scene.outTokens();
  drawTokens(sheet, scene, side, tokens, side.y, -1);
  sheet.reach(side.y + turnedHeight(side, tokens));
}

// The probability of each token that comes out, as a bar.
function drawSoftmax(sheet, scene, side, y) {
  const high = 24;
  const base = y + 8 + high;
  sheet.centered(middleOf(side), y + 22, "softmax", "soft");
  for (let i = 0; i < side.n; i++) {
    if (scene.hides("decoder", i)) continue;
    const p = scene.probabilityOf(i);
    const w = Math.max(2, side.pitch - 4);
    const kind = scene.kindOf("decoder", i);
    const x = side.railX(i) - w / 2;
    sheet.box(x, base - high, w, high, `bar-ground ${kind}`, { rx: 0 });
    sheet.box(x, base - high * p, w, high * p, `bar ${kind}`, { rx: 0 });
  }
  const go = place("probabilities");
  const box = { x: side.bx, y: y + 4, w: side.x + side.w - side.bx, h: high + 8 };
  sheet.spot({ id: go.path, ...box, say: scene.sayOf(go.path), go });
}

// In the free corner below the encoder.
function drawLegend(sheet, side, below) {
  if (sheet.isNarrow) return;
  const x = 12;
  let y = Math.max(side.y + 40, below, sheet.height - 150);
  const line = (words) => {
    sheet.text(x + 14, y + 4, words, "soft");
    y += 20;
  };
  sheet.add("circle", { cx: x, cy: y, r: 5, class: "bead" });
  line("a token's vector: its length");
  sheet.plus(x, y, 5.5);
  line("the sublayer's output is added");
  sheet.box(x - 6, y - 5, 12, 11, "ground edge", { rx: 0 });
  sheet.box(x - 6, y - 5, 6, 11, "heat", { rx: 0 });
  line("attention weight, from 0 to 1");
  for (const kind of ["double", "double inner"]) sheet.path(`M${x - 7} ${y}h14`, kind);
  line("memory: keys and values");
}
