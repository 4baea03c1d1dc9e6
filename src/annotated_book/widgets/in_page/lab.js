// What a lab does with a live model: the reader sets something, a generator works out the answer
// while the page stays alive, and what was shown before stays until it is there.

import { oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  div,
  element,
  follow,
  stops,
} from "../kit/controls.js";
import { keyed, mapped } from "../kit/objects.js";
import { LONGEST, whenWanted } from "./live.js";

const AT_A_TIME = 12; // milliseconds of work, before the page gets its turn
const LATE = 250; // milliseconds, after which it is said that the model is at work

export const wait = (time = 0) => new Promise((go) => setTimeout(go, time));

export class Lab {
  /** @type {any} of each lab's own, see textForm */
  form;

  /** @param {import("../kit/controls.js").Model} model @param {any} [Kind] of live model */
  constructor(model, Kind) {
    this.model = model;
    this.choices = model.get("choices");
    this.fetchModel = whenWanted(model, Kind);
    this.shown = model.get("example");
    this.written = ""; // the text that was last written into the field
    this.isRefused = false;
    this.turn = 0; // which of all the things asked for is waited for
    this.status = announced("verdict");
    this.answered = div("answered");
  }

  /** Of an address. @param {string[]} names */
  readersOf(names) {
    return {
      text: (text) => (text.length <= LONGEST ? text : undefined),
      ...keyed(names, (name) => oneOf(this.choices[name])),
    };
  }

  /** @param {Record<string, any>} labels name -> label and symbol */
  slidersOf(labels) {
    return mapped(labels, ([label, symbol], name) => {
      const set = (value) => this.set({ [name]: value });
      const { show, ...control } = stops(label, symbol, this.choices[name], set);
      const showOrOff = (value) => show(value, value === null ? "off" : undefined);
      return { ...control, show: showOrOff };
    });
  }

  /** Texts to begin with. @param {string} words @param {[string, string][]} tries */
  suggest(words, tries) {
    const begin = ([name, text]) =>
      button(name, () => this.form.ask(text, 0), name === text ? {} : { title: text });
    return tries.length
      ? element("p", { class: "hint" }, words, ...tries.map(begin))
      : "";
  }

  /** With other random numbers. */
  drawAgain() {
    this.set({ seed: (this.model.get("seed") + 1) % this.choices.seed.length });
  }

  set(values) {
    if (this.isRefused) this.written = ""; // the text before it comes back
    this.refuse(null);
    change(this.model, values);
  }

  // What is shown does not belong to a text that is refused: it stays, gray and out of reach.
  refuse(problem) {
    this.form.refuse(problem);
    this.isRefused = Boolean(problem);
    this.answered.classList.toggle("stale", this.isRefused);
    this.answered.inert = this.isRefused;
  }

  async redraw() {
    const settings = this.settings();
    if (this.isRefused && settings.text !== this.shown.settings.text) this.refuse(null);
    this.showControls(settings);
    this.answered.setAttribute("aria-busy", "true");
    this.turn += 1;
    const mine = this.turn;
    const isStale = () => this.turn !== mine;
    const late = setTimeout(() => {
      this.status.textContent = "The model is at work …";
    }, LATE);
    try {
      if (JSON.stringify(settings) !== JSON.stringify(this.shown.settings))
        await this.workOff(settings, isStale, () => clearTimeout(late));
    } catch (problem) {
      if (isStale()) return;
      this.refuse(problem);
      if (problem instanceof RangeError) this.takeBack();
    } finally {
      clearTimeout(late);
    }
    if (isStale()) return;
    const { text } = this.shown.settings;
    if (this.written !== text) this.form.show(text);
    this.written = text;
    this.draw();
    this.answered.setAttribute("aria-busy", "false");
  }

  // Runs the search to its end, or until nobody waits for it any more.
  async workOff(settings, isStale, isHere) {
    const search = this.search(await this.fetchModel(), settings);
    for (let since = performance.now(); !isStale(); ) {
      const { done, value } = search.next();
      if (done) {
        this.shown = value;
        this.model.save_changes();
        return;
      }
      const pause = this.tellMore(value, isHere);
      if (!pause && performance.now() - since < AT_A_TIME) continue;
      await wait(pause);
      since = performance.now();
    }
  }

  /** Shows what there is so far; what it returns is a pause. @returns {number} */
  tellMore(_value, _isHere) {
    return 0;
  }

  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text; // it is read out
  }

  // Of each lab's own: what is set now, and how it is shown, answered, taken back and drawn.
  /** @returns {any} */
  settings() {}
  showControls(_settings) {}
  /** @returns {any} */
  search(_live, _settings) {}
  takeBack() {}
  draw() {}

  /** @param {string[]} names */
  follow(names) {
    const end = follow(this.model, names, () => this.redraw());
    return () => {
      this.turn += 1;
      end();
    };
  }
}
