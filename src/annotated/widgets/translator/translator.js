// LiveTranslator: type an English number, and watch the model write the German.
// What is on screen first comes from PyTorch; for what is typed, engine.js runs the model.
import { LONGEST, textForm, whenWanted } from "../in_page/live.js";
import { inAddress, oneOf } from "../kit/address.js";
import { announced, button, change, element, frame } from "../kit/controls.js";
import { fromPython, Translator } from "./answers.js";
import { drawLikely, percent } from "./likely.js";
import { Maps } from "./maps.js";
import { Stage } from "./stage.js";
import { Steps } from "./steps.js";

const SUGGESTIONS = ["forty-seven", "7001", "999,999"];
const NEVER_SEEN = "twelve hundred"; // in training it was always “one thousand two hundred”

let drawn = 0; // for names that no other widget on the page has

function suggestions(ask) {
  const suggest = (text) => button(text, () => ask(text), { class: "plain" });
  return element(
    "div",
    { class: "line soft" },
    "Try",
    ...SUGGESTIONS.map(suggest),
    "or what it never saw:",
    suggest(NEVER_SEEN),
  );
}

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    drawn += 1;
    const id = `live-translator-${drawn}`;
    this.model = model;
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.isOwn = model.get("own");
    this.answer = fromPython(model.get("example"));
    this.chosen = 0; // the English word that was chosen, for the encoder's attention
    this.pointed = null; // the row of the map that is pointed at or has the focus
    this.kindDrawn = "";
    this.fetchModel = whenWanted(model, Translator);
    const languages = this.isOwn
      ? ["source tokens", "target"]
      : ["English words", "German"];
    const more = this.isOwn ? "" : suggestions((text) => this.form.ask(text));
    this.form = textForm(model, "Translate", more, (text) => this.translate(text));
    this.form.node.addEventListener("focusin", () => {
      this.fetchModel().catch(() => {}); // it will be wanted
    });
    this.stage = new Stage(this.isOwn);
    this.steps = new Steps(id, {
      step: () => this.step,
      total: () => this.answer.next_tokens.length,
      move: (to) => this.move(to),
      tell: () => this.tell(),
    });
    this.status = announced("verdict");
    this.likely = drawLikely(this.answer.likely[0].length);
    this.maps = new Maps(model, id, languages, (...place) => this.point(...place));
    this.readout = element("p", { class: "readout", "aria-hidden": "true" });
    this.address = this.inAddress(el);
    this.place(el);
  }

  inAddress(el) {
    const heads = this.answer.weights[this.model.get("path")].shape[0];
    return inAddress(this.model, el, {
      text: (text) => (text.length <= LONGEST ? text : undefined),
      step: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
      path: oneOf(Object.keys(this.answer.weights)),
      head: oneOf([...Array(heads).keys()]),
    });
  }

  place(el) {
    const { maps, likely } = this;
    const halves = [
      element("div", {}, likely.node, maps.label, maps.select, maps.heads),
      element("div", {}, maps.title, maps.place, this.readout, maps.axes),
    ];
    frame(
      el,
      "live-translator",
      "Live translator",
      ...[this.form.node, this.stage.node, this.steps.node, this.status],
      element("div", { class: "halves" }, ...halves),
      this.address.node,
    );
  }

  // Step 0 stands for all that is written before the sentence ends.
  get step() {
    const total = this.answer.next_tokens.length;
    return Math.min(Math.max(this.model.get("step") || total - 1, 1), total);
  }

  /** Ask the model in the page; at the end it shows the step `first`, if there is one. */
  async translate(text, first) {
    const { form, status, steps } = this;
    const late = setTimeout(() => {
      status.textContent = "The model is on its way …";
    }, 150);
    form.node.setAttribute("aria-busy", "true");
    try {
      const live = await this.fetchModel();
      this.answer = live.answer(text);
    } catch (problem) {
      form.refuse(problem);
      return this.tell();
    } finally {
      clearTimeout(late);
      form.node.setAttribute("aria-busy", "false");
    }
    form.refuse(null);
    this.drawAnswer();
    status.textContent = "The model writes …";
    if (this.isCalm || first) steps.go(first || steps.total());
    else steps.play(1);
    change(this.model, { text });
    this.address.show();
  }

  move(to) {
    if (this.model.get("step") === to) this.show();
    else change(this.model, { step: to });
  }

  // --- drawing: a new answer, another map, another step ---

  drawAnswer() {
    this.form.show(this.answer.text);
    this.steps.restart();
    this.chosen = 0;
    this.drawMaps();
  }

  drawMaps() {
    const { isEncoder } = this.maps;
    this.kindDrawn = this.maps.parts.kind;
    const choose = (i) => {
      this.chosen = i;
      this.show();
    };
    const press = (side, i) => {
      if (side === 1 && i) return () => this.steps.go(i);
      return side === 0 && isEncoder ? () => choose(i) : undefined;
    };
    const look = (isThere, side, i) => {
      if (isEncoder && side) return;
      this.point(isThere ? i - side : undefined); // <s> stands before the target
    };
    const { src_tokens, next_tokens } = this.answer;
    this.stage.draw([src_tokens, ["<s>", ...next_tokens]], press, look);
    this.maps.drawHeads(this.answer);
    this.drawMap();
  }

  drawMap() {
    this.maps.drawMap();
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
    });
    const read = maps.isEncoder ? step - 1 : row;
    this.likely.show(answer.likely[read], read);
    maps.show(own, steps.uncovered);
    this.readout.textContent = maps.sentence(row, this.pointed?.column);
    this.address.show();
  }

  point(row, column) {
    this.pointed = row === undefined ? null : { row, column };
    this.show();
  }

  tell() {
    const { answer, step, status } = this;
    const total = answer.next_tokens.length;
    const [token, p] = answer.likely[step - 1][0];
    if (this.model.get("step") && step < total) {
      status.textContent = `Token ${step} of ${total} is “${token}”, with a probability of ${percent(p)}.`;
      return;
    }
    const ends = answer.next_tokens.at(-1) === "</s>";
    status.replaceChildren(
      `“${this.isOwn ? answer.text : answer.src_tokens.join(" ")}” is “`,
      element("strong", { lang: this.isOwn ? "" : "de" }, answer.translation),
      ends
        ? `”, written in ${total} tokens.`
        : "” … and the model did not come to an end.",
    );
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const view = new View({ model, el });
  // The address may ask for another text: the model in the page is to answer.
  const asked = { text: model.get("text"), step: model.get("step") };
  const isLinked = asked.text !== view.answer.text;
  if (isLinked) {
    model.set("text", view.answer.text);
    model.set("step", 0);
  }
  const watched = {
    text: () => {
      if (model.get("text") !== view.answer.text) view.translate(model.get("text"));
    },
    step: () => view.show(),
    path: () => {
      if (view.maps.parts.kind === view.kindDrawn) view.drawMap();
      else view.drawMaps();
    },
    head: () => view.drawMap(),
  };
  for (const [name, react] of Object.entries(watched))
    model.on(`change:${name}`, react);
  const sizes = new ResizeObserver(() => view.stage.resize());
  sizes.observe(view.stage.node);
  view.drawAnswer();
  view.tell();
  if (isLinked) view.translate(asked.text, asked.step);
  return () => {
    view.steps.stop();
    sizes.disconnect();
    for (const [name, react] of Object.entries(watched))
      model.off(`change:${name}`, react);
  };
}

export default { render };
