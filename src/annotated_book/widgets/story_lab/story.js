// The words of a story, one after the other: one stop of the Tab key, arrow keys lead from word
// to word, and each can be picked.
import { walkWithArrowKeys } from "../kit/arrow_keys.js";
import { button, element, KEEP_KEYS } from "../kit/controls.js";
import { full } from "../kit/grid.js";

const MOST_BITS = 8; // of surprise: from there on the color is full
const MANY_BITS = 1; // from there on they are written

const ends = (word) => word === "." || word === "?";

// From the first to the last word of the sentence that contradicts the world.
function wrongSentence(words, contradiction) {
  if (!contradiction) return [0, 0];
  const { word } = contradiction;
  const first = words.slice(0, word).findLastIndex(ends) + 1;
  const last = words.findIndex((other, i) => i >= word && ends(other));
  return [first, last < 0 ? words.length : last + 1];
}

// How strongly a word is colored, from 0 to 1, and what is written below it.
function shade({ coloring, surprise, look }, weights, place) {
  if (coloring === "surprise" && place > 0 && place <= surprise.length) {
    const bits = surprise[place - 1];
    return {
      share: Math.min(bits / MOST_BITS, 1),
      number: bits < MANY_BITS ? "" : bits.toFixed(1),
    };
  }
  const isSeen = coloring === "attention" && place < look.at;
  return { share: isSeen ? weights[place] : 0, number: "" };
}

function describe({ words, surprise, look }, weights, place) {
  if (place > words.length) return "the next word, which is not there yet";
  const parts = [`word ${place}`];
  parts.push(`surprise ${full(Number(surprise[place - 1].toFixed(3)))} bits`);
  if (place < look.at) parts.push(`attention weight ${weights[place].toFixed(3)}`);
  return parts.join("; ");
}

/**
 * `weights`: of the chosen head, from the word before the one that is looked at. `look(text)`
 * hears what is pointed at, `go(at)` which word was picked.
 */
export function drawStory(told, weights, { look, go }) {
  const { words, given, ended, contradiction } = told;
  const [first, last] = wrongSentence(words, contradiction);
  const all = ended ? words : [...words, "…"];
  const draw = (text, place) => {
    const { share, number } = shade(told, weights, place);
    const isWrong = place - 1 === contradiction?.word;
    const kinds = {
      word: true,
      given: place <= given,
      read: place === told.look.at - 1,
      false: place > first && place <= last,
      wrong: isWrong,
    };
    const written = isWrong ? `✗ ${text}` : text;
    const more = number && ` ${number}`; // what is heard begins with what is seen
    const attributes = {
      class: Object.keys(kinds)
        .filter((kind) => kinds[kind])
        .join(" "),
      tabindex: "-1",
      "data-key": place,
      "aria-pressed": String(place === told.look.at),
      "aria-label":
        `${written}${more}: ${describe(told, weights, place)}` +
        (isWrong ? "; contradiction" : ""),
      ...KEEP_KEYS,
    };
    const node = button(written, () => go(place), attributes);
    if (number) node.append(" ", element("small", {}, number));
    node.style.setProperty("--w", String(share));
    return node;
  };
  const nodes = all.map((text, i) => draw(text, i + 1));
  const start = element("span", { class: "word" }, "<s>");
  start.style.setProperty("--w", String(shade(told, weights, 0).share));
  start.classList.toggle("read", told.look.at === 1);
  const label = { role: "group", "aria-label": "The story, word by word" };
  const kind = { class: `story ${told.coloring}`, ...label };
  const node = element("div", kind, start, ...nodes);
  const say = ({ target }) =>
    look(target.closest?.("button")?.getAttribute("aria-label") ?? "");
  for (const type of ["pointerover", "focusin"]) node.addEventListener(type, say);
  for (const type of ["pointerleave", "focusout"])
    node.addEventListener(type, () => look(""));
  walkWithArrowKeys(node, [nodes]);
  return node;
}

/** The words alone, while more of them come. @param {string[]} words */
export const drawWords = (words) =>
  element(
    "div",
    { class: "story", "aria-hidden": "true" },
    ...["<s>", ...words].map((word) => element("span", { class: "word" }, word)),
  );
