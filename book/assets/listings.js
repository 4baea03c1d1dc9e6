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

// --- a name is lit in formulas, code and pictures at once
const NAMED = "[data-name], .role-query, .role-key, .role-value";
const SHORT = {
  q: "query",
  k: "key",
  v: "value",
  queries: "query",
  keys: "key",
  values: "value",
};
const parts = [...document.querySelectorAll(NAMED)].filter(
  (part) => part.closest("article") && !part.closest(".annotated-view"),
);
const inPicture = (part) => part.closest("svg") !== null;

function nameOf(part) {
  const given = part.getAttribute("data-name");
  const name = given ?? part.getAttribute("class").match(/role-(\w+)/)[1];
  return SHORT[name.toLowerCase()] ?? name;
}

const inWords = new Set(parts.filter((part) => !inPicture(part)).map(nameOf));

/** In a picture it may be that of one token, or be turned: "w_1 two" and "kᵀ". */
function sharedName(part) {
  const name = nameOf(part);
  if (!inPicture(part)) return name;
  const plain = name.split(" ")[0].replace("ᵀ", "");
  const short = SHORT[plain.toLowerCase()] ?? plain;
  return inWords.has(short) ? short : name;
}

/** @type {Map<string, Element[]>} */
const byName = new Map();
for (const part of parts) {
  const name = sharedName(part);
  byName.set(name, [...(byName.get(name) ?? []), part]);
}

/** @type {string | null} */
let pinned = null;
/** @type {string | null} */
let shining = null;

function light(name) {
  if (name === shining) return;
  for (const part of byName.get(shining ?? "") ?? []) part.classList.remove("shining");
  for (const part of byName.get(name ?? "") ?? []) part.classList.add("shining");
  shining = name;
}

function nameAt({ target }) {
  const part =
    target instanceof Element ? target.closest(`${NAMED}, .names button`) : null;
  if (part instanceof HTMLButtonElement) return part.textContent;
  return part && parts.includes(part) ? sharedName(part) : null;
}
for (const event of ["pointerover", "focusin"])
  document.addEventListener(event, (e) => light(nameAt(e) ?? pinned));
document.addEventListener("click", (e) => {
  const name = nameAt(e);
  if (!name && !pinned) return;
  pinned = name === pinned ? null : name;
  for (const button of document.querySelectorAll(".names button"))
    button.setAttribute("aria-pressed", String(button.textContent === pinned));
  light(pinned);
});

// For the keyboard, and as a legend: a button below a listing for each of its names that a
// formula or a picture of the page has too.
const outside = new Set(
  parts.filter((part) => !part.closest(".highlight")).map(sharedName),
);

function nameButton(name) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = /^(query|key|value)$/.test(name) ? `role-${name}` : "";
  button.textContent = name;
  button.setAttribute("aria-pressed", "false");
  return button;
}

for (const listing of listings) {
  const named = new Set([...listing.querySelectorAll(NAMED)].map(nameOf));
  const shared = [...named].filter((name) => outside.has(name));
  if (!shared.length) continue;
  const line = document.createElement("div");
  line.className = "names";
  line.append("Show where it is:", ...shared.map(nameButton));
  listing.append(line);
}

// --- what is too wide for its box scrolls, by keyboard too, and can be seen to
/** @type {NodeListOf<HTMLElement>} */
const boxes = document.querySelectorAll(
  ".formula-block, pre, .output, .chart-view, .pst-scrollable-table-container",
);

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
