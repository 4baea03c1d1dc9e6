// MachineExplorer: the whole model on one stage, which moves, with its real numbers: a walk from
// station to station, and from any part down to one number's sum.
import { germanWords, numberOf } from "../in_page/german.js";
import { GERMAN, LONGEST, languageMenu, textForm } from "../in_page/live.js";
import { numberWords } from "../in_page/words.js";
import { inAddress, oneOf } from "../kit/address.js";
import { change, frame, pointedLine, stateOf } from "../kit/controls.js";
import { drawAttention } from "./attention.js";
import { Clock, isStill } from "./clock.js";
import { Dock } from "./dock.js";
import { Floor } from "./floor.js";
import {
  drawEmbedding,
  drawFeedForward,
  drawFinalNorm,
  drawGenerator,
  drawParameter,
} from "./flow.js";
import { drawHead } from "./head.js";
import { House } from "./house.js";
import { onKey } from "./keys.js";
import { drawLayer } from "./layer.js";
import { layoutOf, mapOf } from "./layout.js";
import { Listing } from "./listing.js";
import { MODES, Modes } from "./modes.js";
import { HEAD_STEPS, headText } from "./narration.js";
import { drawNumber } from "./number.js";
import { indexOf, place } from "./paint.js";
import {
  besides,
  crumbs,
  ending,
  fromTraits,
  isNumber,
  outOf,
  pictureOf,
  toTraits,
} from "./places.js";
import { Runs } from "./runs.js";
import { Scene } from "./scene.js";
import { sentence } from "./speech.js";
import { Stage } from "./stage.js";
import { Rows, Walk } from "./story.js";
import { sumOf } from "./sums.js";
import { Way } from "./way.js";

const PHONE = 640; // px, as in machine.css
const PLACE = ["path", "head", "row", "cell"];
const ASKED = ["text", "language", "mode", "answer", "without", "seed", "temperature"];
const TRAITS = [...ASKED, "step", "station", ...PLACE];
const PICTURES = {
  layer: drawLayer,
  attention: drawAttention,
  feedForward: drawFeedForward,
  head: drawHead,
  embedding: drawEmbedding,
  finalNorm: drawFinalNorm,
  generator: drawGenerator,
  parameter: drawParameter,
};

class View {
  /** @param {import("../kit/controls.js").Place} given */
  constructor({ model, el }) {
    this.model = model;
    this.isAlone = model.get("opening").given > 0; // a decoder-only model
    this.isOwn = Boolean(model.get("own")) || this.isAlone; // it knows no languages
    this.machine = model.get("machine");
    this.paths = new Set([
      ...Object.keys(this.machine.outputs),
      ...this.machine.nodes.flatMap(({ path, params }) => [path, ...params]),
    ]);
    this.runs = new Runs(model);
    this.found = this.runs.first();
    this.layout = layoutOf(this.run);
    this.before = null; // the run to compare with
    this.problem = "";
    this.headStep = 5; // how far a head is told; whoever enters one starts at 1
    this.scene = this.newScene();
    this.redraw = () => {};
    const toLanguage = (language) =>
      change(model, { language, answer: "", row: -1, cell: "", step: 0 });
    this.menu = this.isAlone
      ? { node: "", show() {} }
      : languageMenu(model, toLanguage);
    const run = (text) => this.ask({ text, answer: "", without: "" });
    const [verb, label] = this.isAlone
      ? ["Continue", "The beginning of a text"]
      : ["Translate"];
    this.form = textForm(model, verb, "", run, this.menu.node, label);
    this.modes = new Modes(this);
    this.way = new Way(this);
    this.pointed = pointedLine();
    this.stage = new Stage(this);
    this.listing = new Listing(this);
    this.clock = new Clock(this);
    this.floor = new Floor(this);
    this.dock = new Dock(this, this.clock);
    /** @type {any} a Walk or Rows, see walk/story.js */
    this.story = null;
    this.#tell();
    this.address = this.#inAddress(el);
    this.house = new House(this);
    const { house, address } = this;
    frame(el, "machine-explorer", "Machine explorer", house.node, address.node);
    house.node.addEventListener("keydown", (event) => onKey(this, event));
    this.floor.begin();
  }

  #inAddress(el) {
    const number = (text) => (/^(-1|\d{1,4})$/.test(text) ? Number(text) : undefined);
    const short = (text) => (text.length <= LONGEST ? text : undefined);
    return inAddress(this.model, el, {
      text: short,
      language: oneOf(this.isOwn ? [] : Object.keys(this.model.get("languages"))),
      mode: oneOf(Object.keys(MODES)),
      station: number,
      step: number,
      answer: short,
      without: oneOf(["", ...this.parts()]),
      ...(this.isAlone ? { seed: number } : {}),
      temperature: (text) => (text >= 0.1 && text <= 5 ? Number(text) : undefined),
      path: oneOf(["", ...this.paths]),
      head: number,
      row: number,
      cell: (text) => (/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(text) ? text : undefined),
    });
  }

  /** What can be switched off: the positions, each sublayer, each head. */
  parts() {
    const heads = [...Array(this.run.sizes.H).keys()];
    const sublayers = [...this.layout.bands.values()].filter(
      ({ layer }) => layer !== undefined,
    );
    return [
      "positions",
      ...sublayers.flatMap(({ path, kind }) =>
        kind === "attention"
          ? [path, ...heads.map((head) => `${path}#${head}`)]
          : [path],
      ),
    ];
  }

  /** @returns {import("./paint.js").Place} */
  get at() {
    return fromTraits(stateOf(this.model, PLACE));
  }

  get mode() {
    return this.model.get("mode");
  }

  get run() {
    return this.found.run;
  }

  get step() {
    const least = this.mode === "step" ? this.layout.first : 0;
    return Math.max(least, Math.min(this.model.get("step"), this.run.sizes.T - 1));
  }

  // A page that was stored before these came has none.
  get temperature() {
    return this.model.get("temperature") ?? 1;
  }

  get seed() {
    return this.model.get("seed") ?? -1;
  }

  get word() {
    return this.model.get("text");
  }

  // --- the story ---

  /** The story of the run that is found. */
  #tell() {
    const { run, mode } = this;
    this.layout = layoutOf(run);
    this.told = `${this.found.key} ${mode}`;
    if (this.seen && this.isAlone) this.seen.step = this.step; // of another text
    const say = (row) =>
      sentence(
        new Scene(run, { mode, step: row, language: "" }),
        place(""),
        pictureOf(""),
      );
    this.story =
      mode === "step"
        ? new Walk(run, this.layout, this.#known())
        : new Rows(run, this.layout, mode, say);
  }

  #known() {
    const { model, found, modes } = this;
    const text = model.get("text");
    const answer = modes.answerOf(found);
    if (this.isAlone)
      return {
        ...{ text: ending(text), answer, whole: ending(modes.textOf(found)) },
        temperature: this.seed < 0 ? 1 : this.temperature,
        ...(!model.get("own") && {
          made: ", trained on stories,",
          pairs: " on stories",
        }),
      };
    const crossTitle = "From source to target";
    if (this.isOwn)
      return { text, answer, from: "the source", to: "the target", crossTitle };
    const language = model.get("language");
    const [name] = model.get("languages")[language];
    const isGerman = language === GERMAN;
    const isFirst = isGerman && text === "forty-seven" && !model.get("without");
    return {
      ...{ text, answer, odd: oddity(found.run.srcTokens, text, answer) },
      ...{ from: "the English", to: `the ${name}`, in: ` in ${name}` },
      crossTitle: `From English to ${name}`,
      made: ", trained on number words,",
      ...(isGerman && { pairs: " on 55,000 pairs" }),
      ...(isFirst && {
        gloss: ", literally seven-and-forty",
        without:
          "It matters: hide *seven* from the decoder, and the first piece becomes *vierzig*.",
      }),
    };
  }

  get isInHead() {
    const { path, head } = this.at;
    return pictureOf(path, head).kind === "head" && !isNumber(this.at);
  }

  forward() {
    this.house.comeIntoSight();
    this.toWhole(false);
    if (this.isInHead)
      return this.headStep < 5 ? this.#toHeadStep(this.headStep + 1) : this.leave();
    if (this.at.path) return this.mode === "step" ? this.out() : this.stepBy(1);
    this.clock.next();
  }

  backward() {
    this.toWhole(false);
    if (this.isInHead && this.headStep > 1) return this.#toHeadStep(this.headStep - 1);
    if (this.isInHead) return this.leave();
    if (this.at.path)
      return this.mode !== "step" && this.step ? this.stepBy(-1) : this.out();
    this.clock.back();
  }

  /** To where the next token of a row is chosen. */
  toBars(row = this.layout.first) {
    this.clock.set(this.story.timeOf(row));
    this.arrived();
    this.leave();
    this.toWhole(false);
  }

  #toHeadStep(step) {
    this.headStep = step;
    this.redraw();
  }

  // To where the walk is.
  leave() {
    if (this.at.path) this.go(place(""));
  }

  /** Softmax at another temperature: the bars follow, and what is sampled. */
  heat(temperature) {
    this.modes.temperature.show(temperature);
    if (this.seed >= 0) return this.ask({ temperature });
    change(this.model, { temperature });
  }

  /** @param {boolean} [isWhole] @param {any} [box] a layer of it */
  toWhole(isWhole = !this.floor.goal || this.at.path !== "", box = null) {
    if (isWhole) this.leave();
    if (isWhole && !box) this.closeOwn(); // the map takes all the room
    this.floor.show(isWhole ? (box ?? mapOf(this.layout)) : null);
  }

  tick() {
    this.floor.draw();
    const isMap = this.floor.goal !== null && !this.at.path;
    this.house.whole.ariaPressed = String(isMap);
    this.dock.show();
  }

  arrived() {
    const isWalk = this.mode === "step";
    const station = isWalk ? this.clock.stop : this.model.get("station");
    const isStart = isWalk && station === 1;
    const step = isStart ? this.layout.first : this.story.rowAt(this.clock.t);
    if (station === this.model.get("station") && step === this.step) return;
    this.isArriving = true;
    change(this.model, { station, step });
  }

  // --- moving ---

  /** @param {import("./paint.js").Place} at */
  go(at) {
    this.point("");
    const layer = this.at.path ? null : this.floor.nearer(at);
    if (layer) return this.toWhole(true, layer);
    this.from = this.at;
    if (!this.isInHead && !isNumber(this.at)) this.headStep = this.from.path ? 5 : 1;
    this.clock.pause();
    change(this.model, toTraits(at));
  }

  out() {
    if (this.stage.unpin()) return;
    if (this.at.path) this.go(outOf(this.at, this.layout.given.side.embed));
    else if (this.house.isFilling) this.house.fill();
    else this.toWhole();
  }

  stepBy(by) {
    this.clock.pause();
    this.stepTo(this.step + by);
  }

  stepTo(step) {
    if (step < 0 || step >= this.run.sizes.T) return;
    const { path, row } = this.at;
    const isPinned = row >= 0 && this.scene.isTarget(path) && row === this.step;
    change(this.model, isPinned ? { step, row: step } : { step });
  }

  besides(by) {
    const to = besides(this.at, by, this.paths);
    if (to) this.go(to);
  }

  // --- running the model ---

  /** The model runs on what is asked; what was there stays, in gray, if it cannot. */
  async ask(values, needsParameters = false) {
    const asked = { ...stateOf(this.model, ASKED), ...values };
    this.asked = asked;
    this.clock.pause();
    this.menu.show();
    const isHere = this.runs.fits(asked, this.found) && !needsParameters;
    this.form.node.ariaBusy = "true";
    const late = setTimeout(
      () => this.modes.wait("The parameters are on their way …"),
      150,
    );
    try {
      const before = isHere ? this.before : await this.#comparedWith(asked);
      const found = isHere ? this.found : await this.runs.answer(asked);
      if (this.asked !== asked) return;
      this.before = before;
      this.found = found;
    } catch (problem) {
      if (this.asked === asked) this.refuse(problem);
      return;
    } finally {
      clearTimeout(late);
      this.modes.wait("");
      this.form.node.ariaBusy = "false";
    }
    this.form.refuse(null);
    this.modes.refuse("");
    this.#setProblem("");
    const isAnother = asked.text !== this.model.get("text");
    const first = { row: -1, cell: "", step: 0, station: 1 };
    change(this.model, isAnother ? { ...asked, ...first } : asked);
    this.form.show(asked.text);
    // On a phone it would cover what comes of it.
    if (isAnother && this.house.node.clientWidth <= PHONE) {
      this.house.showOwn(false);
      this.house.comeIntoSight();
    }
    this.redraw();
  }

  /** The run beside which this one is told: of the whole model, where a part is left out of it;
   * of another draw or choice, what was there before. */
  async #comparedWith(asked) {
    const { model, runs, found } = this;
    if (asked.without) return (await runs.answer({ ...asked, without: "" })).run;
    const isWhole = !model.get("without") && asked.text === model.get("text");
    const isOther = ["seed", "temperature"].some(
      (name) => asked[name] !== model.get(name),
    );
    return isWhole && (isOther || asked.mode === "generate") ? found.run : null;
  }

  /** Generation, from these target tokens on. */
  async goOn(ids) {
    const fetching = this.runs.fetch(this.model.get("language"));
    const live = await fetching.catch((problem) => this.refuse(problem));
    if (!live) return;
    const cut = Math.max(0, this.run.given - 1); // the text comes before the answer
    const text = ids.length < cut ? live.textOf(ids) : this.model.get("text");
    await this.ask({ text, answer: live.textOf(ids.slice(cut)) });
    this.stepTo(ids.length);
  }

  refuse(problem) {
    const isAnswer =
      problem instanceof RangeError && problem.message.startsWith("answer");
    if (isAnswer) this.modes.refuse(problem.message);
    else this.form.refuse(problem);
    this.house.showOwn(true);
    this.#setProblem(problem.message);
  }

  /** What was refused is dropped with the panel: its last answer is back. */
  closeOwn() {
    this.house.showOwn(false);
    if (this.problem) this.ask({});
  }

  #setProblem(words) {
    this.problem = words;
    this.house.gray(words !== "");
    this.dock.show();
  }

  /** The parameters, where a sum needs them: the same run with them. */
  async needParameters() {
    if (this.isFetching) return;
    this.isFetching = true;
    this.stage.node.ariaBusy = "true";
    const { found } = this;
    try {
      const again = await this.runs.answer(stateOf(this.model, ASKED));
      if (this.found === found) this.found = again;
      this.redraw();
    } catch (problem) {
      const words = `The parameters could not be fetched: ${problem.message}.`;
      this.stage.wait(words);
    } finally {
      this.isFetching = false;
      this.stage.node.ariaBusy = "false";
    }
  }

  /** The cells that this one is computed from; without the parameters, whole rows. */
  operandsOf(at) {
    const { run } = this.scene;
    const { kind, terms, needs } = sumOf(run, at.path, indexOf(at));
    if (kind === "parameter") return [];
    if (!needs) return terms.flatMap(({ a, b }) => (b ? [a, b] : [a]));
    const [parent] = run.node(at.path).parents;
    const columns = run.shape(parent).at(-1);
    return [0, columns - 1].map((column) => ({
      path: parent,
      index: [at.row, column],
    }));
  }

  // --- drawing ---

  draw() {
    if (this.told !== `${this.found.key} ${this.mode}`) this.#tell();
    this.#follow();
    this.scene = this.newScene();
    const at = this.#here;
    this.modes.show();
    this.way.show(at);
    this.#showPage(at);
    this.listing.show(at);
    this.tick();
    this.address.show();
  }

  // The clock goes where the traits say, if it did not say so itself.
  #follow() {
    const { clock, story, model, mode, step } = this;
    const station = Math.min(model.get("station"), clock.last);
    const first = mode === "step" ? this.layout.first : 0;
    const seen = this.seen ?? { station: 1, step: first, mode: "step" };
    const isOther = seen.mode !== mode;
    this.seen = { station, step, mode };
    if (isOther) this.toWhole(false);
    if (this.isArriving) this.isArriving = false;
    else if (mode !== "step") {
      if (isOther) clock.set(step + 1);
      else if (clock.stop !== step + 1) clock.to(step + 1);
    } else if (isOther || station !== seen.station) clock.set(station);
    else if (step !== seen.step && story.rowAt(clock.t) !== step)
      clock.set(story.timeOf(step));
    if (clock.t > clock.last) clock.set(clock.last);
  }

  #showPage(at) {
    const { page } = this.house;
    const picture = pictureOf(at.path, at.head);
    const isInside = at.path !== "";
    const was = this.shownAt ?? place("");
    const wasInside = was.path !== "";
    this.shownAt = at;
    if (!isInside) {
      if (wasInside) this.#leavePage(was);
      return;
    }
    page.hidden = false;
    if (this.run.waits(at.path)) {
      this.stage.wait("The parameters are on their way …");
      this.needParameters();
    } else if (isNumber(at)) this.stage.showNumber(drawNumber(this, at));
    else {
      const sheet = this.stage.sheetOf(this.width || 720, this.floor.height);
      PICTURES[picture.kind](sheet, this.scene, picture.path, at);
      this.stage.show(sheet, at);
      this.stage.fill(this.house.floor);
    }
    const isDeeper = !wasInside || at.path.startsWith(`${was.path}.`);
    const isSame = wasInside && was.path === at.path && was.head === at.head;
    if (!isSame) page.scrollTop = 0;
    const step = picture.kind === "head" ? this.headStep : 0;
    if (step && (!isSame || step !== this.seenStep)) {
      const { sheet, node } = this.stage;
      const low = (sheet?.told ?? 0) * Number(node.style.zoom);
      page.scrollTop = low - page.clientHeight + 72;
    }
    this.seenStep = step;
    if (!isSame && (isDeeper || !wasInside))
      this.floor.zoom(page, this.floor.boxOf(at), true);
  }

  #leavePage(was) {
    const { page } = this.house;
    const hide = () => {
      if (this.at.path) return;
      page.hidden = true;
      this.stage.clear();
    };
    const hadFocus = page.contains(document.activeElement);
    if (isStill()) hide();
    else this.floor.zoom(page, this.floor.boxOf(was), false).then(hide);
    if (hadFocus) queueMicrotask(() => this.floor.focus(was));
  }

  /** The run as pages show it: of one stack the walk has the rows that are told of. */
  get shown() {
    const { run, step, at } = this;
    const isCut = this.isAlone && this.mode === "step";
    return isCut ? run.upTo(1 + Math.max(step, at.row)) : run;
  }

  newScene(run = this.shown) {
    const { mode, step, isOwn } = this;
    const language = isOwn ? "" : this.model.get("language");
    return new Scene(run, { mode, step, language, headStep: this.headStep });
  }

  // A linked place may be one that this text does not have.
  get #here() {
    const { at } = this;
    const { run } = this.scene;
    const shape = at.path ? run.shape(at.path) : [];
    const [rows, columns] = shape.slice(-2);
    if (at.row >= rows || at.cell >= columns || at.head >= run.sizes.H)
      return place(at.path, Math.min(at.head, run.sizes.H - 1));
    if (isNumber(at) && shape.length === 3 && at.head < 0) return place(at.path);
    return at;
  }

  /** What the dock says of a place inside. */
  sentence() {
    const at = this.#here;
    if (this.isInHead) {
      const { path } = pictureOf(at.path, at.head);
      const isTarget = path.startsWith("decoder");
      const row = at.row >= 0 ? at.row : isTarget ? this.step : this.run.sizes.S - 1;
      return headText(this.scene.run, path, at.head, row, this.headStep);
    }
    return sentence(this.scene, at, pictureOf(at.path, at.head)).replaceAll("*", "∗");
  }

  title() {
    if (this.isInHead) return HEAD_STEPS[this.headStep - 1];
    return crumbs(this.#here, this.scene).at(-1)?.[0] ?? "";
  }

  point(words) {
    this.pointed.textContent = words;
  }

  resize({ width, height }) {
    const wide = Math.floor(width);
    if (!wide) return;
    this.width = Math.min(720, wide - 16);
    this.floor.resize(wide, Math.floor(height));
    this.redraw();
  }
}

// Of words that are not put together as in training: which number the answer would be right for.
function oddity(tokens, text, answer) {
  if (numberOf(tokens.filter((token) => token[0] !== "<").join(" ")) !== null)
    return "";
  const number = [...Array(10_000).keys()].find((n) => germanWords(n) === answer);
  const same = number === undefined ? "" : `, as for *${numberWords(number)}*`;
  return `*${text}* names no number, yet the model answers${same}.`;
}

/** @param {import("../kit/controls.js").Place} given */
function render({ model, el }) {
  const view = new View({ model, el });
  let isQueued = false;
  const redraw = () => {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      if (view.runs.fits(stateOf(model, ASKED), view.found)) view.draw();
      else view.ask({});
    });
  };
  view.redraw = redraw;
  for (const name of TRAITS) model.on(`change:${name}`, redraw);
  const sizes = new ResizeObserver(([{ contentRect }]) => view.resize(contentRect));
  sizes.observe(view.house.floor);
  const repaint = () => {
    view.floor.repaint();
    view.tick();
  };
  const theme = new MutationObserver(repaint);
  const attributes = {
    attributes: true,
    attributeFilter: ["data-theme", "theme", "class"],
  };
  for (const node of [document.documentElement, document.body])
    theme.observe(node, attributes);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", repaint);
  view.form.show(model.get("text"));
  view.menu.show();
  redraw();
  return () => {
    view.clock.stopAll();
    sizes.disconnect();
    theme.disconnect();
    dark.removeEventListener("change", repaint);
    if (view.house.isFilling) view.house.fill();
    for (const name of TRAITS) model.off(`change:${name}`, redraw);
  };
}

export default { render };
