// The translator that a widget runs in the page: fetched when it is first wanted (see live.py).

import { change, div, element, listen, menu, textField } from "../kit/controls.js";
import { mapped } from "../kit/objects.js";
import { causalMask, DecoderOnly, EncoderDecoder, paddingMask } from "./engine.js";
import { Names } from "./many_words.js";
import { unpack } from "./parameters.js";
import { restored } from "./tokenizers.js";
import { asRead, closeMatches, shortened, WHOLE } from "./words.js";

const PATIENCE = 20_000; // milliseconds for Python to answer
export const LONGEST = 400; // letters of an address; the shipped models read fewer words
export const GERMAN = "de"; // the language that has a model of its own

export class LiveModel {
  constructor({ blueprint, weights }) {
    this.model = new EncoderDecoder(unpack(blueprint, weights));
    this.readsNumbers = blueprint.src_tokenizer.kind === "number words";
    this.source = restored(blueprint.src_tokenizer);
    this.target = restored(blueprint.tgt_tokenizer);
    this.srcVocab = this.source.vocabulary;
    this.tgtVocab = this.target.vocabulary;
    this.parts = blueprint.names; // of the names of numbers, by language
    /** @type {Record<string, Names>} */
    this.names = {};
  }

  /** What numbers are called in one of the languages. @param {string} language */
  namesIn(language) {
    this.names[language] ??= new Names(this.parts[language]);
    return this.names[language];
  }

  // Ids of a text and their mask, or a RangeError that says what to write. The model of many
  // languages is told by a token which one is asked for.
  read(text, language = GERMAN) {
    const asked = language === GERMAN ? text : `<${language}> ${text}`;
    const src = this.source.encode(this.readsNumbers ? asRead(asked) : asked);
    const longest = this.model.config.max_len;
    const one = this.source.languages?.length ? 1 : 0; // which is no word
    if (src.length > longest)
      throw new RangeError(
        this.readsNumbers
          ? `${WHOLE} This text has ${src.length - one} words, and I can take in ${longest - one} at most.`
          : `This text has ${src.length} tokens, and the model can take in ${longest} at most.`,
      );
    return { src, srcMask: paddingMask(src, this.srcVocab.padId) };
  }

  /** What the encoder reads, and what the rows begin with. */
  begin(text, language) {
    return { src: this.read(text, language).src, start: [this.tgtVocab.bosId] };
  }

  /** Logits after each of some new ids; the cache, a Map, holds those before them. */
  decoder(src) {
    const { model } = this;
    const srcMask = paddingMask(src, this.srcVocab.padId);
    const memory = model.encode(src, srcMask);
    return (ids, cache) =>
      model.generator(model.decode(memory, srcMask, ids, causalMask(), cache));
  }

  textOf(ids) {
    return this.target.join(this.tgtVocab.decode(ids));
  }
}

/** A decoder-only model: it continues a text. */
export class LiveStory {
  constructor({ blueprint, weights }) {
    this.model = new DecoderOnly(unpack(blueprint, weights));
    this.target = restored(blueprint.tokenizer);
    this.tgtVocab = this.target.vocabulary;
  }

  // <s> and the ids of a beginning, or a RangeError that says what to write.
  read(text) {
    const words = this.target.split(text.normalize("NFC"));
    if (!words.length)
      throw new RangeError(
        "There is nothing to go on from. Write at least one word, or press one of the beginnings.",
      );
    const { bosId, unkId } = this.tgtVocab;
    const ids = this.tgtVocab.encode(words);
    const unknown = words.filter((_, i) => ids[i] <= unkId);
    if (unknown.length) throw new RangeError(this.refusal([...new Set(unknown)]));
    const most = this.model.config.max_len - 1;
    if (ids.length > most)
      throw new RangeError(
        `This text has ${ids.length} words, and the model can take in ${most} at most.`,
      );
    return [bosId, ...ids];
  }

  // All words that are not known, and those that are like them.
  refusal(words) {
    const known = this.tgtVocab.tokens.slice(this.tgtVocab.unkId + 1);
    const quoted = (list) => list.map((word) => `“${shortened(word)}”`).join(", ");
    const one = "is not a word that the model knows";
    const are = words.length > 1 ? "are not words that the model knows" : one;
    const most = Math.ceil(3 / words.length);
    const near = words.flatMap((word) => closeMatches(word, known, most));
    const told = near.length
      ? `It knows ${quoted([...new Set(near)])}.`
      : `It knows ${known.length} words, such as ${known.slice(-3).join(", ")}.`;
    return `${quoted(words)} ${are}. ${told}`;
  }

  begin(text) {
    return { src: [], start: this.read(text) };
  }

  decoder() {
    return (ids, cache) => this.model.forward(ids, cache);
  }

  textOf(ids) {
    return this.target.join(this.tgtVocab.decode(ids));
  }
}

/** Gives a function that fetches the model once, and again after a failure. `name`: which one,
 * if it is not the one that the widget starts with; its traits begin with it.
 * @param {import("../kit/controls.js").Model} model
 * @param {new (found: any) => any} Kind */
export function whenWanted(model, Kind = LiveModel, name = "") {
  /** @type {Promise<any> | null} */
  let fetching = null;
  return () =>
    (fetching ??= fetchWeights(model, name)
      .then((found) => new Kind(found))
      .catch((error) => {
        fetching = null;
        throw error;
      }));
}

// Settings and weights: in the state (a reader's own model), in a file of the page, or in Python.
async function fetchWeights(model, name) {
  const prefix = name && `${name}_`;
  const weights = model.get(`${prefix}weights`);
  const isHere = weights && (weights.length || weights.byteLength);
  if (!isHere && model.later) return model.later(name || "later");
  if (!isHere) await askPython(model, prefix);
  return {
    blueprint: model.get(`${prefix}blueprint`),
    weights: model.get(`${prefix}weights`),
  };
}

/** @returns {Promise<void>} */
function askPython(model, prefix) {
  return new Promise((done, failed) => {
    const timer = setTimeout(
      () => failed(new Error("Python does not answer")),
      PATIENCE,
    );
    const answered = () => {
      clearTimeout(timer);
      end();
      done();
    };
    const end = listen(model, { [`${prefix}weights`]: answered });
    change(model, { [`${prefix}wanted`]: true });
  });
}

// --- asking ---

/** The language to translate into, for `choose`; nothing for a reader's own translator.
 * @param {import("../kit/controls.js").Model} model @param {(code: string) => void} choose */
export function languageMenu(model, choose) {
  if (model.get("own")) return { node: "", show() {} };
  const names = mapped(model.get("languages"), ([name]) => name);
  const { node, show } = menu("into", names, choose);
  node.className = "into";
  // The button beside it has the verb: here it is heard, and not seen.
  node.firstElementChild?.prepend(element("span", { class: "heard" }, "Translate "));
  return { node, show: () => show(model.get("language")) };
}

const whatIsRead = (model) =>
  model.get("own")
    ? "A text for your translator"
    : "An English number, in words or in digits";

/** A field for a text, with a control `beside` it and `more` below it. `show` writes into it,
 * but not over what has been typed since it was asked; `refuse` shows what is wrong with the
 * text, or null. @param {Node | string} beside */
export function textForm(
  model,
  verb,
  more,
  answer,
  beside = "",
  label = whatIsRead(model),
) {
  let held = ""; // what the field had when it was last asked or written
  const id = `text-${Math.random()}`;
  const input = textField({ id, "aria-describedby": `${id}-error` });
  const error = element("p", { id: `${id}-error`, class: "error", role: "alert" });
  const node = element(
    "form",
    {},
    element("label", { for: id }, label),
    div("line", input, beside, element("button", { class: "main" }, verb)),
    more,
    error,
  );
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault(); // in JupyterLab it would not get to the form
    node.requestSubmit();
  });
  const ask = (text, how) => {
    held = input.value;
    answer(text, how);
  };
  node.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(input.value);
  });
  const show = (text) => {
    if (input.value === held) held = input.value = text;
  };
  // What a reader can put right is a RangeError.
  const refuse = (problem) => {
    const isTheirs = problem instanceof RangeError;
    input.setAttribute("aria-invalid", String(isTheirs));
    error.textContent = isTheirs ? problem.message : "";
    if (problem && !isTheirs)
      error.textContent = `The model cannot answer: ${problem.message}. Press ${verb} to try again.`;
  };
  return { node, ask, show, refuse };
}
