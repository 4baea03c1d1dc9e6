// What a reader's eyes and hands find wrong with a page as it stands: for test_pages.py.

const CONTROLS =
  "a[href], button, input, select, textarea, summary, [role=button], [onclick]";
const SMALLEST = 11; // pixels
const ROUNDING = 2; // pixels

const all = (selector) => [...document.querySelectorAll(selector)];
const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
const hides = (overflow) => overflow === "hidden" || overflow === "clip";
const told = (node) => node.outerHTML.slice(0, 120);

// Widgets that came into view and are still pictures.
const asleep = () =>
  all("[data-widget]").filter((place) => !place.querySelector(".annotated-view"));

const controls = () =>
  all(CONTROLS).filter(
    (node) => isSeen(node) && !node.disabled && !node.closest("[inert]"),
  );

// By the Tab key; of a widget's lines or cells one is enough, the arrow keys lead to the others.
function unreachable() {
  const leadsOn = (node) =>
    [
      ...(node.closest(".annotated-view")?.querySelectorAll("[tabindex='0']") ?? []),
    ].some(
      (other) =>
        // the same kind: further classes say in what state one is
        other.localName === node.localName && other.classList[0] === node.classList[0],
    );
  return controls().filter((node) => node.tabIndex < 0 && !leadsOn(node));
}

// The keyboard comes to each control, and away from it.
function trapping() {
  const stops = controls().filter((node) => node.tabIndex >= 0);
  const found = stops.filter((node, i) => {
    node.focus({ preventScroll: true });
    const init = { key: "Tab", bubbles: true, cancelable: true };
    const isFree = node.dispatchEvent(new KeyboardEvent("keydown", init));
    const next = stops[(i + 1) % stops.length];
    next.focus({ preventScroll: true });
    return !isFree || document.activeElement !== next;
  });
  return found;
}

// Text that runs out of a box which neither scrolls nor shows that there is more.
function cut() {
  return all("main *").filter((node) => {
    if (Math.min(node.clientWidth, node.clientHeight) < 2) return false; // for ears alone
    if (node.closest("svg, .formula-block")) return false;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(node);
    const isWide = node.scrollWidth > node.clientWidth + ROUNDING;
    const isHigh = node.scrollHeight > node.clientHeight + ROUNDING;
    const isCut =
      (isWide && hides(overflowX) && textOverflow !== "ellipsis") ||
      (isHigh && hides(overflowY));
    return isCut && node.textContent.trim() && isSeen(node);
  });
}

// A formula's indices, and what is drawn, are measured elsewhere.
function tooSmall() {
  const ownText = (node) =>
    [...node.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  return all("main *").filter((node) => {
    if (!ownText(node) || node.closest(".katex, svg, sub, sup")) return false;
    const size = parseFloat(getComputedStyle(node).fontSize);
    return size > 0 && size < SMALLEST && isSeen(node); // 0: for ears alone
  });
}

// Something invisible lies over it, and takes the clicks.
function covered() {
  window.scrollTo(0, 0);
  return all("main h1").filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !there || !(node.contains(there) || there.contains(node));
  });
}

// The page does not scroll by hand, although it does by script.
const locked = () =>
  [document.documentElement, document.body].filter((node) =>
    hides(getComputedStyle(node).overflowY),
  );

function named_twice() {
  const names = new Set();
  return all("[id]").filter(({ id }) => names.has(id) || !names.add(id));
}

// Nobody touches the page: what never comes to rest? (What waits for idle moments does.)
async function moving() {
  const changed = new Set();
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target.parentElement ?? target);
  });
  const what = {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  };
  watcher.observe(document.body, what);
  for (let i = 0; i < 20; i++) {
    changed.clear();
    await new Promise((done) => setTimeout(done, 100));
    for (const { playState, effect } of document.getAnimations())
      if (playState === "running" && effect instanceof KeyframeEffect)
        changed.add(effect.target);
    if (!changed.size) break;
  }
  watcher.disconnect();
  return [...changed];
}

// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function pageFacts() {
  const looks = { asleep, moving, covered, locked, named_twice };
  Object.assign(looks, { cut, tooSmall, unreachable, trapping });
  const facts = {};
  for (const [name, look] of Object.entries(looks))
    facts[name] = (await look()).map(told);
  return facts;
}
