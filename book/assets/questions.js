// A question of "Check yourself" takes an answer and says why it is right or wrong. All of it is
// on the page already: the choices as a list, and in the fold the right answer, in bold, before
// a list of wrong ones. Without this script a reader opens the fold, which otherwise comes after a
// first try. Nothing is kept.
(() => {
  const PLAIN = /^(-?[\d.,]*\d)\s*([^\d]*)$/; // 41%, 131,072 bytes
  const SHAPE = "Type a shape, such as (5, 7).";

  /** @typedef {Map<string, DocumentFragment>} Responses the right answer comes first */

  /** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} inside */
  function made(tag, attributes, ...inside) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      node.setAttribute(name, value);
    node.append(...inside);
    return node;
  }

  /** The bold label that a paragraph or an item begins with, and what follows it.
   * @param {Element} node @returns {[string, DocumentFragment] | null} */
  function labelAndRest(node) {
    const rest = document.createDocumentFragment();
    const inner = node.querySelector("p") ?? node;
    rest.append(.../** @type {Element} */ (inner.cloneNode(true)).childNodes);
    const label = rest.firstChild;
    if (label?.nodeName !== "STRONG") return null;
    label.remove();
    return [label.textContent?.replace(/\.$/, "") ?? "", rest];
  }

  /** @param {Element} fold @returns {Responses} empty where the fold only tells its answer */
  function responsesOf(fold) {
    const told = [...fold.querySelectorAll(":scope > p")].slice(0, 1);
    const wrong = fold.querySelectorAll(":scope > ul > li");
    const found = [...told, ...wrong].map(labelAndRest);
    return found[0] ? new Map(found.filter((pair) => pair !== null)) : new Map();
  }

  /** 1,053,440 and 0,135 as they are meant.
   * @param {string} text */
  function numberIn(text) {
    const bare = text.replace(/\s|%$/g, "").replace("−", "-");
    const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(bare);
    const plain = grouped ? bare.replaceAll(",", "") : bare.replace(",", ".");
    return /\d/.test(plain) ? Number(plain) : Number.NaN;
  }

  /** What is rounded may be 1% off.
   * @param {string} text @param {string} expected */
  function isMeant(text, expected) {
    const number = PLAIN.exec(expected)?.[1];
    if (!number) {
      const [one, other] = [text, expected].map((x) => x.replace(/[\s()]|,\)?$/g, ""));
      return one === other;
    }
    const value = numberIn(number);
    const most = /[.%]/.test(expected) ? Math.abs(value) / 100 : 0;
    const given = numberIn(text);
    const share = /%$/.test(expected) && given < 1 ? 100 * given : given;
    return [given, share].some((one) => Math.abs(one - value) <= most);
  }

  /** What helps after an answer that the question did not expect.
   * @param {string} text @param {string} right */
  function hintFor(text, right) {
    const number = PLAIN.exec(right)?.[1];
    const axes = right.split(",").length;
    if (!number) return text.includes(",") ? `The shape has ${axes} axes.` : SHAPE;
    const given = numberIn(text);
    if (Number.isNaN(given)) return "Type a number, such as 42.";
    return `It is a ${given < numberIn(number) ? "larger" : "smaller"} number.`;
  }

  /** What is said of an answer.
   * @param {boolean} isRight @param {Node | string} why @returns {(Node | string)[]} */
  function reply(isRight, why) {
    const verdict = made("strong", {}, isRight ? "Right." : "Not quite.");
    return [verdict, " ", typeof why === "string" ? why : why.cloneNode(true)];
  }

  /** A place with room for the longest reply, so that none moves the page.
   * @param {Element} fold @param {Responses} responses */
  function placeBefore(fold, responses) {
    const place = made("p", { class: "response", role: "status" });
    const rooms = [...responses.values()].map((why, i) =>
      made("p", { class: "response room", "aria-hidden": "true" }, ...reply(!i, why)),
    );
    fold.before(made("div", { class: "reply" }, place, ...rooms));
    return place;
  }

  /** The fold with the answer comes after the first try.
   * @param {Element} place @param {boolean} isRight @param {Node | string} why */
  function respond(place, isRight, why) {
    place.parentElement?.nextElementSibling?.classList.remove("untried");
    place.replaceChildren(...reply(isRight, why));
    place.setAttribute("data-verdict", isRight ? "right" : "wrong");
  }

  /** @param {Element} list @param {Element} place @param {Responses} responses */
  function letChoose(list, place, responses) {
    const [right] = responses.keys();
    list.classList.add("choices");
    for (const item of list.children) {
      const [label] = labelAndRest(item) ?? [""];
      const button = made("button", { type: "button", class: "choice" });
      button.append(...(item.querySelector("p") ?? item).childNodes);
      for (const link of button.querySelectorAll("a"))
        link.replaceWith(...link.childNodes);
      button.addEventListener("click", () => {
        respond(place, label === right, responses.get(label) ?? "");
        button.setAttribute("data-verdict", label === right ? "right" : "wrong");
        for (const one of list.querySelectorAll("button"))
          one.setAttribute("aria-pressed", String(one === button));
      });
      item.replaceChildren(button);
    }
  }

  /** @param {Element} question @param {Element} place @param {Responses} responses */
  function letType(question, place, responses) {
    const [right] = responses.keys();
    const [, number, unit = ""] = PLAIN.exec(right) ?? [];
    const field = /** @type {HTMLInputElement} */ (
      made("input", {
        autocomplete: "off",
        inputmode: number ? "decimal" : "text",
        size: "12",
        "aria-describedby": question.id,
      })
    );
    const label = made("label", {}, "Your answer ", field, ` ${unit}`);
    const form = made("form", { class: "typed" }, label, made("button", {}, "Check"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      const answer = [...responses.keys()].find((one) => text && isMeant(text, one));
      const why = responses.get(answer ?? "") ?? hintFor(text, right);
      respond(place, answer === right, why);
    });
    question.after(form);
  }

  let n = 0;
  for (const fold of document.querySelectorAll("#check-yourself details.answer")) {
    const responses = responsesOf(fold);
    const above = fold.previousElementSibling;
    if (!responses.size || !above) continue;
    const question = above.matches("ul") ? above.previousElementSibling : above;
    if (!question) continue;
    question.id ||= `question-${++n}`;
    const place = placeBefore(fold, responses);
    fold.classList.add("untried");
    if (above === question) letType(question, place, responses);
    else {
      above.setAttribute("aria-labelledby", question.id);
      letChoose(above, place, responses);
    }
  }
})();
