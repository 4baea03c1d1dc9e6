// PositionExplorer: a sentence that is dragged along its positions, and what they add.
// The tests compare each number with the package's own code.

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
  panel,
  pointedLine,
  stateOf,
  stops,
  styled,
  svg,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { range } from "../kit/numbers.js";
import { keyed, mapped } from "../kit/objects.js";
import { between, most, Positions, size } from "./positions.js";

const LABELS = {
  position: ["The sentence starts at", "p"],
  pair: ["Pair of features", "i"],
  d_model: ["Features", "d_model"],
};
const NAMES = [...Object.keys(LABELS), "offset", "without_colon"];
const HINT =
  "Drag the sentence along the positions, or click a token to compare it with the first one.";
const HIGH = 40; // of a strip, which is 100 wide
const EDGE = 4; // above the curve and below it

const figure = (face, ...caption) =>
  element("figure", {}, face, element("figcaption", {}, ...caption));
const path = (kind, d) => svg("path", { class: kind, d });
const rad = (angle) => `${short(angle, 3)} rad`;

// --- clocks ---

// A hand is long where the sine and the cosine are large; `unit` is the longest.
const hand = (kind, [sin, cos], unit) =>
  path(`hand ${kind}`, `M0 0L${cos / unit} ${-sin / unit}`);

// From one hand to another, counterclockwise.
function arc([sin, cos], angle) {
  const start = Math.atan2(sin, cos);
  const at = (x) => `${0.5 * Math.cos(x)} ${-0.5 * Math.sin(x)}`;
  const isLong = angle > Math.PI ? 1 : 0;
  return path("arc", `M${at(start)}A.5 .5 0 ${isLong} 0 ${at(start + angle)}`);
}

function clock(...hands) {
  const attributes = { viewBox: "-1.1 -1.1 2.2 2.2", "aria-hidden": "true" };
  return svg("svg", attributes, svg("circle", { r: 1 }), ...hands);
}

// The clock of both positions for one pair: thick at p, thin at q.
function drawBoth(found, i) {
  const [at, to] = [found.hand(found.p, i), found.hand(found.q, i)];
  const unit = most([at, to].map(size)) || 1;
  const angle = between(at, to);
  const face = clock(hand("h0", at, unit), hand("h1", to, unit), arc(at, angle));
  const name = element(i === found.pair ? "strong" : "span", {}, `pair ${i}`);
  return figure(face, name, ` ${rad(angle)}`);
}

// Eight pairs at most, and that of the reader among them.
function drawPairs(found) {
  const half = found.d_model / 2;
  const first = Math.max(0, Math.min(found.pair - 3, half - 8));
  return range(Math.min(8, half), first).map((i) => drawBoth(found, i));
}

// One clock for each token; on that of the compared one, the first one's hand and the angle.
function drawClock(found, i, unit) {
  const [first, own] = [found.hand(found.p), found.hand(found.p + i)];
  if (i !== found.k) return clock(hand(i ? "" : "h0", own, unit));
  const angle = arc(first, between(first, own));
  return clock(hand("h0 ghost", first, unit), angle, hand("h1", own, unit));
}

// --- strips over all positions ---

// As wide as its place, and 100 units for that.
const stretched = (high, ...shapes) =>
  svg(
    "svg",
    {
      viewBox: `0 0 100 ${high}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    ...shapes,
  );

// `lines` hold a number for each position; `marks` are positions of the first line.
function strip(lines, low, high, marks, ...shapes) {
  const last = lines[0].length;
  const x = (pos) => (100 * (pos + 0.5)) / last;
  const y = (value) => EDGE + ((HIGH - 2 * EDGE) * (high - value)) / (high - low || 1);
  const curves = lines.map((line, i) => {
    const points = line.map((value, pos) => `${x(pos)} ${y(value)}`);
    return path(`curve c${i}`, `M${points.join("L")}`);
  });
  const dots = marks.map((pos, i) =>
    styled(element("i", { class: `dot h${i}` }), {
      x: x(pos) / 100,
      y: y(lines[0][pos]) / HIGH,
    }),
  );
  const zero = path("", `M0 ${y(0)}H100`);
  return div(
    "strip",
    stretched(HIGH, ...shapes, zero, ...curves),
    ...dots,
    element("small", {}, 0),
    element("small", {}, `position · line at 0, top at ${short(high)}`),
    element("small", {}, last - 1),
  );
}

// How alike the first token's position and each other one are, and where the sentence is.
function drawProducts({ p, q, products, words }, tokens) {
  const low = Math.min(0, ...products);
  const [x, width] = [p, tokens].map((pos) => (100 * pos) / words);
  const here = svg("rect", { class: "here", x, width, y: 0, height: HIGH });
  return strip([products], low, most(products), [p, q], here);
}

// From the ends of the sentence among all positions up to the row that shows it large.
function drawZoom({ p, words }, tokens) {
  const [from, to] = [p, p + tokens].map((pos) => (100 * pos) / words);
  return stretched(10, path("zoom", `M0 0L${from} 10H${to}L100 0`));
}

const MOST_STARTS = 6;

// The same rotation from positions far apart: it leads from each hand to the one k positions on.
function drawTurns(found) {
  const { p, k, starts } = found;
  const apart = Math.ceil(starts.length / MOST_STARTS);
  const some = [p, ...starts.filter((pos) => pos % apart === 0 && pos !== p)];
  const hands = some.flatMap((pos) => [found.hand(pos), found.turned(pos)]);
  const unit = most(hands.map(size)) || 1;
  return some.slice(0, MOST_STARTS).map((pos) => {
    const [from, to] = [found.hand(pos), found.turned(pos)];
    const face = clock(
      hand("h0", from, unit),
      arc(from, between(from, to)),
      hand("h1", to, unit),
      hand("h1 ghost", found.hand(pos + k), unit),
    );
    return figure(face, `R: ${pos} → ${pos + k}`);
  });
}

function drawWaves({ added, pair, p, q, reach }) {
  const lines = [0, 1].map((j) => added.map((numbers) => numbers[2 * pair + j]));
  return strip(lines, -reach, reach, [p, q]);
}

// --- numbers ---

function drawAll(found, look) {
  const { added, p, products, words } = found;
  const columns = ["sine", "cosine", `dot product with position ${p}`];
  const cells = added.map((_, pos) =>
    [...found.hand(pos), products[pos]].map((x, j) => ({
      text: short(x, 3),
      say: `${pos}, ${columns[j]}, exactly ${full(x)}.`,
    })),
  );
  return grid({ title: "Each position", rows: range(words), columns, cells, look });
}

// How well the rotation does, and where one goes wrong.
function tellTurn(found) {
  const { p, q, k, omega, R, starts } = found;
  const far = most(starts.map((pos) => found.off(pos))).toFixed(4);
  const rows = R.map((line) => `(${line.map((x) => short(x, 3)).join(", ")})`);
  return (
    `R = ${rows.join(", ")} turns a hand by k · ω = ${k} · ${full(omega)} rad. ` +
    `R · PE(${p}) ${found.off(p) < 1e-6 ? "equals" : "misses"} PE(${q}): ` +
    `the distance is ${found.off(p).toFixed(4)}, and from any position at most ${far}.`
  );
}

function verdict(found, tokens, isWrong) {
  const { p, q, k, pair, words, products } = found;
  if (isWrong)
    return (
      `Positions ${p} and ${q} get the same row, row ${words}, and so do all others: ` +
      "no hand turns, and all dot products are equal. The model cannot tell the order, and nothing raises an error."
    );
  const [least, largest] = found.alike.map((x) => short(x, 3));
  return (
    `From “${tokens[0]}” at ${p} to “${tokens[k]}” at ${q}, the hand of pair ${pair} turns by ` +
    `${rad(between(found.hand(p), found.hand(q)))}. ` +
    `The dot product is ${short(products[q], 3)}; for any two positions ${k} apart ` +
    `it is ${least === largest ? least : `${least} to ${largest}`}.`
  );
}

// The line of code, right and wrong.
const drawLines = (words) =>
  [
    [
      "x = x + self.pe[:, : x.size(1)]",
      ` right: rows 0 to ${words - 1}, one for each token`,
    ],
    ["x = x + self.pe[:, x.size(1)]", ` wrong: row ${words} alone, for all tokens`],
  ].map(([code, verdict]) => element("li", {}, element("code", {}, code), verdict));

// --- the widget ---

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    this.given = model.get("given");
    const { choices, words, tokens } = this.given;
    const readers = { without_colon: yesOrNo, ...mapped(choices, oneOf) };
    this.address = inAddress(model, el, readers);
    const set = (name) => (value) => change(model, { [name]: value });
    this.controls = mapped(LABELS, ([label, symbol], name) =>
      stops(label, symbol, choices[name], set(name)),
    );
    this.controls.without_colon = checkbox("Leave out the colon", set("without_colon"));
    this.lines = drawLines(words);
    this.columns = tokens.map((name, i) => this.column(name, i));
    this.span = div("span");
    const places = ["zoom", "products", "caption", "dials", "turns", "turn", "waves"];
    this.places = keyed(places, (name) => div(name));
    this.status = announced("verdict");
    this.pointed = pointedLine();
    const { caption, products, zoom } = this.places;
    const row = div("sentence", ...this.columns, this.span);
    styled(row, { n: tokens.length });
    for (const node of [row, products]) this.letDrag(node);
    frame(
      el,
      "position-explorer",
      "Position explorer",
      panel(this.controls.position, this.controls.pair),
      element("p", { class: "hint" }, HINT),
      row,
      zoom,
      products,
      caption,
      this.status,
      div("steps", ...this.steps()),
      this.pointed,
      this.address.node,
    );
  }

  // A token below its clock; a click compares it with the first one.
  column(name, i) {
    const face = element("span", { class: "face" });
    const place = element("small");
    const press = () => i && change(this.model, { offset: i });
    const node = button("", press, { class: "token" });
    node.append(face, element("b", {}, name), place);
    return node;
  }

  // The sentence moves along all positions as the pointer does; beside it, its middle comes there.
  letDrag(node) {
    const { products } = this.places;
    const { words, tokens } = this.given;
    let from;
    const at = ({ clientX }) => {
      const { left, width } = products.getBoundingClientRect();
      return Math.floor(((clientX - left) / width) * words);
    };
    node.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      from = { x: event.clientX, grip: at(event) - this.model.get("position") };
      if (node !== products || (from.grip >= 0 && from.grip < tokens.length)) return;
      from.grip = tokens.length >> 1;
      this.start(at(event) - from.grip);
    });
    node.addEventListener("pointermove", (event) => {
      if (!event.buttons || !from) return;
      if (Math.abs(event.clientX - from.x) > 4) node.setPointerCapture(event.pointerId);
      if (node.hasPointerCapture(event.pointerId)) this.start(at(event) - from.grip);
    });
  }

  start(position) {
    const { choices } = this.given;
    const nearest = Math.min(Math.max(position, 0), choices.position.length - 1);
    if (nearest !== this.model.get("position"))
      change(this.model, { position: nearest });
  }

  // What comes after: one of them is open at a time.
  steps() {
    const { dials, turns, turn, waves } = this.places;
    const { d_model, without_colon } = this.controls;
    const name = `steps-${Math.random()}`;
    const folds = {
      "All pairs, from fast to slow": [d_model.node, dials],
      "One matrix turns them all": [turns, turn],
      "A bug: the missing colon": [
        without_colon.node,
        element("ul", {}, ...this.lines),
      ],
      "The waves behind the hands, and all numbers": [waves],
    };
    return Object.entries(folds).map(([title, parts]) => {
      const step = fold(title, ...parts);
      step.name = name;
      step.addEventListener("toggle", () => this.redraw());
      return step;
    });
  }

  showControls(state) {
    const { controls } = this;
    for (const [name, { show }] of Object.entries(controls)) show(state[name]);
    controls.pair.input.max = String(state.d_model / 2 - 1);
    for (const [i, line] of this.lines.entries())
      line.classList.toggle("used", Boolean(i) === state.without_colon);
  }

  showRow(found) {
    const unit = most(found.added.map((_, pos) => size(found.hand(pos)))) || 1;
    for (const [i, column] of this.columns.entries()) {
      const [face, , place] = column.children;
      face.replaceChildren(drawClock(found, i, unit));
      place.textContent = String(found.p + i);
      column.setAttribute("aria-pressed", String(i === found.k));
    }
    this.span.style.gridColumn = `1 / ${found.k + 2}`;
    styled(this.span, { k: found.k });
    const angle = between(found.hand(found.p), found.hand(found.q));
    this.span.textContent = `${found.k} apart: ${rad(angle)}`;
  }

  redraw() {
    const state = stateOf(this.model, NAMES);
    const { d_model, without_colon } = state;
    state.pair = Math.min(state.pair, d_model / 2 - 1); // a smaller table has fewer
    this.showControls(state);
    const { table, words, tokens } = this.given;
    const found = new Positions(table, words, state);
    const look = (text) => {
      this.pointed.textContent = text;
    };
    const { caption, products, zoom, dials, turns, turn, waves } = this.places;
    this.showRow(found);
    const [itself, other] = [found.p, found.q].map((pos) => short(found.products[pos]));
    caption.textContent = `Dot product of position ${found.p} with each: ${itself} with itself, ${other} with ${found.q}`;
    products.replaceChildren(drawProducts(found, tokens.length));
    zoom.replaceChildren(drawZoom(found, tokens.length));
    dials.replaceChildren(...drawPairs(found));
    turns.replaceChildren(...drawTurns(found));
    turn.textContent = tellTurn(found);
    const isOpen = waves.closest("details")?.open;
    const title = element("p", {}, `Pair ${state.pair}: sine, and cosine dashed`);
    const all = isOpen ? [title, drawWaves(found), drawAll(found, look)] : [];
    waves.replaceChildren(...all);
    this.status.textContent = verdict(found, tokens, without_colon);
    this.status.classList.toggle("alarming", without_colon);
    look("");
    this.address.show();
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const view = new View({ model, el });
  return follow(model, NAMES, () => view.redraw());
}

export default { render };
