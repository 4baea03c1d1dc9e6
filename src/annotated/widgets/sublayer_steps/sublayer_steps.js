// SublayerSteps: a recorded run of a connection, step by step. Nothing is worked out here.
import {
  announced,
  button,
  change,
  checkbox,
  element,
  follow,
  menu,
  stops,
} from "../kit/controls.js";
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";

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

// Each tensor has a number and a colour of its own, wherever it turns up.
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

function render({ model, el }) {
  const { sources, runs, labels } = model.get("table");
  const kinds = Object.keys(runs);
  const longest = Math.max(
    ...Object.values(runs)
      .flat()
      .map(({ steps }) => steps.length),
  );
  const places = Array.from({ length: longest }, (_, i) => i);
  const readers = { passed: oneOf(kinds), norm_first: yesOrNo, step: oneOf(places) };
  const address = inAddress(model, el, readers);

  const runOf = (passed, norm_first) => runs[passed][Number(norm_first)];
  const runHere = () => runOf(model.get("passed"), model.get("norm_first"));
  const stepIn = ({ steps }) => Math.min(model.get("step"), steps.length - 1);
  const go = (step) => change(model, { step });
  const choose = (choice) => {
    const state = {
      passed: model.get("passed"),
      norm_first: model.get("norm_first"),
      ...choice,
    };
    change(model, { ...choice, step: stepIn(runOf(state.passed, state.norm_first)) });
  };

  const controls = {};
  if (kinds.length > 1)
    controls.passed = menu("What is passed", labels, (passed) => choose({ passed }));
  controls.norm_first = checkbox("The norm comes first: norm_first", (norm_first) =>
    choose({ norm_first }),
  );
  const slider = stops("Step", "step", places, go);
  const back = button("Previous", () => go(stepIn(runHere()) - 1));
  const next = button("Next", () => go(stepIn(runHere()) + 1));

  const status = announced("verdict");
  const listing = element("div", { class: "listing" });
  const stack = element("ol", { class: "stack", "aria-label": "Who has called whom" });
  const region = {
    class: "scroller",
    tabindex: "0",
    role: "region",
    "aria-label": "The names",
  };
  const names = element("div", region);
  el.append(
    element(
      "div",
      {
        class: "annotated-view sublayer-steps",
        role: "group",
        "aria-label": "Sublayer steps",
      },
      element(
        "div",
        { class: "controls" },
        ...Object.values(controls).map(({ node }) => node),
      ),
      element("div", { class: "walk" }, slider.node, back, next),
      ...[status, stack, listing, names, address.node],
    ),
  );

  function redraw() {
    const run = runHere();
    const last = run.steps.length - 1;
    const number = stepIn(run);
    const step = run.steps[number];
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    slider.input.max = last;
    slider.show(number, `${number + 1} of ${last + 1}`);
    back.disabled = number === 0;
    next.disabled = number === last;
    status.textContent = step.says;
    status.classList.toggle("alarming", Boolean(step.error));
    stack.replaceChildren(...drawStack(step.stack));
    listing.replaceChildren(...drawCode(sources[step.source], step));
    names.replaceChildren(drawNames(step, run.tensors));
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
