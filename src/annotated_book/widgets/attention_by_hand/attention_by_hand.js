// AttentionByHand: arrows of two features, dragged, and every step of attention.
// The tests compare each number with the package's own attention.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  button,
  change,
  checkbox,
  div,
  element,
  fold,
  follow,
  frame,
  pointedLine,
  stateOf,
  stops,
  styled,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { dot, softmax } from "../kit/numbers.js";
import { brief, Plane, ZERO } from "./plane.js";

const NAMES = ["query", "key", "value", "scale", "d_k", "word"];
const NUMBER = /^-?\d{1,3}(\.\d{1,4})?$/;

// Equation 1 of the paper, step by step. `others`: what the features outside the plane add.
function attend({ query, key, value, scale, d_k }, others) {
  const seen = query.map((q) => key.map((k) => dot(q, k)));
  const scores = seen.map((row, i) => row.map((x, j) => x + others[i][j]));
  const root = scale ? Math.sqrt(d_k) : 1;
  const scaled = scores.map((row) => row.map((score) => score / root));
  const weights = scaled.map(softmax);
  const column = (feature) => value.map((v) => v[feature]);
  const output = weights.map((row) =>
    value[0].map((_, feature) => dot(row, column(feature))),
  );
  return { seen, scores, scaled, weights, output };
}

const isStuck = (weights) => Math.max(...weights) > 0.98;

function verdict({ weights }, words, word) {
  const row = weights[word];
  const most = Math.max(...row);
  const isTie = row.filter((x) => x > most - 1e-12).length > 1;
  const at = isTie ? "several tokens alike" : `“${words[row.indexOf(most)]}”`;
  const stuck = isStuck(row) ? " The softmax is saturated." : "";
  return `“${words[word]}” attends most to ${at}, with ${short(100 * most, 1)}% of its weight.${stuck}`;
}

// --- in the address ---

function readersOf({ words, reach, sizes }) {
  const isFine = (x) => NUMBER.test(x) && Math.abs(Number(x)) <= reach;
  const vectors = (text) => {
    const rows = text.split(";").map((row) => row.split(","));
    const fits = rows.length === words.length && rows.every((row) => row.length === 2);
    return fits && rows.flat().every(isFine)
      ? rows.map((row) => row.map(Number))
      : undefined;
  };
  const word = oneOf([...words.keys()]);
  const d_k = oneOf(sizes);
  return { query: vectors, key: vectors, value: vectors, scale: yesOrNo, d_k, word };
}

const write = (rows) => rows.join(";"); // of numbers: “1,2;3,4”
const WRITERS = { query: write, key: write, value: write };

// --- the planes ---

// Where the key's shadow on the line of the query ends, and how long it is.
function shadowOf(query, key) {
  const size = Math.hypot(...query);
  const share = size ? dot(query, key) / size ** 2 : 0;
  return { end: query.map((x) => x * share), long: share * size, size };
}

// One query, all keys, and the shadow of the key that is looked at.
function drawMatch(plane, { query, key, word }, words, looked) {
  const q = query[word];
  const shadows = key.map((k) => shadowOf(q, k));
  const { end, size } = shadows[looked];
  const reach = 2 * plane.reach;
  const line = size ? [-1, 1].map((s) => q.map((x) => (s * reach * x) / size)) : [];
  const names = key.map((k, i) => ["key", k, `k ${brief(words[i])}`]);
  plane.draw(
    ...(size ? [plane.path("ray", line)] : []),
    plane.path("shade", [ZERO, end, key[looked]], "Z"),
    ...key.map((k, i) =>
      plane.path(i === looked ? "drop on" : "drop", [k, shadows[i].end]),
    ),
    plane.path("shadow", [ZERO, end]),
    ...key.map((k, i) => plane.arrow(i === looked ? "key on" : "key", k)),
    plane.arrow("query on", q),
    ...plane.labels(
      [...names, ["query", q, `q ${brief(words[word])}`]],
      [[q], ...(size ? [line] : []), ...key.map((k) => [k])],
    ),
  );
}

// Each value, as long as its weight says, from where the one before has ended.
function drawChain(plane, { value, word }, { weights, output }, words) {
  let from = ZERO;
  const links = value.map((v, i) => {
    const link = [v.map((x, j) => from[j] + weights[word][i] * x), from];
    [from] = link;
    return link;
  });
  const names = value.map((v, i) => ["value", v, `v ${brief(words[i])}`]);
  plane.draw(
    ...value.map((v) => plane.arrow("value", v)),
    plane.arrow("output", output[word]),
    ...links.map((link) => plane.arrow("link", ...link)),
    ...plane.labels(
      [...names, ["output", output[word], "output"]],
      [...value.map((v) => [v]), ...links, [output[word]]],
    ),
  );
}

// --- the bars ---

function bar(kind, from, to) {
  return styled(div(`bar ${kind}`), {
    from: Math.min(from, to),
    to: Math.max(from, to),
  });
}

// A row for each key: score, what the softmax takes in, and weight.
function drawBars({ seen, scores, scaled, weights }, words, { word, d_k }, look) {
  const most = Math.max(8, ...[...scores[word], ...seen[word]].map(Math.abs));
  const place = (x) => 0.5 + x / most / 2;
  return words.map((name, i) => {
    const [score, weight] = [scores[word][i], weights[word][i]];
    const [inPlane, whole] = [place(seen[word][i]), place(score)];
    const rest = d_k > 2 ? [bar("rest", inPlane, whole)] : [];
    const cell = (...shown) => element("td", {}, ...shown);
    const row = element(
      "tr",
      {},
      element("th", { scope: "row" }, brief(name)),
      cell(short(score), bar("score", 0.5, inPlane), ...rest),
      cell(short(scaled[word][i])),
      cell(short(weight, 3), bar("weight", 0, weight)),
    );
    row.addEventListener("pointerenter", () => look(i));
    return row;
  });
}

// --- the numbers, in a fold ---

// The vectors, and every step for all queries at once.
function drawSteps(state, { scores, scaled, weights, output }, words, look) {
  const { query, key, value, scale } = state;
  const draw = (title, numbers, columns, sentence, isShare = false) => {
    const cells = numbers.map((row, i) =>
      row.map((x, j) => ({
        text: short(x, isShare ? 3 : 2),
        say: `${sentence(words[i], columns[j])}, exactly ${full(x)}.`,
        share: isShare ? x : 0,
      })),
    );
    const corner = columns === words ? "query ↓ key →" : "";
    return grid({ title, corner, rows: words, columns, cells, look });
  };
  const pair = (what) => (query, key) =>
    `${what} of the query of “${query}” and the key of “${key}”`;
  const part = (word, column) => `${column} of “${word}”`;
  const vectors = words.map((_, i) => [...query[i], ...key[i], ...value[i]]);
  const features = ["query 0", "query 1", "key 0", "key 1", "value 0", "value 1"];
  return [
    draw("The vectors in the planes", vectors, features, part),
    draw("1. Scores: q · k", scores, words, pair("score")),
    ...(scale ? [draw("2. Divided by √d_k", scaled, words, pair("scaled score"))] : []),
    draw("3. Weights: softmax of each row", weights, words, pair("weight"), true),
    draw("4. Output: weights · v", output, ["output 0", "output 1"], part),
  ];
}

// --- the widget ---

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    this.given = model.get("given");
    this.looked = -1; // the key whose shadow is shown; at first the one with most weight
    this.address = inAddress(model, el, readersOf(this.given), WRITERS);
    const { words, sizes } = this.given;
    const set = (name) => (value) => change(model, { [name]: value });
    this.pills = words.map((name, word) =>
      button(name, () => set("word")(word), { class: "pill" }),
    );
    this.scale = checkbox("÷ √d_k", set("scale"));
    this.size = stops("Features", "d_k", sizes, set("d_k"));
    this.size.node.hidden = sizes.length < 2;
    const line = (kind) => element("p", { class: kind });
    this.lines = { sum: line("sum"), payoff: line("payoff"), hint: line("hint") };
    this.status = announced("verdict");
    this.rows = element("tbody");
    this.steps = div("steps");
    this.pointed = pointedLine();
    this.planes = this.makePlanes();
    this.fold = fold("All numbers, for each query", this.steps, this.pointed);
    this.fold.addEventListener("toggle", () => this.redraw());
    const tip = element("small", {}, "Drag the tips of the arrows.");
    frame(
      el,
      "attention-by-hand",
      "Attention by hand",
      div("pills", "Query of", ...this.pills, tip),
      this.stage(),
      this.status,
      div("foot", this.fold, this.address.node),
    );
  }

  makePlanes() {
    const { words, reach } = this.given;
    const match = new Plane(reach, "Query and keys");
    const chain = new Plane(reach, "Values and output");
    const put = (kind, word, vector) =>
      change(this.model, { [kind]: this.model.get(kind).with(word, vector) });
    const query = match.handle("query", "query", (to) =>
      put("query", this.model.get("word"), to),
    );
    const handles = (plane, kind, look = (_) => {}) =>
      words.map((word, i) => {
        const move = (to) => put(kind, i, to);
        return plane.handle(kind, `${kind} of “${word}”`, move, () => look(i));
      });
    const key = handles(match, "key", (i) => this.look(i));
    return { match, chain, query, key, value: handles(chain, "value") };
  }

  // Left the query with the keys, right the values with the output; the numbers below.
  stage() {
    const { match, chain } = this.planes;
    const { sum, payoff, hint } = this.lines;
    const titles = ["key", "score q · k", this.scale.node, "weight"];
    const head = titles.map((title) => element("th", { scope: "col" }, title));
    const figure = (kind, plane, title) =>
      element("figure", { class: kind }, plane.node, element("figcaption", {}, title));
    return div(
      "stage",
      figure("match", match, sum),
      element(
        "table",
        { class: "bars" },
        element("thead", {}, element("tr", {}, ...head)),
        this.rows,
      ),
      figure("chain", chain, payoff),
      div("more", this.size.node, hint),
    );
  }

  look(key) {
    if (key === this.looked) return;
    this.looked = key;
    this.redraw();
  }

  redraw() {
    const { words, sizes, others } = this.given;
    const { match, chain } = this.planes;
    const state = stateOf(this.model, NAMES);
    const found = attend(state, others[sizes.indexOf(state.d_k)]);
    const row = found.weights[state.word];
    const looked = this.looked < 0 ? row.indexOf(Math.max(...row)) : this.looked;
    this.showControls(state);
    drawMatch(match, state, words, looked);
    drawChain(chain, state, found, words);
    this.rows.replaceChildren(...drawBars(found, words, state, (i) => this.look(i)));
    this.rows.children[looked].classList.add("on");
    const { long, size } = shadowOf(state.query[state.word], state.key[looked]);
    const inPlane = found.seen[state.word][looked];
    const score = found.scores[state.word][looked];
    const more = `; with ${short(score - inPlane)} from other features: ${short(score)}`;
    const rest = state.d_k > 2 ? more : "";
    this.lines.sum.textContent =
      `Shadow of k ${brief(words[looked])} on q ${short(long)} × length of q ${short(size)} ` +
      `= ${short(inPlane)}${rest}`;
    const parts = words.map((name, i) => `${short(row[i], 3)} · v ${brief(name)}`);
    const output = found.output[state.word].map((x) => short(x)).join(", ");
    this.lines.payoff.textContent = `Tip to tail: ${parts.join(" + ")} = output (${output})`;
    const look = (text) => this.pointed.replaceChildren(text);
    const steps = this.fold.open ? drawSteps(state, found, words, look) : [];
    this.steps.replaceChildren(...steps);
    look("");
    this.status.textContent = verdict(found, words, state.word);
    this.status.classList.toggle("alarming", isStuck(row));
    this.address.show();
  }

  showControls({ query, key, value, scale, d_k, word }) {
    for (const [i, pill] of this.pills.entries())
      pill.setAttribute("aria-pressed", String(i === word));
    this.scale.show(scale);
    this.size.show(d_k);
    this.planes.query(query[word]);
    for (const [i, show] of this.planes.key.entries()) show(key[i]);
    for (const [i, show] of this.planes.value.entries()) show(value[i]);
    const random = this.given.sizes.length > 1 ? ", which are random" : "";
    this.lines.hint.textContent =
      d_k > 2
        ? `The planes show 2 of ${d_k} features. Hatched: the other ${d_k - 2}${random}.`
        : "";
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const view = new View({ model, el });
  return follow(model, NAMES, () => view.redraw());
}

export default { render };
