// MaskComposer: a padded batch, its mask in every convention, and the softmax of what is left.
// Each number is compared with PyTorch in the tests. Code and errors are Python's.
import {
  announced,
  change,
  element,
  follow,
  KEEP_KEYS,
  menu,
  stops,
} from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { full, grid, short } from "../kit/grid.js";

const KINDS = { padding: "Padding", causal: "Causal: no future", both: "Both" };
const SIDES = { right: "On the right", left: "On the left" };
const NAMES = ["rows", "side", "kind", "convention", "fill", "sequence"];
const float = Math.fround; // PyTorch's float32

// The tokens of a typed sequence, or what is wrong with it.
function readRow(text, { words, longest }) {
  const tokens = text.split(/\s+/).filter(Boolean);
  const known = (token) =>
    words.length ? words.includes(token) : /^\d{1,9}$/.test(token);
  const unknown = tokens.find((token) => !known(token));
  const example = words.join(", ") || "ids, such as 5 3 0";
  if (unknown !== undefined)
    return { error: `“${unknown.slice(0, 40)}” cannot be read: write ${example}.` };
  if (tokens.length > longest)
    return { error: `That is ${tokens.length} tokens; there is room for ${longest}.` };
  return { tokens };
}

// The padded batch.
function pad(rows, side, given) {
  const batch = rows.map((row) => readRow(row, given).tokens);
  const length = Math.max(1, ...batch.map((tokens) => tokens.length));
  return batch.map((tokens) => {
    const padding = Array(length - tokens.length).fill(given.pad);
    return side === "right" ? [...tokens, ...padding] : [...padding, ...tokens];
  });
}

const mayLook = (kind, tokens, query, key, padding) =>
  (kind === "causal" || tokens[key] !== padding) &&
  (kind === "padding" || key <= query);

function scoresOf(tokens, b, { words, scores, longest }) {
  const place = (i) => words.indexOf(tokens[i]) * longest + i;
  return tokens.map((_, i) =>
    tokens.map((_, j) =>
      float(words.length ? scores[place(i)][place(j)] : scores[b][i][j]),
    ),
  );
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

function softmax(row) {
  const most = Math.max(...row);
  const powers = row.map((score) => float(Math.exp(float(score - most))));
  return powers.map((power) => power / sum(powers));
}

// One sequence: for each query and key whether it may look, its masked score, its weight.
function compose(tokens, b, { kind, convention, fill }, given) {
  const hides =
    convention === "ours" || convention === "torch"
      ? -Infinity
      : Number(fill.replace("inf", "Infinity"));
  return scoresOf(tokens, b, given).map((row, query) => {
    const may = row.map((_, key) => mayLook(kind, tokens, query, key, given.pad));
    const masked = row.map((score, key) => {
      if (may[key]) return score;
      return convention === "additive" ? float(score + float(hides)) : float(hides);
    });
    return { may, masked, weights: softmax(masked), isBlind: !may.includes(true) };
  });
}

const typeset = (fill) => fill.replaceAll("-", "−").replace("inf", "∞");

// What is written in the mask itself.
function written(may, { convention, fill }) {
  if (convention === "additive") return may ? "0" : typeset(fill);
  if (convention === "zero_one") return may ? "1" : "0";
  return (convention === "ours") === may ? "True" : "False";
}

function verdict(whole, { convention }) {
  const rows = whole.flat();
  const places = rows.flatMap(({ may }) => may);
  const hidden = `${places.filter((may) => !may).length} of ${places.length} places are hidden. `;
  const blind = rows.filter(({ isBlind }) => isBlind);
  if (blind.length && convention === "ours") return "";
  const leaks = rows
    .filter(({ isBlind }) => !isBlind)
    .map(({ may, weights }) => sum(weights.filter((_, key) => !may[key])));
  const leak = Math.max(0, ...leaks);
  let what = "No hidden key gets any weight.";
  if (leak >= 0.00005)
    what = `The mask leaks: hidden keys get up to ${short(leak * 100)} % of a query’s weight.`;
  else if (leak > 0)
    what = `Hidden keys get up to ${short(leak * 100)} % of a query’s weight, too little to matter.`;
  const none = `${blind.length} ${blind.length === 1 ? "query sees" : "queries see"} no key: `;
  if (!blind.length) return hidden + what;
  if (blind.some(({ weights }) => weights.some(Number.isNaN)))
    return `${hidden}${none}the weights there are 0/0, NaN, and no error is raised. ${what}`;
  return `${hidden}${none}the weights there still sum to 1, all on hidden keys. ${what}`;
}

function render({ model, el }) {
  const given = model.get("given");
  const count = model.get("rows").length;
  const readRows = (text) => {
    const rows = text
      .split("|")
      .map((row) => row.split(/\s+/).filter(Boolean).join(" "));
    const isFine =
      rows.length === count && rows.every((row) => readRow(row, given).tokens);
    return isFine ? rows : undefined;
  };
  const conventions = Object.entries(given.code).map(([key, { name }]) => [key, name]);
  const set = (name) => (value) => change(model, { [name]: value });
  const address = inAddress(
    model,
    el,
    {
      rows: readRows,
      side: oneOf(Object.keys(SIDES)),
      kind: oneOf(Object.keys(KINDS)),
      convention: oneOf(Object.keys(given.code)),
      fill: oneOf(given.fills),
      sequence: oneOf([...Array(count).keys()]),
    },
    { rows: (rows) => rows.join("|") },
  );

  const controls = {
    kind: menu("Mask", KINDS, set("kind")),
    side: menu("Padding", SIDES, set("side")),
    convention: menu("Convention", Object.fromEntries(conventions), set("convention")),
    fill: stops("Hidden scores", "fill", given.fills, set("fill")),
  };
  const name = `sequence-${Math.random()}`; // radio buttons of one widget belong together
  const editors = model.get("rows").map((_, b) => {
    const input = element("input", {
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      ...KEEP_KEYS,
    });
    const label = element("label", {}, element("span", {}, `Sequence ${b}`), input);
    input.addEventListener("input", () => edit(b, input));
    const radio = element("input", {
      type: "radio",
      name,
      "aria-label": `Show sequence ${b}`,
      ...KEEP_KEYS,
    });
    radio.addEventListener("change", () => set("sequence")(b));
    return {
      input,
      radio,
      node: element("div", {}, label, element("label", {}, radio, "show")),
    };
  });
  const status = announced("verdict");
  const error = announced("error");
  const code = element("pre", { tabindex: "0", "aria-label": "The code" });
  const note = element("p", { class: "hint" });
  const batch = element("div", { class: "scroller" });
  const maps = element("div", { class: "maps" });
  const readout = element("p", { class: "pointed", "aria-hidden": "true" });
  const legend = given.words.length ? `Words: ${given.words.join(" ")}` : "Write ids";
  el.append(
    element(
      "div",
      {
        class: "annotated-view mask-composer",
        role: "group",
        "aria-label": "Mask composer",
      },
      element(
        "div",
        { class: "rows", role: "group", "aria-label": "Sequences" },
        ...editors.map(({ node }) => node),
      ),
      element(
        "p",
        { class: "hint" },
        `${legend}. At most ${given.longest} in a sequence; shorter ones are padded.`,
      ),
      element(
        "div",
        { class: "controls" },
        ...Object.values(controls).map(({ node }) => node),
      ),
      ...[error, status, batch, note, code, maps, readout, address.node],
    ),
  );

  function edit(b, input) {
    const problem = readRow(input.value, given).error ?? "";
    input.setAttribute("aria-invalid", Boolean(problem));
    if (problem) return (error.textContent = problem);
    set("rows")(model.get("rows").with(b, input.value.trim()));
    redraw(); // if nothing has changed, a message has to go
  }

  function redraw() {
    const state = Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
    const hidesByForce = state.convention === "ours" || state.convention === "torch";
    for (const [name, control] of Object.entries(controls)) control.show(state[name]);
    controls.fill.input.disabled = hidesByForce;
    const fill = hidesByForce ? "-inf" : state.fill;
    controls.fill.show(fill, typeset(fill));
    editors.forEach(({ input, radio }, b) => {
      if (input.value.trim() !== state.rows[b]) input.value = state.rows[b];
      input.setAttribute("aria-invalid", "false");
      radio.checked = b === state.sequence;
    });
    const tokens = pad(state.rows, state.side, given);
    const whole = tokens.map((row, b) => compose(row, b, state, given));
    const [B, L] = [tokens.length, tokens[0].length];
    error.textContent = state.convention === "ours" ? refusal(whole, state, B, L) : "";
    status.textContent = verdict(whole, state);
    status.classList.toggle("alarming", /leaks|no key/.test(status.textContent));
    const {
      note: about,
      shapes,
      [state.kind]: make,
      use,
    } = given.code[state.convention];
    note.textContent = `${about} Shape: ${shapes[state.kind].replaceAll("B", B).replaceAll("L", L)}`;
    code.textContent = `${make}\n${use}`;
    batch.replaceChildren(drawBatch(tokens, state.sequence));
    maps.replaceChildren(
      ...drawMaps(tokens[state.sequence], whole[state.sequence], state),
    );
    readout.textContent = "";
    address.show();
  }

  // The package's own words, with the first query that sees no key.
  function refusal(whole, { kind }, B, L) {
    const shape = { padding: [B, 1, L], causal: [1, L, L], both: [B, L, L] }[kind];
    const b = whole.findIndex((rows) => rows.some(({ isBlind }) => isBlind));
    if (b < 0) return "";
    const query = whole[b].findIndex(({ isBlind }) => isBlind);
    return given.refusal
      .replace("{shape}", `(${shape.join(", ")})`)
      .replace("{query}", `(${b}, ${query})`);
  }

  function drawBatch(tokens, sequence) {
    const rows = tokens.map((row, b) => {
      const cells = row.map((token) => {
        const id = given.words.length ? given.words.indexOf(token) : token;
        const kind = token === given.pad ? "hidden" : "";
        return element(
          "td",
          { class: kind },
          token,
          given.words.length ? element("small", {}, id) : "",
        );
      });
      const line = element(
        "tr",
        {},
        element("th", { scope: "row" }, `Sequence ${b}`),
        ...cells,
      );
      if (b === sequence) line.classList.add("current");
      return line;
    });
    const title = `The batch: ids of shape (${tokens.length}, ${tokens[0].length}), pad_id = ${
      given.words.length ? given.words.indexOf(given.pad) : given.pad
    }`;
    return element(
      "table",
      { class: "numbers" },
      element("caption", {}, title),
      element("tbody", {}, ...rows),
    );
  }

  function drawMaps(tokens, rows, state) {
    const isRefused = state.convention === "ours" && error.textContent;
    const draw = (title, cellOf) => {
      const cells = rows.map((row, query) =>
        row.may.map((may, key) => {
          const { number, text = short(number), ...rest } = cellOf(row, key);
          const at = `query ${query} (${tokens[query]}), key ${key} (${tokens[key]})`;
          const exact = number === undefined ? "" : `, exactly ${full(number)}`;
          const say = `${at}, ${may ? "visible" : "hidden"}${exact}.`;
          return { text, say, kinds: may ? [] : ["hidden"], ...rest };
        }),
      );
      const look = (text) => (readout.textContent = text);
      return grid({
        title,
        corner: "query ↓ key →",
        rows: tokens,
        columns: tokens,
        cells,
        look,
      });
    };
    const spill = (row, key) => !row.may[key] && !(row.weights[key] < 0.00005);
    const nodes = [
      draw("Mask", (row, key) => ({ text: written(row.may[key], state) })),
      draw("Scores with the mask", (row, key) => ({ number: row.masked[key] })),
    ];
    if (isRefused)
      return [
        ...nodes,
        element("p", { class: "refused" }, "No weights: the mask is refused."),
      ];
    return [
      ...nodes,
      draw("Weights, after softmax", (row, key) => {
        const weight = row.weights[key];
        const kinds = [
          row.may[key] ? "" : "hidden",
          spill(row, key) ? "leak" : "",
        ].filter(Boolean);
        return {
          number: weight,
          text: weight === 0 ? "0" : short(weight, 3),
          share: weight || 0,
          kinds,
        };
      }),
    ];
  }

  return follow(model, NAMES, redraw);
}

export default { render };
