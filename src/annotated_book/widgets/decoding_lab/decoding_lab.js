// DecodingLab: greedy decoding, beam search and sampling, step by step, on the live model.
// What is on screen first comes from PyTorch; what a reader sets, search.js works out.
import { LONGEST, textForm, whenWanted } from "../in_page/live.js";
import { decode } from "../in_page/search.js";
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  element,
  follow,
  frame,
  menu,
  panel,
  pointedLine,
  slider,
  stateOf,
  stops,
} from "../kit/controls.js";
import { drawSearch } from "./beams.js";
import { drawDistribution } from "./distribution.js";
import { rounded } from "./tables.js";

const STRATEGIES = {
  greedy: "Greedy decoding",
  beam: "Beam search",
  sampling: "Sampling",
};
const SLIDERS = {
  beam_size: "Beams",
  length_penalty: "Length penalty",
  temperature: "Temperature",
  top_k: "Top-k",
  top_p: "Top-p",
  seed: "Seed",
};
const AT_A_TIME = 12; // milliseconds of work, before the page gets its turn

// Runs a generator to its end, or until nobody waits for it any more.
async function workOff(search, isStale) {
  for (let since = performance.now(); !isStale(); ) {
    const { done, value } = search.next();
    if (done) return value;
    if (performance.now() - since < AT_A_TIME) continue;
    await new Promise((go) => setTimeout(go));
    since = performance.now();
  }
}

function sentence({ settings: { strategy, seed }, found, greedy }) {
  const how =
    STRATEGIES[strategy] + (strategy === "sampling" ? ` with seed ${seed}` : "");
  const say = ({ text, log_probability, score }) =>
    `generates “${text}”: log-probability ${rounded(log_probability)}` +
    (score === undefined ? "." : `, score ${rounded(score)}.`);
  const end = found.ended ? "" : " It did not come to an end.";
  const apart = Math.abs(found.log_probability - greedy.log_probability);
  const isSame = found.text === greedy.text && apart < 1e-3;
  const other = ` Greedy decoding ${isSame ? "generates the same." : say(greedy)}`;
  return `${how} ${say(found)}${end}${strategy === "greedy" ? "" : other}`;
}

class Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    this.choices = model.get("choices");
    this.fetchModel = whenWanted(model);
    this.shown = model.get("example");
    this.written = ""; // the text that was last written into the field
    this.isRefused = false;
    this.turn = 0; // which of all the things asked for is waited for
    this.readers = this.readersOf();
    this.address = inAddress(model, el, this.readers);
    const tries = this.choices.texts.map((text) =>
      button(text, () => this.form.ask(text)),
    );
    const more = tries.length ? element("p", { class: "hint" }, "Try ", ...tries) : "";
    this.form = textForm(model, "Decode", more, (text) => this.answer(text));
    this.strategy = menu("Strategy", STRATEGIES, (name) => this.set("strategy", name));
    this.controls = this.controlsOf();
    this.steps = slider("Step", "step", [1, 2], (step) => this.set("step", step));
    this.status = announced("verdict");
    this.tally = element("p", { class: "tally" });
    /** @type {Map<number, string>} */
    this.draws = new Map(); // what each seed gave at these settings
    this.drawnAt = ""; // those settings
    this.hasDrawn = false;
    this.view = element("div", { class: "view" });
    this.numbers = element("div", {});
    this.pointed = pointedLine();
    const summary = element("summary", {}, "The numbers of this step");
    const numbers = element("details", {}, summary, this.numbers);
    this.answered = element("div", { class: "answered" });
    this.answered.append(
      ...[this.status, this.tally, this.steps.node, this.view, this.pointed],
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

  readersOf() {
    const { choices } = this;
    const names = Object.keys(SLIDERS);
    return {
      text: (text) => (text.length <= LONGEST ? text : undefined),
      strategy: oneOf(Object.keys(STRATEGIES)),
      step: oneOf(choices.seed),
      ...Object.fromEntries(names.map((name) => [name, oneOf(choices[name])])),
    };
  }

  controlsOf() {
    const { choices } = this;
    const controls = {};
    for (const [name, label] of Object.entries(SLIDERS))
      controls[name] = stops(label, name, choices[name], (value) =>
        this.set(name, value),
      );
    const again = button("Draw again", () => {
      this.set("seed", (this.model.get("seed") + 1) % choices.seed.length);
    });
    controls.seed.node.append(again);
    return controls;
  }

  set(name, value) {
    if (this.isRefused) this.written = ""; // the text before it comes back
    this.refuse(null);
    change(this.model, { [name]: value });
  }

  // What is shown does not belong to a text that is refused: it goes.
  refuse(problem) {
    this.form.refuse(problem);
    this.isRefused = Boolean(problem);
    this.answered.classList.toggle("stale", this.isRefused);
  }

  answer(text) {
    this.refuse(null);
    if (text === this.shown.settings.text) this.form.show(text);
    if (text === this.model.get("text"))
      this.redraw(); // it may have failed before
    else this.model.set("text", text); // Python hears of it when it has been read
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
      const value = this.model.get(name);
      show(value, value === null ? "off" : undefined);
    }
    this.address.show();
  }

  async redraw() {
    const settings = this.settings();
    if (this.isRefused && settings.text !== this.shown.settings.text) this.refuse(null);
    this.showControls(settings);
    this.view.setAttribute("aria-busy", "true");
    this.turn += 1;
    const mine = this.turn;
    const isStale = () => this.turn !== mine;
    const late = setTimeout(() => {
      this.status.textContent = "The model is at work …";
    }, 200);
    try {
      await this.find(settings, isStale);
    } catch (problem) {
      if (isStale()) return;
      this.refuse(problem);
      if (problem instanceof RangeError)
        this.model.set("text", this.shown.settings.text); // draws
    } finally {
      clearTimeout(late);
    }
    if (!isStale()) this.draw();
  }

  // What these settings give, if it is not shown already.
  async find(settings, isStale) {
    if (JSON.stringify(settings) === JSON.stringify(this.shown.settings)) return;
    const answer = await workOff(decode(await this.fetchModel(), settings), isStale);
    if (isStale()) return;
    this.shown = answer;
    this.model.save_changes();
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

  draw() {
    const { settings, found } = this.shown;
    const total = found.steps.length;
    const at = Math.min(this.model.get("step") || total, total);
    if (this.written !== settings.text) this.form.show(settings.text);
    this.written = settings.text;
    const said = sentence(this.shown);
    if (this.status.textContent !== said) this.status.textContent = said; // it is read out
    this.steps.input.max = String(total);
    this.steps.show(at);
    const look = (text) => {
      this.pointed.textContent = text;
    };
    const go = (step) => this.set("step", step);
    const draw = settings.strategy === "beam" ? drawSearch : drawDistribution;
    const { picture, tables } = draw(found.steps, at, settings, { look, go });
    this.view.replaceChildren(...picture);
    // At first the root is seen, and then what has changed.
    picture[0].scrollLeft = this.hasDrawn ? picture[0].scrollWidth : 0;
    this.hasDrawn = true;
    this.count(this.shown);
    this.numbers.replaceChildren(...tables);
    this.view.setAttribute("aria-busy", "false");
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const lab = new Lab({ model, el });
  const end = follow(model, Object.keys(lab.readers), () => lab.redraw());
  return () => {
    lab.turn += 1;
    end();
  };
}

export default { render };
