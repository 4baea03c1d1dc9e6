// One forward pass, tensor by tensor: of the opening example (from PyTorch, see opening.py), or
// of what the reader typed (engine.js). Only what needs parameters is kept; heads, scores,
// weights and sums are computed from it when they are looked at.
import { watch } from "../in_page/engine.js";
import { rowOf, softmax } from "../kit/numbers.js";
import { entry, lengthOf } from "./paint.js";

/** @typedef {import("../kit/numbers.js").Numbers} Numbers */
/**
 * @typedef {object} Node one row of the table, see nodes.py
 * @property {string} path
 * @property {string} name
 * @property {string[]} shape
 * @property {string[]} parents
 * @property {string} op
 * @property {[string, string, number]} code
 * @property {string} say
 * @property {string[]} params
 * @property {number} chapter that explains it
 */
/** @typedef {{ [letter: string]: number }} Sizes of H, S, T, V, d_k, d_model, d_ff */

const count = (shape) => shape.reduce((a, b) => a * b, 1);

/** Every entry by its index: head (0 if there are none), row, column.
 * @param {number[]} shape @param {(head: number, row: number, column: number) => number} value
 * @returns {Numbers} */
function filled(shape, value) {
  const [rows, columns] = shape.slice(-2);
  const data = new Float32Array(count(shape));
  data.forEach((_, n) => {
    const row = Math.floor(n / columns);
    data[n] = value(Math.floor(row / rows), row % rows, n % columns);
  });
  return { shape, data };
}

function added(length, term) {
  let total = 0;
  for (let i = 0; i < length; i++) total += term(i);
  return total;
}

/** The operations that need no parameters: their operands, the shape of the result, the run.
 * @type {Record<string, (operands: any[], shape: any[], run: any, path: string) => Numbers>} */
const OPERATIONS = {
  scale: ([x], shape, { sizes }) =>
    filled(shape, (...i) => entry(x, ...i) * Math.sqrt(sizes.d_model)),
  // (L, d_model) -> (H, L, d_k): head h has the columns from h·d_k
  split: ([x], shape) =>
    filled(shape, (head, row, i) => entry(x, 0, row, head * shape[2] + i)),
  scores([q, k], shape) {
    const dK = q.shape[2];
    return filled(
      shape,
      (head, i, j) =>
        added(dK, (c) => entry(q, head, i, c) * entry(k, head, j, c)) / Math.sqrt(dK),
    );
  },
  mask: ([x], shape, run, path) =>
    filled(shape, (head, query, key) =>
      run.hides(path, query, key) ? -Infinity : entry(x, head, query, key),
    ),
  softmax([x], shape) {
    const y = filled(shape, () => 0);
    const columns = shape.at(-1);
    for (let row = 0; row < y.data.length / columns; row++)
      rowOf(y, row).set(softmax(rowOf(x, row)));
    return y;
  },
  values: ([weights, v], shape, run, path) =>
    filled(shape, (head, i, c) =>
      run.lacks(path, head)
        ? 0
        : added(v.shape[1], (j) => entry(weights, head, i, j) * entry(v, head, j, c)),
    ),
  // (H, L, d_k) -> (L, d_model)
  concat: ([x], shape) =>
    filled(shape, (_, row, i) =>
      entry(x, Math.floor(i / x.shape[2]), row, i % x.shape[2]),
    ),
  relu: ([x], shape) => filled(shape, (...i) => Math.max(entry(x, ...i), 0)),
  add: ([x, y], shape) => filled(shape, (...i) => entry(x, ...i) + entry(y, ...i)),
  copy: ([x]) => x,
  // Cross-entropy of each row of logits with its target.
  loss: ([logits], shape, { targets }) =>
    filled(shape, (_, row) => -Math.log(softmax(rowOf(logits, row))[targets[row]])),
  // A vector is one row.
  parameter: (_, shape, { parameters }, path) => ({
    shape,
    data: parameters[path].data,
  }),
};

// --- the run ---

export class Run {
  /**
   * @param {object} given
   * @param {any} given.machine `machine` of the widget: nodes, outputs, sizes, vocabularies
   * @param {number[]} given.src ids that the encoder reads
   * @param {number[]} given.tgt ids that the decoder reads
   * @param {number[]} given.next ids of the likeliest next tokens
   * @param {number[] | null} [given.targets] ids of what should come out; without them, what is
   *   fed in, one place on
   * @param {(path: string, shape: number[]) => Numbers} given.stored what needs parameters
   * @param {Record<string, Numbers> | null} given.parameters
   * @param {number} [given.given] how many of `tgt` are the reader's text, if there is one stack
   * @param {any} [given.without] what is switched off, see engine.js
   */
  constructor({ machine, src, tgt, next, targets, stored, parameters, ...more }) {
    const { given = 0, without = {} } = more;
    this.given = given;
    this.isAlone = given > 0;
    this.machine = machine;
    this.without = without;
    const { nodes, params } = nodesOf(machine);
    this.nodes = nodes;
    this.params = params;
    this.outputs = machine.outputs;
    this.vocabulary = machine.vocabulary;
    this.padId = machine.pad_id;
    this.src = src;
    this.tgt = tgt;
    /** @type {Sizes} */
    this.sizes = { ...machine.sizes, S: src.length, T: tgt.length };
    this.sizes.V_src = machine.vocabulary.src.length;
    this.sizes.max_len = machine.max_len;
    this.stored = stored;
    this.parameters = parameters;
    /** @type {Map<string, Numbers>} */
    this.tensors = new Map();
    /** @type {Run[]} */
    this.shorter = []; // by their rows
    this.next = next;
    this.targets = targets ?? [
      ...tgt.slice(1),
      /** @type {number} */ (this.next.at(-1)),
    ];
    const tokens = (ids, side = "tgt") => ids.map((id) => this.vocabulary[side][id]);
    this.srcTokens = tokens(src, "src");
    this.tgtTokens = tokens(tgt);
    this.givenTokens = this.isAlone ? this.tgtTokens.slice(1, given) : this.srcTokens;
    this.nextTokens = tokens(this.next);
    this.targetTokens = tokens(this.targets);
    this.longest = this.#longestVector();
  }

  get hasParams() {
    return this.parameters !== null;
  }

  /** What the tensor at this path is called in words. */
  spoken(path) {
    return this.node(path).say.split(":")[0];
  }

  // A module's path stands for what it gives out.
  /** @param {string} path @returns {any} the Node of a tensor or of a parameter, if there is one */
  node(path) {
    return this.nodes.get(this.outputs[path] ?? path) ?? this.params.get(path);
  }

  /** @param {string} axis a letter, or 1 @returns {number} */
  size(axis) {
    return this.sizes[axis] ?? Number(axis);
  }

  /** @param {string} path @returns {number[]} */
  shape(path) {
    return this.node(path).shape.map((axis) => this.size(axis));
  }

  /** Is this a parameter that has not been fetched? */
  waits(path) {
    return this.params.has(path) && !this.hasParams;
  }

  // Of the residual stream.
  #longestVector() {
    let most = 0;
    for (const path of this.nodes.keys()) {
      if (!/sublayers\.\d+$|^positions/.test(path)) continue;
      const tensor = this.tensor(path);
      for (let i = 0; i < tensor.shape[0]; i++)
        most = Math.max(most, lengthOf(tensor, i));
    }
    return most;
  }

  /** @param {string} path @returns {Numbers} */
  tensor(path) {
    const node = this.node(path);
    let found = this.tensors.get(node.path);
    if (!found) {
      found = this.#compute(node, this.shape(path));
      this.tensors.set(node.path, found);
    }
    return found;
  }

  /** Ids of the next tokens of a row, the likeliest first; of equal ones, what comes out. */
  ranked(row) {
    const logits = rowOf(this.tensor("generator"), row);
    const isOut = (id) => Number(id === this.next[row]);
    return [...logits.keys()].sort(
      (a, b) => logits[b] - logits[a] || isOut(b) - isOut(a),
    );
  }

  /** Why the mask hides this key from this query: "causal", "padding", or "" if it does not.
   * @param {string} path of an attention, or of a tensor in it
   * @returns {"" | "causal" | "padding"} */
  hides(path, query, key) {
    const isCausal = path.startsWith("decoder") && path.includes(".self_attention");
    if (isCausal) return key > query ? "causal" : "";
    return this.src[key] === this.padId ? "padding" : "";
  }

  /** Is this head switched off? @param {string} path of its values */
  lacks(path, head) {
    const [place, lacking] = this.without.head ?? [];
    return lacking === head && path.startsWith(`${place}.`);
  }

  /** The same run when it had only so many rows: none depends on a later one. @returns {Run} */
  upTo(rows) {
    if (rows >= this.sizes.T) return this;
    const kept = (ids) => ids.slice(0, rows);
    const stored = (path, shape) => ({
      shape,
      data: this.tensor(path).data.slice(0, count(shape)),
    });
    this.shorter[rows] ??= new Run({
      ...this,
      ...{ tgt: kept(this.tgt), next: kept(this.next), targets: kept(this.targets) },
      ...{ stored, machine: this.machine },
    });
    return this.shorter[rows];
  }

  /** @param {Node} node @param {number[]} shape */
  #compute({ path, op, parents }, shape) {
    const compute = OPERATIONS[op];
    if (!compute) return this.stored(path, shape);
    const operands = parents.map((parent) => this.tensor(parent));
    return compute(operands, shape, this, path);
  }
}

const tables = new WeakMap(); // a table of nodes -> nodes and parameters by path

function nodesOf(machine) {
  let found = tables.get(machine);
  if (!found) {
    const nodes = new Map(machine.nodes.map((node) => [node.path, node]));
    const params = new Map();
    for (const node of nodes.values())
      for (const path of node.params) params.set(path, parameterOf(node, path, nodes));
    found = { nodes, params };
    tables.set(machine, found);
  }
  return found;
}

/** A parameter as a row of the table: a matrix, or a vector as one row. @returns {Node} */
function parameterOf({ op, shape, parents, code, chapter, say }, path, nodes) {
  const [module, kind] = path.split(".").slice(-2);
  const width = shape.at(-1);
  const axes = {
    lookup: [path.startsWith("src") ? "V_src" : "V", width],
    position: ["max_len", width],
    linear: [width, nodes.get(parents[0])?.shape.at(-1)],
  };
  return {
    path,
    name: `${module}.${kind}`,
    shape: (kind !== "bias" && axes[op]) || ["1", width],
    parents: [],
    op: "parameter",
    code,
    chapter,
    say:
      op === "position"
        ? "The table of positions, from sine and cosine: not learned"
        : `${say.split(":")[0]}, ${kind}: parameters, learned in training`,
    params: [],
  };
}

function likeliest(logits) {
  return Array.from({ length: logits.shape[0] }, (_, row) => {
    const scores = Array.from(rowOf(logits, row));
    return scores.indexOf(Math.max(...scores));
  });
}

const FINEST = 2 ** 12 - 1;
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const PLACES = new Map([...LETTERS].map((letter, place) => [letter, place]));

/** What PyTorch computed for the widget's text; how it is written is told in opening.py.
 * @param {any} machine @param {any} opening @param {string} [answer] that was fed in */
export function openingRun(machine, opening, answer = "") {
  const { src, tgt, next, largest, letters, given } = opening;
  const digit = (i, which) => PLACES.get(letters[which][i]) ?? 0;
  const starts = {};
  let end = 0;
  const stored = (path, shape) => {
    const data = new Float32Array(count(shape));
    data.forEach((_, i) => {
      const at = starts[path] + i;
      const number = (digit(at, 0) << 7) + (digit(at, 1) << 1) + digit(at, 2);
      data[i] = ((number - FINEST - 1) * largest[path]) / FINEST;
    });
    return { shape, data };
  };
  const eosId = machine.vocabulary.tgt.indexOf("</s>");
  const targets = answer.trim() ? [...tgt.slice(1), eosId] : null;
  const { nodes } = nodesOf(machine);
  const sizes = { ...machine.sizes, S: src.length, T: tgt.length };
  for (const path of Object.keys(largest)) {
    starts[path] = end;
    end += count(nodes.get(path).shape.map((axis) => sizes[axis]));
  }
  const ids = { src, tgt, next, targets, given };
  return new Run({ machine, ...ids, stored, parameters: null });
}

/** What the model in the page computes.
 * @param {any} machine
 * @param {any} live the model, see live.js
 * @param {number[]} src @param {number[]} tgt ids that encoder and decoder read
 * @param {number[] | null} [targets] ids of what should come out
 * @param {number} [given] how many of `tgt` are the reader's text, if there is one stack
 * @param {boolean} [isSampled] whether what came out was not the likeliest */
export function runOf(machine, live, src, tgt, targets = null, given = 0, isSampled) {
  const { model } = live;
  const seen = watch(model, () => live.decoder(src)(tgt, new Map()));
  const stored = (path) => seen[path];
  const { parameters, without } = model;
  const next = likeliest(seen.generator);
  if (isSampled && targets)
    next.splice(given - 1, Infinity, ...targets.slice(given - 1));
  const ids = { src, tgt, next, targets, given };
  return new Run({ machine, ...ids, stored, parameters, without });
}
