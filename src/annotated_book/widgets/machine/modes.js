// The three ways to look at one run, and what belongs to each of them: the rows as tokens, the
// answer that is fed in, tokens to choose from, and the proof that training and generation agree.
import { button, element, KEEP_KEYS, slider } from "../kit/controls.js";
import { capital, spokenName } from "../kit/names.js";
import { rowOf } from "../kit/numbers.js";
import { chance } from "./narration.js";
import { ending } from "./places.js";
import { largestDifference } from "./runs.js";

export const MODES = {
  step: ["Walk", ""],
  teacher: [
    "Teacher forcing",
    "As in training: the right tokens are fed in, and all rows are computed at once. The causal mask keeps each row from the tokens that it has to predict.",
  ],
  generate: [
    "Generation",
    "As at inference time: one row after the other. The KV cache keeps keys and values of earlier rows (•).",
  ],
};
const CHOICES = 5; // of the likeliest tokens
const DECIDED = "eight thousand three hundred and eighty-two"; // by most parts of the model

const piecesOf = (tokens) => tokens.filter((token) => token !== "</s>");
const chosen = (run, row) => rowOf(run.tensor("probabilities"), row)[run.next[row]];

/** The first row that gives another token than the run to compare with; if none does, the one
 * whose probability has changed most. */
function changedRow({ before, run, layout: { first } }) {
  const [old, now] = [before, run].map(({ next }) => next.slice(first));
  const other = now.findIndex((id, i) => i < old.length && id !== old[i]);
  if (other >= 0) return first + other;
  const off = (row) => Math.abs(chosen(before, row) - chosen(run, row));
  const rows = [...now.keys()].slice(0, old.length).map((i) => first + i);
  return rows.reduce((most, row) => (off(row) > off(most) ? row : most));
}
/** Of a logit, between two runs. */
function largestMove(before, run) {
  const [old, now] = [before, run].map((one) => one.tensor("generator").data);
  return now.reduce((most, x, i) => Math.max(most, Math.abs(x - (old[i] ?? x))), 0);
}
const option = (value, words) => element("option", { value }, words);

export class Modes {
  constructor(view) {
    this.view = view;
    this.buttons = Object.entries(MODES).map(([mode, [name]]) => {
      const press = () => view.ask({ mode });
      return button(name, press, { "data-mode": mode });
    });
    this.said = element("p", { class: "said" });
    this.hint = element("p", { class: "hint" });
    this.rows = element("ol", { class: "rows" });
    this.more = element("div", { class: "more" });
    this.error = element("p", { class: "error", role: "alert" });
    this.status = element("p", { class: "hint", role: "status" });
    this.off = element("select", { "aria-label": "Switch off", ...KEEP_KEYS });
    this.off.addEventListener("change", () =>
      this.#compare({ without: this.off.value }),
    );
    this.showDrawn = () => {};
    this.swap = view.isAlone
      ? this.#drawing()
      : button("Swap the first two tokens", () => this.#swapTokens());
    const heat = (value) => view.heat(value);
    this.temperature = slider("Temperature", "τ", [0.1, 5], heat);
    this.temperature.input.step = "0.1";
    const off = element("label", {}, "What if without ", this.off);
    const controls = [this.swap, off, this.temperature.node];
    this.whatIf = element("div", { class: "what-if" }, ...controls);
    this.changed = element("p", { class: "changed", role: "status" });
    const group = { class: "modes", role: "group", "aria-label": "Mode" };
    const modes = [element("div", group, ...this.buttons), this.hint];
    const own = [this.rows, this.more, this.whatIf];
    const told = [this.status, this.error];
    this.node = element("div", {}, ...modes, ...own, ...told);
    this.shown = "";
  }

  /** What changes, where it changes. */
  async #compare(asked) {
    const { view } = this;
    await view.ask(asked);
    if (!view.before) return;
    view.house.comeIntoSight();
    view.toBars(changedRow(view));
  }

  /** Whether the next token is the likeliest, or drawn: of a decoder-only model. */
  #drawing() {
    const { view } = this;
    const press = async (seed) => {
      await view.ask({ seed, answer: "" });
      view.toBars();
    };
    const likeliest = button("Likeliest token", () => press(-1));
    const draw = button("", () => press((view.seed + 1) % 1000));
    this.showDrawn = () => {
      const isDrawn = view.seed >= 0;
      likeliest.ariaPressed = String(!isDrawn);
      draw.ariaPressed = String(isDrawn);
      draw.textContent = isDrawn ? "Draw again" : "Draw a token";
    };
    const go = () => view.ask({ text: this.textOf(view.found), answer: "" });
    const more = button("Go on", go);
    const group = { role: "group", "aria-label": "Next token" };
    return element("span", group, likeliest, draw, more);
  }

  wait(words) {
    this.status.textContent = words;
  }

  // The source with its first two tokens in the other order, if that is a text.
  #swapTokens() {
    const [first, second, ...rest] = this.view.run.srcTokens.filter(
      (token) => !token.startsWith("<"),
    );
    if (second !== undefined)
      this.view.ask({
        text: [second, first, ...rest].join(" "),
        answer: "",
        without: "",
      });
  }

  #showWhatIf() {
    const { view } = this;
    const parts = view.parts();
    if (this.off.childElementCount !== parts.length + 1) {
      const nameOf = (part) => {
        const [path, head] = part.split("#");
        if (part === "positions") return "the positions";
        return capital(spokenName(path, head && Number(head)));
      };
      this.off.replaceChildren(
        option("", "nothing left out"),
        ...parts.map((part) => option(part, nameOf(part))),
      );
    }
    this.off.value = view.model.get("without");
    this.temperature.show(view.temperature);
    const isPlain = view.mode === "step" && view.temperature === 1 && !view.isAlone;
    this.temperature.node.hidden = isPlain; // of a walk for first readers
    this.showDrawn();
    this.changed.replaceChildren(...this.#difference());
  }

  // What comes out now, beside what came out of the whole model, or before a draw.
  #difference() {
    const { before, run } = this.view;
    if (!before) return [];
    const { first } = this.view.layout;
    const written = ({ nextTokens }) => piecesOf(nextTokens.slice(first)).join(" ");
    const [was, is] = [before, run].map(written);
    const isWhole = this.view.model.get("without") !== "";
    const other = isWhole ? "the whole model" : "before";
    const then = isWhole ? `in ${other}` : other;
    const row = changedRow(this.view);
    const [old, now] = [before, run].map(
      (one) => `${one.nextTokens[row]} ${chance(chosen(one, row))}`,
    );
    const rest = `. In row ${run.tgtTokens[row]}: ${old} ${then}, ${now} now. Dashed bars: ${other}.\u2002`;
    const isSame = was === is;
    const moved = `, though the logits moved by up to ${largestMove(before, run).toFixed(1)}`;
    return [
      isSame ? `The same tokens as ${other}: ` : `Other tokens than ${other}: `,
      ...(isSame ? [] : [element("del", {}, was), " → "]),
      element("b", {}, is),
      isSame ? moved : "",
      isWhole || !run.isAlone ? rest : "",
      isSame && isWhole ? this.#proposal() : "",
    ];
  }

  // Where nothing has changed: what is more likely to.
  #proposal() {
    const { isOwn, word, model } = this.view;
    const [path, head] = model.get("without").split("#");
    if (head)
      return button("Leave out all its heads", () => this.#compare({ without: path }));
    if (isOwn || word === DECIDED) return "";
    const go = () => this.#compare({ text: DECIDED, answer: "" });
    return button(`Try it on ${DECIDED}`, go);
  }

  refuse(words) {
    this.error.textContent = words;
  }

  show() {
    const { mode, found, step } = this.view;
    for (const one of this.buttons) one.ariaPressed = String(one.dataset.mode === mode);
    this.#showRows();
    this.showAnswer();
    this.#showWhatIf();
    const at = mode === "generate" ? step : 0;
    const key = JSON.stringify([mode, found.key, at, Boolean(found.live)]);
    if (key === this.shown) return;
    this.shown = key;
    this.hint.textContent = MODES[mode][1];
    const parts = {
      step: () => [],
      teacher: () => this.#answer(),
      generate: () => this.#choices(),
    };
    this.more.replaceChildren(...parts[mode]());
  }

  // What is written so far; in teacher forcing it is not the model's.
  showAnswer() {
    const { found, mode, model, story, clock, run } = this.view;
    const isOver = mode !== "step" || story.isOver(clock.t);
    const { first } = this.view.layout;
    const isWritten = (_, row) =>
      row >= first && story.progress("tgt", "pick", row, clock.t) >= 1;
    const pieces = piecesOf(run.nextTokens.filter(isWritten));
    const words = isOver ? this.answerOf(found) : pieces.join(" · ") || "…";
    const lang = this.view.scene.langOf("decoder");
    const key = `${model.get("text")} ${words} ${mode} ${lang}`;
    if (this.said.dataset.key === key) return;
    this.said.dataset.key = key;
    this.said.hidden = mode === "teacher";
    const given = element("span", {}, ending(model.get("text")));
    this.said.replaceChildren(given, " → ", element("b", { lang }, words));
  }

  // What was written, without the text that was given.
  answerOf(found) {
    return this.textOf(found, Math.max(0, found.run.given - 1));
  }

  textOf({ live, run: { targets, targetTokens, isAlone } }, from = 0) {
    if (live) return live.textOf(targets.slice(from));
    const space = isAlone || this.view.isOwn ? " " : ""; // German numbers are one word
    const text = piecesOf(targetTokens.slice(from)).join(space);
    return text.replace(/ (?=[.,;:!?)])/g, "");
  }

  // The input of each row, and what it predicts.
  #showRows() {
    const { view } = this;
    const { run, mode, step } = view;
    const scene = view.newScene(run);
    const key = JSON.stringify(run.tgtTokens);
    if (key !== this.rows.dataset.key || !this.rows.children.length) {
      this.rows.dataset.key = key;
      const rows = run.tgtTokens.map((token, i) => {
        const word = element("span", { lang: scene.langOf("decoder") }, token);
        const pill = button(word, () => view.stepTo(i), { class: "pill" });
        return element("li", {}, pill);
      });
      this.rows.replaceChildren(...rows);
    }
    this.rows.querySelectorAll("button").forEach((node, i) => {
      const isHere = mode !== "teacher" && i === step;
      node.ariaCurrent = isHere ? "step" : null;
      if (isHere) this.rows.scrollLeft = node.offsetLeft - this.rows.clientWidth / 2; // in one line
      node.ariaLabel = `Row ${i}: ${scene.rowName("decoder", i)}`;
      node.classList.toggle("unwritten", scene.hides("decoder", i));
    });
  }

  // --- teacher forcing ---

  #answer() {
    const { view } = this;
    const { found, run } = view;
    const { targetTokens: words } = run;
    const id = `answer-${Math.random()}`;
    const given = { value: this.answerOf(found), lang: view.scene.langOf("decoder") };
    const plain = { type: "text", autocomplete: "off", spellcheck: "false" };
    const input = element("input", { id, ...given, ...plain });
    const label = element("label", { for: id }, "Answer that is fed in");
    const feed = element("button", {}, "Feed it in");
    const form = element("form", { class: "line" }, label, input, feed);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      view.ask({ answer: input.value.trim() });
    });
    const losses = [...run.tensor("loss").data];
    const mean = losses.reduce((a, b) => a + b, 0) / losses.length;
    const most = losses.indexOf(Math.max(...losses));
    const told = `Loss: ${mean.toFixed(3)} per token; the largest is ${losses[most].toFixed(2)}, for “${words[most]}”.`;
    return [form, element("p", { class: "hint" }, told), this.#identity()];
  }

  // --- generation ---

  #choices() {
    const { view } = this;
    const { scene, found, run } = view;
    const p = rowOf(run.tensor("probabilities"), scene.step);
    const order = run.ranked(scene.step).slice(0, CHOICES);
    const { tgt: tokens } = run.vocabulary;
    const before = run.targets.slice(0, scene.step);
    const buttons = order
      .filter((id) => tokens[id] !== "</s>")
      .map((id) => {
        const share = `${(100 * p[id]).toFixed(p[id] > 0.0995 ? 0 : 1)}%`;
        return button(`${tokens[id]} ${share}`, () => view.goOn([...before, id]));
      });
    const line = element("div", { class: "line" }, "Continue with ", ...buttons);
    if (found.forced.length)
      line.append(button("Back to the model's own", () => view.ask({ answer: "" })));
    return [line, this.#identity()];
  }

  // --- the identity of the two ---

  #identity() {
    const { view } = this;
    const { found } = view;
    const words = "Compare all rows at once with one row at a time";
    if (!found.live)
      return element(
        "p",
        { class: "hint" },
        button(words, () => view.ask({}, true)),
      );
    const most = largestDifference(found);
    const told = `All rows at once, or one row at a time with the KV cache: the ${found.run.tgt.length} rows agree. Largest difference of a logit: ${most ? most.toExponential(1) : "0"}.`;
    return element("p", { class: "hint" }, told);
  }
}
