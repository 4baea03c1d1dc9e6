// The kinds of attention: whose tokens the rows are, and at whose they look.
export const KINDS = {
  "decoder cross_attention": {
    name: "Cross-attention",
    axes: (source, target) =>
      `Rows: the ${target} token being generated. Columns: the ${source} it attends to.`,
    tokens: ({ next_tokens, src_tokens }) => [next_tokens, src_tokens],
  },
  "encoder self_attention": {
    name: "Encoder self-attention",
    axes: (source) =>
      `Rows: each of the ${source}. Columns: the ${source} it attends to.`,
    tokens: ({ src_tokens }) => [src_tokens, src_tokens],
  },
  "decoder self_attention": {
    name: "Decoder self-attention",
    axes: (_, target) =>
      `Rows: the ${target} token being generated. Columns: the tokens before it. Hatched: masked.`,
    tokens: ({ next_tokens, tgt_tokens }) => [next_tokens, tgt_tokens],
    mayLook: (row, column) => column <= row,
  },
};

/** "decoder.layers.1.cross_attention" -> "decoder cross_attention" and 1 */
export function partsOf(path) {
  const [stack, , layer, attention] = path.split(".");
  return { kind: `${stack} ${attention}`, layer: Number(layer) };
}

export const pathOf = (kind, layer) => kind.replace(" ", `.layers.${layer}.`);
