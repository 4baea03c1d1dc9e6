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

// The cells of one position.
function column({ must, says, p, right_p, sees, counts }, i, positions) {
  const isWrong = counts && says !== must;
  const [sign, mark] = !counts
    ? ["", ""]
    : isWrong
      ? [" ✗", ", wrong"]
      : [" ✓", ", right"];
  const seen = sees.map((j) => positions[j].reads).join(" ") || "nothing";
  return [
    { text: must, say: `to be predicted at position ${i}, which attends to ${seen}` },
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

function trainingGrid(positions, look) {
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

function lossOf({ loss, isUndone }) {
  if (!isUndone) return `Loss: ${full(loss)} nats, the mean of −ln p(tgt_out).`;
  return (
    `Loss without the shift: ${full(loss)} nats. Each position has its answer as ` +
    "its input, and this model predicts what comes after it."
  );
}

// The tokens of one input; where the other one has another token, it is marked.
function inputCell(tokens, others) {
  const mark = (token, i) => (token === others[i] ? token : element("mark", {}, token));
  const marked = tokens.flatMap((token, i) => [" ", mark(token, i)]);
  return element("td", {}, ...marked.slice(1));
}

function barCell(p) {
  const bar = element("span", { class: "bar" }, full(p));
  bar.style.setProperty("--w", String(p));
  return bar;
}

const differ = ({ difference }) =>
  difference
    ? `differ by ${full(difference)} at most`
    : "are the same, but for rounding";

// One step of generation, beside its position of training.
function comparison({ positions, steps }, read, step) {
  const { writes, p, p_there } = steps[step - 1];
  const given = positions.slice(0, step).map(({ reads }) => reads);
  const kind = { class: "numbers compared" };
  const heads = ["", `training, position ${step - 1}`, `generation, step ${step}`];
  return table(kind, "Generation: step by step", heads, [
    ["input", inputCell(given, read), inputCell(read, given)],
    ["predicts", positions[step - 1].says, writes],
    [`p(${writes})`, barCell(p_there), barCell(p)],
    ["logits", element("td", { colspan: 2 }, differ(steps[step - 1]))],
  ]);
}

function verdict({ positions, steps }, read, step) {
  const { writes } = steps[step - 1];
  const { must } = positions[step - 1];
  const start = `Step ${step} of ${steps.length} generates “${writes}”.`;
  const parted = read.findIndex((word, i) => word !== positions[i].reads);
  if (parted >= 0)
    return (
      `${start} The two have parted: at position ${parted} training takes “${positions[parted].reads}” from the ` +
      `target, and generation ${parted ? "its own" : "begins with"} “${read[parted]}”.`
    );
  const alike = `${start} Training has taken the same input, and its logits ${differ(steps[step - 1])}.`;
  return writes === must
    ? alike
    : `${alike} But the target has “${must}”: here the two part.`;
}

function mark(training, position) {
  for (const { cells } of training.querySelectorAll("tbody tr"))
    for (const [i, cell] of [...cells].slice(1).entries())
      cell.classList.toggle("at", i === position);
}

// The grid of training, with and without the shift; what is pointed at in it is framed, else where
// generation is. In the strips a position is chosen by a click.
function drawTraining(walk, look) {
  const region = { tabindex: "0", role: "region", "aria-label": "The two strips" };
  const strips = element("div", { class: "strips scroller", ...region });
  const loss = announced("loss");
  const node = element("div");
  const shift = button("", walk.turn, KEEP_KEYS);
  const show = (position = walk.step() - 1) => {
    mark(node, position);
    strips.replaceChildren(drawStrips(walk.pair(), position, (i) => walk.go(i + 1)));
  };
  function draw() {
    const pair = walk.pair();
    shift.textContent = pair.isUndone ? "Shift right" : "Undo the shift";
    const says = lossOf(pair);
    if (loss.textContent !== says) loss.textContent = says; // it is read out
    node.replaceChildren(trainingGrid(pair.positions, look));
    show();
  }
  const markOf = ({ target }) => {
    const position = target.closest(".number")?.cellIndex - 1;
    show(walk.pair().positions[position] ? position : undefined);
  };
  for (const type of ["pointerover", "focusin"]) node.addEventListener(type, markOf);
  for (const type of ["pointerleave", "focusout"])
    node.addEventListener(type, () => show());
  return { node, strips, loss, shift, draw };
}

/** Which sentence is shown, how far it is generated, and whether training has its shift. */
function walkOf(model, redraw) {
  let isUndone = false;
  function pair() {
    const shifted = model.get("batch").pairs[model.get("sentence")];
    return isUndone ? { ...shifted, ...shifted.undone, isUndone } : shifted;
  }
  const total = () => pair().steps.length;
  const step = () => Math.min(model.get("step"), total());
  const go = (step) => change(model, { step: Math.min(Math.max(step, 1), total()) });
  return {
    ...{ pair, total, step, go },
    /** The tokens that generation has read. */
    read() {
      const written = pair().steps.slice(0, step() - 1);
      return [pair().dropped[0], ...written.map(({ writes }) => writes)];
    },
    choose(sentence) {
      change(model, { sentence: Number(sentence) });
      go(step()); // it may have fewer
    },
    turn() {
      isUndone = !isUndone;
      redraw();
    },
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const { pairs, whole } = model.get("batch");
  const walk = walkOf(model, redraw);
  const address = inAddress(model, el, {
    sentence: oneOf([...pairs.keys()]),
    step: (text) => oneOf(range(walk.total(), 1))(text),
  });
  const names = Object.fromEntries(
    pairs.map(({ src, tgt }, i) => [i, `${i}: ${src} → ${tgt}`]),
  );
  const chosen = menu("Sentence", names, walk.choose);
  const slider = stops("Step", "t", range(walk.pair().positions.length, 1), walk.go);
  // They stay where they can be reached at the ends.
  const [back, on] = Object.entries({ Previous: -1, Next: 1 }).map(([label, by]) =>
    button(label, () => walk.go(walk.step() + by), KEEP_KEYS),
  );
  const status = announced("verdict");
  const pointed = pointedLine();
  const look = (text) => {
    pointed.textContent = text;
  };
  const training = drawTraining(walk, look);
  const writing = scroller();
  const walking = element("div", { class: "control" }, back, on, training.shift);
  const summary = element("summary", {}, "The whole batch, before the cut");
  frame(
    el,
    "shift-right",
    "Shift right",
    panel(chosen, slider, { node: walking }),
    ...[training.strips, training.loss],
    element("div", { class: "two" }, training.node, writing),
    status,
    pointed,
    element("details", {}, summary, grid({ ...whole, look() {} })),
    address.node,
  );

  function redraw() {
    const [pair, step, total] = [walk.pair(), walk.step(), walk.total()];
    chosen.show(model.get("sentence"));
    slider.input.max = String(total - 1);
    slider.show(step, `${step} of ${total}`);
    back.setAttribute("aria-disabled", String(step === 1));
    on.setAttribute("aria-disabled", String(step === total));
    look("");
    training.draw();
    writing.replaceChildren(comparison(pair, walk.read(), step));
    status.textContent = verdict(pair, walk.read(), step);
    address.show();
  }

  return follow(model, ["sentence", "step"], redraw);
}

export default { render };
