// Gauntlet: symptoms of a fault, diagnoses to choose from, hints, and then the answer.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  element,
  follow,
  frame,
  KEEP_KEYS,
} from "../kit/controls.js";
import { range } from "../kit/numbers.js";
import { drawBlocks } from "./symptoms.js";

const NOTHING = { tried: [], hints: 0, shown: false };

// What stands between ` and ` is code.
const rich = (text) =>
  text.split("`").map((part, i) => (i % 2 ? element("code", {}, part) : part));

/** How far the reader is with each case; `put` changes it for the case that is shown. */
function progressOf(model, cases) {
  const here = () => model.get("case") - 1;
  const of = (i) => model.get("progress")[cases[i].id] ?? NOTHING;
  const isRight = (i) => of(i).tried.includes(cases[i].right);
  return {
    ...{ here, of, isRight },
    put(values) {
      const own = { ...of(here()), ...values };
      const progress = { ...model.get("progress"), [cases[here()].id]: own };
      change(model, { progress });
    },
    /** A sign for a case, and the same in a word. */
    state(i) {
      if (isRight(i)) return ["✓", "solved"];
      if (of(i).shown) return ["–", "uncovered"];
      return of(i).tried.length ? ["✗", "not yet"] : ["", ""];
    },
    sentence() {
      const solved = [...cases.keys()].filter(isRight);
      const first = solved.filter((i) => of(i).tried[0] === cases[i].right);
      return `Solved: ${solved.length} of ${cases.length}. At the first try: ${first.length}.`;
    },
  };
}

/** The diagnoses of a case, and what is said of those that were tried. */
function diagnosesOf(ask) {
  const legend = element("legend", {}, ask);
  const node = element("fieldset", {}, legend);
  let notes = [];
  return {
    node,
    chosen: () => [...node.querySelectorAll("input")].findIndex((one) => one.checked),
    draw(options) {
      const name = `diagnosis-${Math.random()}`;
      notes = options.map(() => element("p"));
      const rows = options.map(({ text }, value) => {
        const radio = element("input", { type: "radio", name, value, ...KEEP_KEYS });
        const words = element("span", {}, ...rich(text));
        return element("div", {}, element("label", {}, radio, words), notes[value]);
      });
      node.replaceChildren(legend, ...rows);
    },
    show({ options, right }, tried, isDone) {
      node.disabled = isDone;
      for (const [i, note] of notes.entries()) {
        const isIt = i === right && isDone;
        const fault = tried.includes(i) ? `✗ ${options[i].why}` : "";
        note.replaceChildren(...rich(isIt ? "✓ This is it." : fault));
        note.classList.toggle("right", isIt);
      }
    },
  };
}

// What is said of the answers so far, or "".
function verdict({ options, right, explanation }, { tried, shown }) {
  const tries = new Set(tried).size;
  if (tried.includes(right))
    return `Right${tries > 1 ? `, at try ${tries}` : ""}. ${explanation}`;
  if (shown) return `It is: ${options[right].text} ${explanation}`;
  return tries && `Not right. ${options[tried.at(-1)].why} Try another one.`;
}

function drawAnswer({ title, reveal, link: [page, chapter] }, suffix) {
  const link = element("a", { href: page + suffix }, chapter);
  return [
    element("p", {}, element("strong", {}, title)),
    ...drawBlocks(reveal),
    ...(page ? [element("p", {}, "Read on: ", link)] : []),
  ];
}

/** A case: what is seen of it, what can be answered, hints, and the answer. */
function caseOf(ask) {
  const name = element("p", { class: "case-name", tabindex: -1 });
  const given = element("p");
  const symptom = element("div", { class: "symptom" });
  const diagnoses = diagnosesOf(ask);
  const status = announced("verdict");
  const label = { "aria-live": "polite", "aria-label": "Hints" };
  const hints = element("ol", { class: "hints", ...label });
  const kind = { class: "answer", role: "group", "aria-label": "The answer" };
  const answer = element("div", { tabindex: -1, ...kind });
  let drawn = null;
  const say = (text) => status.replaceChildren(...rich(text));

  function draw(it, title) {
    drawn = it.id;
    name.textContent = title;
    given.replaceChildren(...rich(it.given));
    symptom.replaceChildren(...drawBlocks(it.symptom));
    diagnoses.draw(it.options);
    for (const place of [hints, answer]) place.replaceChildren();
    say("");
  }
  return {
    ...{ name, given, symptom, diagnoses, status, hints, answer, say },
    show(it, title, own, isDone, suffix) {
      if (it.id !== drawn) draw(it, title);
      diagnoses.show(it, own.tried, isDone);
      const said = verdict(it, own);
      if (said) say(said);
      status.classList.toggle("alarming", Boolean(said) && !isDone);
      for (const hint of it.hints.slice(hints.children.length, own.hints))
        hints.append(element("li", {}, ...rich(hint)));
      if (isDone && !answer.hasChildNodes()) answer.append(...drawAnswer(it, suffix));
    },
  };
}

function showTabs(tabs, here, state) {
  for (const [i, tab] of tabs.entries()) {
    const [sign, word] = state(i);
    tab.textContent = `${i + 1} ${sign}`.trim();
    tab.setAttribute("aria-label", `Case ${i + 1}${word && `, ${word}`}`);
    tab.setAttribute("aria-current", i === here ? "step" : "false");
  }
}

/** What a reader can do with a case. */
function actionsOf(model, { here, of, put, isRight }, it) {
  const press = {
    mark() {
      const chosen = it.diagnoses.chosen();
      if (chosen < 0) return it.say("Choose one of the answers first.");
      put({ tried: [...of(here()).tried, chosen] });
      if (isRight(here())) it.answer.focus();
    },
    hint: () => put({ hints: of(here()).hints + 1 }),
    uncover() {
      put({ shown: true });
      it.answer.focus();
    },
    next() {
      change(model, { case: model.get("case") + 1 });
      it.name.focus();
    },
  };
  return {
    mark: button("Mark my answer", press.mark, { class: "main" }),
    hint: button("", press.hint),
    uncover: button("Show the answer", press.uncover),
    next: button("Next case", press.next),
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { cases, title, ask } = model.get("given");
  const address = inAddress(model, el, { case: oneOf(range(cases.length, 1)) });
  const progress = progressOf(model, cases);
  const it = caseOf(ask);
  const { next, ...actions } = actionsOf(model, progress, it);
  const tabs = cases.map((_, i) => button("", () => change(model, { case: i + 1 })));
  const list = element("ol", { class: "cases" });
  list.append(...tabs.map((tab) => element("li", {}, tab)));
  const score = element("p", { class: "hint" });
  const buttons = element("div", { class: "buttons" }, ...Object.values(actions));
  const answers = [it.diagnoses.node, buttons, it.status, it.hints];
  frame(
    el,
    "gauntlet",
    title,
    element("nav", { "aria-label": `Cases of: ${title}` }, list),
    ...[score, it.name, it.given],
    element("div", { class: "case" }, it.symptom, element("div", {}, ...answers)),
    it.answer,
    element("div", { class: "buttons" }, next),
    address.node,
  );

  function redraw() {
    const i = progress.here();
    const own = progress.of(i);
    const isDone = progress.isRight(i) || own.shown;
    const name = `Case ${i + 1} of ${cases.length}`;
    it.show(cases[i], name, own, isDone, model.later ? ".html" : ".ipynb");
    const { length } = cases[i].hints;
    const hasMore = own.hints < length;
    const { mark, hint, uncover } = actions;
    hint.textContent = hasMore
      ? `Next hint (${own.hints + 1} of ${length})`
      : "No more hints";
    hint.setAttribute("aria-disabled", String(!hasMore));
    hint.hidden = !length || isDone;
    mark.hidden = uncover.hidden = isDone;
    next.hidden = !isDone || i + 1 >= cases.length;
    showTabs(tabs, i, progress.state);
    score.textContent = progress.sentence();
    address.show();
  }

  return follow(model, ["case", "progress"], redraw);
}

export default { render };
