// Text into ids and back, as annotated.data does it (tokenizers, vocabulary, byte pairs), with
// its messages.
import { closestMatch, SPACE, shortened, splitWords, WHOLE } from "./words.js";

const isDigits = (word) => /^\d+$/.test(word);
const LONG_WORD = 40; // letters; no number word is as long
const SPECIALS = ["<pad>", "<s>", "</s>", "<unk>"];

export class Vocabulary {
  padId = 0; // the places of SPECIALS
  bosId = 1;
  eosId = 2;
  unkId = 3;

  constructor(tokens) {
    this.tokens = [...SPECIALS, ...tokens];
    this.idOf = new Map(this.tokens.map((token, id) => [token, id]));
  }

  encode(tokens) {
    return tokens.map((token) => this.idOf.get(token) ?? this.unkId);
  }

  // Tokens of the ids, from after <s> to before </s>, without padding.
  decode(ids) {
    const end = ids.indexOf(this.eosId);
    const real = (id) => id !== this.padId && id !== this.bosId;
    return ids
      .slice(0, end < 0 ? ids.length : end)
      .filter(real)
      .map((id) => this.tokens[id]);
  }
}

// Python's \w, and what is neither \w nor \s
const LETTER = "[\\p{L}\\p{N}_]";
const MARK = `[^\\p{L}\\p{N}_${SPACE}]`;
const WORDS = new RegExp(`${LETTER}+(?:['’-]${LETTER}+)*|${MARK}`, "gu");
const CHUNKS = new RegExp(` ?${LETTER}+| ?${MARK}+|[${SPACE}]`, "gu");

class WordTokenizer {
  constructor({ tokens }) {
    this.vocabulary = new Vocabulary(tokens);
  }

  // Ids of a text, or a RangeError that says what to write.
  encode(text) {
    const ids = this.vocabulary.encode(this.split(text.normalize("NFC")));
    if (!ids.length)
      throw new RangeError("The text is empty. Write at least one word.");
    return ids;
  }

  split(text) {
    return text.match(WORDS) ?? [];
  }

  join(tokens) {
    return tokens.join(" ").replace(/ (?=[.,;:!?)])/g, "");
  }
}

// Words of an English number, after the token of a language if the model knows several: "<fr>".
class NumberTokenizer extends WordTokenizer {
  constructor(state) {
    super(state);
    const isLanguage = (token) => token[0] === "<" && token.at(-1) === ">";
    const tokens = this.vocabulary.tokens.slice(SPECIALS.length);
    this.languages = tokens.filter(isLanguage);
    this.words = tokens.filter((token) => !isLanguage(token));
  }

  split = splitWords;

  join(tokens) {
    return tokens.join(" ");
  }

  encode(text) {
    const { vocabulary, languages } = this;
    const tokens = this.split(text.normalize("NFC"));
    const [first] = languages;
    if (first && !languages.includes(tokens[0]))
      throw new RangeError(
        `Begin with a language, as in ${first} forty-seven: ${languages.join(" ")}.`,
      );
    const words = tokens.slice(first ? 1 : 0);
    if (!words.length)
      throw new RangeError(`${WHOLE} Write one, such as 47 or forty-seven.`);
    const unknown = words.filter((word) => !this.words.includes(word));
    if (!unknown.length) return vocabulary.encode(tokens);
    // Beside a word that is no number, digits are not what is wrong.
    throw new RangeError(
      this.refusal(unknown.find((word) => !isDigits(word)) ?? unknown[0]),
    );
  }

  // What is said of a word that is not known.
  refusal(word) {
    if (isDigits(word))
      return `${WHOLE} Write “${shortened(word)}” in words too, or the integer in digits.`;
    const near = word.length <= LONG_WORD && closestMatch(word, this.words);
    return (
      `${WHOLE} “${shortened(word)}” is not a number word that I know. ` +
      (near ? `Did you mean “${near}”?` : "Write 47 or forty-seven.")
    );
  }
}

// Byte-pair encoding: the pairs are joined in the order in which they were learned.
class SubwordTokenizer extends WordTokenizer {
  constructor({ alphabet, merges }) {
    super({ tokens: new Set([...alphabet, ...merges.map(([a, b]) => a + b)]) });
    this.merges = merges;
    this.places = new Map(); // where each pair stands in the list of merges
    merges.forEach(([a, b], place) => {
      const key = pairKey(a, b);
      this.places.set(key, [...(this.places.get(key) ?? []), place]);
    });
  }

  split(text) {
    return (text.match(CHUNKS) ?? []).flatMap((chunk) => this.mergeWord([...chunk]));
  }

  join(tokens) {
    return tokens.join("");
  }

  mergeWord(symbols) {
    for (let done = -1; ; ) {
      const places = symbols
        .slice(1)
        .flatMap((b, i) => this.places.get(pairKey(symbols[i], b)) ?? []);
      const ahead = places.filter((place) => place > done);
      if (!ahead.length) return symbols;
      done = Math.min(...ahead);
      symbols = mergePair(symbols, this.merges[done]);
    }
  }
}

const pairKey = (a, b) => `${a.length} ${a}${b}`;

// Joins each occurrence of the pair, from the left.
function mergePair(symbols, [a, b]) {
  const merged = [];
  for (let i = 0; i < symbols.length; i++) {
    const isPair = symbols[i] === a && symbols[i + 1] === b;
    merged.push(isPair ? a + b : symbols[i]);
    if (isPair) i++;
  }
  return merged;
}

const TOKENIZERS = {
  words: WordTokenizer,
  "number words": NumberTokenizer,
  "sub-words": SubwordTokenizer,
};

// The tokenizer with this state (`state()` in Python).
export const restored = ({ kind, ...state }) => new TOKENIZERS[kind](state);
