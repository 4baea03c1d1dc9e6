// Where one number comes from: the sum, the softmax or the norm that gives it, term by term.
import { sum } from "../kit/numbers.js";

const EPS = 1e-5; // of every LayerNorm

/** One entry of a tensor or of a parameter.
 * @typedef {{ path: string, index: number[], value: number }} Cell */
/** @typedef {{ a: Cell, b: Cell | null, product: number }} Term */
/**
 * @typedef {object} Sum
 * @property {string} kind how it is drawn:
 *   dot      Σ aᵢ·bᵢ, plus a bias, times a scale
 *   sum      a + b
 *   scale    a times a scale
 *   softmax  the product is exp(a − largest); the entry `at`, over their total
 *   loss     −log of the same
 *   norm     (a at `at` − mean) / √(variance + eps) · gain + shift
 *   lookup, copy, relu, mask   one term
 *   parameter   no sum: the numbers of its row, of which it is the one `at`
 * @property {Cell} cell the entry itself
 * @property {Term[]} terms
 * @property {Cell | null} bias
 * @property {number | null} scale
 * @property {number} result
 * @property {string} formula
 * @property {"parameters"} [needs] they are not here yet: no terms
 * @property {number} [at] which of the terms the entry belongs to
 * @property {number} [largest]
 * @property {number} [total]
 * @property {number} [mean]
 * @property {number} [variance]
 * @property {number} [eps]
 * @property {Cell} [gain]
 * @property {Cell} [shift]
 * @property {"" | "causal" | "padding"} [hidden] why the mask hides it
 */

/** @param {import("../kit/numbers.js").Numbers} tensor */
function entry({ shape, data }, index) {
  return data[index.reduce((place, i, axis) => place * shape[axis] + i, 0)];
}

const steps = (length) => Array.from({ length }, (_, i) => i);

// What the operations have to hand: the run, a node and an index.
class Place {
  /** @param {import("./run.js").Run} run @param {import("./run.js").Node} node */
  constructor(run, node, index) {
    this.run = run;
    this.node = node;
    this.index = index;
    this.own = this.cell(node.path, ...index);
  }

  /** @returns {Cell} */
  cell(path, ...index) {
    return { path, index, value: entry(this.run.tensor(path), index) };
  }

  /** Terms of one factor. @returns {Term[]} */
  alone(...cells) {
    return cells.map((a) => ({ a, b: null, product: a.value }));
  }

  /** Terms of two, so many of them. @returns {Term[]} */
  pairs(length, first, second) {
    return steps(length).map((i) => {
      const [a, b] = [first(i), second(i)];
      return { a, b, product: a.value * b.value };
    });
  }
}

// exp(x − largest) of each x of a row.
function powersOf(place, rows) {
  const [x] = place.node.parents;
  const cells = steps(place.run.shape(x).at(-1)).map((i) => place.cell(x, ...rows, i));
  const largest = cells.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const terms = cells.map((a) => {
    return { a, b: null, product: Math.exp(a.value - largest) };
  });
  return { terms, largest, total: total(terms) };
}

const total = (terms) => sum(terms.map(({ product }) => product));

const OPERATIONS = {
  lookup(place) {
    const { run, node, index } = place;
    const [position, feature] = index;
    const id = (node.path.startsWith("src") ? run.src : run.tgt)[position];
    // The row itself: its value is known without the table.
    const a = { path: node.params[0], index: [id, feature], value: place.own.value };
    return {
      kind: "lookup",
      terms: place.alone(a),
      formula: `table[${id}, ${feature}]`,
    };
  },

  scale(place) {
    const { run, node, index } = place;
    const scale = Math.sqrt(run.sizes.d_model);
    const terms = place.alone(place.cell(node.parents[0], ...index));
    const result = terms[0].product * scale;
    return { kind: "scale", terms, scale, result, formula: "table · √d_model" };
  },

  position(place) {
    const { node, index } = place;
    const x = place.cell(node.parents[0], ...index);
    const terms = place.alone(x, place.cell(node.params[0], ...index));
    return { kind: "sum", terms, result: total(terms), formula: "x + pe" };
  },

  norm(place) {
    const { run, node, index } = place;
    const [row, at] = index;
    const [gain, shift] = node.params.map((path) => place.cell(path, 0, at));
    const length = run.sizes.d_model;
    const terms = place.alone(
      ...steps(length).map((i) => place.cell(node.parents[0], row, i)),
    );
    const mean = total(terms) / length;
    const variance = sum(terms.map(({ product }) => (product - mean) ** 2)) / length;
    const normal = (terms[at].product - mean) / Math.sqrt(variance + EPS);
    const result = normal * gain.value + shift.value;
    const formula = "(x − mean) / √(variance + eps) · weight + bias";
    const facts = { at, mean, variance, eps: EPS, gain, shift };
    return { kind: "norm", terms, result, formula, ...facts };
  },

  linear(place) {
    const { run, node, index } = place;
    const [row, out] = index;
    const [x] = node.parents;
    const [weight, bias] = node.params;
    const terms = place.pairs(
      run.shape(x)[1],
      (i) => place.cell(x, row, i),
      (i) => place.cell(weight, out, i),
    );
    const added = place.cell(bias, 0, out);
    const result = total(terms) + added.value;
    return {
      kind: "dot",
      terms,
      bias: added,
      result,
      formula: "Σ xᵢ · weightᵢ + bias",
    };
  },

  split(place) {
    const { run, node, index } = place;
    const [head, position, feature] = index;
    const from = [position, head * run.sizes.d_k + feature];
    const terms = place.alone(place.cell(node.parents[0], ...from));
    return { kind: "copy", terms, formula: "column head · d_k + i" };
  },

  scores(place) {
    const { run, node, index } = place;
    const [head, query, key] = index;
    const [q, k] = node.parents;
    const terms = place.pairs(
      run.sizes.d_k,
      (i) => place.cell(q, head, query, i),
      (i) => place.cell(k, head, key, i),
    );
    const scale = 1 / Math.sqrt(run.sizes.d_k);
    const result = total(terms) * scale;
    return { kind: "dot", terms, scale, result, formula: "Σ qᵢ · kᵢ / √d_k" };
  },

  mask(place) {
    const { run, node, index } = place;
    const terms = place.alone(place.cell(node.parents[0], ...index));
    const hidden = run.hides(node.path, index[1], index[2]);
    const result = hidden ? -Infinity : terms[0].product;
    const formula = hidden ? "−∞: the mask hides this key" : "the score: not masked";
    return { kind: "mask", terms, result, formula, hidden };
  },

  softmax(place) {
    const { index } = place;
    const at = index.at(-1);
    const powers = powersOf(place, index.slice(0, -1));
    const result = powers.terms[at].product / powers.total;
    const formula = "exp(x) / Σ exp(xⱼ)";
    return { kind: "softmax", ...powers, result, formula, at };
  },

  loss(place) {
    const [row] = place.index;
    const at = place.run.targets[row];
    const powers = powersOf(place, [row]);
    const result = -Math.log(powers.terms[at].product / powers.total);
    const formula = "−log(exp(x) / Σ exp(xⱼ))";
    return { kind: "loss", ...powers, result, formula, at };
  },

  parameter(place) {
    const { run, node, index } = place;
    const [row, at] = index;
    const cells = steps(run.shape(node.path)[1]).map((i) =>
      place.cell(node.path, row, i),
    );
    const facts = { kind: "parameter", terms: place.alone(...cells), at };
    if (!node.path.endsWith(".pe"))
      return { ...facts, formula: "a parameter: training has found it" };
    const even = at - (at % 2);
    const wave = at % 2 ? "cos" : "sin";
    const { d_model } = run.sizes;
    const result = Math[wave](row / 10_000 ** (even / d_model));
    const formula = `${wave}(${row} / 10000^(${even} / ${d_model}))`;
    return { ...facts, result, formula };
  },

  values(place) {
    const { run, node, index } = place;
    const [head, query, feature] = index;
    const [weights, v] = node.parents;
    const terms = place.pairs(
      run.shape(v)[1],
      (j) => place.cell(weights, head, query, j),
      (j) => place.cell(v, head, j, feature),
    );
    return { kind: "dot", terms, result: total(terms), formula: "Σ weightⱼ · vⱼ" };
  },

  concat(place) {
    const { run, node, index } = place;
    const [query, feature] = index;
    const { d_k } = run.sizes;
    const from = [Math.floor(feature / d_k), query, feature % d_k];
    const terms = place.alone(place.cell(node.parents[0], ...from));
    return { kind: "copy", terms, formula: "head i // d_k, column i % d_k" };
  },

  relu(place) {
    const terms = place.alone(place.cell(place.node.parents[0], ...place.index));
    const result = Math.max(terms[0].product, 0);
    return { kind: "relu", terms, result, formula: "max(0, x)" };
  },

  add(place) {
    const terms = place.alone(
      ...place.node.parents.map((path) => place.cell(path, ...place.index)),
    );
    return { kind: "sum", terms, result: total(terms), formula: "x + sublayer(x)" };
  },

  copy(place) {
    const terms = place.alone(place.cell(place.node.parents[0], ...place.index));
    return { kind: "copy", terms, formula: "x" };
  },
};

/** @param {import("./run.js").Run} run @param {string} path @param {number[]} index
 * @returns {Sum} */
export function sumOf(run, path, index) {
  const node = run.node(path);
  if (!node) throw new RangeError(`path = ${path} is no tensor of this model`);
  const shape = run.shape(path);
  if (
    index.length !== shape.length ||
    index.some((i, axis) => !(shape[axis] > i && i >= 0))
  )
    throw new RangeError(
      `index = ${index} is not within the shape (${shape}) of ${path}`,
    );
  const place = new Place(run, node, index);
  const cell = place.own;
  const plain = { cell, terms: [], bias: null, scale: null, result: cell.value };
  const waits = node.params.length > 0 && node.op !== "lookup" && !run.hasParams;
  if (waits) {
    const kind = { linear: "dot", position: "sum" }[node.op] ?? node.op;
    return { ...plain, kind, formula: "", needs: "parameters" };
  }
  return { ...plain, ...OPERATIONS[node.op](place) };
}
