// ShiftRight: training, one pass, beside writing, a step for each token.
// All numbers are what Python's code gave.
import {
  announced,
  change,
  element,
  follow,
  KEEP_KEYS,
  menu,
  stops,
} from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { full, grid, short } from "../kit/grid.js";

const ROWS = ["tgt_in", "tgt_out", "says", "p(tgt_out)", "counted"];
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

// The cells of one position.
function column({ reads, must, says, p, right_p, sees, counts }, i, positions) {
  const isWrong = counts && says !== must;
  const [sign, mark] = isWrong
    ? [" ✗", ", wrong"]
    : counts
      ? [" ✓", ", right"]
      : ["", ""];
  return [
    {
      text: reads,
      say: `read at position ${i}, which sees ${sees.map((j) => positions[j].reads).join(" ") || "nothing"}`,
    },
    { text: must, say: `to be said at position ${i}` },
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
      say: `position ${i} ${counts ? "counts" : "must say padding"}`,
    },
  ];
}

// Around the positions stands what the shift cuts away.
function trainingGrid({ dropped: [first, last], positions }, look) {
  const columns = positions.map(column);
  const cut = (text) => ({
    text,
    say: text ? "cut away" : "nothing",
    kinds: [text ? "cut" : "none"],
  });
  const cells = ROWS.map((_, row) => [
    cut(row === 1 ? first : ""),
    ...columns.map((cells) => cells[row]),
    cut(row === 0 ? last : ""),
  ]);
  const heads = ["cut", ...columns.keys(), "cut"];
  return grid({
    title: "Training: one pass",
    corner: "position",
    rows: ROWS,
    columns: heads,
    cells,
    look,
  });
}

// One step of writing, beside its position of training.
function comparison({ positions, steps }, read, step) {
  const { writes, p, p_there, difference } = steps[step - 1];
  const given = positions.slice(0, step).map(({ reads }) => reads);
  const head = (scope, text) => element("th", { scope }, text);
  const row = (name, ...texts) =>
    element(
      "tr",
      {},
      head("row", name),
      ...texts.map((text) => element("td", { colspan: 3 - texts.length }, text)),
    );
  const heads = [
    head("col", `training, position ${step - 1}`),
    head("col", `writing, step ${step}`),
  ];
  return element(
    "table",
    { class: "numbers compared" },
    element("caption", {}, "Writing: a step for each token"),
    element("thead", {}, element("tr", {}, element("td"), ...heads)),
    element(
      "tbody",
      {},
      row("reads", given.join(" "), read.join(" ")),
      row("says", positions[step - 1].says, writes),
      row(`p(${writes})`, full(p_there), full(p)),
      row(
        "logits",
        difference
          ? `differ by ${full(difference)} at most`
          : "the same, but for rounding",
      ),
    ),
  );
}

function verdict({ positions, steps }, read, step) {
  const { writes, difference } = steps[step - 1];
  const { must } = positions[step - 1];
  const start = `Step ${step} of ${steps.length} writes “${writes}”.`;
  const parted = read.findIndex((word, i) => word !== positions[i].reads);
  if (parted > 0)
    return (
      `${start} The two have parted: at position ${parted} training reads “${positions[parted].reads}” from the ` +
      `target, and writing its own “${read[parted]}”.`
    );
  const same = difference
    ? `differ by ${full(difference)} at most`
    : "are the same, but for rounding";
  const alike = `${start} Training has read the same, and its logits ${same}.`;
  return writes === must
    ? alike
    : `${alike} But the target has “${must}”: here the two part.`;
}

function render({ model, el }) {
  const { pairs, whole } = model.get("batch");
  const here = () => pairs[model.get("sentence")];
  const total = () => here().steps.length;
  const step = () => Math.min(model.get("step"), total());
  const address = inAddress(model, el, {
    sentence: oneOf([...pairs.keys()]),
    step: (text) => oneOf(upTo(total()))(text),
  });
  const names = Object.fromEntries(
    pairs.map(({ src, tgt }, i) => [i, `${i}: ${src} → ${tgt}`]),
  );
  const chosen = menu("Sentence", names, (value) => {
    change(model, { sentence: Number(value) });
    change(model, { step: step() }); // it may have fewer
  });
  const slider = stops("Writing, step", "t", upTo(here().positions.length), (step) =>
    change(model, { step }),
  );
  const button = (label, by) => {
    const node = element("button", { type: "button", ...KEEP_KEYS }, label);
    const isEnd = () => !upTo(total()).includes(step() + by);
    node.addEventListener(
      "click",
      () => isEnd() || change(model, { step: step() + by }),
    );
    return { node, show: () => node.setAttribute("aria-disabled", isEnd()) };
  };
  const buttons = [button("Previous", -1), button("Next", 1)];
  const status = announced("verdict");
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  const training = element("div");
  const writing = element("div", { class: "scroller" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view shift-right",
        role: "group",
        "aria-label": "Shift right",
      },
      element(
        "div",
        { class: "controls" },
        chosen.node,
        slider.node,
        element("div", { class: "control" }, ...buttons.map(({ node }) => node)),
      ),
      element("div", { class: "two" }, training, writing),
      status,
      element(
        "p",
        { class: "hint" },
        "Framed: a position; point at another. Hatched in tgt_in: what it may not see.",
      ),
      pointed,
      element(
        "details",
        {},
        element("summary", {}, "The whole batch, before the cut"),
        grid({ ...whole, look() {} }),
      ),
      address.node,
    ),
  );

  // Frames a position, and hides what it may not see.
  function mark(position = step() - 1) {
    const { sees } = here().positions[position];
    training.querySelectorAll("tbody tr").forEach(({ cells }, row) =>
      [...cells].slice(2, -1).forEach((cell, i) => {
        cell.classList.toggle("at", i === position);
        cell.classList.toggle("hidden", row === 0 && !sees.includes(i));
      }),
    );
  }
  const markOf = ({ target }) => {
    const position = target.closest(".number")?.cellIndex - 2;
    mark(here().positions[position] ? position : undefined);
  };
  for (const type of ["pointerover", "focusin"])
    training.addEventListener(type, markOf);
  for (const type of ["pointerleave", "focusout"])
    training.addEventListener(type, () => mark());

  function redraw() {
    const [pair, t] = [here(), step()];
    chosen.show(model.get("sentence"));
    slider.input.max = total() - 1;
    slider.show(t, `${t} of ${total()}`);
    for (const { show } of buttons) show();
    pointed.textContent = "";
    training.replaceChildren(
      trainingGrid(pair, (text) => (pointed.textContent = text)),
    );
    const read = [
      pair.positions[0].reads,
      ...pair.steps.slice(0, t - 1).map(({ writes }) => writes),
    ];
    writing.replaceChildren(comparison(pair, read, t));
    status.textContent = verdict(pair, read, t);
    mark();
    address.show();
  }

  return follow(model, ["sentence", "step"], redraw);
}

export default { render };
