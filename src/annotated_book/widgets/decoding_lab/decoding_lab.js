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
import { drawSearch, grow } from "./beams.js";
import { drawDistribution } from "./distribution.js";
import { rounded } from "./tables.js";
import { NARROW } from "./tree.js";

const STRATEGIES = {
  greedy: "Greedy decoding",
  beam: "Beam search",
  sampling: "Sampling",
};
const LASTS = 900; // milliseconds a step, while they are played
const USUAL = {
  beam_size: ["Beams", "beam_size"],
  temperature: ["Temperature", "temperature"],
};
const MORE = {
  // in a fold
  length_penalty: ["Length penalty", "length_penalty"],
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

// A line of the verdict; where there is little room, the picture has its exact numbers alone.
const line = (text, exact = "") =>
  element("span", {}, text, element("span", { class: "exact" }, exact), ". ");

/** All that was generated, beside what greedy decoding gives.
 * @param {any} answer @param {number | null} asked the number, if the text names one */
function verdict({ settings: { strategy, seed }, found, greedy }, asked) {
  const say = (how, { text, log_probability, score }) =>
    line(
      `${how}: “${text}”${judged(text, asked)}`,
      `, log-probability ${rounded(log_probability)}` +
        (score === undefined ? "" : `, score ${rounded(score)}`),
    );
  const how = { greedy: "Greedy", beam: "Beams", sampling: `Seed ${seed}` }[strategy];
  const end = found.ended ? [] : [line("It did not come to an end")];
  const apart = Math.abs(found.log_probability - greedy.log_probability);
  const isSame = found.text === greedy.text && apart < 1e-3;
  const other = isSame ? line("Greedy: the same") : say("Greedy", greedy);
  return [say(how, found), ...end, ...(strategy === "greedy" ? [] : [other])];
}

/** What is known after a step that is not the last. */
function sofar({ settings: { strategy }, found: { steps } }, at, asked) {
  const step = `Step ${at} of ${steps.length}`;
  if (strategy !== "beam") {
    const { token, number } = steps[at - 1];
    const tokens = steps.slice(0, at).map((one) => one.token);
    const how = number === null ? "taken: the likeliest" : "drawn";
    return [line(`${step}: ${tokens.join(" ")} …`), line(`“${token}” is ${how}`)];
  }
  const { kept, finished } = grow(steps.slice(0, at));
  const [best] = finished;
  const done = best
    ? `best so far “${best.text}”${judged(best.text, asked)}`
    : "nothing is finished yet";
  const score = best ? `, score ${rounded(best.score)}` : "";
  const [first] = kept;
  const go = `${kept.length} go on, the likeliest “${first?.tokens.join(" ")} …”`;
  return [line(`${step}: ${done}`, score), ...(first ? [line(go)] : [])];
}

class DecodingLab extends Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    super(model);
    this.readers = {
      ...this.readersOf(Object.keys({ ...USUAL, ...MORE })),
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
    this.controls = this.slidersOf({ ...USUAL, ...MORE });
    this.again = button("Draw again", () => this.drawAgain());
    const of = (some) => Object.keys(some).map((name) => this.controls[name]);
    this.names = element("summary", {});
    this.more = element("details", { class: "more" }, this.names, panel(...of(MORE)));
    this.steps = slider("Step", "step", [1, 2], (step) => this.go(step));
    this.play = button("▶ Play", () => this.playOrStop(), { class: "play" });
    this.steps.node.prepend(this.play);
    this.playing = 0; // the timer, while the steps come one after the other
    this.tally = element("p", { class: "tally" });
    /** @type {Map<number, string>} */
    this.draws = new Map(); // what each seed gave at these settings
    this.drawnAt = ""; // those settings
    this.hasDrawn = false;
    this.before = 0; // the step, before another text is read
    this.view = element("div", { class: "view" });
    this.numbers = element("div", {});
    this.pointed = pointedLine();
    this.legend = element("div", { class: "legend" });
    const summary = element("summary", {}, "The numbers of this step");
    this.folded = element("details", {}, summary, this.numbers);
    this.answered.append(
      ...[this.steps.node, this.view, this.status, this.legend, this.tally],
    );
    const set = panel(this.strategy, { node: this.again }, ...of(USUAL));
    const foot = element(
      "div",
      { class: "foot" },
      this.more,
      this.folded,
      this.address.node,
    );
    const parts = [this.form.node, set, this.answered, this.pointed, foot];
    frame(el, "decoding-lab", "Decoding lab", ...parts);
  }

  answer(text) {
    this.stop();
    this.refuse(null);
    if (text === this.shown.settings.text) this.form.show(text);
    if (text === this.model.get("text"))
      this.redraw(); // it may have failed before
    else {
      this.before = this.model.get("step");
      this.model.set("step", 0);
      this.model.set("text", text); // Python hears of it when it has been read
    }
  }

  takeBack() {
    this.model.set("text", this.shown.settings.text); // draws
    this.model.set("step", this.before);
  }

  refuse(problem) {
    super.refuse(problem);
    this.folded.inert = this.isRefused; // beside settings, which stay in reach
  }

  // What is set shows what comes of it: the last step.
  set(values) {
    super.set({ step: 0, ...values });
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
    const used = Object.keys(MORE).filter((name) => name in settings);
    const told = used.map((name) => {
      const { textContent } = this.controls[name].node.querySelector("output");
      return `${MORE[name][0].toLowerCase()} ${textContent}`;
    });
    this.names.textContent = `More settings: ${told.join(", ")}`;
    this.more.hidden = !used.length;
    this.again.hidden = !("seed" in settings);
    this.address.show();
  }

  search(live, settings) {
    return decode(live, settings);
  }

  // How often each text was drawn at these settings, with another seed each time.
  count({ settings: { seed, ...others }, found }, isOver) {
    const isSampling = others.strategy === "sampling";
    const at = JSON.stringify(others);
    if (at !== this.drawnAt) this.draws.clear();
    this.drawnAt = at;
    if (isSampling && isOver) this.draws.set(seed, found.text);
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
    const room = this.view.clientWidth;
    const highs = () =>
      found.steps.map((_, i) => {
        const { picture } = draw(found.steps, i + 1, settings, { room });
        return Number(picture[0].firstElementChild?.getAttribute("height"));
      });
    found.tallest ??= Math.max(...highs());
    return found.tallest;
  }

  draw() {
    const { settings, found } = this.shown;
    const total = found.steps.length;
    const at = Math.min(this.model.get("step") || total, total);
    const asked = this.model.get("own") ? null : numberOf(inWords(settings.text));
    const isOver = at === total;
    const lines = isOver ? verdict(this.shown, asked) : sofar(this.shown, at, asked);
    if (this.status.textContent !== lines.map((one) => one.textContent).join(""))
      this.status.replaceChildren(...lines);
    this.steps.input.max = String(total);
    this.steps.show(at);
    const look = (text) => {
      this.pointed.textContent = text;
    };
    const go = (step) => this.go(step);
    const draw = settings.strategy === "beam" ? drawSearch : drawDistribution;
    const room = this.view.clientWidth;
    const { picture, numbers } = draw(found.steps, at, settings, { look, go, room });
    const [tree, ...legend] = picture;
    tree.style.minHeight = `${this.tallest(draw)}px`;
    this.view.replaceChildren(tree);
    this.legend.replaceChildren(...legend);
    // At first the root is seen, and then the best, or else what has changed.
    const best = /** @type {SVGRectElement[]} */ ([
      ...tree.querySelectorAll(".best rect"),
    ]).map((rect) => rect.getBBox());
    const end = best.length ? Math.max(...best.map(({ x, width }) => x + width)) : 9999;
    if (this.hasDrawn) tree.scrollLeft = end + 12 - tree.clientWidth;
    else this.more.open = room > NARROW;
    this.hasDrawn = true;
    this.count(this.shown, isOver);
    this.numbers.replaceChildren(numbers);
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
