// Level 2: the feed-forward network, d_model → d_ff → ReLU → d_model.
import { flow, sizeOf } from "./flow.js";

export function drawFeedForward(sheet, scene, path) {
  const [w1, w2] = [`${path}.w_1`, `${path}.w_2`];
  flow(sheet, scene, [
    { path: scene.run.node(w1).parents[0] },
    { path: w1, does: `w_1  ${sizeOf(scene, w1)}`, isLearned: true },
    { path: `${path}.hidden`, does: "ReLU: what is negative becomes 0" },
    { path: w2, does: `w_2  ${sizeOf(scene, w2)}`, isLearned: true },
  ]);
}
