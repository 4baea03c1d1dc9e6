// What is too wide for its box scrolls; the keyboard can reach it, too.
function letKeyboardScroll() {
  /** @type {NodeListOf<HTMLElement>} */
  const boxes = document.querySelectorAll(".formula-block, pre, .output, .chart-view");
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
letKeyboardScroll();
window.addEventListener("resize", letKeyboardScroll);
document.fonts.addEventListener("loadingdone", letKeyboardScroll); // letters change width

// Paper is light, whatever the screen is.
const root = document.documentElement;
let screenTheme;
window.addEventListener("beforeprint", () => {
  screenTheme = root.dataset.theme;
  root.dataset.theme = "light";
});
window.addEventListener("afterprint", () => {
  root.dataset.theme = screenTheme;
});

// The search looks words up in plain objects, where "constructor" is always found.
// @ts-expect-error: Sphinx has it on the page of the search alone.
const search = typeof Search === "undefined" ? null : Search;
if (search) {
  const bare = { __proto__: null, hasOwnProperty: Object.prototype.hasOwnProperty };
  for (const words of ["terms", "titleterms"])
    Object.setPrototypeOf(search._index[words], bare);
}
