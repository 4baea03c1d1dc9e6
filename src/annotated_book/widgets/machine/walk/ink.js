// What a drawing on a canvas needs: the theme's colors, numbers as shades, strips, text in pixels.
import { clamp } from "./layout.js";

const NAMES = ["ink", "soft", "panel", "line", "accent", "cell", "plus", "minus"];
const HUES = Array.from({ length: 8 }, (_, i) => `hue-${i}`);
const FULL = 1.05; // a number of this size has most of its color
const SHADES = 24; // on each side of zero

export class Ink {
  /** @param {HTMLElement} node whose theme it has */
  constructor(node) {
    this.probe = document.createElement("i");
    this.probe.hidden = true;
    node.append(this.probe);
    this.refresh();
  }

  refresh() {
    /** @type {Record<string, string>} */
    this.colors = {};
    for (const name of [...NAMES, ...HUES]) this.colors[name] = this.read(name);
    this.font = getComputedStyle(this.probe).fontFamily;
    const [zero, plus, minus] = ["cell", "plus", "minus"].map((name) =>
      channels(this.colors[name]),
    );
    const shade = (end, i) =>
      zero.map((from, c) => Math.round(from + ((end[c] - from) * i) / SHADES));
    const steps = [...Array(SHADES + 1).keys()];
    this.shades = {
      plus: steps.map((i) => shade(plus, i)),
      minus: steps.map((i) => shade(minus, i)),
    };
    /** @type {WeakMap<object, Map<string, HTMLCanvasElement>>} */
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
  shade(value) {
    const size = Math.round(SHADES * (1 - Math.exp(-Math.abs(value) / FULL)));
    return this.shades[value < 0 ? "minus" : "plus"][size];
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
      found = this.picture(to - from, (i) => tensor.data[first + i]);
      known.set(key, found);
    }
    return found;
  }

  picture(length, value) {
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = length;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const image = context.createImageData(1, length);
    for (let i = 0; i < length; i++)
      image.data.set([...this.shade(value(i)), 255], 4 * i);
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

/** A view of the drawing on a canvas: shapes in units of the drawing, text in pixels. */
export class Sight {
  /** @param {CanvasRenderingContext2D} context @param {Ink} ink */
  constructor(context, ink) {
    this.context = context;
    this.ink = ink;
    this.camera = { x: 0, y: 0, w: 1, h: 1 };
    this.scale = 1; // pixels for a unit
  }

  begin(width, height, camera) {
    const { context } = this;
    const ratio = context.canvas.width / (width || 1);
    this.size = { width, height };
    this.ratio = ratio;
    this.camera = camera;
    this.scale = width / camera.w;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const k = ratio * this.scale;
    context.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
    context.imageSmoothingEnabled = false;
    context.globalAlpha = 1;
    /** @type {(() => void)[]} */
    this.later = [];
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
    context.globalAlpha = alpha;
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
    context.globalAlpha = 1;
  }

  /** A line through points; its width in pixels, or `units` wide. */
  line(points, { stroke, width = 1.4, units = 0, alpha = 1, dash = [] }) {
    const { context } = this;
    context.globalAlpha = alpha;
    context.strokeStyle = stroke;
    context.lineWidth = units || width / this.scale;
    context.setLineDash(dash.map((part) => part / this.scale));
    context.beginPath();
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)));
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  dot(x, y, radius, fill) {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  }

  plus(x, y, isLit) {
    const { context } = this;
    const { colors } = this.ink;
    const radius = 5;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colors.cell;
    context.fill();
    const stroke = isLit ? colors.accent : colors.soft;
    context.strokeStyle = stroke;
    context.lineWidth = (isLit ? 2 : 1.2) / this.scale;
    context.stroke();
    const [r, look] = [radius * 0.62, { stroke, width: isLit ? 2 : 1.2 }];
    this.line(
      [
        [x - r, y],
        [x + r, y],
      ],
      look,
    ); // prettier-ignore
    this.line(
      [
        [x, y - r],
        [x, y + r],
      ],
      look,
    ); // prettier-ignore
  }

  /** A strip, or a part of one; x and y are its middle. */
  image(picture, x, y, w, h, { alpha = 1, edge = "", width = 1, turn = 0 } = {}) {
    if (alpha <= 0.01 || !this.sees(x - 40, y - 40, 80, 80)) return;
    const { context } = this;
    context.save();
    context.globalAlpha = alpha;
    context.translate(x, y);
    if (turn) context.rotate(turn);
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    if (edge) {
      context.strokeStyle = edge;
      context.lineWidth = width / this.scale;
      context.strokeRect(-w / 2, -h / 2, w, h);
    }
    context.restore();
  }

  /** Text, whose size follows the drawing between `low` and `high` pixels; `halo`: its ground. */
  text(words, x, y, given = {}) {
    const {
      units = 11,
      low = 11,
      high = 15,
      color = "ink",
      align = "center",
      bold = false,
    } = given;
    const { halo = "", alpha = 1, dx = 0, dy = 0, most = Infinity } = given;
    const { context, ink } = this;
    const size = clamp(units * this.scale, low, high);
    this.later.push(() => {
      let [px, py] = this.at(x, y);
      px += dx;
      py += dy;
      context.font = `${bold ? 650 : 400} ${size}px ${ink.font}`;
      const wide = context.measureText(words).width;
      if (wide > most * this.scale + 1) return;
      if (given.inside)
        px = clamp(px, given.inside + wide / 2, this.size.width - wide / 2 - 6);
      if (px + wide < 0 || px - wide > this.size.width) return;
      context.globalAlpha = alpha;
      context.textAlign = align;
      context.textBaseline = "alphabetic";
      if (halo) {
        context.lineJoin = "round";
        context.lineWidth = 4;
        context.strokeStyle = ink.colors[halo];
        context.strokeText(words, px, py);
      }
      context.fillStyle = ink.colors[color] ?? color;
      context.fillText(words, px, py);
      context.globalAlpha = 1;
    });
  }
}
