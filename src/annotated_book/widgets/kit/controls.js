// Native controls, the same in every widget.
import { keyed } from "./objects.js";

/**
 * What a widget's module sees of its state, in Jupyter and on a page. `later` is there only on
 * a page without a kernel: what the widget needs once it is used.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(events: string, listener: () => void) => void} on
 * @property {(events: string, listener: () => void) => void} off
 * @property {(name?: string) => Promise<any>} [later]
 */

/** @typedef {{ model: Model, el: HTMLElement }} Place where a widget is drawn */

/** @typedef {Node | string | number} Child */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return filled(node, attributes, children);
}

/** @template {Element} Kind @param {Kind} node @returns {Kind} */
function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes))
    node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/**
 * A widget's parts, where they are seen: `name` is its class, `label` what is heard of it.
 * @param {HTMLElement} el
 * @param {string} name
 * @param {string} label
 * @param {...Child} parts
 */
export function frame(el, name, label, ...parts) {
  const kind = { class: `annotated-view ${name}`, role: "group", "aria-label": label };
  el.append(element("div", kind, ...parts));
}

/** A box of this class. @param {string} kind @param {...Child} children */
export const div = (kind, ...children) => element("div", { class: kind }, ...children);

/** What is closed at first. @param {string} title @param {...Child} parts */
export const fold = (title, ...parts) =>
  element("details", {}, element("summary", {}, title), ...parts);

/** Sets custom properties, of which a style draws: { w: 1 } is --w.
 * @template {HTMLElement | SVGElement} Kind @param {Kind} node
 * @param {Record<string, number>} values @returns {Kind} */
export function styled(node, values) {
  for (const [name, value] of Object.entries(values))
    node.style.setProperty(`--${name}`, String(value));
  return node;
}

/** Controls side by side. */
export const panel = (...controls) =>
  div("controls", ...controls.map(({ node }) => node));

/** The line that says what is pointed at. A screen reader reads the cell itself. */
export const pointedLine = () =>
  element("p", { class: "pointed", "aria-hidden": "true" });

/** What is too wide for its place. */
export const scroller = (...children) => div("scroller", ...children);

/**
 * A table; the first of its head is the corner, and the first of a line its name. What is a cell
 * already stays one.
 * @param {Record<string, any>} attributes
 * @param {string} title its caption, if it has one
 * @param {Child[]} head
 * @param {Child[][]} lines
 */
export function table(attributes, title, head, lines) {
  const cells = (tag, scope, children) =>
    children.map((child) =>
      child instanceof HTMLTableCellElement ? child : element(tag, scope, child),
    );
  const names = [
    ...cells("td", {}, head.slice(0, 1)),
    ...cells("th", { scope: "col" }, head.slice(1)),
  ];
  const rows = lines.map((line) => {
    const name = cells("th", { scope: "row" }, line.slice(0, 1));
    return element("tr", {}, ...name, ...cells("td", {}, line.slice(1)));
  });
  const caption = title ? [element("caption", {}, title)] : [];
  const first = element("thead", {}, element("tr", {}, ...names));
  return element("table", attributes, ...caption, first, element("tbody", {}, ...rows));
}

/** Whether nothing may move. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// JupyterLab would take the arrow keys for itself.
export const KEEP_KEYS = { "data-lm-suppress-shortcuts": "true" };

export function button(label, press, attributes = {}) {
  const node = element("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", press);
  return node;
}

// What both kinds of sliders are made of.
function ranged(label, symbol, limits, change) {
  const input = element("input", { type: "range", ...limits, ...KEEP_KEYS });
  const output = element("output", { "aria-live": "off" });
  const name = element("span", {}, label, " ", element("code", {}, symbol));
  input.addEventListener("input", () => change(Number(input.value)));
  const kind = { class: "control" };
  const node = element("div", kind, element("label", {}, name, input), output);
  return { node, input, output };
}

export function slider(label, symbol, choices, change) {
  const limits = { min: Math.min(...choices), max: Math.max(...choices) };
  const { node, input, output } = ranged(label, symbol, limits, change);
  return {
    node,
    input,
    show(value) {
      input.value = String(value);
      output.textContent = String(value);
    },
  };
}

// A slider over a list of values that are not evenly spaced.
export function stops(label, symbol, choices, change) {
  const limits = { min: 0, max: choices.length - 1 };
  const choose = (place) => change(choices[place]);
  const { node, input, output } = ranged(label, symbol, limits, choose);
  return {
    node,
    input,
    show(value, text = String(value)) {
      input.value = String(choices.indexOf(value));
      input.setAttribute("aria-valuetext", text);
      output.textContent = text;
    },
  };
}

export function checkbox(label, change) {
  const input = element("input", { type: "checkbox", ...KEEP_KEYS });
  input.addEventListener("change", () => change(input.checked));
  return {
    node: element("div", { class: "control" }, element("label", {}, input, label)),
    show(value) {
      input.checked = value;
    },
  };
}

// `choices`: value -> what the reader sees
export function menu(label, choices, change) {
  const options = Object.entries(choices).map(([value, text]) =>
    element("option", { value }, text),
  );
  const id = `menu-${Math.random()}`;
  const input = element("select", { id, ...KEEP_KEYS }, ...options);
  input.addEventListener("change", () => change(input.value));
  return {
    node: element(
      "div",
      { class: "control menu" },
      element("label", { for: id }, label),
      input,
    ),
    show(value) {
      input.value = value;
    },
  };
}

/** A field for a text that is no prose. */
export const textField = (attributes = {}) =>
  element("input", {
    type: "text",
    autocapitalize: "none",
    autocomplete: "off",
    spellcheck: "false",
    ...attributes,
    ...KEEP_KEYS,
  });

/** One of several choices, with what is seen of it. @param {...Child} children */
export function radio(attributes, choose, ...children) {
  const input = element("input", { type: "radio", ...attributes, ...KEEP_KEYS });
  input.addEventListener("change", choose);
  return { input, node: element("label", {}, input, ...children) };
}

/**
 * Reacts to changes of traits; what is returned ends that.
 * @param {Model} model
 * @param {Record<string, () => void>} reactions
 */
export function listen(model, reactions) {
  const all = Object.entries(reactions);
  for (const [name, react] of all) model.on(`change:${name}`, react);
  return () => {
    for (const [name, react] of all) model.off(`change:${name}`, react);
  };
}

/** Draws now and whenever one of these traits changes; what is returned ends that.
 * @param {Model} model @param {string[]} names @param {() => void} redraw */
export function follow(model, names, redraw) {
  const end = listen(
    model,
    keyed(names, () => redraw),
  );
  redraw();
  return end;
}

/**
 * Where a widget stands.
 * @param {Model} model
 * @param {string[]} names
 * @returns {any}
 */
export const stateOf = (model, names) => keyed(names, (name) => model.get(name));

/** @param {Model} model @param {Record<string, any>} values */
export function change(model, values) {
  for (const [name, value] of Object.entries(values)) model.set(name, value);
  model.save_changes();
}

// A line that is seen at once and heard, by those who have a screen reader, when it has
// rested: a slider that moves shall not make it speak at every step.
export function announced(name) {
  const line = element("p", { class: name });
  const changed = new MutationObserver(() => {
    if (line.textContent) announce(line.textContent);
  });
  const all = { childList: true, characterData: true, subtree: true };
  queueMicrotask(() => changed.observe(line, all)); // what it starts with is not announced
  return line;
}

const REST = 1000; // milliseconds; longer than a step of a run that plays
/** @type {HTMLElement | undefined} */
let voice; // out of sight, at the foot of the page
let resting;

function announce(text) {
  if (!voice?.isConnected) {
    voice = element("p", { class: "annotated-voice", role: "status" });
    document.body.append(voice);
  }
  const line = voice;
  clearTimeout(resting);
  resting = setTimeout(() => {
    line.textContent = text;
  }, REST);
}
