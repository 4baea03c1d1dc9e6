// The map where it is narrow: the parts of each stack in their order, from top to bottom.
import { capital, spokenName } from "../kit/names.js";
import { place } from "./paint.js";

const TITLE = 24; // pixels above the parts
const LAYER = 40; // to the left of them, for the name of their layer
const BETWEEN = 20; // the two stacks
const TEXT = { units: 13, low: 13, high: 13 };

/** @param {any} ground @param {number} width @param {number} height in pixels
 * @returns {import("./ground.js").Target[]} */
export function drawIndex(ground, width, height) {
  const { layout } = ground;
  const bands = [...layout.bands.values()];
  const stacks = layout.sides.map((side) => bands.filter((band) => band.side === side));
  if (!layout.isAlone) stacks[0].push({ path: "encoder", name: "memory" });
  const most = Math.max(...stacks.map(({ length }) => length));
  const pitch = Math.min(40, (height - TITLE - 4) / most);
  const w = (width - 12 - BETWEEN * (stacks.length - 1)) / stacks.length;
  const index = new Index(ground, pitch, w);
  stacks.forEach((parts, i) => {
    index.stack(parts, 6 + i * (w + BETWEEN));
  });
  return ground.targets;
}

class Index {
  constructor(ground, pitch, w) {
    this.ground = ground;
    this.pitch = pitch;
    this.w = w;
    this.memory = [0, 0];
  }

  stack(parts, x) {
    const { ground, pitch, w } = this;
    const { sight, colors } = ground;
    const middle = x + (w + LAYER) / 2;
    const name = parts.at(-1).path === "encoder" ? "Encoder" : "Decoder";
    sight.text("title", name, middle, 17, { ...TEXT, bold: true });
    const ends = [TITLE + 8, TITLE + pitch * parts.length - 8];
    const look = { stroke: colors.soft, width: 2 };
    sight.line(
      ends.map((y) => [middle, y]),
      look,
    );
    for (let layer = 0; layer < ground.layout.layers; layer++)
      this.layer(parts, layer, x);
    parts.forEach((part, i) => {
      this.part(part, x + LAYER, TITLE + pitch * i);
    });
  }

  layer(parts, layer, x) {
    const { ground, pitch, w } = this;
    const { sight, colors } = ground;
    const own = parts.filter((part) => part.layer === layer);
    const y = TITLE + pitch * parts.indexOf(own[0]);
    const h = pitch * own.length - 2;
    const look = { fill: colors.panel, stroke: colors.line, radius: 6 };
    sight.box(x, y - 1, w + 1, h + 1, look);
    const words = { ...TEXT, color: "soft" };
    sight.text("title", "layer", x + LAYER / 2, y + 14, words);
    sight.text("title", String(layer), x + LAYER / 2, y + 29, words);
    const path = own[0].path.replace(/\.\w+$/, "");
    const say = `Open ${spokenName(path)}`;
    ground.target(path, say, place(path), [x, y, LAYER, h]);
  }

  part({ path, name, isCross }, x, y) {
    const { ground, pitch } = this;
    const { sight, colors } = ground;
    const [w, h] = [this.w - LAYER, pitch - 4];
    const isLit = ground.isLit(path === "encoder" ? "memory" : path);
    const [stroke, width] = isLit ? [colors.accent, 2] : [colors.soft, 1];
    sight.box(x, y, w, h, { fill: colors.cell, stroke, width, radius: 5 });
    const color = isLit ? "accent" : "ink";
    const look = { ...TEXT, color, bold: isLit, most: w };
    sight.text("title", capital(name), x + w / 2, y + h / 2 + 5, look);
    const say = `Open ${path === "encoder" ? "the memory" : spokenName(path)}`;
    ground.target(path, say, place(path), [x, y, w, h]);
    const [middle, line] = [y + h / 2, { stroke: colors.soft, width: 1.5 }];
    if (path === "encoder") this.memory = [x + w, middle];
    if (!isCross) return;
    const [from, to] = [this.memory, x - LAYER]; // what it reads comes from the other stack
    const turn = (from[0] + to) / 2;
    sight.line([from, [turn, from[1]], [turn, middle], [x - 1, middle]], line);
    sight.line(
      [
        [x - 6, middle - 4],
        [x - 1, middle],
        [x - 6, middle + 4],
      ],
      line,
    );
  }
}
