// Moves the controls of a page's widget number `which` at random, as `seed` says, `times` times,
// and tells what was done and what could be read after it. The same in every browser. With
// `calm`, what was drawn must stay for as many milliseconds: there a kernel may still answer.

const CONTROLS = "input, select, textarea, button, summary, td[tabindex='0']";
const ODD = [
  ...["", " ", "0", "1", "-1", "2", "7", "3.5", "1e9", "NaN", "∞", "٣", "0x10"],
  ...["<x-evil>1</x-evil>", "seven", "twelve hundred", "forty-two", "'; alert(1)"],
  ...["a".repeat(500), "null", "1,2;3,4", "two\nthree"],
];

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// Whole numbers below n, the same everywhere (mulberry32).
function randomNumbers(seed) {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** In Jupyter there are views alone. @returns {Promise<HTMLElement>} */
async function viewOf(which) {
  const place = document.querySelectorAll("[data-widget]")[which];
  const find = () =>
    place
      ? place.querySelector(".annotated-view")
      : document.querySelectorAll(".annotated-view")[which];
  (place ?? find()).scrollIntoView();
  for (let i = 0; i < 400 && !find(); i++) await wait(25);
  return /** @type {HTMLElement} */ (find());
}

// A drawing that is on its way (a model that loads, a frame that is waited for) is waited for.
async function settled(view, calm) {
  const end = performance.now() + 20_000;
  for (let before; performance.now() < end; await wait(calm)) {
    const now = view.textContent;
    if (now === before && !view.querySelector("[aria-busy=true]")) return;
    before = now;
  }
  throw new Error("the widget does not come to rest");
}

function tell(node, ...names) {
  for (const name of names) node.dispatchEvent(new Event(name, { bubbles: true }));
}

// Another value for a control, by its kind.
function put(node, next) {
  const one = (list) => list[next(list.length)];
  if (node.type === "range") {
    const given = [node.min || 0, node.max || 100, node.step || 1];
    const [min, max, step] = given.map(Number);
    node.value = min + step * next(1 + Math.round((max - min) / step));
    tell(node, "input", "change");
  } else if (node.type === "checkbox" || node.type === "radio") node.click();
  else if (node.tagName === "SELECT") {
    node.value = one([...node.options]).value;
    tell(node, "change");
  } else if (node.tagName === "INPUT" || node.tagName === "TEXTAREA") {
    const isNumber = node.type === "number";
    node.value = one(isNumber ? ODD.filter((text) => /^-?[\d.e]*$/.test(text)) : ODD);
    tell(node, "input", "change");
    node.form?.requestSubmit();
  } else node.click();
}

function move(node, next) {
  const label = node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent;
  const name = (label ?? node.textContent).trim().slice(0, 40);
  put(node, next);
  return `${name} = ${String(node.value ?? node.checked ?? "").slice(0, 20)}`;
}

const controlsOf = (view) =>
  [...view.querySelectorAll(CONTROLS)].filter(
    (node) =>
      !node.disabled &&
      // Which parts of the stage are in sight depends on its width.
      !node.closest("[inert], [hidden], .walk-spots, [aria-label='Fill the screen']") &&
      !/^(▶ |❚❚ )?(Play|Pause|Copy)/.test(node.textContent),
  );

// To the first slider, at its start: for the keyboard.
function focusSlider(view) {
  const all = [...view.querySelectorAll("input[type=range]:not([disabled])")];
  const slider = all.find((node) => node.checkVisibility() && !node.closest("[inert]"));
  if (slider) slider.value = slider.min;
  slider?.focus();
  return Boolean(slider);
}

function isForeign(address) {
  const home = new URL("/", location.href).href;
  return !address.startsWith(home) && !/^(data|blob):/.test(address);
}

// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function exercise(which, seed, times, calm = 5) {
  const view = await viewOf(which);
  const next = randomNumbers(seed);
  const told = [];
  await settled(view, calm);
  for (let i = 0; i < times; i++) {
    const controls = controlsOf(view);
    const node = controls.length ? controls[next(controls.length)] : null;
    const done = node ? move(node, next) : "nothing to move";
    await settled(view, calm);
    told.push([done, view.textContent]);
  }
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return {
    told,
    address: view.querySelector(".address a")?.getAttribute("href") ?? null,
    foreign: loaded.filter(isForeign),
    markup: view.querySelectorAll("x-evil, script, iframe, img[src=x]").length,
    hasSlider: focusSlider(view),
  };
}
