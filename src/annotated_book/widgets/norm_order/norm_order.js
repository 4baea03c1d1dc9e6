// NormOrder: where norm, dropout and residual stand, and what becomes of tokens and gradients.
// All numbers are what Python's code gave (see lookup.js); none is worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  frame,
  menu,
  panel,
  pointedLine,
  stops,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { lookUp } from "../kit/lookup.js";
import { figure, path, text, wires } from "./wires.js";

const STEPS = {
  // what a token passes; orders.py has the same
  "pre-norm": ["norm", "sublayer", "dropout", "+"],
  "post-norm": ["sublayer", "dropout", "+", "norm"],
  "dropout last": ["sublayer", "+", "norm", "dropout"],
};
const CURVES = {
  spread: "standard deviation",
  gradient: "gradient",
  telling: "telling gradient",
  noise: "noise",
};
const CHARTS = {
  "Standard deviation of the tokens": ["spread"],
  "Gradient (telling: dashed)": ["gradient", "telling"],
  "Noise from dropout": ["noise"],
};
const [LEFT, TOP, WIDE, HIGH] = [44, 8, 186, 130]; // where a chart has its lines
const TAGS = { "→": "mark", "−": "del", "+": "ins", " ": "span" };

// What is smaller was lost in rounding.
const tidy = (x) =>
  x > 0 && x <= 1e-12 ? "below 1e−12" : full(Number(x.toPrecision(2)));

const say = (facts, layer, names) =>
  `layer ${layer}: ${names.map((name) => `${CURVES[name]} ${full(facts[name][layer])}`).join(", ")}`;

function listing({ code, note }) {
  const rows = code.map(([mark, line]) => element(TAGS[mark], {}, `${mark} ${line}\n`));
  return element(
    "div",
    {},
    element("code", { class: "lines" }, ...rows),
    element("p", { class: "hint" }, note),
  );
}

// `look(text)` hears what is pointed at.
function chart([title, names], facts, look) {
  const { layers } = facts;
  const isLog = names[0] !== "noise";
  const heights = (name) =>
    facts[name].map((value) => (isLog ? Math.log10(value) : value));
  const all = names.flatMap(heights);
  const low = isLog ? (Math.min(...all) < -4 ? -12 : -4) : 0;
  const high = Math.ceil(Math.max(isLog ? 0 : 1, ...all));
  const x = (layer) => (LEFT + (layer / layers) * WIDE).toFixed(1);
  const y = (height) => (TOP + ((high - height) / (high - low)) * HIGH).toFixed(1);
  /** @type {SVGElement[]} */
  const nodes = [text(137, 171, "layer (0: the input)")];
  for (let tick = low; tick <= high; tick += (isLog ? -low : high) / 4) {
    const label = isLog ? short(10 ** tick, 0) : short(tick);
    nodes.push(
      path(`M${LEFT} ${y(tick)}h${WIDE}`, "rule"),
      text(40, Number(y(tick)) + 4, label, "left"),
    );
  }
  for (let layer = 0; layer <= layers; layer += Math.ceil(layers / 6))
    nodes.push(text(x(layer), 155, layer));
  for (const name of names) {
    const places = heights(name).map((height, layer) => `${x(layer)} ${y(height)}`);
    nodes.push(path(`M${places.join("L")}`, `curve ${name}`));
  }
  const node = figure(
    title,
    "240 176",
    `${say(facts, 0, names)}; ${say(facts, layers, names)}`,
    nodes,
  );
  const picture = /** @type {Element} */ (node.lastElementChild);
  node.addEventListener("pointermove", ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    const share = (((clientX - left) / width) * 240 - LEFT) / WIDE;
    look(say(facts, Math.round(Math.min(Math.max(share, 0), 1) * layers), names));
  });
  return node;
}

function sentence({ order, residual, layers, spread, gradient, telling, noise }) {
  const left = spread[layers];
  const verdict =
    left < 1e-6
      ? "are one vector"
      : left < 0.05
        ? "are nearly one vector"
        : "stay apart";
  return (
    `${layers} layers, ${order} ${residual ? "with" : "without"} residual: the tokens ${verdict}, their relative standard deviation is ` +
    `${tidy(left)}; dropout makes noise of ${tidy(noise[layers])}. Of a gradient of 1 at the top, ` +
    `${tidy(gradient[0])} arrives at the bottom; of one that tells tokens apart, ${tidy(telling[0])}.`
  );
}

// All curves in numbers, layer by layer.
function drawTable(facts, look) {
  const rows = [...facts.spread.keys()];
  const drawCell = (layer, name) => ({
    text: tidy(facts[name][layer]),
    say: say(facts, layer, [name]),
  });
  const names = Object.keys(CURVES);
  const cells = rows.map((layer) => names.map((name) => drawCell(layer, name)));
  return grid({ title: "By layer", rows, columns: Object.values(CURVES), cells, look });
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const table = model.get("table"); // only on a page without a kernel
  const { order, layers } = model.get("choices");
  const readers = { order: oneOf(order), residual: yesOrNo, layers: oneOf(layers) };
  const address = inAddress(model, el, readers);
  const set = (name) => (value) => change(model, { [name]: value });
  const orders = Object.fromEntries(order.map((name) => [name, name]));
  const controls = {
    order: menu("Order", orders, set("order")),
    layers: stops("Layers", "n_layers", layers, set("layers")),
    residual: checkbox("Add the residual", set("residual")),
  };
  const status = announced("verdict");
  const pictures = element("div");
  const drawn = element("div", { class: "wires" });
  const charts = element("div", { class: "charts" });
  const summary = element("summary", {}, "The curves, as a table");
  const details = element("details", {}, summary);
  const pointed = pointedLine();
  const look = (words) => {
    pointed.textContent = words;
  };
  charts.addEventListener("pointerleave", () => look(""));
  frame(
    el,
    "norm-order",
    "Norm order",
    panel(...Object.values(controls)),
    ...[drawn, status, charts, pictures, details, pointed, address.node],
  );

  function redraw() {
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    const facts = table ? lookUp(table, (name) => model.get(name)) : model.get("facts");
    drawn.replaceChildren(...wires(STEPS, facts, set("order")));
    pictures.replaceChildren(listing(facts));
    charts.replaceChildren(
      ...Object.entries(CHARTS).map((one) => chart(one, facts, look)),
    );
    details.replaceChildren(summary, drawTable(facts, look));
    look("");
    status.textContent = sentence(facts);
    address.show();
  }

  return follow(model, [...Object.keys(controls), "facts"], redraw);
}

export default { render };
