// The one clock of the stage. The picture is a pure function of its time t; stops are whole
// numbers. It plays to a stop sentence by sentence: each has its motion, then time to be read.
import { clamp } from "./layout.js";

const WORDS = 3.1; // that are read in a second
const BACK = 0.6; // seconds for a way back
const BY_HAND = 1.6; // times as fast, with less time to read: who presses Next has read
const SPEEDS = [1, 2, 0.5];

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Clock {
  /** @param {any} view whose story it tells: what draws (`tick`), and hears of stops (`arrived`) */
  constructor(view) {
    this.view = view;
    this.t = 1;
    this.goal = 1;
    this.rate = 0; // of a way back, in stops each second; 0: as the story says
    this.hold = 0; // seconds to go until the next sentence moves
    this.speed = 1;
    this.isPlaying = false;
    /** @type {Set<(seconds: number) => boolean>} */
    this.others = new Set(); // motions beside it; each says whether it goes on
    this.frame = 0;
    this.before = 0;
  }

  get last() {
    return this.view.story.stations.length;
  }

  /** The stop that t leads to, from 1. */
  get stop() {
    return this.view.story.stop(this.t);
  }

  get isMoving() {
    return this.t !== this.goal;
  }

  /** To the end of what is on its way, so that its result is seen; else on to the next stop. */
  next() {
    if (this.goal > this.t) return this.set(this.goal);
    if (this.t >= this.last) return this.set(1);
    this.to(Math.floor(this.t + 1e-6) + 1);
  }

  back() {
    this.pause();
    this.to(Math.max(1, Math.ceil(this.t - 1e-6) - 1));
  }

  /** On to this time as the story says, or back to it. */
  to(goal) {
    this.goal = clamp(goal, 1, this.last);
    this.hold = 0;
    this.rate = goal < this.t ? Math.max(1.6, (this.t - goal) / BACK) : 0;
    if (isStill()) return this.set(this.goal);
    this.#kick();
  }

  /** There at once. */
  set(t) {
    this.t = clamp(t, 1, this.last);
    this.goal = this.t;
    this.hold = 0;
    this.view.tick();
    if (Number.isInteger(this.t)) this.view.arrived();
  }

  /** The sentence once more. */
  replay(station, [from, to]) {
    this.pause();
    this.t = station - 1 + from;
    this.to(station - 1 + to);
  }

  play() {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (!this.isMoving) this.next();
    this.#kick();
  }

  /** It stays where it is, between two stops too. */
  pause() {
    this.isPlaying = false;
    this.goal = this.t;
    this.hold = 0;
    this.view.tick();
  }

  /** What is under way has ended. */
  finish() {
    this.isPlaying = false;
    this.set(this.goal);
  }

  faster() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
  }

  /** @param {(seconds: number) => boolean} motion */
  also(motion) {
    this.others.add(motion);
    this.#kick();
  }

  #kick() {
    if (this.frame) return;
    this.before = performance.now();
    this.frame = requestAnimationFrame((now) => this.#pass(now));
  }

  #pass(now) {
    this.frame = 0;
    const seconds = clamp((now - this.before) / 1000, 0, 0.1); // a frame may have begun before
    this.before = now;
    this.#advance(seconds * this.speed);
    for (const motion of this.others) if (!motion(seconds)) this.others.delete(motion);
    this.view.tick();
    const goesOn = this.isMoving || this.isPlaying || this.others.size;
    if (goesOn && !this.frame)
      this.frame = requestAnimationFrame((at) => this.#pass(at));
  }

  #advance(seconds) {
    if (this.hold > 0) {
      this.hold -= seconds;
      return;
    }
    if (!this.isMoving) {
      if (this.isPlaying) this.#goOn();
      return;
    }
    const { t, goal, rate } = this;
    if (rate) {
      this.t = Math.max(goal, t - rate * seconds);
      if (this.t === goal) this.view.arrived();
      return;
    }
    const from = Math.floor(t + 1e-9);
    const { beats, seconds: long } = this.view.story.stations[from];
    const beat = beats.find(({ to }) => t - from < to - 1e-6) ?? beats.at(-1);
    const pace = this.isPlaying ? 1 : BY_HAND;
    this.t = Math.min(goal, from + beat.to, t + (pace * seconds) / long);
    if (this.t < from + beat.to - 1e-6 && this.t < goal) return;
    this.hold = this.#reading(beat, long);
    if (this.t >= goal - 1e-6) {
      this.t = goal;
      if (!this.isPlaying) this.hold = 0;
      this.view.arrived();
    }
  }

  // What is left of the time to read a sentence when its motion has ended.
  #reading({ words, from, to }, long) {
    const most = this.isPlaying ? 20 : 1.5;
    return clamp(words / WORDS - (to - from) * long, 0.4, most);
  }

  #goOn() {
    if (this.t >= this.last) this.pause();
    else if (isStill()) {
      this.set(this.t + 1);
      const { beats } = this.view.story.stations[this.stop - 1];
      this.hold = beats.reduce((sum, { words }) => sum + words, 0) / WORDS;
    } else this.to(Math.floor(this.t + 1e-6) + 1);
  }

  stopAll() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.isPlaying = false;
    this.others.clear();
  }
}
