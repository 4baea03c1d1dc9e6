// One sentence for where the reader is.
import { short } from "../kit/grid.js";
import { capital } from "../kit/names.js";
import { entry } from "./paint.js";
import { isNumber } from "./places.js";

const SENTENCES = {
  layer: () =>
    "Each sublayer takes the residual stream x through a layer norm; its output, the update, is added to x.",
  attention: ({ run: { sizes } }, path) =>
    `${
      path.endsWith("cross_attention")
        ? "The queries come from the decoder, keys and values from the memory"
        : "Queries, keys and values come from the same vectors"
    }. Each of the ${sizes.H} heads has ${sizes.d_k} of the ${sizes.d_model} features.`,
  feedForward: ({ run }) =>
    `Each position on its own: ${run.sizes.d_model} features become ${run.sizes.d_ff} hidden units, what is negative becomes 0, and ${run.sizes.d_model} come back.`,
  embedding: () =>
    "Each token picks its row of the table; scaled, and with its position added, it starts the residual stream.",
  finalNorm: (_, path) =>
    path === "encoder"
      ? "The last layer norm gives the memory: every decoder layer attends to it."
      : "The last layer norm gives the hidden states, the input of the output projection.",
  parameter: ({ run }, path) => {
    const [rows, columns] = run.shape(path);
    const axes = rows === 1 ? columns : `${rows} × ${columns}`;
    return `${capital(run.node(path).say)}. ${axes} numbers, the same for every text.`;
  },
  generator: ({ run }) =>
    `Each row becomes a logit for each of the ${run.sizes.V} entries of the ${run.isAlone ? "" : "target "}vocabulary; softmax makes probabilities of them.`,
};

export function sentence(scene, at, picture) {
  const { run, step } = scene;
  if (run.waits(at.path)) return `${scene.sayOf(at.path)}.`;
  if (isNumber(at)) {
    const value = entry(run.tensor(at.path), at.head, at.row, at.cell);
    return `${scene.sayOf(at.path)}. Here: ${short(value, 3)}, and where it comes from.`;
  }
  if (picture.kind !== "map") {
    const words = SENTENCES[picture.kind](scene, picture.path);
    return at.path === picture.path ? words : `${scene.sayOf(at.path)}.`;
  }
  if (scene.mode === "teacher") {
    const task = run.isAlone
      ? ", as in training: each is to predict the token of the next row"
      : ": each has a token of tgt_in as input and is to predict the token of tgt_out";
    return `All ${run.sizes.T} rows at once${task}; its loss stands beside it.`;
  }
  const share = (100 * scene.probabilityOf(step)).toFixed(1);
  const start = step ? "" : "the start token ";
  return `Row ${step} has ${start}“${run.tgtTokens[step]}” as input and predicts “${scene.outOf(step)}”, with ${share}%. Choose any part to go into it.`;
}
