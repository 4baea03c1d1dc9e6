// What the model answers: in the page, with the engine, or in Python, as it comes from there.
import { causalMask, greedyDecode, watch } from "../in_page/engine.js";
import { LiveModel } from "../in_page/live.js";
import { rowOf, softmax } from "../kit/numbers.js";

const MOST_LIKELY = 5;

/**
 * @typedef {object} Answer
 * @property {string} text
 * @property {string} translation
 * @property {string[]} src_tokens
 * @property {string[]} tgt_tokens what the decoder reads
 * @property {string[]} next_tokens what it writes
 * @property {[string, number][][]} likely of each token, the likeliest with their probabilities
 * @property {Record<string, import("../kit/numbers.js").Numbers>} weights by the path of a layer
 */

export class Translator extends LiveModel {
  /** The same as `answer` in translator.py. @param {string} text @returns {Answer} */
  answer(text) {
    const { model, srcVocab, tgtVocab } = this;
    const { bosId, eosId, tokens } = tgtVocab;
    const maxLen = model.config.max_len;
    const { src, srcMask } = this.read(text);
    const tgt = greedyDecode(model, src, srcMask, { maxLen, bosId, eosId });
    const tgtIn = tgt.slice(0, -1);
    const seen = watch(model, () => model.forward(src, tgtIn, srcMask, causalMask()));
    const maps = Object.entries(seen).filter(([path]) => path.endsWith(".weights"));
    return {
      text,
      translation: this.textOf(tgt),
      src_tokens: src.map((id) => srcVocab.tokens[id]),
      tgt_tokens: tgtIn.map((id) => tokens[id]),
      next_tokens: tgt.slice(1).map((id) => tokens[id]),
      likely: tgtIn.map((_, i) => likeliest(rowOf(seen.generator, i), tokens)),
      weights: Object.fromEntries(
        maps.map(([path, map]) => [path.replace(".weights", ""), map]),
      ),
    };
  }
}

/** @returns {[string, number][]} */
function likeliest(logits, tokens) {
  /** @type {[string, number][]} */
  const pairs = softmax(logits).map((p, id) => [tokens[id], p]);
  return pairs.sort(([, p], [, q]) => q - p).slice(0, MOST_LIKELY);
}

/** What Python gave: its weights are lists. @returns {Answer} */
export function fromPython(answer) {
  const asTensor = ({ shape, data }) => ({ shape, data: Float32Array.from(data) });
  const maps = Object.entries(answer.weights).map(([path, map]) => [
    path,
    asTensor(map),
  ]);
  return { ...answer, weights: Object.fromEntries(maps) };
}
