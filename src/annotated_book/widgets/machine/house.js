// What stands around the picture: the bar above it, the reader's own text, and the screen that
// it may fill.
import { button, element, svg } from "../kit/controls.js";

// Four corners.
const fillSign = () =>
  svg(
    "svg",
    {
      viewBox: "0 0 16 16",
      width: 16,
      height: 16,
      "aria-hidden": "true",
      class: "corners",
    },
    svg("path", { d: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" }),
  );

export class House {
  constructor(view) {
    const { way, modes, form, floor, stage, listing, pointed, dock } = view;
    this.isFilling = false;
    const whole = { title: "All parts at once (M)", "aria-pressed": "false" };
    this.whole = button("Map", () => view.toWhole(), whole);
    const closed = { class: "try", "aria-expanded": "false" };
    const open = () => (this.own.hidden ? this.showOwn(true) : view.closeOwn());
    this.try = button("Try your own", open, closed);
    const fill = { "aria-label": "Fill the screen", "aria-pressed": "false" };
    this.corners = button(fillSign(), () => this.fill(), fill);
    const buttons = [this.whole, this.try, this.corners];
    const top = element("header", {}, way.node, modes.said, ...buttons);
    this.own = element("div", { class: "own", hidden: "" }, form.node, modes.node);
    this.page = element("div", { class: "page", hidden: "" }, stage.node, listing.node);
    this.floor = element("div", { class: "floor" }, floor.node, this.page, pointed);
    this.pointed = pointed;
    this.floor.addEventListener("pointermove", (event) => this.#follow(event));
    this.floor.addEventListener("pointerleave", () => pointed.removeAttribute("style"));
    this.answers = [modes.said, modes.rows, this.floor, dock.voice];
    const parts = [top, this.own, modes.changed, this.floor, dock.node];
    // A click anywhere in it brings the keys along.
    this.node = element("div", { class: "house", tabindex: "-1" }, ...parts);
  }

  showOwn(isShown) {
    const isLeft = !isShown && this.own.contains(document.activeElement);
    if (isLeft) this.try.focus({ preventScroll: true });
    this.own.hidden = !isShown;
    this.try.ariaExpanded = String(isShown);
    if (isShown) this.own.querySelector("input")?.focus({ preventScroll: true });
  }

  // In the top layer nothing around the widget can clip it, in a notebook neither.
  fill() {
    this.isFilling = !this.isFilling;
    this.node.classList.toggle("filling", this.isFilling);
    this.node.popover = this.isFilling ? "manual" : null;
    if (this.isFilling) this.node.showPopover?.();
    this.corners.ariaPressed = String(this.isFilling);
    document.documentElement.style.overflow = this.isFilling ? "hidden" : "";
  }

  // The words on what is pointed at, beside the pointer; of what has the focus, in the corner.
  #follow({ clientX, clientY }) {
    const { left, top, width } = this.floor.getBoundingClientRect();
    const { style, offsetWidth, offsetHeight } = this.pointed;
    const x = Math.max(0, Math.min(clientX - left + 14, width - offsetWidth));
    style.left = `${x}px`;
    style.top = `${Math.max(0, clientY - top - offsetHeight - 10)}px`;
    style.bottom = "auto";
  }

  // All of it, if it is not all in sight.
  comeIntoSight() {
    this.node.scrollIntoView({ block: "nearest" });
  }

  // The last valid picture stays, in gray, and cannot be entered.
  gray(isStale) {
    this.node.classList.toggle("stale", isStale);
    for (const part of this.answers) part.inert = isStale;
  }
}
