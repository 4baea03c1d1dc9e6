// One drawing: what is painted, and the spots on it that can be pointed at and entered.
import { svg } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { arrowHead } from "./layout.js";

const LEVELS = 8; // shades of a number, on each side of zero
export const LETTER = 6.2; // the width of a letter of 11 px, on average

/**
 * @typedef {object} Place where the reader is; -1 where there is none
 * @property {string} path @property {number} head @property {number} row @property {number} cell
 */
/** @param {string} path @returns {Place} */
export const place = (path, head = -1, row = -1, cell = -1) => ({
  path,
  head,
  row,
  cell,
});
/** The index of a number in its tensor, and where it leads.
 * @param {Place} at */
export const indexOf = ({ head, row, cell }) =>
  head < 0 ? [row, cell] : [head, row, cell];
/** @param {string} path @param {number[]} index */
export const placeAt = (path, index) =>
  place(path, index.length === 3 ? index[0] : -1, ...index.slice(-2));

/** What is drawn: a tag, its attributes, and a text or the marks in it.
 * @typedef {{ tag: string, attributes: Record<string, any>, inner: any[] }} Mark */
/**
 * @typedef {object} Spot
 * @property {string} id @property {number} x @property {number} y
 * @property {number} w @property {number} h
 * @property {string} say what is told and heard of it
 * @property {Place} [go] where it leads
 * @property {Grid} [grid] whose cells it has
 */
/**
 * @typedef {object} Grid
 * @property {string} path @property {number} head @property {number[]} rows that are drawn
 * @property {number} columns @property {number} x @property {number} y
 * @property {number} cw @property {number} ch
 */

export const widest = (words) =>
  LETTER * words.reduce((most, { length }) => Math.max(most, length), 0);

/** With as many digits as every browser computes alike. */
export const exact = (number) =>
  Number.isFinite(number)
    ? String(Number(number.toPrecision(5))).replace("-", "−")
    : short(number);

/** How many digits it takes, from `least` on, for rounded terms to give the rounded sum. */
export function digitsOf(terms, sum, least) {
  let digits = least;
  const rounded = (x) => Number(x.toFixed(digits));
  const off = () => terms.reduce((rest, term) => rest - rounded(term), rounded(sum));
  while (digits < 6 && Math.abs(off()) > 0.5 * 10 ** -digits) digits += 1;
  return digits;
}

/** The number at this place of a tensor. */
export function entry({ shape, data }, head, row, column) {
  const [rows, columns] = shape.slice(-2);
  return data[(Math.max(head, 0) * rows + row) * columns + column];
}

/** @param {ArrayLike<number>} data */
export function largest(data) {
  let most = 0;
  for (let i = 0; i < data.length; i++) {
    const size = Math.abs(data[i]);
    if (size > most && size < Infinity) most = size;
  }
  return most;
}

export const lengthOf = ({ shape, data }, row) => {
  const columns = shape.at(-1);
  let sum = 0;
  for (let i = row * columns; i < (row + 1) * columns; i++) sum += data[i] ** 2;
  return Math.sqrt(sum);
};

const drawn = ({ tag, attributes, inner }) =>
  svg(tag, attributes, ...inner.map((one) => (one.tag ? drawn(one) : one)));

/** Draws marks in a node that has others: what is the same mark stays.
 * @param {Element} node @param {Mark[]} marks @param {Mark[]} [old] */
export function paint(node, marks, old = []) {
  marks.forEach((mark, i) => {
    if (old[i] === mark) return;
    const [fresh, before] = [drawn(mark), node.children[i]];
    if (before) before.replaceWith(fresh);
    else node.append(fresh);
  });
  while (node.children.length > marks.length) node.lastElementChild?.remove();
}

export class Sheet {
  /**
   * @param {number} width in pixels, as it is seen
   * @param {string} hatch the id of the pattern for what is masked
   * @param {Sheet | null} before what was drawn last: of it, the same grids are used again
   * @param {number} room the height that is in sight
   */
  constructor(width, hatch, before, room) {
    this.width = width;
    this.room = room;
    this.hatch = hatch;
    this.before = before;
    this.height = 0;
    this.told = 0; // down to where the step of a head tells of it
    this.isNarrow = width < 560;
    this.nameKind = this.isNarrow ? "name narrow" : "name";
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Grid[]} */
    this.grids = [];
    /** @type {Map<string, { tensor: any, mark: Mark }>} */
    this.drawn = new Map();
  }

  /** @returns {Mark} */
  add(tag, attributes, ...inner) {
    const mark = { tag, attributes, inner };
    this.marks.push(mark);
    return mark;
  }

  reach(y) {
    this.height = Math.max(this.height, y);
  }

  path(d, kind, more = {}) {
    return this.add("path", { d, class: kind, ...more });
  }

  box(x, y, width, height, kind, more = {}) {
    this.reach(y + height);
    return this.add("rect", { x, y, width, height, rx: 4, class: kind, ...more });
  }

  text(x, y, words, kind = "", more = {}) {
    this.reach(y + 4);
    return this.add("text", { x, y, class: kind, ...more }, words);
  }

  #centered(x, y, words, kind = this.nameKind) {
    return this.text(x, y, words, kind, { "text-anchor": "middle" });
  }

  /** A part of the model that can be entered: a box, its name in lines, and a spot. */
  part(go, say, { x, y, w, h }, lines, kind = "", middle = x + w / 2) {
    this.box(x, y, w, h, `part ${kind}`);
    const isSmall = kind === "norm" || kind.includes("small");
    const first = y + h / 2 - (lines.length - 1) * 6.5 + 4;
    lines.forEach((line, i) => {
      this.#centered(middle, first + 13 * i, line, isSmall ? kind : this.nameKind);
    });
    this.spot({ id: go.path, x, y, w, h, say, go });
  }

  /** Along these points, with an arrow's head at the end. */
  arrow(...points) {
    const [line, head] = [points, arrowHead(points, 5)].map((all) => all.join("L"));
    this.path(`M${line}M${head}`, "wire");
  }

  plus(x, y, r = 6) {
    this.add("circle", { cx: x, cy: y, r, class: "plus-sign" });
    const a = r * 0.6;
    this.path(`M${x - a} ${y}h${2 * a}M${x} ${y - a}v${2 * a}`, "plus-lines");
  }

  spot(spot) {
    this.reach(spot.y + spot.h);
    this.spots.push(spot);
  }

  /**
   * The numbers of a matrix, or of one head of three axes: one path for each shade.
   * `kind`: "value" (of either sign) or "weight" (0 to 1); `most`: what is drawn in full.
   */
  grid(tensor, given) {
    const { path, x, y, cw, ch, head = -1 } = given;
    const columns = tensor.shape.at(-1);
    const rows = given.rows ?? [...Array(tensor.shape.at(-2)).keys()];
    const isHidden = [
      rows.map((row) => given.hides?.(row) ?? false),
      Array.from({ length: columns }, (_, j) => given.hidesColumn?.(j) ?? false),
    ];
    const key = JSON.stringify([path, x, y, cw, ch, head, rows, isHidden]);
    const known = this.before?.drawn.get(key);
    const mark =
      known && known.tensor === tensor
        ? known.mark
        : this.#cellMarks(tensor, { ...given, head, rows, columns, isHidden });
    this.drawn.set(key, { tensor, mark });
    this.marks.push(mark);
    this.reach(y + rows.length * ch);
    const grid = { path, head, rows, columns, x, y, cw, ch };
    this.grids.push(grid);
    return grid;
  }

  /** @returns {Mark} */
  #cellMarks(tensor, given) {
    const { x, y, cw, ch, head, rows, columns, isHidden, kind = "value" } = given;
    const full = kind === "weight" ? 1 : (given.most ?? largest(tensor.data)) || 1;
    const [width, height] = [columns * cw, rows.length * ch];
    const shades = {};
    rows.forEach((row, i) => {
      for (let j = 0; j < columns; j++) {
        if (isHidden[0][i] || isHidden[1][j]) continue;
        const value = entry(tensor, head, row, j);
        const shade =
          value === -Infinity ? "hatch" : Math.round((LEVELS * value) / full);
        if (!shade) continue;
        const at = `M${round(x + j * cw)} ${round(y + i * ch)}h${round(cw)}v${ch}h${-round(cw)}z`;
        shades[shade] = (shades[shade] ?? "") + at;
      }
    });
    const inner = [];
    const mark = (tag, attributes) => inner.push({ tag, attributes, inner: [] });
    mark("rect", { x, y, width, height, class: "ground" });
    for (const [shade, d] of Object.entries(shades)) {
      const size = Number(shade);
      const sign = kind === "weight" ? "heat" : size > 0 ? "plus" : "minus";
      mark(
        "path",
        shade === "hatch"
          ? { d, class: "masked", fill: `url(#${this.hatch})` }
          : { d, class: sign, "fill-opacity": Math.min(1, Math.abs(size) / LEVELS) },
      );
    }
    if (cw >= 7) mark("path", { d: lines(x, y, width, height, cw, ch), class: "mesh" });
    mark("rect", { x, y, width, height, class: `edge ${given.role ?? ""}` });
    return { tag: "g", attributes: {}, inner };
  }

  /** A grid whose cells can be entered. */
  cells(tensor, given) {
    const grid = this.grid(tensor, given);
    const { path, head, x, y, cw, ch, rows, columns } = grid;
    const box = { x, y, w: cw * columns, h: ch * rows.length };
    this.spot({ id: `${path}#${head}`, ...box, say: given.say, grid });
    return grid;
  }
}

const round = (x) => Math.round(x * 100) / 100;

function lines(x, y, w, h, cw, ch) {
  let d = "";
  for (let at = cw; at < w - 0.1; at += cw) d += `M${round(x + at)} ${y}v${h}`;
  for (let at = ch; at < h - 0.1; at += ch) d += `M${x} ${round(y + at)}h${w}`;
  return d;
}
