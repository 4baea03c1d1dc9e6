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
// The title, the curves, and what is said of them: of the last layer, or, backwards, of the first.
/** @type {[string, string[], (facts: any) => string][]} */
const CHARTS = [
  [
    "Tokens: standard deviation",
    ["spread"],
    ({ spread }) => `end: ${brief(spread.at(-1))}`,
  ],
  [
    "Gradient; telling: dashed",
    ["gradient", "telling"],
    ({ gradient, telling }) => `layer 0: ${brief(gradient[0])}; ${brief(telling[0])}`,
  ],
  ["Noise from dropout", ["noise"], ({ noise }) => `end: ${brief(noise.at(-1))}`],
];
const SCALE =
  "Powers of ten, from 10⁻³, or from 10⁻¹² where something is that small (noise: from 0 to 1). Dotted: the setting before.";
const [LEFT, TOP, WIDE, HIGH] = [44, 8, 186, 84]; // where a chart has its lines
const LOWEST = -12; // the power of ten that is 0 but for rounding
const LOW = -3; // and the one from which the scale begins if nothing is smaller
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const TAGS = { "→": "mark", "−": "del", "+": "ins", " ": "span" };

// What is smaller was lost in rounding.
const tidy = (x) =>
  x > 0 && x <= 1e-12 ? "below 1e−12" : full(Number(x.toPrecision(2)));

const brief = (x) => tidy(x).replace("below 1e−12", "<10⁻¹²");

const say = (facts, layer, names) =>
  `layer ${layer}: ${names.map((name) => `${CURVES[name]} ${full(facts[name][layer])}`).join(", ")}`;

const power = (exponent) =>
  exponent
    ? `10⁻${[...String(-exponent)].map((digit) => RAISED[digit]).join("")}`
    : "1";

function listing({ code, note }) {
  const rows = code.map(([mark, line]) => element(TAGS[mark], {}, `${mark} ${line}\n`));
  return element(
    "div",
    {},
    element("code", { class: "lines" }, ...rows),
    element("p", { class: "hint" }, note),
  );
}

// `before`: the setting before; `look(text)` hears what is pointed at.
function chart([title, names, tell], facts, before, look) {
  const { layers } = facts;
  const isLog = names[0] !== "noise";
  const heights = (all, name) =>
    all[name].slice(0, layers + 1).map((value) => (isLog ? Math.log10(value) : value));
  const seen = [facts, ...(before ? [before] : [])];
  const least = Math.min(
    ...seen.flatMap((all) => names.flatMap((name) => heights(all, name))),
  );
  const low = isLog ? (least < LOW ? LOWEST : LOW) : 0;
  const high = Math.ceil(Math.max(1, ...names.flatMap((name) => heights(facts, name))));
  const x = (layer) => (LEFT + (layer / layers) * WIDE).toFixed(1);
  const y = (height) => (TOP + ((high - height) / (high - low)) * HIGH).toFixed(2);
  /** @type {SVGElement[]} */
  const nodes = [text(137, 127, "layer (0: the input)")];
  for (let tick = low; tick <= (isLog ? 0 : high); tick += isLog ? -low / 3 : high / 4)
    nodes.push(
      path(`M${LEFT} ${y(tick)}h${WIDE}`, "rule"),
      text(40, Number(y(tick)) + 4, isLog ? power(tick) : short(tick), "left"),
    );
  for (let layer = 0; layer <= layers; layer += Math.ceil(layers / 6))
    nodes.push(text(x(layer), 110, layer));
  const draw = (all, kind) => (name) => {
    const places = heights(all, name).map(
      (height, layer) => `${x(layer)} ${y(height)}`,
    );
    return path(`M${places.join("L")}`, `${kind} ${name}`);
  };
  if (before) nodes.push(...names.map(draw(before, "ghost")));
  nodes.push(...names.map(draw(facts, "curve")));
  const says = `${say(facts, 0, names)}; ${say(facts, layers, names)}`;
  const node = figure(title, "240 132", says, nodes);
  node.firstElementChild?.append(element("strong", {}, tell(facts)));
  const picture = /** @type {Element} */ (node.lastElementChild);
  node.addEventListener("pointermove", ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    const share = (((clientX - left) / width) * 240 - LEFT) / WIDE;
    look(say(facts, Math.round(Math.min(Math.max(share, 0), 1) * layers), names));
  });
  return node;
}

function sentence({ order, residual, layers, spread }) {
  const left = spread[layers];
  const verdict =
    left < 1e-6
      ? "are one vector"
      : left < 0.05
        ? "are nearly one vector"
        : "stay apart";
  return `After ${layers} ${layers === 1 ? "layer" : "layers"}, ${order} ${residual ? "with" : "without"} the residual, the tokens ${verdict}.`;
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
  const scale = element("p", { class: "scale" }, SCALE);
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
    element("div", { class: "main" }, drawn, status, charts, scale),
    ...[pictures, details, pointed, address.node],
  );
  let [shown, before] = /** @type {any[]} */ ([]);

  function redraw() {
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    const facts = table ? lookUp(table, (name) => model.get(name)) : model.get("facts");
    if (shown && shown !== facts) before = shown;
    shown = facts;
    drawn.replaceChildren(...wires(STEPS, facts, set("order")));
    pictures.replaceChildren(listing(facts));
    charts.replaceChildren(...CHARTS.map((one) => chart(one, facts, before, look)));
    details.replaceChildren(summary, drawTable(facts, look));
    look("");
    status.textContent = sentence(facts);
    address.show();
  }

  return follow(model, [...Object.keys(controls), "facts"], redraw);
}

export default { render };
