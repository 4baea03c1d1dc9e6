// English number words, as number_words.py and live.py write them, and what Python does to texts.

export const LIMIT = 1_000_000; // numbers run from 0 to one below this

// What Python counts as space.
export const SPACE =
  "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const SPACES = new RegExp(`[${SPACE}]+`);
const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");

// Lower-case words; commas, hyphens and dashes separate. What has no width is not seen.
export function splitWords(text) {
  const seen = text.toLowerCase().replace(/[\xad\u200b]/g, "");
  return seen
    .replace(/[-,\u2010-\u2014]/g, " ")
    .split(SPACES)
    .filter(Boolean);
}

// --- numbers ---

const BELOW_20 = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
  "fifteen sixteen seventeen eighteen nineteen"
).split(" ");
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

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

// The same two are in live.py.
const LOOKS_LIKE_A_NUMBER = /^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i;
const WHOLE_NUMBER = /^(\d+|\d{1,3}([ ,]\d{3})+)$/;

// "4247" and "4,247" in words; words stay as they are.
export function inWords(text) {
  const typed = text.replace(AROUND, "");
  if (!LOOKS_LIKE_A_NUMBER.test(typed)) return text;
  const number = WHOLE_NUMBER.test(typed) ? Number(typed.replace(/[ ,]/g, "")) : NaN;
  if (!(number < LIMIT))
    throw new RangeError(
      `number must be an integer from 0 to 999,999, got ${typed}: ` +
        "write 4247 or 'forty-seven'",
    );
  return numberWords(number);
}

// --- what Python does in the messages ---

// A text in quotes, on one line.
export function repr(text) {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(/[\\\p{C}\p{Z}']/gu, (letter) => {
    if (letter === " " || (letter === "'" && quote === '"')) return letter;
    if (letter === "\\" || letter === "'") return `\\${letter}`;
    const short = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[letter];
    const code = letter.codePointAt(0).toString(16);
    if (short) return short;
    if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
    return code.length <= 4
      ? `\\u${code.padStart(4, "0")}`
      : `\\U${code.padStart(8, "0")}`;
  });
  return quote + escaped + quote;
}

// difflib.get_close_matches(word, choices, n=1), or undefined
export function closestMatch(word, choices) {
  const letters = Array.from(word);
  let best;
  for (const choice of choices) {
    const others = Array.from(choice);
    const total = letters.length + others.length;
    if ((2 * Math.min(letters.length, others.length)) / total < 0.6) continue;
    const ratio = (2 * matching(others, letters)) / total;
    if (ratio < 0.6 || ratio < best?.ratio) continue;
    if (ratio === best?.ratio && choice < best.choice) continue;
    best = { ratio, choice };
  }
  return best?.choice;
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
