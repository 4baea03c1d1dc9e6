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
    "Standard deviation by layer",
    ["spread"],
    ({ spread }) => `end: ${brief(spread.at(-1))}`,
  ],
  [
    "Gradient by layer",
    ["gradient", "telling"],
    ({ gradient, telling }) =>
      `layer 0: ${brief(gradient[0])}, telling ${brief(telling[0])}`,
  ],
  ["Dropout noise by layer", ["noise"], ({ noise }) => `end: ${brief(noise.at(-1))}`],
];
// What stands at the lines.
const LABELS = { gradient: "gradient", telling: "telling: tells tokens apart" };
const ONE = "all tokens are one vector"; // at the foot of the first chart
const [LEFT, TOP, WIDE, HIGH] = [44, 12, 282, 90]; // where a chart has its lines
const SIZE = [340, 126];
const LETTER = 15; // a line of text is as high
// Powers of ten with a line each. The last is 0 but for rounding; the step to it is pressed.
const POWERS = [0, -1, -2, -3, -12];
const SHARES = [1, 0.75, 0.5, 0.25, 0]; // and those of the noise
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const TAGS = { "→": "mark", "−": "del", "+": "ins", " ": "span" };

// What is smaller was lost in rounding.
const brief = (x) => (x > 0 && x <= 1e-12 ? "<10⁻¹²" : full(Number(x.toPrecision(2))));

const say = (facts, layer, names) =>
  `layer ${layer}: ${names.map((name) => `${CURVES[name]} ${full(facts[name][layer])}`).join(", ")}`;

function power(exponent) {
  const raised = [...String(Math.abs(exponent))].map((digit) => RAISED[digit]).join("");
  return { 0: "1", 1: "10" }[exponent] ?? `10${exponent < 0 ? "⁻" : ""}${raised}`;
}

function listing({ code, note }) {
  const rows = code.map(([mark, line]) => element(TAGS[mark], {}, `${mark} ${line}\n`));
  return element(
    "div",
    {},
    element("code", { class: "lines" }, ...rows),
    element("p", { class: "hint" }, note),
  );
}

// Where a value is drawn: evenly between the lines.
function heightOf(value, lines) {
  const below = lines.findIndex((line) => line <= value);
  const i = below < 0 ? lines.length - 1 : Math.max(below, 1);
  const [high, low] = [lines[i - 1], lines[i]];
  return TOP + ((i - (value - low) / (high - low)) / (lines.length - 1)) * HIGH;
}

const across = (layer, layers) => (LEFT + (layer / layers) * WIDE).toFixed(1);

function axes(lines, isLog, layers) {
  const low = TOP + HIGH;
  const nodes = lines.flatMap((line) => {
    const y = heightOf(line, lines);
    return [
      path(`M${LEFT} ${y.toFixed(2)}h${WIDE}`, "rule"),
      text(40, y + 4, isLog ? power(line) : short(line), "left"),
    ];
  });
  if (isLog) {
    const y = low - HIGH / 2 / (lines.length - 1); // the axis is cut in the long step
    nodes.push(path(`M${LEFT - 5} ${y + 5}l10 -4m-10 -2l10 -4`, "cut"));
  }
  for (let layer = 0; layer <= layers; layer += Math.ceil(layers / 6))
    nodes.push(text(across(layer, layers), low + 17, layer || "input"));
  return nodes;
}

// What stands at the left end of lines: over the upper one, and below the lower one, or where there
// is room. One line alone needs no name.
function labels(names, all) {
  if (names.length < 2) return [];
  const high = TOP + HIGH - 4;
  const parts = all.map((ys) => ys.slice(0, Math.ceil(0.6 * ys.length))); // they are as long
  const order = [...names.keys()].sort((a, b) => all[a][0] - all[b][0]);
  let last = 0; // where the one above it stands
  return order.map((one, i) => {
    const [least, most] = [Math.min(...parts[one]), Math.max(...parts[one])];
    const below = Math.max(most, last) + LETTER;
    const above = Math.max(Math.min(least - 6, high), last + LETTER);
    last = i && below <= high ? below : above;
    return text(LEFT + 8, last, LABELS[names[one]], "label");
  });
}

// Of the setting before, at the right end of its line, if that stands apart, right of other labels.
function labelBefore([line], all, layers) {
  if (!line) return [];
  const [last, before] = [line.length - 1, line.at(-1)];
  const isApart = all.every((places) => Math.abs(places[last] - before) > LETTER);
  if (!isApart || last < 0.75 * layers) return [];
  const y = before < TOP + LETTER ? before + LETTER : before - 5;
  return [text(Number(across(last, layers)) - 4, y, "before", "label end ghost")];
}

// Across the layers that there are; other axes are the same at every setting. `before`: the
// setting before; `look(text)` hears what is pointed at.
function chart([title, names, tell], facts, before, look) {
  const { layers } = facts;
  const isLog = names[0] !== "noise";
  const largest = Math.max(...names.flatMap((name) => facts[name]));
  const high = Math.max(1, Math.ceil(isLog ? Math.log10(largest) : largest)); // 1, if not one's own
  const lines = isLog ? [high, ...POWERS] : SHARES.map((share) => share * high);
  const heights = (all) =>
    names.map((name) =>
      all[name]
        .slice(0, Math.min(all.layers, layers) + 1)
        .map((value) => heightOf(isLog ? Math.log10(value) : value, lines)),
    );
  const draw = (all, kind) =>
    all.map((places, i) => {
      const points = places.map(
        (y, layer) => `${across(layer, layers)} ${y.toFixed(2)}`,
      );
      return path(`M${points.join("L")}`, `${kind} ${names[i]}`);
    });
  const [now, then] = [heights(facts), before ? heights(before) : []];
  const nodes = [
    ...axes(lines, isLog, layers),
    ...(names[0] === "spread" ? [text(LEFT + 8, TOP + HIGH - 5, ONE, "label")] : []),
    ...draw(then, "ghost"),
    ...labelBefore(then, now, layers),
    ...draw(now, "curve"),
    ...labels(names, now),
  ];
  const says = `${say(facts, 0, names)}; ${say(facts, layers, names)}`;
  const node = figure(title, SIZE.join(" "), says, nodes);
  node.firstElementChild?.append(" ", element("strong", {}, tell(facts)));
  const picture = /** @type {Element} */ (node.lastElementChild);
  node.addEventListener("pointermove", ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    const share = (((clientX - left) / width) * SIZE[0] - LEFT) / WIDE;
    const layer = Math.round(Math.min(Math.max(share, 0), 1) * layers);
    look(say(facts, layer, names));
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
    text: brief(facts[name][layer]),
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
  const controls = {
    layers: stops("Layers", "n_layers", layers, set("layers")),
    residual: checkbox("Add the residual", set("residual")),
  };
  const status = announced("verdict");
  const kind = { class: "wires", role: "group", "aria-label": "Order" };
  const drawn = element("div", kind);
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
    drawn,
    panel(...Object.values(controls)),
    ...[status, charts, details, pointed, address.node],
  );
  let [shown, before] = /** @type {any[]} */ ([]);

  function redraw() {
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    const facts = table ? lookUp(table, (name) => model.get(name)) : model.get("facts");
    if (shown && shown !== facts) before = shown;
    shown = facts;
    const isHeld = drawn.contains(document.activeElement);
    drawn.replaceChildren(...wires(STEPS, facts, set("order")));
    if (isHeld)
      /** @type {any} */ (drawn.querySelector("[aria-pressed=true]"))?.focus();
    charts.replaceChildren(
      ...CHARTS.map((one) => chart(one, facts, before, look)),
      listing(facts),
    );
    details.replaceChildren(summary, drawTable(facts, look));
    look("");
    status.textContent = sentence(facts);
    address.show();
  }

  return follow(model, [...Object.keys(readers), "facts"], redraw);
}

export default { render };
