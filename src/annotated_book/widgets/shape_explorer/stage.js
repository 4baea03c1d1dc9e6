// One step of a line at a time, large: the blocks that go in and the block that comes out. Played, it
// is a function of one time: entries fly to where they go, or are filled in from their sources.
import {
  button,
  div,
  element,
  isCalm,
  KEEP_KEYS,
  pointedLine,
  svg,
} from "../kit/controls.js";
import { nearest, product, range } from "../kit/numbers.js";
import { Block, flow } from "./blocks.js";
import { code } from "./listing.js";
import { indexOf, tuple } from "./rules.js";

const CELLS = [34, 30, 27, 24, 21, 18, 15, 12, 10, 8, 6];
const LASTS = 420; // milliseconds of an entry, or of a group of them
const FLIGHT = 0.8; // of that; then it rests
const GROUPS = 24; // at most
const smooth = (t) => t * t * (3 - 2 * t);
const bounded = (t) => Math.min(1, Math.max(0, t));
const spaced = (index) => index.join(",\u00a0");
const place = (index) => `[${spaced(index)}]`;
const moves = ({ kind }) => ["cut", "turn", "copy"].includes(kind);

const axisName = ({ axes, shape }, axis) => {
  const at = (axis + shape.length) % shape.length;
  return axes[at] ? `${axes[at]} = ${shape[at]}` : `size ${shape[at]}`;
};

/** What a step does, in words. @param {import("./run.js").Step} step */
function told({ kind, ins, out }) {
  const [x, y] = ins;
  const turn = () => {
    const moved = range(x.shape.length).filter((i) => x.strides[i] !== out.strides[i]);
    return moved.length === 2 ? `swaps axes ${moved.join(" and ")}` : "turns the block";
  };
  const says = {
    cut: () => {
      const [from, to] = [x.shape.length, out.shape.length];
      const what = to > from ? "cuts an axis" : to < from ? "joins axes" : "cuts anew";
      return `${what}. The entries are read in their order and none moves in memory`;
    },
    turn: () => `${turn()}. Only the strides change: nothing moves in memory`,
    copy: () => "copies the entries into memory in the order in which one reads them",
    product: () =>
      `multiplies rows of the left with ${y.shape.length > 1 ? "columns of " : ""}the right: ${axisName(x, -1)} is summed away`,
    pair: () =>
      String(x.shape) === String(y.shape)
        ? "works entry by entry"
        : "lines the shapes up from the right, and repeats what is missing or has size 1",
    each: () => "changes every entry on its own, so the shape stays",
    row: () =>
      x.shape.length === out.shape.length && String(x.shape) === String(out.shape)
        ? "keeps the shape, but computes each entry from its whole row"
        : "takes all entries along one axis together, and that axis shrinks",
  };
  return `${says[kind]()}.`;
}

// Which axes of the operands do not fit.
function misfits({ kind, ins: [a, b], sizes }) {
  if (kind === "product") {
    const inner = b.shape.length > 1 ? b.shape.length - 2 : 0;
    const isInner = a.shape.at(-1) !== b.shape[inner];
    if (isInner) return [[a.shape.length - 1], [inner]];
  }
  if (!b) return [[...a.shape.keys()].filter((i) => a.shape[i] !== sizes?.[i])];
  const skip = kind === "product" ? 2 : 0;
  /** @type {number[][]} */
  const wrong = [[], []];
  for (let i = 1 + skip; i <= Math.min(a.shape.length, b.shape.length); i++) {
    const [one, other] = [a.shape.at(-i), b.shape.at(-i)];
    if (one === other || one === 1 || other === 1) continue;
    wrong[0].push(a.shape.length - i);
    wrong[1].push(b.shape.length - i);
  }
  return wrong;
}

// The axis of each factor that is summed away.
const meeting = ({ shape }, i) =>
  [shape.length - 1, Math.max(0, shape.length - 2)][i] ?? -1;

/** The left factor stands left of the product, the right one above it: what must fit meets at the
 * corner. Without a product its place stays empty. */
function corner(a, b, out) {
  const [x, y] = [a.width, b.height];
  const top = out?.top ?? a.top;
  [b.x, b.y] = [x, 0];
  [a.x, a.y] = [0, y + Math.max(0, top - a.top)];
  if (out) [out.x, out.y] = [x, y + Math.max(0, a.top - top)];
  return {
    width: x + Math.max(b.width, out?.width ?? 0),
    height: Math.max(a.y + a.height, out ? out.y + out.height : 0),
    signs: [],
  };
}

/** What does not fit, in words. */
function misfit(tried) {
  const [x, y] = tried.ins;
  const [[one], [other] = []] = misfits(tried);
  const repeated = tried.kind === "pair" ? ", or one of them must be 1" : "";
  if (y && other !== undefined)
    return `${axisName(x, one)} of ${x.name} must equal ${axisName(y, other)} of ${y.name}${repeated}. `;
  const { sizes = [] } = tried;
  if (!sizes.length || sizes.includes(-1)) return "";
  return `${product(x.shape)} entries cannot fill (${sizes.join(", ")}), which has ${product(sizes)}. `;
}

export class Stage {
  /**
   * @param {{ grip: (tensor: any, axis: number) => any,
   *   look: (tensor: any, flat: number, isMoved: boolean) => { fill: string, text: string },
   *   meaning: (tensor: any) => string, fill: (entry: number) => void }} lab what can be pulled,
   *   how an entry looks, what a tensor's color tells (head, row, parameter or a role), and how
   *   so many entries are filled in
   */
  constructor(lab) {
    this.lab = lab;
    this.means = "";
    this.hasHeads = false; // whether a tensor of the step has an axis of heads
    /** @type {any} */
    this.scene = {};
    /** @type {Block[]} */
    this.blocks = [];
    /** @type {Block[]} */
    this.before = [];
    /** @type {any} the block of what comes out */
    this.result = undefined;
    this.flying = svg("g");
    this.title = element("p", { class: "title" });
    this.says = element("p", { class: "says" });
    this.place = div("place");
    this.pointed = pointedLine();
    this.play = button("▶ Show how", () => this.toggle(), { class: "play" });
    this.time = element("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 1,
      "aria-label": "Entry by entry",
      ...KEEP_KEYS,
    });
    this.time.addEventListener("input", () => lab.fill(Number(this.time.value)));
    this.controls = div("buttons", this.play, this.time);
    this.under = div("under", this.controls);
    this.node = div(
      "stage",
      this.title,
      this.says,
      this.place,
      this.pointed,
      this.under,
    );
    this.place.addEventListener("pointerover", (event) => this.point(event));
    this.place.addEventListener("pointerleave", () => this.running || this.rest());
    this.at = 1;
    this.running = 0;
    /** @type {any} what is pulled: its block, how that is drawn, and where it was on the screen */
    this.pulled = null;
    this.place.addEventListener("pointerdown", (event) => this.grab(event));
    this.place.addEventListener("keydown", (event) => this.nudge(event));
  }

  /** @param {any} scene its step, or its tensors; whether something does not fit */
  show(scene) {
    this.stop();
    this.scene = scene;
    const { step } = scene;
    const held = document.activeElement?.getAttribute("data-axis");
    const hasFocus = this.place.contains(document.activeElement);
    this.says.replaceChildren(...this.words(scene)); // the place has what they leave
    const name = scene.isInput ? "" : (scene.source ?? "");
    this.title.replaceChildren(code(name, (step ?? scene).at));
    const width = this.place.clientWidth || 400;
    const most = (this.place.clientHeight || 370) - 6;
    const arranged = this.arrange(scene, width, most);
    this.draw(arranged, scene);
    if (hasFocus && held)
      /** @type {any} */ (this.place.querySelector(`[data-axis="${held}"]`))?.focus();
    const count = step && this.result?.hasCells ? this.result.entries().length : 0;
    this.controls.hidden = !step;
    this.play.disabled = count < 2;
    this.time.max = String(Math.max(count, 1));
    this.rest();
  }

  words({ step, tried, given = [], made = [], isInput, name, error, isOwn, refused }) {
    const word = (text) => element("code", {}, text);
    if (refused) return []; // it is said why
    const raised = element("span", { class: "raised" }, isOwn ? "" : (error ?? ""));
    if (tried) return [misfit(tried), raised]; // of the reader's own it is said below it
    if (error) return [raised];
    if (step) return [word(step.word), ` ${told(step)}`];
    if (isInput) return [word(name), " goes in. Pull an edge by its knob."];
    const results = made.map(([, x]) => x);
    const [from, to] = [given, results].map((tensors) =>
      tensors.map(({ name, shape }) => `${name} (${spaced(shape)})`).join(", "),
    );
    const isSame = String(given[0]?.shape) === String(results[0]?.shape);
    const same = isSame && results.length ? `, the shape of ${given[0].name}` : "";
    return from && to ? [`Into this line: ${from}. Out of it: ${to}${same}.`] : [""];
  }

  // The largest cells with which all fits; heads stand behind each other where there is no room.
  arrange(scene, width, most) {
    const { step, tried, given = [], made = [] } = scene;
    const what = step ?? tried;
    const ins = what ? what.ins : given;
    const outs = step ? [step.out] : tried ? [] : made.map(([, x]) => x);
    const title = (x) => (x === step?.out && scene.isLast && scene.name) || x.name;
    const isProduct = what?.kind === "product";
    let arranged;
    const tries = [isProduct, true].flatMap((isStacked) =>
      CELLS.flatMap((cell) =>
        [true, false].map((isLong) => ({ cell, isStacked, isLong })),
      ),
    );
    for (const one of this.pulled ? [this.pulled] : tries) {
      const block = (x) => new Block(x, title(x), one);
      const [before, after] = [ins.map(block), outs.map(block)];
      const signs =
        what?.kind === "pair" && what.word.length === 1 ? [what.word] : [","];
      const left = before.flatMap((one, i) => (i ? [...signs, one] : [one]));
      const arrow = before.length && after.length ? ["→"] : [];
      const size = isProduct
        ? corner(before[0], before[1], after[0])
        : flow([...left, ...arrow, ...after], width);
      arranged = { ...size, before, after, what };
      this.drawn = one;
      if (size.width <= width && size.height <= most) break;
    }
    return arranged;
  }

  draw(
    { width, height, before, after, signs, what },
    { tried, step, astray, refused },
  ) {
    const wrong = tried ? misfits(tried) : (refused ?? []);
    const isMoved = step && moves(step);
    const all = [...before, ...after];
    this.hasHeads = all.some(({ tensor }) => tensor.axes.includes("H"));
    const drawn = (block, i) =>
      block.draw(
        (flat) => this.lab.look(block.tensor, flat, isMoved),
        (axis) => this.lab.grip(block.tensor, axis),
        wrong[i],
        what?.kind === "product" ? meeting(block.tensor, i) : -1,
        step && block === after[0],
      );
    all.forEach((block, i) => {
      block.number = i;
    });
    this.blocks = all;
    this.result = after[0];
    this.before = before;
    const seen = new Set(
      all.map((x) => (x.hasCells ? this.lab.meaning(x.tensor) : "")),
    );
    const tells = { head: "color: head", parameter: "gray: parameters" };
    const told = Object.keys(tells).filter((one) => seen.has(one));
    this.means = [...told.map((one) => tells[one]), "darker: a later row"].join(" · ");
    const words = all.map(({ name, tensor }) => `${name} ${tuple(tensor.shape)}`);
    const signed = signs.map(([text, x, y]) =>
      svg("text", { x, y, class: "sign" }, text),
    );
    this.flying = svg("g", { class: "flying", "aria-hidden": "true" });
    const nodes = all.map((block, i) => drawn(block, i));
    for (const flat of astray ?? []) this.strike(flat);
    const picture = svg(
      "svg",
      {
        viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
        width: Math.ceil(width),
        height: Math.ceil(height),
        role: "group",
        "aria-label": `${what ? `${what.word}: ` : ""}${words.join("; ")}`,
      },
      ...nodes,
      ...signed,
      this.flying,
    );
    this.place.replaceChildren(picture);
    if (!this.pulled) return;
    const [x, y] = this.cornerOf(this.pulled.number); // it stays where it was
    picture.style.translate = `${this.pulled.x - x}px ${this.pulled.y - y}px`;
  }

  cornerOf(number) {
    const fronts = this.place
      .querySelectorAll(".block")
      [number]?.querySelectorAll(".front");
    const { x, y } = [...(fronts ?? [])].at(-1)?.getBoundingClientRect() ?? this.pulled;
    return [x, y];
  }

  // An entry that the code has elsewhere.
  strike(flat) {
    const cell = this.result?.cells.get(flat);
    if (!cell) return;
    const { x, y, w, h } = this.result.spot(flat);
    cell.classList.add("astray");
    cell.append(svg("path", { d: `M${x + 3} ${y + h - 3}L${x + w - 3} ${y + 3}` }));
  }

  /** What is seen while nothing moves. */
  rest() {
    const { entry } = this.scene;
    this.paint(entry < 0 ? 1 : bounded(entry / Number(this.time.max)));
  }

  /** The picture at a time from 0 to 1: all of it follows from the time. */
  paint(t) {
    this.at = t;
    this.pointed.textContent = this.means;
    for (const block of this.blocks)
      for (const cell of block.cells.values()) cell.classList.remove("lit", "empty");
    this.flying.replaceChildren();
    const { step } = this.scene;
    this.play.textContent = this.running
      ? "❚❚ Stop"
      : isCalm()
        ? "Next entry"
        : "▶ Show how";
    if (!step) return;
    if (!this.result.hasCells) {
      this.time.value = "1";
      this.time.setAttribute("aria-valuetext", "too many entries to draw");
      return;
    }
    const flats = this.result.entries();
    const group = this.running ? this.group() : 1; // they fly, or are made, together
    const turns = Math.ceil(flats.length / group);
    const turn = Math.floor(t * turns + 1e-9);
    const done = Math.min(turn * group, flats.length);
    this.time.value = String(done);
    const now = flats[Math.max(0, done - 1)];
    const valued = t > 0 ? this.origin(now) : "";
    this.time.setAttribute("aria-valuetext", valued || "nothing yet");
    if (t >= 1) return;
    for (const flat of flats.slice(done))
      this.result.cells.get(flat).classList.add("empty");
    const isFlight = this.running && moves(step) && this.before[0].hasCells;
    if (!isFlight) return this.light(...flats.slice(Math.max(0, done - group), done));
    const flown = smooth(bounded((t * turns - turn) / FLIGHT));
    const flying = flats.slice(done, done + group);
    for (const flat of flying) this.fly(flat, this.result.cells.get(flat), flown);
    this.pointed.textContent = this.origin(flying[0]);
  }

  // So many entries go together: one, or as many rows as leave a number that can be watched.
  group() {
    const { columns } = /** @type {Block} */ (this.result);
    const count = Number(this.time.max);
    return count <= GROUPS ? 1 : columns * Math.ceil(count / columns / GROUPS);
  }

  fly(flat, cell, part) {
    const [[from]] = this.scene.step.sources(flat);
    this.before[0].cells.get(from)?.classList.add("lit");
    const start = this.before[0].spot(from);
    const end = this.result.spot(flat);
    if (!start || !end) return;
    const [x, y] = ["x", "y"].map((side) => (start[side] - end[side]) * (1 - part));
    const copy = cell.cloneNode(true);
    copy.setAttribute("class", "cell");
    copy.setAttribute("transform", `translate(${x} ${y})`);
    this.flying.append(copy);
  }

  // Entries of the result, and those that they are made of.
  light(...flats) {
    for (const flat of flats) {
      this.result.cells.get(flat)?.classList.add("lit");
      this.scene.step.sources(flat).forEach((sources, i) => {
        for (const from of sources)
          this.before[i]?.cells.get(from)?.classList.add("lit");
      });
      this.pointed.textContent = this.origin(flat);
    }
  }

  origin(flat) {
    const { step } = this.scene;
    const made = `${this.result.name}${place(indexOf(flat, step.out.shape))}`;
    const from = step.sources(flat).map((sources, i) => {
      const { shape } = step.ins[i];
      const name = step.ins[i].name || "·";
      const first = indexOf(sources[0], shape);
      if (sources.length < 2) return `${name}${place(first)}`;
      const next = indexOf(sources[1], shape);
      return `${name}${place(first.map((at, axis) => (at === next[axis] ? at : ":")))}`;
    });
    return `${made} ← ${from.join(step.kind === "product" ? " · " : ", ")}`;
  }

  point(event) {
    const cell = event.target.closest?.(".cell");
    if (!cell || this.running || !this.scene.step) return;
    const block = this.blocks.find(({ cells }) => [...cells.values()].includes(cell));
    this.paint(1);
    const flat = Number(cell.dataset.flat);
    if (block === this.result) return this.light(flat);
    const at = this.before.indexOf(/** @type {any} */ (block));
    const goal = this.result.hasCells
      ? this.result
          .entries()
          .find((one) => this.scene.step.sources(one)[at]?.includes(flat))
      : undefined;
    if (goal !== undefined) this.light(goal);
  }

  toggle() {
    const [count, done] = [this.time.max, this.time.value].map(Number);
    const group = this.group();
    if (this.running) {
      this.stop();
      return this.lab.fill(done);
    }
    if (isCalm())
      return this.lab.fill(done >= count ? group : Math.min(done + group, count));
    const lasting = LASTS * Math.ceil(count / group);
    const begin = this.at >= 1 ? 0 : this.at;
    let started;
    const frame = (now) => {
      started ??= now;
      const t = Math.min(1, begin + (now - started) / lasting);
      if (t >= 1) this.running = 0;
      else this.running = requestAnimationFrame(frame);
      this.paint(t);
      if (t >= 1) this.lab.fill(-1);
    };
    this.running = requestAnimationFrame(frame);
    this.paint(begin);
  }

  stop() {
    cancelAnimationFrame(this.running);
    this.running = 0;
  }

  held(node) {
    const handle = node.closest?.("[data-axis]");
    if (!handle) return null;
    const [number, axis] = handle.dataset.axis.split(".").map(Number);
    const block = this.blocks[number];
    const grip = this.lab.grip(block.tensor, axis);
    return grip && { block, grip, role: handle.dataset.role };
  }

  grab(event) {
    const held = this.held(event.target);
    if (!held) return;
    event.preventDefault();
    event.target.closest("[data-axis]").focus();
    const { block, grip, role } = held;
    const start = grip.value;
    const [x, y] = this.cornerOf(block.number);
    this.pulled = { ...this.drawn, number: block.number, x, y };
    this.place.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - event.clientX, clientY - event.clientY];
      grip.set(nearest(grip.choices, start + block.pulled(role, dx, dy)));
    };
    const end = () => {
      this.place.removeEventListener("pointermove", move);
      this.place.classList.remove("pulling");
      this.pulled = null;
      this.show(this.scene);
    };
    this.place.classList.add("pulling");
    this.place.addEventListener("pointermove", move);
    this.place.addEventListener("lostpointercapture", end, { once: true });
  }

  nudge(event) {
    const held = this.held(event.target);
    if (!held) return;
    const { value, choices, set } = held.grip;
    const more = choices.findIndex((choice) => choice > value);
    const less = choices.findLastIndex((choice) => choice < value);
    const to = {
      ArrowRight: more,
      ArrowUp: more,
      ArrowLeft: less,
      ArrowDown: less,
      Home: 0,
      End: choices.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (choices[to] !== undefined) set(choices[to]);
  }
}
