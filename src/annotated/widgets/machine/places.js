// Where one can be in the model: which picture shows a path, what is around it, what it is called.
import { short } from "../kit/grid.js";
import { spokenName } from "../kit/names.js";
import { place } from "./paint.js";

const LAYER = /^(en|de)coder\.layers\.\d+/;
const ATTENTION = /^.*\.(self|cross)_attention/;
const EMBEDDINGS = /^(src_embed|tgt_embed|positions\.(src|tgt)|positions\.pe)/;

/** The picture that shows this path: a kind and the path of what is drawn. */
export function pictureOf(path, head = -1) {
  if (!path) return { kind: "map", path };
  const attention = path.match(ATTENTION)?.[0];
  if (attention) return { kind: head < 0 ? "attention" : "head", path: attention };
  const layer = path.match(LAYER)?.[0];
  if (path.includes(".feed_forward"))
    return { kind: "feedForward", path: `${layer}.feed_forward` };
  if (layer) return { kind: "layer", path: layer };
  const [, embedding] = path.match(EMBEDDINGS) ?? [];
  if (embedding) {
    const side = embedding.includes("tgt") ? "tgt" : "src";
    return { kind: "embedding", path: `${side}_embed` };
  }
  if (/^(en|de)coder/.test(path))
    return { kind: "finalNorm", path: path.split(".")[0] };
  return { kind: "generator", path: "generator" };
}

export const isNumber = ({ row, cell }) => row >= 0 && cell >= 0;

/** One level up. */
export function outOf({ path, head, row, cell }) {
  if (row >= 0 || cell >= 0) return place(path, head);
  const picture = pictureOf(path, head);
  if (path !== picture.path) return place(picture.path, head);
  if (picture.kind === "head") return place(picture.path);
  const layer = path.match(LAYER)?.[0];
  return place(layer && layer !== path ? layer : "");
}

/** The same in the next layer (or the one before), if there is one. */
export function besides(at, by, paths) {
  const path = at.path.replace(/layers\.(\d+)/, (_, n) => `layers.${Number(n) + by}`);
  return path !== at.path && paths.has(path) ? { ...at, path } : null;
}

const capital = (words) => words[0].toUpperCase() + words.slice(1);

/**
 * The way from the whole model to here: what each step is called, and where it leads.
 * @returns {[string, import("./paint.js").Place][]}
 */
export function crumbs(at, run, rowName) {
  /** @type {[string, import("./paint.js").Place][]} */
  const way = [["Model", place("")]];
  const { path } = pictureOf(at.path, at.head);
  if (!path) return way;
  const layer = path.match(LAYER)?.[0];
  if (layer) way.push([capital(spokenName(layer)), place(layer)]);
  if (path !== layer) {
    const name = spokenName(path);
    const last = path === "generator" ? path : name.split(", ").at(-1);
    way.push([capital(last), place(path)]);
  }
  if (at.head >= 0) way.push([`Head ${at.head}`, place(path, at.head)]);
  if (at.path !== path) {
    const last = at.path.startsWith(`${path}.`)
      ? at.path.slice(path.length + 1)
      : at.path;
    way.push([last, place(at.path, at.head)]);
  }
  if (at.row >= 0) way.push([rowName(at), place(at.path, at.head, at.row)]);
  if (isNumber(at)) way.push([numberAt(run, at), at]);
  return way;
}

export function numberAt(run, at) {
  const tensor = run.tensor(at.path) ?? run.param(at.path);
  if (!tensor) return "…";
  const columns = tensor.shape.at(-1);
  const rows = tensor.shape.at(-2) ?? 1;
  const [row, cell] = tensor.shape.length > 1 ? [at.row, at.cell] : [0, at.cell];
  return short(tensor.data[(Math.max(at.head, 0) * rows + row) * columns + cell], 3);
}

/** @returns {import("./paint.js").Place} */
export function fromTraits({ path, head, row, cell }) {
  const index = cell.split(",").map(Number);
  if (!cell) return place(path, head, row);
  return place(path, index.length === 3 ? index[0] : -1, ...index.slice(-2));
}

/** `cell` is the whole index there: "0,3,1". @param {import("./paint.js").Place} at */
export function toTraits({ path, head, row, cell }) {
  if (cell < 0) return { path, head, row, cell: "" };
  const index = head < 0 ? [row, cell] : [head, row, cell];
  return { path, head, row, cell: index.join(",") };
}
