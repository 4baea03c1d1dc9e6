// What the model answers: in the page, with the engine, or in Python, as it comes from there.

import { causalMask, greedyDecode, watch } from "../in_page/engine.js";
import { germanWords, numberOf } from "../in_page/german.js";
import { GERMAN, LiveModel } from "../in_page/live.js";
import { rowOf, softmax, sum } from "../kit/numbers.js";
import { mapped } from "../kit/objects.js";

const MOST_LIKELY = 5;

/** What the engine leaves out, for each part that can be taken away. The model without a mask
 * is one of its own, and nothing is left out of it.
 * @type {Record<string, import("../in_page/engine.js").EncoderDecoder["without"]>} */
const WITHOUT = {
  positions: { positions: true },
  head: { head: ["decoder.layers.1.self_attention", 3] }, // of 24, the one missed most
  scale: { scale: true },
};

/**
 * @typedef {object} Answer
 * @property {string} text
 * @property {string} translation
 * @property {string[]} src_tokens
 * @property {string[]} tgt_tokens what the decoder reads
 * @property {string[]} next_tokens what it writes
 * @property {[string, number][][]} likely of each token, the likeliest with their probabilities
 * @property {Record<string, import("../kit/numbers.js").Numbers>} weights by the path of a layer
 * @property {{ translation: string, loss: number } | null} [forced] under teacher forcing
 * @property {string} [language] if it is not German
 * @property {{ number: number | null, right: string, named: number | null }} [truth] in that
 *   language: the number that is asked for, its name, and the number that the answer names
 */

export class Translator extends LiveModel {
  /** The same as `answer` in answers.py. @param {string} text @returns {Answer} */
  answer(text, broken = "", language = GERMAN) {
    if (language !== GERMAN) return this.inLanguage(text, language);
    this.model.without = WITHOUT[broken] ?? {};
    const answer = this.whole(text);
    return broken === "mask" ? { ...answer, forced: this.forced(text) } : answer;
  }

  inLanguage(text, language) {
    const answer = this.whole(text, language);
    const { src_tokens, translation } = answer;
    const names = this.namesIn(language);
    const number = numberOf(src_tokens.slice(1).join(" "));
    const right = number === null ? "" : names.nameOf(number);
    const named = names.numberOf(translation);
    return { ...answer, language, truth: { number, right, named } };
  }

  whole(text, language = GERMAN) {
    const { model, srcVocab, tgtVocab } = this;
    const { bosId, eosId, tokens } = tgtVocab;
    const maxLen = model.config.max_len;
    const { src, srcMask } = this.read(text, language);
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

  // Teacher forcing as in its training, without a causal mask: the loss and the answer.
  forced(text) {
    const { src, srcMask } = this.read(text);
    const number = numberOf(src.map((id) => this.srcVocab.tokens[id]).join(" "));
    if (number === null) return null;
    const { bosId, eosId } = this.tgtVocab;
    const right = [...this.target.encode(germanWords(number)), eosId];
    const logits = this.model.forward(
      src,
      [bosId, ...right.slice(0, -1)],
      srcMask,
      null,
    );
    const rows = right.map((_, i) => softmax(rowOf(logits, i)));
    const losses = rows.map((row, i) => -Math.log(row[right[i]]));
    return {
      translation: this.textOf(rows.map((row) => row.indexOf(Math.max(...row)))),
      loss: sum(losses) / right.length,
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
  return { ...answer, weights: mapped(answer.weights, asTensor) };
}
