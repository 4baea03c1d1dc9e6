// Why a word cannot come next in the small world, in a sentence: reasons.py, line by line.
import { isLost } from "./world.js";

/** @typedef {import("./world.js").Story} Story */

const BASE = { carries: "carry", goes: "go" };
const base = (verb) => BASE[verb] ?? verb.slice(0, -1);

const quoted = (word) => `'${word}'`;

// "Anna, Ben and Clara"
function listed(words, join = "and") {
  const all = [...words];
  const last = all.pop();
  return all.length ? `${all.join(", ")} ${join} ${last}` : last;
}

// "the ball and the key"
const named = (words) => listed([...words].map((word) => `the ${word}`));

/** @param {Story} story @param {string} word */
export function reason(story, word) {
  const { expected, w } = story;
  if (!w.VOCABULARY.includes(word) && word !== w.END)
    return `The small world has no word ${quoted(word)}.`;
  if (!expected.length) return "The story has ended.";
  if (word === w.END && expected.join() !== "START")
    return "The story ends within a sentence.";
  const explain = {
    START: firstWord,
    VERB: verbWord,
    THING: thingWord,
    NOUN: noun,
    OTHER: other,
    PLACE: place,
    ABOUT: asked,
    ASKED: asked,
  }[expected[0]];
  const isAnswer = lastWords(story).includes("?");
  return (
    (explain ?? (isAnswer ? answer : () => ""))(story, word) || misfit(story, word)
  );
}

// The words since the last period: a question, if its answer is about to come.
const lastWords = ({ words }) => words.slice(words.lastIndexOf(".") + 1);

// The word is of a kind that cannot stand here.
function misfit(story, word) {
  const possible = [...story.nextWords().keys()];
  const some = listed(possible.slice(0, 3), "or") + (possible.length > 3 ? " …" : "");
  const before = lastWords(story).slice(-3).join(" ");
  const after = before ? `after ${quoted(before)}` : "at the beginning of a sentence";
  return `${quoted(word)} cannot come ${after}: possible is ${some}.`;
}

function firstWord(story, word) {
  const { w, words } = story;
  if (word === w.END) return `The story ends before it has ${w.MAY_END} words.`;
  if (word === "She" || word === "He") return unclear(story, word);
  if (story.isOpening) return openingWord(story, word);
  if (words.length >= w.MUST_END)
    return `The story has to end: it has ${w.MUST_END} words or more.`;
  return unknownPerson(story, word);
}

// First the people are introduced, then the things.
function openingWord({ people, w }, word) {
  if (people.has(word)) return `${word} is introduced already.`;
  if (word in w.GENDER)
    return `${word} comes too late: a story has three people at most, all before the first thing.`;
  if (word in w.AFTER && people.size < w.FEWEST_PEOPLE)
    return "A story begins with two people: say where somebody is.";
  if (word in w.QUESTIONS)
    return "A question comes only after two things have been introduced.";
  return "";
}

// A pronoun without a meaning.
function unclear({ people, meaning, w }, word) {
  const gender = w.MEANS[word];
  const [kind, kinds] = gender === "she" ? ["woman", "women"] : ["man", "men"];
  if (![...people.keys()].some((name) => w.GENDER[name] === gender))
    return `${quoted(word)} means nobody: no ${kind} has been mentioned.`;
  if (meaning[gender] === null)
    return `${quoted(word)} is unclear: the last sentence with a ${kind} had two ${kinds}.`;
  return "";
}

function unknownPerson({ people, w }, word) {
  const isUnknown = word in w.GENDER && !people.has(word);
  return isUnknown
    ? `There is no ${word} in this story, only ${listed(people.keys())}.`
    : "";
}

// What the subject cannot do with any of the things.
function verbWord(story, word) {
  const { subject, things, people, w } = story;
  if (!(word in w.VERBS)) return "";
  if (story.isOpening) {
    const need = people.has(subject) ? `what ${subject} has` : `where ${subject} is`;
    return `${subject} cannot ${base(word)} yet: the opening says ${need}.`;
  }
  const nouns = [...things.keys()];
  const has = nouns.some((noun) => story.thingOf(noun).holder === subject);
  let why = `${subject} has nothing`;
  if (word === "takes" || word === "finds" || (word === "gives" && has))
    why = nouns.map((noun) => whyNot(story, word, noun)).join("; ");
  return `${subject} cannot ${base(word)} anything: ${why}.`;
}

// "it" or "the", after a verb.
function thingWord(story, word) {
  if (word !== "it") return "";
  const noun = String(story.meaning.it);
  return cannot(story, noun, `*it* is the ${noun}, and `);
}

function noun(story, word) {
  if (!story.w.THINGS.includes(word)) return "";
  return unknownThing(story, word) || cannot(story, word);
}

function unknownThing({ things, w }, word) {
  const isUnknown = w.THINGS.includes(word) && !things.has(word);
  return isUnknown
    ? `There is no ${word} in this story, only ${named(things.keys())}.`
    : "";
}

// Ben cannot give the ball: Anna has it.
function cannot(story, noun, but = "") {
  const { subject, verb } = story;
  return `${subject} cannot ${base(verb)} the ${noun}: ${but}${whyNot(story, verb, noun)}.`;
}

// What keeps the subject from doing this with this thing.
function whyNot(story, verb, noun) {
  const { subject, here } = story;
  const thing = story.thingOf(noun);
  const apart = `and ${subject} is in the ${here}`;
  if (thing.holder === subject)
    return verb === "gives"
      ? `nobody else is in the ${here}`
      : `${subject} has the ${noun} already`;
  if (verb === "takes" && thing.holder)
    return `${thing.holder} has the ${noun} in the ${story.people.get(thing.holder)}, ${apart}`;
  const isSought = verb === "takes" || verb === "finds";
  if (isSought && thing.place && thing.place !== here)
    return `the ${noun} is in the ${thing.place}, ${apart}`;
  if (verb === "finds" && thing.place)
    return `the ${noun} is not hidden, so one takes it`;
  return stateOf(noun, thing);
}

// Where a thing is, or who has it.
function stateOf(noun, thing) {
  if (thing.holder) return `${thing.holder} has the ${noun}`;
  if (isLost(thing)) return `the ${noun} is lost`;
  return `the ${noun} ${thing.hidden ? "is hidden" : "lies"} in the ${thing.place}`;
}

// To whom it is given, or from whom it is taken.
function other(story, word) {
  const { w, subject, people, thing, verb } = story;
  let name = word;
  if (word === "her" || word === "him") {
    name = story.meaning[w.MEANS[word]] ?? "";
    if (!name) return unclear(story, word);
    if (w.GENDER[name] === w.GENDER[subject])
      return `${quoted(word)} is unclear beside ${subject}: say the name.`;
  } else if (!(word in w.GENDER)) return "";
  if (!people.has(name)) return unknownPerson(story, name);
  if (name === subject) return `${name} cannot be both in one sentence.`;
  const who = name === word ? name : `${quoted(word)} is ${name}, and ${name}`;
  if (verb === "takes")
    return `${who} does not have the ${thing}: ${story.thingOf(thing).holder} has it.`;
  return `${subject} cannot give the ${thing} to ${name}: ${who} is in the ${people.get(name)}, and ${subject} is in the ${story.here}.`;
}

function place({ w, here, subject, places }, word) {
  if (!w.PLACES.includes(word)) return "";
  if (word === here) return `${subject} is in the ${word} already.`;
  return `There is no ${word} in this story, only ${named(places)}.`;
}

const asked = (story, word) => unknownThing(story, word) || unknownPerson(story, word);

// A wrong answer to a question.
function answer(story) {
  const words = lastWords(story);
  const right = [...words.slice(words.indexOf("?") + 1), ...story.expected]
    .join(" ")
    .replace(/ \.$/, "");
  const isOfThing = story.verb !== "What" && story.thing;
  const why = isOfThing ? `: ${stateOf(story.thing, story.thingOf(story.thing))}` : "";
  return `The answer is ${quoted(right)}${why}.`;
}
