// The keys of the house: through the walk, from part to part, in and out.
import { place } from "./paint.js";
import { pictureOf } from "./places.js";

/** @param {any} view @param {KeyboardEvent} event */
export function onKey(view, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on = /** @type {HTMLElement} */ (event.target);
  const { key } = event;
  if (on.closest("input:not([type=range]), select, textarea") && key !== "Escape")
    return;
  const isScrubber = on.closest(".scrubber") !== null;
  const isSlider = !isScrubber && on.closest("[type=range]");
  if (isSlider && /^(Arrow|Home|End|Page)/.test(key)) return;
  if (key === " " && on.closest("button, a, summary") && !on.closest(".spots")) return;
  if (key.startsWith("Arrow") && on.closest("[role=grid]")) return;
  const spots = /** @type {HTMLElement | null} */ (on.closest(".spots, .number-page"));
  const { clock } = view;
  const moves = spots
    ? {
        ArrowLeft: () => walk(spots, -1, 0),
        ArrowRight: () => walk(spots, 1, 0),
        ArrowUp: () => walk(spots, 0, -1),
        ArrowDown: () => walk(spots, 0, 1),
      }
    : { ArrowLeft: () => view.backward(), ArrowRight: () => view.forward() };
  const along = { ArrowDown: moves.ArrowLeft, ArrowUp: moves.ArrowRight };
  const pages = { PageDown: moves.ArrowLeft, PageUp: moves.ArrowRight };
  const act = {
    ...moves,
    Escape: () => (on.closest(".own") ? view.closeOwn() : view.out()),
    PageUp: () => view.besides(-1),
    PageDown: () => view.besides(1),
    "[": () => view.stepBy(-1),
    "]": () => view.stepBy(1),
    " ": () => view.at.path || clock.play(),
    m: () => view.toWhole(),
    M: () => view.toWhole(),
    Home: () => clock.set(1),
    End: () => clock.set(clock.last),
    ...(isScrubber ? { ...along, ...pages } : {}), // as on any slider: up is on
  }[key];
  const head = /^[0-9]$/.test(key) ? Number(key) : -1;
  if (!act && head < 0) return;
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

/** To the nearest button in this direction.
 * @param {HTMLElement} group */
function walk(group, dx, dy) {
  const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-id]")]);
  const now = all.find((one) => one === document.activeElement) ?? all[0];
  if (!now) return;
  const from = now.getBoundingClientRect();
  const [start, end, top, bottom] = dx
    ? ["left", "right", "top", "bottom"]
    : ["top", "bottom", "left", "right"];
  const distance = (one) => {
    const to = one.getBoundingClientRect();
    const ahead = ((dx + dy) * (to[start] + to[end] - from[start] - from[end])) / 2;
    const aside = Math.max(0, from[top] - to[bottom], to[top] - from[bottom]);
    return ahead > 1 ? ahead + 3 * aside : Infinity;
  };
  const next = all.reduce(
    (best, one) => (distance(one) < distance(best) ? one : best),
    now,
  );
  if (next === now) return;
  now.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
