// One drawing: what is painted, and the spots on it that can be pointed at and entered.
import { svg } from "../kit/controls.js";
import { short } from "../kit/grid.js";

const LEVELS = 8; // shades of a number, on each side of zero
export const LETTER = 6.2; // the width of a letter of 11 px, on average

let drawings = 0; // for names that no other drawing on the page has

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

/** The number at this place of a tensor. */
export function entry({ shape, data }, head, row, column) {
  const [rows, columns] = shape.slice(-2);
  return data[(Math.max(head, 0) * rows + row) * columns + column];
}

export const indexOf = ({ shape }, { head, row, cell }) =>
  shape.length === 3
    ? [head, row, cell]
    : shape.length === 2
      ? [row, cell]
      : [Math.max(row, cell)];

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

export class Sheet {
  /** @param {number} width in pixels, as it is seen */
  constructor(width) {
    this.width = width;
    this.height = 0;
    this.isNarrow = width < 560;
    this.nameKind = this.isNarrow ? "name narrow" : "name";
    this.node = svg("g");
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Grid[]} */
    this.grids = [];
    drawings += 1;
    this.name = `machine-${drawings}`;
    const stripes = svg("path", { d: "M-1 6L6 -1M2 9L9 2", class: "stripe" });
    const size = { width: 5, height: 5, patternUnits: "userSpaceOnUse" };
    this.node.append(
      svg("defs", {}, svg("pattern", { id: `${this.name}-hatch`, ...size }, stripes)),
    );
  }

  add(tag, attributes, ...children) {
    const node = svg(tag, attributes, ...children);
    this.node.append(node);
    if (attributes.height) this.reach(attributes.y + attributes.height);
    return node;
  }

  reach(y) {
    this.height = Math.max(this.height, y);
  }

  path(d, kind, more = {}) {
    return this.add("path", { d, class: kind, ...more });
  }

  box(x, y, width, height, kind, more = {}) {
    return this.add("rect", { x, y, width, height, rx: 4, class: kind, ...more });
  }

  text(x, y, words, kind = "", more = {}) {
    this.reach(y + 4);
    return this.add("text", { x, y, class: kind, ...more }, words);
  }

  /** Along these points, with an arrow's head at the end. */
  arrow(points, kind = "wire") {
    const [[x0, y0], [x, y]] = points.slice(-2);
    const long = Math.hypot(x - x0, y - y0) || 1;
    const [dx, dy] = [(x - x0) / long, (y - y0) / long];
    this.path(`M${points.map((p) => p.join(" ")).join("L")}`, kind);
    const back = (side) =>
      `${x - 5 * dx + 3 * side * dy} ${y - 5 * dy - 3 * side * dx}`;
    this.path(`M${back(1)}L${x} ${y}L${back(-1)}`, kind);
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
    const { x, y, cw, ch, head = -1, kind = "value", role = "", most } = given;
    const columns = tensor.shape.at(-1);
    const rows = given.rows ?? [...Array(tensor.shape.at(-2)).keys()];
    const full = kind === "weight" ? 1 : (most ?? largest(tensor.data)) || 1;
    const [w, h] = [columns * cw, rows.length * ch];
    this.box(x, y, w, h, "ground", { rx: 0 });
    const shades = {};
    rows.forEach((row, i) => {
      if (given.hides?.(row)) return;
      for (let j = 0; j < columns; j++) {
        if (given.hidesColumn?.(j)) continue;
        const value = entry(tensor, head, row, j);
        const shade =
          value === -Infinity ? "hatch" : Math.round((LEVELS * value) / full);
        if (!shade) continue;
        const at = `M${round(x + j * cw)} ${round(y + i * ch)}h${round(cw)}v${ch}h${-round(cw)}z`;
        shades[shade] = (shades[shade] ?? "") + at;
      }
    });
    for (const [shade, d] of Object.entries(shades)) {
      if (shade === "hatch")
        this.path(d, "masked", { fill: `url(#${this.name}-hatch)` });
      else {
        const sign = kind === "weight" ? "heat" : Number(shade) > 0 ? "plus" : "minus";
        const opacity = Math.min(1, Math.abs(Number(shade)) / LEVELS);
        this.path(d, sign, { "fill-opacity": opacity });
      }
    }
    if (cw >= 7) this.path(lines(x, y, w, h, cw, ch), "mesh");
    this.box(x, y, w, h, `edge ${role}`, { rx: 0 });
    const grid = { path: given.path, head, rows, columns, x, y, cw, ch };
    this.grids.push(grid);
    return grid;
  }

  /** A grid whose cells can be entered. */
  cells(tensor, given) {
    const grid = this.grid(tensor, given);
    const { path, head, x, y, cw, ch, rows, columns } = grid;
    this.spot({
      id: given.id ?? `${path}#${head}`,
      x,
      y,
      w: cw * columns,
      h: ch * rows.length,
      say: given.say ?? path,
      grid,
    });
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
