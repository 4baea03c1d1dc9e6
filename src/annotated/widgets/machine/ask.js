// A text, and a target if one is fed in, to ids: or a RangeError in a reader's words.
import { greedyDecode } from "../in_page/engine.js";
import { runOf } from "./run.js";

/** Ids of <s> and the answer: what the decoder reads in teacher forcing.
 * @param {import("../in_page/live.js").LiveModel} live @param {string} answer */
export function answerIds(live, answer) {
  const { target, tgtVocab, model } = live;
  const ids = target.encode(answer);
  const unknown = ids.indexOf(tgtVocab.unkId);
  if (unknown >= 0)
    throw new RangeError(
      `answer holds '${target.split(answer)[unknown]}', which the model cannot write: ` +
        "leave it out",
    );
  const longest = model.config.max_len;
  if (ids.length + 1 > longest)
    throw new RangeError(
      `answer has ${ids.length} tokens, and the model has positions for ${longest - 1} ` +
        "after <s>: shorten it",
    );
  return [tgtVocab.bosId, ...ids];
}

/** The run for a text; without an answer the decoder reads what the model itself writes.
 * @param {any} machine @param {import("../in_page/live.js").LiveModel} live
 * @param {string} text @param {string} [answer] */
export function runOfText(machine, live, text, answer = "") {
  const { model, tgtVocab } = live;
  const { src, srcMask } = live.read(text);
  if (answer.trim()) return runOf(machine, live, src, answerIds(live, answer));
  const { bosId, eosId } = tgtVocab;
  const maxLen = model.config.max_len;
  const written = greedyDecode(model, src, srcMask, { maxLen, bosId, eosId });
  return runOf(machine, live, src, written.slice(0, -1));
}
