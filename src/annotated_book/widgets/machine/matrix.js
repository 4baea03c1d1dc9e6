// A matrix with its name, its shape and its rows' tokens, as every picture below the map has it.
import { short } from "../kit/grid.js";
import { largest, widest } from "./paint.js";

const LINE = 11; // from one turned name to the next
const LANE = 5; // between the heads
const HEAD = 32; // for name and shape

/** The shape in letters, or in numbers. */
export const letters = (scene, path, head = -1) => {
  const { shape } = scene.run.node(path);
  return head >= 0 ? shape.slice(1) : shape;
};

export function shapeText(scene, path, head = -1) {
  const axes = letters(scene, path, head).filter((axis) => axis !== "1");
  const numbers = axes.map((axis) => scene.run.size(axis));
  return `(${axes.join(", ")}) = (${numbers.join(", ")})`;
}

/**
 * Draws it; what is returned is where its cells are.
 * `head`: one of the heads, or all of them as lanes. `labels`: the rows' tokens on the left.
 */
export function matrix(sheet, scene, given) {
  const { path, x, y, cw, ch, role = "", kind = "value", head = -1 } = given;
  const { run } = scene;
  const tensor = run.tensor(path);
  const isTarget = scene.isTarget(path);
  const stack = isTarget ? "decoder" : "encoder";
  const rows = given.rows ?? [...Array(tensor.shape.at(-2)).keys()];
  const most = largest(tensor.data);
  const top = y + HEAD;
  title(sheet, scene, given, most);
  const lanes =
    tensor.shape.length === 3 && head < 0 ? [...Array(tensor.shape[0]).keys()] : [head];
  const wide = tensor.shape.at(-1) * cw;
  const hides = (row) => scene.hides(stack, row);
  // Keys that are not there yet: both axes are target tokens.
  const isOwn = isTarget && run.node(path).shape.at(-1) === "T";
  const hidesColumn = (column) => isOwn && scene.hides("decoder", column);
  lanes.forEach((lane, i) => {
    const at = x + i * (wide + LANE);
    const say = given.say ?? scene.sayOf(path);
    const own = {
      ...{ path, head: lane, x: at, y: top, cw, ch, rows },
      ...{ role, kind, most, hides, hidesColumn },
    };
    sheet.cells(tensor, { ...own, say });
  });
  const w = lanes.length * (wide + LANE) - LANE;
  if (given.labels) rowLabels(sheet, scene, given, rows, stack, top);
  const lit = rows.indexOf(scene.step);
  if (isTarget && scene.mode !== "teacher" && lit >= 0 && rows.length > 1)
    sheet.box(x - 1.5, top + lit * ch, w + 3, ch, "row-lit", { rx: 0 });
  return { x, y: top, w, h: rows.length * ch, bottom: top + rows.length * ch };
}

function title(sheet, scene, { path, x, y, role, name, head = -1, kind }, most) {
  const words = name ?? scene.run.node(path).name;
  sheet.text(x, y + 12, words, `code ${role ?? ""}`);
  if (head >= 0 && scene.headStep < 5) return; // the walk tells it in words
  const scale = kind === "weight" ? "0…1" : `±${short(most, most < 10 ? 1 : 0)}`;
  sheet.text(x + words.length * 8.7 + 6, y + 12, scale, "soft");
  sheet.text(x, y + 26, shapeText(scene, path, head), "soft");
}

function rowLabels(sheet, scene, { x, ch, names, kept }, rows, stack, top) {
  rows.forEach((row, i) => {
    if (scene.hides(stack, row)) return;
    const words = names ? names(row) : scene.tokenOf(stack, row);
    const said = kept?.(row) ? `• ${words}` : words;
    const at = { "text-anchor": "end", lang: scene.langOf(stack) };
    sheet.text(
      x - 6,
      top + (i + 0.5) * ch + 4,
      said,
      `label ${scene.kindOf(stack, row)}`,
      at,
    );
  });
}

/** Names of columns, turned, below a map: every second or third where all of them would cover each
 * other. */
export function columnLabels(sheet, scene, tokens, stack, x, y, cw) {
  tokens.forEach((token, i) => {
    if (scene.hides(stack, i) || i % Math.ceil(LINE / cw)) return;
    const at = x + (i + 0.5) * cw + 4;
    sheet.text(at, y + 8, token, "label", {
      "text-anchor": "end",
      transform: `rotate(${cw < 16 ? -90 : -60} ${at} ${y + 8})`,
      lang: scene.langOf(stack),
    });
  });
  const high = widest(tokens) + 12;
  sheet.reach(y + high);
  return high;
}
