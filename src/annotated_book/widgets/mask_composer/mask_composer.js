// MaskComposer: a padded batch, its mask in every convention, and the softmax of what is left.
// Each number is compared with PyTorch in the tests. Code and errors are Python's.

import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  div,
  element,
  fold,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  pointedLine,
  radio,
  scroller,
  stateOf,
  stops,
  textField,
} from "../kit/controls.js";
import { range } from "../kit/numbers.js";
import { mapped } from "../kit/objects.js";
import { drawBatch, drawMaps } from "./maps.js";
import {
  cellNumber,
  codeOf,
  compose,
  hidesByForce,
  pad,
  problemOf,
  refusal,
  typeset,
  verdict,
  wordsOf,
} from "./masks.js";
import { paintable } from "./paint.js";

const KINDS = { padding: "Padding", causal: "Causal: no later tokens", both: "Both" };
const SIDES = { right: "On the right", left: "On the left" };
const NAMES = ["rows", "side", "kind", "convention", "fill", "sequence", "painted"];

// A field for each sequence, and which one is shown.
function drawEditors(count, edit, choose) {
  const name = `sequence-${Math.random()}`; // radio buttons of one widget belong together
  return range(count).map((b) => {
    const input = textField();
    const label = element("label", {}, element("span", {}, `Sequence ${b}`), input);
    input.addEventListener("input", () => edit(b, input));
    const said = { name, "aria-label": `Show sequence ${b}` };
    const choice = radio(said, () => choose(b), b);
    return {
      node: element("div", {}, label),
      choice: choice.node,
      show(text, isChosen) {
        if (input.value.trim() !== text) input.value = text;
        input.setAttribute("aria-invalid", "false");
        choice.input.checked = isChosen;
      },
    };
  });
}

// --- the widget ---

// Numbers of cells, such as 3.7.12, or undefined.
function readCells(text, most) {
  if (text === "") return [];
  const cells = text.split(".").map(Number);
  const isFine = cells.every(
    (cell, i) => cell >= 0 && cell < most && !(cell <= cells[i - 1]),
  );
  return isFine && cells.join(".") === text ? cells : undefined;
}

function readersOf(given, count) {
  const readRows = (text) => {
    const rows = text.split("|").map((row) => wordsOf(row).join(" "));
    const isFine = rows.length === count && rows.every((row) => !problemOf(row, given));
    return isFine ? rows : undefined;
  };
  return {
    rows: readRows,
    side: oneOf(Object.keys(SIDES)),
    kind: oneOf(Object.keys(KINDS)),
    convention: oneOf(Object.keys(given.code)),
    fill: oneOf(given.fills),
    sequence: oneOf(range(count)),
    painted: (text) => readCells(text, count * given.longest ** 2),
  };
}

function controlsOf(given, set) {
  const conventions = mapped(given.code, ({ name }) => name);
  return {
    kind: menu("Mask", KINDS, set("kind")),
    side: menu("Padding", SIDES, set("side")),
    convention: menu("Convention", conventions, set("convention")),
    fill: stops("Masked scores", "fill", given.fills, set("fill")),
  };
}

function showControls(controls, state) {
  for (const [name, control] of Object.entries(controls)) control.show(state[name]);
  const isForced = hidesByForce(state.convention);
  const fill = isForced ? "-inf" : state.fill;
  controls.fill.input.disabled = isForced;
  controls.fill.show(fill, typeset(fill));
}

/** Where the widget stands, and what follows from it.
 * @param {import("../kit/controls.js").Model} model @param {import("./masks.js").Given} given */
function standing(model, given) {
  const all = stateOf(model, NAMES);
  const state = { ...all, painted: all.painted ?? [] }; // a page's state may be without
  const tokens = pad(state.rows, state.side, given);
  return {
    state,
    tokens,
    whole: tokens.map((row, b) => compose(row, b, state, given)),
  };
}

/** All that is seen; `show(state)` brings it up to date. */
function drawParts(given, count, edit, set, clear) {
  const controls = controlsOf(given, set);
  const editors = drawEditors(count, edit, set("sequence"));
  const [status, error] = [announced("verdict"), announced("error")];
  const code = element("pre", { tabindex: "0", "aria-label": "The code" });
  const note = element("p", { class: "hint" });
  const batch = scroller();
  const maps = div("maps");
  const legend = given.words.length ? `Tokens: ${given.words.join(" ")}` : "Write ids";
  const room = `${legend}. At most ${given.longest} in a sequence.`;
  const sequences = { class: "rows", role: "group", "aria-label": "Sequences" };
  const texts = element("div", sequences, ...editors.map(({ node }) => node));
  const group = { class: "which", role: "group", "aria-label": "Sequence shown" };
  const which = element("div", group, "Sequence", ...editors.map((one) => one.choice));
  const hint = element("p", { class: "hint" }, room);
  const undo = button("Undo the painting", clear, KEEP_KEYS);
  return {
    ...{ controls, editors, status, error, code, note, batch, maps, undo },
    nodes: [
      div("top", controls.kind.node, which, undo),
      panel(controls.convention, controls.fill),
      ...[maps, error, status],
      div("made", batch, element("div", {}, note, code)),
      fold("Write other sequences", controls.side.node, texts, hint),
    ],
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  /** @type {import("./masks.js").Given} */
  const given = model.get("given");
  const count = model.get("rows").length;
  const set = (name) => (value) => change(model, { [name]: value });
  const writers = {
    rows: (rows) => rows.join("|"),
    painted: (cells) => (cells ?? []).join("."),
  };
  const address = inAddress(model, el, readersOf(given, count), writers);
  const parts = drawParts(given, count, edit, set, () => set("painted")([]));
  const { controls, editors, status, error, maps } = parts;
  const answers = [maps, parts.batch, parts.code, parts.note]; // to what is written
  const readout = pointedLine();
  const look = (text) => {
    readout.textContent = text;
  };
  const nodes = [...parts.nodes, readout, address.node];
  frame(el, "mask-composer", "Mask composer", ...nodes);
  const isHidden = (query, key) => {
    const { whole, state } = standing(model, given);
    return !whole[state.sequence][query].may[key];
  };
  paintable(maps, isHidden, (query, key) => {
    const { painted, sequence } = standing(model, given).state;
    const cell = cellNumber([sequence, query, key], given);
    const others = painted.filter((other) => other !== cell);
    const all = others.length < painted.length ? others : [...others, cell];
    set("painted")(all.sort((a, b) => a - b));
  });

  function edit(b, input) {
    const problem = problemOf(input.value, given);
    input.setAttribute("aria-invalid", Boolean(problem));
    error.textContent = problem;
    for (const part of answers) part.inert = Boolean(problem);
    if (problem) {
      status.textContent = "";
      look(""); // a browser tells only later that the focus is lost
      return;
    }
    set("rows")(model.get("rows").with(b, input.value.trim()));
    redraw(); // if nothing has changed, a message has to go
  }

  function redraw() {
    const { state, tokens, whole } = standing(model, given);
    const { rows, sequence, painted } = state;
    showControls(controls, state);
    for (const [b, { show }] of editors.entries()) show(rows[b], b === sequence);
    for (const part of answers) part.inert = false;
    error.textContent = refusal(whole, state, given);
    status.textContent = verdict(whole, state);
    status.classList.toggle("alarming", /leak|no key/.test(status.textContent));
    const { code, note } = codeOf(whole, state, given);
    parts.code.textContent = code;
    parts.note.textContent = note;
    parts.undo.disabled = !painted.length;
    parts.batch.replaceChildren(drawBatch(tokens, sequence, given));
    const isRefused = error.textContent !== "";
    maps.replaceChildren(
      ...drawMaps(tokens[sequence], whole[sequence], state, isRefused, look),
    );
    look("");
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
