// MaskComposer: a padded batch, its mask in every convention, and the softmax of what is left.
// Each number is compared with PyTorch in the tests. Code and errors are Python's.
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
  pointedLine,
  scroller,
  stateOf,
  stops,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import {
  compose,
  hidesByForce,
  pad,
  problemOf,
  refusal,
  typeset,
  verdict,
  wordsOf,
  written,
} from "./masks.js";

const KINDS = { padding: "Padding", causal: "Causal: no future", both: "Both" };
const SIDES = { right: "On the right", left: "On the left" };
const NAMES = ["rows", "side", "kind", "convention", "fill", "sequence"];

// --- what is drawn ---

function drawBatch(tokens, sequence, { words, pad }) {
  const idOf = (token) => (words.length ? words.indexOf(token) : token);
  const rows = tokens.map((row, b) => {
    const cells = row.map((token) => {
      const id = words.length ? element("small", {}, idOf(token)) : "";
      return element("td", { class: token === pad ? "hidden" : "" }, token, id);
    });
    const name = element("th", { scope: "row" }, `Sequence ${b}`);
    const line = element("tr", {}, name, ...cells);
    if (b === sequence) line.classList.add("current");
    return line;
  });
  const shape = `(${tokens.length}, ${tokens[0].length})`;
  const title = `The batch: ids of shape ${shape}, pad_id = ${idOf(pad)}`;
  const caption = element("caption", {}, title);
  return element("table", { class: "numbers" }, caption, element("tbody", {}, ...rows));
}

// `cellOf(row, key)` gives { number } or { text }, and what else a cell of a grid has.
function drawMap(title, tokens, rows, cellOf, look) {
  const cells = rows.map((row, query) =>
    row.may.map((may, key) => {
      const { number, text = short(number), ...rest } = cellOf(row, key);
      const at = `query ${query} (${tokens[query]}), key ${key} (${tokens[key]})`;
      const exact = number === undefined ? "" : `, exactly ${full(number)}`;
      const say = `${at}, ${may ? "visible" : "hidden"}${exact}.`;
      return { text, say, kinds: may ? [] : ["hidden"], ...rest };
    }),
  );
  return grid({
    title,
    corner: "query ↓ key →",
    rows: tokens,
    columns: tokens,
    cells,
    look,
  });
}

function weightCell({ may, weights }, key) {
  const weight = weights[key];
  const isLeak = !may[key] && !(weight < 0.00005);
  const kinds = [may[key] ? "" : "hidden", isLeak ? "leak" : ""].filter(Boolean);
  const text = weight === 0 ? "0" : short(weight, 3);
  return { number: weight, text, share: weight || 0, kinds };
}

function drawMaps(tokens, rows, state, isRefused, look) {
  const draw = (title, cellOf) => drawMap(title, tokens, rows, cellOf, look);
  return [
    draw("Mask", ({ may }, key) => ({ text: written(may[key], state) })),
    draw("Scores with the mask", ({ masked }, key) => ({ number: masked[key] })),
    isRefused
      ? element("p", { class: "refused" }, "No weights: the mask is refused.")
      : draw("Weights, after softmax", weightCell),
  ];
}

// A field for each sequence, and which one is shown.
function drawEditors(count, edit, choose) {
  const name = `sequence-${Math.random()}`; // radio buttons of one widget belong together
  return Array.from({ length: count }, (_, b) => {
    const plain = { type: "text", spellcheck: "false", autocomplete: "off" };
    const input = element("input", { ...plain, ...KEEP_KEYS });
    const label = element("label", {}, element("span", {}, `Sequence ${b}`), input);
    input.addEventListener("input", () => edit(b, input));
    const radio = element("input", {
      type: "radio",
      name,
      "aria-label": `Show sequence ${b}`,
      ...KEEP_KEYS,
    });
    radio.addEventListener("change", () => choose(b));
    const node = element("div", {}, label, element("label", {}, radio, "show"));
    return {
      node,
      show(text, isChosen) {
        if (input.value.trim() !== text) input.value = text;
        input.setAttribute("aria-invalid", "false");
        radio.checked = isChosen;
      },
    };
  });
}

// --- the widget ---

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
    sequence: oneOf([...Array(count).keys()]),
  };
}

function controlsOf(given, set) {
  const conventions = Object.entries(given.code).map(([key, { name }]) => [key, name]);
  return {
    kind: menu("Mask", KINDS, set("kind")),
    side: menu("Padding", SIDES, set("side")),
    convention: menu("Convention", Object.fromEntries(conventions), set("convention")),
    fill: stops("Hidden scores", "fill", given.fills, set("fill")),
  };
}

function showControls(controls, state) {
  for (const [name, control] of Object.entries(controls)) control.show(state[name]);
  const isForced = hidesByForce(state.convention);
  const fill = isForced ? "-inf" : state.fill;
  controls.fill.input.disabled = isForced;
  controls.fill.show(fill, typeset(fill));
}

// The code of a convention, and what is said of it.
function showCode([note, code], { code: all }, { convention, kind }, B, L) {
  const { note: about, shapes, [kind]: make, use } = all[convention];
  const shape = shapes[kind].replaceAll("B", B).replaceAll("L", L);
  note.textContent = `${about} Shape: ${shape}`;
  code.textContent = `${make}\n${use}`;
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  /** @type {import("./masks.js").Given} */
  const given = model.get("given");
  const count = model.get("rows").length;
  const set = (name) => (value) => change(model, { [name]: value });
  const writers = { rows: (rows) => rows.join("|") };
  const address = inAddress(model, el, readersOf(given, count), writers);
  const controls = controlsOf(given, set);
  const editors = drawEditors(count, edit, set("sequence"));
  const [status, error] = [announced("verdict"), announced("error")];
  const code = element("pre", { tabindex: "0", "aria-label": "The code" });
  const note = element("p", { class: "hint" });
  const batch = scroller();
  const maps = element("div", { class: "maps" });
  const readout = pointedLine();
  const sequences = { class: "rows", role: "group", "aria-label": "Sequences" };
  const legend = given.words.length ? `Words: ${given.words.join(" ")}` : "Write ids";
  const room = `${legend}. At most ${given.longest} in a sequence; shorter ones are padded.`;
  frame(
    el,
    "mask-composer",
    "Mask composer",
    element("div", sequences, ...editors.map(({ node }) => node)),
    element("p", { class: "hint" }, room),
    panel(...Object.values(controls)),
    ...[error, status, batch, note, code, maps, readout, address.node],
  );

  function edit(b, input) {
    const problem = problemOf(input.value, given);
    input.setAttribute("aria-invalid", Boolean(problem));
    error.textContent = problem;
    if (problem) return;
    set("rows")(model.get("rows").with(b, input.value.trim()));
    redraw(); // if nothing has changed, a message has to go
  }

  function redraw() {
    const state = stateOf(model, NAMES);
    const { rows, side, sequence } = state;
    showControls(controls, state);
    for (const [b, { show }] of editors.entries()) show(rows[b], b === sequence);
    const tokens = pad(rows, side, given);
    const whole = tokens.map((row, b) => compose(row, b, state, given));
    error.textContent = refusal(whole, state, given);
    status.textContent = verdict(whole, state);
    status.classList.toggle("alarming", /leaks|no key/.test(status.textContent));
    showCode([note, code], given, state, tokens.length, tokens[0].length);
    batch.replaceChildren(drawBatch(tokens, sequence, given));
    const look = (text) => {
      readout.textContent = text;
    };
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
