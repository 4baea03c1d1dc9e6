// The keys of the picture: from spot to spot, out, to what stands beside it, through the steps.
import { place } from "./paint.js";
import { pictureOf } from "./places.js";

/** @param {any} stage */
export function onKey(stage, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { view } = stage;
  const head = /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
  const act = {
    Escape: () => view.out(),
    PageUp: () => view.besides(-1),
    PageDown: () => view.besides(1),
    "[": () => view.stepBy(-1),
    "]": () => view.stepBy(1),
    " ": () => view.bar.toggle(),
    ArrowLeft: () => walk(stage, -1, 0),
    ArrowRight: () => walk(stage, 1, 0),
    ArrowUp: () => walk(stage, 0, -1),
    ArrowDown: () => walk(stage, 0, 1),
  }[event.key];
  if (!act && head < 0) return;
  if (event.key.startsWith("Arrow") && event.target.closest?.("[role=grid]")) return;
  event.preventDefault();
  if (act) act();
  else toHead(view, head);
}

// From a head to another; elsewhere to this head of the attention that has the focus.
function toHead(view, head) {
  const { at } = view;
  const id = document.activeElement?.getAttribute("data-id") ?? "";
  const path = pictureOf(at.path || id.split("#")[0]).path;
  const heads = view.run.sizes.H;
  if (!path.endsWith("attention") || head >= heads) return;
  view.go(at.head >= 0 ? { ...at, head } : place(path, head));
}

// To the nearest spot in this direction.
function walk(stage, dx, dy) {
  const all = stage.buttons();
  const now = all.find((one) => one === document.activeElement) ?? all[0];
  const from = now.getBoundingClientRect();
  const distance = (one) => {
    const to = one.getBoundingClientRect();
    const gap = (a, b, c, d) => Math.max(0, c - b, a - d); // between two spans
    const [ahead, aside] = dx
      ? [
          (dx * (to.left + to.right - from.left - from.right)) / 2,
          gap(to.top, to.bottom, from.top, from.bottom),
        ]
      : [
          (dy * (to.top + to.bottom - from.top - from.bottom)) / 2,
          gap(to.left, to.right, from.left, from.right),
        ];
    return ahead > 1 ? ahead + 3 * aside : Infinity;
  };
  const next = all
    .filter((one) => one !== now)
    .reduce((best, one) => (distance(one) < distance(best) ? one : best), now);
  if (next !== now && distance(next) < Infinity) next.focus();
}
