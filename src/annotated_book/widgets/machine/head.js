// Level 3: one head. Queries, scores, mask, weights and values stand in one line, row beside row;
// keys and values below what reads them. Where it is narrow, all is below one another.
import { columnLabels, matrix } from "./matrix.js";
import { widest } from "./paint.js";

const GAP = 24;
const MEET = 34; // more of it, where query and key meet
const LABEL = 11.5;
const SLOT = 92; // a map has this much room for its name
const NAME = 104; // queries and values for theirs

export function drawHead(sheet, scene, path, at) {
  const { run } = scene;
  const isTarget = path.startsWith("decoder");
  const isOwn = path.endsWith("self_attention");
  const keys = isTarget && isOwn ? run.tgtTokens : run.srcTokens;
  const queries = isTarget ? run.tgtTokens : run.srcTokens;
  const names = (row) => scene.rowName(`${path}.w_q`, row);
  const keyStack = isTarget && isOwn ? "decoder" : "encoder";
  const masked = run.tensor(`${path}.masked`).data.some((score) => score === -Infinity);
  const maps = masked ? ["scores", "masked", "weights"] : ["scores", "weights"];
  const kept = (row) => scene.isKept(path, row);
  const head = {
    ...{ sheet, scene, path, head: Math.min(at.head, run.sizes.H - 1), keys, queries },
    ...{ names, kept, keyStack, maps, at },
  };
  if (sheet.isNarrow) drawNarrow(head);
  else drawWide(head);
}

const SHOWN_FROM = { q: 1, k: 2, scores: 3, masked: 3, weights: 4, v: 5, values: 5 };

// What is told of later is veiled.
function part(head, name, given) {
  const { sheet, scene, path, head: lane } = head;
  const say = scene.sayOf(`${path}.${name}`);
  const more = { path: `${path}.${name}`, head: lane, name, say };
  const drawn = matrix(sheet, scene, { ...more, ...given });
  const { x, y, w, h } = drawn;
  const isNow = SHOWN_FROM[name] === scene.headStep;
  if (isNow) sheet.told = Math.max(sheet.told, y + h);
  if (SHOWN_FROM[name] > scene.headStep)
    sheet.box(x - 2, y - 2, w + 4, h + 8, "veil", { rx: 0 });
  else if (isNow && scene.headStep < 5)
    sheet.box(x - 3, y - 3, w + 6, h + 6, "row-lit");
  return drawn;
}

function drawWide(head) {
  const { sheet, scene, keys, queries, names, kept, keyStack, maps } = head;
  const left =
    widest([...queries.map((_, i) => names(i)), ...keys.map((k) => `• ${k}`)]) + 8;
  const room = sheet.width - left - (maps.length + 1) * GAP - MEET;
  const wanted = (room * (maps.length > 2 ? 0.14 : 0.2)) / keys.length;
  const columns = maps.length * keys.length;
  const least = columns * LABEL < 0.55 * room ? LABEL : 7; // for its name
  const most = (room - 2 * NAME) / columns;
  const kw = Math.min(Math.max(least, Math.min(24, wanted)), Math.max(most, 2));
  const slot = Math.max(SLOT, kw * keys.length);
  const { d_k } = scene.run.sizes;
  const cw = Math.min(15, (room - maps.length * slot) / (2 * d_k));
  // All of it in sight, if its names keep their room.
  const rows = queries.length + keys.length;
  const ch = Math.max(LABEL, Math.min(16, (sheet.room - 250) / rows));
  const own = { role: "query", labels: true, names };
  const q = part(head, "q", { x: left, y: 0, cw, ch, ...own });
  let x = left + q.w + GAP + MEET;
  arrowTo(sheet, x, q, GAP + MEET);
  let high = 0;
  maps.forEach((name) => {
    const kind = name === "weights" ? "weight" : "value";
    const map = part(head, name, { x, y: 0, cw: kw, ch, kind });
    if (kw >= LABEL || name === "weights")
      high = columnLabels(sheet, scene, keys, keyStack, x, map.bottom, kw);
    x += slot + GAP;
    arrowTo(sheet, x, q);
  });
  const values = part(head, "values", { x, y: 0, cw, ch });
  const y = values.bottom + Math.max(26, high - 8);
  const below = { y, cw, ch, labels: true, kept };
  const k = part(head, "k", { ...below, x: left, role: "key" });
  const meet = left + q.w + 0.5 * MEET;
  join(head, [k.x + k.w + 3, k.y + k.h / 2], [meet, q.y + heightOf(q) + 3]);
  const v = part(head, "v", { ...below, x, role: "value" });
  const middle = (r) => r.x + r.w / 2;
  sheet.arrow([middle(v), v.y - 34], [middle(v), values.bottom + 3]);
  sheet.reach(v.bottom + 6);
}

const heightOf = ({ h }) => Math.min(h / 2, 40);

function arrowTo(sheet, x, q, gap = GAP) {
  const at = q.y + heightOf(q);
  sheet.arrow([x - gap + 5, at], [x - 4, at]);
}

// The keys come to the query, and both lead to the scores.
function join({ sheet, scene }, [x, y], [toX, toY]) {
  if (scene.headStep < 2) return;
  sheet.arrow([x, y], [toX, y], [toX, toY]);
  sheet.text(toX - 4, toY - 10, "q · k", "soft");
}

// One query where one row is in question, all of them otherwise.
function drawNarrow(head) {
  const { sheet, scene, path, keys, queries, names, kept, keyStack, maps, at } = head;
  const isOne = path.startsWith("decoder") && scene.mode !== "teacher";
  const row =
    at.row >= 0 && at.row < queries.length && !/\.[kv]$/.test(at.path)
      ? at.row
      : scene.step;
  const rows = isOne ? [row] : undefined;
  const own = (i) => (isOne ? queries[i] : names(i));
  const left =
    widest(
      [...keys.map((k) => `• ${k}`), ...queries.map((_, i) => own(i))].filter(Boolean),
    ) + 8;
  const { d_k } = scene.run.sizes;
  const edge = sheet.width - left - 16; // beside it runs the line to the scores
  const cw = edge / d_k;
  const kw = Math.min(32, edge / keys.length);
  const ch = Math.max(15, Math.min(cw, 18));
  let y = 0;
  const add = (name, given) => {
    const base = { x: left, y, cw, ch, labels: true };
    const drawn = part(head, name, { ...base, ...given });
    y = drawn.bottom + 12;
    return drawn;
  };
  const both = [
    add("q", { role: "query", rows, names: own }),
    add("k", { role: "key", kept }),
  ];
  y += 16;
  meetBelow(head, both, y);
  const slot = Math.max(SLOT, kw * keys.length + 12);
  const areBeside = left + slot * maps.length <= sheet.width + 12;
  const top = y;
  maps.forEach((name, i) => {
    const kind = name === "weights" ? "weight" : "value";
    const x = areBeside ? left + i * slot : left;
    if (areBeside) y = top;
    add(name, { x, cw: kw, rows, names: own, kind, labels: !areBeside || !i });
    if (name === "weights")
      y += columnLabels(sheet, scene, keys, keyStack, x, y - 12, kw) - 8;
  });
  add("v", { role: "value", kept });
  add("values", { rows, names: own });
}

// Queries and keys, one below the other, lead to the scores below them.
function meetBelow({ sheet, scene }, both, y) {
  if (scene.headStep < 2) return;
  const low = y - 10;
  const [edge, to] = [sheet.width - 5, both[0].x + 20];
  for (const { x, w, y: top, h } of both) {
    const from = [x + w + 2, top + h / 2];
    sheet.path(`M${from}H${edge}V${low}`, "wire");
  }
  sheet.arrow([edge, low], [to, low], [to, y + 1]);
  sheet.text(to + 6, low - 4, "q · k", "soft");
}
