// Module paths in words: "decoder.layers.1.cross_attention" -> "decoder layer 1, cross-attention".
// names.py does the same; the tests compare the two.

// The package's own names, PyTorch's, and those of the tensors inside of a module.
const WORDS = {
  self_attention: "self-attention",
  self_attn: "self-attention",
  cross_attention: "cross-attention",
  multihead_attn: "cross-attention",
  attn: "attention",
  feed_forward: "feed-forward",
  src_embed: "source embedding",
  tgt_embed: "target embedding",
  positions: "positional encoding",
  src: "source",
  tgt: "target",
  norm: "layer norm",
  generator: "LM head",
  proj: "linear layer",
  w_q: "query projection",
  w_k: "key projection",
  w_v: "value projection",
  w_o: "output projection",
  w_1: "first linear layer",
  w_2: "second linear layer",
  q: "queries",
  k: "keys",
  v: "values",
  scores: "scaled scores",
  masked: "masked scores",
  weights: "attention weights",
  values: "weighted values",
  concat: "concatenated heads",
  hidden: "hidden units",
};

const SUBLAYERS = {
  encoder: ["self-attention", "feed-forward"],
  decoder: ["self-attention", "cross-attention", "feed-forward"],
};

const PART = /([^.]+)(?:\.(\d+)(?![^.]))?/g;

// "layers", "1" -> "layer 1"; of a sublayer, what it wraps.
function numbered(name, number, stack) {
  const wrapped = name === "sublayers" && SUBLAYERS[stack]?.[Number(number)];
  return wrapped ? `${wrapped} sublayer` : `${name.replace(/s$/, "")} ${number}`;
}

/**
 * What a module or tensor is called in words; layers count from 0, as in the code. A name that
 * is not known stays as it is.
 * @param {string} path
 * @param {number} [head]
 */
export function spokenName(path, head) {
  const [stack] = path.split(".");
  const said = [];
  for (const [, name, number] of path.matchAll(PART))
    said.push(number ? numbered(name, number, stack) : (WORDS[name] ?? name));
  if (/^(en|de)coder\.norm$/.test(path)) said[1] = "final layer norm";
  // A layer belongs to its stack: "decoder layer 1".
  if (/^\w+\.layers\.\d/.test(path)) said.splice(0, 2, `${said[0]} ${said[1]}`);
  if (!said.length) said.push("model");
  if (head !== undefined) said.push(`head ${head}`);
  return said.join(", ");
}

/** At the head of a sentence. @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
