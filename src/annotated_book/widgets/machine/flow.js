// Level 2 where it is read from top to bottom: a matrix, what is done with it, the next matrix.
// The feed-forward network, both ends of the model, and a matrix of parameters.
import { letters, matrix } from "./matrix.js";
import { place, widest } from "./paint.js";

export const ROW = 13; // pixels for a row with its token

/** Room for the tokens of the rows. */
export const labelRoom = (scene) =>
  widest([...scene.run.srcTokens, ...scene.run.tgtTokens]) + 10;

/** Parameters of a linear layer: hollow, with a dashed frame. They can be entered. */
export function parameters(sheet, scene, path, x, y, w, words = "", role = "") {
  const [weight] = scene.run.node(path).params;
  const [to, from] = letters(scene, weight).map((axis) => scene.run.size(axis));
  const name = path.split(".").at(-1);
  const lines = [`${words}${name}  ${from} → ${to}`];
  const box = { x, y, w, h: 20 };
  sheet.part(place(weight), scene.sayOf(weight), box, lines, `parameter small ${role}`);
}

/**
 * @param {{ path: string, does?: string, kind?: string }[]} parts a tensor, and what is done to
 *   get it; "" stands for a linear layer
 * @param {(row: number) => string} [names] of the rows, if not their tokens
 */
function flow(sheet, scene, parts, names) {
  const { run } = scene;
  const left = names
    ? widest(run.tgtTokens.map((_, i) => names(i))) + 10
    : labelRoom(scene);
  const columns = Math.max(...parts.map(({ path }) => run.shape(path).at(-1)));
  const cw = Math.min(7, (sheet.width - left - 2) / columns);
  const middle = left + 60;
  let y = 0;
  for (const { path, does, kind } of parts) {
    if (does !== undefined) {
      sheet.arrow([middle, y], [middle, y + 34]);
      if (does) sheet.text(middle + 12, y + 21, does, "soft");
      else parameters(sheet, scene, path, middle + 12, y + 7, 130);
      y += 34;
    }
    const name = /sublayers\.\d+$/.test(path) ? "x" : undefined;
    const more = { ch: ROW, labels: true, kind, name, names };
    const width = columns > 1 && run.shape(path).at(-1) === 1 ? 40 : cw; // of the losses
    y = matrix(sheet, scene, { path, x: left, y, cw: width, ...more }).bottom + 8;
  }
}

export function drawFeedForward(sheet, scene, path) {
  const [w1, w2] = [`${path}.w_1`, `${path}.w_2`];
  flow(sheet, scene, [
    { path: scene.run.node(w1).parents[0] },
    { path: w1, does: "" },
    { path: `${path}.hidden`, does: "ReLU: what is negative becomes 0" },
    { path: w2, does: "" },
  ]);
}

export function drawEmbedding(sheet, scene, path) {
  const isAlone = path === "embedding";
  flow(sheet, scene, [
    { path: `${path}.table` },
    { path, does: `× √d_model = ${Math.sqrt(scene.run.sizes.d_model).toFixed(2)}` },
    {
      path: isAlone ? "positions" : `positions.${path.split("_")[0]}`,
      does: "⊕ a vector for each position",
    },
  ]);
}

export function drawFinalNorm(sheet, scene, path) {
  const { parents, op } = scene.run.node(path);
  const does = op === "norm" ? "layer norm" : "as it is: each sublayer ends in a norm";
  flow(sheet, scene, [{ path: parents[0] }, { path, does }]);
}

export function drawGenerator(sheet, scene, path) {
  const parts = [
    { path: scene.run.node(path).parents[0] },
    { path, does: "" },
    { path: "probabilities", does: "softmax: each row sums to 1", kind: "weight" },
  ];
  const does = "cross-entropy with tgt_out";
  if (scene.mode === "teacher") parts.push({ path: "loss", does });
  flow(sheet, scene, parts, (row) => scene.rowName(path, row));
}

/** A matrix that training has found, or the table of positions. */
export function drawParameter(sheet, scene, path) {
  const [rows, columns] = scene.run.shape(path);
  const cw = Math.min(9, (sheet.width - 4) / columns);
  matrix(sheet, scene, { path, x: 2, y: 0, cw, ch: rows > 1 ? cw : ROW });
}
