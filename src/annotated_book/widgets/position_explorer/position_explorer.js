// PositionExplorer: what positions add, as curves, dot products, clock hands, a rotation, lengths.
// The tests compare each number with the package's own code.
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
  stateOf,
  stops,
  svg,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { range } from "../kit/numbers.js";
import { between, most, Positions, size } from "./positions.js";

const LABELS = {
  position: ["Position", "p"],
  offset: ["Offset", "k"],
  d_model: ["Features", "d_model"],
  pair: ["Pair of features", "i"],
  power: ["Embeddings", "×"],
};

// The charts: their size, and where the first and the last position are in them.
const WIDE = 360;
const [FROM, TO] = [38, 342];

const path = (kind, d) => svg("path", { class: kind, d });

const figure = (viewBox, shapes, ...caption) =>
  element(
    "figure",
    {},
    element("figcaption", {}, ...caption),
    svg("svg", { viewBox, "aria-hidden": "true" }, ...shapes),
  );

// `curves` hold a number for each position; `marked` are the positions p and p + k.
function chart(title, curves, marked, low, high) {
  const last = curves[0].length - 1;
  const x = (pos) => FROM + ((TO - FROM) * pos) / last;
  const y = (value) => 20 + (120 * (high - value)) / (high - low || 1);
  const write = (x, y, anchor, words) =>
    svg("text", { x, y, "text-anchor": anchor }, words);
  return figure(
    `0 0 ${WIDE} 162`,
    [
      path("", [low, 0, high].map((level) => `M${FROM} ${y(level)}H${TO}`).join("")),
      ...[low, high].map((level) => write(34, y(level) + 4, "end", short(level, 1))),
      ...[
        [0, 0],
        [last / 2, "position"],
        [last, last],
      ].map(([pos, words]) => write(x(pos), 156, "middle", words)),
      ...marked.map((pos, i) => path(`hand h${i}`, `M${x(pos)} 20V140`)),
      ...marked.map((pos, i) => write(x(pos), 14, i ? "start" : "end", pos)),
      ...curves.map((line, i) =>
        path(`curve c${i}`, `M${line.map((v, pos) => `${x(pos)} ${y(v)}`).join("L")}`),
      ),
    ],
    title,
  );
}

function dial(name, hands) {
  const unit = most(hands.map(size)) || 1;
  const lines = hands.map(([sin, cos], i) =>
    path(`hand h${i}`, `M0 0L${cos / unit} ${-sin / unit}`),
  );
  return figure(
    "-1.1 -1.1 2.2 2.2",
    [svg("circle", { r: 1 }), ...lines],
    name,
    ` ${between(...hands)}`,
  );
}

function drawCharts({ pair, p, q, curves, products, reach }) {
  const title = `Pair ${pair}: sine, cosine dashed${curves[2] ? "; next thin" : ""}`;
  const below = -most(products.map((x) => -x));
  return [
    chart(title, curves, [p, q], -reach, reach),
    chart(
      `Dot product of position ${p} with each`,
      [products],
      [p, q],
      below,
      most(products),
    ),
  ];
}

// In a chart, the nearer of the two positions follows the pointer: `move(isSecond, position)`.
// The charts are drawn anew at each step; their place stays.
function letDrag(place, positionsOf, move) {
  let [left, width, last, isSecond] = [0, 0, 0, false];
  const positionAt = ({ clientX }) => {
    const share = (((clientX - left) / width) * WIDE - FROM) / (TO - FROM);
    return Math.round(share * last);
  };
  place.addEventListener("pointerdown", (event) => {
    const picture = /** @type {Element} */ (event.target).closest("svg");
    if (!picture || event.button) return;
    const marked = positionsOf();
    ({ left, width } = picture.getBoundingClientRect());
    last = marked.last;
    const at = positionAt(event);
    isSecond = Math.abs(at - marked.q) < Math.abs(at - marked.p);
    place.setPointerCapture(event.pointerId);
    event.preventDefault();
    move(isSecond, at);
  });
  place.addEventListener("pointermove", (event) => {
    if (place.hasPointerCapture(event.pointerId)) move(isSecond, positionAt(event));
  });
}

// Eight pairs at most, and that of the reader among them.
function drawDials(found) {
  const { pair, p, q, d_model } = found;
  const half = d_model / 2;
  const first = Math.max(0, Math.min(pair - 3, half - 8));
  const name = (i) => element(i === pair ? "strong" : "span", {}, `pair ${i}`);
  return range(Math.min(8, half), first).map((i) =>
    dial(name(i), [found.hand(p, i), found.hand(q, i)]),
  );
}

function drawNumbers(title, rows, columns, values, look) {
  const drawCell = (x, i, j) => ({
    text: short(x, 3),
    say: `${rows[i]}, ${columns[j]}, exactly ${full(x)}.`,
  });
  const cells = values.map((line, i) => line.map((x, j) => drawCell(x, i, j)));
  return grid({ title, rows, columns, cells, look });
}

function drawTurn(found, look) {
  const { p, q, k, omega, R } = found;
  const title = `R turns by k · ω = ${k} · ${full(omega)} rad`;
  const columns = ["R, first", "R, second", `PE(${p})`, `R · PE(${p})`, `PE(${q})`];
  const [before, turned, after] = [found.hand(p), found.turned(p), found.hand(q)];
  const entries = R.map((line, i) => [...line, before[i], turned[i], after[i]]);
  return drawNumbers(title, ["sine", "cosine"], columns, entries, look);
}

function drawCurves(found, look) {
  const { added, p, products, words } = found;
  const columns = ["sine", "cosine", `dot product with position ${p}`];
  const lists = added.map((_, pos) => [...found.hand(pos), products[pos]]);
  return drawNumbers("Each position", range(words), columns, lists, look);
}

// How well the rotation does, and where one goes wrong.
function tellTurn(found) {
  const { p, q, starts } = found;
  const far = most(starts.map((pos) => found.off(pos))).toFixed(4);
  return (
    `R · PE(${p}) ${found.off(p) < 1e-6 ? "equals" : "misses"} PE(${q}): ` +
    `the distance is ${found.off(p).toFixed(4)}, and from any position at most ${far}.`
  );
}

// A token's vector beside what the position adds to it.
function showBalance(node, { added, p }, length, factor) {
  const [token, place] = [length * factor, size(added[p])];
  node.textContent =
    `A token’s vector × ${short(factor)} is ${short(token, 3)} long (left); ` +
    `what position ${p} adds is ${short(place, 3)} long (right).`;
  node.style.setProperty("--share", token / (token + place || 1));
}

function verdict(found, isWrong) {
  const { p, q, k, pair, words, products } = found;
  if (isWrong)
    return (
      `Positions ${p} and ${q} get the same row, row ${words}, and so do all others: flat curves, ` +
      "no hand turns, equal dot products. The model cannot tell the order, and nothing raises an error."
    );
  const [least, largest] = found.alike.map((x) => short(x, 3));
  return (
    `From position ${p} to ${q}, the hand of pair ${pair} turns by ` +
    `${between(found.hand(p), found.hand(q))}. ` +
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

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    this.given = model.get("given");
    const { choices, words } = this.given;
    const names = Object.keys(LABELS);
    const readers = Object.fromEntries(
      names.map((name) => [name, oneOf(choices[name])]),
    );
    this.address = inAddress(model, el, { without_colon: yesOrNo, ...readers });
    const set = (name) => (value) => change(model, { [name]: value });
    const stop = (name) => [name, stops(...LABELS[name], choices[name], set(name))];
    this.controls = Object.fromEntries(names.map(stop));
    this.controls.without_colon = checkbox("Leave out the colon", set("without_colon"));
    this.lines = drawLines(words);
    const places = ["charts", "hint", "dials", "turn", "check", "balance", "tables"];
    this.places = Object.fromEntries(
      places.map((name) => [name, element("div", { class: name })]),
    );
    const { charts, hint, dials, turn, check, balance, tables } = this.places;
    this.marked = { p: 0, q: 0, last: words - 1 };
    letDrag(
      charts,
      () => this.marked,
      (isSecond, position) => this.drag(isSecond, position),
    );
    this.status = announced("verdict");
    const summary = element("summary", {}, "The rotation and the curves, as tables");
    this.details = element("details", {}, summary, turn, tables);
    this.details.addEventListener("toggle", () => this.redraw());
    this.pointed = pointedLine();
    frame(
      el,
      "position-explorer",
      "Position explorer",
      panel(...Object.values(this.controls)),
      element("ul", {}, ...this.lines),
      ...[charts, this.status, hint, dials, check, balance, this.pointed],
      element("div", { class: "foot" }, this.details, this.address.node),
    );
  }

  // The nearest of what the slider offers.
  drag(isSecond, position) {
    const [name, value] = isSecond
      ? ["offset", position - this.marked.p]
      : ["position", position];
    const choices = this.given.choices[name];
    const nearest = Math.min(Math.max(value, choices[0]), choices[choices.length - 1]);
    if (nearest !== this.model.get(name)) change(this.model, { [name]: nearest });
  }

  showControls(state) {
    const { controls } = this;
    const { d_model, power } = state;
    for (const [name, { show }] of Object.entries(controls)) show(state[name]);
    controls.pair.input.max = String(d_model / 2 - 1);
    const root = power === 0.5 ? `√${d_model} = ` : "";
    controls.power.show(power, `${root}${short(d_model ** power)}`);
    for (const [i, line] of this.lines.entries())
      line.classList.toggle("used", Boolean(i) === state.without_colon);
  }

  redraw() {
    const names = Object.keys(this.controls);
    const state = stateOf(this.model, names);
    const { d_model, power, without_colon } = state;
    state.pair = Math.min(state.pair, d_model / 2 - 1); // a smaller table has fewer
    this.showControls(state);
    const { table, words, lengths, choices } = this.given;
    const found = new Positions(table, words, state);
    this.marked = { p: found.p, q: found.q, last: words - 1 };
    const look = (text) => {
      this.pointed.textContent = text;
    };
    const { charts, hint, dials, turn, check, balance, tables } = this.places;
    charts.replaceChildren(...drawCharts(found));
    hint.textContent = `Drag a position in a chart. Clock hands: thick at position ${found.p}, thin at ${found.q}, and the angle between them.`;
    dials.replaceChildren(...drawDials(found));
    turn.replaceChildren(drawTurn(found, look));
    check.textContent = tellTurn(found);
    showBalance(
      balance,
      found,
      lengths[choices.d_model.indexOf(d_model)],
      d_model ** power,
    );
    tables.replaceChildren(...(this.details.open ? [drawCurves(found, look)] : []));
    this.status.textContent = verdict(found, without_colon);
    this.status.classList.toggle("alarming", without_colon);
    look("");
    this.address.show();
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const view = new View({ model, el });
  return follow(model, Object.keys(view.controls), () => view.redraw());
}

export default { render };
