// ScaleSwitch: scores and weights as d_k grows, with and without √d_k.
// All numbers are what Python's code gave (see lookup.js); none is worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  frame,
  panel,
  scroller,
  stops,
} from "../kit/controls.js";
import { lookUp } from "../kit/lookup.js";

const percent = (share) => `${(100 * share).toFixed(1)}%`;

// Columns with their labels, and the same as a table.
function bars(title, names, shares, write, full) {
  const most = Math.max(full, ...shares); // so that heights can be compared from state to state
  const columns = shares.map((share, i) => {
    const bar = element("span", { class: "bar" });
    bar.style.setProperty("--share", String(share / most));
    const label = element("small", {}, names[i].short ?? names[i].long);
    return element("div", { title: `${names[i].long}: ${write(share)}` }, bar, label);
  });
  const picture = element("div", { class: "bars", "aria-hidden": "true" }, ...columns);
  const row = (name, text) =>
    element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, text));
  const rows = shares.map((share, i) => row(names[i].long, write(share)));
  const table = element(
    "table",
    { class: "numbers" },
    element("caption", {}, title),
    element("tbody", {}, ...rows),
  );
  return { title: `${title} (full height: ${write(most)})`, picture, table };
}

function names(edges) {
  const written = edges.map((edge) => String(edge).replace("-", "−"));
  const inner = written.slice(0, -1).map((edge, i) => ({
    long: `${edge} to ${written[i + 1]}`,
    short: i % 5 === 0 ? edge : "",
  }));
  return [
    { long: `below ${written[0]}`, short: "<" },
    ...inner,
    { long: `${written.at(-1)} and more`, short: "≥" },
  ];
}

function sentence({ spread, largest, slope }, d_k, scale) {
  const how = scale ? `divided by √${d_k}` : "as they are";
  const verdict =
    largest > 0.9
      ? "The softmax all but picks one key: hardly any gradient passes."
      : largest > 0.6
        ? "Most of the weight is on one key."
        : "The keys share the weight.";
  return (
    `d_k = ${d_k}, scores ${how}: their standard deviation is ${spread.toFixed(2)}, the largest ` +
    `weight ${percent(largest)} on average, the largest derivative of the softmax ` +
    `${slope.toFixed(3)} (it cannot exceed 0.250). ${verdict}`
  );
}

// What is drawn: the scores, and one query's weights.
function drawBars({ shares, weights }, edges) {
  const places = weights.map((_, i) => ({
    long: `key ${i + 1}, by weight`,
    short: `${i + 1}`,
  }));
  const exact = (weight) => weight.toFixed(4);
  return [
    bars("Histogram of the scores", names(edges), shares, percent, 0.5),
    bars("Attention weights of one query", places, weights, exact, 1),
  ];
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const table = model.get("table"); // only on a page without a kernel
  const choices = model.get("choices");
  const isFree = choices.d_k.length > 1;
  const readers = { ...(isFree ? { d_k: oneOf(choices.d_k) } : {}), scale: yesOrNo };
  const address = inAddress(model, el, readers);
  const set = (name) => (value) => change(model, { [name]: value });
  const controls = {
    scale: checkbox("Divide the scores by √d_k", set("scale")),
    ...(isFree ? { d_k: stops("Features", "d_k", choices.d_k, set("d_k")) } : {}),
  };
  const status = announced("verdict");
  const pictures = element("div", { class: "pictures" });
  const tables = scroller();
  tables.classList.add("tables");
  const details = element(
    "details",
    {},
    element("summary", {}, "The bars, as tables"),
    tables,
  );
  frame(
    el,
    "scale-switch",
    "Scale switch",
    panel(...Object.values(controls)),
    ...[status, pictures, details, address.node],
  );
  let drawn = [];
  const list = () => {
    tables.replaceChildren(...(details.open ? drawn.map(({ table }) => table) : []));
  };
  details.addEventListener("toggle", list);

  function redraw() {
    const state = { d_k: model.get("d_k"), scale: model.get("scale") };
    for (const [name, { show }] of Object.entries(controls)) show(state[name]);
    const facts = table ? lookUp(table, (name) => state[name]) : model.get("facts");
    drawn = drawBars(facts, choices.edges);
    const figures = drawn.map(({ title, picture }) =>
      element("figure", {}, element("figcaption", {}, title), picture),
    );
    pictures.replaceChildren(...figures);
    list();
    status.textContent = sentence(facts, state.d_k, state.scale);
    status.classList.toggle("alarming", facts.largest > 0.9);
    address.show();
  }

  return follow(model, ["d_k", "scale", "facts"], redraw);
}

export default { render };
