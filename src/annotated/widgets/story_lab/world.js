// The small world as a machine, as annotated.data.small_world has it (story.py): at each word of
// a story, a distribution over the next word. The tables come from Python. Tested against it.

/** @typedef {Map<string, number>} Distribution */
/** @typedef {{ color: string, place: string | null, holder: string | null, hidden: boolean }} Thing */

const uniform = (words) => {
  const all = [...words];
  return new Map(all.map((word) => [word, 1 / all.length]));
};

/** @param {[string, number][]} weights @returns {Distribution} */
function proportional(weights) {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([word, weight]) => [word, weight / total]));
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

export const isLost = ({ place, holder }) => place === null && holder === null;

/** A story so far: who is where, what is where, and which words may come next. */
export class Story {
  constructor(tables) {
    this.w = tables;
    /** @type {string[]} */
    this.words = [];
    this.people = new Map(); // name -> place
    /** @type {Map<string, Thing>} */
    this.things = new Map();
    /** @type {string[]} */
    this.places = []; // those that the story knows
    /** @type {Record<string, string | null>} */
    this.meaning = { she: null, he: null, it: null };
    this.beginSentence();
  }

  beginSentence() {
    this.expected = ["START"];
    this.subject = this.verb = this.thing = this.other = this.place = this.color = "";
  }

  get isOpening() {
    return this.things.size < this.w.N_THINGS;
  }

  get here() {
    return this.people.get(this.subject) ?? null;
  }

  thingOf(noun) {
    return /** @type {Thing} */ (this.things.get(noun));
  }

  // --- the distribution of the next word ---

  /** @returns {Distribution} */
  nextWords() {
    if (!this.expected.length) return new Map();
    const [item] = this.expected;
    const isNew = (noun) => !this.things.has(noun);
    const choices = {
      START: () => this.firstWords(),
      VERB: () => this.verbWords(),
      PLACE: () => this.placeWords(),
      THING: () => this.thingWords(),
      NOUN: () => this.nounWords(),
      OTHER: () => this.otherWords(),
      ABOUT: () => mix([0.5, uniform(["the"])], [0.5, uniform(this.people.keys())]),
      ASKED: () => uniform(this.things.keys()),
      COLOR: () => uniform(this.w.COLORS),
      NEW: () => uniform(this.w.THINGS.filter(isNew)),
    };
    return choices[item]?.() ?? uniform([item]);
  }

  firstWords() {
    if (this.isOpening) return this.firstWordsOfTheOpening();
    const { w, words } = this;
    const ending = uniform([w.END]);
    if (words.length >= w.MUST_END) return ending;
    const end = words.length >= w.MAY_END ? w.END_SHARE : 0;
    return mix(
      [end, ending],
      [(1 - end) * w.QUESTION, proportional(Object.entries(w.QUESTIONS))],
      [(1 - end) * (1 - w.QUESTION), this.subjectWords()],
    );
  }

  firstWordsOfTheOpening() {
    const { w, people } = this;
    const names = Object.keys(w.GENDER);
    const somebody = uniform(names.filter((name) => !people.has(name)));
    if (people.size < w.FEWEST_PEOPLE) return somebody;
    const something = mix([0.5, uniform(["There"])], [0.5, this.subjectWords()]);
    if (this.things.size || people.size === w.MOST_PEOPLE) return something;
    return mix([0.5, somebody], [0.5, something]);
  }

  subjectWords() {
    const { people, w } = this;
    /** @returns {[number, Distribution]} */
    const part = (name) => [1 / people.size, this.called(name, w.SUBJECT_PRONOUN)];
    return mix(...[...people.keys()].map(part));
  }

  // By a pronoun, mostly, where that is clear; else by name.
  called(name, pronouns) {
    const { GENDER, PRONOUN } = this.w;
    const gender = GENDER[name];
    if (this.meaning[gender] !== name) return uniform([name]);
    return new Map([
      [pronouns[gender], PRONOUN],
      [name, 1 - PRONOUN],
    ]);
  }

  verbWords() {
    if (this.isOpening) return uniform([this.people.has(this.subject) ? "has" : "is"]);
    const isAble = ([verb, _]) => verb === "goes" || this.thingsTo(verb).length > 0;
    return proportional(Object.entries(this.w.VERBS).filter(isAble));
  }

  // Which things the subject can take, find, give …
  thingsTo(verb) {
    return [...this.things.keys()].filter((noun) => this.can(verb, this.thingOf(noun)));
  }

  can(verb, thing) {
    const { subject, here } = this;
    if (verb === "takes") {
      if (thing.holder)
        return thing.holder !== subject && this.company().includes(thing.holder);
      return thing.place === here && !thing.hidden;
    }
    if (verb === "finds")
      return isLost(thing) || (thing.hidden && thing.place === here);
    if (verb === "gives" && !this.company().length) return false;
    return thing.holder === subject;
  }

  // The others who are where the subject is.
  company() {
    const isThere = ([name, place]) => place === this.here && name !== this.subject;
    return [...this.people].filter(isThere).map(([name]) => name);
  }

  thingWords() {
    const things = this.thingsTo(this.verb);
    const isMeant = things.includes(this.meaning.it ?? "");
    const it = isMeant ? this.w.PRONOUN / things.length : 0;
    return mix([it, uniform(["it"])], [1 - it, uniform(["the"])]);
  }

  // After "the": the thing that *it* could mean is seldom named.
  nounWords() {
    const weight = (noun) => (noun === this.meaning.it ? 1 - this.w.PRONOUN : 1);
    return proportional(this.thingsTo(this.verb).map((noun) => [noun, weight(noun)]));
  }

  // To whom it is given, or from whom it is taken.
  otherWords() {
    const { holder } = this.thingOf(this.thing);
    const others = this.verb === "gives" ? this.company() : [holder];
    /** @returns {[number, Distribution]} */
    const part = (name) => [1 / others.length, this.otherCalled(name)];
    return mix(...others.map(part));
  }

  otherCalled(name) {
    const { GENDER, OBJECT_PRONOUN } = this.w;
    if (GENDER[name] === GENDER[this.subject]) return uniform([name]);
    return this.called(name, OBJECT_PRONOUN);
  }

  // A place that the story knows, or a new one: all new ones together count as one.
  placeWords() {
    const { places, w } = this;
    const known = places.filter((place) => place !== this.here);
    const most = this.verb === "is" ? w.MOST_PLACES : 2;
    const isFull = places.length >= most || this.verb === "There";
    const unseen = isFull ? [] : w.PLACES.filter((place) => !places.includes(place));
    const share = 1 / (known.length + (unseen.length ? 1 : 0));
    return mix([share * known.length, uniform(known)], [share, uniform(unseen)]);
  }

  // --- what a word changes ---

  // Go on by this word, which has to be one of the next words.
  add(word) {
    this.words.push(word);
    const item = /** @type {string} */ (this.expected.shift());
    if (item === "START") this.addFirst(word);
    else if (item === "VERB") this.begin(word);
    else if (item === "THING" && word === "the") this.expected.unshift("NOUN");
    else if (item === "THING" || item === "NOUN")
      this.addThing(word === "it" ? this.meaning.it : word);
    else if (item === "OTHER") this.other = this.person(word);
    else if (item === "ABOUT" || item === "ASKED") this.addQuestion(word);
    else if (item === "PLACE") this.place = word;
    else if (item === "COLOR") this.color = word;
    else if (item === "NEW") this.thing = word;
    if (item === "." && !this.expected.length) this.endSentence();
  }

  begin(verb) {
    this.verb = verb;
    this.expected = this.w.AFTER[verb].split(" ");
  }

  // Whom a name or a pronoun means.
  person(word) {
    const gender = this.w.MEANS[word];
    return gender ? String(this.meaning[gender]) : word;
  }

  addFirst(word) {
    if (word === this.w.END) this.expected = [];
    else if (word in this.w.AFTER) this.begin(word);
    else {
      this.subject = this.person(word);
      this.expected = ["VERB"];
    }
  }

  addThing(noun) {
    this.thing = noun;
    if (this.verb === "takes" && this.thingOf(noun).holder)
      this.expected.unshift("from", "OTHER");
  }

  // What is asked for is known by now, and so are all words of the answer.
  addQuestion(word) {
    if (word === "the") {
      this.expected = ["ASKED"];
      return;
    }
    const { w, people } = this;
    if (people.has(word)) this.subject = word;
    else this.thing = word;
    const answer = people.has(word)
      ? [w.SUBJECT_PRONOUN[w.GENDER[word]], "is", "in", "the", people.get(word)]
      : this.answerAbout(this.thingOf(word));
    this.expected = ["?", ...answer, "."];
  }

  answerAbout(thing) {
    if (this.verb === "What") return ["It", "is", thing.color];
    if (this.verb === "Who") {
      this.other = thing.holder ?? "";
      return [thing.holder ?? "Nobody"];
    }
    if (isLost(thing)) return ["Nobody", "knows"];
    const place = thing.holder ? this.people.get(thing.holder) : thing.place;
    return ["It", "is", "in", "the", place];
  }

  // --- what a sentence changes ---

  endSentence() {
    const { verb, place, color } = this;
    if (verb === "There" || verb === "has")
      this.things.set(this.thing, {
        color,
        place: place || null,
        holder: null,
        hidden: false,
      });
    if (["is", "goes", "carries"].includes(verb)) this.people.set(this.subject, place);
    if (place && !this.places.includes(place)) this.places.push(place);
    if (["has", "takes", "finds", "gives", "drops", "hides", "loses"].includes(verb))
      this.move(this.thingOf(this.thing));
    this.updateMeanings();
    this.beginSentence();
  }

  // Who has the thing after the sentence, or where it is.
  move(thing) {
    const { verb } = this;
    thing.holder = thing.place = null;
    thing.hidden = verb === "hides";
    if (["has", "takes", "finds"].includes(verb)) thing.holder = this.subject;
    else if (verb === "gives") thing.holder = this.other;
    else if (verb !== "loses") thing.place = this.here;
  }

  updateMeanings() {
    for (const gender of ["she", "he"]) {
      const is = (name) => this.w.GENDER[name] === gender;
      const seen = [this.subject, this.other].filter(is);
      if (seen.length) this.meaning[gender] = seen.length === 1 ? seen[0] : null;
    }
    if (this.thing) this.meaning.it = this.thing;
  }
}
