// Real buttons above a picture: one stop of the Tab key, from spot to spot lead the arrow keys
// (keys.js). The buttons stay as long as the picture has the same spots.
import { element, KEEP_KEYS } from "../kit/controls.js";

const FINGER = 24; // pixels

/** @typedef {{ id: string, say: string, x: number, y: number, w: number, h: number,
 *   least?: number, grid?: any, go?: any }} Spot in pixels; `least`: how wide at least */

export class Spots {
  /** @param {string} kind @param {string} label
   * @param {{ press: (spot: Spot, event: MouseEvent) => void,
   *   point: (spot: Spot, event: PointerEvent) => void, leave: () => void }} acts */
  constructor(kind, label, acts) {
    this.acts = acts;
    const group = { class: kind, role: "group", "aria-label": label };
    this.node = element("div", { ...group, ...KEEP_KEYS });
    this.node.addEventListener("keyup", (event) => {
      if (event.key === " ") event.preventDefault(); // it plays, and does not press
    });
    /** @type {Map<string | undefined, HTMLElement>} */
    this.nodes = new Map(); // the buttons, by what they are of
    /** @type {WeakMap<HTMLElement, Spot>} */
    this.spotOf = new WeakMap();
  }

  /** What has the focus in this picture. */
  get #focused() {
    return [...this.nodes.values()].find((node) => node === document.activeElement);
  }

  /** @param {Spot[]} spots @param {string} [first] where the Tab key stops in another picture
   * @param {boolean} [isFocused] */
  draw(spots, first, isFocused = Boolean(this.#focused)) {
    const had = first ?? this.#focused?.dataset.id;
    const nodes = spots.map((spot) => this.#placed(spot));
    const { children } = this.node;
    this.nodes = new Map(nodes.map((node) => [node.dataset.id, node]));
    if (
      nodes.length === children.length &&
      nodes.every((node, i) => node === children[i])
    )
      return;
    // What is taken away under the pointer says nothing of its leaving.
    if (this.node.querySelector(":hover")) this.acts.leave();
    this.node.replaceChildren(...nodes);
    const stop = this.nodes.get(had) ?? nodes[0];
    this.#stopAt(stop);
    if (isFocused) stop?.focus({ preventScroll: true });
  }

  #placed(spot) {
    const { id, say, grid, x, y, w, h, least = FINGER } = spot;
    const node = this.nodes.get(id) ?? this.button();
    const [width, height] = [Math.max(w, least), Math.max(h, FINGER)];
    const box = { left: x - (width - w) / 2, top: y - (height - h) / 2, width, height };
    for (const [name, value] of Object.entries(box))
      node.style[name] = `${Math.round(value * 10) / 10}px`;
    node.dataset.id = id;
    node.className = grid ? "spot cells" : "spot";
    if (node.ariaLabel !== say) node.ariaLabel = say;
    this.spotOf.set(node, spot);
    return node;
  }

  button() {
    const { press, point, leave } = this.acts;
    const node = element("button", { type: "button", tabindex: "-1", ...KEEP_KEYS });
    const spot = () => /** @type {Spot} */ (this.spotOf.get(node));
    node.addEventListener("click", (event) => press(spot(), event));
    node.addEventListener("pointermove", (event) => point(spot(), event));
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", () => this.#stopAt(node));
    return node;
  }

  #stopAt(node) {
    for (const one of this.nodes.values()) one.tabIndex = one === node ? 0 : -1;
  }
}
