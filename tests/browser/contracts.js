// @ts-nocheck: its names are also those of exercise.js, to which it is appended.
// What the contracts of all widgets need to see and to do. It goes with exercise.js.

const OWN_NAMES = /^(id|for|name|tabindex|aria-busy|aria-controls|aria-\w+by)$/;

// A node with its attributes in order, without the names that each view has of its own.
function outline(node, leftOut) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeValue;
  if (node.matches(leftOut)) return "";
  const attributes = [...node.attributes]
    .filter(({ name, value }) => value && value !== "false" && !OWN_NAMES.test(name))
    .map(({ name, value }) => `${name}=${value.replace(/url\(.*?\)/g, "")}`);
  const held = node.matches("input, select, textarea")
    ? [node.value, node.checked]
    : [];
  return [
    node.localName,
    ...attributes.toSorted(),
    ...held,
    ...[...node.childNodes].map((child) => outline(child, leftOut)).filter(Boolean),
  ];
}

/** All that a reader sees of a view but for its link, and what its controls hold. */
const NOT_IN_LINKS = ".address, .change, .ghost"; // of what was set before
async function seen(which, leftOut = NOT_IN_LINKS, calm = 5) {
  const view = await viewOf(which);
  await settled(view, calm);
  return JSON.stringify(outline(view, leftOut), null, 1);
}

/** The settings of the view's link. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function linkOf(which) {
  const href = (await viewOf(which)).querySelector(".address a").getAttribute("href");
  return Object.fromEntries(new URL(href, location.href).searchParams);
}

const isQuiet = (node) => node.matches("[type=range], [type=checkbox], select");

/** Moves sliders, boxes, menus and tabs at random, until something else is seen. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function moveQuietly(which, seed, times, calm = 5) {
  const view = await viewOf(which);
  const next = randomNumbers(seed);
  const first = await seen(which);
  const isDone = async () =>
    !view.querySelector(".error:not(:empty)") && (await seen(which)) !== first;
  for (let i = 0; i < times || (i < 50 && !(await isDone())); i++) {
    const all = controlsOf(view).filter(
      (node) => (isQuiet(node) || node.matches(".cases *")) && node.checkVisibility(),
    );
    move(all[next(all.length)], next);
    await settled(view, calm);
  }
}

// Another value for a slider, a box or a menu: how to set it, and how to set it back.
function wayAndBack(node) {
  if (node.type === "checkbox") return [() => node.click(), () => node.click()];
  const { value } = node;
  const values = node.options
    ? [...node.options].map((option) => option.value)
    : [node.min, node.max];
  const other = values.find((one) => one !== value);
  return [other ?? value, value].map((one) => () => {
    node.value = one;
    tell(node, "input", "change");
  });
}

/** At least `times` moves of sliders, boxes, menus and rows of buttons, each taken back. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function moveAndBack(which, times, calm = 5) {
  const view = await viewOf(which);
  const there = (node) => node.isConnected && !node.disabled && node.checkVisibility();
  const first = view.innerHTML;
  let [moves, changes] = [0, 0];
  const act = async (node, step) => {
    if (there(node)) step();
    await settled(view, calm);
    moves++;
    changes += view.innerHTML !== first;
  };
  await settled(view, calm);
  while (moves < times) {
    for (const node of controlsOf(view).filter(isQuiet)) {
      if (!there(node)) continue;
      for (const step of wayAndBack(node)) await act(node, step);
    }
    const row = [...view.querySelectorAll(".cases button, .pill")].slice(0, 4);
    for (const node of row.toReversed()) await act(node, () => node.click());
  }
  return changes;
}

/** Sliders, menus and boxes that a key can move: one of each name, marked for the test. */
// biome-ignore lint/correctness/noUnusedVariables: called by those who read this file
async function markForKeys(which, calm = 5) {
  const view = await viewOf(which);
  await settled(view, calm);
  const canMove = (node) =>
    (isQuiet(node) || node.type === "number") &&
    node.checkVisibility() &&
    (node.type !== "range" || Number(node.max) > Number(node.min)) &&
    (node.localName !== "select" || node.options.length > 1);
  const found = controlsOf(view).filter(canMove).slice(0, 12);
  found.forEach((node, i) => {
    node.dataset.place = i;
  });
  return found.map((node) => node.type);
}
