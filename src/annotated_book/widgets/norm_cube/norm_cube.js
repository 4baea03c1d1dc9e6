// NormCube: edit a number of a small batch, and see whose outputs move.
// The tests compare each number with PyTorch.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  div,
  element,
  fold,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  scroller,
  styled,
  table,
} from "../kit/controls.js";
import { full, short } from "../kit/grid.js";
import { range } from "../kit/numbers.js";
import { drawCube } from "./drawing.js";

const TRAITS = ["numbers", "norm", "version", "chosen"];
const AXES = ["sentence", "token", "feature"];
const PULL = 8; // pixels to the next integer
const agree = (at, other, axes) => axes.every((axis) => at[axis] === other[axis]);
const name = (at, axes = [0, 1, 2]) =>
  axes.map((axis) => `${AXES[axis]} ${at[axis]}`).join(", ");

// A running mean: exact if all are equal.
const average = (numbers) =>
  numbers.reduce((mean, x, i) => mean + (x - mean) / (i + 1), 0);

function normalize(x, group, less, { eps, inside }) {
  const mean = average(group);
  const variance =
    average(group.map((other) => (other - mean) ** 2)) *
    (group.length / (group.length - less));
  const divisor = inside ? Math.sqrt(variance + eps) : Math.sqrt(variance) + eps;
  const steps = `mean ${full(mean)}, variance ${full(variance)}; ${full(x - mean)} / ${full(divisor)}`;
  return { y: (x - mean) / divisor, steps };
}

const sizesOf = ({ places }) => places.at(-1).map((last) => last + 1);

function tell(moves) {
  const moved = moves.filter(Boolean).map(Math.abs);
  if (!moved.length) return "none moved";
  return `${moved.length} of ${moves.length} moved, by up to ${short(Math.max(...moved))}`;
}

// --- what every number becomes; for the cube see facts_of in norm_cube.py ---

// The output of number k, with mean and variance of those that share them.
function after({ start, places, same }, numbers, k, norm, version) {
  const isStored = norm === "stored"; // with mean and variance of the start
  const isShared = (_, j) => agree(places[k], places[j], same[norm]);
  const group = (isStored ? start : numbers).filter(isShared);
  return normalize(numbers[k], group, isStored ? 1 : version.less, version);
}

// All outputs, and by how much each has moved since the start.
function outputs(cube, x, norm, version) {
  const all = (numbers) => x.map((_, k) => after(cube, numbers, k, norm, version).y);
  const [y, old] = [all(x), all(cube.start)];
  const moves = y.map((to, k) => (Math.abs(to - old[k]) > 1e-8 ? to - old[k] : 0)); // less is rounding
  return { y, moves };
}

// A box for each number, with its output; in a table for each sentence.
class Boxes {
  constructor(cube, edit, choose) {
    this.cube = cube;
    this.cells = cube.places.map((at, k) => {
      const label = { "aria-label": name(at), ...KEEP_KEYS };
      const input = element("input", { type: "number", step: "any", ...label });
      input.addEventListener("focus", () => choose(k));
      input.addEventListener("input", () =>
        edit((x, j) => (j === k ? parseFloat(input.value) : x)),
      );
      const output = element("span");
      return { input, output, node: element("td", { class: "number" }, input, output) };
    });
    const [B, L, D] = sizesOf(cube);
    const isIn = (b, i) => (_, k) => agree(cube.places[k], [b, i], [0, 1]);
    const row = (b, i) => this.cells.filter(isIn(b, i)).map(({ node }) => node);
    const head = ["token ↓ feature →", ...range(D)];
    this.tables = range(B).map((b) => {
      const lines = range(L).map((i) => [i, ...row(b, i)]);
      return table({ class: "grid numbers" }, "", head, lines);
    });
  }

  show(x, { y, moves }, { norm, chosen, bad }) {
    const { places, start, same } = this.cube;
    this.cells.forEach(({ input, output, node }, k) => {
      if (k !== bad && parseFloat(input.value) !== x[k]) input.value = x[k];
      input.setAttribute("aria-invalid", String(k === bad));
      output.textContent = `${"▼→▲"[Math.sign(moves[k]) + 1]} ${short(y[k])}`;
      output.inert = bad >= 0; // it does not belong to what is typed
      node.title = `${full(x[k])} → ${full(y[k])}, moved by ${full(moves[k])}`;
      styled(node, { w: Math.min(Math.abs(moves[k]) / 2, 1) });
      node.classList.toggle("shared", agree(places[chosen], places[k], same[norm]));
      node.classList.toggle("chosen", k === chosen);
      node.classList.toggle("edited", x[k] !== start[k]);
    });
    this.tables.forEach((table, b) => {
      const own = tell(moves.filter((_, k) => places[k][0] === b));
      table.createCaption().textContent = `Sentence ${b}${bad < 0 ? `: ${own}` : ""}`;
    });
  }
}

// What was edited, and what became of the others; or which number was not taken.
function verdict(cube, x, moves, { norm, bad }) {
  const { places, start, norms, reach } = cube;
  if (bad >= 0)
    return `Not taken: ${name(places[bad])} must be a number from −${reach} to ${reach}.`;
  const edited = places.filter((_, k) => x[k] !== start[k]);
  if (!edited.length)
    return (
      `The batch x: (B, L, d_model) = (${sizesOf(cube).join(", ")}) sentences, tokens, features. ` +
      "Pull one of its cells to the left or right, or type below: whose outputs move?"
    );
  const isOther = (at) => !edited.some((other) => agree(at, other, [0, 1]));
  const others = tell(moves.filter((_, k) => isOther(places[k])));
  return (
    `You changed ${edited.length} of ${x.length} numbers. ` +
    `Outputs of other tokens, after ${norms[norm]}: ${others}.`
  );
}

// The chosen number by each formula.
function drawFormulas(cube, x, y, { norm, version, chosen }) {
  return Object.entries(cube.versions).map(([key, own]) => {
    const { y: result, steps } = after(cube, x, chosen, norm, own);
    const apart =
      key === version ? "chosen" : `${full(result - y[chosen])} from the chosen one`;
    const filled = `${steps} = ${full(result)} (${apart})`;
    const head = `${cube.names[key]}: ${own.formula}`;
    return element("li", {}, head, element("br"), filled);
  });
}

function readersOf({ start, norms, names }, fits) {
  const readNumbers = (text) => {
    const numbers = text.split(",").map(Number);
    const isCube = String(numbers) === text && numbers.length === start.length;
    return isCube && numbers.every(fits) ? numbers : undefined;
  };
  return {
    numbers: readNumbers,
    norm: oneOf(Object.keys(norms)),
    version: oneOf(Object.keys(names)),
    chosen: oneOf([...start.keys()]),
  };
}

// Buttons that edit many numbers at once.
function editors({ places, start }, edit, chosen) {
  const lastSentence = places.at(-1)[0];
  const isLast = (k) => places[k][0] === lastSentence;
  const isChosen = (k) => agree(places[k], places[chosen()], [0, 1]);
  const editor = (label, make) => button(label, () => edit(make), KEEP_KEYS);
  return [
    editor(`Add 3 to all of sentence ${lastSentence}`, (x, k) =>
      isLast(k) ? x + 3 : x,
    ),
    editor(`Set sentence ${lastSentence} to 0`, (x, k) => (isLast(k) ? 0 : x)),
    editor("Divide the chosen token by 10", (x, k) => (isChosen(k) ? x / 10 : x)),
    editor("Back to the start", (_, k) => start[k]),
  ];
}

// A number that is pulled to the right gets larger.
function letPull(cube, reach, choose, edit) {
  let from;
  cube.addEventListener("pointerdown", ({ target, clientX, button }) => {
    from =
      target.dataset.k && !button ? { k: Number(target.dataset.k), x: clientX } : null;
  });
  cube.addEventListener("pointermove", (event) => {
    const by = from && Math.trunc((event.clientX - from.x) / PULL);
    if (!event.buttons || !by) return;
    cube.setPointerCapture(event.pointerId);
    from.x += by * PULL;
    choose(from.k);
    const pulled = (x) => Math.min(Math.max(x + by, -reach), reach);
    edit((x, j) => (j === from.k ? pulled(x) : x));
  });
}

const swatch = (kind, text) => element("span", { class: kind }, text);
const legend = () =>
  element(
    "p",
    { class: "legend" },
    swatch("plus", "above 0"),
    swatch("minus", "below 0"),
    swatch("moved", "output moved since the start"),
    swatch("", "Below each number its output: → unmoved, ▲ or ▼ moved."),
  );

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const cube = model.get("given");
  const fits = (x) => Math.abs(x) <= cube.reach;
  const address = inAddress(model, el, readersOf(cube, fits));
  let bad = -1; // the number that was not taken; its box stays as it is
  function edit(make) {
    const numbers = model.get("numbers").map(make);
    bad = numbers.findIndex((x) => !fits(x));
    if (bad < 0)
      change(model, { numbers: numbers.map((x) => Number(x.toPrecision(12))) });
    redraw(); // if nothing changed, a message has to come or go
  }
  const buttons = editors(cube, edit, () => model.get("chosen"));
  const which = menu("Norm", cube.norms, (norm) => change(model, { norm }));
  const formula = menu("Formula", cube.names, (version) => change(model, { version }));
  const choose = (chosen) => change(model, { chosen });
  const boxes = new Boxes(cube, edit, choose);
  const status = announced("verdict");
  const [hint, list] = [element("p"), element("ul")];
  const [given, made] = ["cube", "after"].map((name) => div(name));
  letPull(given, cube.reach, choose, edit);
  const formulas = fold("The chosen number, by each formula", formula.node, list);
  const sizes = sizesOf(cube);
  frame(
    el,
    "norm-cube",
    "Norm cube",
    panel(which),
    div("both", given, made, element("div", {}, status, hint)),
    legend(),
    div("buttons", ...buttons),
    scroller(...boxes.tables),
    ...[formulas, address.node],
  );

  function redraw() {
    const [x, norm, version, chosen] = TRAITS.map((trait) => model.get(trait));
    const state = { norm, version, chosen, bad };
    const found = outputs(cube, x, norm, cube.versions[version]);
    which.show(norm);
    formula.show(version);
    boxes.show(x, found, state);
    status.textContent = verdict(cube, x, found.moves, state);
    const at = cube.places[chosen];
    const kept = norm === "stored" ? " at the start, divided by n − 1" : "";
    const shared = name(at, cube.same[norm]);
    hint.textContent = `${name(at)}: mean and variance are those of ${shared} (outlined)${kept}.`;
    const says = `A cube of ${sizes.join(" × ")} numbers; outlined are those of ${shared}.`;
    const draw = (numbers, moved) =>
      drawCube(sizes, at, cube.same[norm], says, { ...cube, numbers, moved, choose });
    given.replaceChildren(draw(x, []));
    made.replaceChildren(draw(found.y, found.moves.map(Boolean)));
    list.inert = bad >= 0;
    list.replaceChildren(...drawFormulas(cube, x, found.y, state));
    address.show();
  }

  return follow(model, TRAITS, redraw);
}

export default { render };
