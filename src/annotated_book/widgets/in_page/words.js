// English number words, as number_words.py and live.py write them, and what Python does to texts.

export const LIMIT = 1_000_000; // numbers run from 0 to one below this

// What Python counts as space.
export const SPACE =
  "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const SPACES = new RegExp(`[${SPACE}]+`);
const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");

// Lower-case words; commas, hyphens and dashes separate. What has no width is not seen.
// "a hundred" is read as "one hundred".
export function splitWords(text) {
  const seen = text.toLowerCase().replace(/[\xad\u200b]/g, "");
  const words = seen
    .replace(/[-,\u2010-\u2014]/g, " ")
    .split(SPACES)
    .filter(Boolean);
  const isOne = (word, i) => word === "a" && /^(hundred|thousand)$/.test(words[i + 1]);
  return words.map((word, i) => (isOne(word, i) ? "one" : word));
}

// --- numbers ---

export const BELOW_20 = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
  "fifteen sixteen seventeen eighteen nineteen"
).split(" ");
export const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(
  " ",
);

// 4247 -> "four thousand two hundred and forty-seven"
export function numberWords(number) {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  if (!thousands) return belowThousand(rest);
  if (!rest) return `${belowThousand(thousands)} thousand`;
  return `${belowThousand(thousands)} thousand ${rest < 100 ? "and " : ""}${belowThousand(rest)}`;
}

function belowThousand(number) {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (!hundreds) return belowHundred(rest);
  const start = `${BELOW_20[hundreds]} hundred`;
  return rest ? `${start} and ${belowHundred(rest)}` : start;
}

function belowHundred(number) {
  if (number < 20) return BELOW_20[number];
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return ones ? `${TENS[tens]}-${BELOW_20[ones]}` : TENS[tens];
}

// The same three are in live.py.
const LANGUAGE = new RegExp(`^[${SPACE}]*<[A-Za-z]+>[${SPACE}]`); // that a text begins with
const LOOKS_LIKE_A_NUMBER = /^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i;
const WHOLE_NUMBER = /^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/;

export const WHOLE = "I translate integers from 0 to 999,999.";

/** A word as a message quotes it: its beginning, if it is very long. @param {string} word */
export const shortened = (word) => (word.length > 40 ? `${word.slice(0, 30)}…` : word);

// The text with its number in words, if that is in digits: "<fr> 97" -> "<fr> ninety-seven".
export function asRead(text) {
  const [language] = LANGUAGE.exec(text) ?? [""];
  return language + inWords(text.slice(language.length));
}

// "4247" and "4,247" in words; words stay as they are.
export function inWords(text) {
  const typed = text.replace(AROUND, "");
  if (!LOOKS_LIKE_A_NUMBER.test(typed)) return text;
  const number = WHOLE_NUMBER.test(typed) ? Number(typed.replace(/\D/g, "")) : NaN;
  if (!(number < LIMIT))
    throw new RangeError(
      `${WHOLE} “${shortened(typed)}” is not one of them. Write 4247, 4,247 or forty-seven.`,
    );
  return numberWords(number);
}

// --- the nearest word ---

// difflib.get_close_matches(word, choices, n=1), or undefined
export const closestMatch = (word, choices) => closeMatches(word, choices, 1)[0];

// difflib.get_close_matches(word, choices, n)
export function closeMatches(word, choices, n) {
  const letters = Array.from(word);
  const near = [];
  for (const choice of choices) {
    const others = Array.from(choice);
    const total = letters.length + others.length;
    if ((2 * Math.min(letters.length, others.length)) / total < 0.6) continue;
    const ratio = (2 * matching(others, letters)) / total;
    if (ratio >= 0.6) near.push({ ratio, choice });
  }
  near.sort((a, b) => b.ratio - a.ratio || (a.choice < b.choice ? 1 : -1));
  return near.slice(0, n).map(({ choice }) => choice);
}

// How many letters are in the longest common run, and in those to its left and to its right.
function matching(a, b) {
  let best = { size: 0 };
  let runs = []; // runs[j]: length of the common run that ends at the last letter of a and at b[j]
  a.forEach((letter, i) => {
    runs = b.map((other, j) => (letter === other ? (runs[j - 1] ?? 0) + 1 : 0));
    runs.forEach((size, j) => {
      if (size > best.size) best = { size, i: i - size + 1, j: j - size + 1 };
    });
  });
  if (!best.size) return 0;
  const { size, i, j } = best;
  return (
    size +
    matching(a.slice(0, i), b.slice(0, j)) +
    matching(a.slice(i + size), b.slice(j + size))
  );
}
