// Out, previous, next, play: what a thumb reaches.
import { button, element } from "../kit/controls.js";
import { STATIONS } from "./scene.js";

const TICK = 1400; // milliseconds

export class Bar {
  constructor(view) {
    this.view = view;
    this.timer = 0;
    this.outward = button("↑ Out", () => view.out());
    this.back = button("◀", () => view.stepBy(-1), { "aria-label": "Previous token" });
    this.ahead = button("▶", () => view.stepBy(1), { "aria-label": "Next token" });
    this.play = button("Play", () => this.toggle());
    this.told = element("span", { class: "soft" });
    const parts = [this.outward, this.back, this.told, this.ahead, this.play];
    this.node = element("div", { class: "bar" }, ...parts);
  }

  show() {
    const { view } = this;
    const { at, mode, step, run } = view;
    const last = run.sizes.T - 1;
    const off = (node, isOff) => node.setAttribute("aria-disabled", String(isOff));
    off(this.outward, !at.path);
    off(this.back, step <= 0);
    off(this.ahead, step >= last);
    this.play.hidden = mode === "teacher";
    this.play.textContent = this.timer ? "Pause" : "Play";
    this.told.textContent = `row ${step} of ${last}`;
  }

  toggle() {
    if (this.timer) this.stop();
    else this.start();
    this.view.redraw();
  }

  start() {
    const { view } = this;
    if (view.mode === "teacher") return;
    if (view.step === view.run.sizes.T - 1 && view.mode === "generate") view.stepTo(0);
    this.timer = window.setInterval(() => this.tick(), TICK);
    this.tick();
  }

  // On the map of one step, from station to station; elsewhere from row to row.
  tick() {
    const { view } = this;
    const stays = view.mode === "step" && !view.at.path;
    if (stays && view.station < STATIONS.length - 1) {
      view.station += 1;
      return view.redraw();
    }
    if (view.step >= view.run.sizes.T - 1) {
      this.stop();
      return view.redraw();
    }
    view.station = stays ? 0 : -1;
    view.stepTo(view.step + 1);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.view.station = -1;
  }
}
