// The source, the model and the target, with lines as thick as the attention: rows, one above
// the other, or columns where a row would have no room.
import { button, div, element, KEEP_KEYS, styled, svg } from "../kit/controls.js";
import { partsOf } from "./kinds.js";

const NARROW = 560; // px: in less room there are columns

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

export class Stage {
  /** @param {boolean} isOwn whether the model is a reader's, of any two languages */
  constructor(isOwn) {
    this.lines = svg("svg", { "aria-hidden": "true" });
    const languages = isOwn ? [["Source"], ["Target"]] : [["English", "en"], []];
    const hidden = { "aria-hidden": "true" };
    this.names = languages.map(() => element("p", hidden));
    this.lists = languages.map(() => element("ol"));
    this.stacks = ["encoder", "decoder"].map((name) =>
      element("p", { class: name, ...hidden }, name),
    );
    this.node = div(
      "stage",
      this.lines,
      ...[this.names[0], this.lists[0], ...this.stacks, this.names[1], this.lists[1]],
    );
    for (const side of [0, 1]) this.call(side, ...languages[side]);
    /** @type {ReturnType<typeof drawToken>[][]} */
    this.sides = [[], []]; // of both languages, the tokens
    /** @type {number[][][] | null} */
    this.ends = null; // of both sides, where lines leave or reach a token
    this.drawAgain = () => {};
  }

  /** The layers of both stacks; lit is the attention that the lines show.
   * @param {string[]} paths of all attentions
   * @param {import("./maps.js").Maps} maps */
  light(paths, maps) {
    const lit = partsOf(maps.path);
    for (const node of this.stacks) {
      const stack = node.className;
      const layers = new Set(
        paths
          .filter((path) => path.startsWith(stack))
          .map((path) => partsOf(path).layer),
      );
      const [of, kind] = lit.kind.split(" ");
      const told = `: ${kind.replace("_", "-")}, head ${maps.head}`;
      const spans = [...layers].map((layer) => {
        const isLit = of === stack && layer === lit.layer;
        const name = `layer ${layer}${isLit ? told : ""}`;
        return element("span", isLit ? { class: "lit" } : {}, name);
      });
      node.replaceChildren(stack, ...spans);
    }
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
   * @param {number} slip from which target token on the answer is wrong
   * @param {number} most target tokens that are shown
   */
  draw(texts, press, look, slip, most) {
    this.sides = texts.map((tokens, side) =>
      tokens.map((token, i) =>
        drawToken(token, press(side, i), (isThere) => look(isThere, side, i)),
      ),
    );
    this.sides[1].forEach(({ node }, i) => {
      node.classList.toggle("slipped", i >= slip);
      node.hidden = i > most;
    });
    this.lists.forEach((list, side) => {
      list.replaceChildren(...this.sides[side].map(({ node }) => node));
    });
    const others = texts[1].length - 1 - most;
    const words = `… and ${others} more, and still no end`;
    if (others > 0) this.lists[1].append(element("li", { class: "more" }, words));
    this.layOut();
  }

  // Nothing moves from step to step: what is not yet written has its place.
  layOut() {
    const { classList, clientWidth } = this.node;
    const isTooWide = () =>
      this.lists.some((list) => list.scrollWidth > list.clientWidth);
    classList.remove("columns", "dense");
    if (isTooWide()) classList.add("dense");
    if (clientWidth && (clientWidth < NARROW || isTooWide())) classList.add("columns");
    this.ends = null;
  }

  // Where we are in the German, and at what the token [side, place] looks on the side `seen`.
  // `others`: the weights of all target tokens, if they look at the source.
  show({ step, uncovered, place: [side, at], seen, weights, others }) {
    this.sides[1].forEach(({ node, name }, i) => {
      node.classList.toggle("unwritten", i > uncovered);
      node.classList.toggle("later", i > step);
      node.style.opacity = "";
      if (i === step) name.setAttribute("aria-current", "step");
      else name.removeAttribute("aria-current");
    });
    this.sides.forEach((tokens, which) => {
      tokens.forEach(({ node, number }, i) => {
        const weight = which === seen && uncovered ? weights[i] : undefined;
        node.classList.toggle("looks", which === side && i === at && uncovered > 0);
        node.classList.toggle("looked-at", weight >= 0.05);
        styled(node, { w: weight ?? 0 });
        number.textContent = weight >= 0.005 ? weight.toFixed(2) : "";
      });
    });
    this.lists.forEach((list, which) => {
      if (list.classList.contains("seen") !== (which === seen)) this.ends = null;
      list.classList.toggle("seen", which === seen);
    });
    const written = others.slice(0, uncovered);
    this.drawAgain = () => {
      this.lines.replaceChildren();
      if (side !== seen && uncovered) this.drawLines(at, weights, written);
    };
    this.drawAgain();
  }

  drawLines(at, weights, others) {
    const [sources, targets] = this.places();
    others.forEach((row, j) => {
      sources.forEach((from, i) => {
        if (j + 1 !== at && row[i] >= 0.2)
          this.join(from, targets[j + 1], row[i], "other");
      });
    });
    sources.forEach((from, i) => {
      if (weights[i] >= 0.02) this.join(from, targets[at], weights[i], "own");
    });
  }

  places() {
    const isColumn = this.node.classList.contains("columns");
    this.ends ??= this.sides.map((tokens, side) =>
      tokens.map(({ name }) => {
        const { offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h } = name;
        return isColumn
          ? [x + (side ? 0 : w), y + h / 2]
          : [x + w / 2, y + (side ? 0 : h)];
      }),
    );
    return this.ends;
  }

  /** @param {number[]} from @param {number[]} to @param {number} weight @param {string} kind */
  join(from, to, weight, kind) {
    const [x, y, toX, toY] = [...from, ...to];
    const isColumn = this.node.classList.contains("columns");
    const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
    const bends = isColumn ? [midX, y, midX, toY] : [x, midY, toX, midY];
    const path = svg("path", {
      class: kind,
      d: `M${x},${y} C${bends} ${toX},${toY}`,
      "stroke-width": (1 + 5 * weight).toFixed(1),
      "stroke-opacity": (0.25 + 0.55 * weight).toFixed(2),
    });
    this.lines.append(path);
    return path;
  }

  /** While it plays: the text is torn, 0 to 1, and then goes into the encoder, 1 to 2. */
  enter(time) {
    styled(this.node, { torn: Math.min(time, 1) });
    this.node.classList.toggle("reads", time > 1);
    if (time <= 1) return;
    this.lines.replaceChildren();
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.stacks[0];
    const isColumn = this.node.classList.contains("columns");
    for (const [x, y] of this.places()[0]) {
      const into = [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
      this.join([x, y], isColumn ? [into[0], y] : [x, into[1]], 0.5, "own");
    }
    this.fly(time - 1);
  }

  /** While it plays: how far the lines have come, 0 to 1, on their way to the target `at`. */
  write(at, share) {
    this.node.classList.remove("reads");
    this.fly(share);
    const { node } = this.sides[1][at];
    node.style.opacity = share < 1 ? String(Math.max(0, 3 * share - 2)) : "";
    this.node.classList.toggle("writes", share < 1);
  }

  fly(share) {
    for (const dot of this.lines.querySelectorAll("circle")) dot.remove();
    /** @type {NodeListOf<SVGPathElement>} */
    const paths = this.lines.querySelectorAll("path.own");
    for (const path of paths) {
      const length = path.getTotalLength();
      path.style.strokeDasharray = share < 1 ? `${length * share} ${length}` : "";
      if (share >= 1) continue;
      const { x, y } = path.getPointAtLength(length * share);
      const r = 2 + Number(path.getAttribute("stroke-width"));
      this.lines.append(svg("circle", { cx: x, cy: y, r }));
    }
  }

  /** It no longer plays. */
  rest() {
    this.node.classList.remove("reads", "writes");
    this.node.style.removeProperty("--torn");
    this.drawAgain();
  }

  resize() {
    this.layOut();
    this.drawAgain();
  }
}
