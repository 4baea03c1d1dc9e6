// StoryLab: a storyteller goes on with a story of the reader's, word by word. What is on screen
// first comes from PyTorch; what a reader sets, tell.js works out.
import { Lab } from "../in_page/lab.js";
import { textForm } from "../in_page/live.js";
import { inAddress } from "../kit/address.js";
import {
  button,
  element,
  frame,
  menu,
  panel,
  pointedLine,
  stateOf,
} from "../kit/controls.js";
import { drawDistribution } from "./distribution.js";
import { drawHeads, said } from "./heads.js";
import { listed } from "./reasons.js";
import { drawStory, drawWords } from "./story.js";
import { Teller, tell } from "./tell.js";

const SLIDERS = {
  temperature: ["Temperature", ""],
  top_k: ["Top-k", ""],
  top_p: ["Top-p", ""],
  seed: ["Seed", ""],
};
const SETTINGS = ["text", "length", "temperature", "top_k", "top_p", "seed", "at"];
const DRAWING = ["layer", "head", "coloring"]; // of what was told
const PACE = 30; // milliseconds from word to word, when a story goes on

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

// What is to be said of the whole story, or of who has what where the reader looks.
function verdict({ words, world, surprise, contradiction, look }, coloring) {
  const bits = `The model’s surprise is ${mean(surprise).toFixed(2)} bits a word`;
  if (!world) return `${counted(words.length, "word")}. ${bits}.`;
  if (contradiction) {
    const { sentence, word, reason } = contradiction;
    return `Sentence ${sentence + 1} contradicts the world at “${words[word]}”. ${reason}`;
  }
  if (coloring === "surprise")
    return `${bits}; the world’s own uncertainty is ${mean(world).toFixed(2)}.`;
  return look.now.length
    ? `By now ${listed(look.now)}. The model is given no such list, only the words.`
    : "No contradiction so far.";
}

// A word that is not in sight comes to the middle of the pane.
function keepInView(pane, word) {
  const at = word.offsetTop - pane.scrollTop;
  if (at < 0 || at + word.offsetHeight > pane.clientHeight)
    pane.scrollTop = word.offsetTop - pane.clientHeight / 2;
}

const over = ({ words }) =>
  `The story has ended, after ${counted(words.length, "word")}: it can’t go on. Draw again tells another one, Start over goes back to the beginning.`;

class StoryLab extends Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    super(model, Teller);
    this.isPlaying = false; // does it go on, word by word?
    this.isOver = false; // was it to go on when it had ended?
    this.isQuiet = false;
    this.readers = this.readersOf([...SETTINGS.slice(1), ...DRAWING]);
    this.address = inAddress(model, el, this.readers);
    this.form = this.formOf();
    const { temperature, ...others } = this.slidersOf(SLIDERS);
    const names = Object.fromEntries(this.choices.coloring.map((one) => [one, one]));
    const coloring = menu("Color by", names, (coloring) => this.set({ coloring }));
    this.controls = { temperature, coloring, ...others };
    this.story = element("div", { class: "pane" });
    this.distribution = element("div", { class: "choices" });
    this.heads = element("div");
    this.attends = element("p", { class: "hint said" });
    this.pointed = pointedLine();
    const buttons = element("div", { class: "buttons" }, ...this.buttons());
    const right = element("div", {}, this.status, buttons, temperature.node);
    const sides = element("div", { class: "sides" }, this.distribution, right);
    const more = panel(coloring, ...Object.values(others));
    const inside = element("div", {}, this.heads, this.attends);
    const words = "Look inside: where every head looks, and more controls";
    const fold = element(
      "details",
      {},
      element("summary", {}, words),
      element("div", { class: "sides" }, inside, more),
    );
    this.answered.append(this.story, sides, fold, this.pointed, this.address.node);
    frame(el, "story-lab", "Story lab", this.form.node, this.answered);
  }

  formOf() {
    const { model, choices } = this;
    const form = textForm(
      model,
      "Begin",
      "",
      (text) => this.goOn(text, 0),
      "",
      "The beginning of a story",
    );
    form.node.querySelector("input")?.setAttribute("autocapitalize", "sentences");
    const summary = element("summary", {}, "your own");
    this.own = element("details", {}, summary, ...form.node.childNodes);
    const beginnings = Object.entries(choices.beginnings);
    form.node.append(this.suggest("Begin with ", beginnings), this.own);
    return form;
  }

  buttons() {
    const goOn = (length) => () => this.goOn(this.model.get("text"), length);
    return [
      button("Next word", goOn(null), { class: "main" }),
      button("Continue", goOn(undefined)),
      button("Draw again", () => this.drawAgain()),
      button("Start over", goOn(0)),
    ];
  }

  refuse(problem) {
    super.refuse(problem);
    if (problem && this.own) this.own.open = true; // there it says why
  }

  set(values) {
    this.isPlaying = this.isOver = false;
    super.set(values);
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

  takeBack() {
    this.put(this.shown.settings);
  }

  settings() {
    return stateOf(this.model, SETTINGS);
  }

  showControls() {
    for (const [name, { show }] of Object.entries(this.controls))
      show(this.model.get(name));
    this.address.show();
  }

  async redraw() {
    if (!this.isQuiet) await super.redraw();
  }

  search(teller, settings) {
    return tell(teller, settings);
  }

  // While it goes on: the words alone.
  tellMore(words, isHere) {
    const { settings, words: before } = this.shown;
    const seen = this.model.get("text") === settings.text ? before.length : 0;
    if (!this.isPlaying || !(words?.length > seen) || isCalm()) return 0;
    isHere();
    this.distribution.inert = true;
    this.story.replaceChildren(drawWords(words));
    this.story.scrollTop = this.story.scrollHeight;
    this.status.textContent = `${counted(words.length, "word")} …`;
    return PACE;
  }

  draw() {
    const { shown, model } = this;
    const coloring = model.get("coloring");
    const { weights: all } = shown.look;
    // A page that was stored may speak of a larger model than the one that came with it.
    const layer = Math.min(model.get("layer"), all.length - 1);
    const head = Math.min(model.get("head"), all[0].length - 1);
    this.isPlaying = false;
    this.say(this.isOver ? over(shown) : verdict(shown, coloring));
    this.status.classList.toggle("alarming", Boolean(shown.contradiction));
    this.attends.textContent = said(shown, layer, head);
    const look = (text) => {
      this.pointed.textContent = text;
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
    const choose = (chosen) => this.set({ ...chosen, coloring: "attention" });
    swap(this.heads, drawHeads(shown, { layer, head }, choose));
    this.distribution.inert = false;
  }

  // Another word at the place that is looked at: what was before it becomes the beginning.
  async write(word) {
    const { words, look } = this.shown;
    try {
      const { target } = await this.fetchModel();
      const text = target.join([...words.slice(0, look.at - 1), word]);
      this.goOn(text, 0);
    } catch (problem) {
      this.refuse(problem);
    }
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render(place) {
  const lab = new StoryLab(place);
  return lab.follow(Object.keys(lab.readers));
}

export default { render };
