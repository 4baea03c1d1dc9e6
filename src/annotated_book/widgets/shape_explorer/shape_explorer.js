// ShapeExplorer: real source with the shape after each line, at sizes the reader chooses.
// Python traced the code and wrote the shapes in letters; here the letters get their values.

import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  change,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  stateOf,
  stops,
} from "../kit/controls.js";
import { count, formula, memory, sum, written } from "../kit/letters.js";
import { drawBlocks } from "./blocks.js";
import { bytesOf, drawListing, firstSpot, times } from "./listing.js";

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
  const lines = `The tensors named here take ${made}, in float32.`;
  if (!part.parameters.length) return `${name} has no parameters. ${lines}`;
  const how = part.parameters[0][1].length ? `, ${formula(part.parameters)}` : "";
  return (
    `${name} has ${written(n)} parameters${how}: ${memory(4 * n)} in float32, and ` +
    `${memory(16 * n)} in training, with gradients and Adam’s two averages. ${lines}`
  );
}

function drawCalls(calls) {
  const row = (kind, texts) =>
    element("tr", {}, ...texts.map((text) => element(kind, {}, text)));
  const head = element("thead", {}, row("th", ["called", "class", "in", "out"]));
  const body = element("tbody", {}, ...calls.map((texts) => row("td", texts)));
  const table = element("table", { class: "numbers" }, head, body);
  const region = { class: "scroller", tabindex: "0", role: "region" };
  return [
    element("summary", {}, `Every call: ${calls.length}`),
    element("div", { ...region, "aria-label": "Every call" }, table),
  ];
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

/** Blocks on one side, code on the other; a line is chosen in either. */
class Views {
  constructor() {
    this.blocks = element("div", {
      class: "blocks",
      tabindex: "0", // on a narrow screen it scrolls
      role: "group",
      "aria-label": "Tensors as blocks",
      ...KEEP_KEYS,
    });
    this.listings = element("div", { class: "listings" });
    this.calls = element("details");
    this.name = "";
    /** @type {import("./listing.js").Spot | undefined} */
    this.spot = undefined;
  }

  show(name, part, sizes) {
    if (name !== this.name) this.spot = firstSpot(part);
    const isNew = name !== this.name;
    this.name = name;
    const choose = (spot) => {
      this.spot = spot;
      this.mark(part, sizes, listing, choose);
    };
    const listing = drawListing(part.functions, sizes, choose);
    const { scrollTop } = this.listings;
    this.listings.replaceChildren(listing.node);
    this.calls.replaceChildren(...(part.calls?.length ? drawCalls(part.calls) : []));
    this.calls.hidden = !part.calls?.length;
    this.mark(part, sizes, listing, choose);
    this.listings.scrollTop = scrollTop;
    if (isNew) this.bringIntoView();
  }

  mark({ functions }, sizes, listing, choose) {
    listing.mark(this.spot);
    const { at = 0, line = 0 } = this.spot ?? {};
    const chosen = (line) => choose({ at, line });
    const blocks = functions[at]
      ? [drawBlocks(functions[at], line, sizes, chosen)]
      : [];
    this.blocks.replaceChildren(...blocks);
  }

  // The page itself stays where it is.
  bringIntoView() {
    const line = this.listings.querySelector("li.current");
    if (!line) return;
    const [outer, inner] = [this.listings, line].map((node) =>
      node.getBoundingClientRect(),
    );
    this.listings.scrollTop += inner.top - outer.top - outer.height / 2;
  }

  set isStale(is) {
    this.blocks.inert = is;
    this.listings.inert = is;
  }
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
  const views = new Views();
  const both = element("div", { class: "both" }, views.blocks, views.listings);
  frame(
    el,
    "shape-explorer",
    "Shape explorer",
    panel(...Object.values(controls)),
    ...[error, both, status, views.calls, address.node],
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
    views.isStale = Boolean(error.textContent); // the last drawing stays, dimmed
    address.show();
    status.textContent = error.textContent ? "" : sentence(state.part, part, sizes);
    if (!error.textContent || views.name !== state.part)
      views.show(state.part, part, sizes);
  }

  return follow(model, [...names, "table"], redraw);
}

export default { render };
