// AttentionByHand: vectors of two features, dragged or typed, and every step of attention.
// The tests compare each number with the package's own attention.
import { inAddress, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  pointedLine,
  scroller,
  stateOf,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { dot, softmax } from "../kit/numbers.js";
import { drawPlane } from "./plane.js";

const KINDS = { query: "Queries", key: "Keys", value: "Values" };
const NAMES = ["query", "key", "value", "scale", "word"];
const HINT =
  "Drag the end of an arrow. Values are as broad as their weights; o is their weighted sum.";
const NUMBER = /^-?\d{1,3}(\.\d{1,4})?$/;

// Equation 1 of the paper, step by step.
function attend({ query, key, value, scale }) {
  const scores = query.map((q) => key.map((k) => dot(q, k)));
  const root = scale ? Math.sqrt(key[0].length) : 1;
  const scaled = scores.map((row) => row.map((score) => score / root));
  const weights = scaled.map(softmax);
  const column = (feature) => value.map((v) => v[feature]);
  const output = weights.map((row) =>
    value[0].map((_, feature) => dot(row, column(feature))),
  );
  return { scores, scaled, weights, output };
}

function verdict({ weights, output }, words, word) {
  const most = Math.max(...weights[word]);
  const isTie = weights[word].filter((x) => x > most - 1e-12).length > 1;
  const at = isTie ? "several tokens alike" : `“${words[weights[word].indexOf(most)]}”`;
  return (
    `“${words[word]}” attends most to ${at}, with ${short(100 * most, 1)}% of its weight; ` +
    `its output is (${output[word].map((x) => short(x)).join(", ")}).`
  );
}

// --- in the address ---

function readersOf(words, reach) {
  const isFine = (x) => NUMBER.test(x) && Math.abs(Number(x)) <= reach;
  const vectors = (text) => {
    const rows = text.split(";").map((row) => row.split(","));
    const fits = rows.length === words.length && rows.every((row) => row.length === 2);
    return fits && rows.flat().every(isFine)
      ? rows.map((row) => row.map(Number))
      : undefined;
  };
  const names = words.map((_, i) => String(i));
  const word = (text) => (names.includes(text) ? Number(text) : undefined);
  return { query: vectors, key: vectors, value: vectors, scale: yesOrNo, word };
}

const write = (rows) => rows.map((row) => row.join(",")).join(";");
const WRITERS = { query: write, key: write, value: write };

// --- what is drawn ---

// One field for a number; `take(x)` hears what is typed, `refuse(text)` what is wrong with it.
function drawField(kind, label, reach, take, refuse) {
  const input = element("input", {
    type: "number",
    step: 0.1,
    min: -reach,
    max: reach,
    "aria-label": label,
    class: kind,
    ...KEEP_KEYS,
  });
  input.addEventListener("input", () => {
    const x = input.value.trim() === "" ? NaN : Number(input.value);
    const isFine = Math.abs(x) <= reach;
    input.setAttribute("aria-invalid", String(!isFine));
    if (isFine) take(x);
    else refuse(`The ${label}, must be a number from −${reach} to ${reach}.`);
  });
  return {
    input,
    show(value) {
      if (Number(input.value) !== value || input.value === "") input.value = value;
      input.setAttribute("aria-invalid", "false");
    },
  };
}

// The table of all vectors. `put(kind, word, feature, x)` hears what is typed.
function drawVectors(words, reach, put, refuse) {
  const shows = []; // show(state) of each field
  const field = (kind, word, feature) => {
    const label = `${kind} of “${words[word]}”, feature ${feature}`;
    const take = (x) => put(kind, word, feature, x);
    const { input, show } = drawField(kind, label, reach, take, refuse);
    shows.push((state) => show(state[kind][word][feature]));
    return input;
  };
  const head = Object.entries(KINDS).map(([kind, title]) =>
    element("th", { scope: "col", class: kind }, title),
  );
  const lines = words.map((name, word) => {
    const cells = Object.keys(KINDS).map((kind) =>
      element("td", {}, element("div", {}, field(kind, word, 0), field(kind, word, 1))),
    );
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, `${word} ${name}`),
      ...cells,
    );
  });
  const node = element(
    "table",
    { class: "numbers vectors" },
    element("caption", {}, "The vectors"),
    element("thead", {}, element("tr", {}, element("td"), ...head)),
    element("tbody", {}, ...lines),
  );
  return {
    node,
    show(state) {
      for (const show of shows) show(state);
    },
  };
}

// The numbers of a step; `sentence(row, column)` says what one of them is.
function drawStep(
  {
    title,
    corner = "query ↓ key →",
    numbers,
    columns,
    sentence,
    share = (_) => 0,
    digits = 2,
  },
  words,
  word,
  look,
) {
  const cells = numbers.map((row, i) =>
    row.map((x, j) => ({
      text: short(x, digits),
      say: `${sentence(words[i], columns[j])}, exactly ${full(x)}.`,
      share: share(x),
      kinds: i === word ? ["chosen"] : [],
    })),
  );
  return grid({ title, corner, rows: words, columns, cells, look });
}

function drawSteps({ scores, scaled, weights, output }, words, { word, scale }, look) {
  const draw = (given) => drawStep(given, words, word, look);
  const pairs = (title, what, numbers) => ({
    title,
    numbers,
    columns: words,
    sentence: (query, key) =>
      `${what} of the query of “${query}” and the key of “${key}”`,
  });
  const weighed = pairs("3. Weights: softmax of each row", "weight", weights);
  return [
    draw(pairs("1. Scores: q · k", "score", scores)),
    scale
      ? draw(pairs("2. Divided by √2", "scaled score", scaled))
      : element("p", { class: "hint" }, "2. Not divided by anything."),
    draw({ ...weighed, share: (x) => x, digits: 3 }),
    draw({
      title: "4. Output: weights · v",
      corner: "",
      numbers: output,
      columns: ["feature 0", "feature 1"],
      sentence: (query, feature) => `output of “${query}”, ${feature}`,
    }),
  ];
}

// --- the widget ---

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { words, reach } = model.get("given");
  const address = inAddress(model, el, readersOf(words, reach), WRITERS);
  const put = (kind, word, vector) =>
    change(model, { [kind]: model.get(kind).with(word, vector) });
  const type = (kind, word, feature, x) => {
    const vector = model.get(kind)[word];
    put(kind, word, vector.with(feature, Math.round(x * 10_000) / 10_000 || 0));
    redraw(); // if nothing has changed, a message has to go
  };

  const scale = checkbox("Divide the scores by √d_k = √2", (scale) =>
    change(model, { scale }),
  );
  const choices = Object.fromEntries(words.map((word, i) => [i, word]));
  const chosen = menu("Chosen query", choices, (word) =>
    change(model, { word: Number(word) }),
  );
  const kinds = Object.keys(KINDS);
  const planes = kinds.map((kind) =>
    drawPlane(kind, KINDS[kind], words.length, reach, {
      move: (word, x, y) => put(kind, word, [x, y]),
      choose: (word) => kind === "query" && change(model, { word }),
    }),
  );
  const [status, error] = [announced("verdict"), announced("error")];
  const [steps, pointed] = [element("div", { class: "steps" }), pointedLine()];
  const vectors = drawVectors(words, reach, type, (problem) => {
    error.textContent = problem;
    status.textContent = ""; // what was found does not belong to what is typed
    steps.inert = true;
    look("");
  });
  const summary = element("summary", {}, "Type the vectors");
  const typed = element("details", {}, summary, scroller(vectors.node), error);
  const look = (text) => pointed.replaceChildren(text);
  frame(
    el,
    "attention-by-hand",
    "Attention by hand",
    panel(chosen, scale),
    element("div", { class: "planes" }, ...planes.map(({ node }) => node)),
    element("p", { class: "hint" }, HINT),
    ...[status, steps, pointed],
    element("div", { class: "foot" }, typed, address.node),
  );

  function redraw() {
    const state = stateOf(model, NAMES);
    const { word } = state;
    const found = attend(state);
    scale.show(state.scale);
    chosen.show(word);
    error.textContent = "";
    vectors.show(state);
    for (const [i, { show }] of planes.entries())
      show(state[kinds[i]], found.output, word, found.weights[word]);
    steps.inert = false;
    steps.replaceChildren(...drawSteps(found, words, state, look));
    status.textContent = verdict(found, words, word);
    look("");
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
