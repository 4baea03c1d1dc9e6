// What a drawing on a canvas needs: the theme's colors, numbers as shades, strips, text in pixels.
import { arrowHead, clamp, mix } from "./layout.js";

const NAMES = ["ink", "soft", "panel", "line", "accent", "cell", "plus", "minus"];
const HUES = Array.from({ length: 8 }, (_, i) => `hue-${i}`);
const FULL = 1.05; // a number of this size has most of its color

export class Ink {
  /** @param {HTMLElement} node whose theme it has */
  constructor(node) {
    this.probe = document.createElement("i");
    this.probe.hidden = true;
    node.append(this.probe);
    /** @type {Record<string, string>} */
    this.colors = {};
    this.hues = { cell: [0], plus: [0], minus: [0] }; // red, green, blue
    /** @type {WeakMap<object, Map<string, HTMLCanvasElement>>} */
    this.strips = new WeakMap();
    this.refresh();
  }

  refresh() {
    for (const name of [...NAMES, ...HUES]) this.colors[name] = this.read(name);
    this.font = getComputedStyle(this.probe).fontFamily;
    for (const name in this.hues) this.hues[name] = channels(this.colors[name]);
    this.strips = new WeakMap();
  }

  read(name) {
    this.probe.style.color = `var(--${name})`;
    return getComputedStyle(this.probe).color;
  }

  hue(head) {
    return this.colors[`hue-${head % HUES.length}`];
  }

  /** @returns {number[]} red, green, blue */
  #shade(value) {
    const full = this.hues[value < 0 ? "minus" : "plus"];
    const share = 1 - Math.exp(-Math.abs(value) / FULL);
    return this.hues.cell.map((from, i) => mix(from, full[i], share));
  }

  /** A row of a tensor, or a part of it, as a picture one pixel wide.
   * @param {{ shape: number[], data: ArrayLike<number> }} tensor */
  strip(tensor, row, from = 0, to = tensor.shape[tensor.shape.length - 1]) {
    let known = this.strips.get(tensor);
    if (!known) {
      known = new Map();
      this.strips.set(tensor, known);
    }
    const key = `${row} ${from} ${to}`;
    let found = known.get(key);
    if (!found) {
      const columns = tensor.shape[tensor.shape.length - 1];
      const first = row * columns + from;
      found = this.#picture(to - from, (i) => tensor.data[first + i]);
      known.set(key, found);
    }
    return found;
  }

  #picture(length, value) {
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = length;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const image = context.createImageData(1, length);
    for (let i = 0; i < length; i++)
      image.data.set([...this.#shade(value(i)), 255], 4 * i);
    context.putImageData(image, 0, 0);
    return canvas;
  }
}

// "rgb(13, 72, 99)", "color(srgb 0.05 0.28 0.39)": as numbers to 255.
function channels(color) {
  const numbers = (color.match(/[\d.]+/g) ?? []).map(Number);
  const scale = color.startsWith("color") ? 255 : 1;
  return numbers.slice(0, 3).map((x) => x * scale);
}

/**
 * @typedef {object} Look of a text
 * @property {number} units its size in the drawing @property {number} low pixels at least
 * @property {number} high pixels at most @property {string} color
 * @property {CanvasTextAlign} align @property {boolean} bold @property {boolean} halo
 * @property {boolean} plate ground of its own, over what it would cross
 * @property {number} alpha @property {number} dx @property {number} most
 * @property {boolean} isEnd of what is too wide, the last words
 */
/** @type {Look} */
const PLAIN = {
  ...{ units: 8, low: 11, high: 14, color: "ink", align: "center", bold: false },
  ...{ halo: false, plate: false, alpha: 1, dx: 0, most: Infinity, isEnd: false },
};
/** @type {Record<string, Partial<Look>>} */
const KINDS = {
  title: { high: 15 }, // of a part
  layer: { units: 9, color: "soft", align: "left" },
  note: { units: 7, high: 13, color: "accent", halo: true }, // what a sign means
  aside: { units: 7, high: 13, color: "soft" },
  number: { high: 15, align: "left", plate: true, bold: true },
  share: { bold: true, halo: true },
  head: { units: 6, high: 13, bold: true },
  token: { units: 13, high: 22, bold: true, most: 80 },
  end: { bold: true, align: "right" }, // of a token's box too small for it
  id: { units: 9, high: 15, color: "soft" },
  word: { units: 14, high: 26, bold: true, align: "right", isEnd: true },
  row: { units: 7, low: 12, high: 16, bold: true, halo: true, align: "left", dx: 8 },
  out: { units: 12, high: 18, bold: true, align: "left" },
  bar: { units: 10, high: 20, align: "left" },
  stack: { units: 13, low: 12, high: 18, bold: true, align: "left" },
};

/** A view of the drawing on a canvas: shapes in units of the drawing, text in pixels. */
export class Sight {
  /** @param {CanvasRenderingContext2D} context @param {Ink} ink */
  constructor(context, ink) {
    this.context = context;
    this.ink = ink;
    this.camera = { x: 0, y: 0, w: 1, h: 1 };
    this.scale = 1; // pixels for a unit
    this.fade = 1; // how strong all is drawn
    this.size = { width: 1, height: 1 };
    this.ratio = 1;
    /** @type {(() => void)[]} */
    this.later = [];
  }

  begin(width, height, camera) {
    const { context } = this;
    const ratio = context.canvas.width / (width || 1);
    this.size = { width, height };
    this.ratio = ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    this.later = [];
    this.look(camera, 1);
  }

  /** From here on through another camera, and fainter. */
  look(camera, fade) {
    this.camera = camera;
    this.fade = fade;
    this.scale = this.size.width / camera.w;
    const k = this.ratio * this.scale;
    this.context.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
    this.context.globalAlpha = fade;
  }

  end() {
    this.context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    for (const write of this.later) write();
  }

  sees(x, y, w, h) {
    const { camera } = this;
    return (
      x + w > camera.x &&
      x < camera.x + camera.w &&
      y + h > camera.y &&
      y < camera.y + camera.h
    );
  }

  /** @returns {[number, number]} in pixels */
  at(x, y) {
    return [(x - this.camera.x) * this.scale, (y - this.camera.y) * this.scale];
  }

  box(
    x,
    y,
    w,
    h,
    { fill = "", stroke = "", width = 1, radius = 4, alpha = 1, dash = [] },
  ) {
    if (!this.sees(x, y, w, h)) return;
    const { context } = this;
    context.globalAlpha = alpha * this.fade;
    if (!radius && !stroke) {
      context.fillStyle = fill; // of a map there are thousands
      context.fillRect(x, y, w, h);
      context.globalAlpha = this.fade;
      return;
    }
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (stroke) {
      context.setLineDash(dash.map((part) => part / this.scale));
      context.lineWidth = width / this.scale;
      context.strokeStyle = stroke;
      context.stroke();
      context.setLineDash([]);
    }
    context.globalAlpha = this.fade;
  }

  /** Around a bar, dashed: how long it was in the run to compare with. */
  before(x, y, w, h) {
    const stroke = this.ink.colors.ink;
    const dashed = /** @type {any} */ ({ stroke, width: 1.5, dash: [3, 3], radius: 2 });
    this.box(x, y - 1.5, Math.max(1, w), h + 3, dashed);
  }

  /** A line through points; its width in pixels, or `units` wide. */
  line(points, given) {
    const { stroke, width = 1.4, units = 0, alpha = 1, dash = [] } = given;
    const { context } = this;
    context.globalAlpha = alpha * this.fade;
    context.strokeStyle = stroke;
    context.lineWidth = units || width / this.scale;
    context.setLineDash(dash.map((part) => part / this.scale));
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = this.fade;
  }

  plus(x, y, isLit) {
    const { accent, soft, cell } = this.ink.colors;
    const look = { stroke: isLit ? accent : soft, width: isLit ? 2 : 1.2 };
    this.box(x - 5, y - 5, 10, 10, { ...look, fill: cell, radius: 5 });
    this.level(x - 3, x + 3, y, look);
    const ends = [y - 3, y + 3].map((end) => [x, end]);
    this.line(ends, look);
  }

  /** Along these points, with an arrow's head at the end. */
  arrow(points, look) {
    this.line(points, look);
    this.line(arrowHead(points, 7), look);
  }

  /** A strip, or a part of one; x and y are its middle. */
  image(picture, x, y, w, h, { alpha = 1, edge = "", width = 1, turn = 0 } = {}) {
    if (alpha <= 0.01 || !this.sees(x - 40, y - 40, 80, 80)) return;
    const { context } = this;
    context.save();
    context.globalAlpha = alpha * this.fade;
    context.translate(x, y);
    if (turn) context.rotate(turn);
    // Of more numbers than pixels, the mean.
    context.imageSmoothingEnabled = h * this.scale < picture.height / 2;
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    if (edge) {
      context.strokeStyle = edge;
      context.lineWidth = width / this.scale;
      context.strokeRect(-w / 2, -h / 2, w, h);
    }
    context.restore();
  }

  /** A level line. */
  level(x0, x1, y, look) {
    const ends = [x0, x1].map((x) => [x, y]);
    this.line(ends, look);
  }

  /** Ground over all that is drawn or written there. */
  cover(x, y, w, h) {
    const [left, top] = this.at(x, y);
    const [wide, high] = [w * this.scale, h * this.scale];
    const { fade } = this;
    this.later.push(() => {
      const { context, ink } = this;
      context.globalAlpha = fade;
      context.fillStyle = ink.colors.cell;
      context.fillRect(left, top, wide, high);
      context.fillStyle = ink.colors.line;
      context.fillRect(left + wide - 1, top, 1, high);
    });
  }

  /** Text of a kind; its size follows the drawing between `low` and `high` pixels. `most`: units
   * that it may be wide; `dx`: pixels to the side.
   * @param {keyof typeof KINDS} kind @param {Partial<Look>} [more] */
  text(kind, words, x, y, more = {}) {
    const look = { ...PLAIN, ...KINDS[kind], ...more };
    const size = clamp(look.units * this.scale, look.low, look.high);
    const [px, py] = this.at(x, y);
    const [most, alpha] = [look.most * this.scale + 1, look.alpha * this.fade];
    this.later.push(() => {
      const { context, ink } = this;
      context.font = `${look.bold ? 650 : 400} ${size}px ${ink.font}`;
      const rest = words.split(/\s+/);
      let shown = words;
      while (look.isEnd && context.measureText(shown).width > most && rest.length > 1) {
        rest.shift();
        shown = `… ${rest.join(" ")}`;
      }
      const wide = context.measureText(shown).width;
      if (wide > most) return;
      const end = look.plate ? this.size.width - wide - 8 : Infinity; // wholly in sight
      const left = Math.min(px + look.dx, end);
      context.globalAlpha = alpha;
      context.textAlign = look.align;
      if (look.halo) {
        context.lineJoin = "round";
        context.lineWidth = 4;
        context.strokeStyle = ink.colors.cell;
        context.strokeText(shown, left, py);
      }
      if (look.plate) {
        context.fillStyle = ink.colors.cell;
        context.fillRect(left - 3, py - size, wide + 6, 1.3 * size);
      }
      context.fillStyle = ink.colors[look.color] ?? look.color;
      context.fillText(shown, left, py);
      context.globalAlpha = 1;
    });
  }
}
