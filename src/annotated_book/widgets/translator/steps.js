// Going from token to token: by hand, or one after the other while the reader watches. All that
// moves is a function of one time: 0 to 1 the text is torn into tokens, 1 to 2 the encoder reads
// them, and from 1 + k to 2 + k the model writes its token k.
import { button, div, element, KEEP_KEYS } from "../kit/controls.js";

const READS = 1000; // milliseconds for the text, and for the encoder
const LASTS = 600; // milliseconds a token,
const ALL = 2900; // and less where there are many: all is there within five seconds
const MOST = 100; // milliseconds from frame to frame: a page that was out of sight goes on

export const line = (...nodes) => div("line", ...nodes);

export class Steps {
  /**
   * @param {string} id
   * @param {{ step: number, total: number, move: (to: number) => void, tell: () => void,
   *   drawTime: (at: number, share: number) => void, stage: { rest: () => void },
   *   isCalm: boolean }} view where we are, of how many; how to go on, and how to say it; how to
   *   draw a time, and to end that; whether nothing may move: then each step is drawn as it ends
   */
  constructor(id, view) {
    this.view = view;
    this.uncovered = view.total; // how many target tokens may be seen
    this.isPlaying = false;
    this.time = 0;
    this.last = 0; // when the last frame was drawn
    this.frame = 0; // the next one, while it plays
    this.back = button("‹", () => this.go(view.step - 1), { "aria-label": "Back" });
    this.next = button("›", () => this.go(view.step + 1), { "aria-label": "Next" });
    this.playIt = button("▶ Play", () => this.playOrStop(), { class: "play" });
    const name = `${id}-step`;
    this.range = element("input", { id: name, type: "range", min: 1, ...KEEP_KEYS });
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    this.place = element("output", { for: name, "aria-live": "off" });
    const label = element("label", { for: name, class: "token-label" }, "Token");
    this.node = line(
      ...[this.playIt, this.back, this.next, label, this.range, this.place],
    );
    this.node.classList.add("steps");
  }

  go(to) {
    this.stop();
    const within = Math.min(Math.max(to, 1), this.view.total);
    this.uncovered = Math.max(this.uncovered, within);
    this.moveAndTell(within);
  }

  /** All is written, and the last token before the end is the one that is looked at. */
  end() {
    this.stop();
    this.uncovered = this.view.total;
    this.moveAndTell(0);
  }

  moveAndTell(to) {
    this.view.move(to);
    this.view.tell();
  }

  /** A token was chosen in the drawing: from now on nothing is covered. */
  choose(to) {
    this.uncovered = this.view.total;
    this.go(to);
  }

  playOrStop() {
    if (this.isPlaying) this.go(Math.max(1, this.uncovered));
    else this.play(this.uncovered < this.view.total ? this.uncovered + 2 : 0);
  }

  /** @param {number} time where to begin */
  play(time) {
    this.stop();
    this.isPlaying = true;
    this.node.setAttribute("aria-busy", "true");
    this.time = time;
    this.last = performance.now();
    this.turnTo(Math.floor(time));
    this.tick(this.last);
    this.playIt.textContent = "❚❚ Pause";
  }

  tick(now) {
    const before = Math.floor(this.time);
    const lasts = before < 2 ? READS : Math.min(LASTS, ALL / this.view.total);
    this.time += Math.min(now - this.last, MOST) / lasts;
    this.last = now;
    const at = Math.floor(this.time);
    if (at >= this.view.total + 2) return this.end();
    if (at !== before) this.turnTo(at);
    this.view.drawTime(at, this.view.isCalm ? 1 : this.time - at);
    this.frame = requestAnimationFrame((later) => this.tick(later));
  }

  turnTo(at) {
    this.uncovered = Math.max(0, at - 1);
    this.view.move(Math.max(1, this.uncovered));
  }

  stop() {
    if (this.isPlaying) this.view.stage.rest();
    this.isPlaying = false;
    this.node.setAttribute("aria-busy", "false");
    cancelAnimationFrame(this.frame);
    this.playIt.textContent = "▶ Play";
  }

  // Another text has been answered: all of it is seen.
  restart() {
    this.uncovered = this.view.total;
    this.range.max = String(this.uncovered);
  }

  show() {
    const { step, total } = this.view;
    if (!this.isPlaying) this.uncovered = Math.max(this.uncovered, step);
    this.range.value = String(step);
    this.place.textContent = `${step} of ${total}`;
    this.back.disabled = step === 1;
    this.next.disabled = step === total;
  }
}
