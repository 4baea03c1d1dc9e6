// Every head at once: the word that each attends to most, seen from the place that is looked at.
import { button, element, scroller, table } from "../kit/controls.js";
import { capital, spokenName } from "../kit/names.js";
import { readBefore } from "./distribution.js";

const FEW = 3; // words that a sentence names

const tokenAt = ({ words }, place) => (place ? words[place - 1] : "<s>");

// Places from the most attended to the least.
const ranked = (weights) => [...weights.keys()].sort((a, b) => weights[b] - weights[a]);

/** What the chosen head does, in a sentence. */
export function said(told, layer, head) {
  const weights = told.look.weights[layer][head];
  const best = ranked(weights)
    .slice(0, FEW)
    .map((place) => {
      const number = place ? ` (word ${place})` : "";
      return `“${tokenAt(told, place)}”${number} ${weights[place].toFixed(2)}`;
    });
  const name = capital(spokenName(`decoder.layers.${layer}.self_attention`, head));
  const next = told.words[told.look.at - 1];
  const what = next === undefined ? "the next word" : `“${next}”`;
  return `${name}, at “${readBefore(told)}”, before ${what}. It attends to ${best.join(", ")}.`;
}

/** `choose({ layer, head })` hears which head was picked. */
export function drawHeads(told, chosen, choose) {
  const { weights } = told.look;
  const cell = (layer, head) => {
    const [best] = ranked(weights[layer][head]);
    const share = weights[layer][head][best];
    const token = tokenAt(told, best);
    const isChosen = layer === chosen.layer && head === chosen.head;
    const node = button("", () => choose({ layer, head }), {
      "aria-pressed": String(isChosen),
      "aria-label": `Layer ${layer}, head ${head}: most to “${token}”, ${share.toFixed(2)}`,
      "data-key": `head ${layer} ${head}`,
    });
    node.append(element("b", {}, token), ` ${share.toFixed(2)}`);
    node.style.setProperty("--w", String(share));
    return node;
  };
  const heads = weights[0].map((_, head) => `head ${head}`);
  const lines = weights.map((row, layer) => [
    `layer ${layer}`,
    ...row.map((_, head) => cell(layer, head)),
  ]);
  const title = `“${readBefore(told)}” attends most to …`;
  return scroller(table({ class: "heads" }, title, ["", ...heads], lines));
}
