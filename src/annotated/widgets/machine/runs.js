// Runs of the model: the opening one, which comes with the page, and those that the reader asks
// for, for which the parameters are fetched.
import { causalMask } from "../in_page/engine.js";
import { whenWanted } from "../in_page/live.js";
import { rowOf } from "../kit/numbers.js";
import { openingRun, runOf } from "./run.js";

/**
 * @typedef {object} Found
 * @property {any} run @property {string} key what was asked
 * @property {any} live the model in the page, or null
 * @property {string[]} forced tokens that the reader has chosen
 */

const keyOf = ({ text, mode, answer }) =>
  JSON.stringify([text, answer && mode !== "step" ? [mode, answer] : ""]);

const mostLikely = (row) => row.indexOf(row.reduce((a, b) => Math.max(a, b)));

export class Runs {
  constructor(model) {
    this.model = model;
    this.fetch = whenWanted(model);
    this.text = model.get("text");
  }

  /** @returns {Found} */
  first() {
    const answer = this.model.get("answer");
    const run = openingRun(
      this.model.get("machine"),
      this.model.get("opening"),
      answer,
    );
    const key = keyOf({
      text: this.text,
      mode: answer.trim() ? "teacher" : "step",
      answer,
    });
    return { run, key, live: null, forced: [] };
  }

  fits(asked, found) {
    return keyOf(asked) === found.key;
  }

  /** @returns {Promise<Found>} */
  async answer(asked) {
    const { text, mode, answer } = asked;
    const live = await this.fetch();
    const { src, srcMask } = live.read(text);
    const { bosId, eosId, tokens } = live.tgtVocab;
    const { longest: maxLen } = this.model.get("machine");
    if (src.length > maxLen)
      throw new RangeError(
        `This text has ${src.length} tokens, and there is room for ${maxLen} at most.`,
      );
    const given =
      mode !== "step" && answer.trim() ? answerIds(live, answer, maxLen) : [bosId];
    let tgt = [...given, eosId];
    if (mode === "generate" || given.length === 1)
      tgt = continued(live.model, src, srcMask, given, { maxLen, eosId });
    const machine = this.model.get("machine");
    return {
      run: runOf(machine, live, src, tgt.slice(0, -1), tgt.slice(1)),
      key: keyOf(asked),
      live,
      forced: given.slice(1).map((id) => tokens[id]),
    };
  }
}

/** Ids of <s> and the answer: what the decoder reads in teacher forcing.
 * @param {import("../in_page/live.js").LiveModel} live @param {string} answer
 * @param {number} longest */
export function answerIds(live, answer, longest) {
  const { target, tgtVocab } = live;
  const ids = target.encode(answer);
  const unknown = ids.indexOf(tgtVocab.unkId);
  if (unknown >= 0)
    throw new RangeError(
      `answer holds '${target.split(answer)[unknown]}', which the model cannot generate: ` +
        "leave it out",
    );
  if (ids.length + 1 > longest)
    throw new RangeError(
      `answer has ${ids.length} tokens, and there is room for ${longest - 1} after <s>: ` +
        "shorten it",
    );
  return [tgtVocab.bosId, ...ids];
}

/** Greedy decoding from a start that is given. */
function continued(model, src, srcMask, start, { maxLen, eosId }) {
  const memory = model.encode(src, srcMask);
  const cache = new Map();
  const tgt = [...start];
  let fresh = start;
  while (tgt.length < maxLen && tgt.at(-1) !== eosId) {
    const states = model.decode(memory, srcMask, fresh, causalMask(), cache);
    const logits = model.generator(states);
    fresh = [mostLikely(rowOf(logits, fresh.length - 1))];
    tgt.push(...fresh);
  }
  return tgt;
}

/** All rows at once, and one after the other with a cache: the largest difference of a logit. */
export function largestDifference({ run, live }) {
  const { model, srcVocab } = live;
  const srcMask = (_, key) => run.src[key] !== srcVocab.padId;
  const memory = model.encode(run.src, srcMask);
  const cache = new Map();
  let most = 0;
  run.tgt.forEach((id, i) => {
    const states = model.decode(memory, srcMask, [id], null, cache);
    const [alone, together] = [
      model.generator(states).data,
      rowOf(run.tensor("generator"), i),
    ];
    alone.forEach((value, j) => {
      most = Math.max(most, Math.abs(value - together[j]));
    });
  });
  return most;
}
