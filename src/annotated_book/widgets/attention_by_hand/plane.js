// A plane with arrows from its middle, and handles that can be dragged or moved with the arrow keys.
import { KEEP_KEYS, styled, svg } from "../kit/controls.js";
import { short } from "../kit/grid.js";
import { range } from "../kit/numbers.js";

const KEYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
export const ZERO = [0, 0];
const MOST_LETTERS = 12; // of a name in the plane
const LETTERS = 13; // pixels
// Where a name can stand: how far from an arrow's end, and turned so far from its own way.
const SPOTS = [0.25, 1].flatMap((far) =>
  [0, 1, -1, 2, -2, 3, -3].map((eighths) => [far, (eighths * Math.PI) / 4]),
);

export const brief = (name) =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;

/** All sizes are in eighths of the plane's height: `unit`. */
export class Plane {
  /**
   * @param {number} reach vectors go from −reach to reach
   * @param {string} title
   */
  constructor(reach, title) {
    this.reach = reach;
    this.unit = reach / 4;
    this.far = reach * 1.12;
    const lines = range(9, -4).map((i) => {
      const at = i * this.unit;
      const d = `M${at} ${-reach}V${reach}M${-reach} ${at}H${reach}`;
      return svg("path", { class: i ? "line" : "axis", d });
    });
    this.shapes = svg("g");
    this.node = svg(
      "svg",
      {
        viewBox: [-this.far, -this.far, 2 * this.far, 2 * this.far].join(" "),
        role: "group",
        "aria-label": title,
      },
      ...lines,
      this.shapes,
    );
    styled(this.node, { unit: this.unit });
  }

  /** What is drawn below the handles. */
  draw(...shapes) {
    this.shapes.replaceChildren(...shapes);
  }

  path(kind, points, end = "") {
    return svg("path", {
      class: kind,
      d: `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}${end}`,
    });
  }

  /** A line to a point, with a tip. */
  arrow(kind, to, from = ZERO) {
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(x, y);
    const size = Math.min(0.36 * this.unit, length);
    const [a, b] = length ? [(x / length) * size, (y / length) * size] : [0, 0];
    const side = (s) => [to[0] - a - s * b * 0.45, to[1] - b + s * a * 0.45];
    const shaft = [to[0] - a * 0.7, to[1] - b * 0.7];
    const parts = [this.path("shaft", [from, shaft])];
    if (length) parts.push(this.path("tip", [to, side(1), side(-1)], "Z"));
    return svg("g", { class: `arrow ${kind}` }, ...parts);
  }

  /** Names of the ends of vectors, within the plane, each where the fewest of the lines and of the
   * names before it are in its way. `names`: kind, end, name; `lines`: [to, from]. */
  labels(names, lines) {
    const letters = (LETTERS * 2 * this.far) / (this.node.clientWidth || 300);
    const keep = (z, room) => Math.min(Math.max(z, room - this.far), this.far - room);
    const high = 0.6 * letters;
    const taken = lines.flatMap(([to, from = ZERO]) =>
      range(41).map((i) => to.map((z, axis) => z + (i / 40) * (from[axis] - z))),
    );
    return names.map(([kind, [x, y], name]) => {
      const wide = 0.32 * letters * name.length;
      const spots = SPOTS.map(([far, turn]) => {
        const angle = Math.atan2(y, x) + turn;
        const left = x + Math.cos(angle) * (far * this.unit + wide);
        const top = y + Math.sin(angle) * (far * this.unit + high);
        return [keep(left, wide), keep(top, high)];
      });
      const covers = (spot) =>
        taken.filter(
          ([c, d]) => Math.abs(spot[0] - c) < wide && Math.abs(spot[1] - d) < high,
        );
      const [a, b] = spots.reduce((best, spot) =>
        covers(spot).length < covers(best).length ? spot : best,
      );
      for (const i of range(41))
        for (const side of [-1, 1])
          taken.push([a + wide * (i / 20 - 1), b + 0.5 * side * letters]);
      const place = { x: a, y: 0.35 * letters - b };
      return svg("text", { class: kind, "font-size": letters, ...place }, name);
    });
  }

  /** `move([x, y])` hears where it is moved to, `take()` that it is touched. */
  handle(kind, says, move, take = () => {}) {
    const node = svg("circle", {
      class: `handle ${kind}`,
      r: 0.66 * this.unit,
      role: "slider",
      tabindex: 0,
      "aria-label": says,
      "aria-valuemin": -this.reach,
      "aria-valuemax": this.reach,
      ...KEEP_KEYS,
    });
    const tidy = (z) =>
      Math.round(Math.min(Math.max(z, -this.reach), this.reach) * 10) / 10 || 0;
    let at = [0, 0];
    for (const event of ["focus", "pointerenter", "pointerdown"])
      node.addEventListener(event, take);
    node.addEventListener("keydown", (event) => {
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      const size = event.shiftKey ? 1 : 0.1;
      move(at.map((z, axis) => tidy(z + size * step[axis])));
    });
    node.addEventListener("pointerdown", (event) => {
      node.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    // A finger on a handle shall not scroll; browsers ignore `touch-action` inside an SVG.
    const stay = (event) => event.preventDefault();
    node.addEventListener("touchstart", stay, { passive: false });
    node.addEventListener("pointermove", (event) => {
      if (!node.hasPointerCapture(event.pointerId)) return;
      const onScreen = new DOMPoint(event.clientX, event.clientY);
      const { x, y } = onScreen.matrixTransform(node.getScreenCTM()?.inverse());
      move([x, -y].map(tidy));
    });
    this.node.append(node);
    return ([x, y]) => {
      at = [x, y];
      node.setAttribute("cx", x);
      node.setAttribute("cy", String(-y));
      node.setAttribute("aria-valuenow", x);
      node.setAttribute("aria-valuetext", `${short(x)}, ${short(y)}`);
    };
  }
}
