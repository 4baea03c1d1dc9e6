// Level 2: an attention. What it reads, the projections to queries, keys and values, a map for
// each head, and the heads side by side on their way through w_o.
import { labelRoom, parameters, ROW } from "./flow.js";
import { matrix } from "./matrix.js";
import { place, widest } from "./paint.js";

const ROLES = [
  ["q", "query"],
  ["k", "key"],
  ["v", "value"],
];

export function drawAttention(sheet, scene, path) {
  const { run } = scene;
  const left = labelRoom(scene);
  const [x, source] = ["w_q", "w_k"].map((w) => run.node(`${path}.${w}`).parents[0]);
  const across = sheet.isNarrow ? 1 : 3;
  // Before the keys of another sequence stand its tokens.
  const gap =
    source !== x && across > 1
      ? widest(run.srcTokens.map((token) => `• ${token}`)) + 16
      : 20;
  const slot = (sheet.width - left - (across > 1 ? gap + 20 : 0) - 2) / across;
  const columns = [left, left + slot + gap, left + 2 * slot + gap + 20];
  const gaps = 5 * (run.sizes.H - 1);
  const cw = (slot - gaps) / run.sizes.d_model;
  const all = { sheet, scene, path, left, slot, cw, x, source, columns };
  drawOutput(all, drawHeads(all, project(all) + 18) + 14);
}

const named = ({ scene }, path) =>
  path === "encoder" ? "memory" : scene.isPreNorm ? "norm(x)" : "x";

// Each reads a sequence; queries, keys and values stand beside one another, or below.
function project(all) {
  const { sheet, scene, left, slot, cw, x, source, columns } = all;
  const isCross = source !== x;
  const read = (path, at, y) => {
    const name = named(all, path);
    return matrix(sheet, scene, { path, x: at, y, cw, ch: ROW, labels: true, name });
  };
  const first = read(x, left, 0);
  if (sheet.isNarrow) {
    let y = first.bottom;
    for (const [name, role] of ROLES) {
      if (name === "k" && isCross) y = read(source, left, y + 12).bottom;
      y = projected(all, name, role, left, y + 12, true);
    }
    return y;
  }
  const top = isCross ? read(source, (columns[1] + columns[2]) / 2, 0) : first;
  const y = Math.max(first.bottom, top.bottom) + 26;
  const lows = ROLES.map(([name, role], i) => {
    const from = i ? top : first;
    const [start, middle] = [from.x + from.w / 2, columns[i] + slot / 2];
    const bend = [start, middle].map((end) => [end, y - 14]);
    sheet.arrow([start, from.bottom + 2], ...bend, [middle, y - 2]);
    return projected(all, name, role, columns[i], y, !i || (i === 1 && isCross));
  });
  return Math.max(...lows);
}

// The parameters, and what they give in lanes.
function projected({ sheet, scene, path, cw, slot }, name, role, x, y, labels) {
  const middle = x + slot / 2;
  parameters(sheet, scene, `${path}.w_${name}`, x, y, slot, "", role);
  sheet.arrow([middle, y + 20], [middle, y + 32]);
  const kept = (row) => name !== "q" && scene.isKept(path, row);
  const at = { path: `${path}.${name}`, x, y: y + 30, cw, ch: ROW };
  return matrix(sheet, scene, { ...at, role, labels, kept }).bottom;
}

// A map for each head; it is entered there.
function drawHeads({ sheet, scene, path, left }, y) {
  const weights = scene.run.tensor(`${path}.weights`);
  const [heads, rows, keys] = weights.shape;
  const room = (sheet.width - left) / heads;
  const size = Math.min(90, room - 14);
  const [cw, ch] = [size / keys, Math.min(size / rows, 24)];
  const more = sheet.isNarrow ? "" : ", one map for each head";
  sheet.text(left, y + 10, "weights", "code");
  sheet.text(left + 70, y + 10, `softmax(q·kᵀ / √d_k)${more}`, "soft");
  const top = y + 36;
  const stack = path.split(".")[0];
  const hides = (row) => scene.hides(stack, row);
  for (let head = 0; head < heads; head++) {
    const x = left + head * room;
    const at = { x, y: top, cw, ch, head, hides, kind: "weight" };
    sheet.text(x, top - 6, `head ${head}`, "soft");
    sheet.grid(weights, { path: `${path}.weights`, ...at });
    if (stack === "decoder" && scene.mode !== "teacher")
      sheet.box(x, top + scene.step * ch, size, ch, "row-lit", { rx: 0 });
    const spot = { id: `${path}#${head}`, say: scene.sayOfHead(path, head) };
    const box = { x, y: top - 18, w: size, h: rows * ch + 18 };
    sheet.spot({ ...spot, ...box, go: place(path, head) });
  }
  return top + rows * ch;
}

function drawOutput({ sheet, scene, path, left, slot, cw, columns }, y) {
  const at = { y, cw, ch: ROW, labels: true };
  const name = "values";
  const values = matrix(sheet, scene, { ...at, path: `${path}.values`, x: left, name });
  const out = `${path}.w_o`;
  if (sheet.isNarrow) {
    const low = values.bottom + 14;
    sheet.arrow([left + slot / 2, values.bottom + 2], [left + slot / 2, low - 2]);
    parameters(sheet, scene, out, left, low, slot, "concat, then ");
    sheet.arrow([left + slot / 2, low + 20], [left + slot / 2, low + 32]);
    const below = { ...at, x: left, y: low + 30 };
    return matrix(sheet, scene, { ...below, path: out, name: "update" });
  }
  const x = columns[2];
  const middle = values.y + values.h / 2;
  sheet.arrow([left + values.w + 4, middle], [columns[1] - 3, middle]);
  sheet.text(columns[1], middle - 16, "concat", "soft");
  parameters(sheet, scene, out, columns[1], middle - 10, slot);
  sheet.arrow([columns[1] + slot + 2, middle], [x - 3, middle]);
  return matrix(sheet, scene, { ...at, labels: false, path: out, x, name: "update" });
}
