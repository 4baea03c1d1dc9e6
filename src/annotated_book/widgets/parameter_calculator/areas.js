// The parameters as areas: a column for each group of parts, a block for each part.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { button, element, KEEP_KEYS } from "../kit/controls.js";
import { count, formula, sum, written } from "../kit/letters.js";

const GROUPS = ["Embeddings", "Encoder", "Decoder"];
const LONG = /^(En|De)coder: | (embedding|projection)$/; // the column says it
const MOST_STRIPES = 24; // layers, drawn as stripes

/** "Encoder: norms" stands in the encoder's column, and so on. @param {string} part */
const groupOf = (part) => GROUPS.find((name) => part.startsWith(name)) ?? GROUPS[0];

export const percent = (share) =>
  share && share < 0.0005 ? "<0.1%" : `${(100 * share).toFixed(1)}%`;

export const filled = (terms, settings) =>
  formula(terms, (letter) => written(settings[letter]));

/** What a part has, in one line. */
function sentence(name, terms, settings, share) {
  const sums = `${formula(terms)} = ${filled(terms, settings)}`;
  return `${name}: ${sums} = ${written(count(terms, settings))}, ${percent(share)}.`;
}

const KINDS = {
  embeddings: "embeddings, output",
  attention: "attention",
  "feed-forward": "feed-forward",
  norms: "norms",
};
const kindOf = (part) =>
  Object.keys(KINDS).find((kind) => part.includes(kind)) ?? "embeddings";

function place(node, box) {
  for (const [name, share] of Object.entries(box))
    node.style.setProperty(name, `${100 * share}%`);
}

/** A block for each part, which keeps its node: that it grows is seen. */
function drawPart(name, look) {
  const [title, size] = [element("span"), element("small")];
  const kinds = `part none ${kindOf(name)}`;
  let says = "";
  const tell = () => look(says);
  const node = button("", tell, { class: kinds, tabindex: "-1", ...KEEP_KEYS });
  node.append(title, " ", size);
  for (const event of ["pointerenter", "focus"]) node.addEventListener(event, tell);
  for (const event of ["pointerleave", "blur"])
    node.addEventListener(event, () => look(""));
  /** Its share; a part that has none of its own is taken away. */
  function show(terms, settings, total) {
    const share = count(terms, settings) / total;
    node.classList.toggle("none", !terms.length);
    if (!terms.length) node.remove();
    const isShared = settings.tie_embeddings && name === "Source embedding";
    const short = isShared ? "one matrix, shared" : name.replace(LONG, "");
    says = sentence(name, terms, settings, share);
    node.setAttribute("aria-label", `${short} ${percent(share)}. ${says}`);
    title.textContent = short;
    size.textContent = percent(share);
    const isInLayers = terms.some(([, factors]) => factors.includes("n_layers"));
    const stripes = isInLayers && settings.n_layers <= MOST_STRIPES;
    node.style.setProperty("--layers", String(stripes ? settings.n_layers : 1));
    node.classList.toggle("layered", stripes);
    return share;
  }
  return { node, name, show, share: 0 };
}

const total = (parts) => sum(parts.map(({ share }) => share));

/**
 * Blocks whose areas are as the numbers of parameters; `look(text)` hears what is pointed at.
 * @param {string[]} names of the parts
 * @param {(text: string) => void} look
 */
export function drawAreas(names, look) {
  const all = names.map((name) => drawPart(name, look));
  const head = element("p", { class: "heads" });
  const legend = element("p", { class: "kinds" });
  const label = "Areas: the parts of the model, as large as their shares";
  const stage = element("div", { class: "stage" });
  const kind = { class: "areas", role: "group", "aria-label": label };
  const node = element("div", kind, head, stage, legend);
  const cells = all.map((part) => [part.node]);
  const keepStop = walkWithArrowKeys(node, cells);

  /** @type {Element | undefined} */
  let last; // of the blocks that are in their order
  function drawColumn(parts, left) {
    const width = total(parts);
    let top = 0;
    for (const { node: block, share } of parts) {
      place(block, { left, top, width, height: share / width });
      top += share / width;
      if (!block.isConnected)
        if (last) last.after(block);
        else stage.prepend(block);
      last = block;
    }
    return width;
  }

  const item = (name, parts, kind = "") => {
    const share = element("small", {}, ` ${percent(total(parts))}`);
    return element("span", { class: kind }, name, share);
  };
  return {
    node,
    show(found, settings, whole) {
      for (const part of all) part.share = part.show(found[part.name], settings, whole);
      const shown = all.filter((part) => !part.node.matches(".none"));
      let left = 0;
      last = undefined;
      head.replaceChildren();
      cells.length = 0;
      for (const group of GROUPS) {
        const own = shown.filter(({ name }) => groupOf(name) === group);
        const width = drawColumn(own, left);
        const share = item(group, own);
        share.style.setProperty("flex-grow", String(width));
        head.append(share);
        cells.push(...own.map((part) => [part.node]));
        left += width;
      }
      const ofKind = (kind) => shown.filter(({ name }) => kindOf(name) === kind);
      const kinds = Object.entries(KINDS).map(([kind, title]) =>
        item(title, ofKind(kind), kind),
      );
      legend.replaceChildren(...kinds);
      keepStop();
    },
  };
}
