// What a number is called in German, and which number English words name: the truth with which
// an answer of the model is compared. number_words.py has the same two.
import { BELOW_20, LIMIT, splitWords, TENS } from "./words.js";

const ONES = (
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn " +
  "fünfzehn sechzehn siebzehn achtzehn neunzehn"
).split(" ");
const ZIG = "_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(
  " ",
);

// 4247 -> "viertausendzweihundertsiebenundvierzig". Before another word, 1 is "ein"; but 101,000
// is "einhunderteinstausend", as in the texts of the training: the library num2words writes it.
export function germanWords(number, before = false) {
  const [thousands, hundreds] = [
    Math.floor(number / 1000),
    Math.floor((number % 1000) / 100),
  ];
  const rest = number % 100;
  const front =
    (thousands ? `${germanWords(thousands, true)}tausend` : "") +
    (hundreds ? `${germanWords(hundreds, true)}hundert` : "");
  return rest || !front ? front + belowHundred(rest, before && !hundreds) : front;
}

function belowHundred(number, before) {
  if (number === 1 && before) return "ein";
  if (number < 20) return ONES[number];
  const [tens, ones] = [ZIG[Math.floor(number / 10)], number % 10];
  return ones ? `${belowHundred(ones, true)}und${tens}` : tens;
}

// Does this text name the number? "hundert" and "tausend" may go without their first "ein", 1900
// is "neunzehnhundert", too, and 101,000 is "einhunderteintausend" to Germans.
export function isGermanFor(text, number) {
  const right = germanWords(number).replace("hunderteinstausend", "hunderteintausend");
  const plain = text.replace("hunderteinstausend", "hunderteintausend");
  if (plain === right) return true;
  if (/^ein(hundert|tausend)/.test(right) && `ein${plain}` === right) return true;
  return plain !== "" && plain === inHundreds(number);
}

const WORDS = new Map(
  [false, true].flatMap((before) =>
    Array.from({ length: 100 }, (_, n) => [belowHundred(n, before), n]),
  ),
);

/** The number that a German text names, or null. @param {string} text */
export function germanNumberOf(text) {
  const part = (word, rest, small) => {
    const [, front, back] = rest.match(`^(?:(.*?)${word})?(.*)$`) ?? [];
    if (front === undefined) return small(back);
    return (
      small(front || "ein") * (word === "tausend" ? 1000 : 100) +
      (back ? small(back) : 0)
    );
  };
  const small = (word) => WORDS.get(word) ?? Number.NaN;
  const number = part("tausend", text, (below) => part("hundert", below, small));
  return isGermanFor(text, number) ? number : null;
}

// 1984 as a year: "neunzehnhundertvierundachtzig". Other numbers have no such name.
export function inHundreds(number) {
  if (number < 1100 || number >= 2000) return "";
  const rest = number % 100;
  return `${ONES[(number - rest) / 100]}hundert${rest ? germanWords(rest) : ""}`;
}

// --- English ---

// The number that a text names, or null: "twelve hundred" is 1200, "seven forty" is none.
export function numberOf(text) {
  const words = splitWords(text);
  if (!words.includes("thousand")) return inHundred(words, 10_000);
  return around("thousand", 1000, words, LIMIT, (some) => inHundred(some, 1000));
}

// "two hundred and one", below a limit
const inHundred = (words, limit) =>
  words.includes("hundred")
    ? around("hundred", 100, words, limit, upTo99)
    : upTo99(words);

// A number that has this word: `small` reads what stands before it, and after it.
function around(word, unit, words, limit, small) {
  const at = words.indexOf(word);
  const after = words.slice(at + 1);
  const times = at ? small(words.slice(0, at)) : 1;
  const rest =
    after.length && small(after[0] === "and" && after[1] ? after.slice(1) : after);
  const number = unit * times + rest;
  return times && (rest || !after.length) && number < limit ? number : null;
}

function upTo99(words) {
  const [first, second, ...more] = words;
  const small = BELOW_20.indexOf(first);
  if (small >= 0) return second === undefined ? small : null;
  const tens = TENS.indexOf(first);
  if (tens < 2 || more.length) return null;
  if (second === undefined) return 10 * tens;
  const ones = BELOW_20.indexOf(second);
  return ones > 0 && ones < 10 ? 10 * tens + ones : null;
}
