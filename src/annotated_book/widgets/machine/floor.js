// The canvas that the model is drawn on, and above its parts real buttons. What is entered grows
// out of its place.
import { element } from "../kit/controls.js";
import { isStill } from "./clock.js";
import { Drawing } from "./draw.js";
import { SMALL } from "./ground.js";
import { Ink, Sight } from "./ink.js";
import { between, fit, mapOf, mix, ramp, smooth } from "./layout.js";
import { Plan, passed } from "./plan.js";
import { Spots } from "./spots.js";
import { Index } from "./upright.js";

const NARROW = 480; // pixels: shots are those of a phone, however low it is
const FAR = 0.3; // pixels for a unit: a part cannot be told from the next one
const ZOOM = 420; // milliseconds into a part, and out
const WHOLE = 450; // milliseconds to the map, and back

/** What a place is part of, from itself on. */
const around = (path, head) => [
  `${path}#${head}`,
  ...path.split(".").map((_, i, parts) => parts.slice(0, parts.length - i).join(".")),
];

export class Floor {
  constructor(view) {
    this.view = view;
    this.canvas = element("canvas", { "aria-hidden": "true" });
    this.spots = new Spots("spots walk-spots", "Parts of the model", {
      press: ({ go }) => view.go(go),
      point: ({ say }) => view.point(say),
      leave: () => view.point(""),
    });
    this.node = element("div", { class: "walk" }, this.canvas, this.spots.node);
    /** @type {any} */
    this.sight = null; // until it is on a page
    this.width = 0;
    this.height = 0;
    this.whole = 0; // 1: the map is seen, and no plan
    /** @type {number[] | null} */
    this.goal = null; // the box of the map that is seen
    this.share = 1; // of the way to it
    /** @type {import("./ground.js").Target[]} */
    this.targets = [];
    this.canvas.addEventListener("pointermove", (event) => this.#point(event));
    this.canvas.addEventListener("pointerleave", () => view.point(""));
    this.canvas.addEventListener("click", (event) => {
      const found = this.#under(event);
      if (found) view.go(found.go);
      else view.clock.finish();
    });
  }

  /** Once it is on a page. */
  begin() {
    this.ink = new Ink(this.node);
    const context = /** @type {CanvasRenderingContext2D} */ (
      this.canvas.getContext("2d")
    );
    this.sight = new Sight(context, this.ink);
  }

  resize(width, height) {
    this.width = width;
    this.height = height;
    const ratio = Math.min(2.5, window.devicePixelRatio || 1);
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
  }

  repaint() {
    this.ink?.refresh();
  }

  get #isTall() {
    return this.width < Math.max(1.2 * this.height, NARROW);
  }

  /** Whether the map is a list, for which it is narrow enough. */
  get #isIndex() {
    return this.#isTall && String(this.goal) === String(mapOf(this.view.layout));
  }

  draw() {
    const { view, sight } = this;
    if (!this.width) return;
    const { clock, story, layout, run } = view;
    const aspect = this.width / this.height;
    const fitted = (box) => fit(box, aspect, this.#gutterOf(box));
    const isFar = (box) => this.width / fitted(box).w < SMALL;
    const join = (a, b, share) => between(a, b, smooth(share));
    const goal = this.goal
      ? fitted(this.goal)
      : story.camera(clock.t, this.#isTall, fitted, join, isFar);
    const camera = join(this.from ?? goal, goal, this.share);
    this.camera = camera;
    sight.begin(this.width, this.height, camera);
    const { mode, before, word, temperature } = view;
    const given = { run, story, layout, t: clock.t, mode, word, before, temperature };
    const past =
      mode === "step" ? Math.max(passed(clock.t, clock.last), this.whole) : 1;
    this.isPlan = past < 0.5 || this.#isIndex;
    if (this.#isIndex) {
      const { width: w, height: h } = this;
      sight.look({ x: 0, y: 0, w, h }, smooth(this.share));
      this.targets = new Index(sight, given).draw(w, h);
      sight.end();
      return this.#placeSpots();
    }
    sight.look(camera, ramp(past, 0.4, 0.9));
    // Before it moves it is drawn out of sight: what takes time the first time is there then.
    if (sight.fade || !clock.isMoving) this.targets = new Drawing(sight, given).draw();
    if (past < 0.8) {
      const { said } = view.modes;
      const targets = new Plan(sight, given).draw({
        isTall: this.#isTall,
        aspect,
        past,
        result: clock.t > 2 ? (view.isAlone ? said.lastChild : said).textContent : "",
      });
      if (this.isPlan) this.targets = targets;
      else sight.look(camera, 1);
    }
    sight.end();
    this.#placeSpots();
  }

  /** The share of the width for rows' names, if their tokens are not in a box. */
  #gutterOf([left, top, , bottom]) {
    const { layout } = this.view;
    const wide = layout.sides.map((side) => {
      const isSeen = layout[side].rails.some((y) => y > top && y < bottom);
      return isSeen && left > layout.chipX[side] - 40 ? layout[side].gutter : 0;
    });
    return Math.max(...wide) / this.width;
  }

  // --- what can be entered ---

  // They go along with what moves, so that it can be entered at any time.
  #placeSpots() {
    const spots = this.targets
      .filter(({ id }) => !id.includes(" "))
      .map((target) => this.spotOf(target))
      .filter(
        ({ x, y, w, h }) =>
          x + w / 2 > 0 && x + w / 2 < this.width && y + h > 0 && y < this.height,
      );
    this.spots.draw(spots);
  }

  spotOf(target) {
    const { path, head } = target.go;
    const box = this.#inPixels(target);
    if (head < 0) return { ...target, ...box };
    const say = this.view.scene.sayOfHead(path, head);
    // Heads stand side by side: none covers the next one.
    return { ...target, ...box, say, least: (target.w + 3) * this.sight.scale };
  }

  #inPixels({ x, y, w, h }) {
    const { scale } = this.sight;
    const [left, top] = this.sight.at(x, y);
    return { x: left, y: top, w: w * scale, h: h * scale };
  }

  /** To the button of this place, or of what is around it. */
  focus({ path, head }) {
    const { nodes } = this.spots;
    const name = around(path, head).find((one) => nodes.has(one));
    (nodes.get(name) ?? [...nodes.values()][0])?.focus({ preventScroll: true });
  }

  #under({ offsetX, offsetY }) {
    const { sight } = this;
    const x = offsetX / sight.scale + sight.camera.x;
    const y = offsetY / sight.scale + sight.camera.y;
    return this.targets.findLast(
      (one) => x >= one.x && x <= one.x + one.w && y >= one.y && y <= one.y + one.h,
    );
  }

  #point(event) {
    const found = this.#under(event);
    this.canvas.style.cursor = found ? "pointer" : "";
    this.view.point(found ? found.say : "");
  }

  // --- in and out ---

  /** Where a place is on this picture: what is entered grows from there. */
  boxOf({ path, head }) {
    const names = around(path, head);
    const band = this.isPlan
      ? undefined
      : names.map((name) => this.view.layout.bands.get(name)).find(Boolean);
    const found = names
      .map((name) => this.targets.find(({ id }) => id === name))
      .find(Boolean);
    const target = found?.id.includes("#") ? found : (band ?? found);
    const { width: wide, height: high } = this;
    if (!target) return { x: wide / 3, y: high / 3, w: wide / 3 };
    return this.#inPixels(target);
  }

  /** The page grows out of a box, or goes back into it.
   * @param {HTMLElement} page @param {any} box @param {boolean} isIn */
  zoom(page, box, isIn) {
    this.motion?.cancel();
    if (isStill()) return Promise.resolve();
    const share = Math.max(0.03, box.w / (this.width || 1));
    const small = {
      transform: `translate(${box.x}px, ${box.y}px) scale(${share})`,
      opacity: 0.2,
    };
    const full = { transform: "none", opacity: 1 };
    const frames = isIn ? [small, full] : [full, small];
    this.motion = page.animate(frames, {
      duration: ZOOM,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    });
    return this.motion.finished.catch(() => {});
  }

  /** To the map, to a layer of it, or back to the walk. @param {number[] | null} goal a box */
  show(goal) {
    if (String(goal) === String(this.goal)) return;
    this.goal = goal;
    this.from = this.camera;
    this.share = 0;
    const began = this.whole;
    const go = (by) => {
      this.share = Math.min(1, this.share + by);
      this.whole = mix(began, goal ? 1 : 0, this.share);
      return this.share < 1 && this.goal === goal;
    };
    if (isStill()) {
      go(1);
      this.view.tick();
    } else this.view.clock.also((seconds) => go((1000 * seconds) / WHOLE));
  }

  /** Where the layer of this place is, if it is too far away; of many rows, the last. */
  nearer({ path }) {
    if (this.#isIndex || (!this.isPlan && this.sight.scale > FAR)) return null;
    const { frames } = this.view.layout;
    const frame = frames.find((one) => `${path}.`.startsWith(`${one.path}.`));
    if (!frame) return null;
    const { x, y, w, h } = frame;
    const box = [x, Math.max(y - 20, y + h - 1.5 * w), x + w, y + h];
    return fit(box, this.width / this.height).w < this.camera.w ? box : null;
  }
}
