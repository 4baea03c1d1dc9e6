// ParameterCalculator: how many weights a model has, part by part, with the formula filled in.
// Formulas and messages are Python's, read off real models; here the letters get their values.
import { inAddress, yesOrNo } from "../kit/address.js";
import {
  announced,
  button,
  change,
  checkbox,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  pointedLine,
  stateOf,
  table,
} from "../kit/controls.js";
import { count, formula, memory, written } from "../kit/letters.js";
import { drawAreas, filled, percent } from "./areas.js";

const SIZES = {
  src_vocab: "Source vocabulary",
  tgt_vocab: "Target vocabulary",
  n_layers: "Layers of each stack",
  d_model: "Features",
  d_ff: "Hidden features",
  n_heads: "Heads",
};
const BOXES = {
  tie_embeddings: "One matrix for embeddings and output projection: tie_embeddings",
  norm_first: "Norm first, with a final norm for each stack: norm_first",
};
const NAMES = Object.keys({ ...SIZES, ...BOXES });
const OWN = "Your own";

const fill = (template, values) =>
  template.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// What the package says of these settings, or "".
function refusal(settings, { size, heads, tied }) {
  const name = Object.keys(SIZES).find((name) => settings[name] < 1);
  if (name) return fill(size, { name, got: settings[name] });
  if (settings.d_model % settings.n_heads) return fill(heads, settings);
  if (settings.tie_embeddings && settings.src_vocab !== settings.tgt_vocab)
    return fill(tied, settings);
  return "";
}

// Equal products of several parts, added up: the whole formula.
function together(parts) {
  const terms = {};
  for (const [times, factors] of Object.values(parts).flat()) {
    const key = factors.join(" ");
    terms[key] ??= [0, factors];
    terms[key][0] += times;
  }
  return Object.values(terms);
}

// A size that a reader typed, or undefined.
const sizeReader = (most) => (text) => {
  const value = /^\d{1,8}$/.test(text) ? Number(text) : NaN;
  return value <= most ? value : undefined;
};

// A field for a size, which two buttons halve and double; `take(value)` hears what is typed,
// `refuse(text)` what is wrong with it.
function drawField(name, most, take, refuse) {
  const range = { type: "number", min: 1, max: most, step: 1 };
  const input = element("input", { ...range, ...KEEP_KEYS });
  const label = element("span", {}, `${SIZES[name]} `, element("code", {}, name));
  input.addEventListener("input", () => {
    const value = sizeReader(most)(input.value.trim());
    input.setAttribute("aria-invalid", String(value === undefined));
    if (value === undefined)
      refuse(`${name} must be an integer from 1 to ${written(most)}.`);
    else take(value);
  });
  let shown = 1;
  const scale = (factor) => () =>
    take(Math.min(Math.max(Math.round(shown * factor), 1), most));
  const scaling = Object.entries({ "÷2": 0.5, "×2": 2 }).map(([sign, factor]) =>
    button(sign, scale(factor), { "aria-label": `${sign} ${name}` }),
  );
  const title = element("label", {}, label, input);
  return {
    node: element("div", { class: "control size" }, title, ...scaling),
    show(value) {
      shown = value;
      if (Number(input.value) !== value || input.value === "") input.value = value;
      input.setAttribute("aria-invalid", "false");
    },
  };
}

function drawRow(name, terms, settings, total) {
  const n = count(terms, settings);
  const lines = terms.length
    ? [formula(terms), filled(terms, settings)]
    : ["none of its own: it is shared"];
  const how = lines.map((line) => element("div", {}, line));
  return [
    name,
    element("td", { class: "how" }, ...how),
    element("td", { class: "count" }, written(n)),
    element("td", { class: "share" }, percent(n / total)),
  ];
}

function drawTable(found, settings, total) {
  const rows = Object.entries(found).map(([name, terms]) =>
    drawRow(name, terms, settings, total),
  );
  const names = ["Part", "Formula, and filled in", "Parameters", "Share"];
  return table({ class: "numbers" }, "", names, rows);
}

const drawWhole = (all, settings, total) => [
  ...[element("strong", {}, "All together: "), formula(all), element("br")],
  ...[`= ${filled(all, settings)}`, element("br"), `= ${written(total)}`],
];

// The areas, and below them the numbers, to be unfolded.
function drawResult(names) {
  const whole = element("p", { class: "whole" });
  const region = { tabindex: "0", role: "region", "aria-label": "The parts" };
  const scroller = element("div", { class: "scroller", ...region });
  const pointed = pointedLine();
  const look = (text) => {
    pointed.textContent = text;
  };
  const areas = drawAreas(names, look);
  const hint =
    "The larger an area, the more parameters; a stripe is a layer. Point at a part.";
  const legend = element("p", { class: "hint" }, hint);
  const summary = element("summary", {}, "Part by part, in numbers, with the formulas");
  const numbers = element("details", {}, summary, whole, scroller);
  return {
    ...{ areas: areas.node, legend, pointed, numbers },
    dim(isDimmed) {
      for (const part of [areas.node, numbers]) part.inert = isDimmed;
    },
    show(found, settings, total, all) {
      look("");
      areas.show(found, settings, total);
      whole.replaceChildren(...drawWhole(all, settings, total));
      scroller.replaceChildren(drawTable(found, settings, total));
    },
  };
}

const inPython = (is) => (is ? "True" : "False");

// By how much the total has changed, and what changed it.
function changeOf(before, after, was, is) {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  if (!changed.length) return "";
  const write = (value) =>
    value === Boolean(value) ? inPython(value) : written(value);
  const [name, other] = changed;
  const what = other
    ? "Against the model before"
    : `${name}: ${write(before[name])} → ${write(after[name])}`;
  if (is === was) return `${what}. No change: ±0 parameters`;
  const size = `${written(Math.abs(is - was))} (${percent(Math.abs(is / was - 1))})`;
  return `${what}. ${is > was ? "▲ +" : "▼ −"}${size}`;
}

// All controls but the menu of presets.
function controlsOf(most, set, take, refuse) {
  const field = (name) => [name, drawField(name, most[name], take(name), refuse)];
  const box = ([name, label]) => [name, checkbox(label, set(name))];
  return Object.fromEntries([
    ...Object.keys(SIZES).map(field),
    ...Object.entries(BOXES).map(box),
  ]);
}

const readersOf = (most) =>
  Object.fromEntries(
    NAMES.map((name) => [name, name in SIZES ? sizeReader(most[name]) : yesOrNo]),
  );

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { parts, presets, refusals, most } = model.get("known");
  const address = inAddress(model, el, readersOf(most));
  const set = (name) => (value) => change(model, { [name]: value });
  const names = Object.fromEntries(
    [...Object.keys(presets), OWN].map((name) => [name, name]),
  );
  const preset = menu("Model", names, (name) => {
    isQuiet = true; // all at once: one change of the total
    change(model, presets[name] ?? {});
    isQuiet = false;
    redraw();
  });
  const take = (name) => (value) => {
    set(name)(value);
    redraw(); // if it is the old value, nothing changes, and a message has to go
  };
  const refuse = (problem) => {
    error.textContent = problem;
    if (problem) status.textContent = "";
    result.dim(Boolean(problem)); // the last result stays
  };
  const controls = controlsOf(most, set, take, refuse);
  const [status, error] = [announced("verdict"), announced("error")];
  const result = drawResult(Object.keys(Object.values(parts)[0]));
  const difference = element("p", { class: "change" });
  let [last, isQuiet] = /** @type {any[]} */ ([]);
  frame(
    el,
    "parameter-calculator",
    "Parameter calculator",
    panel(preset),
    ...[error, status, difference, result.areas, result.pointed, result.legend],
    panel(...Object.values(controls)),
    ...[result.numbers, address.node],
  );

  function redraw() {
    if (isQuiet) return;
    const settings = stateOf(model, NAMES);
    const isPreset = ([, values]) =>
      NAMES.every((name) => values[name] === settings[name]);
    preset.show(Object.entries(presets).find(isPreset)?.[0] ?? OWN);
    for (const [name, { show }] of Object.entries(controls)) show(settings[name]);
    const problem = refusal(settings, refusals);
    refuse(problem);
    address.show();
    if (problem) return;
    const found =
      parts[`${inPython(settings.tie_embeddings)} ${inPython(settings.norm_first)}`];
    const all = together(found);
    const total = count(all, settings);
    status.replaceChildren(
      element("strong", {}, written(total)),
      ` parameters: ${memory(4 * total)} in float32, ${memory(16 * total)} in training, with gradients and Adam’s two averages.`,
    );
    const told = last && changeOf(last.settings, settings, last.total, total);
    if (told) difference.textContent = told;
    last = { settings, total };
    result.show(found, settings, total, all);
  }

  return follow(model, NAMES, redraw);
}

export default { render };
