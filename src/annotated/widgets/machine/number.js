// Level 4: one number and its sum in full. Each operand leads to where it comes from itself.
import { button, element, svg } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { spokenName } from "../kit/names.js";
import { exact, place } from "./paint.js";
import { sumOf } from "./sums.js";

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
const placeOf = ({ path, index }) =>
  place(path, index.length === 3 ? index[0] : -1, ...index.slice(-2));
const indexOf = ({ head, row, cell }) => (head < 0 ? [row, cell] : [head, row, cell]);

/** What is shown, and the id of what has the focus first. */
export function drawNumber(view, at) {
  const { run, scene } = view;
  const found = sumOf(run, at.path, indexOf(at));
  const node = run.node(at.path);
  const head = at.head < 0 ? "" : `, head ${at.head}`;
  const where = `${scene.rowName(at.path, at.row)}, ${scene.columnName(at.path, at.cell)}`;
  const title = element(
    "p",
    { class: "number-title" },
    element("strong", {}, `${node.name}`),
    `${head}, ${where}`,
  );
  const code = element("code", {}, `${node.path}[${indexOf(at).join(", ")}]`);
  // What came with the page is rounded.
  const written = run.hasParams ? exact(found.result) : `≈ ${short(found.result)}`;
  const value = element("output", { class: "number-value" }, written);
  const top = element(
    "div",
    { class: "number-top" },
    value,
    element("div", {}, title, code),
  );
  /** @type {Node[]} */
  const nodes = [top, neighbours(view, at)];
  if (run.hasParams) nodes.push(...drawSum(view, found));
  else {
    const words = "The exact numbers and the parameters are on their way …";
    nodes.push(element("p", { class: "hint" }, words));
    view.needParameters();
  }
  return { nodes, focus: "" };
}

// To the cells beside it.
function neighbours(view, at) {
  const [rows, columns] = view.run.shape(at.path).slice(-2);
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
    node.setAttribute("aria-disabled", String(!isThere));
    return node;
  });
  return element(
    "div",
    { class: "neighbours", role: "group", "aria-label": "The cells beside it" },
    ...nodes,
  );
}

/** An operand: a link to its own sum, or a parameter, which training has found. */
function operand(view, cell, kind = "") {
  const { run, scene } = view;
  const words = short(cell.value, 3);
  if (!run.node(cell.path)) {
    const name = `${cell.path}[${cell.index.join(", ")}]`;
    return element(
      "span",
      { class: "operand parameter", title: `${name}: a parameter, found in training` },
      words,
    );
  }
  const at = placeOf(cell);
  const said = scene.sayCell(run.tensor(cell.path), at);
  return button(words, () => view.go(at), {
    class: `operand ${kind}`,
    "data-id": `${cell.path}@${cell.index}`,
    "aria-label": `${spokenName(cell.path)}, ${said}`,
    title: said,
    tabindex: "-1",
  });
}

const nameOf = (view, { path }) =>
  view.run.node(path)?.name ?? path.split(".").slice(-2).join(".");
const roleOf = ({ path }) =>
  ({ q: "query", k: "key", v: "value" })[path.split(".").at(-1)] ?? "";

function drawSum(view, found) {
  const { kind, terms, formula } = found;
  /** @type {Node[]} */
  const nodes = [element("p", { class: "formula" }, element("code", {}, formula))];
  if (terms.length > 2) nodes.push(drawBars(view, found));
  if (kind === "dot") nodes.push(products(view, found), ...ending(view, found));
  else if (kind === "softmax") nodes.push(powers(view, found), ...share(found));
  else if (kind === "norm") nodes.push(...drawNorm(view, found));
  else nodes.push(inOneLine(view, found));
  return nodes;
}

// --- the products of a dot product, one line each ---

function products(view, { terms }) {
  const [{ a, b }] = terms;
  const head = element(
    "p",
    { class: "soft" },
    `${terms.length} products: ${nameOf(view, a)} × ${nameOf(view, b)}`,
  );
  const lines = terms.map(({ a, b, product }, i) =>
    element(
      "li",
      {},
      element("small", {}, i),
      operand(view, a, roleOf(a)),
      "×",
      operand(view, b, roleOf(b)),
      "=",
      element("span", { class: "product" }, short(product, 3)),
    ),
  );
  return element("div", {}, head, element("ol", { class: "terms" }, ...lines));
}

function ending(view, { terms, bias, scale, result }) {
  const sum = terms.reduce((total, { product }) => total + product, 0);
  const parts = [element("span", {}, `Σ = ${short(sum, 4)}`)];
  if (bias) parts.push(element("span", {}, "+ bias ", operand(view, bias)));
  if (scale)
    parts.push(
      element("span", {}, `× ${short(scale, 4)} (1 / √${Math.round(scale ** -2)})`),
    );
  parts.push(element("strong", {}, `= ${exact(result)}`));
  return [element("p", { class: "ending" }, ...parts)];
}

// --- softmax ---

function powers(view, { terms, at, largest }) {
  const shown =
    terms.length > 40
      ? terms.map((_, i) => i).filter((i) => i === at || terms[i].product > 0.001)
      : [...terms.keys()];
  const rest = terms.length - shown.length;
  const name = nameOf(view, terms[0].a);
  const head = element(
    "p",
    { class: "soft" },
    `exp(${name} − ${short(largest, 3)}), of ${terms.length} columns${rest ? `; ${rest} below 0.001 are left out here and are in the sum` : ""}`,
  );
  const lines = shown.map((i) => {
    const { a, product } = terms[i];
    const line = element(
      "li",
      {},
      element("small", {}, view.scene.columnName(a.path, a.index.at(-1))),
      "exp ",
      operand(view, a),
      "=",
      element(
        "span",
        { class: "product" },
        product > 0 && product < 0.0005 ? product.toExponential(1) : short(product, 3),
      ),
    );
    if (i === at) line.classList.add("current");
    return line;
  });
  return element("div", {}, head, element("ol", { class: "terms wide" }, ...lines));
}

function share({ terms, at, total, result }) {
  const line = element(
    "p",
    { class: "ending" },
    element("span", {}, `${short(terms[at].product, 4)} / Σ ${short(total, 4)}`),
    element("strong", {}, `= ${exact(result)}`),
  );
  return [line];
}

// --- layer norm ---

function drawNorm(view, found) {
  const { terms, at, mean, variance, eps, gain, shift, result } = found;
  const lines = terms.map(({ a }, i) => {
    const line = element("li", {}, element("small", {}, i), operand(view, a));
    if (i === at) line.classList.add("current");
    return line;
  });
  const one = operand(view, terms[at].a);
  one.dataset.id += "-again";
  return [
    element(
      "p",
      { class: "soft" },
      `The row of ${terms.length} numbers that is normalized:`,
    ),
    element("ol", { class: "terms narrow" }, ...lines),
    element(
      "p",
      { class: "ending" },
      element("span", {}, `mean ${short(mean, 4)}`),
      element("span", {}, `variance ${short(variance, 4)}`),
      element(
        "span",
        {},
        "(",
        one,
        ` − ${short(mean, 4)}) / √(${short(variance, 4)} + ${eps})`,
      ),
      element("span", {}, "× weight ", operand(view, gain)),
      element("span", {}, "+ bias ", operand(view, shift)),
      element("strong", {}, `= ${exact(result)}`),
    ),
  ];
}

// --- what has one term or two ---

const VERBS = {
  copy: "is the number",
  mask: "keeps, or hides",
  relu: "max(0, x) of",
  lookup: "a row of the table:",
  scale: "",
};

function inOneLine(view, { kind, terms, scale, result, hidden }) {
  const parts = terms.flatMap(({ a }, i) => [
    i ? "+" : capital(VERBS[kind] ?? ""),
    element("span", {}, `${nameOf(view, a)} `, operand(view, a, roleOf(a))),
  ]);
  if (scale) parts.push(`× ${short(scale, 4)}`);
  if (hidden) parts.push(`hidden by the ${hidden} mask`);
  return element(
    "p",
    { class: "ending" },
    ...parts,
    element("strong", {}, `= ${exact(result)}`),
  );
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
  const line = svg("path", { d: `M0 ${zero}H${pitch * terms.length}`, class: "wire" });
  const given = { viewBox: `0 0 ${width} ${high}`, width, height: high };
  return svg(
    "svg",
    { ...given, class: "picture bars", "aria-hidden": "true" },
    ...bars,
    line,
  );
}
