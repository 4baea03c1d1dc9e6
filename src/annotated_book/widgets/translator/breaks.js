// What can be left out of the model, and what a reader is told of it.
import { GERMAN } from "../in_page/live.js";
import { change, element, radio } from "../kit/controls.js";

// The shares are of 300 numbers that the whole model gets right, and `breaks` is a number that it
// gets right no more: tests measure them.
export const BREAKS = {
  "": { name: "nothing" },
  positions: {
    name: "positions",
    breaks: "457",
    why: "Without positions, “four hundred and seven” and “seven hundred and four” look the same to it: of 300 new numbers, 2% still come out right.",
    page: "05-positional-encoding",
    chapter: "Chapter 5: Positional encoding",
  },
  scale: {
    name: "the scale",
    breaks: "457",
    why: "Without 1/√d_k the scores are 4 times as large, yet of 300 new numbers, 98% still come out right.",
    page: "06-scaled-dot-product-attention",
    chapter: "Chapter 6: Scaled dot-product attention",
  },
  head: {
    name: "one head",
    breaks: "1107",
    why: "Without head 3 of its self-attention, decoder layer 1 repeats itself: of 300 new numbers, 53% still come out right.",
    page: "07-splitting-and-joining-the-heads",
    chapter: "Chapter 7: Splitting and joining the heads",
  },
  mask: {
    name: "the causal mask",
    breaks: "457",
    why: "This smaller model was trained without the causal mask, so it mostly learned to copy the answer from its input.",
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
  const radios = Object.entries(BREAKS).map(([broken, { name }]) =>
    radio(
      { name: `${id}-broken`, value: broken },
      () => change(model, { broken }),
      name,
    ),
  );
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
