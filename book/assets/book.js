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
