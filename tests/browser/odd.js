// @ts-nocheck: its names are also those of exercise.js, to which it is appended.
// Puts odd values into every box and every address of a page's widget, as a seed says, and tells
// what was wrong afterwards. It goes with exercise.js, whose functions it uses.

const ODD_TEXTS = [
  ...ODD,
  ..."1e308 -1e308 1e-320 Infinity -0 999999999999999999999 1,5 ½ 👩‍👩‍👧 é Z͑ͫ̓ͪ̂ͫ שבע سبعة".split(
    " ",
  ),
  ...["\u{1F600}".repeat(40), "e\u0301", "\u202etfel ot thgir", "\u0000", "\ud800"],
  ...["\u200b", "\ufeff7", "__proto__", "constructor", "toString", "x".repeat(20_000)],
  ...'{} {"a": [1,2 eyJhIjo= %E0%A4%A $(7) sieben SEVEN a|b|c|d'.split(" "),
  ...["<img src=x onerror=alert(1)>", "seven ".repeat(400), "  seven  "],
];
const EDGES = "-1 0 1 2 3 7 8 9 64 99 9999 true false".split(" ");
const TRIES = 6; // the first may happen to bring nothing new
const NOT_WORDS = /\bNaN\b|undefined|\[object|-?Infinity/;

// What no reader should ever see. What was typed may be quoted.
function wrongWith(view, typed = "") {
  const wrong = [];
  const boxes = [...view.querySelectorAll("[type=text], textarea")];
  const quoted = [typed, ...boxes.map(({ value }) => value)].map((one) => one.trim());
  const text = quoted
    .filter(Boolean)
    .reduce((rest, one) => rest.replaceAll(one, ""), view.innerText);
  if (!text.trim()) wrong.push("blank");
  if (NOT_WORDS.test(text)) wrong.push(text.match(NOT_WORDS)[0]);
  if (view.querySelector("x-evil, script, iframe, img[src=x]")) wrong.push("markup");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("too wide");
  const said = (name) =>
    [...view.querySelectorAll(`${name}:not(:empty)`)].some(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]"),
    );
  if (said(".error") && said(".verdict")) wrong.push("an answer beside an error");
  return wrong;
}

const nameOf = (node) =>
  node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent ?? node.textContent;

// A browser lets only numbers into a box for numbers.
const NUMBER = /^-?\d*\.?\d+(e-?\d+)?$/;
const fits = (box, text) => box.type !== "number" || NUMBER.test(text);

/** Odd texts in all boxes; many boxes share the texts: [box, text, what is wrong]. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function oddBoxes(which, calm = 5) {
  const view = await viewOf(which);
  for (const fold of view.querySelectorAll("details")) fold.open = true;
  await settled(view, calm);
  const found = [];
  const boxes = () => [
    ...view.querySelectorAll("[type=text], [type=number], textarea"),
  ];
  for (const [j, text] of ODD_TEXTS.entries()) {
    const all = boxes().filter((box) => !box.disabled && fits(box, text));
    for (const box of all.length > 3 ? [all[j % all.length]] : all) {
      box.value = text;
      tell(box, "input", "change");
      box.form?.requestSubmit();
      await settled(view, calm);
      const wrong = wrongWith(view, text);
      if (wrong.length) found.push([nameOf(box), text.slice(0, 40), ...wrong]);
    }
  }
  return found;
}

/** What the page's loader gives a widget's module. */
function freshModel(place) {
  const { modules, data } = globalThis.annotatedWidgets;
  const named = (file) => data[file.replace(/\.js$/, "")];
  const parts = place.dataset.files.split(" ").map(named);
  const state = Object.assign({}, ...parts, JSON.parse(place.dataset.state));
  const listeners = [];
  const [loader] = /** @type {NodeListOf<HTMLScriptElement>} */ (
    document.querySelectorAll("script[src*=loader]")
  );
  const later = async (kind = "later") => {
    const file = place.dataset[kind];
    if (!named(file)) {
      const script = document.createElement("script");
      script.src = new URL(file, loader.src).href;
      document.head.append(script);
      await new Promise((done) => script.addEventListener("load", done));
    }
    return named(file);
  };
  const set = (name, value) => {
    if (Object.is(state[name], value)) return;
    state[name] = value;
    for (const [event, listener] of [...listeners])
      if (event === `change:${name}`) listener();
  };
  return {
    render: modules[place.dataset.widget].render,
    model: {
      get: (name) => state[name],
      save_changes() {},
      ...{ later, set },
      on: (event, listener) => listeners.push([event, listener]),
      off() {},
    },
  };
}

// Settings that the widget itself writes into its address, as its controls are moved.
async function settingsOf(view, next, times, calm) {
  const settings = new Map();
  for (let i = 0; i < times; i++) {
    const all = controlsOf(view);
    if (all.length) move(all[next(all.length)], next);
    await settled(view, calm);
    const href = view.querySelector(".address a")?.getAttribute("href") ?? "";
    for (const [name, text] of new URL(href, location.href).searchParams)
      settings.set(name, [...(settings.get(name) ?? []), text]);
  }
  return settings;
}

function damaged(text, next) {
  const ways = [
    () => text.slice(0, text.length / 2),
    () => text + text,
    () => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
    () => `-${text}`,
    () => text.toUpperCase(),
    () => `${text},`,
    () => text.split("").reverse().join(""),
  ];
  return ways[next(ways.length)]();
}

/** Addresses of odd settings, and of good ones that do not go together: [address, what is wrong]. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function oddAddresses(which, seed, times, calm = 5) {
  const first = await viewOf(which);
  const next = randomNumbers(seed);
  const one = (list) => list[next(list.length)];
  await settled(first, calm);
  const settings = await settingsOf(first, next, 15, calm);
  const place = /** @type {HTMLElement} */ (first.closest("[data-widget]"));
  const name = place.dataset.widget;
  const traits = Object.keys(JSON.parse(place.dataset.state)).map(
    (trait) => `${name}.${trait}`,
  );
  const names = [...new Set([...traits, ...settings.keys()])];
  const found = [];
  for (let i = 0; i < times; i++) {
    const query = new URLSearchParams({ [`${name}.old_setting`]: "1" });
    for (const trait of names) {
      const good = settings.get(trait) ?? EDGES;
      const kind = next(6);
      if (kind < 2) query.set(trait, one(good));
      else if (kind === 2) query.set(trait, damaged(one(good), next));
      else if (kind === 3) query.set(trait, one(EDGES));
      else if (kind === 4) query.set(trait, one(ODD_TEXTS).slice(0, 1000));
    }
    history.replaceState(null, "", `?${query}`);
    const el = document.createElement("div");
    place.replaceChildren(el);
    const { render, model } = freshModel(place);
    try {
      const end = await render({ model, el });
      const view = el.querySelector(".annotated-view");
      await settled(view, calm);
      const wrong = wrongWith(view);
      if (wrong.length) found.push([String(query), ...wrong]);
      end?.();
    } catch (error) {
      found.push([String(query), String(error.stack)]);
    }
  }
  return found;
}

// Sliders, boxes and menus by their name; of buttons that stand together, one speaks for all.
function keyOf(node) {
  if (node.localName !== "button") return `${node.type} ${nameOf(node).trim()}`;
  const group = node.closest("[class]:not(button, li, td, span)");
  return `button ${node.classList[0] ?? ""} in ${group.classList[0]}`;
}

function canChange(node) {
  if (!node.matches("[type=range], [type=checkbox], select, button[type=button]"))
    return false;
  if (node.matches("[aria-pressed=true], [aria-current=true], [aria-disabled=true]"))
    return false;
  if (node.type === "range" && Number(node.max) <= Number(node.min)) return false;
  return (
    node.checkVisibility() && (node.localName !== "select" || node.options.length > 1)
  );
}

/** Each control is moved, whichever comes; those that never change anything of the widget. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function deadControls(which, seed, calm = 5) {
  const view = await viewOf(which);
  const next = randomNumbers(seed);
  await settled(view, calm);
  const tries = new Map();
  const alive = new Set();
  const isOpen = (node) =>
    canChange(node) && !alive.has(keyOf(node)) && (tries.get(keyOf(node)) ?? 0) < TRIES;
  for (;;) {
    const open = controlsOf(view).filter(isOpen);
    if (!open.length) break;
    const node = open[next(open.length)];
    const key = keyOf(node);
    const before = view.innerHTML;
    tell(node, "pointerover"); // some only show what is pointed at
    put(node, next);
    await settled(view, calm);
    tries.set(key, (tries.get(key) ?? 0) + 1);
    if (view.innerHTML !== before) alive.add(key);
  }
  return [...tries.keys()].filter((key) => !alive.has(key));
}
