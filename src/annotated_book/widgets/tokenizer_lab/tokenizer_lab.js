// TokenizerLab: a text of the reader's own, after as many merges as are asked for.
import { restored } from "../in_page/tokenizers.js";
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  div,
  element,
  follow,
  frame,
  slider,
  textField,
} from "../kit/controls.js";

import { written } from "../kit/letters.js";
import { range } from "../kit/numbers.js";

const LONGEST = 60; // letters; the Python class has the same
const TRIES = ["siebenundvierzig", "zehnvier", "zwölfhundert", "forty-seven"];
const seen = (token) => token.replace(/ /g, "␣");

class Lab {
  /** @param {import("../kit/controls.js").Place} place */
  constructor({ model, el }) {
    this.model = model;
    /** @type {number[]} */
    this.found = []; // the merges that change the text `of`
    this.of = "";
    const { merges } = model.get("pieces");
    this.numbers = range(merges.length + 1);
    const fits = (text) => text.length > 0 && text.length <= LONGEST;
    this.address = inAddress(model, el, {
      text: (text) => (fits(text) ? text : undefined),
      done: oneOf(this.numbers),
    });
    this.field = textField({ maxlength: LONGEST });
    this.field.addEventListener("input", () => this.write(this.field.value));
    this.error = element("p", { class: "error", role: "alert" });
    this.slider = slider("Merges done", "", this.numbers, (done) => this.go(done));
    this.back = button("◀ Back", () => this.step(-1));
    this.next = button("Next merge ▶", () => this.step(1), { class: "next" });
    this.tokens = element("ol", {
      class: "tokens",
      "aria-label": "Tokens and their ids",
    });
    this.status = announced("verdict");
    this.rivals = div("rivals");
    this.drawn = element("div", {}, this.status, this.tokens, this.rivals);
    const tries = TRIES.map((text) => button(text, () => this.write(text)));
    frame(
      el,
      "tokenizer-lab",
      "Tokenizer lab",
      element("label", { class: "field" }, "Text ", this.field),
      div("buttons tries", ...tries),
      this.error,
      div("buttons", this.slider.node, this.back, this.next),
      this.drawn,
      this.address.node,
    );
  }

  write(text) {
    this.error.textContent = text
      ? ""
      : "The text is empty. Write at least one letter.";
    this.drawn.inert = !text;
    if (text) change(this.model, { text });
  }

  go(done) {
    change(this.model, { done });
  }

  /** The tokens after this many merges. */
  after(done) {
    const { alphabet, merges } = this.model.get("pieces");
    const made = merges.slice(0, done);
    const tokenizer = restored({ kind: "sub-words", alphabet, merges: made });
    const text = this.model.get("text").normalize("NFC");
    const tokens = tokenizer.split(text);
    const { vocabulary } = tokenizer;
    return { tokens, ids: vocabulary.encode(tokens), unkId: vocabulary.unkId };
  }

  /** The merges that change this text. */
  turns() {
    const text = this.model.get("text");
    if (text === this.of) return this.found;
    const counts = this.numbers.map((done) => this.after(done).tokens.length);
    this.found = this.numbers.filter((done) => done && counts[done] < counts[done - 1]);
    this.of = text;
    return this.found;
  }

  step(way) {
    const done = this.model.get("done");
    const turns = way > 0 ? this.turns() : [0, ...this.turns()].toReversed();
    const next = turns.find((turn) => (turn - done) * way > 0);
    if (next !== undefined) this.go(next);
  }

  // The pairs that are most frequent now in the text of the training: the first is merged next.
  drawRivals(done, turns) {
    const rivals = this.model.get("pieces").rivals?.[done] ?? [];
    const next = turns.includes(done + 1) ? ": next" : ": next, not in this text";
    const rows = rivals.map(([a, b, count], i) => {
      const bar = element("i", {});
      bar.style.width = `${(40 * count) / rivals[0][2]}%`;
      const pair = element("b", {}, `${seen(a)} + ${seen(b)}`);
      const often = `${written(count)} times`;
      return element("p", {}, pair, bar, ` ${often}${i ? "" : next}`);
    });
    const caption = "The most frequent pairs of the training text now:";
    this.rivals.replaceChildren(...(rows.length ? [caption, ...rows] : []));
  }

  redraw() {
    const text = this.model.get("text");
    const done = this.model.get("done");
    if (this.field.value !== text) this.field.value = text;
    this.error.textContent = "";
    this.drawn.inert = false;
    const turns = this.turns();
    const { tokens, ids, unkId } = this.after(done);
    const [a, b] = this.model.get("pieces").merges[done - 1] ?? ["", ""];
    const isTurn = turns.includes(done);
    const blocks = tokens.map((token, i) => {
      const look =
        ids[i] === unkId ? "unknown" : isTurn && token === a + b ? "made" : "";
      const shown = element("span", { lang: "de" }, seen(token));
      const id = ids[i] === unkId ? `<unk> ${unkId}` : ids[i];
      return element("li", { class: look }, shown, element("small", {}, id));
    });
    this.tokens.replaceChildren(...blocks);
    const away = isTurn ? "" : ", which is not in this text";
    const skipped = done - 1 - (turns.findLast((turn) => turn < done) ?? 0);
    const after = isTurn && skipped ? ` (${skipped} before it not in this text)` : "";
    const merge = `Merge ${done}${after}: ${seen(a)} + ${seen(b)} → ${seen(a + b)}${away}. `;
    const letters = [...text.normalize("NFC")].length;
    const count = `${tokens.length} token${tokens.length === 1 ? "" : "s"}`;
    this.status.textContent = `${done ? merge : ""}${letters} letters, ${count}.`;
    this.drawRivals(done, turns);
    this.slider.show(done);
    this.back.setAttribute("aria-disabled", String(!done));
    this.next.setAttribute("aria-disabled", String(!turns.some((turn) => turn > done)));
    this.address.show();
  }
}

/** @param {import("../kit/controls.js").Place} place */
function render(place) {
  const lab = new Lab(place);
  return follow(place.model, ["text", "done", "pieces"], () => lab.redraw());
}

export default { render };
