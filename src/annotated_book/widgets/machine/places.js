// Where one can be in the model: which picture shows a path, what is around it, what it is called.
import { short } from "../kit/grid.js";
import { capital, spokenName } from "../kit/names.js";
import { entry, indexOf, place, placeAt } from "./paint.js";

const LAYER = /^(en|de)coder\.layers\.\d+/;
const ATTENTION = /^.*\.(self|cross)_attention/;
const EMBEDDINGS = /^(src_embed|tgt_embed|positions\.(src|tgt)|embedding|positions)/;
const PARAMETER = /\.(weight|bias|pe)$/;

/** The picture that shows this path: a kind and the path of what is drawn. */
export function pictureOf(path, head = -1) {
  if (!path) return { kind: "map", path };
  if (PARAMETER.test(path)) return { kind: "parameter", path };
  const attention = path.match(ATTENTION)?.[0];
  if (attention) return { kind: head < 0 ? "attention" : "head", path: attention };
  const layer = path.match(LAYER)?.[0];
  if (path.includes(".feed_forward"))
    return { kind: "feedForward", path: `${layer}.feed_forward` };
  if (layer) return { kind: "layer", path: layer };
  const [, embedding] = path.match(EMBEDDINGS) ?? [];
  if (embedding) {
    const side = embedding.match(/src|tgt/)?.[0];
    return { kind: "embedding", path: side ? `${side}_embed` : "embedding" };
  }
  if (/^(en|de)coder/.test(path))
    return { kind: "finalNorm", path: path.split(".")[0] };
  return { kind: "generator", path: "generator" };
}

export const isNumber = ({ row, cell }) => row >= 0 && cell >= 0;

/** One level up. @returns {import("./paint.js").Place} */
export function outOf({ path, head, row, cell }, start = "src_embed") {
  if (row >= 0 || cell >= 0) return place(path, head);
  const picture = pictureOf(path, head);
  if (path !== picture.path) return place(picture.path, head);
  if (picture.kind === "head") return place(picture.path);
  if (picture.kind === "parameter") {
    const owner = path === "positions.pe" ? start : path.replace(/\.\w+$/, "");
    return place(pictureOf(owner).path);
  }
  const layer = path.match(LAYER)?.[0];
  return place(layer && layer !== path ? layer : "");
}

/** The same in the next layer (or the one before), if there is one. */
export function besides(at, by, paths) {
  const path = at.path.replace(/layers\.(\d+)/, (_, n) => `layers.${Number(n) + by}`);
  return path !== at.path && paths.has(path) ? { ...at, path } : null;
}

/** Of a long text, its last words. @param {string} text */
export const ending = (text) =>
  text.length > 60 ? `… ${text.slice(-45).replace(/^\S*\s+/, "")}` : text;

/**
 * The way from the whole model to here: what each step is called, and where it leads.
 * @returns {[string, import("./paint.js").Place][]}
 */
export function crumbs(at, scene) {
  const { run } = scene;
  /** @type {[string, import("./paint.js").Place][]} */
  const way = [];
  let here = at;
  for (; here.path; here = outOf(here, run.isAlone ? "embedding" : "src_embed")) {
    if (isNumber(here)) way.unshift([numberAt(run, here), here]);
    const row = here.row >= 0 && scene.rowName(here.path, here.row);
    if (row) way.unshift([row, place(here.path, here.head, here.row)]);
    here = place(here.path, here.head);
    way.unshift([nameOf(here, run), here]);
  }
  return [["Model", here], ...way];
}

function nameOf({ path, head }, run) {
  const picture = pictureOf(path, head);
  if (picture.kind === "parameter") return run.node(path).name;
  if (path !== picture.path) return path.replace(`${picture.path}.`, "");
  if (picture.kind === "head") return `Head ${head}`;
  const name = path === "generator" ? path : spokenName(path);
  return capital(picture.kind === "layer" ? name : (name.split(", ").at(-1) ?? name));
}

function numberAt(run, { path, head, row, cell }) {
  return run.waits(path) ? "…" : short(entry(run.tensor(path), head, row, cell), 3);
}

/** @returns {import("./paint.js").Place} */
export function fromTraits({ path, head, row, cell }) {
  return cell ? placeAt(path, cell.split(",").map(Number)) : place(path, head, row);
}

/** `cell` is the whole index there: "0,3,1". @param {import("./paint.js").Place} at */
export const toTraits = (at) => ({
  ...at,
  cell: at.cell < 0 ? "" : indexOf(at).join(","),
});
