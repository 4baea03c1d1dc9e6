// NormCube: edit a number of a small batch, and see whose outputs move.
// The tests compare each number with PyTorch.
import {
  announced,
  button,
  change,
  element,
  follow,
  KEEP_KEYS,
  menu,
} from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { full, short } from "../kit/grid.js";

const TRAITS = ["numbers", "norm", "version", "chosen"];
const AXES = ["sentence", "word", "feature"];
const agree = (at, other, axes) => axes.every((axis) => at[axis] === other[axis]);
const name = (at, axes = [0, 1, 2]) =>
  axes.map((axis) => `${AXES[axis]} ${at[axis]}`).join(", ");

// A running mean: exact if all are equal.
const average = (numbers) =>
  numbers.reduce((mean, x, i) => mean + (x - mean) / (i + 1), 0);

function normalise(x, group, less, { eps, inside }) {
  const mean = average(group);
  const variance =
    average(group.map((other) => (other - mean) ** 2)) *
    (group.length / (group.length - less));
  const divisor = inside ? Math.sqrt(variance + eps) : Math.sqrt(variance) + eps;
  const steps = `mean ${full(mean)}, variance ${full(variance)}; ${full(x - mean)} / ${full(divisor)}`;
  return { y: (x - mean) / divisor, steps };
}

function tell(moves) {
  const moved = moves.filter(Boolean).map(Math.abs);
  if (!moved.length) return "none moved";
  return `${moved.length} of ${moves.length} moved, by up to ${short(Math.max(...moved))}`;
}

function render({ model, el }) {
  const { start, places, reach, norms, same, names, versions } = model.get("given");
  const last = places.at(-1);
  const fits = (x) => Math.abs(x) <= reach;
  function read(text) {
    const numbers = text.split(",").map(Number);
    const isCube = String(numbers) === text && numbers.length === start.length;
    return isCube && numbers.every(fits) ? numbers : undefined;
  }
  const [norm, version] = [norms, names].map((choices) => oneOf(Object.keys(choices)));
  const address = inAddress(model, el, {
    numbers: read,
    norm,
    version,
    chosen: oneOf([...start.keys()]),
  });

  let bad = -1; // the number that was not taken; its box stays as it is
  function edit(make) {
    const numbers = model.get("numbers").map(make);
    bad = numbers.findIndex((x) => !fits(x));
    if (bad < 0)
      change(model, { numbers: numbers.map((x) => Number(x.toPrecision(12))) });
    redraw(); // if nothing changed, a message has to come or go
  }
  const editor = (label, make) => button(label, () => edit(make), KEEP_KEYS);
  const isLast = (k) => places[k][0] === last[0];
  const buttons = [
    editor(`Add 3 to all of sentence ${last[0]}`, (x, k) => (isLast(k) ? x + 3 : x)),
    editor(`Fill sentence ${last[0]} with 0`, (x, k) => (isLast(k) ? 0 : x)),
    editor("Divide the chosen word by 10", (x, k) =>
      agree(places[k], places[model.get("chosen")], [0, 1]) ? x / 10 : x,
    ),
    editor("Back to the start", (x, k) => start[k]),
  ];
  const which = menu("Norm", norms, (norm) => change(model, { norm }));
  const formula = menu("Formula", names, (version) => change(model, { version }));

  const cells = places.map((at, k) => {
    const input = element("input", {
      type: "number",
      step: "any",
      "aria-label": name(at),
      ...KEEP_KEYS,
    });
    input.addEventListener("focus", () => change(model, { chosen: k }));
    input.addEventListener("input", () =>
      edit((x, j) => (j === k ? parseFloat(input.value) : x)),
    );
    const output = element("span");
    return { input, output, node: element("td", { class: "number" }, input, output) };
  });
  const each = (axis, make) => [...Array(last[axis] + 1).keys()].map(make);
  const th = (scope) => (i) => element("th", { scope }, i);
  const tables = each(0, (b) => {
    const row = (i) =>
      cells.filter((_, k) => agree(places[k], [b, i], [0, 1])).map(({ node }) => node);
    const head = each(2, th("col"));
    const body = each(1, (i) => element("tr", {}, th("row")(i), ...row(i)));
    const corner = element("td", {}, "word ↓ feature →");
    return element(
      "table",
      { class: "grid numbers" },
      element("tr", {}, corner, ...head),
      ...body,
    );
  });
  const status = announced("verdict");
  const [hint, list] = [element("p"), element("ul")];
  const box = (name, nodes) => element("div", { class: name }, ...nodes);
  const parts = [
    box("controls", [which.node, formula.node]),
    box("buttons", buttons),
    status,
    box("scroller", tables),
  ];
  const view = {
    class: "annotated-view norm-cube",
    role: "group",
    "aria-label": "Norm cube",
  };
  el.append(element("div", view, ...parts, hint, list, address.node));

  function redraw() {
    const [x, norm, version, chosen] = TRAITS.map((trait) => model.get(trait));
    const at = places[chosen];
    const isStored = norm === "stored"; // with mean and variance of the start
    function after(numbers, k, version) {
      const group = (isStored ? start : numbers).filter((_, j) =>
        agree(places[k], places[j], same[norm]),
      );
      return normalise(numbers[k], group, isStored ? 1 : version.less, version);
    }
    const [y, old] = [x, start].map((numbers) =>
      x.map((_, k) => after(numbers, k, versions[version]).y),
    );
    const moves = y.map((to, k) => (Math.abs(to - old[k]) > 1e-8 ? to - old[k] : 0)); // less is rounding
    const of = (isIt) => tell(moves.filter((_, k) => isIt(places[k])));
    which.show(norm);
    formula.show(version);
    cells.forEach(({ input, output, node }, k) => {
      if (k !== bad && parseFloat(input.value) !== x[k]) input.value = x[k];
      input.setAttribute("aria-invalid", k === bad);
      output.textContent = `${"▼→▲"[Math.sign(moves[k]) + 1]} ${short(y[k])}`;
      node.title = `${full(x[k])} → ${full(y[k])}, moved by ${full(moves[k])}`;
      node.style.setProperty("--w", Math.min(Math.abs(moves[k]) / 2, 1));
      node.classList.toggle("shared", agree(at, places[k], same[norm]));
      node.classList.toggle("chosen", k === chosen);
      node.classList.toggle("edited", x[k] !== start[k]);
    });
    tables.forEach(
      (table, b) =>
        (table.createCaption().textContent = `Sentence ${b}: ${of(([own]) => own === b)}`),
    );
    const edited = places.filter((_, k) => x[k] !== start[k]);
    const others = of((at) => !edited.some((other) => agree(at, other, [0, 1])));
    status.textContent =
      bad < 0
        ? `You changed ${edited.length} of ${x.length} numbers. Outputs of other words, after ${norms[norm]}: ${others}.`
        : `Not taken: ${name(places[bad])} must be a number from −${reach} to ${reach}.`;
    const kept = isStored ? " at the start, divided by n − 1" : "";
    hint.textContent = `${name(at)}: mean and variance are those of ${name(at, same[norm])} (outlined)${kept}.`;
    const lines = Object.entries(versions).map(([key, own]) => {
      const { y: result, steps } = after(x, chosen, own);
      const apart =
        key === version ? "in use" : `${full(result - y[chosen])} from that in use`;
      const filled = `${steps} = ${result} (${apart})`.replaceAll("-", "−");
      return element("li", {}, `${names[key]}: ${own.formula}`, element("br"), filled);
    });
    list.replaceChildren(...lines);
    address.show();
  }

  return follow(model, TRAITS, redraw);
}

export default { render };
