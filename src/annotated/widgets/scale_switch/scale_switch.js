// ScaleSwitch: scores and weights as d_k grows, with and without √d_k.
// All numbers are what Python's code gave (see lookup.js); none is worked out here.
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  stops,
} from "../kit/controls.js";
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import { lookUp } from "../kit/lookup.js";

const percent = (share) => `${(100 * share).toFixed(1)} %`;

// Columns with their labels, and the same as a table.
function bars(title, names, shares, write, full) {
  const most = Math.max(full, ...shares); // so that heights can be compared from state to state
  const columns = shares.map((share, i) => {
    const bar = element("span", { class: "bar" });
    bar.style.setProperty("--share", share / most);
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
  return { title: `${title}, full height ${write(most)}`, picture, table };
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
      ? "The softmax is all but a choice of one key, and hardly learns."
      : largest > 0.6
        ? "The softmax leans heavily on one key."
        : "The softmax still spreads over the keys.";
  return (
    `d_k = ${d_k}, scores ${how}: their spread is ${spread.toFixed(2)}, the largest weight ` +
    `${percent(largest)} on average, the steepest slope ${slope.toFixed(3)} of at most 0.250. ${verdict}`
  );
}

function render({ model, el }) {
  const table = model.get("table"); // only on a page without a kernel
  const choices = model.get("choices");
  const isFree = choices.d_k.length > 1;
  const readers = { ...(isFree ? { d_k: oneOf(choices.d_k) } : {}), scale: yesOrNo };
  const address = inAddress(model, el, readers);
  const controls = {
    scale: checkbox("Divide the scores by √d_k", (scale) => change(model, { scale })),
  };
  if (isFree)
    controls.d_k = stops("Features", "d_k", choices.d_k, (d_k) =>
      change(model, { d_k }),
    );
  const status = announced("verdict");
  const pictures = element("div", { class: "pictures" });
  const tables = element("div", { class: "tables scroller" });
  const details = element(
    "details",
    {},
    element("summary", {}, "The bars, as tables"),
    tables,
  );
  el.append(
    element(
      "div",
      {
        class: "annotated-view scale-switch",
        role: "group",
        "aria-label": "Scale switch",
      },
      element(
        "div",
        { class: "controls" },
        ...Object.values(controls).map(({ node }) => node),
      ),
      ...[status, pictures, details, address.node],
    ),
  );
  let drawn = [];
  const list = () =>
    tables.replaceChildren(...(details.open ? drawn.map(({ table }) => table) : []));
  details.addEventListener("toggle", list);

  function redraw() {
    const state = { d_k: model.get("d_k"), scale: model.get("scale") };
    for (const [name, { show }] of Object.entries(controls)) show(state[name]);
    const facts = table ? lookUp(table, (name) => state[name]) : model.get("facts");
    const places = facts.weights.map((_, i) => ({
      long: `key ${i + 1}, by weight`,
      short: `${i + 1}`,
    }));
    drawn = [
      bars(
        "How the scores are spread",
        names(choices.edges),
        facts.shares,
        percent,
        0.5,
      ),
      bars(
        "One query’s weights, largest first",
        places,
        facts.weights,
        (weight) => weight.toFixed(4),
        1,
      ),
    ];
    pictures.replaceChildren(
      ...drawn.map(({ title, picture }) =>
        element("figure", {}, element("figcaption", {}, title), picture),
      ),
    );
    list();
    status.textContent = sentence(facts, state.d_k, state.scale);
    status.classList.toggle("alarming", facts.largest > 0.9);
    address.show();
  }

  return follow(model, ["d_k", "scale", "facts"], redraw);
}

export default { render };
