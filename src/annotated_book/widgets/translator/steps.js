// Going from token to token: by hand, or one after the other while the reader watches.
import { button, element, KEEP_KEYS } from "../kit/controls.js";

const PAUSE = 450; // milliseconds a token

export const line = (...nodes) => element("div", { class: "line" }, ...nodes);

export class Steps {
  /**
   * @param {string} id
   * @param {{ step: () => number, total: () => number, move: (to: number) => void,
   *   tell: () => void }} given where we are, of how many; how to go on, and how to say it
   */
  constructor(id, { step, total, move, tell }) {
    this.step = step;
    this.total = total;
    this.move = move;
    this.tell = tell;
    this.uncovered = total(); // how many German tokens may be seen
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined; // while the tokens come one after the other
    this.back = button("Back", () => this.go(step() - 1));
    this.next = button("Next", () => this.go(step() + 1));
    this.playIt = button("Play", () => this.playOrStop());
    const all = button("All at once", () => this.go(total()));
    const name = `${id}-step`;
    this.range = element("input", { id: name, type: "range", min: 1, ...KEEP_KEYS });
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    this.place = element("output", { for: name, "aria-live": "off" });
    this.node = element(
      "div",
      { class: "steps" },
      line(this.back, this.next, this.playIt, all),
      line(element("label", { for: name }, "Token"), this.range, this.place),
    );
  }

  go(to) {
    this.stop();
    const total = this.total();
    const within = Math.min(Math.max(to, 1), total);
    this.uncovered = within === total ? within : Math.max(this.uncovered, within);
    this.move(within);
    this.tell();
  }

  /** All is written, and the last token before the end is the one that is looked at. */
  end() {
    this.stop();
    this.uncovered = this.total();
    this.move(0);
    this.tell();
  }

  /** A token was chosen in the drawing: from now on nothing is covered. */
  choose(to) {
    this.uncovered = this.total();
    this.go(to);
  }

  playOrStop() {
    if (this.timer) this.stop();
    else this.play(this.step() < this.total() - 1 ? this.step() + 1 : 1);
  }

  play(to) {
    this.stop();
    if (to === this.total()) return this.end();
    this.uncovered = to;
    this.move(to);
    this.timer = setTimeout(() => this.play(to + 1), PAUSE);
    this.playIt.textContent = "Pause";
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.playIt.textContent = "Play";
  }

  // Another text has been answered: all of it is seen.
  restart() {
    this.uncovered = this.total();
    this.range.max = String(this.total());
  }

  show() {
    const [step, total] = [this.step(), this.total()];
    this.uncovered = Math.max(this.uncovered, step);
    this.range.value = String(step);
    this.place.textContent = `${step} of ${total}`;
    this.back.disabled = step === 1;
    this.next.disabled = step === total;
  }
}
