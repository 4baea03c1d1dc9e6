// Level 0: the whole model. Two columns of rails, one for each token; sublayers branch off from
// them and come back at ⊕; the memory fans out from the encoder's end to every decoder layer.
import { spokenName } from "../kit/names.js";
import { place } from "./paint.js";
import { adds, beads, drawTokens, rails, sideOf, tap, turnedHeight } from "./rails.js";

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

function heading(sheet, side, title, size) {
  const [at, anchor] = side.isEncoder ? [side.x, "start"] : [side.x + side.w, "end"];
  const sizes = `${title === "Encoder" ? "" : `${size}  `}`;
  const name = sheet.text(at, 13, "", "title", { "text-anchor": anchor });
  const small = Object.assign(document.createElementNS(name.namespaceURI, "tspan"), {
    textContent: title === "Encoder" ? `  ${size}` : sizes,
  });
  small.setAttribute("class", "soft");
  name.append(...(title === "Encoder" ? [title, small] : [small, title]));
}

// --- the parts ---

function drawEmbedding(sheet, scene, side) {
  const name = side.isEncoder ? "src" : "tgt";
  const y = side.y;
  const ends = [
    side.railX(0) - side.pitch / 2 - 2,
    side.railX(side.n - 1) + side.pitch / 2 + 2,
  ];
  const [x, to] = side.isEncoder ? [ends[0], side.bx + side.bw] : [side.bx, ends[1]];
  sheet.box(x, y, to - x, 19, "part parameter");
  const middle = side.bx + side.bw / 2;
  sheet.text(middle, y + 13.5, "embedding", sheet.nameKind, {
    "text-anchor": "middle",
  });
  const go = place(`${name}_embed`);
  const say = `${side.isEncoder ? "Source" : "Target"} embedding: each token's row of the table, times √d_model`;
  sheet.spot({ id: `${name}_embed`, x, y, w: to - x, h: 19, say, go });
  side.y += 19;
  const py = y + 27;
  sheet.box(side.bx, py, side.bw, 19, "part");
  sheet.text(middle, py + 13.5, "positions", sheet.nameKind, {
    "text-anchor": "middle",
  });
  sheet.spot({
    id: `positions.${name}`,
    ...{ x: side.bx, y: py, w: side.bw, h: 19, go: place(`positions.${name}`) },
    say: "Positional encoding: a vector for each position is added",
  });
  rails(sheet, scene, side, py + 36);
  const near = side.isEncoder ? side.bx : side.bx + side.bw;
  adds(sheet, scene, side, py + 10, near, py + 10);
  beads(sheet, scene, side, `positions.${name}`, py + 25, go);
}

function drawLayer(sheet, scene, side, layer) {
  const path = `${side.stack}.layers.${layer}`;
  const top = side.y + 2;
  const frame = sheet.box(side.x, top, side.w, 10, "layer", { rx: 8 });
  const [x, anchor] = side.isEncoder ? [side.bx + side.bw, "end"] : [side.bx, "start"];
  sheet.text(
    x,
    top + 14,
    sheet.isNarrow ? `layer ${layer}` : spokenName(path),
    "soft",
    {
      "text-anchor": anchor,
    },
  );
  sheet.spot({
    id: path,
    ...{ x: side.bx, y: top + 2, w: side.bw, h: 17, go: place(path) },
    say: `${spokenName(path)}: its sublayers, and what each adds to the residual stream`,
  });
  rails(sheet, scene, side, top + 20);
  SUBLAYERS[side.stack].forEach((kind, i) => {
    drawSublayer(sheet, scene, side, path, kind, i);
  });
  frame.setAttribute("height", String(side.y - top - 2));
}

function drawSublayer(sheet, scene, side, layer, kind, i) {
  const { run, isPreNorm } = scene;
  const path = `${layer}.${kind}`;
  const isAttention = kind !== "feed_forward";
  const normWide = isPreNorm && !sheet.isNarrow ? 52 : 0;
  const normHigh = isPreNorm && sheet.isNarrow ? 19 : 0;
  const { shape: w, size: thumb } = thumbs(sheet, side.bw - normWide, run.sizes.H);
  const lines = titleOf(sheet, side, kind);
  const h = lines.length * 13 + 7 + (isAttention ? w.rows * (thumb + 3) + 2 : 0);
  const y = side.y + normHigh;
  const bx = side.isEncoder ? side.bx + normWide : side.bx;
  const bw = side.bw - normWide;
  const end = y + h + 7;
  rails(sheet, scene, side, end + (isPreNorm ? 23 : 40));
  const near = side.isEncoder ? side.bx : side.bx + side.bw;
  const tapY = isPreNorm && sheet.isNarrow ? y - 11 : y + 10;
  tap(sheet, scene, side, tapY, near);
  if (isPreNorm) drawNorm(sheet, scene, side, `${layer}.sublayers.${i}.norm`, y);
  const lit = scene.lights(path) ? "lit" : "";
  sheet.box(bx, y, bw, h, `part ${lit}`);
  lines.forEach((line, k) => {
    sheet.text(bx + bw / 2, y + 14 + 13 * k, line, sheet.nameKind, {
      "text-anchor": "middle",
    });
  });
  const what = scene.sayOf(path);
  sheet.spot({ id: path, x: bx, y, w: bw, h, say: what, go: place(path) });
  if (isAttention)
    drawHeads(sheet, scene, path, [bx, y + lines.length * 13 + 6, bw], w, thumb);
  if (kind === "cross_attention") {
    side.crossings = [...(side.crossings ?? []), y + 10];
  }
  const outX = side.isEncoder ? bx + 14 : bx + bw - 14;
  adds(sheet, scene, side, end, outX, y + h);
  if (!isPreNorm) railNorm(sheet, scene, side, `${layer}.sublayers.${i}.norm`, end + 8);
  beads(sheet, scene, side, `${layer}.sublayers.${i}`, side.y - 8, place(layer));
}

function titleOf({ isNarrow }, { isEncoder }, kind) {
  const lines = TITLES[kind === "self_attention" && !isEncoder ? "masked" : kind];
  return isNarrow ? lines : [lines.join("")];
}

function drawNorm(sheet, scene, side, path, y) {
  const x = sheet.isNarrow || side.isEncoder ? side.bx : side.bx + side.bw - 40;
  const w = sheet.isNarrow ? side.bw : 40;
  const top = sheet.isNarrow ? y - 19 : y + 2;
  sheet.box(x, top, w, 16, "part norm");
  sheet.text(x + w / 2, top + 12, "norm", "small", { "text-anchor": "middle" });
  if (sheet.isNarrow) sheet.path(`M${x + w / 2} ${top + 16}v3`, "wire");
  else {
    const from = side.isEncoder ? x + w : x;
    sheet.arrow([
      [from, y + 10],
      [from + (side.isEncoder ? 12 : -12), y + 10],
    ]);
  }
  sheet.spot({
    id: path,
    x,
    y: top,
    w,
    h: 16,
    say: scene.sayOf(path),
    go: place(path),
  });
}

function railNorm(sheet, scene, side, path, y) {
  const x = side.railX(0) - side.pitch / 2;
  const w = side.n * side.pitch;
  sheet.box(x, y, w, 14, "part norm");
  sheet.text(x + w / 2, y + 11, "norm", "small", { "text-anchor": "middle" });
  sheet.spot({ id: path, x, y, w, h: 14, say: scene.sayOf(path), go: place(path) });
}

function thumbs(sheet, bw, heads) {
  const across = sheet.isNarrow ? Math.min(2, heads) : heads;
  const size = Math.min(sheet.isNarrow ? 32 : 38, (bw - 8) / across - 4);
  return { shape: { across, rows: Math.ceil(heads / across) }, size };
}

function drawHeads(sheet, scene, path, [bx, y, bw], { across, rows }, size) {
  const weights = scene.run.tensor(`${path}.weights`);
  const [heads, n, keys] = weights.shape;
  const stack = path.split(".")[0];
  const left = bx + (bw - across * (size + 4) + 4) / 2;
  for (let head = 0; head < heads; head++) {
    const x = left + (head % across) * (size + 4);
    const top = y + Math.floor(head / across) * (size + 3);
    const [cw, ch] = [size / keys, size / n];
    const hides = (row) => scene.hides(stack, row);
    sheet.grid(weights, { x, y: top, cw, ch, head, kind: "weight", hides });
    const lit = stack === "decoder" && scene.mode !== "teacher" ? scene.step : -1;
    if (lit >= 0) sheet.box(x, top + lit * ch, size, ch, "row-lit", { rx: 0 });
    sheet.spot({
      id: `${path}#${head}`,
      ...{ x, y: top, w: size, h: size },
      say: scene.sayOfHead(path, head),
      go: place(path, head),
    });
  }
  return rows;
}

function drawFinalNorm(sheet, scene, side) {
  side.y += 2;
  if (!scene.isPreNorm) return;
  const y = side.y + 5;
  rails(sheet, scene, side, y);
  const x = side.railX(0) - side.pitch / 2;
  const w = side.n * side.pitch;
  sheet.box(x, y, w, 16, "part norm");
  sheet.text(x + w / 2, y + 12, "norm", "small", { "text-anchor": "middle" });
  const path = `${side.stack}.norm`;
  sheet.spot({
    id: path,
    x,
    y,
    w,
    h: 16,
    say: scene.sayOf(path),
    go: place(side.stack),
  });
  side.y = y + 16;
}

function drawMemory(sheet, scene, encoder, decoder) {
  const y = encoder.y + 12;
  rails(sheet, scene, encoder, y);
  const x = encoder.railX(0) - encoder.pitch / 2;
  const w = Math.max(encoder.n * encoder.pitch, 64);
  const middle = (encoder.x + encoder.w + decoder.x) / 2;
  const ends = decoder.crossings ?? [];
  const [top, low] = [Math.min(y + 10, ...ends), Math.max(y + 10, ...ends)];
  let d = `M${x + w} ${y + 10}H${middle}M${middle} ${top}V${low}`;
  for (const end of ends) d += `M${middle} ${end}H${decoder.bx - 7}`;
  for (const kind of ["double", "double inner"]) sheet.path(d, kind);
  for (const end of ends) {
    const tip = decoder.bx - 1;
    sheet.path(`M${tip - 8} ${end - 6}L${tip} ${end}L${tip - 8} ${end + 6}`, "wire");
  }
  sheet.box(x, y, w, 20, "part");
  sheet.text(x + w / 2, y + 14, "memory", sheet.nameKind, { "text-anchor": "middle" });
  const say = scene.sayOf("encoder");
  sheet.spot({ id: "encoder", x, y, w, h: 20, say, go: place("encoder") });
  encoder.y = y + 20;
}

function drawGenerator(sheet, scene, side) {
  const y = side.y + 12;
  rails(sheet, scene, side, y);
  const ends = [
    side.railX(0) - side.pitch / 2 - 2,
    side.railX(side.n - 1) + side.pitch / 2 + 2,
  ];
  const x = side.bx;
  const w = ends[1] - x;
  sheet.box(x, y, w, 19, `part parameter ${scene.lights("generator") ? "lit" : ""}`);
  const middle = side.bx + side.bw / 2;
  const { d_model, V } = scene.run.sizes;
  const words = sheet.isNarrow ? "generator" : `generator ${d_model} → ${V}`;
  sheet.text(middle, y + 13.5, words, sheet.nameKind, { "text-anchor": "middle" });
  const say = scene.sayOf("generator");
  sheet.spot({ id: "generator", x, y, w, h: 19, say, go: place("generator") });
  drawSoftmax(sheet, scene, side, y + 19, middle);
  side.y = y + 19 + 36;
  const tokens = scene.outTokens();
  drawTokens(sheet, scene, side, tokens, side.y + 12, -1);
  sheet.reach(side.y + 12 + turnedHeight(side, tokens));
}

// The probability of each token that comes out, as a bar.
function drawSoftmax(sheet, scene, side, y, middle) {
  const high = 24;
  const base = y + 8 + high;
  sheet.text(middle, y + 22, "softmax", "soft", { "text-anchor": "middle" });
  for (let i = 0; i < side.n; i++) {
    if (scene.hides("decoder", i)) continue;
    const p = scene.probabilityOf(i);
    const w = Math.max(2, side.pitch - 4);
    const kind = scene.kindOf("decoder", i);
    const x = side.railX(i) - w / 2;
    sheet.box(x, base - high, w, high, `bar-ground ${kind}`, { rx: 0 });
    sheet.box(x, base - high * p, w, high * p, `bar ${kind}`, { rx: 0 });
  }
  const x = side.bx;
  const w = side.x + side.w - x;
  const say = scene.sayOf("probabilities");
  const go = place("probabilities");
  sheet.spot({ id: "probabilities", x, y: y + 4, w, h: high + 8, say, go });
}

// In the free corner below the encoder.
function drawLegend(sheet, side, below) {
  if (sheet.isNarrow) return;
  const lines = [
    ["bead", "a token's vector: its length"],
    ["plus", "the sublayer's output is added"],
    ["heat", "attention weight, from 0 to 1"],
    ["double", "memory: keys and values"],
  ];
  let y = Math.max(side.y + 40, below, sheet.height - 150);
  for (const [kind, words] of lines) {
    const x = 12;
    if (kind === "bead") sheet.add("circle", { cx: x, cy: y, r: 5, class: "bead" });
    if (kind === "plus") sheet.plus(x, y, 5.5);
    if (kind === "heat") {
      sheet.box(x - 6, y - 5, 12, 11, "ground", { rx: 0 });
      sheet.box(x - 6, y - 5, 6, 11, "heat", { rx: 0 });
      sheet.box(x - 6, y - 5, 12, 11, "edge", { rx: 0 });
    }
    for (const layer of ["double", "double inner"])
      if (kind === "double") sheet.path(`M${x - 7} ${y}h14`, layer);
    sheet.text(x + 14, y + 4, words, "soft");
    y += 20;
  }
}
