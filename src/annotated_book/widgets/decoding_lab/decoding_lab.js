// DecodingLab: greedy decoding, beam search and sampling, step by step, on the live model.
// What is on screen first comes from PyTorch; what a reader sets, search.js works out.
import { germanNumberOf, isGermanFor, numberOf } from "../in_page/german.js";
import { Lab } from "../in_page/lab.js";
import { textForm } from "../in_page/live.js";
import { decode } from "../in_page/search.js";
import { inWords } from "../in_page/words.js";
import { inAddress, oneOf } from "../kit/address.js";
import {
  button,
  element,
  frame,
  menu,
  panel,
  pointedLine,
  slider,
  stateOf,
} from "../kit/controls.js";
import { drawSearch } from "./beams.js";
import { drawDistribution } from "./distribution.js";
import { rounded } from "./tables.js";

const STRATEGIES = {
  greedy: "Greedy decoding",
  beam: "Beam search",
  sampling: "Sampling",
};
const LASTS = 900; // milliseconds a step, while they are played
const SLIDERS = {
  beam_size: ["Beams", "beam_size"],
  length_penalty: ["Length penalty", "length_penalty"],
  temperature: ["Temperature", "temperature"],
  top_k: ["Top-k", "top_k"],
  top_p: ["Top-p", "top_p"],
  seed: ["Seed", "seed"],
};

/** Which number an answer names, and whether it is the one that was asked for. */
function judged(text, asked) {
  if (asked === null) return "";
  const number = germanNumberOf(text);
  const named = number === null ? "not a number" : number.toLocaleString("en");
  return ` (${named} ${isGermanFor(text, asked) ? "✓" : "✗"})`;
}

/** @param {any} answer @param {number | null} asked the number, if the text names one */
function sentence({ settings: { strategy, seed }, found, greedy }, asked) {
  const how =
    STRATEGIES[strategy] + (strategy === "sampling" ? ` with seed ${seed}` : "");
  const say = ({ text, log_probability, score }) =>
    `generates “${text}”${judged(text, asked)}: ` +
    `log-probability ${rounded(log_probability)}` +
    (score === undefined ? "." : `, score ${rounded(score)}.`);
  const end = found.ended ? "" : " It did not come to an end.";
  const apart = Math.abs(found.log_probability - greedy.log_probability);
  const isSame = found.text === greedy.text && apart < 1e-3;
  const other = ` Greedy decoding ${isSame ? "generates the same." : say(greedy)}`;
  return `${how} ${say(found)}${end}${strategy === "greedy" ? "" : other}`;
}

class DecodingLab extends Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    super(model);
    this.readers = {
      ...this.readersOf(Object.keys(SLIDERS)),
      strategy: oneOf(Object.keys(STRATEGIES)),
      step: oneOf(this.choices.seed),
    };
    this.address = inAddress(model, el, this.readers);
    const more = this.suggest(
      "Try ",
      this.choices.texts.map((text) => [text, text]),
    );
    this.form = textForm(model, "Decode", more, (text) => this.answer(text));
    this.strategy = menu("Strategy", STRATEGIES, (strategy) => this.set({ strategy }));
    this.controls = this.slidersOf(SLIDERS);
    this.controls.seed.node.append(button("Draw again", () => this.drawAgain()));
    this.steps = slider("Step", "step", [1, 2], (step) => this.go(step));
    this.play = button("▶ Play", () => this.playOrStop(), { class: "play" });
    this.steps.node.prepend(this.play);
    this.playing = 0; // the timer, while the steps come one after the other
    this.tally = element("p", { class: "tally" });
    /** @type {Map<number, string>} */
    this.draws = new Map(); // what each seed gave at these settings
    this.drawnAt = ""; // those settings
    this.hasDrawn = false;
    /** @type {any} the answer of whose trees the height is known */
    this.measured = null;
    this.most = 0;
    this.view = element("div", { class: "view" });
    this.numbers = element("div", {});
    this.pointed = pointedLine();
    const summary = element("summary", {}, "The numbers of this step");
    const numbers = element("details", {}, summary, this.numbers);
    this.answered.append(
      ...[this.steps.node, this.view, this.status, this.tally, this.pointed],
      element("div", { class: "foot" }, numbers, this.address.node),
    );
    frame(
      el,
      "decoding-lab",
      "Decoding lab",
      this.form.node,
      panel(this.strategy, ...Object.values(this.controls)),
      this.answered,
    );
  }

  answer(text) {
    this.stop();
    this.refuse(null);
    if (text === this.shown.settings.text) this.form.show(text);
    if (text === this.model.get("text"))
      this.redraw(); // it may have failed before
    else this.model.set("text", text); // Python hears of it when it has been read
  }

  takeBack() {
    this.model.set("text", this.shown.settings.text); // draws
  }

  // What the strategy uses, as it is set.
  settings() {
    const { model, choices } = this;
    const used = ["text", "strategy", ...choices.settings[model.get("strategy")]];
    return stateOf(model, used);
  }

  showControls(settings) {
    this.strategy.show(settings.strategy);
    for (const [name, { node, show }] of Object.entries(this.controls)) {
      node.hidden = !(name in settings);
      show(this.model.get(name));
    }
    this.address.show();
  }

  search(live, settings) {
    return decode(live, settings);
  }

  // How often each text was drawn at these settings, with another seed each time.
  count({ settings: { seed, ...others }, found }) {
    const isSampling = others.strategy === "sampling";
    const at = JSON.stringify(others);
    if (at !== this.drawnAt) this.draws.clear();
    this.drawnAt = at;
    if (isSampling) this.draws.set(seed, found.text);
    const texts = [...this.draws.values()];
    const times = (text) => texts.filter((other) => other === text).length;
    const kinds = [...new Set(texts)].sort((a, b) => times(b) - times(a));
    const all = kinds.map((text) => `${times(text)} × “${text}”`).join(", ");
    this.tally.textContent = texts.length > 1 ? `${texts.length} draws: ${all}.` : "";
    this.tally.hidden = !isSampling;
  }

  playOrStop() {
    if (this.playing) return this.stop();
    this.play.textContent = "❚❚ Pause";
    this.playing = window.setInterval(() => this.goOn(), LASTS);
    this.goOn();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
    this.play.textContent = "▶ Play";
  }

  // The first step comes after the last, where it stops.
  goOn() {
    const { length } = this.shown.found.steps;
    const step = (Math.min(this.model.get("step") || length, length) % length) + 1;
    if (step === length) this.stop();
    this.set({ step });
  }

  go(step) {
    this.stop();
    this.set({ step });
  }

  // Of all steps: what is below stays where it is when one goes through them.
  tallest(draw) {
    const { found, settings } = this.shown;
    if (this.measured !== this.shown) {
      const highs = found.steps.map((_, i) => {
        const { picture } = draw(found.steps, i + 1, settings, {});
        return Number(picture[0].firstElementChild?.getAttribute("height"));
      });
      this.most = Math.max(...highs);
      this.measured = this.shown;
    }
    return this.most;
  }

  draw() {
    const { settings, found } = this.shown;
    const total = found.steps.length;
    const at = Math.min(this.model.get("step") || total, total);
    const asked = this.model.get("own") ? null : numberOf(inWords(settings.text));
    this.say(sentence(this.shown, asked));
    this.steps.input.max = String(total);
    this.steps.show(at);
    const look = (text) => {
      this.pointed.textContent = text;
    };
    const go = (step) => this.go(step);
    const draw = settings.strategy === "beam" ? drawSearch : drawDistribution;
    const room = this.view.clientWidth;
    const { picture, tables } = draw(found.steps, at, settings, { look, go, room });
    picture[0].style.minHeight = `${this.tallest(draw)}px`;
    this.view.replaceChildren(...picture);
    // At first the root is seen, and then what has changed.
    picture[0].scrollLeft = this.hasDrawn ? picture[0].scrollWidth : 0;
    this.hasDrawn = true;
    this.count(this.shown);
    this.numbers.replaceChildren(...tables);
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render(place) {
  const lab = new DecodingLab(place);
  const end = lab.follow(Object.keys(lab.readers));
  return () => {
    lab.stop();
    end();
  };
}

export default { render };
