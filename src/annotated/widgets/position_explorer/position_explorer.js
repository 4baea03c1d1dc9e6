// PositionExplorer: what positions add, as curves, dot products, clock hands, a rotation, lengths.
// The tests compare each number with the package's own code.
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  stops,
  svg,
} from "../kit/controls.js";
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import { full, grid, short } from "../kit/grid.js";

const LABELS = {
  position: ["Position", "p"],
  offset: ["Offset", "k"],
  d_model: ["Features", "d_model"],
  pair: ["Pair of features", "i"],
  power: ["Embeddings", "×"],
};

const range = (length, first = 0) => Array.from({ length }, (_, i) => first + i);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const size = (a) => Math.sqrt(dot(a, a));
const most = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0);
const speed = (pair, d_model) => 10_000 ** ((-2 * pair) / d_model);

// Section 3.5 of the paper: the sine and the cosine of each pair, side by side.
const row = (pos, d_model) =>
  range(d_model / 2)
    .map((i) => pos * speed(i, d_model))
    .flatMap((x) => [Math.sin(x), Math.cos(x)]);

// By how much the second hand is ahead of the first, from 0 to a full turn.
function between([sin0, cos0], [sin1, cos1]) {
  const angle = Math.atan2(sin1 * cos0 - cos1 * sin0, sin0 * sin1 + cos0 * cos1);
  return `${short(angle < -1e-9 ? angle + 2 * Math.PI : Math.max(angle, 0), 3)} rad`;
}

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
  const x = (pos) => 38 + (304 * pos) / last;
  const y = (value) => 20 + (120 * (high - value)) / (high - low || 1);
  const write = (x, y, anchor, words) =>
    svg("text", { x, y, "text-anchor": anchor }, words);
  return figure(
    "0 0 360 162",
    [
      path("", `M38 ${y(low)}H342M38 ${y(0)}H342M38 ${y(high)}H342`),
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

function render({ model, el }) {
  const { words, choices, lengths, table } = model.get("given");
  const readers = { without_colon: yesOrNo };
  const controls = {};
  for (const [name, labels] of Object.entries(LABELS)) {
    readers[name] = oneOf(choices[name]);
    controls[name] = stops(...labels, choices[name], (value) =>
      change(model, { [name]: value }),
    );
  }
  controls.without_colon = checkbox("Leave out the colon", (without_colon) =>
    change(model, { without_colon }),
  );
  const address = inAddress(model, el, readers);
  const lines = [
    [
      "x = x + self.pe[:, : x.size(1)]",
      ` right: rows 0 to ${words - 1}, one for each word`,
    ],
    ["x = x + self.pe[:, x.size(1)]", ` wrong: row ${words} alone, for all words`],
  ].map(([code, verdict]) => element("li", {}, element("code", {}, code), verdict));
  const places = ["charts", "hint", "dials", "turn", "check", "balance", "tables"];
  const [charts, hint, dials, turn, check, balance, tables] = places.map((name) =>
    element("div", { class: name }),
  );
  const status = announced("verdict");
  const details = element(
    "details",
    {},
    element("summary", {}, "The curves, as a table"),
    tables,
  );
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view position-explorer",
        role: "group",
        "aria-label": "Position explorer",
      },
      element(
        "div",
        { class: "controls" },
        ...Object.values(controls).map(({ node }) => node),
      ),
      element("ul", {}, ...lines),
      ...[
        status,
        charts,
        hint,
        dials,
        turn,
        check,
        balance,
        details,
        pointed,
        address.node,
      ],
    ),
  );

  function numbers(title, rows, columns, values) {
    const cell = (x, i, j) => ({
      text: short(x, 3),
      say: `${rows[i]}, ${columns[j]}, exactly ${full(x)}.`,
    });
    const cells = values.map((line, i) => line.map((x, j) => cell(x, i, j)));
    return grid({
      title,
      rows,
      columns,
      cells,
      look: (text) => (pointed.textContent = text),
    });
  }

  function redraw() {
    const state = Object.fromEntries(
      Object.keys(controls).map((name) => [name, model.get(name)]),
    );
    const { position: p, offset: k, d_model, power, without_colon } = state;
    const [q, half, factor] = [p + k, d_model / 2, d_model ** power];
    const pair = (state.pair = Math.min(state.pair, half - 1)); // a smaller table has fewer
    for (const [name, { show }] of Object.entries(controls)) show(state[name]);
    controls.pair.input.max = half - 1;
    controls.power.show(
      power,
      `${power === 0.5 ? `√${d_model} = ` : ""}${short(factor)}`,
    );
    lines.forEach((line, i) =>
      line.classList.toggle("used", Boolean(i) === without_colon),
    );

    const all = table ?? range(words + 1).map((pos) => row(pos, d_model));
    const added = range(words).map((pos) => all[without_colon ? words : pos]);
    const hand = (pos, i = pair) => added[pos].slice(2 * i, 2 * i + 2); // sine, cosine
    const products = added.map((numbers) => dot(added[p], numbers));
    const reach = most(all.flat().map(Math.abs));
    const curves = range(Math.min(4, d_model - 2 * pair), 2 * pair).map((i) =>
      added.map((numbers) => numbers[i]),
    );
    charts.replaceChildren(
      chart(
        `Pair ${pair}: sine, cosine dashed${curves[2] ? "; next thin" : ""}`,
        curves,
        [p, q],
        -reach,
        reach,
      ),
      chart(
        `Dot product of position ${p} with each`,
        [products],
        [p, q],
        -most(products.map((x) => -x)),
        most(products),
      ),
    );
    hint.textContent = `Clock hands: thick at position ${p}, thin at ${q}; with each, the angle between them.`;
    const shown = range(Math.min(8, half), Math.max(0, Math.min(pair - 3, half - 8)));
    const name = (i) => element(i === pair ? "strong" : "span", {}, `pair ${i}`);
    dials.replaceChildren(...shown.map((i) => dial(name(i), [hand(p, i), hand(q, i)])));

    const omega = speed(pair, d_model);
    const [sin, cos] = [Math.sin(k * omega), Math.cos(k * omega)];
    const R = [
      [cos, sin],
      [-sin, cos],
    ];
    const turned = (pos) => R.map((line) => dot(line, hand(pos)));
    const off = (pos) => size(turned(pos).map((x, i) => x - hand(pos + k)[i]));
    const starts = range(words - k);
    const columns = ["R, first", "R, second", `PE(${p})`, `R · PE(${p})`, `PE(${q})`];
    const entries = R.map((line, i) => [...line, hand(p)[i], turned(p)[i], hand(q)[i]]);
    turn.replaceChildren(
      numbers(
        `R turns by k · ω = ${k} · ${full(omega)} rad`,
        ["sine", "cosine"],
        columns,
        entries,
      ),
    );
    check.textContent =
      `R · PE(${p}) ${off(p) < 1e-6 ? "equals" : "misses"} PE(${q}): the distance is ${off(p).toFixed(4)}, ` +
      `and from any position at most ${most(starts.map(off)).toFixed(4)}.`;

    const [word, place] = [
      lengths[choices.d_model.indexOf(d_model)] * factor,
      size(added[p]),
    ];
    balance.textContent = `A word’s vector × ${short(factor)} is ${short(word, 3)} long (left); what position ${p} adds is ${short(place, 3)} long (right).`;
    balance.style.setProperty("--share", word / (word + place || 1));
    const parts = ["sine", "cosine", `dot product with position ${p}`];
    const lists = added.map((_, pos) => [...hand(pos), products[pos]]);
    tables.replaceChildren(
      ...(details.open ? [numbers("Each position", range(words), parts, lists)] : []),
    );

    const alike = starts.map((pos) => dot(added[pos], added[pos + k]));
    const [least, largest] = [Math.min(...alike), Math.max(...alike)].map((x) =>
      short(x, 3),
    );
    status.textContent = without_colon
      ? `Positions ${p} and ${q} get the same row, row ${words}, and so do all others: flat curves, no hand turns, ` +
        "equal dot products. The model cannot tell the order, and nothing raises an error."
      : `From position ${p} to ${q}, the hand of pair ${pair} turns by ${between(hand(p), hand(q))}. ` +
        `The dot product is ${short(products[q], 3)}; for any two positions ${k} apart ` +
        `it is ${least === largest ? least : `${least} to ${largest}`}.`;
    status.classList.toggle("alarming", without_colon);
    pointed.textContent = "";
    address.show();
  }

  details.addEventListener("toggle", redraw);
  return follow(model, Object.keys(controls), redraw);
}

export default { render };
