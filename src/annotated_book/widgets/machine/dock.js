// The bar below the stage: what is told, back, play, next, speed, and the stations to choose from.
import { announced, button, element, KEEP_KEYS } from "../kit/controls.js";
import { HEAD_STEPS } from "./narration.js";

const div = (given, ...inner) => element("div", given, ...inner);

/** Text in which *…* is said with emphasis. */
export function told(text) {
  return text
    .split("*")
    .map((part, i) =>
      i % 2 ? element("em", {}, part) : document.createTextNode(part),
    );
}

export class Dock {
  /** @param {any} view @param {import("./clock.js").Clock} clock */
  constructor(view, clock) {
    this.view = view;
    this.clock = clock;
    this.title = element("p", { class: "station" });
    this.text = announced("told");
    const group = { tabindex: 0, role: "group", "aria-label": "What happens here" };
    this.voice = div({ class: "narration", ...group }, this.title, this.text);
    const pressed = (words, act, given) => button(words, () => this.#press(act), given);
    const back = { "aria-label": "Back", title: "Back (←)" };
    this.backward = pressed("◀", () => view.backward(), back);
    this.speed = pressed("1×", () => clock.faster(), { "aria-label": "1× speed" });
    this.play = pressed("▶ Play", () => clock.play(), { title: "Play (Space)" });
    const next = { class: "main next", title: "Next (→)" };
    this.next = pressed("Next ▶", () => view.forward(), next);
    const buttons = [this.backward, this.speed, this.play, this.next];
    const range = { type: "range", min: 1, step: 0.01, "aria-label": "Station" };
    this.input = element("input", { ...range, ...KEEP_KEYS });
    this.input.addEventListener("input", () => this.#scrub());
    this.input.addEventListener("change", () => this.#settle());
    this.line = element("i", {});
    this.dots = element("span", { "aria-hidden": "true" });
    const scrubber = div({ class: "scrubber" }, this.line, this.dots, this.input);
    // No section: reveal.js takes one for a slide.
    const walk = { class: "dock", role: "region", "aria-label": "Walk" };
    this.node = div(walk, this.voice, div({ class: "steer" }, ...buttons), scrubber);
    this.shown = "";
  }

  #press(act) {
    act();
    this.show();
  }

  #scrub() {
    const { clock } = this;
    clock.isPlaying = false;
    clock.set(Number(this.input.value));
  }

  // Let go near a dot it is there; between two it runs on to the end of the station.
  #settle() {
    const value = Number(this.input.value);
    const near = Math.round(value);
    this.clock.to(Math.abs(value - near) < 0.2 ? near : Math.ceil(value));
  }

  show() {
    const { view, clock } = this;
    const { stations } = view.story;
    const stop = clock.stop;
    const station = stations[stop - 1];
    const isInside = view.at.path !== "";
    const words = isInside ? view.sentence() : "";
    const key = `${isInside} ${words} ${stop} ${stations.length} ${station.title} ${view.told} ${view.problem}`;
    if (key !== this.shown) {
      this.shown = key;
      this.#tell(station, stop, stations.length, isInside ? words : "");
    }
    this.#mark(isInside);
    view.modes.showAnswer();
    this.#showControls(stations, stop, isInside);
  }

  #tell(station, stop, count, inside) {
    const { view } = this;
    if (inside) {
      const number = view.isInHead ? `${view.headStep} / ${HEAD_STEPS.length} ` : "";
      this.title.replaceChildren(element("small", {}, number), view.title());
      this.text.replaceChildren(...told(inside));
      return;
    }
    const number = element("small", {}, `${stop} / ${count} `);
    this.title.replaceChildren(number, station.title);
    const parts = station.beats.map((beat) => {
      const node = element("span", { class: "beat" }, ...told(beat.text), " ");
      node.addEventListener("click", () => {
        this.clock.replay(this.clock.stop, [beat.from, beat.to]);
      });
      return node;
    });
    this.text.replaceChildren(...parts);
  }

  // The sentence whose part moves.
  #mark(isInside) {
    if (isInside) return;
    const { clock } = this;
    const isBusy = !Number.isInteger(clock.t) || clock.hold > 0;
    const now = isBusy ? this.view.story.beat(clock.t) : -1;
    [...this.text.children].forEach((node, i) => {
      node.classList.toggle("now", i === now);
      node.classList.toggle("later", now >= 0 && i > now);
    });
  }

  #showControls(stations, stop, isInside) {
    const { clock } = this;
    const count = stations.length;
    if (this.dots.childElementCount !== count)
      this.dots.replaceChildren(...stations.map(() => element("b")));
    [...this.dots.children].forEach((node, i) => {
      const name = i === stop - 1 ? "at" : i < stop - 1 ? "on" : "";
      if (node.className !== name) node.className = name;
      /** @type {HTMLElement} */ (node).style.left =
        `${(100 * i) / Math.max(1, count - 1)}%`;
    });
    this.input.max = String(count);
    this.input.value = String(clock.t);
    const said = `${stop} of ${count}: ${stations[stop - 1].title}`;
    this.input.ariaValueText = said;
    this.line.style.width = `${(100 * (clock.t - 1)) / Math.max(1, count - 1)}%`;
    const isEnd = clock.t >= count;
    const isLast = this.view.isInHead && this.view.headStep === HEAD_STEPS.length;
    const isOut = this.view.isInHead ? isLast : this.view.mode === "step";
    const inside = isOut ? "Out ▲" : this.view.isInHead ? "Next ▶" : "Next row ▶";
    const isOnItsWay = clock.goal > clock.t && !clock.isPlaying;
    const onward = isEnd ? "Again ↺" : isOnItsWay ? "Skip ▶" : "Next ▶";
    write(this.next, isInside ? inside : onward);
    write(this.play, clock.isPlaying ? "❚❚ Pause" : "▶ Play");
    const speed = `${clock.speed === 0.5 ? "½" : clock.speed}×`;
    write(this.speed, speed);
    this.speed.ariaLabel = `${speed} speed`;
    this.play.ariaPressed = String(clock.isPlaying);
    this.play.disabled = isInside;
    this.backward.disabled = !isInside && clock.t <= 1;
    this.node.classList.toggle("inside", isInside);
  }
}

function write(node, words) {
  if (node.textContent !== words) node.textContent = words;
}
