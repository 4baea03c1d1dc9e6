// A storyteller in the page: it goes on with a story word by word, and what is told is checked
// against the rules of the small world. tell.py does the same; the tests compare the two.
import { watch } from "../in_page/engine.js";
import { LiveStory } from "../in_page/live.js";
import {
  byRank,
  cumulated,
  draw,
  nextTokenProbabilities,
  probabilitiesOf,
  randomNumbers,
} from "../in_page/search.js";
import { range, rowOf, sum } from "../kit/numbers.js";
import { reason, stateOf } from "./reasons.js";
import { Story } from "./world.js";

const SHOWN = 8; // words of a distribution; the others are summed up

const firstRows = ({ shape, data }, rows) => ({
  shape: [rows, shape[1]],
  data: data.subarray(0, rows * shape[1]),
});

export class Teller extends LiveStory {
  constructor(found) {
    super(found);
    this.tables = found.blueprint.world; // null: it tells of something else
    // Of each position that was read: its id, the logits after it, and what it attends to.
    this.ids = [];
    this.logits = [];
    this.weights = [];
    this.cache = new Map();
  }

  // What comes of the id at this place. What is the same as before is not read again.
  goTo(ids, place) {
    if (this.ids[place] === ids[place]) return;
    for (const list of [this.ids, this.logits, this.weights]) list.splice(place);
    for (const [path, kept] of this.cache)
      if (path !== "length")
        this.cache.set(path, {
          k: firstRows(kept.k, place),
          v: firstRows(kept.v, place),
        });
    this.cache.set("length", place);
    let logits;
    const seen = watch(this.model, () => {
      logits = this.model.forward([ids[place]], this.cache).data;
    });
    this.ids.push(ids[place]);
    this.logits.push(logits);
    this.weights.push(
      range(this.model.config.n_layers).map((layer) => {
        const weights = seen[`decoder.layers.${layer}.self_attention.weights`];
        return range(weights.shape[0]).map((head) => [...rowOf(weights, head)]);
      }),
    );
  }
}

// What the next word is drawn from. At temperature 0 it is the likeliest.
function reshaped(logits, settings) {
  if (settings.temperature > 0) return nextTokenProbabilities(logits, settings);
  const [best] = byRank(logits);
  return Float32Array.from(logits, (_, id) => Number(id === best));
}

// Rests after each word, and gives the words so far, or null while it still reads.
export function* tell(teller, settings) {
  const { eosId, tokens } = teller.tgtVocab;
  const ids = teller.read(settings.text);
  const given = ids.length - 1;
  const numbers = randomNumbers(settings.seed);
  const drawn = [];
  const isAtEnd = () =>
    ids.at(-1) === eosId ||
    drawn.length === settings.length ||
    ids.length === teller.model.config.max_len;
  for (let place = 0; place < ids.length && ids[place] !== eosId; place++) {
    teller.goTo(ids, place);
    const isKnown = place + 1 < ids.length;
    yield isKnown ? null : ids.slice(1).map((id) => tokens[id]);
    if (isKnown) continue;
    if (isAtEnd()) break;
    drawn.push(numbers.next().value);
    ids.push(draw(cumulated(reshaped(teller.logits[place], settings)), drawn.at(-1)));
  }
  const words = ids.slice(1).map((id) => tokens[id]);
  const ended = ids.at(-1) === eosId;
  const last = words.length + (ended ? 0 : 1);
  const at = Math.min(settings.at || last, last);
  const world = inWorld(teller.tables, words, at);
  const surprise = words.map(
    (_, i) => -Math.log2(probabilitiesOf(teller.logits[i])[ids[i + 1]]),
  );
  return {
    settings,
    words,
    given,
    ended,
    surprise,
    world: world.surprise,
    contradiction: world.contradiction,
    look: {
      at,
      now: world.now,
      number: drawn[at - 1 - given] ?? null,
      ...look(teller, settings, at - 1, ids[at], world.options),
      weights: teller.weights[at - 1],
    },
  };
}

// The likeliest words after a place, in the model, reshaped, and in the world.
function look({ logits, tgtVocab }, settings, place, taken, options) {
  const before = probabilitiesOf(logits[place]);
  const after = reshaped(logits[place], settings);
  const ranked = byRank(logits[place]);
  const isShown = (id, rank) => rank < SHOWN || id === taken;
  const world = (id) => options && (options.get(tgtVocab.tokens[id]) ?? 0);
  const rows = ranked.filter(isShown).map((id) => ({
    token: tgtVocab.tokens[id],
    before: before[id],
    after: after[id],
    world: world(id),
  }));
  const rest = ranked.filter((id, rank) => !isShown(id, rank));
  const total = (of) => sum(rest.map(of));
  const others = {
    count: rest.length,
    before: total((id) => before[id]),
    after: total((id) => after[id]),
    world: options && total(world),
  };
  return { rows, others };
}

// How surprising the words are in the world, until one contradicts it; and what may come as the
// word number `at`, from 1, if it is known, and who has what there.
function inWorld(tables, words, at) {
  if (!tables) return { surprise: null, contradiction: null, options: null, now: null };
  const story = new Story(tables);
  const surprise = [];
  /** @type {any[]} */
  let [options, now, contradiction] = [null, null, null];
  let sentence = 0;
  for (const [i, word] of [...words, null].entries()) {
    const next = story.nextWords();
    if (i + 1 === at) {
      options = next;
      now = [...story.things.keys()].map((noun) => stateOf(story, noun));
    }
    if (word === null) break;
    const p = next.get(word);
    if (p === undefined) {
      contradiction = { sentence, word: i, reason: reason(story, word) };
      break;
    }
    surprise.push(-Math.log2(p));
    story.add(word);
    if (word === "." || word === "?") sentence++;
  }
  return { surprise, contradiction, options, now };
}
