// The source above, the target below, and lines between them, as thick as the attention.
import { button, element, KEEP_KEYS, svg } from "../kit/controls.js";

// A token in a list is a button if it can be gone to: if there is a `press`.
function drawToken(token, press, look) {
  const seen = token.trim() ? token : "␣"; // a space by itself
  const name = press
    ? button(seen, press, { class: "token", ...KEEP_KEYS })
    : element("span", { class: "token" }, seen);
  const number = element("small", {});
  const node = element("li", {}, name, number);
  if (press) {
    for (const event of ["pointerenter", "focus"])
      name.addEventListener(event, () => look(true));
    for (const event of ["pointerleave", "blur"])
      name.addEventListener(event, () => look(false));
  }
  return { node, name, number };
}

function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) {
  return {
    x: offsetLeft + offsetWidth / 2,
    top: offsetTop,
    bottom: offsetTop + offsetHeight + 4,
  };
}

function drawLine(from, to, weight, kind = "own") {
  const middle = (from.bottom + to.top) / 2;
  return svg("path", {
    class: kind,
    d: `M${from.x},${from.bottom} C${from.x},${middle} ${to.x},${middle} ${to.x},${to.top}`,
    "stroke-width": (1 + 5 * weight).toFixed(1),
    "stroke-opacity": (0.25 + 0.55 * weight).toFixed(2),
  });
}

export class Stage {
  /** @param {boolean} isOwn whether the model is a reader's, of any two languages */
  constructor(isOwn) {
    this.lines = svg("svg", { "aria-hidden": "true" });
    this.node = element("div", { class: "stage" }, this.lines);
    const languages = isOwn ? [["Source"], ["Target"]] : [["English", "en"], []];
    this.names = languages.map(() => element("p", { "aria-hidden": "true" }));
    this.lists = languages.map(() => element("ol"));
    languages.forEach((language, side) => {
      this.node.append(this.names[side], this.lists[side]);
      this.call(side, ...language);
    });
    /** @type {ReturnType<typeof drawToken>[][]} */
    this.sides = [[], []]; // of both languages, the tokens
    /** @type {ReturnType<typeof placeOf>[][] | null} */
    this.places = null; // where they are: nothing moves from step to step
    this.drawAgain = () => {};
  }

  /** What the tokens of a side are called, and in which language they are. */
  call(side, name = "", lang = "") {
    this.names[side].textContent = name;
    this.lists[side].setAttribute("aria-label", `${name} tokens`);
    this.lists[side].lang = lang;
  }

  /**
   * @param {string[][]} texts of both sides
   * @param {(side: number, i: number) => (() => void) | undefined} press
   * @param {(isThere: boolean, side: number, i: number) => void} look
   */
  draw(texts, press, look) {
    this.places = null;
    this.sides = texts.map((tokens, side) =>
      tokens.map((token, i) =>
        drawToken(token, press(side, i), (isThere) => look(isThere, side, i)),
      ),
    );
    this.lists.forEach((list, side) => {
      list.replaceChildren(...this.sides[side].map(({ node }) => node));
    });
  }

  // Where we are in the German, and at what the token [side, place] looks on the side `seen`.
  // `others`: the weights of all target tokens, if they look at the source.
  show({ step, uncovered, place: [side, at], seen, weights, others }) {
    this.sides[1].forEach(({ node, name }, i) => {
      node.classList.toggle("unwritten", i > uncovered);
      node.classList.toggle("later", i > step);
      if (i === step) name.setAttribute("aria-current", "step");
      else name.removeAttribute("aria-current");
    });
    this.sides.forEach((tokens, which) => {
      tokens.forEach(({ node, number }, i) => {
        const weight = which === seen ? weights[i] : undefined;
        node.classList.toggle("looks", which === side && i === at);
        node.classList.toggle("looked-at", weight >= 0.05);
        node.style.setProperty("--w", weight ?? 0);
        number.textContent = weight >= 0.005 ? weight.toFixed(2) : "";
      });
    });
    this.lists.forEach((list, which) => {
      list.classList.toggle("seen", which === seen);
    });
    const written = others.slice(0, uncovered);
    this.drawAgain = () => this.drawLines(side !== seen, at, weights, written);
    this.drawAgain();
  }

  drawLines(areSeen, at, weights, others) {
    this.lines.replaceChildren();
    if (!areSeen) return;
    this.places ??= this.sides.map((tokens) => tokens.map(({ node }) => placeOf(node)));
    const [sources, targets] = this.places;
    others.forEach((row, j) => {
      sources.forEach((from, i) => {
        if (j + 1 !== at && row[i] >= 0.2)
          this.lines.append(drawLine(from, targets[j + 1], row[i], "other"));
      });
    });
    sources.forEach((from, i) => {
      if (weights[i] >= 0.02)
        this.lines.append(drawLine(from, targets[at], weights[i]));
    });
  }

  resize() {
    this.places = null;
    this.drawAgain();
  }
}
