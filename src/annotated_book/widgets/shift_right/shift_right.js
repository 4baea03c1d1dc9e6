// ShiftRight: training, one pass, beside writing, a step for each token.
// All numbers are what Python's code gave.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  pointedLine,
  scroller,
  stops,
  table,
} from "../kit/controls.js";
import { full, grid, short } from "../kit/grid.js";
import { range } from "../kit/numbers.js";
import { drawStrips } from "./strips.js";

const ROWS = ["tgt_out", "predicts", "p(tgt_out)", "counted"];
const upTo = (n) => range(n, 1);

// The cells of one position.
function column({ must, says, p, right_p, sees, counts }, i, positions) {
  const isWrong = counts && says !== must;
  const [sign, mark] = isWrong
    ? [" ✗", ", wrong"]
    : counts
      ? [" ✓", ", right"]
      : ["", ""];
  return [
    {
      text: must,
      say: `to be predicted at position ${i}, which attends to ${sees.map((j) => positions[j].reads).join(" ") || "nothing"}`,
    },
    {
      text: says + sign,
      say: `likeliest at position ${i}, probability ${full(p)}${mark}`,
      kinds: isWrong ? ["wrong"] : [],
    },
    {
      text: short(right_p, 3),
      share: right_p,
      say: `probability of ${must} at position ${i}, exactly ${full(right_p)}`,
    },
    {
      text: counts ? "yes" : "no",
      say: `position ${i} ${counts ? "counts" : "does not count: its target is padding"}`,
    },
  ];
}

function trainingGrid({ positions }, look) {
  const columns = positions.map(column);
  return grid({
    title: "Training: one pass",
    corner: "position",
    rows: ROWS,
    columns: [...columns.keys()],
    cells: ROWS.map((_, row) => columns.map((cells) => cells[row])),
    look,
  });
}

// The tokens of one input; where the other one has another token, it is marked.
function inputCell(tokens, others) {
  const mark = (token, i) => (token === others[i] ? token : element("mark", {}, token));
  return element(
    "td",
    {},
    ...tokens.flatMap((token, i) => [" ", mark(token, i)]).slice(1),
  );
}

function barCell(p) {
  const bar = element("span", { class: "bar" }, full(p));
  bar.style.setProperty("--w", String(p));
  return bar;
}

// One step of generation, beside its position of training.
function comparison({ positions, steps }, read, step) {
  const { writes, p, p_there, difference } = steps[step - 1];
  const given = positions.slice(0, step).map(({ reads }) => reads);
  const differ = difference
    ? `differ by ${full(difference)} at most`
    : "the same, but for rounding";
  const kind = { class: "numbers compared" };
  const heads = ["", `training, position ${step - 1}`, `generation, step ${step}`];
  return table(kind, "Generation: step by step", heads, [
    ["input", inputCell(given, read), inputCell(read, given)],
    ["predicts", positions[step - 1].says, writes],
    [`p(${writes})`, barCell(p_there), barCell(p)],
    ["logits", element("td", { colspan: 2 }, differ)],
  ]);
}

function verdict({ positions, steps }, read, step) {
  const { writes, difference } = steps[step - 1];
  const { must } = positions[step - 1];
  const start = `Step ${step} of ${steps.length} generates “${writes}”.`;
  const parted = read.findIndex((word, i) => word !== positions[i].reads);
  if (parted > 0)
    return (
      `${start} The two have parted: at position ${parted} training takes “${positions[parted].reads}” from the ` +
      `target, and generation its own “${read[parted]}”.`
    );
  const same = difference
    ? `differ by ${full(difference)} at most`
    : "are the same, but for rounding";
  const alike = `${start} Training has taken the same input, and its logits ${same}.`;
  return writes === must
    ? alike
    : `${alike} But the target has “${must}”: here the two part.`;
}

/** Which sentence is shown, and how far it is written. */
class Walk {
  /** @param {import("../kit/controls.js").Model} model */
  constructor(model) {
    this.model = model;
    this.pairs = model.get("batch").pairs;
  }

  get pair() {
    return this.pairs[this.model.get("sentence")];
  }

  get total() {
    return this.pair.steps.length;
  }

  get step() {
    return Math.min(this.model.get("step"), this.total);
  }

  /** The tokens that writing has read. */
  get read() {
    const written = this.pair.steps.slice(0, this.step - 1);
    return [this.pair.positions[0].reads, ...written.map(({ writes }) => writes)];
  }

  go(step) {
    change(this.model, { step });
  }

  choose(sentence) {
    change(this.model, { sentence });
    this.go(this.step); // it may have fewer
  }
}

// A button that goes a step on or back, and stays where it can be reached at the ends.
function stepButton(label, by, walk) {
  const isEnd = () => !upTo(walk.total).includes(walk.step + by);
  const press = () => {
    if (!isEnd()) walk.go(walk.step + by);
  };
  const node = button(label, press, KEEP_KEYS);
  return { node, show: () => node.setAttribute("aria-disabled", String(isEnd())) };
}

function mark(training, position) {
  for (const { cells } of training.querySelectorAll("tbody tr"))
    for (const [i, cell] of [...cells].slice(1).entries())
      cell.classList.toggle("at", i === position);
}

// The grid of training; what is pointed at in it is framed, else where writing is. In the
// `strips` a position is chosen by a click.
function drawTraining(walk, strips, look) {
  const node = element("div");
  const choose = (position) => walk.go(Math.min(position + 1, walk.total));
  const show = (position = walk.step - 1) => {
    mark(node, position);
    strips.replaceChildren(drawStrips(walk.pair, position, choose));
  };
  const markOf = ({ target }) => {
    const position = target.closest(".number")?.cellIndex - 1;
    show(walk.pair.positions[position] ? position : undefined);
  };
  for (const type of ["pointerover", "focusin"]) node.addEventListener(type, markOf);
  for (const type of ["pointerleave", "focusout"])
    node.addEventListener(type, () => show());
  return {
    node,
    draw() {
      node.replaceChildren(trainingGrid(walk.pair, look));
      show();
    },
  };
}

// Takes the shift back, and makes it again: the upper strip slides by one token.
function shiftButton(strips) {
  const names = ["Undo the shift", "Shift right"];
  const press = () => {
    const isUndone = strips.classList.toggle("undone");
    node.textContent = names[Number(isUndone)];
  };
  const node = button(names[0], press, KEEP_KEYS);
  return node;
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { pairs, whole } = model.get("batch");
  const walk = new Walk(model);
  const address = inAddress(model, el, {
    sentence: oneOf([...pairs.keys()]),
    step: (text) => oneOf(upTo(walk.total))(text),
  });
  const names = Object.fromEntries(
    pairs.map(({ src, tgt }, i) => [i, `${i}: ${src} → ${tgt}`]),
  );
  const chosen = menu("Sentence", names, (value) => walk.choose(Number(value)));
  const places = upTo(walk.pair.positions.length);
  const slider = stops("Step", "t", places, (step) => walk.go(step));
  const buttons = [stepButton("Previous", -1, walk), stepButton("Next", 1, walk)];
  const status = announced("verdict");
  const pointed = pointedLine();
  const look = (text) => {
    pointed.textContent = text;
  };
  const region = { tabindex: "0", role: "region", "aria-label": "The two strips" };
  const strips = element("div", { class: "strips scroller", ...region });
  const training = drawTraining(walk, strips, look);
  const writing = scroller();
  const shift = shiftButton(strips);
  const walking = element(
    "div",
    { class: "control" },
    ...[...buttons.map(({ node }) => node), shift],
  );
  const summary = element("summary", {}, "The whole batch, before the cut");
  frame(
    el,
    "shift-right",
    "Shift right",
    panel(chosen, slider, { node: walking }),
    strips,
    element("div", { class: "two" }, training.node, writing),
    status,
    pointed,
    element("details", {}, summary, grid({ ...whole, look() {} })),
    address.node,
  );

  function redraw() {
    const { pair, step, total, read } = walk;
    chosen.show(model.get("sentence"));
    slider.input.max = String(total - 1);
    slider.show(step, `${step} of ${total}`);
    for (const { show } of buttons) show();
    look("");
    training.draw();
    writing.replaceChildren(comparison(pair, read, step));
    status.textContent = verdict(pair, read, step);
    address.show();
  }

  return follow(model, ["sentence", "step"], redraw);
}

export default { render };
