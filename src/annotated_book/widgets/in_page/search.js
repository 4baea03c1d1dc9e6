// Greedy decoding, sampling and beam search, as the modules of annotated.decoding do them. They
// are generators, and rest after each step: the page need not stand still meanwhile.
import { softmax } from "../kit/numbers.js";

/**
 * A text that was written, with all steps on the way.
 * @typedef {{ text?: string, log_probability?: number, ended?: boolean, score?: number,
 *   steps: any[] }} Found
 */

const SHOWN = 10; // tokens of a distribution; the others are summed up

// The same as `decode` in search.py.
export function* decode(live, settings) {
  const given = live.read(settings.text);
  const greedy = yield* write(live, given, {});
  /** @type {Found} */
  let found = greedy;
  if (settings.strategy === "sampling")
    found = yield* write(live, given, settings, randomNumbers(settings.seed));
  if (settings.strategy === "beam") found = yield* beamSearch(live, given, settings);
  const { text, log_probability } = greedy;
  return { settings, found, greedy: { text, log_probability } };
}

// Gives the logits after the last of some ids; the cache holds those before it.
function decoder(live, { src }) {
  const logitsOf = live.decoder(src);
  return (ids, cache) => logitsOf(ids.slice(-1), cache).data;
}

function logSoftmax(logits) {
  const most = Math.max(...logits);
  const all = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
  return Array.from(logits, (logit) => logit - most - all);
}

// In float32, as PyTorch has them: what is equal there is equal here.
export const probabilitiesOf = (logits) => Float32Array.from(softmax(logits));

// One token after the other: drawn with the numbers, or the likeliest.
function* write(live, given, settings, numbers) {
  const { model, tgtVocab } = live;
  const nextLogits = decoder(live, given);
  const [ids, cache] = [[tgtVocab.bosId], new Map()];
  /** @type {any[]} */
  const steps = [];
  let [log_probability, ended] = [0, false];
  while (!ended && ids.length < model.config.max_len) {
    const logits = nextLogits(ids, cache);
    const { id, ...step } = look(
      logits,
      settings,
      tgtVocab.tokens,
      numbers?.next().value,
    );
    log_probability += logSoftmax(logits)[id];
    ids.push(id);
    steps.push(step);
    ended = id === tgtVocab.eosId;
    yield;
  }
  return { text: live.textOf(ids), log_probability, ended, steps };
}

// The likeliest tokens before and after the distribution is reshaped, and the one that is taken.
function look(logits, settings, tokens, number = null) {
  const before = probabilitiesOf(logits);
  const after = nextTokenProbabilities(logits, settings);
  const ends = cumulated(after);
  const ranked = byRank(logits);
  const id = number === null ? ranked[0] : draw(ends, number);
  const isShown = (other, rank) => rank < SHOWN || other === id;
  const rows = ranked.filter(isShown).map((id) => ({
    token: tokens[id],
    before: before[id],
    after: after[id],
    end: ends[id],
  }));
  const rest = ranked.filter((other, rank) => !isShown(other, rank));
  const sum = (numbers) => rest.reduce((sum, id) => sum + numbers[id], 0);
  const others = { count: rest.length, before: sum(before), after: sum(after) };
  return { id, token: tokens[id], number, rows, others };
}

// Places from the largest number to the smallest; of equals, the first comes first.
export const byRank = (numbers) =>
  [...numbers.keys()].sort((a, b) => numbers[b] - numbers[a]);

export const cumulated = (numbers) => {
  let sum = 0;
  return Array.from(numbers, (number) => (sum += number));
};

export function nextTokenProbabilities(
  logits,
  { temperature = 1, top_k = null, top_p = 1 },
) {
  const probabilities = probabilitiesOf(logits.map((logit) => logit / temperature));
  const ranked = byRank(probabilities).slice(0, top_k ?? logits.length);
  const ends = cumulated(ranked.map((id) => probabilities[id]));
  const kept = new Float32Array(logits.length);
  ranked.forEach((id, rank) => {
    const likelier = rank && ends[rank - 1]; // all of them together
    if (top_p === 1 || likelier < top_p * ends.at(-1)) kept[id] = probabilities[id];
  });
  const sum = cumulated(kept).at(-1);
  return kept.map((p) => p / sum);
}

// Tokens laid end to end: the one into which the number falls.
export const draw = (ends, number) =>
  ends.findIndex((end) => end > number * ends.at(-1));

// Numbers from 0 to 1 that depend on the seed alone (mulberry32).
export function* randomNumbers(seed) {
  for (;;) {
    seed = (seed + 0x6d2b79f5) | 0;
    let x = Math.imul(seed ^ (seed >>> 15), seed | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    yield ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  }
}

// A step is its candidates, the likeliest first; `parent`: a place among those kept before.
function* beamSearch(live, given, { beam_size, length_penalty }) {
  const { model, tgtVocab } = live;
  const nextLogits = decoder(live, given);
  const longest = model.config.max_len - 1;
  const penalized = (total, length) => total / ((5 + length) / 6) ** length_penalty;
  const steps = [];
  let best = { score: -Infinity };
  let beams = [{ ids: [tgtVocab.bosId], total: 0, cache: new Map() }];
  for (
    let length = 1;
    beams.length && penalized(beams[0].total, longest) > best.score;
    length++
  ) {
    const all = [];
    for (const [parent, { ids, total, cache }] of beams.entries()) {
      const logs = logSoftmax(nextLogits(ids, cache));
      for (const [id, log] of logs.entries())
        all.push({ parent, id, total: total + log });
      yield;
    }
    const kept = [];
    const likeliest = all.sort((a, b) => b.total - a.total).slice(0, 2 * beam_size);
    steps.push(
      likeliest.map(({ parent, id, total }, rank) => {
        const ids = [...beams[parent].ids, id];
        const ended = id === tgtVocab.eosId;
        const seen = {
          token: tgtVocab.tokens[id],
          parent,
          log_probability: total,
          fate: "dropped",
        };
        if (ended || length === longest) {
          if (rank >= beam_size) return seen;
          const score = penalized(total, length);
          const done = { ...seen, fate: "finished", text: live.textOf(ids), score };
          if (score > best.score)
            best = { text: done.text, log_probability: total, ended, score };
          return done;
        }
        if (kept.length === beam_size) return seen;
        kept.push({ ids, total, cache: new Map(beams[parent].cache) });
        return { ...seen, fate: "kept" };
      }),
    );
    beams = kept;
  }
  return { ...best, steps };
}
