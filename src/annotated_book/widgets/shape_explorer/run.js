// Runs lines about shapes: each operation is a step, with the tensors that go in and come out, and
// for each entry of the result the entries that it is made of.

import { range } from "../kit/numbers.js";
import { mapped } from "../kit/objects.js";
import { read, Unknown } from "./reading.js";
import * as rules from "./rules.js";

const { axisOf, flatOf, fresh, indexOf, Refused } = rules;

/**
 * @typedef {object} Step
 * @property {string} kind cut, turn, copy, product, pair, each or row
 * @property {{ start: number, end: number }} at what of the line does it
 * @property {string} word the operation's name in the code
 * @property {rules.Tensor[]} ins
 * @property {rules.Tensor} out
 * @property {(flat: number) => number[][]} sources entries of each of `ins`
 */

const LONGEST_TITLE = 14;
const isTensor = (value) => Boolean(value?.shape && value.strides);
const scalar = (n, name = "") => ({ n, name });
const numbers = (values) => values.map(({ n }) => n);

// The letters of a size that is worked out of two others.
const LETTERS = { "d_model//H": "d_k", "H*d_k": "d_model", "d_k*H": "d_model" };
const COUNT = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "//": (a, b) => Math.floor(a / b),
};

// Where in `shape`, which was broadcast, the entry at this index of the result is.
const within = (index, shape) => {
  const own = index.slice(index.length - shape.length);
  return flatOf(
    own.map((i, axis) => (shape[axis] === 1 ? 0 : i)),
    shape,
  );
};
const same = (flat) => [[flat]];

// All entries along an axis of x which the entry of the result belongs to.
const along = (x, out, axis) => (flat) => {
  const index = indexOf(flat, out.shape);
  const full = out.shape.length < x.shape.length ? index.toSpliced(axis, 0, 0) : index;
  return [range(x.shape[axis]).map((i) => flatOf(full.with(axis, i), x.shape))];
};

// The row of a and the column of b that give an entry of a @ b.
const rowAndColumn = (a, b, out) => (flat) => {
  const index = indexOf(flat, out.shape);
  const column = b.shape.length > 1 ? index.slice(-1) : [];
  const row = a.shape.length > 1 ? index.slice(0, index.length - column.length) : [];
  const outer = index.slice(0, Math.max(0, index.length - column.length - 1));
  const k = range(a.shape.at(-1));
  const before = a.shape.length > 1 ? outer : index.slice(0, -1);
  return [
    k.map((i) => within([...row, i], a.shape)),
    k.map((i) => within([...(column.length ? before : []), i, ...column], b.shape)),
  ];
};

class Evaluation {
  constructor(names, helpers) {
    this.names = names;
    this.helpers = helpers;
    /** @type {Step[]} */
    this.steps = [];
    /** @type {any} */
    this.inside = null; // the call of a helper, whose own steps belong to it
    this.at = { start: 0, end: 0 };
    /** @type {{ kind: string, ins: any[], word: string, sizes?: number[] }} */
    this.tried = { kind: "", ins: [], word: "" };
  }

  // What is shown should it fail. `sizes`: those that a block is to be cut into.
  tries(kind, ins, word, sizes) {
    this.tried = { kind, ins, word, sizes };
  }

  step(kind, ins, out, sources, word) {
    this.steps.push({ kind, at: this.at, word, ins, out, sources });
    return out;
  }

  value(node) {
    const outer = this.at;
    this.at = this.inside ?? node;
    const found = this[node.kind](node);
    if (found === undefined) throw new Unknown(`${node.word ?? "this"} is not known`);
    this.at = outer;
    return found;
  }

  number = ({ word }) => scalar(Number(word));
  text = ({ word }) => word;
  name = ({ word }) => (word === "None" ? null : this.names[word]);
  list = ({ args }) => args.map((node) => this.value(node));

  if({ name, value, other }) {
    return this.value((this.names[name] ?? null) === null ? value : other);
  }

  index({ of, args }) {
    const [list, at] = [this.value(of), this.value(args[0])];
    if (!Array.isArray(list) || args.length > 1) throw new Unknown("this index");
    return list.at(at.n);
  }

  one(node) {
    const value = this.value(node.of);
    if (!isTensor(value)) return scalar(-value.n);
    return this.each(value, node.word);
  }

  each(x, word) {
    return this.step("each", [x], fresh(x.shape, x.axes), same, word);
  }

  two({ word, left, right }) {
    const [a, b] = [this.value(left), this.value(right)];
    if (word === "@") return this.product(a, b, word);
    if (!isTensor(a) && !isTensor(b)) {
      const name = LETTERS[`${a.name}${word}${b.name}`] ?? "";
      return scalar(COUNT[word](a.n, b.n), name);
    }
    if (!isTensor(a) || !isTensor(b)) return this.each(isTensor(a) ? a : b, word);
    return this.pair(a, b, rules.together, word);
  }

  pair(a, b, rule, word) {
    this.tries("pair", [a, b], word);
    const out = rule(a, b);
    const sources = (flat) => {
      const index = indexOf(flat, out.shape);
      return [a, b].map(({ shape }) => [within(index, shape)]);
    };
    return this.step("pair", [a, b], out, sources, word);
  }

  // The shape stays, but an entry needs its whole row.
  alongRow(x, dim, word) {
    const out = fresh(x.shape, x.axes);
    const from = along(x, out, axisOf(dim, x.shape.length));
    return this.step("row", [x], out, from, word);
  }

  product(a, b, word) {
    if (!isTensor(a) || !isTensor(b)) throw new Unknown("@ is for tensors");
    this.tries("product", [a, b], word);
    const out = rules.multiply(a, b);
    return this.step("product", [a, b], out, rowAndColumn(a, b, out), word);
  }

  attribute({ of, word }) {
    const x = this.value(of);
    if (!isTensor(x)) return x?.[word];
    if (word === "shape") return x.shape.map((n, i) => scalar(n, x.axes[i]));
    if (word === "T" || word === "mT")
      return this.moved(x, rules.turned(x, word), "turn", word);
    throw new Unknown(`x.${word} is not known here`);
  }

  // Entries that stay what they are, each at a place of its own.
  moved(x, out, kind, word) {
    const back = new Map();
    x.from?.forEach((entry, flat) => {
      back.set(entry, flat);
    });
    const sources = (flat) => [[out.from ? back.get(out.from[flat]) : 0]];
    return this.step(kind, [x], out, sources, word);
  }

  call(node) {
    const { of, args, named } = node;
    const isOf = of.kind === "attribute";
    const path = isOf ? `${of.of.word}.${of.word}` : of.word;
    if (path === "float" || path === "math.sqrt")
      return scalar(Math.sqrt(this.value(args[0]).n));
    if (path === "F.layer_norm")
      return this.alongRow(this.value(args[0]), -1, "layer_norm");
    if (this.helpers[path] && !this.names[path])
      return this.helper(args, this.helpers[path]);
    const on = isOf && this.value(of.of);
    const given = () => args.map((arg) => this.value(arg));
    if (isTensor(on)) {
      const method = this.methods[of.word];
      if (!method) throw new Unknown(`.${of.word}() is not known here`);
      const keys = mapped(named, (arg) => this.value(arg));
      const values = given().flat();
      this.tries("cut", [on], of.word);
      return method.call(this, on, values, of.word, keys);
    }
    const module = this.value(of);
    const [x] = given();
    if (module === "same") return this.each(x, of.word);
    if (!module?.linear) throw new Unknown(`${path} is not known here`);
    return this.linear(x, module, of.word);
  }

  // x @ weight.T, whose weight is stored as (out, in).
  linear(x, { linear: [from, to], names }, word) {
    const weight = fresh([to, from], [names[1], names[0]], `${word}.weight`);
    const turned = { ...rules.permute(weight, [1, 0]), name: `${word}.weight.T` };
    return this.product(x, Object.assign(turned, { isParameter: true }), word);
  }

  helper(args, { params, lines }) {
    const values = args.map((arg) => this.value(arg));
    const inner = new Evaluation(
      Object.fromEntries(params.map((name, i) => [name, values[i] ?? null])),
      this.helpers,
    );
    inner.inside = this.at;
    inner.steps = this.steps;
    inner.tries = (...what) => this.tries(...what);
    for (const [line, guard] of lines)
      if (!guard || inner.names[guard]) inner.run(line);
    return inner.names.return;
  }

  methods = {
    view: this.viewed,
    reshape: this.viewed,
    mean: this.collapsed,
    sum: this.collapsed,
    relu: (x, _, word) => this.each(x, word),
    transpose: (x, [a, b], word) =>
      this.moved(x, rules.transpose(x, a.n, b.n), "turn", word),
    contiguous: (x, _, word) => this.moved(x, rules.contiguous(x), "copy", word),
    unsqueeze: (x, [dim], word) =>
      this.moved(x, rules.unsqueeze(x, dim.n), "cut", word),
    softmax: (x, [dim], word, named) => this.alongRow(x, (dim ?? named.dim).n, word),
    masked_fill: (x, [mask], word) => {
      if (!isTensor(mask)) throw new Unknown("there is no mask");
      return this.pair(x, mask, rules.maskedFill, word);
    },
  };

  viewed(x, sizes, word) {
    if (!sizes.length || !sizes.every((size) => Number.isInteger(size?.n)))
      throw new Unknown("sizes must be integers");
    const names = sizes.map(({ name }) => name);
    this.tries("cut", [x], word, numbers(sizes));
    const out = rules.view(x, numbers(sizes), names, word === "reshape");
    return this.moved(x, out, "cut", word);
  }

  collapsed(x, [given], word, named) {
    const dim = given ?? named.dim;
    if (!dim) throw new Unknown(`${word} without an axis`);
    this.tries("row", [x], word);
    const out = rules.collapse(x, dim.n, named.keepdim === true);
    const axis = axisOf(dim.n, x.shape.length);
    return this.step("row", [x], out, along(x, out, axis), word);
  }

  /** Runs a line, and gives the names that it set. */
  run(line) {
    const { names, values } = read(line);
    let found = values.map((node) => this.value(node));
    if (names.length > 1 && found.length === 1) [found] = found;
    if (names.length === 1 && found.length > 1) found = [found];
    if (!Array.isArray(found)) throw new Unknown("a tensor cannot be unpacked here");
    if (names.length > 1 && names.length !== found.length)
      throw new Refused(
        found.length > names.length
          ? `too many values to unpack (expected ${names.length})`
          : `not enough values to unpack (expected ${names.length}, got ${found.length})`,
        "ValueError",
      );
    names.forEach((name, i) => {
      const value = found[i];
      this.names[name] = isTensor(value) ? { ...value, name } : value;
    });
    return { names, value: found[0] };
  }
}

const first = (value) => (Array.isArray(value) ? value.find(isTensor) : value);

const SIGNS = { "+": "sum", "-": "difference", "@": "product" };

// What is made on the way is called by its piece of the line, or in short by what was done.
function titled(steps, line) {
  for (const { at, out, word, kind, ins } of steps) {
    const piece = line.slice(at.start, at.end).replace(/^\((.*)\)$/, "$1");
    const [{ name }] = ins;
    const changed = kind === "each" && name.length < LONGEST_TITLE ? `${name}′` : word;
    const short = { turn: `${name}ᵀ`, cut: name, copy: name }[kind] ?? changed;
    const isPart = steps.some((step) => step.at === at && step.out !== out);
    out.name = piece.length > LONGEST_TITLE || isPart ? (SIGNS[word] ?? short) : piece;
  }
}

/**
 * One line. `error` is what PyTorch raises, `unknown` why it cannot be followed here.
 * @param {string} line
 * @param {Record<string, any>} names what they stand for; the line's own are added
 * @param {Record<string, any>} helpers functions that the lines may call
 */
export function runLine(line, names, helpers) {
  const evaluation = new Evaluation(names, helpers);
  try {
    const { names: set, value } = evaluation.run(line);
    titled(evaluation.steps, line);
    const made = set
      .map((name) => [name, first(names[name])])
      .filter(([, x]) => isTensor(x));
    const found = first(value);
    return {
      made,
      steps: evaluation.steps,
      value: isTensor(found) ? found : undefined,
    };
  } catch (error) {
    const { steps, at, tried } = evaluation;
    titled(steps, line);
    if (error instanceof Refused)
      return { made: [], steps, error: `${error.kind}: ${error.message}`, at, tried };
    const isOurs = error instanceof Unknown;
    const unknown = isOurs ? error.message : "these arguments are not known here";
    return { made: [], steps: [], unknown };
  }
}

const BUILT_IN = { True: true, math: {}, F: {}, torch: {} };
const sizesOf = (shape, sizes) =>
  shape.map((axis) => (typeof axis === "number" ? axis : sizes[axis]));
const named = (shape) => shape.map((axis) => (typeof axis === "number" ? "" : axis));

/** The tensor that Python recorded, at these sizes. */
export const tensorOf = ({ shape }, sizes, name) =>
  fresh(sizesOf(shape, sizes), named(shape), name);

function modulesOf(modules, sizes) {
  const made = (kind) => {
    if (kind === "same") return kind;
    if (typeof kind === "string") return scalar(sizes[kind], kind);
    return { linear: sizesOf(kind, sizes), names: named(kind) };
  };
  return mapped(modules, made);
}

const isEqual = (a, b) => a.length === b.length && a.every((n, i) => n === b[i]);

/** What a function is called with: its tensors and its numbers, and what `self` has.
 * @param {any} one @param {Record<string, number>} sizes @param {Record<string, number>} odd */
export function namesAt(one, sizes, odd = {}) {
  const inputs = one.inputs.map(([name, made]) => {
    const { shape, axes } = tensorOf(made, sizes, name);
    const own = shape.map((size, axis) => odd[`${name}.${axis}`] ?? size);
    return [name, fresh(own, axes, name)];
  });
  return {
    ...BUILT_IN,
    ...mapped(one.numbers ?? {}, (letter) => scalar(sizes[letter], letter)),
    ...Object.fromEntries(inputs),
    self: modulesOf(one.modules ?? {}, sizes),
  };
}

/** All sizes by their letters, as a reader's own line may name them. */
export const lettersAt = (sizes) => mapped(sizes, scalar);

const MISSING = { made: [], steps: [], error: "", isMissing: true };

/**
 * The lines of a function. Where a line cannot be followed here, its tensors are those that
 * Python recorded.
 */
export function runFunction(one, sizes, odd, helpers) {
  const names = namesAt(one, sizes, odd);
  const isOdd = Object.keys(odd).length > 0;
  let broken = false;
  const rows = one.inputs.map(([name]) => ({
    source: name,
    made: [[name, names[name]]],
    steps: [],
    isInput: true,
  }));
  for (const { source, made } of one.lines) {
    if (broken) {
      rows.push({ source, ...MISSING });
      continue;
    }
    const recorded = made.map(([name, x]) => [name, tensorOf(x, sizes, name)]);
    const run = runLine(source, names, helpers);
    const agrees = recorded.every(
      ([name, x]) =>
        isTensor(first(names[name])) && isEqual(first(names[name]).shape, x.shape),
    );
    broken = Boolean(run.error);
    if (run.unknown || !(agrees || isOdd || broken)) {
      const place = (x) => source.search(new RegExp(`\\b${x.name}\\b`));
      const given = Object.values(names)
        .filter((x) => isTensor(x) && place(x) >= 0)
        .sort((a, b) => place(a) - place(b));
      for (const [name, x] of recorded) names[name] = x;
      rows.push({
        source,
        made: recorded,
        steps: [],
        given,
        isRecorded: made.length > 0,
      });
    } else rows.push({ source, ...run });
  }
  return rows;
}

/**
 * All functions of one run, outer ones first: after a line that breaks, none makes anything, and
 * at sizes that the package refuses no line does.
 * @param {any[]} functions as Python recorded them
 */
export function runAll(functions, sizes, odd, helpers, isRefused = false) {
  const all = functions.map((one) => runFunction(one, sizes, odd, helpers));
  const turnOf = (at, i) => {
    const { inputs, lines } = functions[at];
    return Math.min(...(lines[i - inputs.length]?.turns ?? []));
  };
  const breaks = (rows) => rows.findIndex(({ error }) => error);
  const turns = all.map((rows, at) => turnOf(at, breaks(rows)));
  const turn = Math.min(...turns); // of the line that breaks first
  const broken = turns.indexOf(turn);
  const isMade = (at, { isInput }, i) => {
    if (isRefused) return isInput && !at;
    if (turn === Infinity || at === broken) return true;
    return isInput ? at < broken : turnOf(at, i) < turn;
  };
  return functions.map(({ name }, at) => ({
    name,
    rows: all[at].map((row, i) => (isMade(at, row, i) ? row : { ...row, ...MISSING })),
  }));
}

/** The entries of a that come from elsewhere than those of b, which has the same shape.
 * @param {rules.Tensor} a @param {rules.Tensor} b */
export const misplaced = (a, b) =>
  [...(a.from ?? []).keys()].filter((i) => b.from && a.from?.[i] !== b.from[i]);
