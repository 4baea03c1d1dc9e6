// Where one number comes from: the sum, the softmax or the norm that gives it, term by term.
import { range, sum } from "../kit/numbers.js";
import { entry, placeAt } from "./paint.js";

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
 * @property {string} [moved] where a copy comes from, in words
 */

// What the operations have to hand: the run, a node and an index.
class Place {
  /** @param {import("./run.js").Run} run @param {import("./run.js").Node} node
   * @param {number[]} index */
  constructor(run, node, index) {
    this.run = run;
    this.node = node;
    this.index = index;
    this.own = this.cell(node.path, ...index);
  }

  /** @returns {Cell} */
  cell(path, ...index) {
    const { head, row, cell } = placeAt(path, index);
    return { path, index, value: entry(this.run.tensor(path), head, row, cell) };
  }

  /** An entry of the parent of this number. */
  from(which, ...index) {
    return this.cell(this.node.parents[which], ...index);
  }

  /** The same entry of the only parent. */
  same() {
    return this.alone(this.from(0, ...this.index));
  }

  /** Terms of one factor. @returns {Term[]} */
  alone(...cells) {
    return cells.map((a) => ({ a, b: null, product: a.value }));
  }

  /** Terms of two, so many of them. @returns {Term[]} */
  pairs(length, first, second) {
    return range(length).map((i) => {
      const [a, b] = [first(i), second(i)];
      return { a, b, product: a.value * b.value };
    });
  }
}

// exp(x − largest) of each x of a row.
function powersOf(place, rows) {
  const columns = place.run.shape(place.node.parents[0]).at(-1);
  const cells = range(columns).map((i) => place.from(0, ...rows, i));
  const largest = cells.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const terms = cells.map((a) => ({
    a,
    b: null,
    product: Math.exp(a.value - largest),
  }));
  return { terms, largest, total: total(terms) };
}

const total = (terms) => sum(terms.map(({ product }) => product));

const OPERATIONS = {
  lookup(place) {
    const { run, node, index, own } = place;
    const [position, feature] = index;
    const id = (node.path.startsWith("src") ? run.src : run.tgt)[position];
    // The row itself: its value is known without the table.
    const a = { path: node.params[0], index: [id, feature], value: own.value };
    return { terms: place.alone(a), formula: `table[${id}, ${feature}]` };
  },

  scale(place) {
    const scale = Math.sqrt(place.run.sizes.d_model);
    const terms = place.same();
    const result = terms[0].product * scale;
    return { terms, scale, result, formula: "table · √d_model" };
  },

  position(place) {
    const [x] = place.same();
    const terms = [x, ...place.alone(place.cell(place.node.params[0], ...place.index))];
    return { kind: "sum", terms, result: total(terms), formula: "x + pe" };
  },

  norm(place) {
    const [row, at] = place.index;
    const [gain, shift] = place.node.params.map((path) => place.cell(path, 0, at));
    const length = place.run.sizes.d_model;
    const terms = place.alone(...range(length).map((i) => place.from(0, row, i)));
    const mean = total(terms) / length;
    const variance = sum(terms.map(({ product }) => (product - mean) ** 2)) / length;
    const normal = (terms[at].product - mean) / Math.sqrt(variance + EPS);
    const result = normal * gain.value + shift.value;
    const formula = "(x − mean) / √(variance + eps) · weight + bias";
    return { terms, result, formula, at, mean, variance, eps: EPS, gain, shift };
  },

  linear(place) {
    const { run, node, index } = place;
    const [row, out] = index;
    const [weight, shift] = node.params;
    const terms = place.pairs(
      run.shape(node.parents[0])[1],
      (i) => place.from(0, row, i),
      (i) => place.cell(weight, out, i),
    );
    const bias = place.cell(shift, 0, out);
    const result = total(terms) + bias.value;
    return { kind: "dot", terms, bias, result, formula: "Σ xᵢ · weightᵢ + bias" };
  },

  split(place) {
    const [head, position, feature] = place.index;
    const { d_k } = place.run.sizes;
    const [first, name] = [head * d_k, place.run.node(place.node.parents[0]).name];
    const terms = place.alone(place.from(0, position, first + feature));
    const moved = `Head ${head} takes the features ${first} to ${first + d_k - 1} of ${name}: the same numbers, counted from 0.`;
    return { kind: "copy", terms, moved, formula: "column head · d_k + i" };
  },

  scores(place) {
    const [head, query, key] = place.index;
    const { d_k } = place.run.sizes;
    const terms = place.pairs(
      d_k,
      (i) => place.from(0, head, query, i),
      (i) => place.from(1, head, key, i),
    );
    const scale = 1 / Math.sqrt(d_k);
    const result = total(terms) * scale;
    return { kind: "dot", terms, scale, result, formula: "Σ qᵢ · kᵢ / √d_k" };
  },

  mask(place) {
    const terms = place.same();
    const [, query, key] = place.index;
    const hidden = place.run.hides(place.node.path, query, key);
    const result = hidden ? -Infinity : terms[0].product;
    const formula = hidden ? "−∞: this key is masked" : "the score: not masked";
    return { terms, result, formula, hidden };
  },

  softmax(place) {
    const rows = [...place.index];
    const at = /** @type {number} */ (rows.pop());
    const powers = powersOf(place, rows);
    const result = powers.terms[at].product / powers.total;
    return { ...powers, result, formula: "exp(x − max) / Σ exp(xⱼ − max)", at };
  },

  loss(place) {
    const [row] = place.index;
    const at = place.run.targets[row];
    const powers = powersOf(place, [row]);
    const result = -Math.log(powers.terms[at].product / powers.total);
    return { ...powers, result, formula: "−log(exp(x − max) / Σ exp(xⱼ − max))", at };
  },

  parameter(place) {
    const { run, node, index } = place;
    const [row, at] = index;
    const { path } = node;
    const cells = range(run.shape(path)[1]).map((i) => place.cell(path, row, i));
    const terms = place.alone(...cells);
    if (!path.endsWith(".pe"))
      return { terms, at, formula: "a parameter, learned in training" };
    const even = at - (at % 2);
    const wave = at % 2 ? "cos" : "sin";
    const { d_model } = run.sizes;
    const result = Math[wave](row / 10_000 ** (even / d_model));
    const formula = `${wave}(${row} / 10000^(${even} / ${d_model}))`;
    return { terms, at, result, formula };
  },

  values(place) {
    const [head, query, feature] = place.index;
    const terms = place.pairs(
      place.run.shape(place.node.parents[1])[1],
      (j) => place.from(0, head, query, j),
      (j) => place.from(1, head, j, feature),
    );
    return { kind: "dot", terms, result: total(terms), formula: "Σ weightⱼ · vⱼ" };
  },

  concat(place) {
    const [query, feature] = place.index;
    const { d_k } = place.run.sizes;
    const head = Math.floor(feature / d_k);
    const from = place.from(0, head, query, feature % d_k);
    const formula = "head i // d_k, column i % d_k";
    const moved = `The results of the heads stand side by side: the features ${head * d_k} to ${(head + 1) * d_k - 1} are head ${head}’s.`;
    return { kind: "copy", terms: place.alone(from), moved, formula };
  },

  relu(place) {
    const terms = place.same();
    return { terms, result: Math.max(terms[0].product, 0), formula: "max(0, x)" };
  },

  add(place) {
    const terms = place.alone(...[0, 1].map((i) => place.from(i, ...place.index)));
    return { kind: "sum", terms, result: total(terms), formula: "x + sublayer(x)" };
  },

  copy: (place) => {
    const moved = "It is handed on as it is.";
    return { terms: place.same(), moved, formula: "x" };
  },
};

/** @param {import("./run.js").Run} run @param {string} path @param {number[]} index
 * @returns {Sum} */
export function sumOf(run, path, index) {
  const node = run.node(path);
  const place = new Place(run, node, index);
  const { own: cell } = place;
  const { op } = node;
  const plain = { kind: op, cell, terms: [], bias: null, scale: null };
  const found = { ...plain, result: cell.value };
  if (node.params.length && op !== "lookup" && !run.hasParams)
    return { ...found, formula: "", needs: "parameters" };
  return { ...found, ...OPERATIONS[op](place) };
}
