// PyTorch's rules for shapes, with its own messages. A tensor here has sizes, names of its axes,
// strides, and for each entry which entry of its `base` it is. Compared with PyTorch in the tests.
import { product, range } from "../kit/numbers.js";

const MOST = 4_096; // entries that are followed

/** What PyTorch would raise. */
export class Refused extends Error {
  constructor(message, kind = "RuntimeError") {
    super(message);
    this.kind = kind;
  }
}

/**
 * @typedef {object} Tensor
 * @property {number[]} shape
 * @property {string[]} axes their names, "" where there is none
 * @property {number[]} strides
 * @property {Int32Array | null} from entry -> entry of the base; null: too many to follow
 * @property {Tensor} base what its entries were once made as
 * @property {string} name
 * @property {boolean} [isParameter]
 */

/** A shape as Python writes it. @param {any[]} sizes */
export const tuple = (sizes) => `(${sizes.join(", ")}${sizes.length === 1 ? "," : ""})`;

/** A tensor of new entries. @returns {Tensor} */
export function fresh(shape, axes = [], name = "") {
  const count = product(shape);
  const made = /** @type {any} */ ({
    shape,
    axes: shape.map((_, i) => axes[i] ?? ""),
    strides: stridesOf(shape),
    from: count <= MOST ? Int32Array.from(range(count)) : null,
    name,
  });
  made.base = made;
  return made;
}

export function stridesOf(shape) {
  const strides = shape.map(() => 1);
  for (let i = shape.length - 2; i >= 0; i--)
    strides[i] = strides[i + 1] * shape[i + 1];
  return strides;
}

/** Where the entry with this number stands. */
export const indexOf = (flat, shape) =>
  stridesOf(shape).map((stride, i) => Math.floor(flat / stride) % shape[i]);
export const flatOf = (index, shape) =>
  stridesOf(shape).reduce((total, stride, i) => total + stride * index[i], 0);

const list = (sizes) => `[${sizes.join(", ")}]`;

/** An axis by its number, which may count from the end. `more` is 1 where one is inserted. */
export function axisOf(dim, rank, more = 0) {
  const most = Math.max(rank + more, 1);
  if (dim < -most || dim >= most)
    throw new Refused(
      `Dimension out of range (expected to be in range of [${-most}, ${most - 1}], but got ${dim})`,
      "IndexError",
    );
  return dim < 0 ? dim + most : dim;
}

/** Sizes that are broadcast: lined up from the right. */
export function broadcast(a, b) {
  const rank = Math.max(a.length, b.length);
  const at = (shape, i) => shape[i - rank + shape.length] ?? 1;
  const sizes = range(rank);
  for (let i = rank - 1; i >= 0; i--) {
    const [one, other] = [at(a, i), at(b, i)];
    if (one !== other && one !== 1 && other !== 1)
      throw new Refused(
        `The size of tensor a (${one}) must match the size of tensor b (${other}) at non-singleton dimension ${i}`,
      );
    sizes[i] = one === 1 ? other : one;
  }
  return sizes;
}

// The names of axes that were broadcast: of the tensor whose axis is longer.
function namesOf(shape, ...tensors) {
  return shape.map((size, i) => {
    const found = tensors
      .map(({ shape: own, axes }) => [own.length - shape.length + i, own, axes])
      .find(([at, own, axes]) => own[at] === size && axes[at]);
    return found ? found[2][found[0]] : "";
  });
}

/** Any operation between two tensors, entry by entry. */
export function together(a, b) {
  const shape = broadcast(a.shape, b.shape);
  return fresh(shape, namesOf(shape, a, b));
}

// Whether PyTorch folds the larger factor into a matrix, and multiplies two matrices: where it can
// do so without a copy. Its messages differ by that.
function isFolded(a, b) {
  if (a.shape.length <= 2 && b.shape.length <= 2) return true;
  if (a.shape.length === 2 || Math.min(a.shape.length, b.shape.length) > 2)
    return false;
  const isLeft = a.shape.length >= b.shape.length;
  const { shape, strides } = isLeft ? a : transpose(b, -2, -1);
  const outer = range(shape.length - 2);
  return outer.every((i) => strides[i] === strides[i + 1] * shape[i + 1]);
}

/** a @ b, with PyTorch's message where the inner sizes differ. */
export function multiply(a, b) {
  const [left, right] = [a.shape, b.shape];
  if (!left.length || !right.length)
    throw new Refused(
      `both arguments to matmul need to be at least 1D, but they are ${left.length}D and ${right.length}D`,
    );
  const [inner, second] = [left.at(-1), right.at(right.length > 1 ? -2 : 0)];
  const cut = (x) => ({ shape: x.shape.slice(0, -2), axes: x.axes.slice(0, -2) });
  const outer = broadcast(cut(a).shape, cut(b).shape);
  const [rows, columns] = [left.slice(-2, -1), right.length > 1 ? right.slice(-1) : []];
  if (inner !== second) throw new Refused(misfit(a, b, outer, [inner, second]));
  const names = [
    ...namesOf(outer, cut(a), cut(b)),
    ...a.axes.slice(-2, -1),
    ...(right.length > 1 ? b.axes.slice(-1) : []),
  ];
  return fresh([...outer, ...rows, ...columns], names);
}

function misfit(a, b, outer, [inner, second]) {
  const [left, right] = [a.shape, b.shape];
  if (!isFolded(a, b)) {
    const n = product(outer);
    return `Expected size for first two dimensions of batch2 tensor to be: ${list([n, inner])} but got: ${list([n, second])}.`;
  }
  if (left.length === 1 && right.length === 1)
    return `inconsistent tensor size, expected tensor [${inner}] and src [${second}] to have the same number of elements, but got ${inner} and ${second} elements respectively`;
  const vector = (count, n, m) =>
    `size mismatch, got input (${count}), mat (${count}x${n}), vec (${m})`;
  if (right.length === 1) return vector(product(left.slice(0, -1)), inner, second);
  if (right.length > 2) return vector(product(right) / second, second, inner);
  const count = product(left.slice(0, -1));
  return `mat1 and mat2 shapes cannot be multiplied (${count}x${inner} and ${second}x${right.at(-1)})`;
}

/** The sizes of a view, with -1 worked out. */
function sizesOf(sizes, count) {
  const invalid = () =>
    new Refused(`shape '${list(sizes)}' is invalid for input of size ${count}`);
  const free = sizes.indexOf(-1);
  const wrong = sizes.findIndex((size) => size < -1);
  if (wrong >= 0)
    throw new Refused(
      `invalid shape dimension ${sizes[wrong]} at index ${wrong} of shape ${list(sizes)}`,
    );
  if (free !== sizes.lastIndexOf(-1))
    throw new Refused("only one dimension can be inferred");
  const known = product(sizes.filter((size) => size !== -1));
  if (free < 0 ? known !== count : !known || count % known) throw invalid();
  return sizes.map((size) => (size === -1 ? count / known : size));
}

// The strides of a view, or null where no strides describe it. As PyTorch's computeStride.
function viewStrides({ shape, strides }, sizes) {
  const found = sizes.map(() => 1);
  let at = sizes.length - 1;
  let [base, have, seen] = [strides.at(-1) ?? 1, 1, 1];
  for (let i = shape.length - 1; i >= 0; i--) {
    have *= shape[i];
    if (i && (shape[i - 1] === 1 || strides[i - 1] === have * base)) continue;
    while (at >= 0 && (seen < have || sizes[at] === 1)) {
      found[at] = seen * base;
      seen *= sizes[at--];
    }
    if (seen !== have) return null;
    if (i) [base, have, seen] = [strides[i - 1], 1, 1];
  }
  return at === -1 ? found : null;
}

/** @param {Tensor} x */
export function view(x, given, axes, mayCopy = false) {
  const sizes = sizesOf(given, product(x.shape));
  const strides = viewStrides(x, sizes);
  if (!strides && !mayCopy)
    throw new Refused(
      "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
    );
  const names = sizes.map((size, i) => axes[i] || (size === x.shape[i] && x.axes[i]));
  return {
    ...x,
    shape: sizes,
    axes: names.map((name) => name || ""),
    strides: strides ?? stridesOf(sizes),
  };
}

/** The axes in another order. */
export function permute(x, order) {
  const pick = (values) => order.map((axis) => values[axis]);
  const shape = pick(x.shape);
  const steps = pick(stridesOf(x.shape));
  const from = x.from?.map((_, flat) => {
    const index = indexOf(flat, shape);
    return x.from[index.reduce((total, i, axis) => total + i * steps[axis], 0)];
  });
  return {
    ...x,
    shape,
    axes: pick(x.axes),
    strides: pick(x.strides),
    from: from ?? null,
  };
}

export function transpose(x, one, other) {
  const rank = x.shape.length;
  const order = range(rank);
  const [a, b] = [axisOf(one, rank), axisOf(other, rank)];
  if (!rank) return x;
  [order[a], order[b]] = [b, a];
  return permute(x, order);
}

/** x.T or x.mT. */
export function turned(x, word) {
  const rank = x.shape.length;
  if (word === "T") return permute(x, range(rank).reverse());
  if (rank > 1) return transpose(x, -2, -1);
  throw new Refused(
    `tensor.mT is only supported on matrices or batches of matrices. Got ${rank}-D tensor.`,
  );
}

/** A copy in reading order; x itself where it is so already. */
export function contiguous(x) {
  const strides = stridesOf(x.shape);
  const isSo = x.shape.every((size, i) => size === 1 || strides[i] === x.strides[i]);
  return isSo ? { ...x } : { ...x, strides };
}

export function unsqueeze(x, dim) {
  const at = axisOf(dim, x.shape.length, 1);
  const put = (values, value) => values.toSpliced(at, 0, value);
  const stride = (x.strides[at] ?? 1) * (x.shape[at] ?? 1);
  return {
    ...x,
    shape: put(x.shape, 1),
    axes: put(x.axes, ""),
    strides: put(x.strides, stride),
  };
}

/** A mean or a sum along an axis. */
export function collapse(x, dim, keeps) {
  const at = axisOf(dim, x.shape.length);
  const cut = (values, value) =>
    keeps ? values.with(at, value) : values.toSpliced(at, 1);
  return fresh(cut(x.shape, 1), cut(x.axes, ""));
}

/** `x.masked_fill(mask, …)`: the mask is broadcast to x, or both to each other. */
export function maskedFill(x, mask) {
  const shape = broadcast(mask.shape, x.shape);
  return fresh(shape, namesOf(shape, x, mask));
}
