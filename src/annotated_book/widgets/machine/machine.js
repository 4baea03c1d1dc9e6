// MachineExplorer: the whole model with its real numbers, from the stack to one number's sum.
import { LONGEST, languageMenu, textForm } from "../in_page/live.js";
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  change,
  element,
  frame,
  pointedLine,
  stateOf,
} from "../kit/controls.js";
import { drawAttention } from "./attention.js";
import { Bar } from "./bar.js";
import {
  drawEmbedding,
  drawFeedForward,
  drawFinalNorm,
  drawGenerator,
  drawParameter,
} from "./flow.js";
import { drawHead } from "./head.js";
import { drawLayer } from "./layer.js";
import { Listing } from "./listing.js";
import { drawMap } from "./map.js";
import { MODES, Modes } from "./modes.js";
import { drawNumber } from "./number.js";
import { place } from "./paint.js";
import { besides, fromTraits, isNumber, outOf, pictureOf, toTraits } from "./places.js";
import { Runs } from "./runs.js";
import { Scene } from "./scene.js";
import { sentence } from "./speech.js";
import { Stage } from "./stage.js";
import { sumOf } from "./sums.js";
import { Way } from "./way.js";

const PLACE = ["path", "head", "row", "cell"];
const ASKED = ["text", "language", "mode", "answer"];
const TRAITS = [...ASKED, "step", ...PLACE];
const PICTURES = {
  map: drawMap,
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
    this.isOwn = Boolean(model.get("own"));
    this.machine = model.get("machine");
    this.paths = new Set([
      ...Object.keys(this.machine.outputs),
      ...this.machine.nodes.flatMap(({ path, params }) => [path, ...params]),
    ]);
    this.runs = new Runs(model);
    this.found = this.runs.first();
    this.scene = this.newScene();
    this.station = -1;
    this.width = 0;
    this.redraw = () => {};
    this.menu = languageMenu(model, (language) =>
      change(model, { language, answer: "", row: -1, cell: "", step: 0 }),
    );
    const run = (text) => this.ask({ text, answer: "" });
    this.form = textForm(model, "Translate", "", run, this.menu.node);
    this.modes = new Modes(this);
    this.way = new Way(this);
    this.says = announced("says");
    this.pointed = pointedLine();
    this.stage = new Stage(this);
    this.bar = new Bar(this);
    this.listing = new Listing(this);
    this.address = this.inAddress(el);
    const { stage, pointed, bar, listing } = this;
    const picture = element("div", {}, stage.node, pointed, bar.node);
    this.both = element("div", { class: "both" }, picture, listing.node);
    frame(
      el,
      "machine-explorer",
      "Machine explorer",
      this.form.node,
      this.modes.node,
      this.way.node,
      this.says,
      this.both,
      this.address.node,
    );
  }

  inAddress(el) {
    const number = (text) => (/^(-1|\d{1,4})$/.test(text) ? Number(text) : undefined);
    const short = (text) => (text.length <= LONGEST ? text : undefined);
    const path = (text) => (text === "" || this.paths.has(text) ? text : undefined);
    return inAddress(this.model, el, {
      text: short,
      language: this.isOwn
        ? () => undefined
        : oneOf(Object.keys(this.model.get("languages"))),
      mode: oneOf(Object.keys(MODES)),
      step: number,
      answer: short,
      path,
      head: number,
      row: number,
      cell: (text) => (/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(text) ? text : undefined),
    });
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
    return Math.max(0, Math.min(this.model.get("step"), this.run.sizes.T - 1));
  }

  // --- moving ---

  /** @param {import("./paint.js").Place} at */
  go(at) {
    this.from = this.at;
    change(this.model, toTraits(at));
  }

  out() {
    if (this.stage.unpin()) return;
    if (this.at.path) this.go(outOf(this.at));
  }

  stepBy(by) {
    this.bar.stop();
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

  /** The model runs on what is asked; what was there goes if it cannot. */
  async ask(values, needsParameters = false) {
    const asked = { ...stateOf(this.model, ASKED), ...values };
    this.asked = asked;
    this.bar.stop();
    this.menu.show();
    const isHere = this.runs.fits(asked, this.found) && !needsParameters;
    this.form.node.setAttribute("aria-busy", "true");
    const late = setTimeout(() => this.tell("The parameters are on their way …"), 150);
    try {
      const found = isHere ? this.found : await this.runs.answer(asked);
      if (this.asked !== asked) return;
      this.found = found;
    } catch (problem) {
      if (this.asked === asked) this.refuse(problem);
      return;
    } finally {
      clearTimeout(late);
      this.form.node.setAttribute("aria-busy", "false");
    }
    this.form.refuse(null);
    this.modes.refuse("");
    this.showParts(true);
    const isAnother = asked.text !== this.model.get("text");
    change(this.model, isAnother ? { ...asked, row: -1, cell: "", step: 0 } : asked);
    this.form.show(asked.text);
    this.redraw();
  }

  /** Generation, from these target tokens on. */
  async goOn(ids) {
    const fetching = this.runs.fetch(this.model.get("language"));
    const live = await fetching.catch((problem) => this.refuse(problem));
    if (!live) return;
    await this.ask({ answer: live.textOf(ids) });
    this.stepTo(ids.length);
  }

  refuse(problem) {
    const isAnswer =
      problem instanceof RangeError && problem.message.startsWith("answer");
    this.showParts(false, isAnswer);
    if (isAnswer) this.modes.refuse(problem.message);
    else this.form.refuse(problem);
  }

  // What was drawn before is no answer to what could not be read.
  showParts(areShown, isAnswer = false) {
    const { modes, stage, listing, pointed, says, way } = this;
    for (const node of [modes.said, modes.rows, this.both, way.chapter])
      node.hidden = !areShown;
    modes.more.hidden = !areShown && !isAnswer;
    if (areShown) return;
    this.found = { ...this.found, key: "" };
    for (const node of [pointed, says, way.list, modes.rows, stage.number])
      node.replaceChildren();
    stage.clear();
    modes.shown = "";
    if (!isAnswer) modes.more.replaceChildren();
    listing.shown = "";
  }

  /** The parameters, where a sum needs them: the same run with them. */
  async needParameters() {
    if (this.isFetching) return;
    this.isFetching = true;
    this.stage.node.setAttribute("aria-busy", "true");
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
      this.stage.node.setAttribute("aria-busy", "false");
    }
  }

  /** The cells that this one is computed from; without the parameters, whole rows. */
  operandsOf(at) {
    const { run } = this;
    const index = at.head < 0 ? [at.row, at.cell] : [at.head, at.row, at.cell];
    const { kind, terms, needs } = sumOf(run, at.path, index);
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
    const at = this.within(this.at);
    this.scene = this.newScene();
    this.modes.show();
    this.way.show(at);
    const picture = pictureOf(at.path, at.head);
    if (this.run.waits(at.path)) {
      this.stage.wait("The parameters are on their way …");
      this.needParameters();
    } else if (isNumber(at)) this.stage.showNumber(drawNumber(this, at));
    else {
      const sheet = this.stage.sheetOf(this.width || 720);
      PICTURES[picture.kind](sheet, this.scene, picture.path, at);
      this.stage.show(sheet, at);
    }
    this.bar.show();
    this.listing.show(at);
    this.tell(sentence(this.scene, at, picture));
    this.address.show();
  }

  newScene() {
    const { mode, step, station, isOwn } = this;
    const language = isOwn ? "" : this.model.get("language");
    return new Scene(this.run, { mode, step, station, language });
  }

  // A linked place may be one that this text does not have.
  within(at) {
    const shape = at.path ? this.run.shape(at.path) : [];
    const [rows, columns] = shape.slice(-2);
    if (at.row >= rows || at.cell >= columns || at.head >= this.run.sizes.H)
      return place(at.path, Math.min(at.head, this.run.sizes.H - 1));
    if (isNumber(at) && shape.length === 3 && at.head < 0) return place(at.path);
    return at;
  }

  tell(words) {
    if (this.says.textContent !== words) this.says.textContent = words;
  }

  point(words) {
    this.pointed.textContent = words;
  }
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
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    const width = Math.min(720, Math.floor(contentRect.width));
    if (!width || width === view.width) return;
    view.width = width;
    redraw();
  });
  sizes.observe(view.both);
  view.form.show(model.get("text"));
  view.menu.show();
  redraw();
  return () => {
    view.bar.stop();
    sizes.disconnect();
    for (const name of TRAITS) model.off(`change:${name}`, redraw);
  };
}

export default { render };
