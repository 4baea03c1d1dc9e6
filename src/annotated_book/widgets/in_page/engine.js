// The package's encoder-decoder and its decoder-only model, read from top to bottom as model.py
// is: a forward pass for one sentence, with no library. The names are those of the Python code.
//
//   const model = new EncoderDecoder(unpack(packed, data));   // see parameters.js
//   const seen = watch(model, () => model.forward(src, tgt, srcMask, tgtMask));
//   seen["decoder.layers.0.cross_attention.weights"]          // { shape: [H, Q, K], data }
//
// A tensor is { shape, data }: its numbers in one list, row after row, as PyTorch stores them.
// Numbers are kept in float32 and summed in float64.

import { product, rowOf, softmax } from "../kit/numbers.js";

/** @typedef {import("../kit/numbers.js").Numbers} Tensor */

const EPS = 1e-5; // of every LayerNorm

function zeros(...shape) {
  return { shape, data: new Float32Array(product(shape)) };
}

// --- masks: may this query attend to this key? ---

export const paddingMask = (ids, padId) => (_, key) => ids[key] !== padId;
export const causalMask = () => (query, key) => key <= query;

// --- the mathematics ---

// x Wᵀ + b: (L, d_in) -> (L, d_out)
function linear(x, weight, bias) {
  const y = zeros(x.shape[0], weight.shape[0]);
  for (let row = 0; row < x.shape[0]; row++) {
    const [from, to] = [rowOf(x, row), rowOf(y, row)];
    for (let out = 0; out < to.length; out++) {
      const w = out * from.length;
      let sum = bias.data[out];
      for (let i = 0; i < from.length; i++) sum += from[i] * weight.data[w + i];
      to[out] = sum;
    }
  }
  return y;
}

// (x - mean) / √(variance + eps) · weight + bias, over each row
function layerNorm(x, weight, bias) {
  const y = zeros(...x.shape);
  for (let row = 0; row < x.shape[0]; row++) {
    const [from, to] = [rowOf(x, row), rowOf(y, row)];
    let mean = 0;
    let variance = 0;
    for (const value of from) mean += value / from.length;
    for (const value of from) variance += (value - mean) ** 2 / from.length;
    const scale = 1 / Math.sqrt(variance + EPS);
    for (let i = 0; i < to.length; i++)
      to[i] = (from[i] - mean) * scale * weight.data[i] + bias.data[i];
  }
  return y;
}

function add(x, y) {
  return { shape: x.shape, data: x.data.map((value, i) => value + y.data[i]) };
}

const relu = ({ shape, data }) => ({
  shape,
  data: data.map((value) => Math.max(value, 0)),
});

// softmax(Q Kᵀ / √d_k) V for every head. Head h has the columns h·d_k to (h + 1)·d_k of q, k
// and v, so that splitting and joining the heads moves nothing. `start` is the place of the
// first query in its sentence. `without` leaves out the scale, or what one head gives.
function attention(q, k, v, nHeads, mask, start, without) {
  const [nQueries, dModel] = q.shape;
  const nKeys = k.shape[0];
  const dK = dModel / nHeads;
  const divisor = without.scale ? 1 : Math.sqrt(dK);
  const scores = zeros(nHeads, nQueries, nKeys);
  const weights = zeros(nHeads, nQueries, nKeys);
  const values = zeros(nQueries, dModel);
  for (let head = 0; head < nHeads; head++) {
    for (let query = 0; query < nQueries; query++) {
      const row = head * nQueries + query;
      const columns = (x, i) => rowOf(x, i).subarray(head * dK, (head + 1) * dK);
      const [qRow, value] = [columns(q, query), columns(values, query)];
      const score = rowOf(scores, row);
      for (let key = 0; key < nKeys; key++) {
        const kRow = columns(k, key);
        let sum = 0;
        for (let i = 0; i < dK; i++) sum += qRow[i] * kRow[i];
        score[key] = !mask || mask(start + query, key) ? sum / divisor : -Infinity;
      }
      if (score.every((x) => x === -Infinity))
        throw new RangeError("mask masks every key for some query");
      const weight = rowOf(weights, row);
      weight.set(softmax(score));
      if (without.head === head) continue; // its values stay 0
      for (let i = 0; i < dK; i++) {
        let sum = 0;
        for (let key = 0; key < nKeys; key++)
          sum += weight[key] * v.data[key * dModel + head * dK + i];
        value[i] = sum;
      }
    }
  }
  return { scores, weights, values };
}

// --- the models ---

// What both have in common.
class Model {
  // `parameters`: the state_dict, from path to tensor. What each module gives out is shown to
  // `onOutput(path, tensor)`; set it, or use `watch`.
  constructor({ config, parameters }) {
    this.config = config;
    this.parameters = parameters;
    /** What is left out, to see how the model fails: { head: [path, head] }, say.
     * `output`: the linear layer that ends a sublayer, which then adds nothing.
     * @type {{ positions?: boolean, scale?: boolean, head?: [string, number],
     *   output?: string }} */
    this.without = {};
    /** @type {(path: string, tensor: Tensor) => void} */
    this.onOutput = () => {};
  }

  note(path, tensor) {
    this.onOutput(path, tensor);
    return tensor;
  }

  // One of the functions above, with the weight and the bias of a module.
  apply(f, path, x) {
    const { [`${path}.weight`]: weight, [`${path}.bias`]: bias } = this.parameters;
    return f(x, weight, bias);
  }

  linear(path, x) {
    const y = this.apply(linear, path, x);
    if (path === this.without.output) y.data.fill(0);
    return this.note(path, y);
  }

  norm(path, x) {
    return this.note(path, this.apply(layerNorm, path, x));
  }

  // Rows of the table, times √d_model: ids -> (L, d_model)
  embed(path, ids) {
    const weight = this.parameters[`${path}.table.weight`];
    const x = zeros(ids.length, weight.shape[1]);
    ids.forEach((id, i) => {
      if (!(id >= 0 && id < weight.shape[0]))
        throw new RangeError(
          `ids holds ${id}, but the vocabulary has ${weight.shape[0]} entries`,
        );
      rowOf(x, i).set(rowOf(weight, id));
    });
    this.note(`${path}.table`, x);
    const scale = Math.sqrt(weight.shape[1]);
    return this.note(path, {
      shape: x.shape,
      data: x.data.map((value) => value * scale),
    });
  }

  // What is added is noted as `path`; `name` is what a message calls the tokens.
  positions(path, name, x, start = 0) {
    const pe = this.parameters["positions.pe"];
    const end = start + x.shape[0];
    if (end > pe.shape[0])
      throw new RangeError(
        `${name} has ${end} tokens, and the model has positions for ${pe.shape[0]}`,
      );
    const rows = pe.data.subarray(start * pe.shape[1], end * pe.shape[1]);
    const y = this.without.positions ? x : add(x, { data: rows });
    return this.note(path, y);
  }

  // Keys and values of each head: they do not depend on the query, so decoding keeps them.
  project(path, x) {
    return { k: this.linear(`${path}.w_k`, x), v: this.linear(`${path}.w_v`, x) };
  }

  attend(path, query, { k, v }, mask, start = 0) {
    const q = this.linear(`${path}.w_q`, query);
    const [place, head] = this.without.head ?? [];
    const { scores, weights, values } = attention(
      q,
      k,
      v,
      this.config.n_heads,
      mask,
      start,
      { scale: this.without.scale, head: place === path ? head : undefined },
    );
    this.note(`${path}.scores`, scores); // (H, Q, K), as the next
    this.note(`${path}.weights`, weights);
    this.note(`${path}.values`, values); // (Q, d_model): the heads side by side
    return this.note(path, this.linear(`${path}.w_o`, values));
  }

  feedForward(path, x) {
    const hidden = relu(this.linear(`${path}.w_1`, x));
    return this.note(path, this.linear(`${path}.w_2`, hidden));
  }

  // The residual around a sublayer: pre-norm x + f(norm(x)), post-norm norm(x + f(x)).
  sublayer(path, x, f) {
    const y = this.config.norm_first
      ? add(x, f(this.norm(`${path}.norm`, x)))
      : this.norm(`${path}.norm`, add(x, f(x)));
    return this.note(path, y);
  }

  // The layers of a stack, with cross-attention if there is a `memory`; from `start` on, if a
  // cache has the keys and values before it.
  stack(
    stack,
    x,
    mask,
    cache = new Map(),
    start = 0,
    memory = null,
    memoryMask = null,
  ) {
    for (let i = 0; i < this.config.n_layers; i++) {
      const layer = `${stack}.layers.${i}`;
      const [own, cross] = [`${layer}.self_attention`, `${layer}.cross_attention`];
      const sublayers = [
        (x) => {
          cache.set(own, append(cache.get(own), this.project(own, x)));
          return this.attend(own, x, cache.get(own), mask, start);
        },
        (x) => {
          if (!cache.has(cross)) cache.set(cross, this.project(cross, memory));
          return this.attend(cross, x, cache.get(cross), memoryMask, start);
        },
        (x) => this.feedForward(`${layer}.feed_forward`, x),
      ];
      if (!memory) sublayers.splice(1, 1);
      for (const [n, f] of sublayers.entries())
        x = this.sublayer(`${layer}.sublayers.${n}`, x, f);
      this.note(layer, x);
    }
    // Pre-norm leaves the last residual sum unnormalised, so a stack of it ends in a norm.
    const path = `${stack}.norm`;
    const { norm_first } = this.config;
    return this.note(stack, norm_first ? this.norm(path, x) : this.note(path, x));
  }

  generator(states) {
    return this.note("generator", this.linear("generator.proj", states));
  }
}

export class EncoderDecoder extends Model {
  encode(src, srcMask) {
    const x = this.positions("positions.src", "src", this.embed("src_embed", src));
    return this.stack("encoder", x, srcMask);
  }

  // Without a cache, `tgt` is the whole target. With one (a Map that starts empty), it is the
  // tokens that are new: the keys and values of the others are kept in the cache.
  decode(memory, srcMask, tgt, tgtMask, cache = new Map()) {
    const start = cache.get("length") ?? 0;
    cache.set("length", start + tgt.length);
    const embedded = this.embed("tgt_embed", tgt);
    const x = this.positions("positions.tgt", "tgt", embedded, start);
    return this.stack("decoder", x, tgtMask, cache, start, memory, srcMask);
  }

  // Logits (T, tgt_vocab) for the token after each target position.
  forward(src, tgt, srcMask, tgtMask) {
    return this.generator(
      this.decode(this.encode(src, srcMask), srcMask, tgt, tgtMask),
    );
  }
}

// One stack of encoder layers under a causal mask: what decoder_only.py has.
export class DecoderOnly extends Model {
  // Hidden states (T, d_model) of the tokens: of all without a cache; with one (a Map that
  // starts empty), of those that are new.
  hiddenStates(ids, cache = new Map()) {
    const start = cache.get("length") ?? 0;
    cache.set("length", start + ids.length);
    const x = this.positions("positions", "ids", this.embed("embedding", ids), start);
    return this.stack("decoder", x, causalMask(), cache, start);
  }

  // Logits (T, vocab) for the token after each of them.
  forward(ids, cache) {
    return this.generator(this.hiddenStates(ids, cache));
  }
}

function append(past, { k, v }) {
  if (!past) return { k, v };
  const below = (x, y) => {
    const both = zeros(x.shape[0] + y.shape[0], x.shape[1]);
    both.data.set(x.data);
    both.data.set(y.data, x.data.length);
    return both;
  };
  return { k: below(past.k, k), v: below(past.v, v) };
}

// What every module gave out while `call()` ran: path -> tensor.
export function watch(model, call) {
  const seen = {};
  const before = model.onOutput;
  model.onOutput = (path, tensor) => {
    seen[path] = tensor;
  };
  try {
    call();
  } finally {
    model.onOutput = before;
  }
  return seen;
}

// The likeliest next token, again and again: ids that start with bosId, at most maxLen.
export function greedyDecode(model, src, srcMask, { maxLen, bosId, eosId }) {
  const memory = model.encode(src, srcMask);
  const cache = new Map();
  const tgt = [bosId];
  while (tgt.length < maxLen && !(tgt.length > 1 && tgt.at(-1) === eosId)) {
    const states = model.decode(memory, srcMask, tgt.slice(-1), null, cache);
    const logits = model.generator(states).data;
    tgt.push(logits.indexOf(logits.reduce((a, b) => Math.max(a, b))));
  }
  return tgt;
}
