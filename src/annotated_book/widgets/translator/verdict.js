// What is said of an answer: is it right, was the model sure, and why did it fail?
import { germanWords, inHundreds, isGermanFor, numberOf } from "../in_page/german.js";
import { GERMAN } from "../in_page/live.js";
import { numberWords } from "../in_page/words.js";
import { announced, button, div, element, styled } from "../kit/controls.js";
import { written } from "../kit/letters.js";
import { BREAKS } from "./breaks.js";
import { percent } from "./likely.js";

const TORN = 0.95; // a token with a smaller probability was a close call
const END = "</s>";
const PLAIN = { class: "plain" };
const YEAR = /^(eleven|twelve|\w+teen) hundred\b/; // in the second training, if there was one
const HELD_BACK = "twelve hundred"; // but not this one

/** @typedef {import("./answers.js").Answer} Answer */

const inTarget = ({ language = GERMAN }, text) =>
  element("strong", { lang: language }, text);
/** What was asked, without the token of the language. @param {Answer} answer */
const askedIn = ({ src_tokens, language }) =>
  src_tokens.slice(language ? 1 : 0).join(" ");
const called = (token) => (token === END ? "the end (</s>)" : `“${token}”`);

/**
 * The number that was asked for, and what becomes of it. German numbers have names that we know
 * besides the one of the training. In another language an answer is right if it is that one, and
 * wrong if it names another number, or nothing: there may be names that we do not know.
 * @param {Answer} answer
 */
export function truthOf({ src_tokens, translation, truth }) {
  const { number, named } = truth ?? {
    number: numberOf(src_tokens.join(" ")),
    named: null,
  };
  const odd = { number, right: "", named, isRight: false, isWrong: false };
  if (number === null) return odd;
  const right = truth?.right ?? germanWords(number);
  const isRight = truth ? translation === right : isGermanFor(translation, number);
  const isWrong = !isRight && (!truth || named !== null || !translation);
  return { number, right, named, isRight, isWrong };
}

/** From which token on the answer is wrong, counted from 0; none, if it is right or may be.
 * @param {Answer} answer */
export function slipOf(answer) {
  const { right, isWrong } = truthOf(answer);
  const { next_tokens } = answer;
  const isStill = (i) => {
    const so = next_tokens
      .slice(0, i + 1)
      .join("")
      .trim(); // so far
    return so === right + END || right.startsWith(so);
  };
  const slip = next_tokens.findIndex((_, i) => isWrong && !isStill(i));
  return slip < 0 ? next_tokens.length : slip;
}

/** Where the model was least sure. @param {Answer} answer */
function leastSure({ likely }) {
  const step = likely.reduce(
    (least, [[, p]], i) => (p < likely[least][0][1] ? i : least),
    0,
  );
  return { step: step + 1, pairs: likely[step].slice(0, 2) };
}

export class Verdict {
  /**
   * @param {{ model: import("../kit/controls.js").Model, steps: import("./steps.js").Steps,
   *   form: { ask: (text: string) => void } }} view where one goes to a token, and asks
   */
  constructor(view) {
    this.view = view;
    this.model = view.model;
    this.line = announced("verdict");
    this.sure = element("p", { class: "sure" });
    this.why = element("p", { class: "why" });
    this.node = div("result", this.line, this.sure, this.why);
  }

  /** While the tokens come, or one of them is looked at. @param {string} text */
  say(text) {
    this.line.textContent = text;
    this.line.className = "verdict";
    this.node.classList.add("waits");
  }

  /** @param {Answer} answer */
  show(answer) {
    this.node.classList.remove("waits");
    if (this.model.get("own")) {
      this.line.replaceChildren(
        `“${answer.text}” is “`,
        element("strong", {}, answer.translation),
        `”${ending(answer)}`,
      );
      return;
    }
    const truth = truthOf(answer);
    const kind = truth.isRight ? "right" : truth.isWrong ? "wrong" : "odd";
    this.line.className = `verdict ${kind}`;
    this.line.replaceChildren(...sentence(answer, truth));
    this.sure.replaceChildren(...this.sureness(answer));
    this.why.replaceChildren(...this.reason(answer, truth));
  }

  sureness(answer) {
    if (!answer.translation || this.model.get("broken")) return [];
    const { step, pairs } = leastSure(answer);
    const [[token, p], [other, q]] = pairs;
    if (p >= TORN)
      return [`It was sure of each token: ${percent(p).replace("> ", "")} or more.`];
    const [a, b] = [p, q].map((x) => Math.round(100 * x));
    const bar = element("span", { class: "split", "aria-hidden": "true" });
    styled(bar, { p: p / (p + q) });
    return [
      "It wavered at ",
      button(`token ${step}`, () => this.view.steps.go(step), PLAIN),
      ` between ${called(token)} `,
      bar,
      ` and ${called(other)}: ${a} to ${b}.`,
    ];
  }

  reason(answer, truth) {
    const broken = this.model.get("broken");
    const { number, isRight } = truth;
    if (broken) return this.whyBroken(answer.forced, truth, BREAKS[broken]);
    if (number === null) return [];
    const usual = numberWords(number);
    const asked = askedIn(answer);
    if (asked === usual.replaceAll("-", " ")) return [];
    if (this.model.get("years") && asked === HELD_BACK)
      return ["Neither training showed this number."];
    if (this.model.get("years") && YEAR.test(asked))
      return ["In the second training, half of the years were written like this."];
    const end = isRight ? "so this is a guess, and a lucky one" : "so this is a guess";
    return [`In training, such a number is always written “${usual}”, ${end}.`];
  }

  whyBroken(forced, { right, isRight }, { why, page, chapter, breaks }) {
    const root = document.documentElement.dataset.content_root; // of the site, from any page
    const kind = this.model.later ? "html" : "ipynb";
    const href = `${root ? `${root}book/` : ""}${page}.${kind}`;
    const copies =
      forced?.translation === right ? "repeats it" : "does not quite copy it";
    const copied = forced
      ? ` Fed the right answer, it ${copies} (“${forced.translation}”, a loss of ` +
        `${forced.loss.toFixed(3)}, where 0 is perfect). On its own it has nothing to copy.`
      : "";
    const ask = () => this.view.form.ask(breaks);
    const other = ["This number survives. Try ", button(breaks, ask, PLAIN), ". "];
    const link = element("a", { href }, chapter);
    return [...(isRight ? other : []), `${why}${copied} `, link];
  }
}

const counted = (n) => `${n} ${n === 1 ? "token" : "tokens"}`;

function ending({ next_tokens }) {
  return next_tokens.at(-1) === END
    ? `, written in ${counted(next_tokens.length - 1)} and the end token.`
    : " … and the model did not come to an end.";
}

// Right, wrong, or neither, with the right answer below one that is not right.
function sentence(answer, { number, right, named, isRight, isWrong }) {
  const { translation } = answer;
  const asked = askedIn(answer);
  const end = `”${named && isWrong ? `, which is ${written(named)}` : ""}${ending(answer)}`;
  if (isRight) return [`Right: “${asked}” is “`, inTarget(answer, translation), end];
  if (number === null)
    return [
      `“${asked}” became “`,
      inTarget(answer, translation),
      `${end} No number has this name in English, so no answer is right.`,
    ];
  const begins = isWrong ? "It is “" : "The spelling that it was taught is “";
  const other = answer.truth ? "" : inHundreds(number);
  const words = [begins, inTarget(answer, right), "”"];
  words.push(...(other ? [" or “", inTarget(answer, other), "”."] : ["."]));
  const told = element("span", { class: "truth" }, ...words);
  if (!translation)
    return [`Wrong: of “${asked}” it made nothing. It stopped at once.`, told];
  const same = sameStart(translation, right);
  const slip = element("span", { class: "slip" }, translation.slice(same));
  const wrote = inTarget(answer, translation.slice(0, same));
  wrote.append(slip);
  return [`${isWrong ? "Wrong: " : ""}“${asked}” became “`, wrote, end, told];
}

// How many letters two texts have in common before they part.
function sameStart(a, b) {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}
