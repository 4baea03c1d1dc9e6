// The two views of the listings, names that light up together, and boxes that can be scrolled.

// --- "the idea" or "as it runs": all listings at once, and again on the next page
const listings = document.querySelectorAll(".two-views");

/** Browsers may refuse to remember anything, such as for pages from files. */
function remembered(view) {
  try {
    if (view) localStorage.setItem("listings", view);
    return localStorage.getItem("listings");
  } catch {
    return view;
  }
}

function show(full) {
  for (const listing of listings) {
    listing.querySelectorAll("input")[full ? 1 : 0].checked = true;
    // What the button for copying takes along: see copybutton_exclude.
    for (const part of listing.querySelectorAll(".rest"))
      part.classList.toggle("on", full);
  }
}

show(remembered() === "full");
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest(".views")) return;
  const before = target.getBoundingClientRect().top;
  show(target.value === "full");
  remembered(target.value === "full" ? "full" : "idea");
  const moved = target.getBoundingClientRect().top - before;
  window.scrollBy({ top: moved, behavior: "instant" });
});

// --- a name is lit in the formula, the code and the picture of its section
const NAMED = "[data-name], .role-query, .role-key, .role-value";
const SHORT = {
  q: "query",
  k: "key",
  v: "value",
  queries: "query",
  keys: "key",
  values: "value",
};
/** @type {Element | null} */
let pinned = null;

function nameOf(part) {
  const name =
    part.getAttribute("data-name") ?? part.getAttribute("class").match(/role-(\w+)/)[1];
  return SHORT[name.toLowerCase()] ?? name;
}

function light(part) {
  for (const old of document.querySelectorAll(".lit")) old.classList.remove("lit");
  const section = part?.closest("section");
  if (!section) return;
  for (const other of section.querySelectorAll(NAMED))
    if (nameOf(other) === nameOf(part) && other.tagName !== "BUTTON")
      other.classList.add("lit");
}

const partAt = ({ target }) =>
  target instanceof Element ? target.closest(NAMED) : null;
for (const event of ["pointerover", "focusin"])
  document.addEventListener(event, (e) => light(partAt(e) ?? pinned));
document.addEventListener("click", (e) => {
  const part = partAt(e);
  if (!part && !pinned) return;
  pinned = part === pinned ? null : part;
  for (const button of document.querySelectorAll(".views button"))
    button.setAttribute("aria-pressed", String(button === pinned));
  light(pinned);
});

// For the keyboard, and as a legend: a button for each of the three beside the listing.
for (const listing of listings) {
  if (!listing.querySelector(".role-query")) continue;
  for (const name of ["query", "key", "value"]) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `role-${name}`;
    button.textContent = name;
    button.setAttribute("aria-pressed", "false");
    listing.querySelector(".views")?.append(button);
  }
}

// --- what is too wide for its box scrolls, by keyboard too, and can be seen to
/** @type {NodeListOf<HTMLElement>} */
const boxes = document.querySelectorAll(".formula-block, pre, .output, .chart-view");

function markWide(box) {
  const more = box.scrollWidth - box.clientWidth;
  box.classList.toggle("more-right", more > 1 && box.scrollLeft < more - 1);
}

function markAll() {
  boxes.forEach(markWide);
}
for (const box of boxes)
  box.addEventListener("scroll", () => markWide(box), { passive: true });
for (const details of document.querySelectorAll("details"))
  details.addEventListener("toggle", markAll);
window.addEventListener("resize", markAll);
document.fonts.addEventListener("loadingdone", markAll);
markAll();
