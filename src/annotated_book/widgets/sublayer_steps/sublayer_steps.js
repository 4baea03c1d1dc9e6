// SublayerSteps: a recorded run of a connection, step by step. Nothing is worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  button,
  change,
  checkbox,
  element,
  follow,
  frame,
  menu,
  panel,
  stops,
} from "../kit/controls.js";
import { range } from "../kit/numbers.js";
import { drawRun } from "./wire.js";

const NAMES = ["passed", "norm_first", "step"];

// A line of code; of the line that runs, the part that runs is marked.
function drawLine(line, isHere, start, end, isError) {
  const arrow = element(
    "span",
    { class: "arrow", "aria-hidden": "true" },
    isHere ? (isError ? "✗" : "▶") : "",
  );
  const parts =
    isHere && end > start
      ? [
          line.slice(0, start),
          element("mark", {}, line.slice(start, end)),
          line.slice(end),
        ]
      : [line];
  return element(
    "li",
    isHere ? { "aria-current": "step" } : {},
    arrow,
    element("code", {}, ...parts),
  );
}

function drawCode({ name, lines }, { at: [here, start, end], error }) {
  const rows = lines.map((line, i) => drawLine(line, i === here, start, end, error));
  const list = element(
    "ol",
    { tabindex: "0", "aria-label": `Source of ${name}` },
    ...rows,
  );
  return [element("p", {}, element("code", {}, name)), list];
}

// Each tensor has a number and a color of its own, wherever it turns up.
function drawTensor(number, [shape, numbers]) {
  const node = element("span", { class: "tensor" }, `tensor ${number} ${shape} `);
  node.style.setProperty("--own", `var(--hue-${(number - 1) % 8})`);
  return [node, element("span", { class: "first" }, numbers)];
}

function drawNames({ rows, stack }, tensors) {
  const head = ["Name", "What it holds, and its first numbers"].map((name) =>
    element("th", { scope: "col" }, name),
  );
  const lines = rows.map(([name, from, held]) => {
    const label = element(
      "th",
      { scope: "row" },
      element("code", {}, name),
      element("small", {}, from),
    );
    const isTensor = typeof held === "number";
    return element(
      "tr",
      {},
      label,
      element("td", {}, ...(isTensor ? drawTensor(held, tensors[held - 1]) : [held])),
    );
  });
  const title = element(
    "caption",
    {},
    "The names in ",
    element("code", {}, stack.at(-1)),
  );
  const body = [
    element("thead", {}, element("tr", {}, ...head)),
    element("tbody", {}, ...lines),
  ];
  return element("table", { class: "numbers" }, title, ...body);
}

function drawStack(stack) {
  const last = stack.length - 1;
  return stack.map((name, i) =>
    element(
      "li",
      i === last ? { "aria-current": "true" } : {},
      element("code", {}, name),
    ),
  );
}

/** Where the reader is in which run. */
class Walk {
  /** @param {import("../kit/controls.js").Model} model */
  constructor(model) {
    this.model = model;
    const { runs } = model.get("table");
    this.runs = runs;
    this.kinds = Object.keys(runs);
    const lengths = Object.values(runs)
      .flat()
      .map(({ steps }) => steps.length);
    this.places = range(Math.max(...lengths));
  }

  // A run may be shorter than the one before.
  stepIn({ steps }) {
    return Math.min(this.model.get("step"), steps.length - 1);
  }

  runOf({ passed, norm_first }) {
    return this.runs[passed][Number(norm_first)];
  }

  get state() {
    return {
      passed: this.model.get("passed"),
      norm_first: this.model.get("norm_first"),
    };
  }

  get run() {
    return this.runOf(this.state);
  }

  get step() {
    return this.stepIn(this.run);
  }

  go(step) {
    change(this.model, { step });
  }

  choose(choice) {
    const step = this.stepIn(this.runOf({ ...this.state, ...choice }));
    change(this.model, { ...choice, step });
  }
}

function controlsOf(walk, labels) {
  const passed = menu("What is passed", labels, (passed) => walk.choose({ passed }));
  const norm_first = checkbox("The norm comes first: norm_first", (norm_first) =>
    walk.choose({ norm_first }),
  );
  return walk.kinds.length > 1 ? { passed, norm_first } : { norm_first };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { sources, labels } = model.get("table");
  const walk = new Walk(model);
  const readers = {
    passed: oneOf(walk.kinds),
    norm_first: yesOrNo,
    step: oneOf(walk.places),
  };
  const address = inAddress(model, el, readers);
  const controls = controlsOf(walk, labels);
  const slider = stops("Step", "step", walk.places, (step) => walk.go(step));
  const back = button("Previous", () => walk.go(walk.step - 1));
  const next = button("Next", () => walk.go(walk.step + 1));
  const status = announced("verdict");
  const listing = element("div", { class: "listing" });
  const stack = element("ol", { class: "stack", "aria-label": "Who has called whom" });
  const wire = element("div", { class: "wire" });
  const region = { tabindex: "0", role: "region", "aria-label": "The names" };
  const names = element("div", { class: "scroller", ...region });
  frame(
    el,
    "sublayer-steps",
    "Sublayer steps",
    panel(...Object.values(controls)),
    element("div", { class: "walk" }, slider.node, back, next),
    element("div", { class: "both" }, wire, status),
    ...[stack, listing, names, address.node],
  );

  function redraw() {
    const { run, step: number } = walk;
    const last = run.steps.length - 1;
    const step = run.steps[number];
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    slider.input.max = String(last);
    slider.show(number, `${number + 1} of ${last + 1}`);
    back.disabled = number === 0;
    next.disabled = number === last;
    status.textContent = step.says;
    status.classList.toggle("alarming", Boolean(step.error));
    wire.replaceChildren(drawRun(run.steps, number, walk.state.norm_first));
    stack.replaceChildren(...drawStack(step.stack));
    listing.replaceChildren(...drawCode(sources[step.source], step));
    names.replaceChildren(drawNames(step, run.tensors));
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
