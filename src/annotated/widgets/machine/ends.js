// Level 2 at both ends of the model: embeddings and positions, the last norm, the generator.
import { flow, sizeOf } from "./flow.js";

export function drawEmbedding(sheet, scene, path) {
  const side = path.split("_")[0];
  flow(sheet, scene, [
    { path: `${path}.table` },
    { path, does: `× √d_model = ${Math.sqrt(scene.run.sizes.d_model).toFixed(2)}` },
    { path: `positions.${side}`, does: "⊕ a vector for each position" },
  ]);
}

export function drawFinalNorm(sheet, scene, path) {
  const { parents, op } = scene.run.node(path);
  const does = op === "norm" ? "layer norm" : "as it is: each sublayer ends in a norm";
  flow(sheet, scene, [{ path: parents[0] }, { path, does }]);
}

export function drawGenerator(sheet, scene, path) {
  flow(
    sheet,
    scene,
    [
      { path: scene.run.node(path).parents[0] },
      { path, does: `generator  ${sizeOf(scene, path)}`, isLearned: true },
      { path: "probabilities", does: "softmax: each row sums to 1", kind: "weight" },
    ],
    (row) => scene.rowName(path, row),
  );
}
