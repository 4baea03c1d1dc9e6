// The small world as a machine, as annotated_lab.small_world has it (story.py): at each word of
// a story, a distribution over the next word. The tables come from Python. Tested against it.

/** @typedef {Map<string, number>} Distribution */
/** @typedef {{ color: string, holder: string | null, place: string | null }} Thing */

const uniform = (words) => {
  const all = [...words];
  return new Map(all.map((word) => [word, 1 / all.length]));
};

/** @param {Record<string, number>} weights @returns {Distribution} */
function proportional(weights) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight);
  return new Map(Object.entries(weights).map(([word, one]) => [word, one / total]));
}

/** The sum of distributions, each with its share. What has a share of 0 is left out.
 * @param {...[number, Distribution]} parts @returns {Distribution} */
function mix(...parts) {
  const mixed = new Map();
  for (const [share, distribution] of parts)
    if (share > 0)
      for (const [word, p] of distribution)
        mixed.set(word, (mixed.get(word) ?? 0) + share * p);
  return mixed;
}

/** A story so far: who has what, and which words may come next. */
export class Story {
  constructor(tables) {
    this.w = tables;
    /** @type {string[]} */
    this.words = [];
    /** @type {string[]} */
    this.people = [];
    /** @type {Map<string, Thing>} */
    this.things = new Map();
    this.wanter = ""; // who wants a thing, or has just got it
    this.thing = ""; // the last noun
    this.isGranted = false; // whether the wanter has got it
    this.isClear = true; // whether "he" or "she" can only be the wanter
    this.beginSentence();
  }

  beginSentence() {
    this.expected = ["START"];
    this.subject = this.verb = this.other = this.place = this.color = "";
  }

  get isOpening() {
    return this.things.size < this.w.N_THINGS;
  }

  thingOf(noun) {
    return /** @type {Thing} */ (this.things.get(noun));
  }

  // What somebody wants, until it is granted.
  get wish() {
    return this.wanter && !this.isGranted ? this.thingOf(this.thing) : null;
  }

  // --- the distribution of the next word ---

  /** @returns {Distribution} */
  nextWords() {
    if (!this.expected.length) return new Map();
    const [item] = this.expected;
    const { w, people, things } = this;
    const choices = {
      START: () => this.firstWords(),
      NEWCOMER: () => uniform(Object.keys(w.GENDER).filter((n) => !people.includes(n))),
      MORE: () => uniform([".", "and"]),
      NEW: () => uniform(w.THINGS.filter((noun) => !things.has(noun))),
      COLOR: () => uniform(w.COLORS),
      WHERE: () => mix([0.5, uniform(["It"])], [0.5, uniform(people)]),
      PLACE: () => uniform(w.PLACES),
      ASKED: () => uniform(things.keys()),
      VERB: () => uniform([this.verbWord()]),
      THING: () => this.either("it", "the"),
      HOLDER: () => uniform([this.thingOf(this.thing).holder]),
      SPOT: () => this.spotWords(),
      RECEIVER: () => this.receiverWords(),
      ACTOR: () => this.actorWords(),
      DEED: () => proportional(w.DEEDS),
    };
    return choices[item]?.() ?? uniform([item]);
  }

  // A pronoun, or what it stands for.
  either(pronoun, name) {
    const { PRONOUN } = this.w;
    return proportional({ [pronoun]: PRONOUN, [name]: 1 - PRONOUN });
  }

  firstWords() {
    if (!this.people.length) return uniform(Object.keys(this.w.GENDER));
    if (this.isOpening) return uniform(["The"]);
    if (this.wish) return this.wordsForWhoActs(this.wish);
    const then = this.isGranted ? this.w.THEN : 0;
    return mix([then, uniform(["Then"])], [1 - then, this.wordsWithoutThen()]);
  }

  wordsWithoutThen() {
    const { w, words } = this;
    const ending = uniform([w.END]);
    if (words.length >= w.MUST_END) return ending;
    const end = words.length >= w.MAY_END ? w.END_SHARE : 0;
    return mix(
      [end, ending],
      [(1 - end) * w.QUESTION, proportional(w.QUESTIONS)],
      [(1 - end) * (1 - w.QUESTION), uniform(this.people)],
    );
  }

  // The one who wants something, or the one who has it.
  wordsForWhoActs({ holder }) {
    const { w, wanter } = this;
    const words = this.either(w.SUBJECT_PRONOUN[w.GENDER[wanter]], wanter);
    if (!holder || holder === wanter) return words;
    return mix([0.5, words], [0.5, uniform([holder])]);
  }

  // The first meets the others. After a wish, the state of the thing decides.
  verbWord() {
    if (this.people.length === 1) return "meets";
    if (!this.wish) return "wants";
    if (this.subject !== this.wanter) return "gives";
    if (this.wish.holder === this.wanter) return "has";
    return this.wish.holder ? "takes" : "finds";
  }

  // Where it is. What was lost can be found anywhere.
  spotWords() {
    const { place } = this.thingOf(this.thing);
    return uniform(place ? [place] : this.w.PLACES);
  }

  // Somebody else; or, where a wish is granted, the one whose it was.
  receiverWords() {
    const { w, wanter, subject } = this;
    if (!this.wish) return uniform(this.people.filter((name) => name !== subject));
    const gender = w.GENDER[wanter];
    if (gender === w.GENDER[subject]) return uniform([wanter]);
    return this.either(w.OBJECT_PRONOUN[gender], wanter);
  }

  // After "Then": the one who has just got the thing.
  actorWords() {
    const { wanter } = this;
    return this.isClear
      ? this.either(this.w.GENDER[wanter], wanter)
      : uniform([wanter]);
  }

  // --- what a word changes ---

  // Go on by this word, which has to be one of the next words.
  add(word) {
    this.words.push(word);
    const item = /** @type {string} */ (this.expected.shift());
    if (item === "START") this.addFirst(word);
    else if (item === "VERB" || item === "DEED") this.begin(word);
    else if (item === "THING" && word === "the") this.expected.unshift(this.thing);
    else if (item === "ASKED") this.addAsked(word);
    else if (item === "WHERE") this.addWhere(word);
    else if (item === "MORE" && word === "and") this.expected = ["NEWCOMER", "."];
    else this.keep(item, word);
    if (word === "." && !this.expected.length) this.endSentence();
  }

  begin(verb) {
    this.verb = verb;
    this.expected = this.w.AFTER[verb].split(" ");
  }

  addFirst(word) {
    if (word === this.w.END) this.expected = [];
    else if (word in this.w.AFTER) {
      this.begin(word);
      this.subject = word === "Then" ? this.wanter : "";
    } else {
      this.subject = word === "She" || word === "He" ? this.wanter : word;
      if (!this.people.length) this.people.push(word);
      this.expected = ["VERB"];
    }
  }

  addAsked(noun) {
    this.thing = noun;
    if (this.verb in this.w.QUESTIONS) this.expected.push(...this.answer(), ".");
  }

  addWhere(word) {
    this.other = word === "It" ? "" : word;
    this.expected = word === "It" ? this.w.AFTER.It.split(" ") : ["has", "it", "."];
  }

  // What a sentence tells, until it ends.
  keep(item, word) {
    if (item === "NEWCOMER") this.people.push(word);
    else if (item === "NEW") this.thing = word;
    else if (item === "COLOR") this.color = word;
    else if (item === "PLACE" || item === "SPOT") this.place = word;
    else if (item === "HOLDER" || item === "RECEIVER")
      this.other = word === "her" || word === "him" ? this.wanter : word;
  }

  // What is asked for is known by now, and so are all words of the answer.
  answer() {
    const { color, holder, place } = this.thingOf(this.thing);
    if (this.verb === "What") return ["It", "is", color];
    if (this.verb === "Who") return [holder ?? "Nobody"];
    if (holder) return [holder, "has", "it"];
    return place ? ["It", "is", "in", "the", place] : ["Nobody", "knows"];
  }

  // --- what a sentence changes ---

  endSentence() {
    const { verb, color, other, place } = this;
    if (verb === "The") {
      this.things.set(this.thing, { color, holder: null, place: null });
      this.move(other, place);
    } else if (verb === "wants") {
      this.wanter = this.subject;
      this.isGranted = false;
    } else if (this.wish) this.grant();
    else {
      if (verb in this.w.DEEDS) this.move(other, place);
      this.wanter = "";
      this.isGranted = false;
    }
    this.beginSentence();
  }

  // Who has the thing after the sentence, or where it is.
  move(holder, place) {
    const thing = this.thingOf(this.thing);
    thing.holder = holder || null;
    thing.place = place || null;
  }

  grant() {
    const { GENDER } = this.w;
    const giver = this.verb === "takes" ? this.other : this.subject;
    this.isClear = giver === this.wanter || GENDER[giver] !== GENDER[this.wanter];
    this.move(this.wanter, "");
    this.isGranted = true;
  }
}
