// LiveTranslator: type an English number, and watch the model write the German.
// What is on screen first comes from PyTorch; for what is typed, engine.js runs the model.

import {
  GERMAN,
  LONGEST,
  languageMenu,
  textForm,
  whenWanted,
} from "../in_page/live.js";
import { inAddress, oneOf } from "../kit/address.js";
import {
  button,
  change,
  div,
  element,
  fold,
  frame,
  isCalm,
  listen,
} from "../kit/controls.js";
import { range } from "../kit/numbers.js";
import { keyed } from "../kit/objects.js";
import { fromPython, Translator } from "./answers.js";
import { BREAKS, drawBreaks } from "./breaks.js";
import { drawLikely, percent } from "./likely.js";
import { Maps } from "./maps.js";
import { Stage } from "./stage.js";
import { Steps } from "./steps.js";
import { slipOf, Verdict } from "./verdict.js";

// The first in German, and in other languages: French has four twenties and seventeen.
const FEW = 8; // tokens that are shown of an answer that does not end
const FIRST = ["forty-seven", "ninety-seven"];
// In training these were “one thousand two hundred” and “one thousand nine hundred”.
const NEVER_SEEN = ["twelve hundred", "nineteen hundred"];
// For the one that was taught years. The first was in neither training, the last is no number.
const AFTER_YEARS = ["twelve hundred", "eleven hundred", "4247", "seven forty"];

// The head that tells best where each token comes from, in one model and in the other.
const aligning = (language) => ({
  path: "decoder.layers.1.cross_attention",
  head: language === GERMAN ? 3 : 0,
});

let drawn = 0; // for names that no other widget on the page has

function suggestions(ask, knowsYears) {
  const suggest = (text) => button(text, () => ask(text), { class: "plain" });
  const firsts = knowsYears ? [] : FIRST.map(suggest);
  const others = knowsYears
    ? AFTER_YEARS.map(suggest)
    : [suggest("7001"), "or what it never saw:", ...NEVER_SEEN.map(suggest)];
  return {
    node: div("line soft", "Try", ...firsts, ...others),
    show(isGerman) {
      for (const [i, first] of firsts.entries()) first.hidden = isGerman === i > 0;
    },
  };
}

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    drawn += 1;
    const id = `live-translator-${drawn}`;
    this.model = model;
    this.isCalm = isCalm();
    this.isOwn = model.get("own");
    this.isFixed = this.isOwn || model.get("years"); // one language, and never broken
    this.answer = fromPython(model.get("example"));
    this.chosen = 0; // the English word that was chosen, for the encoder's attention
    this.pointed = null; // the row of the map that is pointed at or has the focus
    this.kindDrawn = "";
    this.turn = 0; // which of all the things asked for is waited for
    this.fetch = keyed(["", "unmasked", "languages"], (name) =>
      whenWanted(model, Translator, name),
    );
    // What is said of an example holds for the whole model.
    const suggested = (text) => {
      change(model, { broken: "" });
      this.form.ask(text);
    };
    this.more = suggestions(suggested, model.get("years"));
    // The drawing begins with the head that aligns.
    this.menu = languageMenu(model, (language) =>
      change(model, { language, broken: "", ...aligning(language) }),
    );
    const more = this.isOwn ? "" : this.more.node;
    const translate = (text) => this.translate(text);
    const beside = this.isFixed ? "" : this.menu.node;
    this.form = textForm(model, "Translate", more, translate, beside);
    this.form.node.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLSelectElement) return; // another language is another model
      this.fetchModel().catch(() => {}); // it will be wanted
    });
    this.stage = new Stage(this.isOwn);
    this.steps = new Steps(id, this);
    this.stage.node.addEventListener("click", ({ target }) => {
      const isControl = this.steps.node.contains(/** @type {Node} */ (target));
      if (this.steps.isPlaying && !isControl) this.steps.end(); // at once
    });
    this.breaks = drawBreaks(model, id);
    this.verdict = new Verdict(this);
    this.likely = drawLikely(this.answer.likely[0].length);
    const languages = ["source tokens", "target"];
    this.maps = new Maps(model, id, languages, (...place) => this.point(...place));
    this.readout = element("p", { class: "readout", "aria-hidden": "true" });
    this.answered = div("answered");
    this.address = this.inAddress(el);
    this.place(el);
  }

  inAddress(el) {
    const heads = this.answer.weights[this.model.get("path")].shape[0];
    const known = (choices) => oneOf(this.isFixed ? [] : Object.keys(choices));
    return inAddress(this.model, el, {
      text: (text) => (text.length <= LONGEST ? text : undefined),
      broken: known(BREAKS),
      language: known(this.model.get("languages")),
      step: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
      path: oneOf(Object.keys(this.answer.weights)),
      head: oneOf(range(heads)),
    });
  }

  place(el) {
    const { maps, likely } = this;
    const halves = div("halves", likely.node, maps.choice);
    const more = fold("Probabilities and attention maps", halves, maps.inNumbers);
    more.open = this.model.get("maps");
    this.stage.node.append(this.readout, this.steps.node);
    this.answered.append(
      this.stage.node,
      this.isFixed ? "" : this.breaks.node,
      this.verdict.node,
      more,
    );
    frame(
      el,
      "live-translator",
      "Live translator",
      this.form.node,
      this.answered,
      this.address.node,
    );
  }

  // The model as it is to run: whole, or broken.
  fetchModel() {
    if (this.model.get("language") !== GERMAN) return this.fetch.languages();
    return this.fetch[this.model.get("broken") === "mask" ? "unmasked" : ""]();
  }

  /** What the token of a language before the text is for. */
  get asks() {
    const { src_tokens, language = GERMAN } = this.answer;
    if (this.isOwn || language === GERMAN) return "";
    const [name] = this.model.get("languages")[language];
    return ` “${src_tokens[0]}” asks for ${name}.`;
  }

  /** How many tokens are shown: of an answer that does not end, the first ones. */
  get total() {
    const { length } = this.answer.next_tokens;
    return this.answer.next_tokens.at(-1) === "</s>" ? length : Math.min(length, FEW);
  }

  // Step 0 stands for all that is written before the sentence ends.
  get step() {
    const { total } = this;
    return Math.min(Math.max(this.model.get("step") || total - 1, 1), total);
  }

  /** Ask the model in the page; at the end it shows the step `first`, if there is one. */
  async translate(text, first) {
    const { form, verdict, steps } = this;
    this.turn += 1;
    const mine = this.turn;
    const [broken, language] = [this.model.get("broken"), this.model.get("language")];
    const onItsWay =
      language === GERMAN
        ? "The model is on its way …"
        : "A model of many languages is on its way, once for all of them …";
    const late = setTimeout(() => verdict.say(onItsWay), 150);
    form.node.setAttribute("aria-busy", "true");
    this.menu.show();
    try {
      const live = await this.fetchModel();
      if (mine !== this.turn) return; // something else was asked meanwhile
      this.answer = live.answer(text, broken, language);
    } catch (problem) {
      if (mine !== this.turn) return;
      form.refuse(problem);
      this.answered.inert = true; // it is no answer to this text, and stays, dimmed
      verdict.say("No answer: what is dimmed belongs to the text before.");
      return;
    } finally {
      clearTimeout(late);
      if (mine === this.turn) form.node.setAttribute("aria-busy", "false");
    }
    form.refuse(null);
    this.answered.inert = false;
    this.drawAnswer();
    if (first && first <= this.total) steps.go(first);
    else if (first || this.isCalm) steps.end();
    else steps.play(0);
    change(this.model, { text });
    this.address.show();
  }

  move(to) {
    if (this.model.get("step") === to) this.show();
    else change(this.model, { step: to });
  }

  /** The same text again, by the model as it now is. */
  async translateAgain() {
    this.breaks.show();
    await this.translate(this.answer.text, Infinity);
  }

  // --- drawing: a new answer, another map, another step ---

  drawAnswer() {
    this.form.show(this.answer.text);
    this.breaks.show();
    this.drawLanguage();
    this.steps.restart();
    this.chosen = 0;
    this.drawMaps();
  }

  drawLanguage() {
    if (this.isOwn) return;
    const { language = GERMAN } = this.answer;
    const [name] = this.model.get("languages")[language];
    this.menu.show();
    this.more.show(language === GERMAN);
    this.stage.call(1, name, language);
    this.maps.languages = ["English words", name];
  }

  drawMaps() {
    const { isEncoder } = this.maps;
    this.kindDrawn = this.maps.parts.kind;
    const choose = (i) => {
      this.chosen = i;
      this.show();
    };
    const press = (side, i) => {
      if (side === 1 && i) return () => this.steps.choose(i);
      return side === 0 && isEncoder ? () => choose(i) : undefined;
    };
    const look = (isThere, side, i) => {
      if (isEncoder && side) return;
      this.point(isThere ? i - side : undefined); // <s> stands before the target
    };
    const { src_tokens, next_tokens } = this.answer;
    const texts = [src_tokens, ["<s>", ...next_tokens]];
    this.stage.draw(texts, press, look, slipOf(this.answer) + 1, this.total);
    this.maps.drawHeads(this.answer);
    this.drawMap();
  }

  drawMap() {
    this.maps.drawMap();
    this.stage.light(Object.keys(this.answer.weights), this.maps);
    this.pointed = null;
    this.show();
  }

  show() {
    const { maps, steps, answer, step } = this;
    steps.show();
    const own = maps.isEncoder ? this.chosen : step - 1;
    const row = this.pointed?.row ?? own;
    this.stage.show({
      step,
      uncovered: steps.uncovered,
      place: maps.isEncoder ? [0, row] : [1, row + 1],
      seen: maps.isEncoder || maps.isCross ? 0 : 1,
      weights: maps.weightsOf(row),
      others: maps.isCross ? answer.next_tokens.map((_, i) => maps.weightsOf(i)) : [],
    });
    const read = maps.isEncoder ? step - 1 : row;
    this.likely.show(answer.likely[read], read);
    maps.show(own, steps.uncovered);
    const told = maps.sentence(row, this.pointed?.column) + this.asks;
    if (steps.uncovered) this.readout.textContent = told;
    this.address.show();
  }

  // While it plays.
  drawTime(at, share) {
    const { stage, verdict, readout, answer } = this;
    verdict.say("The model generates …");
    if (at > 1) stage.write(at - 1, share);
    else stage.enter(at + share);
    if (at > 1) return;
    const { text, src_tokens } = answer;
    const torn = `“${text}” is split into ${src_tokens.length} tokens.`;
    const read = "The encoder takes in all of them together.";
    readout.textContent = at ? read : torn;
  }

  point(row, column) {
    this.pointed = row === undefined ? null : { row, column };
    this.show();
  }

  tell() {
    const { answer, step, total, verdict } = this;
    const [token, p] = answer.likely[step - 1][0];
    if (this.model.get("step") && step < total)
      verdict.say(
        `Token ${step} of ${total} is “${token}”, with a probability of ${percent(p)}.`,
      );
    else verdict.show(answer);
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const modelOf = () => model.get("broken") + model.get("language");
  const before = modelOf();
  const view = new View({ model, el });
  // The address may ask for another text: the model in the page is to answer.
  const asked = { text: model.get("text"), step: model.get("step") };
  const isLinked = asked.text !== view.answer.text || before !== modelOf();
  if (isLinked) {
    model.set("text", view.answer.text);
    model.set("step", 0);
  }
  const end = listen(model, {
    text: () => {
      if (model.get("text") !== view.answer.text) view.translate(model.get("text"));
    },
    broken: () => view.translateAgain(),
    language: () => view.translate(view.answer.text),
    step: () => view.show(),
    path: () => {
      if (view.maps.parts.kind === view.kindDrawn) view.drawMap();
      else view.drawMaps();
    },
    head: () => view.drawMap(),
  });
  const sizes = new ResizeObserver(() => view.stage.resize());
  sizes.observe(view.stage.node);
  view.drawAnswer();
  view.tell();
  if (isLinked) view.translate(asked.text, asked.step);
  return () => {
    view.steps.stop();
    sizes.disconnect();
    end();
  };
}

export default { render };
