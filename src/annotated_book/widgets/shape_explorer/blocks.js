// A tensor as a block in oblique projection: columns to the right, rows downwards, the first axis
// (the batch) as its thickness; a fourth axis stands as blocks side by side. The edges are pulled.
import { KEEP_KEYS, svg } from "../kit/controls.js";
import { product, range } from "../kit/numbers.js";
import { flatOf, indexOf, tuple } from "./rules.js";

const MOST_CELLS = 500;
const MOST_SIDE = 24; // entries along an edge that are drawn
const MOST_BLOCKS = 8;
const [BELOW, ABOVE, RIGHT, GAP] = [28, 32, 14, 14];
const LETTER = 7.1; // pixels

// Long edges are drawn shorter: they grow by so much each time their size doubles.
export const units = (size) => (size <= 12 ? size : 12 + 3 * Math.log2(size / 12));
const slab = (size) => 5 + 5 * Math.min(units(size), 14);

/** Which axis is drawn how. @param {import("./rules.js").Tensor} x */
function roles({ shape, axes }) {
  const rank = shape.length;
  const isBatch = rank > 3 || (rank === 3 && axes[0] === "B");
  return {
    column: rank - 1,
    row: Math.max(rank - 2, -1),
    thick: isBatch ? 0 : -1,
    block: rank > 3 || (rank === 3 && !isBatch) ? rank - 3 : -1,
  };
}

/** @typedef {{ x: number, y: number, w: number, h: number }} Spot */

export class Block {
  /**
   * @param {import("./rules.js").Tensor} tensor
   * @param {string} name
   * @param {{ cell: number, isStacked: boolean, isLong: boolean }} how pixels of an entry;
   *   whether its blocks stand behind each other, and name and shape in one line
   */
  constructor(tensor, name, { cell, isStacked, isLong }) {
    this.tensor = tensor;
    this.name = name;
    this.isStacked = isStacked;
    const { shape } = tensor;
    this.roles = roles(tensor);
    const size = (role) => shape[this.roles[role]] ?? 1;
    this.columns = size("column");
    this.rows = size("row");
    this.count = size("block");
    this.depth = size("thick");
    this.w = units(this.columns) * cell;
    this.h = units(this.rows) * cell;
    this.t = this.roles.thick < 0 ? 5 : slab(this.depth) * Math.min(1, cell / 16);
    this.blocks = Math.min(this.count, MOST_BLOCKS);
    this.dx = isStacked ? this.t + 9 : this.w + this.t + GAP;
    this.dy = isStacked ? this.t + 9 : 0;
    const drawn = this.columns * this.rows * this.blocks;
    this.hasCells =
      drawn <= MOST_CELLS &&
      Math.max(this.columns, this.rows) <= MOST_SIDE &&
      this.count <= MOST_BLOCKS &&
      shape.length <= 4;
    const [row, thick] = [this.roles.row, this.roles.thick].map((axis) =>
      axis < 0 ? 0 : `${tensor.axes[axis]} ${shape[axis]}`.length,
    );
    this.left = Math.max(row, thick) * LETTER + 20;
    this.spread = this.w + (this.blocks - 1) * this.dx + this.t;
    const words = [name, ` ${tuple(shape)}`];
    const [one, two] = words.map((text) => text.length * (LETTER + 0.3) + 4);
    const room = this.left + this.spread + RIGHT;
    this.isBroken = !isLong && one + two > room; // the shape below the name
    this.width = Math.max(room, this.isBroken ? Math.max(one, two) : one + two);
    this.words = words;
    const above = ABOVE + (this.isBroken ? 16 : 0) + (this.roles.block >= 0 ? 18 : 0);
    this.top = above + this.t + (this.blocks - 1) * this.dy;
    this.height = this.top + this.h + BELOW;
    this.x = 0;
    this.y = 0;
    this.number = 0;
    /** @type {Map<number, SVGElement>} */
    this.cells = new Map();
  }

  /** Of the block with this number: the upper left corner of its front. */
  corner(block) {
    return [this.x + this.left + block * this.dx, this.y + this.top - block * this.dy];
  }

  /** The entries that are drawn: those of the first of the batch. */
  entries() {
    const { shape } = this.tensor;
    const first = this.roles.thick < 0 ? shape : shape.with(0, 1);
    const all = range(this.hasCells ? product(first) : 0);
    return all.map((i) => flatOf(indexOf(i, first), shape));
  }

  /** Where an entry is drawn. @returns {Spot | undefined} */
  spot(flat) {
    const index = indexOf(flat, this.tensor.shape);
    const { thick, block, row, column } = this.roles;
    if (!this.hasCells || index[thick]) return undefined;
    const [x, y] = this.corner(index[block] ?? 0);
    const [w, h] = [this.w / this.columns, this.h / this.rows];
    return { x: x + (index[column] ?? 0) * w, y: y + (index[row] ?? 0) * h, w, h };
  }

  #faces(block) {
    const [x, y] = this.corner(block);
    const { w, h, t } = this;
    const path = (d, kind) => svg("path", { d, class: kind });
    const slices = this.depth <= 8 ? range(this.depth - 1, 1) : [];
    const lines = slices.map((i) => {
      const at = (t * i) / this.depth;
      return `M${x + at} ${y - at}h${w}v${h}`;
    });
    return [
      path(`M${x} ${y}l${t} ${-t}h${w}l${-t} ${t}z`, "top"),
      path(`M${x + w} ${y}l${t} ${-t}v${h}l${-t} ${t}z`, "side"),
      path(lines.join(""), "slices"),
      svg("rect", { x, y, width: w, height: h, class: "front" }),
    ];
  }

  /**
   * @param {(flat: number) => { fill: string, text: string }} look
   * @param {(axis: number) => any} grip what can be pulled: its label, value and choices
   * @param {number[]} [wrong] axes that do not fit
   * @param {number} [meets] the axis that is summed away
   * @param {boolean} [isMade] whether it is what the marked code makes
   */
  draw(look, grip, wrong = [], meets = -1, isMade = false) {
    const node = svg("g", { class: isMade ? "block made" : "block" });
    if (this.tensor.isParameter) node.classList.add("parameter");
    for (const block of range(this.blocks).reverse()) {
      node.append(...this.#faces(block));
      const isHidden = this.isStacked && block > 0;
      for (const flat of this.entries()) {
        const at = indexOf(flat, this.tensor.shape)[this.roles.block] ?? 0;
        if (at !== block) continue;
        const { fill, text } = look(flat);
        node.append(this.#cell(flat, fill, isHidden ? "" : text));
      }
    }
    const under = this.isBroken ? { x: this.x - 6, dy: 16 } : {};
    const name = { x: this.x + 2, y: this.y + 14, class: "name" };
    const shape = svg("tspan", under, this.words[1]);
    node.append(
      svg("text", name, this.name, shape),
      ...this.#edges(grip, wrong, meets),
    );
    return node;
  }

  #cell(flat, fill, text) {
    const { x, y, w, h } = /** @type {Spot} */ (this.spot(flat));
    const rect = svg("rect", { x: x + 0.5, y: y + 0.5, width: w - 1, height: h - 1 });
    rect.style.fill = fill;
    const cell = svg("g", { class: "cell", "data-flat": flat }, rect);
    const size = Math.min(12, (w - 2) / (0.5 * text.length), h - 1); // its letters' height
    if (text && size >= 10) {
      const written = svg("text", { x: x + w / 2, y: y + h / 2 + size * 0.3 }, text);
      written.style.fontSize = `${size}px`;
      cell.append(written);
    }
    this.cells.set(flat, cell);
    return cell;
  }

  // Each edge as a line with its name and size, and a grip at its end.
  #edges(grip, wrong, meets) {
    const { w, h, t } = this;
    const [x, y] = this.corner(0);
    const last = this.corner(this.blocks - 1);
    /** @type {Record<string, any>} */
    const ends = {
      column: [x, y + h + 9, x + w, y + h + 9],
      row: [x - 9, y, x - 9, y + h],
      thick: [x - 5, y - 5, x - 5 + t, y - 5 - t],
      block: [x + t, y - t - 11, last[0] + w + t, last[1] - t - 11],
    };
    const [middle, above] = [(x + last[0] + w) / 2 + t, (y + last[1]) / 2 - t - 16];
    /** @type {Record<string, any>} */
    const words = {
      column: ["middle", x + w / 2, y + h + 24],
      row: ["end", x - 15, y + Math.max(h / 2 + 4, 12)],
      thick: ["end", x - 15, y - 3],
      block: this.dy ? ["end", middle - 4, above - 2] : ["middle", middle, above], // off its line
    };
    return Object.entries(ends).flatMap(([role, line]) => {
      const axis = this.roles[role];
      if (axis < 0) return [];
      const kind = wrong.includes(axis)
        ? "edge wrong"
        : axis === meets
          ? "edge meets"
          : "edge";
      return this.#edge(role, axis, line, words[role], grip(axis), kind);
    });
  }

  #edge(role, axis, [x1, y1, x2, y2], [anchor, x, y], held, kind) {
    const { axes, shape } = this.tensor;
    const isWrong = kind === "edge wrong";
    const text = svg("text", { x, y, "text-anchor": anchor });
    if (axes[axis]) text.append(`${axes[axis]} `);
    text.append(svg("tspan", {}, shape[axis]));
    /** @type {SVGElement[]} */
    const nodes = [svg("line", { x1, y1, x2, y2 }), text];
    if (isWrong) nodes.push(svg("path", { d: `M${x2 - 4} ${y2 - 4}l8 8m0 -8l-8 8` }));
    if (!held) return [svg("g", { class: kind }, ...nodes)];
    const { label, value, choices } = held;
    const aside = { column: [0, 7], row: [-7, 0] }[role] ?? [0, -7]; // off the cells
    const handle = svg(
      "g",
      {
        class: `${kind} grip`,
        role: "slider",
        tabindex: 0,
        "aria-label": `${label} of ${this.name}`,
        "aria-valuenow": value,
        "aria-valuemin": choices[0],
        "aria-valuemax": choices.at(-1),
        "data-axis": `${this.number}.${axis}`,
        "data-role": role,
        ...KEEP_KEYS,
      },
      ...nodes,
      svg("circle", { cx: x2 + aside[0], cy: y2 + aside[1], r: 15, class: "reach" }),
      svg("circle", { cx: x2, cy: y2, r: 5.5 }),
    );
    return [handle];
  }

  /** How much the size grows when the pointer moves by so many pixels. */
  pulled(role, dx, dy) {
    const { w, h, t } = this;
    const per = {
      column: () => dx / (w / this.columns),
      row: () => dy / (h / this.rows),
      thick: () => (dx - dy) / 2 / Math.max(4, t / this.depth),
      block: () => dx / Math.min(Math.max(this.dx, 16), 60),
    };
    return per[role]();
  }
}

/** Blocks and signs in rows, broken where the place ends; gives their width and height.
 * @param {(Block | string)[]} items @param {number} width */
export function flow(items, width) {
  let [x, y, high, wide] = [0, 0, 0, 0];
  /** @type {[string, number, number][]} */
  const signs = [];
  items.forEach((item, i) => {
    const next = items[i + 1];
    if (typeof item === "string") {
      const room = item.length * 8 + 14;
      if (next instanceof Block && x + room + next.width > width) return;
      const before = /** @type {Block} */ (items[i - 1]);
      signs.push([item, x + room / 2, y + before.top + before.h / 2 + 6]);
      x += room;
      return;
    }
    if (x > 0 && x + item.width > width) [x, y, high] = [0, y + high + 6, 0];
    [item.x, item.y] = [x, y];
    high = Math.max(high, item.height);
    x += item.width;
    wide = Math.max(wide, x);
  });
  return { width: wide, height: y + high, signs };
}
