// What is too wide for its box scrolls; the keyboard can reach it, too.
function letKeyboardScroll() {
  /** @type {NodeListOf<HTMLElement>} */
  const boxes = document.querySelectorAll(
    ".formula-block, pre, .output, .chart-view, .pst-scrollable-table-container",
  );
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}
letKeyboardScroll();
window.addEventListener("resize", letKeyboardScroll);
document.fonts.addEventListener("loadingdone", letKeyboardScroll); // letters change width

// A menu at the head of a page closes when something else is wanted.
for (const menu of document.querySelectorAll(".menu")) {
  menu.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Escape") return;
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (!menu.contains(/** @type {Node} */ (target))) menu.removeAttribute("open");
  });
}

// A long dotted name in the page's contents breaks behind a dot.
for (const link of document.querySelectorAll(".page-toc a")) {
  const parts = (link.textContent ?? "").split(/(?<=\w\.)(?=\w)/);
  if (parts.length > 2 && !link.children.length)
    link.replaceChildren(...parts.flatMap((part) => [part, made("wbr", "")]));
}

// The search is loaded when its box is entered; on its own page, when something is asked.
function loadSearch() {
  if (document.querySelector("script[src*='_static/search.js']")) return;
  const script = document.createElement("script");
  script.src = `${document.documentElement.dataset.content_root ?? "./"}_static/search.js`;
  document.head.append(script);
}
/** @type {HTMLElement | null} */ (
  document.querySelector(".bd-search-container input")
)?.focus();
for (const box of document.querySelectorAll(".bd-search input"))
  for (const event of ["focus", "input"]) box.addEventListener(event, loadSearch);
if (document.querySelector(".bd-search-container") && location.search) loadSearch();

// Paper is light, whatever the screen is, and nothing on it can be opened: answers and solutions
// stand at its end, each with the number that its question shows.
const root = document.documentElement;
let screenTheme;
/** @type {(() => void)[]} */
let undo = [];

/** @param {string} tag @param {string} words @param {string} className */
function made(tag, words, className = "") {
  const node = document.createElement(tag);
  node.textContent = words;
  node.className = className;
  return node;
}

function moveAnswersToTheEnd() {
  const article = document.querySelector(".bd-article");
  /** @type {HTMLDetailsElement[]} */
  const folds = [...(article?.querySelectorAll("details") ?? [])];
  const answers = folds.filter((fold) =>
    /^(Answer|Solution)/.test(fold.querySelector("summary")?.textContent ?? ""),
  );
  if (!answers.length) return;
  const end = made("section", "", "printed-answers");
  end.append(made("h2", "Answers and solutions"));
  answers.forEach((fold, i) => {
    const kind = fold.querySelector("summary")?.textContent?.split(/\W/)[0];
    const note = made("p", `${kind} ${i + 1} is at the end.`, "printed-note");
    const head = made("h3", `${kind} ${i + 1}`);
    const wasOpen = fold.open;
    fold.replaceWith(note);
    fold.open = true;
    end.append(head, fold);
    undo.push(() => {
      fold.open = wasOpen;
      note.replaceWith(fold);
    });
  });
  article?.append(end);
  undo.push(() => end.remove());
}

window.addEventListener("beforeprint", () => {
  screenTheme = root.dataset.theme;
  root.dataset.theme = "light";
  moveAnswersToTheEnd();
});
window.addEventListener("afterprint", () => {
  root.dataset.theme = screenTheme;
  for (const step of undo) step();
  undo = [];
});
