// What can be left out of the model, and what a reader is told of it.
import { GERMAN } from "../in_page/live.js";
import { change, element, KEEP_KEYS } from "../kit/controls.js";

// The shares are of 300 numbers that the whole model gets right; a test measures them.
export const BREAKS = {
  "": { name: "nothing" },
  positions: {
    name: "positions (word order)",
    why:
      "Without positional encodings the model knows which tokens there are, and not in which " +
      "order: “four hundred and seven” and “seven hundred and four” get the same answer. Of " +
      "300 numbers that it never saw in training, 2% still come out right.",
    page: "05-positional-encoding",
    chapter: "Chapter 5: Positional encoding",
  },
  mask: {
    name: "the causal mask in training (no looking ahead)",
    why:
      "This smaller model was trained without the causal mask, so the decoder had each answer " +
      "in its input and mostly learned to copy it.",
    page: "08-masking",
    chapter: "Chapter 8: Masking",
  },
  head: {
    name: "one of its 24 attention heads",
    why:
      "Head 3 of the self-attention in decoder layer 1 is ablated: it gives zeros. Of 300 new numbers, 53% " +
      "still come out right. For most other heads it would be all of them, or nearly all.",
    page: "07-splitting-and-joining-the-heads",
    chapter: "Chapter 7: Splitting and joining the heads",
  },
  scale: {
    name: "the scale 1/√d_k",
    why:
      "Scores are not divided by √d_k, so they are 4 times as large, and the weights fall on " +
      "fewer tokens. This model bears it: of 300 new numbers, 98% still come out right.",
    page: "06-scaled-dot-product-attention",
    chapter: "Chapter 6: Scaled dot-product attention",
  },
};

/**
 * A choice of what to leave out.
 * @param {import("../kit/controls.js").Model} model
 * @param {string} id for names that no other widget on the page has
 */
export function drawBreaks(model, id) {
  const radios = Object.entries(BREAKS).map(([value, { name }]) => {
    const input = element("input", {
      type: "radio",
      name: `${id}-broken`,
      value,
      ...KEEP_KEYS,
    });
    input.addEventListener("change", () => change(model, { broken: value }));
    return { input, node: element("label", {}, input, name) };
  });
  const nodes = radios.map(({ node }) => node);
  const legend = element("legend", {}, "Break it: remove");
  const choice = element("fieldset", { class: "breaks" }, legend, ...nodes);
  const elsewhere = element("p", { class: "soft" }, "To break it, choose German.");
  return {
    node: element("div", {}, choice, elsewhere),
    show() {
      // What is told of the parts was measured on the model that knows German alone.
      choice.hidden = model.get("language") !== GERMAN;
      elsewhere.hidden = !choice.hidden;
      for (const { input } of radios)
        input.checked = input.value === model.get("broken");
    },
  };
}
