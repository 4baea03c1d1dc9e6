// ShapeExplorer: real source with the shape after each line, at sizes the reader chooses.
// Python traced the code and wrote the shapes in letters; here the letters get their values.

import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  change,
  element,
  follow,
  frame,
  menu,
  panel,
  stateOf,
  stops,
} from "../kit/controls.js";
import {
  count,
  formula,
  memory,
  product,
  sizeOf,
  sum,
  written,
} from "../kit/letters.js";

const SLIDERS = {
  batch: ["Batch", "B"],
  source: ["Source length", "S"],
  target: ["Target length", "T"],
  d_model: ["Features", "d_model"],
  n_heads: ["Heads", "H"],
  d_ff: ["Hidden features", "d_ff"],
  n_layers: ["Layers", "n_layers"],
};

// Letter -> size, at a state of the sliders.
function sizesAt(state, fixed) {
  const letters = Object.entries(SLIDERS).map(([name, [, letter]]) => [
    letter,
    state[name],
  ]);
  return {
    ...Object.fromEntries(letters),
    ...fixed,
    d_k: state.d_model / state.n_heads,
  };
}

const shapeOf = ({ shape }, sizes) => shape.map((axis) => sizeOf(axis, sizes));
const tuple = (axes) => `(${axes.join(", ")}${axes.length === 1 ? "," : ""})`;
const bytesOf = (made, sizes) => made.bytes * product(shapeOf(made, sizes));
const times = ({ fresh }, sizes) => (fresh ? sizeOf(fresh, sizes) : 0); // inputs and views: 0

// Bytes of the tensors that the lines make. A view shares the memory of another tensor.
const made = ({ functions }) =>
  functions.flatMap(({ lines }) =>
    lines.flatMap((line) => line.made.map(([, tensor]) => tensor)),
  );
const total = (part, sizes) =>
  sum(made(part).map((tensor) => times(tensor, sizes) * bytesOf(tensor, sizes)));

// What the package says of these sizes, or "".
function refusal({ refusals }, state, sizes) {
  const found = refusals.find(({ sliders, values }) =>
    values.some((refused) => refused.every((value, i) => value === state[sliders[i]])),
  );
  return (found?.template ?? "").replace(/\{(\w+)\}/g, (_, letter) => sizes[letter]);
}

function sentence(name, part, sizes) {
  const n = count(part.parameters, sizes);
  const made = memory(total(part, sizes));
  const lines = `The tensors named below take ${made}, in float32.`;
  if (!part.parameters.length) return `${name} has no parameters. ${lines}`;
  const how = part.parameters[0][1].length ? `, ${formula(part.parameters)}` : "";
  return (
    `${name} has ${written(n)} parameters${how}: ${memory(4 * n)} in float32, and ` +
    `${memory(16 * n)} in training, with gradients and Adam’s two averages. ${lines}`
  );
}

function drawMade([name, tensor], sizes) {
  const shape = element("b", {}, tuple(shapeOf(tensor, sizes)));
  const isNumber = tensor.shape.every((axis) => typeof axis === "number");
  const how = isNumber ? [] : [`${tuple(tensor.shape)} `];
  const often = times(tensor, sizes) > 1 ? `${times(tensor, sizes)} × ` : "";
  const taken = tensor.fresh ? often + memory(bytesOf(tensor, sizes)) : "no new memory";
  const size = tensor.input ? "input" : taken;
  return element(
    "span",
    {},
    `${name === "return" ? "returned" : name} `,
    ...how,
    shape,
    element("small", {}, size),
  );
}

function drawFunction({ name, lines }, sizes) {
  const rows = lines.map(({ source, made }) => {
    const code = element("code", {}, source);
    return element("li", {}, code, ...made.map((one) => drawMade(one, sizes)));
  });
  const list = element(
    "ol",
    { tabindex: "0", "aria-label": `Source of ${name}` },
    ...rows,
  );
  return element(
    "div",
    { class: "listing" },
    element("p", {}, element("code", {}, name)),
    list,
  );
}

function drawCalls(calls) {
  const row = (kind, texts) =>
    element("tr", {}, ...texts.map((text) => element(kind, {}, text)));
  const head = element("thead", {}, row("th", ["called", "class", "in", "out"]));
  const body = element("tbody", {}, ...calls.map((texts) => row("td", texts)));
  const title = element("caption", {}, "Every call");
  const table = element("table", { class: "numbers" }, title, head, body);
  return element(
    "div",
    { class: "scroller", tabindex: "0", role: "region", "aria-label": "Every call" },
    table,
  );
}

function controlsOf(model, choices, parts) {
  const set = (name) => (value) => change(model, { [name]: value });
  const labels = Object.fromEntries(Object.keys(parts).map((name) => [name, name]));
  const controls = { part: menu("Code", labels, set("part")) };
  for (const [name, about] of Object.entries(SLIDERS))
    controls[name] = stops(...about, choices[name], set(name));
  return controls;
}

function addressOf(model, el, choices, parts) {
  const names = Object.keys(SLIDERS);
  const readers = Object.fromEntries(names.map((name) => [name, oneOf(choices[name])]));
  return inAddress(model, el, { part: oneOf(Object.keys(parts)), ...readers });
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { stops: choices, fixed = {}, parts } = model.get("table");
  const isOwn = !choices; // a reader's own code runs at its own sizes
  const address = isOwn
    ? { node: "", show() {} }
    : addressOf(model, el, choices, parts);
  const controls = isOwn ? {} : controlsOf(model, choices, parts);
  const [status, error] = [announced("verdict"), announced("error")];
  const listing = element("div", { class: "listings" });
  const places = [error, status, listing, address.node];
  frame(
    el,
    "shape-explorer",
    "Shape explorer",
    panel(...Object.values(controls)),
    ...places,
  );

  const names = ["part", ...Object.keys(SLIDERS)];

  function redraw() {
    const state = stateOf(model, names);
    const part = model.get("table").parts[state.part];
    if (!part) return; // Python is still tracing it
    for (const [name, { node, show }] of Object.entries(controls)) {
      show(state[name]);
      node.hidden = name !== "part" && !part.sliders.includes(name);
    }
    const sizes = sizesAt(state, fixed);
    error.textContent = refusal(part, state, sizes);
    listing.inert = Boolean(error.textContent); // the last drawing stays, dimmed
    address.show();
    status.textContent = error.textContent ? "" : sentence(state.part, part, sizes);
    if (error.textContent && listing.dataset.part === state.part) return;
    listing.dataset.part = state.part;
    const calls = part.calls?.length ? [drawCalls(part.calls)] : [];
    const functions = part.functions.map((one) => drawFunction(one, sizes));
    listing.replaceChildren(...functions, ...calls);
  }

  return follow(model, [...names, "table"], redraw);
}

export default { render };
