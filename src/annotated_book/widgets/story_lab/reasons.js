// Why a word cannot come next in the small world, in a sentence: reasons.py, line by line.

/** @typedef {import("./world.js").Story} Story */

const quoted = (word) => `'${word}'`;

// "Anna, Ben and Clara"
export function listed(words, join = "and") {
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
    NEWCOMER: newcomer,
    NEW: newThing,
    WHERE: unknownPerson,
    VERB: verb,
    ASKED: unknownThing,
    HOLDER: holder,
    SPOT: spot,
    RECEIVER: receiver,
    ACTOR: actor,
  }[expected[0]];
  return (explain ?? fixed)(story, word) || misfit(story, word);
}

// The words since the last period: of a question, those of its answer are among them.
const lastWords = ({ words }) => words.slice(words.lastIndexOf(".") + 1);

// The word is of a kind that cannot stand here.
function misfit(story, word) {
  const possible = [...story.nextWords().keys()].map(quoted);
  const some = listed(possible.slice(0, 3), "or") + (possible.length > 3 ? " …" : "");
  const before = lastWords(story).slice(-3).join(" ");
  const after = before ? `after ${quoted(before)}` : "at the beginning of a sentence";
  return `${quoted(word)} cannot come ${after}: possible is ${some}.`;
}

function firstWord(story, word) {
  const { w, words, people } = story;
  if (word === "She" || word === "He") return unclear(story, word);
  if (!people.length) return "A story begins with two people: say who meets whom.";
  if (story.isOpening)
    return `A story has ${w.N_THINGS} things: say first what they are.`;
  if (story.wish) return wishIsOpen(story, word);
  if (word === "Then")
    return "No one has just got a thing, so 'Then' has no one to refer to.";
  if (word === w.END) return `The story ends before it has ${w.MAY_END} words.`;
  if (words.length >= w.MUST_END)
    return `The story has to end: it has ${w.MUST_END} words or more.`;
  return unknownPerson(story, word);
}

// Somebody wants a thing, so the next sentence says how that goes.
function wishIsOpen(story, word) {
  const { wanter, thing, people } = story;
  const wish = `${wanter} wants the ${thing}, and ${stateOf(story)}: `;
  if (people.includes(word)) return `${wish}${word} has no part in that.`;
  return unknownPerson(story, word) || `${wish}say first how ${wanter} gets it.`;
}

// A pronoun without a meaning.
function unclear({ wish, wanter }, word) {
  return wish
    ? `${quoted(word)} cannot be ${wanter}.`
    : `${quoted(word)} is unclear: no one has just wanted anything. Say the name.`;
}

const newcomer = ({ people }, word) =>
  people.includes(word) ? `${word} is here already.` : "";

const newThing = ({ things }, word) =>
  things.has(word) ? `There is a ${word} already.` : "";

function unknownPerson({ people, w }, word) {
  const isUnknown = word in w.GENDER && !people.includes(word);
  return isUnknown ? `There is no ${word} in this story, only ${listed(people)}.` : "";
}

function unknownThing({ things, w }, word) {
  const isUnknown = w.THINGS.includes(word) && !things.has(word);
  return isUnknown
    ? `There is no ${word} in this story, only ${named(things.keys())}.`
    : "";
}

// What the subject cannot do with the thing that is wanted.
function verb(story, word) {
  const { w, subject, people, wish } = story;
  if (!(word in w.AFTER) || people.length === 1) return "";
  if (!wish) return `${subject} can only want something here.`;
  const state = stateOf(story);
  return `${state[0].toUpperCase()}${state.slice(1)}, so ${subject} ${story.verbWord()} it.`;
}

// From whom it is taken.
function holder(story, word) {
  const { w, thing } = story;
  if (!(word in w.GENDER)) return "";
  const right = story.thingOf(thing).holder;
  return (
    unknownPerson(story, word) || `${word} does not have the ${thing}: ${right} has it.`
  );
}

// Where it is found.
function spot(story, word) {
  const { w, subject, thing } = story;
  if (!w.PLACES.includes(word)) return "";
  return `${subject} cannot find the ${thing} in the ${word}: ${stateOf(story)}.`;
}

// To whom it is given.
function receiver(story, word) {
  const { subject, wanter, thing, people, wish } = story;
  const isPronoun = word === "her" || word === "him";
  if (word === subject) return `${word} cannot be both in one sentence.`;
  if (wish && (isPronoun || people.includes(word)))
    return `${wanter} wants the ${thing}, so ${subject} gives it to ${wanter}.`;
  if (isPronoun) return `${quoted(word)} is unclear here: say the name.`;
  return unknownPerson(story, word);
}

// Who acts after "Then".
function actor(story, word) {
  const { w, wanter, thing, people } = story;
  if (word === w.GENDER[wanter])
    return `${quoted(word)} is unclear: the last sentence had two of them. Say the name.`;
  if (people.includes(word) || word === "she" || word === "he")
    return `${wanter} has just got the ${thing}, so 'Then' speaks of ${wanter}.`;
  return unknownPerson(story, word);
}

// A wrong answer, or another thing than the one that is spoken of.
function fixed(story, word) {
  const { w, expected, thing, wanter } = story;
  if (lastWords(story).includes("?")) return answer(story);
  if (w.THINGS.includes(word) && expected[0] === thing)
    return `It is the ${thing} that ${wanter} wants, and not the ${word}.`;
  return "";
}

// A wrong answer to a question.
function answer(story) {
  const words = lastWords(story);
  const right = [...words.slice(words.indexOf("?") + 1), ...story.expected]
    .join(" ")
    .replace(/ \.$/, "");
  const why = story.verb === "What" ? "" : `: ${stateOf(story)}`;
  return `The answer is ${quoted(right)}${why}.`;
}

// Where the thing is that is spoken of, or who has it.
export function stateOf(story, noun = story.thing) {
  const { holder, place } = story.thingOf(noun);
  if (holder) return `${holder} has the ${noun}`;
  return `the ${noun} is ${place ? `in the ${place}` : "lost"}`;
}
