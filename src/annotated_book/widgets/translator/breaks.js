// What can be left out of the model, and what a reader is told of it.
import { GERMAN } from "../in_page/live.js";
import { change, element, KEEP_KEYS } from "../kit/controls.js";

// The shares are of 300 numbers that the whole model gets right, and `breaks` is a number that it
// gets right no more: tests measure them.
export const BREAKS = {
  "": { name: "nothing" },
  positions: {
    name: "positions",
    breaks: "457",
    why:
      "Without positional encodings the model knows which tokens there are, but not their " +
      "order: “four hundred and seven” and “seven hundred and four” get the same answer. Of " +
      "300 numbers that it never saw in training, 2% still come out right.",
    page: "05-positional-encoding",
    chapter: "Chapter 5: Positional encoding",
  },
  scale: {
    name: "the scale",
    breaks: "457",
    why:
      "Scores are not multiplied by 1/√d_k, so they are 4 times as large, and nearly all weight " +
      "falls on one token. Of 300 new numbers, 98% still come out right: it takes the right " +
      "number to show it.",
    page: "06-scaled-dot-product-attention",
    chapter: "Chapter 6: Scaled dot-product attention",
  },
  head: {
    name: "one head",
    breaks: "1107",
    why:
      "Head 3 of the self-attention in decoder layer 1 gives zeros, and the model repeats " +
      "itself. Of 300 new numbers, 53% still come out right. For most other heads it would be " +
      "all of them, or nearly all.",
    page: "07-splitting-and-joining-the-heads",
    chapter: "Chapter 7: Splitting and joining the heads",
  },
  mask: {
    name: "the causal mask",
    breaks: "457",
    why:
      "This smaller model was trained without the causal mask, so the decoder had each answer " +
      "in its input and mostly learned to copy it.",
    page: "08-masking",
    chapter: "Chapter 8: Masking",
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
