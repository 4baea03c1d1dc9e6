// Runs of the model: the opening one, which comes with the page, and those that the reader asks
// for, for which the parameters are fetched.
import { GERMAN, LiveModel, LiveStory, whenWanted } from "../in_page/live.js";
import {
  cumulated,
  draw,
  nextTokenProbabilities,
  randomNumbers,
} from "../in_page/search.js";
import { stateOf } from "../kit/controls.js";
import { rowOf } from "../kit/numbers.js";
import { openingRun, runOf } from "./run.js";

/**
 * @typedef {object} Found
 * @property {any} run @property {string} key what was asked
 * @property {any} live the model in the page, or null
 * @property {string[]} forced tokens that the reader has chosen
 */

const MORE = 12; // tokens that a decoder-only model adds, unless a sentence ends before
const SENTENCE_ENDS = [".", "!", "?"]; // the same three are in opening.py

const keyOf = ({ text, mode, answer, language, without, seed, temperature }) =>
  JSON.stringify([
    ...[language, text, answer && mode !== "step" ? [mode, answer] : ""],
    ...[without ?? "", seed >= 0 ? [seed, temperature] : ""],
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

/** What chooses the next token: the likeliest, or a draw. */
function chooser({ seed = -1, temperature = 1 }) {
  if (seed < 0) return mostLikely;
  const numbers = randomNumbers(seed);
  return (row) =>
    draw(cumulated(nextTokenProbabilities(row, { temperature })), numbers.next().value);
}

export class Runs {
  constructor(model) {
    this.model = model;
    const isAlone = model.get("opening").given > 0;
    // The German model, a storyteller, or a reader's own.
    this.fetchFirst = whenWanted(model, isAlone ? LiveStory : LiveModel);
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
      ...{ text: this.text, mode: answer.trim() ? "teacher" : "step", answer },
      ...{ language: GERMAN, ...stateOf(this.model, ["seed", "temperature"]) },
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
    const { src, start } = live.begin(text, language);
    const { eosId, tokens } = live.tgtVocab;
    const isAlone = !src.length;
    const machine = tableOf(this.model.get("machine"), live, language);
    const { longest: maxLen } = machine;
    const long = Math.max(src.length, start.length);
    if (long > maxLen)
      throw new RangeError(
        `This text has ${long} tokens, and there is room for ${maxLen} at most.`,
      );
    const isForced = mode !== "step" && answer.trim();
    const given = isForced ? answerIds(live, answer, maxLen, start) : start;
    const isWriting = mode === "generate" || !isForced;
    const limits = isAlone
      ? { most: Math.min(maxLen, given.length + MORE - 1) + 1, ends: SENTENCE_ENDS }
      : { most: maxLen, ends: [] };
    const tgt = isWriting
      ? continued(live, src, given, limits, chooser(asked))
      : [...given, eosId];
    const rows = isAlone ? start.length : 0;
    const isSampled = isWriting && asked.seed >= 0;
    const [fed, out] = [tgt.slice(0, -1), tgt.slice(1)];
    return {
      run: runOf(machine, live, src, fed, out, rows, isSampled),
      key: keyOf(asked),
      live,
      forced: given.slice(start.length).map((id) => tokens[id]),
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

/** Ids of the start (<s>, or a beginning) and the answer: what the decoder reads in teacher
 * forcing. @param {any} live @param {string} answer @param {number} longest */
export function answerIds(live, answer, longest, start = [live.tgtVocab.bosId]) {
  const { target, tgtVocab } = live;
  const ids = target.encode(answer);
  const unknown = ids.indexOf(tgtVocab.unkId);
  if (unknown >= 0)
    throw new RangeError(
      `answer holds '${target.split(answer)[unknown]}', which the model cannot generate: ` +
        "leave it out",
    );
  const room = longest - start.length;
  const where = start.length > 1 ? "the text" : "<s>";
  if (ids.length > room)
    throw new RangeError(
      `answer has ${ids.length} tokens, and there is room for ${room} after ${where}: ` +
        "shorten it",
    );
  return [...start, ...ids];
}

/** Token after token from a start that is given, until one ends it. */
function continued(live, src, start, { most, ends }, choose) {
  const { tokens, eosId } = live.tgtVocab;
  const logitsOf = live.decoder(src);
  const cache = new Map();
  const tgt = [...start];
  const isEnd = (id) => id === eosId || ends.includes(tokens[id]);
  for (let fresh = start; tgt.length < most; ) {
    const logits = logitsOf(fresh, cache);
    fresh = [choose(rowOf(logits, fresh.length - 1))];
    tgt.push(...fresh);
    if (isEnd(fresh[0])) break;
  }
  return tgt;
}

/** All rows at once, and one after the other with a cache: the largest difference of a logit. */
export function largestDifference({ run, live }) {
  const logitsOf = live.decoder(run.src);
  const cache = new Map();
  let most = 0;
  run.tgt.forEach((id, i) => {
    const alone = logitsOf([id], cache).data;
    const together = rowOf(run.tensor("generator"), i);
    alone.forEach((value, j) => {
      most = Math.max(most, Math.abs(value - together[j]));
    });
  });
  return most;
}
