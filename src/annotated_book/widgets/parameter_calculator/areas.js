// The parameters as areas: a column for each group of parts, a block for each part.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { element, KEEP_KEYS } from "../kit/controls.js";
import { count, formula, sum, written } from "../kit/letters.js";

const GROUPS = { embedding: "Embeddings", Encoder: "Encoder", Decoder: "Decoder" };
const MOST_STRIPES = 24; // layers, drawn as stripes

/** "Encoder: norms" stands in the encoder's column, and so on. @param {string} part */
const groupOf = (part) =>
  ["Encoder", "Decoder"].find((name) => part.startsWith(name)) ?? "embedding";

export const percent = (share) => `${(100 * share).toFixed(1)}%`;

const filled = (terms, settings) =>
  formula(terms, (letter) => written(settings[letter]));

/** What a part has, in one line. */
export function sentence(name, terms, settings, total) {
  const n = count(terms, settings);
  const sums = `${formula(terms)} = ${filled(terms, settings)} = ${written(n)}`;
  return `${name}: ${sums}, ${percent(n / total)}.`;
}

function place(node, { left = 0, top = 0, width = 1, height = 1 }) {
  for (const [name, share] of Object.entries({ left, top, width, height }))
    node.style.setProperty(name, `${100 * share}%`);
}

function drawPart(name, terms, settings, total, look) {
  const share = count(terms, settings) / total;
  const isShared = settings.tie_embeddings && name === "Source embedding";
  const short = isShared ? "one matrix, shared" : name.replace(/^(En|De)coder: /, "");
  const says = sentence(name, terms, settings, total);
  const node = element(
    "button",
    {
      ...{ type: "button", class: "part", tabindex: "-1", ...KEEP_KEYS },
      "aria-label": `${short} ${percent(share)}. ${says}`,
    },
    element("span", {}, short),
    " ",
    element("small", {}, percent(share)),
  );
  const isInLayers = terms.some(([, factors]) => factors.includes("n_layers"));
  const stripes = isInLayers && settings.n_layers <= MOST_STRIPES;
  if (stripes) node.style.setProperty("--layers", String(settings.n_layers));
  node.classList.toggle("layered", stripes);
  for (const event of ["pointerenter", "focus", "click"])
    node.addEventListener(event, () => look(says));
  for (const event of ["pointerleave", "blur"])
    node.addEventListener(event, () => look(""));
  return { node, share };
}

/**
 * Blocks whose areas are as the numbers of parameters; `look(text)` hears what is pointed at.
 * @param {Record<string, any>} found the terms of each part
 * @param {Record<string, any>} settings
 * @param {number} total
 * @param {(text: string) => void} look
 */
export function drawAreas(found, settings, total, look) {
  const parts = Object.entries(found)
    .filter(([, terms]) => terms.length)
    .map(([name, terms]) => ({
      group: groupOf(name),
      ...drawPart(name, terms, settings, total, look),
    }));
  let left = 0;
  const columns = Object.entries(GROUPS).map(([group, title]) => {
    const own = parts.filter((part) => part.group === group);
    const width = sum(own.map(({ share }) => share));
    const size = element("span", {}, ` ${percent(width)}`);
    const head = element("div", { class: "head" }, title, size);
    let top = 0;
    for (const { node, share } of own) {
      place(node, { top, height: share / width });
      top += share / width;
    }
    const stack = element("div", { class: "stack" }, ...own.map(({ node }) => node));
    const column = element("div", { class: "column" }, head, stack);
    place(column, { left, width });
    left += width;
    return column;
  });
  const label = "Areas: the parts of the model, as large as their shares";
  const node = element("div", { class: "areas", role: "group", "aria-label": label });
  node.append(...columns);
  walkWithArrowKeys(
    node,
    [...node.querySelectorAll("button")].map((part) => [part]),
  );
  return node;
}
