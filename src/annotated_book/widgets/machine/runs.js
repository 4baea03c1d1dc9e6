// Runs of the model: the opening one, which comes with the page, and those that the reader asks
// for, for which the parameters are fetched.
import { causalMask } from "../in_page/engine.js";
import { GERMAN, LiveModel, whenWanted } from "../in_page/live.js";
import { rowOf } from "../kit/numbers.js";
import { openingRun, runOf } from "./run.js";

/**
 * @typedef {object} Found
 * @property {any} run @property {string} key what was asked
 * @property {any} live the model in the page, or null
 * @property {string[]} forced tokens that the reader has chosen
 */

const keyOf = ({ text, mode, answer, language, without }) =>
  JSON.stringify([
    ...[language, text, answer && mode !== "step" ? [mode, answer] : ""],
    without ?? "",
  ]);

/** What the engine leaves out for a part that is switched off. @param {string} part */
function leftOut(part) {
  const [path, head] = part.split("#");
  if (!path) return {};
  if (path === "positions") return { positions: true };
  if (head !== undefined)
    return { head: /** @type {[string, number]} */ ([path, Number(head)]) };
  return { output: `${path}.${path.endsWith("feed_forward") ? "w_2" : "w_o"}` };
}

const mostLikely = (row) => row.indexOf(row.reduce((a, b) => Math.max(a, b)));

export class Runs {
  constructor(model) {
    this.model = model;
    this.fetchFirst = whenWanted(model); // the German model, or a reader's own
    this.fetchMany = whenWanted(model, LiveModel, "languages");
    this.text = model.get("text");
  }

  /** The model of the language. @returns {Promise<LiveModel>} */
  fetch(language) {
    return language === GERMAN ? this.fetchFirst() : this.fetchMany();
  }

  /** @returns {Found} */
  first() {
    const isGerman = this.model.get("language") === GERMAN;
    const answer = isGerman ? this.model.get("answer") : "";
    const run = openingRun(
      this.model.get("machine"),
      this.model.get("opening"),
      answer,
    );
    const key = keyOf({
      text: this.text,
      mode: answer.trim() ? "teacher" : "step",
      answer,
      language: GERMAN,
      without: "",
    });
    return { run, key, live: null, forced: [] };
  }

  fits(asked, found) {
    return keyOf(asked) === found.key;
  }

  /** @returns {Promise<Found>} */
  async answer(asked) {
    const { text, mode, answer, language } = asked;
    const live = await this.fetch(language);
    live.model.without = leftOut(asked.without ?? "");
    const { src, srcMask } = live.read(text, language);
    const { bosId, eosId, tokens } = live.tgtVocab;
    const machine = tableOf(this.model.get("machine"), live, language);
    const { longest: maxLen } = machine;
    if (src.length > maxLen)
      throw new RangeError(
        `This text has ${src.length} tokens, and there is room for ${maxLen} at most.`,
      );
    const given =
      mode !== "step" && answer.trim() ? answerIds(live, answer, maxLen) : [bosId];
    let tgt = [...given, eosId];
    if (mode === "generate" || given.length === 1)
      tgt = continued(live.model, src, srcMask, given, { maxLen, eosId });
    return {
      run: runOf(machine, live, src, tgt.slice(0, -1), tgt.slice(1)),
      key: keyOf(asked),
      live,
      forced: given.slice(1).map((id) => tokens[id]),
    };
  }
}

const tables = new WeakMap(); // a model -> its table

/** The table of the model that runs. The one of many languages has the same tensors as the
 * German one, of other sizes.
 * @param {any} german @param {LiveModel} live @param {string} language */
function tableOf(german, live, language) {
  if (language === GERMAN) return german;
  let found = tables.get(live);
  if (!found) {
    const { config, parameters } = live.model;
    const [d_ff, d_model] =
      parameters["encoder.layers.0.feed_forward.w_1.weight"].shape;
    const [V] = parameters["tgt_embed.table.weight"].shape;
    const { n_heads: H, max_len } = config;
    found = {
      ...german,
      sizes: { H, V, d_k: d_model / H, d_model, d_ff },
      max_len,
      vocabulary: { src: live.srcVocab.tokens, tgt: live.tgtVocab.tokens },
    };
    tables.set(live, found);
  }
  return found;
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
