// StoryLab: a storyteller goes on with a story of the reader's, word by word. What is on screen
// first comes from PyTorch; what a reader sets, tell.js works out.
import { LONGEST, textForm, whenWanted } from "../in_page/live.js";
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
  stateOf,
  stops,
} from "../kit/controls.js";
import { drawDistribution } from "./distribution.js";
import { drawHeads, said } from "./heads.js";
import { drawStory, drawWords } from "./story.js";
import { Teller, tell } from "./tell.js";

const SLIDERS = {
  temperature: "Temperature",
  top_k: "Top-k",
  top_p: "Top-p",
  seed: "Seed",
};
const COLORINGS = { attention: "attention", surprise: "surprise", nothing: "nothing" };
const SETTINGS = ["text", "length", "temperature", "top_k", "top_p", "seed", "at"];
const DRAWING = ["layer", "head", "coloring"]; // of what was told
const AT_A_TIME = 12; // milliseconds of work, before the page gets its turn
const PACE = 30; // milliseconds from word to word, when a story goes on

const wait = (time = 0) => new Promise((go) => setTimeout(go, time));
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const mean = (numbers) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const counted = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;

// A part drawn anew; what had the focus keeps it.
function swap(place, node) {
  const root = /** @type {Document} */ (place.getRootNode());
  const focused = /** @type {HTMLElement | null} */ (root.activeElement);
  const key = place.contains(focused) ? focused?.dataset.key : undefined;
  place.replaceChildren(node);
  if (key) place.querySelector(`[data-key="${key}"]`)?.focus();
}

// A word that is not in sight comes to the middle of the pane.
function keepInView(pane, word) {
  const at = word.offsetTop - pane.scrollTop;
  if (at < 0 || at + word.offsetHeight > pane.clientHeight)
    pane.scrollTop = word.offsetTop - pane.clientHeight / 2;
}

// What is to be said of the whole story.
function verdict({ words, world, surprise, contradiction }) {
  const bits = `The model’s surprise is ${mean(surprise).toFixed(2)} bits a word`;
  if (!world) return `${counted(words.length, "word")}. ${bits}.`;
  if (contradiction) {
    const { sentence, word, reason } = contradiction;
    return `Sentence ${sentence + 1} contradicts the world at “${words[word]}”. ${reason}`;
  }
  const sentences = words.filter((word) => word === "." || word === "?").length;
  return `${counted(sentences, "sentence")}, no contradiction so far. ${bits}; the world’s own uncertainty is ${mean(world).toFixed(2)}.`;
}

const over = ({ words }) =>
  `The story has ended, after ${counted(words.length, "word")}: it can’t go on. Draw again tells another one, Start over goes back to the beginning.`;

class Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    this.choices = model.get("choices");
    this.fetchTeller = whenWanted(model, Teller);
    this.shown = model.get("example");
    this.written = ""; // the beginning that was last written into the field
    this.isRefused = false;
    this.isPlaying = false; // does it go on, word by word?
    this.isOver = false; // was it to go on when it had ended?
    this.isQuiet = false;
    this.turn = 0; // which of all the things asked for is waited for
    this.readers = this.readersOf();
    this.address = inAddress(model, el, this.readers);
    this.form = this.formOf();
    this.controls = this.controlsOf();
    this.coloring = menu("Color by", COLORINGS, (name) => this.set({ coloring: name }));
    this.status = announced("verdict");
    this.story = element("div", { class: "pane" });
    this.distribution = element("div", {});
    this.heads = element("div", {});
    this.pointed = element("p", { class: "hint said", "aria-hidden": "true" });
    const right = element("div", {}, this.heads, this.pointed);
    this.sides = element("div", { class: "sides" }, this.distribution, right);
    this.answered = element("div", { class: "answered" });
    const controls = panel(...Object.values(this.controls), this.coloring);
    const address = this.address.node;
    this.answered.append(this.story, this.status, controls, this.sides, address);
    frame(el, "story-lab", "Story lab", this.form.node, this.answered);
  }

  readersOf() {
    const { choices } = this;
    const names = [...SETTINGS.slice(1), ...DRAWING];
    return {
      text: (text) => (text.length <= LONGEST ? text : undefined),
      ...Object.fromEntries(names.map((name) => [name, oneOf(choices[name])])),
    };
  }

  formOf() {
    const { model, choices } = this;
    const begin = ([name, text]) =>
      button(name, () => this.form.ask(text, 0), { title: text });
    const tries = Object.entries(choices.beginnings).map(begin);
    const more = tries.length
      ? element("p", { class: "hint" }, "Begin with ", ...tries)
      : "";
    const form = textForm(
      model,
      "Continue",
      more,
      (text, length) => this.goOn(text, length),
      "",
      "The beginning of a story",
    );
    const input = /** @type {HTMLInputElement} */ (form.node.querySelector("input"));
    const line = /** @type {HTMLElement} */ (form.node.querySelector(".line"));
    input.setAttribute("autocapitalize", "sentences");
    line.append(
      button("Step", () => form.ask(input.value, null)),
      button("Start over", () => form.ask(input.value, 0)),
      button("Draw again", () => this.drawAgain()),
    );
    return form;
  }

  controlsOf() {
    const { choices } = this;
    const controls = {};
    for (const [name, label] of Object.entries(SLIDERS))
      controls[name] = stops(label, "", choices[name], (value) =>
        this.set({ [name]: value }),
      );
    return controls;
  }

  // With other random numbers.
  drawAgain() {
    this.set({ seed: (this.model.get("seed") + 1) % this.choices.seed.length });
  }

  set(values) {
    if (this.isRefused) this.written = ""; // the text before it comes back
    this.refuse(null);
    this.isPlaying = this.isOver = false;
    change(this.model, values);
  }

  // What is shown does not belong to a text that is refused: it goes.
  refuse(problem) {
    this.form.refuse(problem);
    this.isRefused = Boolean(problem);
    this.answered.classList.toggle("stale", this.isRefused);
  }

  // From this beginning, so many words, or as many as there can be; with null, one more than
  // are there. What goes on is let go on.
  goOn(text, length = this.choices.length.at(-1)) {
    const most = this.choices.length.at(-1);
    const isAsked = text === this.model.get("text") && length === most;
    if (this.isPlaying && isAsked) return;
    this.refuse(null);
    this.form.show(text);
    const { settings, words, given, ended } = this.shown;
    const isSame = text === settings.text;
    const more = Math.min((isSame ? words.length - given : 0) + 1, most);
    this.isPlaying = length === most;
    this.isOver = isSame && ended && length !== 0;
    this.put({ text, length: length ?? more, at: 0 });
    this.redraw(); // Python hears of it when the text has been read
  }

  // All at once: what follows the model draws once.
  put(values) {
    this.isQuiet = true;
    for (const [name, value] of Object.entries(values)) this.model.set(name, value);
    this.isQuiet = false;
  }

  settings() {
    return stateOf(this.model, SETTINGS);
  }

  showControls() {
    for (const [name, { show }] of Object.entries(this.controls)) {
      const value = this.model.get(name);
      show(value, value === null ? "off" : undefined);
    }
    this.coloring.show(this.model.get("coloring"));
    this.address.show();
  }

  async redraw() {
    if (this.isQuiet) return;
    const settings = this.settings();
    if (this.isRefused && settings.text !== this.shown.settings.text) this.refuse(null);
    this.showControls();
    this.answered.setAttribute("aria-busy", "true");
    this.turn += 1;
    const mine = this.turn;
    const isStale = () => this.turn !== mine;
    const late = setTimeout(() => {
      this.status.textContent = "The model is at work …";
    }, 300);
    try {
      await this.find(settings, isStale, () => clearTimeout(late));
    } catch (problem) {
      if (isStale()) return;
      this.refuse(problem);
      if (problem instanceof RangeError) this.put(this.shown.settings);
    } finally {
      clearTimeout(late);
    }
    if (isStale()) return;
    this.isPlaying = false;
    this.draw();
  }

  // What these settings give, if it is not shown already.
  async find(settings, isStale, isHere) {
    if (JSON.stringify(settings) === JSON.stringify(this.shown.settings)) return;
    const teller = await this.fetchTeller();
    const telling = tell(teller, settings);
    const isSame = settings.text === this.shown.settings.text;
    const seen = isSame ? this.shown.words.length : 0;
    for (let since = performance.now(); !isStale(); ) {
      const { done, value } = telling.next();
      if (done) {
        this.shown = value;
        this.model.save_changes();
        return;
      }
      const isShown = this.isPlaying && value?.length > seen && !isCalm();
      if (!isShown && performance.now() - since < AT_A_TIME) continue;
      isHere();
      if (isShown) this.drawMore(value);
      await wait(isShown ? PACE : 0);
      since = performance.now();
    }
  }

  // While it goes on: the words alone.
  drawMore(words) {
    this.sides.inert = true;
    this.story.replaceChildren(drawWords(words));
    this.story.scrollTop = this.story.scrollHeight;
    this.status.textContent = `${counted(words.length, "word")} …`;
  }

  draw() {
    const { shown, model } = this;
    const coloring = model.get("coloring");
    const { weights: all } = shown.look;
    // A page that was stored may speak of a larger model than the one that came with it.
    const layer = Math.min(model.get("layer"), all.length - 1);
    const head = Math.min(model.get("head"), all[0].length - 1);
    if (this.written !== shown.settings.text) this.form.show(shown.settings.text);
    this.written = shown.settings.text;
    const says = this.isOver ? over(shown) : verdict(shown);
    if (this.status.textContent !== says) this.status.textContent = says; // it is read out
    this.status.classList.toggle("alarming", Boolean(shown.contradiction));
    const attends = said(shown, layer, head);
    const look = (text) => {
      this.pointed.textContent = text || attends;
    };
    look("");
    const go = (at) => this.set({ at });
    const weights = all[layer][head];
    const place = { look, go };
    swap(this.story, drawStory({ ...shown, coloring }, weights, place));
    const isNew = !shown.settings.at && shown.contradiction;
    const word = this.story.querySelector(isNew ? ".wrong" : "[aria-pressed=true]");
    if (word instanceof HTMLElement) keepInView(this.story, word);
    const write = (word) => this.write(word);
    swap(this.distribution, drawDistribution(shown, look, write));
    const choose = (chosen) => this.set(chosen);
    swap(this.heads, drawHeads(shown, { layer, head }, choose));
    this.sides.inert = false;
    this.answered.setAttribute("aria-busy", "false");
  }

  // Another word at the place that is looked at: what was before it becomes the beginning.
  async write(word) {
    const { words, look } = this.shown;
    try {
      const { tokenizer } = await this.fetchTeller();
      const text = tokenizer.join([...words.slice(0, look.at - 1), word]);
      this.goOn(text, 0);
    } catch (problem) {
      this.refuse(problem);
    }
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
