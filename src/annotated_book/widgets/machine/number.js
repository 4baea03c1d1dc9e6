// Level 4: one number and its sum in full. Each operand leads to where it comes from itself.
import { button, element, svg } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { capital } from "../kit/names.js";
import { digitsOf, exact, indexOf, placeAt } from "./paint.js";
import { sumOf } from "./sums.js";

const part = (...inner) => element("span", {}, ...inner);
const line = (name, ...inner) => element("p", { class: name }, ...inner);

/** What is shown of it: nodes. */
export function drawNumber(view, at) {
  const { scene } = view;
  const { run } = scene;
  const found = sumOf(run, at.path, indexOf(at));
  const head = at.head < 0 ? "" : `head ${at.head}`;
  const where = [scene.rowName(at.path, at.row), scene.columnName(at.path, at.cell)];
  const title = [head, ...where].filter(Boolean).join(", ");
  const name = element("strong", {}, run.node(at.path).name);
  const code = element("code", {}, `${at.path}[${indexOf(at).join(", ")}]`);
  // What came with the page is rounded.
  const rounded = run.hasParams ? "" : "≈ ";
  const value = rounded + exact(found.result);
  const top = element(
    "div",
    { class: "number-top" },
    element("output", { class: "number-value" }, value),
    element("div", {}, line("number-title", name, `, ${title}`), code),
    neighbors(view, at),
  );
  const nodes = [top];
  if (found.needs) {
    nodes.push(line("hint", "The parameters are on their way …"));
    view.needParameters();
  } else nodes.push(...drawSum(view, found));
  if (rounded && !found.needs) nodes.push(exactly(view));
  return nodes;
}

function exactly(view) {
  const press = () => view.needParameters();
  const more = "These numbers came with the page, with three digits each. ";
  return line("hint", more, button("Fetch them exactly", press));
}

// To the cells beside it.
function neighbors(view, at) {
  const [rows, columns] = view.scene.run.shape(at.path).slice(-2);
  const ways = [
    ["←", "Previous column", 0, -1],
    ["→", "Next column", 0, 1],
    ["↑", "Previous row", -1, 0],
    ["↓", "Next row", 1, 0],
  ];
  const nodes = ways.map(([sign, name, dy, dx]) => {
    const to = { ...at, row: at.row + dy, cell: at.cell + dx };
    const isThere = to.row >= 0 && to.row < rows && to.cell >= 0 && to.cell < columns;
    const given = { "aria-label": name, "data-id": name, tabindex: "-1" };
    const node = button(sign, () => isThere && view.go(to), given);
    node.ariaDisabled = String(!isThere);
    return node;
  });
  const group = { role: "group", "aria-label": "The cells beside it" };
  return element("div", { class: "neighbors", ...group }, ...nodes);
}

/** An operand: a link to where it comes from itself. Parameters are dashed. */
function operand(view, cell, more = "", digits = 3) {
  const { scene } = view;
  const { run } = scene;
  const name = cell.path.split(".").at(-1);
  const role = { q: "query", k: "key", v: "value" }[name] ?? "";
  const isParameter = run.params.has(cell.path);
  const at = placeAt(cell.path, cell.index);
  const index = cell.index.join(", ");
  const said = isParameter
    ? `${run.node(cell.path).name}[${index}], a parameter: ${short(cell.value, 3)}`
    : scene.sayCell(run.tensor(cell.path), at);
  return button(short(cell.value, digits), () => view.go(at), {
    class: `operand ${role} ${isParameter ? "parameter" : ""}`,
    "data-id": `${cell.path}@${cell.index}${more}`,
    "aria-label": isParameter ? said : `${run.spoken(cell.path)}, ${said}`,
    title: said,
    tabindex: "-1",
  });
}

const nameOf = ({ run }, { path }) => run.node(path).name;

function drawSum(view, found) {
  const { kind, terms, formula } = found;
  /** @type {Node[]} */
  const nodes = [line("formula", element("code", {}, formula))];
  if (terms.length > 2) nodes.push(drawBars(view, found));
  const all = { dot, softmax, loss: softmax, norm, parameter, copy };
  const draw = all[kind] ?? inOneLine;
  return [...nodes, ...draw(view, found)];
}

const result = ({ result }) => element("strong", {}, `= ${exact(result)}`);

// Terms, one line each; the one `at` is marked.
function list(kind, lines, at = -1) {
  const items = lines.map(([name, ...inner], i) => {
    const item = element("li", {}, element("small", {}, name), ...inner);
    if (i === at) item.classList.add("current");
    return item;
  });
  return element("ol", { class: `terms ${kind}` }, ...items);
}

// The products of a dot product.
function dot(view, found) {
  const { terms, bias, scale } = found;
  const [{ a, b }] = terms;
  const what = `${terms.length} products: ${nameOf(view, a)} × ${nameOf(view, b)}`;
  const lines = terms.map(({ a, b, product }, i) => {
    const given = element("span", { class: "product" }, short(product, 3));
    return [i, operand(view, a), "×", operand(view, b), "=", given];
  });
  const sum = terms.reduce((total, { product }) => total + product, 0);
  const parts = [part(`Σ = ${short(sum, 4)}`)];
  if (bias) parts.push(part("+ bias ", operand(view, bias)));
  if (scale) parts.push(part(`× ${short(scale, 4)} (1 / √${Math.round(scale ** -2)})`));
  return [line("soft", what), list("", lines), line("ending", ...parts, result(found))];
}

// The powers of a row, and the share of one.
function softmax(view, found) {
  const { kind, terms, at, largest, total } = found;
  const isShown = (i) => terms.length <= 40 || i === at || terms[i].product > 0.001;
  const shown = [...terms.keys()].filter(isShown);
  const rest = terms.length - shown.length;
  const left = rest ? `; ${rest} below 0.001 are left out here and are in the sum` : "";
  const most = short(largest, 3);
  const what = `First the largest of the ${terms.length} ${nameOf(view, terms[0].a)}, ${most}, is subtracted from each: no exp is too large, and the shares stay the same${left}`;
  const lines = shown.map((i) => {
    const { a, product } = terms[i];
    const isSmall = product > 0 && product < 0.0005;
    const power = isSmall ? product.toExponential(1) : short(product, 3);
    const name = view.scene.columnName(a.path, a.index.at(-1));
    const given = element("span", { class: "product" }, power);
    const less = part(`exp(${short(a.value - largest, 3)}) =`);
    return [name, operand(view, a), "→", less, given];
  });
  const share = `${short(terms[at].product, 4)} / Σ ${short(total, 4)}`;
  const sum = part(kind === "loss" ? `−log(${share})` : share);
  const all = list("wide", lines, shown.indexOf(at));
  return [line("soft", what), all, line("ending", sum, result(found))];
}

// The numbers of a row.
const numbers = (view, { terms, at }) =>
  list(
    "narrow",
    terms.map(({ a }, i) => [i, operand(view, a)]),
    at,
  );

function norm(view, found) {
  const { terms, at, mean, variance, eps, gain, shift } = found;
  const [middle, spread] = [short(mean, 4), short(variance, 4)];
  const one = operand(view, terms[at].a, "-again");
  return [
    line("soft", `The row of ${terms.length} numbers that is normalized:`),
    numbers(view, found),
    line(
      "ending",
      part(`mean ${middle}`),
      part(`variance ${spread}`),
      part("(", one, ` − ${middle})`),
      part(`/ √(${spread} + ${eps})`),
      part("× weight ", operand(view, gain)),
      part("+ bias ", operand(view, shift)),
      result(found),
    ),
  ];
}

function parameter(view, found) {
  const { path, index } = found.cell;
  const row = view.scene.rowName(path, index[0]);
  const what = `The ${found.terms.length} numbers of its row${row ? `, ${row}` : ""}:`;
  return [
    line("soft", what),
    numbers(view, found),
    line("ending", part("here"), result(found)),
  ];
}

// A number that has only moved: from where, and its sum there.
function copy(view, found) {
  const [{ a }] = found.terms;
  const from = part(`${nameOf(view, a)}[${a.index.join(", ")}] `, operand(view, a));
  const there = sumOf(view.scene.run, a.path, a.index);
  if (there.needs) view.needParameters();
  const sum = there.needs
    ? [line("hint", "The parameters are on their way …")]
    : [line("soft", "And there it is this sum:"), ...drawSum(view, there)];
  return [line("soft", found.moved), line("moved", from, result(found)), ...sum];
}

// --- what has one term or two ---

const VERBS = {
  mask: "keeps, or masks",
  relu: "max(0, x) of",
  lookup: "a row of the table:",
};

function inOneLine(view, found) {
  const { kind, terms, scale, hidden } = found;
  const values = terms.map(({ a }) => a.value);
  const digits = kind === "sum" ? digitsOf(values, found.result, 3) : 3;
  const parts = terms.flatMap(({ a }, i) => [
    i ? "+" : VERBS[kind] ? capital(VERBS[kind]) : "",
    part(`${nameOf(view, a)} `, operand(view, a, "", digits)),
  ]);
  if (scale) parts.push(`× ${short(scale, 4)}`);
  if (hidden) parts.push(`masked by the ${hidden} mask`);
  const sum = element("strong", {}, `= ${short(found.result, digits)}`);
  return [line("ending", ...parts, kind === "sum" ? sum : result(found))];
}

// --- the terms as bars ---

function drawBars(view, { terms, kind, at }) {
  const width = Math.max(200, view.width || 720);
  const values = terms.map(({ product }) => product);
  const most = Math.max(...values.map(Math.abs)) || 1;
  const hasMinus = values.some((value) => value < 0);
  const high = 70;
  const zero = hasMinus ? high / 2 : high - 2;
  const pitch = Math.min(width / terms.length, 40);
  const bars = values.map((value, i) => {
    const long = (Math.abs(value) / most) * (hasMinus ? high / 2 - 2 : high - 4);
    const lit = i === at && kind !== "dot" ? " chosen" : "";
    return svg("rect", {
      x: i * pitch + pitch * 0.1,
      y: value < 0 ? zero : zero - long,
      width: pitch * 0.8,
      height: Math.max(long, 0.75),
      class: (value < 0 ? "minus" : "plus") + lit,
    });
  });
  const axis = svg("path", { d: `M0 ${zero}H${pitch * terms.length}`, class: "wire" });
  const size = { viewBox: `0 0 ${width} ${high}`, width, height: high };
  const hidden = { class: "picture bars", "aria-hidden": "true" };
  return svg("svg", { ...size, ...hidden }, ...bars, axis);
}
