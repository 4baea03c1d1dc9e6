// ShapeExplorer, the shape lab: pull a tensor's edge and watch the shapes of the code's own lines.
// Python traced the code and wrote its shapes in letters; here the lines run at the reader's sizes.

import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  button,
  change,
  checkbox,
  div,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  stateOf,
  stops,
  textField,
} from "../kit/controls.js";
import { count, written } from "../kit/letters.js";
import { nearest, product, range } from "../kit/numbers.js";
import { mapped } from "../kit/objects.js";
import { listing } from "./listing.js";
import { indexOf, tuple } from "./rules.js";
import { lettersAt, misplaced, namesAt, runAll, runLine } from "./run.js";
import { Stage } from "./stage.js";
import { wayBar, wayOf } from "./way.js";

const SLIDERS = {
  batch: ["Batch", "B"],
  source: ["Source length", "S"],
  target: ["Target length", "T"],
  d_model: ["Features", "d_model"],
  n_heads: ["Heads", "H"],
  d_ff: ["Hidden", "d_ff"],
  n_layers: ["Layers", "n_layers"],
};
const BY_LETTER = Object.fromEntries(
  Object.entries(SLIDERS).map(([name, [, letter]]) => [letter, name]),
);
const OWN_MOST = 12; // how far the edge of one tensor alone can be pulled

// Letter -> size, at a state of the sliders.
function sizesAt(state, fixed) {
  const d_k = Math.floor(state.d_model / state.n_heads);
  return { ...mapped(BY_LETTER, (name) => state[name]), ...fixed, d_k };
}

// What the package says of these sizes, if it refuses them, and of which sliders it speaks.
function refusal({ refusals = [] }, state, sizes) {
  const found = refusals.find(({ sliders, values }) =>
    values.some((refused) => refused.every((value, i) => value === state[sliders[i]])),
  );
  const put = (_, letter) => sizes[letter];
  return found && { ...found, says: found.template.replace(/\{(\w+)\}/g, put) };
}

/** A slider over a list of sizes, beside which the size can be typed. */
function size(label, letter, choices, set) {
  const { node, show } = stops(element("i", {}, label), letter, choices, set);
  const typed = element("input", {
    type: "number",
    min: choices[0],
    max: choices.at(-1),
    "aria-label": `${label} ${letter}, typed`,
    ...KEEP_KEYS,
  });
  typed.addEventListener("change", () => {
    set(nearest(choices, Number(typed.value) || 1));
  });
  node.lastElementChild?.replaceWith(typed);
  return {
    node,
    show(value) {
      show(value);
      typed.value = String(value);
    },
  };
}

// "key.3=5, x.0=2" -> the sizes of single edges that differ from their letter.
const oddOf = (text) =>
  Object.fromEntries(
    text.split(",").flatMap((one) => {
      const [, edge, n] = one.trim().match(/^(\w+\.\d)=(\d+)$/) ?? [];
      return edge ? [[edge, Number(n)]] : [];
    }),
  );
const oddText = (odd) =>
  Object.entries(odd)
    .map(([edge, n]) => `${edge}=${n}`)
    .join(", ");
const matching = (pattern) => (text) => (pattern.test(text) ? text : undefined);
const counted = (least) => (text) =>
  /^-?\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : undefined;
const ANEW = { odd: "", line: "", focus: "", entry: -1, alone: false, task: 0 };
const READERS = {
  odd: matching(/^(\w+\.\d=\d+(, )?)*$/),
  line: matching(/^.{0,120}$/),
  focus: matching(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),
  entry: counted(-1),
  alone: yesOrNo,
  task: counted(0),
};

function sentence(name, part, sizes, tensor) {
  const n = count(part.parameters, sizes);
  const has = part.parameters.length ? `${name} has ${written(n)} parameters.` : "";
  if (!tensor) return has;
  const many = product(tensor.shape);
  const times = tensor.shape.length > 1 ? `${tensor.shape.join(" × ")} = ` : "";
  return `${times}${written(many)} entries. ${has}`;
}

/** What the reader's own line gave, beside the code's result; `astray`: entries in the wrong place.
 * @returns {{ says: string, isRight?: boolean, astray?: number[] }} */
function compared(run, goal) {
  if (run.error) return { says: run.error };
  if (run.unknown)
    return { says: `This line cannot be followed here: ${run.unknown}.` };
  const own = run.made[0][1];
  const [shape, wanted] = [own, goal].map((x) => tuple(x.shape));
  if (shape !== wanted)
    return { says: `Your line gives ${shape}, the code’s result is ${wanted}.` };
  if (own.base.name !== goal.base.name || !own.from)
    return {
      says: `✓ The shape is that of the code’s result, ${wanted}.`,
      isRight: true,
    };
  const astray = misplaced(own, goal);
  if (!astray.length)
    return {
      says: "✓ Shape and entries are those of the code’s result.",
      isRight: true,
    };
  const says = `No error, and the shape is right, but ${astray.length} of ${product(own.shape)} entries are in the wrong place: struck out.`;
  return { says, astray };
}

class Lab {
  /** @type {any} what is shown: the traits, the part, its letters, its lines */
  state = {};
  /** @type {any} */
  part = {};
  /** @type {any} */
  sizes = {};
  /** @type {{ name: string, rows: any[] }[]} */
  functions = [];
  isFollowed = false;
  /** @type {any} why the package refuses the sizes */
  refused = undefined;
  /** @type {{ at: number, row: number, step?: number }} */
  here = { at: 0, row: 0 };
  step = 0;
  shown = "";
  onWay = ""; // the part whose way is shown

  constructor({ model, el }) {
    this.model = model;
    this.begin = stateOf(model, Object.keys(SLIDERS)); // whatever an address asks for
    const { stops: choices, fixed = {}, parts, helpers = {} } = model.get("table");
    this.choices = choices;
    this.fixed = fixed;
    this.helpers = helpers;
    this.isOwnCode = !choices;
    this.names = ["part", ...Object.keys(SLIDERS), ...Object.keys(READERS)];
    this.controls = this.isOwnCode ? {} : this.controlsOf(choices, parts);
    const known = oneOf(Object.keys(parts));
    this.address = this.isOwnCode
      ? { node: "", show() {} }
      : inAddress(model, el, { part: known, ...mapped(choices, oneOf), ...READERS });
    this.status = announced("verdict");
    this.error = announced("error");
    this.list = listing((at, row) => this.choose(at, row));
    this.way = wayBar(({ at, row, step }) => this.choose(at, row, step));
    this.stage = new Stage(this);
    this.steps = element("div", {
      class: "steps",
      role: "group",
      "aria-label": "Steps of the line",
    });
    this.stage.says.before(this.steps);
    this.stage.says.after(this.error);
    this.alone = checkbox("Pull the edges of this tensor alone", (alone) =>
      change(model, { alone }),
    );
    this.reset = button("Put the edges back", () => change(model, { odd: "" }));
    this.stage.under.append(this.alone.node, this.reset);
    this.own = this.ownLine();
    this.challenge = div("challenge");
    this.asked = announced("asked");

    const { part: code, ...sizes } = this.controls;
    frame(
      el,
      "shape-explorer",
      "Shape lab",
      div("head", code?.node ?? "", this.challenge, this.asked),
      panel(...Object.values(sizes)),
      this.way.node,
      div("both", this.list.node, this.stage.node, this.own.node),
      div("foot", this.status, this.address.node),
    );
  }

  controlsOf(choices, parts) {
    const labels = mapped(parts, (_, name) => name);
    const go = (part) => change(this.model, { ...ANEW, part });
    const sizes = mapped(SLIDERS, ([label, letter], name) =>
      size(label, letter, choices[name], (n) => change(this.model, { [name]: n })),
    );
    return { part: menu("Code", labels, go), ...sizes };
  }

  // A line of the reader's own, over the same tensors.
  ownLine() {
    const input = textField({ maxlength: 120 });
    let first = ""; // ".view(…)", as the buttons have it, is of the first tensor
    const set = (line) => {
      const whole = line.startsWith(".") ? first + line : line;
      change(this.model, { line: whole, focus: "own", entry: -1 });
    };
    input.addEventListener("input", () => set(input.value));
    input.addEventListener("focus", () => {
      if (input.value && this.here.at >= 0) set(input.value);
    });
    const chips = div("chips");
    const label = element("label", {}, "A line of your own", input);
    const says = announced("own-says");
    return {
      node: div("own", label, says, chips),
      input,
      says,
      show: (line, part) => {
        if (input.value !== line) input.value = line;
        const tries = part.tries ?? [];
        first = part.functions[0]?.inputs[0]?.[0] ?? "";
        const kinds = tries.map((text) =>
          button(text.trim(), () => set((this.model.get("line") || first) + text)),
        );
        const clear = button("Start again", () => set(first));
        chips.replaceChildren(...kinds, ...(line && line !== first ? [clear] : []));
      },
    };
  }

  choose(at, row, step) {
    const focus = [at, row, step].filter((n) => n !== undefined).join(".");
    change(this.model, { focus, entry: -1, alone: false });
  }

  /** Of the step on the stage, so many entries are filled in. */
  fill(entry) {
    change(this.model, { entry });
  }

  // What of a tensor's axis can be pulled: its letter, or the edge of an input alone.
  grip(tensor, axis) {
    if (this.isOwnCode) return null;
    const { model, state, sizes, choices, part } = this;
    const { base } = tensor;
    const odd = oddOf(state.odd);
    const own = tensor.name === base.name ? axis : base.axes.indexOf(tensor.axes[axis]);
    const edge = `${base.name}.${own}`;
    const isInput = part.functions[0].inputs.some(([name]) => name === base.name);
    const isFree = isInput && own >= 0 && (edge in odd || state.alone);
    if (isFree && this.isFollowed)
      return {
        label: `Axis ${axis}`,
        value: tensor.shape[axis],
        choices: range(OWN_MOST, 1),
        set: (n) => {
          const { [edge]: _, ...others } = odd;
          const usual = namesAt(part.functions[0], sizes)[base.name].shape[own];
          const edges = n === usual ? others : { ...others, [edge]: n };
          change(model, { odd: oddText(edges) });
        },
      };
    const letter = tensor.axes[axis];
    if (letter === "d_k" && part.sliders.includes("n_heads")) {
      const fits = choices.d_model
        .filter((n) => n % sizes.H === 0)
        .map((n) => n / sizes.H);
      if (!fits.includes(sizes.d_k)) return null;
      const set = (n) => change(model, { d_model: n * sizes.H });
      return { label: "Features of a head d_k", value: sizes.d_k, choices: fits, set };
    }
    const slider = BY_LETTER[letter];
    if (!slider || !part.sliders.includes(slider)) return null;
    const fits = choices[slider].filter((n) => this.fits({ ...state, [slider]: n }));
    if (!fits.length) return null; // another edge has to be pulled first
    const set = (n) => change(model, { [slider]: n });
    const label = SLIDERS[slider].join(" ");
    return { label, value: state[slider], choices: fits, set };
  }

  // Whether the code runs at these sizes: an edge that is pulled skips the others.
  fits(state) {
    const hasHeads = this.part.sliders.includes("n_heads");
    const isCut = !hasHeads || state.d_model % state.n_heads === 0;
    return isCut && !refusal(this.part, state, {});
  }

  // What the color of a tensor's entries tells.
  meaning({ base, name, axes, isParameter }) {
    if (isParameter) return "parameter";
    const [role] = (base.name || name || "").match(/^(query|key|value)\b/) ?? [];
    if (this.state.part === "attention") return role ?? "row";
    const { d_model, H } = this.sizes;
    const inHeads = axes.at(-1) === "d_model" && d_model % H === 0;
    return this.stage.hasHeads && (axes.includes("H") || inHeads) ? "head" : "row";
  }

  // The color of an entry is that of where it comes from: its head, or else its row.
  look(tensor, flat, isMoved) {
    const { shape, axes } = isMoved ? tensor.base : tensor;
    const index = indexOf((isMoved && tensor.from?.[flat]) || flat, shape);
    const row = shape.length > 1 ? shape.length - 2 : 0;
    const head = axes.indexOf("H");
    const hue = head >= 0 ? index[head] : Math.floor(index.at(-1) / this.sizes.d_k);
    const means = this.meaning(tensor);
    const own = { head: `hue-${hue % 8}`, row: "accent", parameter: "soft" }[means];
    const [least, more] = { head: [38, 32], parameter: [12, 0] }[means] ?? [14, 40];
    const deep = least + (more * index[row]) / Math.max(1, shape[row] - 1);
    const fill = `color-mix(in srgb, var(--${own ?? means}) ${deep}%, var(--cell))`;
    return { fill, text: isMoved ? index.slice(-2).join(",") : "" };
  }

  setTask(number) {
    const { at, odd = "", line = "" } = this.part.tasks[number - 1] ?? {};
    const focus = at ? `0.${this.rowOf(at)}` : line && "own";
    const sizes = number && this.refused ? this.begin : {}; // it can be solved
    change(this.model, { ...sizes, ...ANEW, odd, line, focus, task: number });
  }

  rowOf(start) {
    const rows = this.functions[0]?.rows ?? [];
    return rows.findIndex(({ source }) => start && source.startsWith(start));
  }

  showTask(own) {
    const tasks = this.part.tasks ?? [];
    const task = tasks[this.state.task - 1];
    this.challenge.hidden = !tasks.length;
    const buttons = tasks.map((one, i) => {
      const press = () => this.setTask(one === task ? 0 : i + 1);
      const pressed = String(one === task);
      const name = tasks.length > 1 ? `Challenge ${i + 1}` : "Challenge";
      return button(name, press, { class: "main", "aria-pressed": pressed });
    });
    const row = this.functions[0]?.rows[this.rowOf(task?.at)];
    const isSolved = task?.sizes
      ? !this.error.textContent &&
        Object.entries(task.sizes).every(([letter, n]) => this.sizes[letter] === n)
      : task && (task.at ? row?.made.length > 0 : own?.isRight);
    this.challenge.replaceChildren(...buttons);
    const solved = `✓ Solved. ${task?.then}`;
    const text = task ? (isSolved ? solved : task.say) : "";
    if (this.asked.textContent !== text) this.asked.textContent = text;
    this.asked.className = isSolved ? "asked solved" : "asked";
  }

  redraw() {
    const state = stateOf(this.model, this.names);
    const part = this.model.get("table").parts[state.part];
    if (!part) return; // Python is still tracing it
    Object.assign(this, { state, part, sizes: sizesAt(state, this.fixed) });
    for (const [name, { node, show }] of Object.entries(this.controls)) {
      show(state[name]);
      node.hidden = name !== "part" && !part.sliders.includes(name);
    }
    this.address.show();
    const refused = refusal(part, state, this.sizes);
    const odd = oddOf(state.odd);
    const isRefused = Boolean(refused);
    const functions = runAll(part.functions, this.sizes, odd, this.helpers, isRefused);
    const isFollowed =
      !this.isOwnCode &&
      functions.length === 1 &&
      functions[0].rows.every((row) => !row.isRecorded);
    this.error.textContent = refused ? `ValueError: ${refused.says}` : "";
    this.way.node.inert = isRefused; // it is of the sizes before
    Object.assign(this, { functions, isFollowed, refused });
    this.shown = state.part;
    this.draw();
  }

  // Where to begin: the reader's own line, the line that breaks, or the first function's first
  // with something to see.
  first(own) {
    if (own) return { at: -1, row: 0 };
    const broken = this.functions.findIndex(({ rows }) => rows.some((x) => x.error));
    const tests =
      broken < 0
        ? [(row) => row.steps.length, (row) => row.made.length && !row.isInput]
        : [(row) => row.error];
    for (const [at, { rows }] of this.functions.entries())
      for (const test of tests) {
        const row = rows.findIndex(test);
        if (row >= 0) return { at, row };
      }
    return { at: 0, row: 0 };
  }

  // The line in focus, if there is such a line.
  find(own) {
    const [at, ...rest] = this.state.focus.split(".");
    const [row, step] = rest.map(Number);
    const found = this.functions[Number(at)]?.rows[row];
    this.here = this.first(own);
    if (at === "own" && own) this.here = { at: -1, row: 0, step: row };
    else if (found && (found.made.length || found.error))
      this.here = { at: Number(at), row, step };
    return this.here;
  }

  runOwn() {
    const { line } = this.state;
    const [one] = this.part.functions;
    const goal = this.functions[0]?.rows.findLast(({ made }) => made.length)
      ?.made[0][1];
    if (!line || !one || !goal || this.isOwnCode) return null;
    const names = {
      ...lettersAt(this.sizes),
      ...namesAt(one, this.sizes, oddOf(this.state.odd)),
    };
    const run = runLine(line, names, this.helpers);
    if (run.value && !run.made.length) run.made = [["", run.value]];
    if (!run.made.length && !run.error) run.unknown ??= "it gives no tensor";
    return { ...run, source: line, ...compared(run, goal) };
  }

  draw() {
    const { part, state } = this;
    const own = this.runOwn();
    const here = this.find(own);
    const row = here.at < 0 ? own : this.functions[here.at]?.rows[here.row];
    const steps = row?.steps ?? [];
    const broken = row?.error && row.tried?.ins.length ? row.tried : null;
    const last = steps.length - (broken ? 0 : 1);
    this.step = Math.max(0, Math.min(here.step ?? last, last));
    const step = steps[this.step];
    const isLast = this.step === steps.length - 1;
    this.list.show(this.functions, here, step ?? row);
    if (!this.way.node.inert || this.onWay !== state.part) this.showWay(here);
    this.onWay = state.part;
    this.own.node.hidden = !part.tries?.length && !state.line;
    this.own.show(state.line, part);
    this.own.node.classList.toggle("current", here.at < 0);
    this.own.says.textContent = own?.says ?? "";
    const kind = own?.isRight ? "right" : own?.error ? "broken" : "";
    this.own.says.className = `own-says ${kind}`;
    this.showSteps(steps, broken);
    const [name = "", tensor] = row?.made[0] ?? [];
    const speaksOf = ({ axes }) =>
      [...axes.keys()].filter((i) =>
        this.refused?.sliders.includes(BY_LETTER[axes[i]]),
      );
    // What gives nothing to draw leaves the last picture, dimmed.
    const isDrawn = Boolean(steps.length || broken || row?.made.length);
    this.stage.node.inert = !isDrawn && this.stage.blocks.length > 0;
    const scene = {
      ...row,
      isOwn: here.at < 0,
      refused: this.refused && (row?.made ?? []).map(([, x]) => speaksOf(x)),
      name: here.at < 0 ? "your line" : name === "return" ? "returned" : name,
      step,
      entry: state.entry,
      tried: step ? null : broken,
      isLast,
      astray: isLast ? row?.astray : [],
    };
    if (!this.stage.node.inert) this.stage.show(scene);
    this.alone.node.hidden = !(row?.isInput && here.at === 0 && this.isFollowed);
    this.alone.show(state.alone);
    this.reset.hidden = !state.odd;
    const says = sentence(state.part, part, this.sizes, tensor);
    this.status.textContent = this.refused ? "" : says;
    this.showTask(own);
  }

  // What a line that cannot be followed makes is what others make meanwhile.
  showWay(here) {
    const { functions } = this.part;
    const [{ inputs, lines }] = functions;
    const line = here.at === 0 ? here.row - inputs.length : -1;
    const ended = (i) => lines[i]?.turns.at(-1) ?? 0;
    this.way.show(wayOf(functions, this.functions), here, [
      ended(line - 1),
      ended(line),
    ]);
  }

  showSteps(steps, broken) {
    const words = steps.map(({ word }) => word);
    if (broken) words.push(`${broken.word} ✗`);
    this.steps.hidden = words.length < 2;
    const chips = words.map((word, i) =>
      button(`${i + 1} ${word}`, () => this.goTo(i), {
        "aria-pressed": String(i === this.step),
      }),
    );
    this.steps.replaceChildren(...chips);
  }

  goTo(step) {
    const { at, row } = this.here;
    const focus = at < 0 ? `own.${step}` : `${at}.${row}.${step}`;
    change(this.model, { focus, entry: -1 });
    this.steps.querySelectorAll("button")[step]?.focus();
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render(place) {
  const lab = new Lab(place);
  const stop = follow(place.model, [...lab.names, "table"], () => lab.redraw());
  let width = 0;
  const resized = new ResizeObserver(() => {
    const now = lab.stage.place.clientWidth;
    if (now && now !== width && lab.shown) lab.draw();
    width = now;
  });
  resized.observe(lab.stage.place);
  return () => {
    lab.stage.stop();
    resized.disconnect();
    stop();
  };
}

export default { render };
