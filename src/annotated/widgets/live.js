// The translator that a widget runs in the page: fetched when it is first wanted (see live.py).
import { element, KEEP_KEYS } from "./controls.js";
import { EncoderDecoder, paddingMask, unpack } from "./engine.js";
import { encodeSource, inWords, Vocabulary } from "./words.js";

const PATIENCE = 20_000; // milliseconds for Python to answer
export const LONGEST = 400; // letters; the shipped model reads at most 32 words

export class LiveModel {
  constructor({ blueprint, weights }) {
    this.model = new EncoderDecoder(unpack(blueprint, weights));
    this.srcVocab = new Vocabulary(blueprint.src_tokens);
    this.tgtVocab = new Vocabulary(blueprint.tgt_tokens);
    this.between = blueprint.between; // what joins the tokens of a text
  }

  // Ids of a text and their mask, or a RangeError that says what to write.
  read(text) {
    const src = encodeSource(inWords(text), this.srcVocab, this.model.config.max_len);
    return { src, srcMask: paddingMask(src, this.srcVocab.padId) };
  }

  textOf(ids) {
    return this.tgtVocab.decode(ids).join(this.between);
  }
}

// Gives a function that fetches the translator once, and again after a failure.
export function whenWanted(model, Kind = LiveModel) {
  let fetching = null;
  return () =>
    (fetching ??= fetchWeights(model)
      .then((found) => new Kind(found))
      .catch((error) => {
        fetching = null;
        throw error;
      }));
}

// Settings and weights: in the state (a reader's own model), in a file of the page, or in Python.
async function fetchWeights(model) {
  const weights = model.get("weights");
  const isHere = weights && (weights.length || weights.byteLength);
  if (!isHere && model.later) return model.later();
  if (!isHere) await askPython(model);
  return { blueprint: model.get("blueprint"), weights: model.get("weights") };
}

function askPython(model) {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error("Python does not answer")), PATIENCE);
    const answered = () => {
      clearTimeout(timer);
      model.off("change:weights", answered);
      done();
    };
    model.on("change:weights", answered);
    model.set("wanted", true);
    model.save_changes();
  });
}

// --- asking ---

// A field for a text, with `more` below it. `refuse` shows what is wrong with the text, or null.
export function textForm(label, verb, more, ask) {
  const id = `text-${Math.random()}`;
  const input = element("input", {
    id, type: "text", maxlength: LONGEST, autocomplete: "off", autocapitalize: "none",
    spellcheck: "false", "aria-describedby": `${id}-error`, ...KEEP_KEYS,
  });
  const error = element("p", { id: `${id}-error`, class: "error", role: "alert" });
  const node = element(
    "form", {},
    element("label", { for: id }, label),
    element("div", { class: "line" }, input, element("button", { class: "main" }, verb)),
    more,
    error,
  );
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault(); // in JupyterLab it would not get to the form
    node.requestSubmit();
  });
  node.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(input.value);
  });
  // What a reader can put right is a RangeError.
  const refuse = (problem) => {
    const isTheirs = problem instanceof RangeError;
    input.setAttribute("aria-invalid", String(isTheirs));
    error.textContent = isTheirs ? problem.message : "";
    if (problem && !isTheirs) error.textContent = `The model could not be loaded: ${problem.message}.`;
  };
  return { node, input, refuse };
}
