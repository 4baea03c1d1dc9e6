// Gauntlet: symptoms of a fault, diagnoses to choose from, hints, and then the answer.
import { inAddress } from "../kit/address.js";
import {
  announced,
  button,
  change,
  element,
  follow,
  frame,
  KEEP_KEYS,
} from "../kit/controls.js";
import { drawBlocks } from "./symptoms.js";

const NOTHING = { tried: [], hints: 0, shown: false };

// What stands between ` and ` is code.
const rich = (text) =>
  text.split("`").map((part, i) => (i % 2 ? element("code", {}, part) : part));

/** How far the reader is with each case. */
class Progress {
  constructor(model, cases) {
    this.model = model;
    this.cases = cases;
  }

  get here() {
    return this.model.get("case") - 1;
  }

  of(i) {
    return this.model.get("progress")[this.cases[i].id] ?? NOTHING;
  }

  isRight(i) {
    return this.of(i).tried.includes(this.cases[i].right);
  }

  isDone(i) {
    return this.isRight(i) || this.of(i).shown;
  }

  /** Of the case that is shown, these values are now others. */
  put(values) {
    const own = { ...this.of(this.here), ...values };
    const all = this.model.get("progress");
    change(this.model, { progress: { ...all, [this.cases[this.here].id]: own } });
  }

  /** A sign for a case, and the same in a word. */
  state(i) {
    if (this.isRight(i)) return ["✓", "solved"];
    if (this.of(i).shown) return ["–", "uncovered"];
    return this.of(i).tried.length ? ["✗", "not yet"] : ["", ""];
  }

  sentence() {
    const solved = this.cases.filter((_, i) => this.isRight(i));
    const first = solved.filter(
      ({ id, right }) => this.model.get("progress")[id].tried[0] === right,
    );
    return `Solved: ${solved.length} of ${this.cases.length}. At the first try: ${first.length}.`;
  }
}

/** The diagnoses of a case, and what is said of those that were tried. */
class Diagnoses {
  constructor(ask) {
    this.legend = element("legend", {}, ask);
    this.node = element("fieldset", {}, this.legend);
    this.radios = [];
    this.notes = [];
  }

  get chosen() {
    return this.radios.findIndex((radio) => radio.checked);
  }

  draw(options) {
    const name = `diagnosis-${Math.random()}`;
    this.radios = options.map((_, value) =>
      element("input", { type: "radio", name, value, ...KEEP_KEYS }),
    );
    this.notes = options.map(() => element("p", {}));
    const rows = options.map(({ text }, i) => {
      const label = element(
        "label",
        {},
        this.radios[i],
        element("span", {}, ...rich(text)),
      );
      return element("div", {}, label, this.notes[i]);
    });
    this.node.replaceChildren(this.legend, ...rows);
  }

  show({ options, right }, { tried }, isDone) {
    this.node.disabled = isDone;
    for (const [i, note] of this.notes.entries()) {
      const isIt = i === right && isDone;
      const fault = tried.includes(i) ? `✗ ${options[i].why}` : "";
      note.replaceChildren(...rich(isIt ? "✓ This is it." : fault));
      note.classList.toggle("right", isIt);
    }
  }
}

class View {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    const { cases, title, ask } = model.get("given");
    const numbers = cases.map((_, i) => String(i + 1));
    const readCase = (text) => (numbers.includes(text) ? Number(text) : undefined);
    this.model = model;
    this.cases = cases;
    this.progress = new Progress(model, cases);
    this.address = inAddress(model, el, { case: readCase });
    this.tabs = cases.map((_, i) =>
      button(String(i + 1), () => change(model, { case: i + 1 })),
    );
    this.score = element("p", { class: "hint" });
    this.name = element("p", { class: "case-name", tabindex: -1 });
    this.given = element("p");
    this.symptom = element("div", { class: "symptom" });
    this.diagnoses = new Diagnoses(ask);
    this.status = announced("verdict");
    this.hints = element("ol", {
      class: "hints",
      "aria-live": "polite",
      "aria-label": "Hints",
    });
    const answer = {
      class: "answer",
      tabindex: -1,
      role: "group",
      "aria-label": "The answer",
    };
    this.answer = element("div", answer);
    this.mark = button("Mark my answer", () => this.markAnswer(), { class: "main" });
    this.hint = button("", () => {
      this.progress.put({ hints: this.progress.of(this.progress.here).hints + 1 });
    });
    this.uncover = button("Show the answer", () => {
      this.progress.put({ shown: true });
      this.answer.focus();
    });
    this.buttons = [this.mark, this.hint, this.uncover];
    this.next = button("Next case", () => {
      change(model, { case: model.get("case") + 1 });
      this.name.focus();
    });
    this.drawnCase = null;
    this.place(el, title);
  }

  place(el, title) {
    const items = this.tabs.map((tab) => element("li", {}, tab));
    const list = element("ol", { class: "cases" }, ...items);
    const buttons = element("div", { class: "buttons" }, ...this.buttons);
    const answers = [this.diagnoses.node, buttons, this.status, this.hints];
    frame(
      el,
      "gauntlet",
      title,
      element("nav", { "aria-label": `Cases of: ${title}` }, list),
      ...[this.score, this.name, this.given],
      element("div", { class: "case" }, this.symptom, element("div", {}, ...answers)),
      this.answer,
      element("div", { class: "buttons" }, this.next),
      this.address.node,
    );
  }

  say(text) {
    this.status.replaceChildren(...rich(text));
  }

  markAnswer() {
    const { progress } = this;
    const { chosen } = this.diagnoses;
    if (chosen < 0) this.say("Choose one of the answers first.");
    else progress.put({ tried: [...progress.of(progress.here).tried, chosen] });
    if (progress.isDone(progress.here)) this.answer.focus();
  }

  drawCase(i) {
    const { id, given, symptom, options } = this.cases[i];
    this.drawnCase = id;
    this.name.textContent = `Case ${i + 1} of ${this.cases.length}`;
    this.given.replaceChildren(...rich(given));
    this.symptom.replaceChildren(...drawBlocks(symptom));
    this.diagnoses.draw(options);
    this.hints.replaceChildren();
    this.answer.replaceChildren();
    this.say("");
  }

  drawAnswer({ title, reveal, link: [page, chapter] }) {
    if (this.answer.childNodes.length) return;
    const href = `${page}.${this.model.later ? "html" : "ipynb"}`;
    const read = element("p", {}, "Read on: ", element("a", { href }, chapter));
    const name = element("p", {}, element("strong", {}, title));
    this.answer.append(name, ...drawBlocks(reveal), ...(page ? [read] : []));
  }

  redraw() {
    const i = this.progress.here;
    const isDone = this.progress.isDone(i);
    const it = this.cases[i];
    if (it.id !== this.drawnCase) this.drawCase(i);
    this.diagnoses.show(it, this.progress.of(i), isDone);
    this.tellVerdict(i);
    this.showHints(i);
    this.mark.hidden = isDone;
    this.uncover.hidden = isDone;
    this.next.hidden = !isDone || i + 1 >= this.cases.length;
    if (isDone) this.drawAnswer(it);
    this.showTabs(i);
    this.score.textContent = this.progress.sentence();
    this.address.show();
  }

  tellVerdict(i) {
    const { options, right, explanation } = this.cases[i];
    const { tried, shown } = this.progress.of(i);
    const tries = new Set(tried).size;
    if (this.progress.isRight(i))
      this.say(`Right${tries > 1 ? `, at try ${tries}` : ""}. ${explanation}`);
    else if (shown) this.say(`It is: ${options[right].text} ${explanation}`);
    else if (tried.length)
      this.say(`Not right. ${options[tried.at(-1)].why} Try another one.`);
    const isWrong = this.status.textContent?.startsWith("Not right");
    this.status.classList.toggle("alarming", isWrong);
  }

  showHints(i) {
    const { hints } = this.cases[i];
    const seen = Math.min(this.progress.of(i).hints, hints.length);
    while (this.hints.children.length < seen)
      this.hints.append(element("li", {}, ...rich(hints[this.hints.children.length])));
    const hasMore = seen < hints.length;
    const next = `Next hint (${seen + 1} of ${hints.length})`;
    this.hint.textContent = hasMore ? next : "No more hints";
    this.hint.setAttribute("aria-disabled", String(!hasMore));
    this.hint.hidden = !hints.length || this.progress.isDone(i);
  }

  showTabs(here) {
    for (const [i, tab] of this.tabs.entries()) {
      const [sign, word] = this.progress.state(i);
      tab.textContent = `${i + 1} ${sign}`.trim();
      tab.setAttribute("aria-label", `Case ${i + 1}${word && `, ${word}`}`);
      tab.setAttribute("aria-current", i === here ? "step" : "false");
    }
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const view = new View({ model, el });
  return follow(model, ["case", "progress"], () => view.redraw());
}

export default { render };
