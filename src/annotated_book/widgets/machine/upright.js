// The map where it is narrow: the parts of each stack in their order, from top to bottom.
import { capital } from "../kit/names.js";
import { Ground } from "./ground.js";

const TITLE = 24; // pixels above the parts
const LAYER = 40; // to the left of them, for the name of their layer
const BETWEEN = 20; // the two stacks
const TEXT = { units: 13, low: 13, high: 13 };

export class Index extends Ground {
  pitch = 0; // from one part to the next
  w = 0; // of a stack
  memory = [0, 0]; // where it is left

  /** @param {number} width @param {number} height in pixels */
  draw(width, height) {
    const { layout } = this;
    const bands = [...layout.bands.values()];
    /** @type {any[][]} */
    const stacks = layout.sides.map((side) =>
      bands.filter((band) => band.side === side),
    );
    if (!layout.isAlone) stacks[0].push({ path: "encoder", name: "memory" });
    const most = Math.max(...stacks.map(({ length }) => length));
    this.pitch = Math.min(40, (height - TITLE - 4) / most);
    this.w = (width - 12 - BETWEEN * (stacks.length - 1)) / stacks.length;
    stacks.forEach((parts, i) => {
      this.#stack(parts, 6 + i * (this.w + BETWEEN));
    });
    return this.targets;
  }

  #stack(parts, x) {
    const { pitch, w, sight, colors } = this;
    const middle = x + (w + LAYER) / 2;
    const name = parts.at(-1).path === "encoder" ? "Encoder" : "Decoder";
    sight.text("title", name, middle, 17, { ...TEXT, bold: true });
    const ends = [TITLE + 8, TITLE + pitch * parts.length - 8];
    const look = { stroke: colors.soft, width: 2 };
    sight.line(
      ends.map((y) => [middle, y]),
      look,
    );
    for (let layer = 0; layer < this.layout.layers; layer++)
      this.#layer(parts, layer, x);
    parts.forEach((part, i) => {
      this.#part(part, x + LAYER, TITLE + pitch * i);
    });
  }

  #layer(parts, layer, x) {
    const { pitch, w, sight, colors } = this;
    const own = parts.filter((part) => part.layer === layer);
    const y = TITLE + pitch * parts.indexOf(own[0]);
    const h = pitch * own.length - 2;
    const look = { fill: colors.panel, stroke: colors.line, radius: 6 };
    sight.box(x, y - 1, w + 1, h + 1, look);
    const words = { ...TEXT, color: "soft" };
    sight.text("title", "layer", x + LAYER / 2, y + 14, words);
    sight.text("title", String(layer), x + LAYER / 2, y + 29, words);
    const path = own[0].path.replace(/\.\w+$/, "");
    this.enter(path, [x, y, LAYER, h]);
  }

  #part({ path, name, isCross }, x, y) {
    const { pitch, sight, colors } = this;
    const [w, h] = [this.w - LAYER, pitch - 4];
    const isLit = this.isLit(path === "encoder" ? "memory" : path);
    const [stroke, width] = isLit ? [colors.accent, 2] : [colors.soft, 1];
    sight.box(x, y, w, h, { fill: colors.cell, stroke, width, radius: 5 });
    const color = isLit ? "accent" : "ink";
    const look = { ...TEXT, color, bold: isLit, most: w };
    sight.text("title", capital(name), x + w / 2, y + h / 2 + 5, look);
    this.enter(path, [x, y, w, h]);
    const [middle, line] = [y + h / 2, { stroke: colors.soft, width: 1.5 }];
    if (path === "encoder") this.memory = [x + w, middle];
    if (!isCross) return;
    const [from, to] = [this.memory, x - LAYER]; // what it reads comes from the other stack
    const turn = (from[0] + to) / 2;
    sight.arrow([from, [turn, from[1]], [turn, middle], [x - 1, middle]], line);
  }
}
