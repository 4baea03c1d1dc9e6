// HeadSplitter: each number of x, followed through splitting, attention and joining.
// Shapes, origins and messages are what Python's code gave; none is worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  KEEP_KEYS,
  slider,
} from "../kit/controls.js";
import { lookUp } from "../kit/lookup.js";

const SLIDERS = {
  batch: ["Batch", "B"],
  length: ["Words", "L"],
  d_model: ["Features", "d_model"],
  n_heads: ["Heads", "H"],
};
const AXES = {
  input: ["batch", "word", "feature"],
  viewed: ["batch", "word", "head", "feature"],
  split: ["batch", "head", "word", "feature"],
  attended: ["batch", "head", "word", "feature"],
  joined: ["batch", "word", "feature"],
};
const TITLES = {
  right: {
    input: [
      "x",
      "A row for each word. The colour says to which head a number belongs.",
    ],
    viewed: ["Viewed", "Nothing has moved. In each word, a row for each head."],
    split: ["Transposed", "For each head, a row for each word."],
    attended: [
      "Attended",
      "Each number mixes its whole column: “:,0” is feature 0 of all words.",
    ],
    joined: ["Joined", "The heads side by side again, a row for each word."],
  },
  wrong: {
    input: [
      "x",
      "A row for each word. The colour says to which head a number belongs.",
    ],
    split: [
      "Viewed at once",
      "The shape says: for each head, a row for each word. The colours?",
    ],
    attended: [
      "Attended",
      "Each number mixes its whole column, whatever stands there.",
    ],
    joined: ["Joined", "The right shape again, with mixed-up numbers."],
  },
};
const HINT =
  "“1,0” is word 1, feature 0. Point at a number, or go to it with the arrow keys, to " +
  "follow it. Then leave out the transpose and look at the colours.";
const HUES = 8; // colours for heads, in base.css

// --- places in tensors ---

function indexOf(position, shape) {
  const index = [];
  for (const size of [...shape].reverse()) {
    index.unshift(position % size);
    position = Math.floor(position / size);
  }
  return index;
}

function positionOf(index, shape) {
  return index.reduce((position, i, axis) => position * shape[axis] + i, 0);
}

// The number in each cell of a stage, in the order of the tensor.
function numbersOf({ shape, origin }) {
  let numbers = [0];
  shape.forEach((size, axis) => {
    const steps = Array.from({ length: size }, (_, i) => i * origin[axis]);
    numbers = numbers.flatMap((number) => steps.map((step) => number + step));
  });
  return numbers;
}

const stageOf = (way, kind) => way.stages.find((stage) => stage.kind === kind);
const tuple = (sizes) => `(${sizes.join(", ")})`;
const named = (names, index) =>
  names.map((name, axis) => `${name} ${index[axis]}`).join(", ");

// --- where numbers come from ---

// All that can be said of the numbers of x: their place in x, and the head they belong to.
function origins(right) {
  const { shape } = stageOf(right, "input");
  const home = stageOf(right, "split");
  const homes = [];
  numbersOf(home).forEach((number, i) => (homes[number] = indexOf(i, home.shape)));
  return {
    place: (number) => indexOf(number, shape),
    home: (number) => homes[number],
    head: (number) => homes[number][1],
    lastWord: shape[1] - 1,
  };
}

// The cells of each stage. A cell holds one number of x, or several that attention has mixed.
function cellsOf({ stages, mixed_axis, values }) {
  const [xValues, joinedValues] = (values ?? []).map((text) => text.split(" "));
  let split;
  const attended = [];
  return stages.map(({ kind, shape, origin }) =>
    numbersOf({ shape, origin }).map((number, position, numbers) => {
      const index = indexOf(position, shape);
      if (kind === "split") split = numbers;
      if (kind === "attended") attended[number] = column(index, shape);
      const isMixed = kind === "attended" || kind === "joined";
      const held = isMixed ? attended[number] : [number];
      return { kind, index, held, value: (isMixed ? joinedValues : xValues)?.[number] };
    }),
  );

  function column(index, shape) {
    if (mixed_axis < 0) return [split[positionOf(index, shape)]];
    return Array.from(
      { length: shape[mixed_axis] },
      (_, i) => split[positionOf(index.with(mixed_axis, i), shape)],
    );
  }
}

function label({ held }, x) {
  if (held.length === 1) return x.place(held[0]).slice(1).join(",");
  const features = new Set(held.map((number) => x.place(number)[2]));
  return features.size === 1 ? `:,${[...features][0]}` : "mix";
}

function sentence(cell, x) {
  const { kind, index, held, value } = cell;
  const [batch, , feature] = x.place(held[0]);
  const [, head, , part] = x.home(held[0]);
  const target = `head ${head}, feature ${part}`;
  const isLost = kind === "split" && String(x.home(held[0])) !== String(index);
  const heads = new Set(held.map(x.head)).size;
  let what;
  if (isLost)
    what = `${named(AXES.input, x.place(held[0]))} of x, which belongs to ${target}: wrong place`;
  else if (held.length === 1)
    what = `${named(AXES.input, x.place(held[0]))} of x → ${target}`;
  else if (label(cell, x) !== "mix")
    what = `a mixture of all ${held.length} words, feature ${feature}, batch ${batch} → ${target}`;
  else {
    const places = held.map((number) => `x[${x.place(number).join(", ")}]`);
    what = `a mixture of what does not belong together, from ${heads} head${heads > 1 ? "s" : ""}: `;
    what += places.join(", ");
  }
  return `${value ? `${value} ` : ""}${label(cell, x)} at ${named(AXES[kind], index)}: ${what}.`;
}

// One colour for each head, stronger from word to word; bands where heads are mixed.
function fill({ held }, x) {
  const color = (number) => {
    const strength = 34 + (28 * x.place(number)[1]) / (x.lastWord || 1);
    return `color-mix(in oklab, var(--hue-${x.head(number) % HUES}) ${strength}%, var(--cell))`;
  };
  if (new Set(held.map(x.head)).size === 1)
    return color(held[Math.floor(held.length / 2)]);
  const width = 100 / held.length;
  const bands = held.map(
    (number, i) => `${color(number)} ${i * width}% ${(i + 1) * width}%`,
  );
  return `linear-gradient(90deg, ${bands.join(", ")})`;
}

function verdict(facts, name) {
  const { shape } = stageOf(facts[name], "split");
  const [, heads, , features] = shape;
  const belongs = numbersOf(stageOf(facts.right, "split"));
  const lost = numbersOf(stageOf(facts[name], "split")).filter(
    (n, i) => n !== belongs[i],
  ).length;
  if (lost)
    return (
      `No error, and the right shape ${tuple(shape)}, ` +
      `but ${lost} of ${belongs.length} numbers are in a wrong place.`
    );
  if (name === "wrong")
    return "Here it makes no difference: with one head or one word there is nothing to swap.";
  if (heads === 1) return "One head has every word and every feature.";
  const some = features === 1 ? "one feature" : `${features} features`;
  return `Each of the ${heads} heads has every word, with ${some} of its own.`;
}

// --- the drawing ---

function drawCell(cell, number, x) {
  const node = element("div", {
    role: "gridcell",
    class: "number",
    tabindex: -1,
    "data-number": number,
    "data-heads": [...new Set(cell.held.map(x.head))].sort().join("+"), // read where no colours are
    "aria-label": (cell.text = sentence(cell, x)),
    ...KEEP_KEYS,
  });
  if (cell.value) node.append(element("span", { class: "value" }, cell.value), " ");
  node.append(element("span", { class: "place" }, label(cell, x)));
  node.style.background = fill(cell, x);
  return (cell.node = node);
}

// The last two axes are a block of rows and columns; the other axes count the blocks.
function drawStage({ kind, shape }, cells, first, [title, note], x) {
  const names = AXES[kind];
  const [rows, columns] = shape.slice(-2);
  const grid = element("div", {
    role: "grid",
    "aria-label": `${title}, shape ${tuple(shape)}`,
  });
  for (let start = 0; start < cells.length; start += rows * columns) {
    const outer = named(names.slice(0, -2), cells[start].index);
    const isNewBatch = start > 0 && cells[start].index[0] > cells[start - 1].index[0];
    if (isNewBatch) grid.append(element("div", { class: "new-batch" }));
    const block = element("div", { role: "rowgroup", "aria-label": outer });
    for (let row = 0; row < rows; row++) {
      const axis = element("span", {}, `${names.at(-2)} `);
      const line = element("div", { role: "row" });
      line.append(element("div", { role: "rowheader" }, axis, String(row)));
      for (
        let position = start + row * columns;
        line.children.length <= columns;
        position++
      )
        line.append(drawCell(cells[position], first + position, x));
      block.append(line);
    }
    const caption = shape[0] > 1 ? outer : outer.replace(/^batch 0(, )?/, "");
    grid.append(
      element("div", {}, element("p", { "aria-hidden": "true" }, caption), block),
    );
  }
  cells[0].node.tabIndex = 0;
  return element(
    "div",
    { class: "stage", "data-kind": kind, "data-shape": shape.join(",") },
    element(
      "p",
      {},
      element("strong", {}, title),
      " ",
      element("b", {}, tuple(shape)),
      ` ${note}`,
    ),
    element("div", { class: "scroller" }, grid),
  );
}

function drawLine({ source, name, shape, strides }) {
  const [, code, comment] = source.match(/^(.*?)(?:\s*(# .*))?$/);
  const line = element("li", {}, element("code", {}, code));
  if (comment) line.append(element("code", {}, comment));
  if (shape) {
    line.classList.add("made");
    const made = name === "return" ? "returned" : name;
    const moved = element("small", {}, `strides ${tuple(strides)}`);
    line.append(
      element("span", {}, `${made} `, element("b", {}, tuple(shape)), " ", moved),
    );
  }
  return line;
}

function drawLines(lines, isContinued) {
  const block = element("div", { class: "listing" });
  if (!isContinued)
    block.append(element("p", {}, "in ", element("code", {}, lines[0].function)));
  block.append(element("ol", {}, ...lines.map(drawLine)));
  return block;
}

function drawTable(way, cells, x) {
  const { shape } = stageOf(way, "split");
  const row = (kind, texts) =>
    element("tr", {}, ...texts.map((text) => element(kind, {}, text)));
  const body = element("tbody");
  for (let start = 0; start < cells.length; start += shape.at(-1)) {
    const held = cells.slice(start, start + shape.at(-1)).flatMap((cell) => cell.held);
    const places = held.map((number) => `x[${x.place(number).join(", ")}]`).join(", ");
    body.append(row("td", [...cells[start].index.slice(0, 3).map(String), places]));
  }
  const head = row("th", [...AXES.split.slice(0, 3), "holds"]);
  return element("table", {}, element("thead", {}, head), body);
}

function draw(facts, name) {
  const way = facts[name];
  const x = origins(facts.right);
  const byStage = cellsOf(way);
  const cells = byStage.flat();
  const nodes = way.stages.flatMap((stage, i) => {
    const first = cells.indexOf(byStage[i][0]);
    const drawn = drawStage(stage, byStage[i], first, TITLES[name][stage.kind], x);
    const lines = way.lines.slice(
      stage.after + 1,
      (way.stages[i + 1]?.after ?? Infinity) + 1,
    );
    if (!lines.length) return [drawn];
    return [
      drawn,
      drawLines(lines, way.lines[stage.after]?.function === lines[0].function),
    ];
  });
  const split = byStage[way.stages.indexOf(stageOf(way, "split"))];
  return { nodes, cells, table: () => drawTable(way, split, x) };
}

// --- the widget ---

function render({ model, el }) {
  const table = model.get("table"); // only on a page without a kernel
  const choices = table?.choices ?? model.get("choices");
  const state = (name) => model.get(name);
  const set = (name) => (value) => change(model, { [name]: value });

  const free = Object.keys(SLIDERS).filter((name) => choices[name].length > 1);
  const fixed = Object.keys(SLIDERS).filter((name) => !free.includes(name));
  const controls = Object.fromEntries(
    free.map((name) => [name, slider(...SLIDERS[name], choices[name], set(name))]),
  );
  controls.skip_transpose = checkbox(
    "Leave out the transpose, a common mistake",
    set("skip_transpose"),
  );
  const readers = Object.fromEntries(free.map((name) => [name, oneOf(choices[name])]));
  const address = inAddress(model, el, { ...readers, skip_transpose: yesOrNo });
  const sizes = fixed
    .map((name) => `${SLIDERS[name][1]} = ${choices[name][0]}`)
    .join(", ");

  const hint = element(
    "p",
    { class: "hint" },
    sizes && `Your tensor has ${sizes}. `,
    HINT,
  );
  const status = announced("verdict");
  const error = announced("error");
  const stages = element("div", { class: "stages" });
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  const place = element("div", { class: "scroller" });
  const summary = element("summary", {}, "What each head holds, as a table");
  const details = element("details", {}, summary, place);
  const panel = Object.values(controls).map((control) => control.node);
  el.append(
    element(
      "div",
      {
        class: "annotated-view head-splitter",
        role: "group",
        "aria-label": "Head splitter",
      },
      element("div", { class: "controls" }, ...panel),
      ...[hint, status, error, stages, pointed, details, address.node],
    ),
  );

  let drawn = { cells: [], facts: null, name: null };
  let focused = null;

  function redraw() {
    for (const [name, control] of Object.entries(controls)) control.show(state(name));
    address.show();
    const facts = table ? lookUp(table, state) : model.get("facts");
    const name = state("skip_transpose") ? "wrong" : "right";
    if (facts === drawn.facts && name === drawn.name) return;
    error.textContent = facts.error ?? "";
    stages.inert = Boolean(facts.error); // the last drawing stays, dimmed
    if (facts.error) {
      status.textContent = "";
      drawn.facts = null;
      return;
    }
    drawn = { ...draw(facts, name), facts, name };
    stages.replaceChildren(...drawn.nodes);
    status.textContent = verdict(facts, name);
    status.classList.toggle("alarming", status.textContent.startsWith("No error"));
    list();
    light((focused = null));
  }

  function list() {
    place.replaceChildren(...(details.open && drawn.table ? [drawn.table()] : []));
  }

  // Light up every cell that holds one of the numbers of this cell.
  function light(cell) {
    const followed = new Set(cell?.held);
    for (const other of drawn.cells) {
      other.node.classList.toggle(
        "lit",
        other.held.some((number) => followed.has(number)),
      );
      other.node.classList.toggle("here", other === cell);
    }
    pointed.textContent = cell?.text ?? "";
  }

  function cellAt(event) {
    const node = event.target.closest(".number");
    return node ? drawn.cells[node.dataset.number] : null;
  }

  function move(event) {
    const cell = cellAt(event);
    if (!cell) return;
    const inStage = drawn.cells.filter((other) => other.kind === cell.kind);
    const columns = Math.max(...inStage.map((other) => other.index.at(-1))) + 1;
    const here = inStage.indexOf(cell);
    const target = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here - columns,
      ArrowDown: here + columns,
      Home: 0,
      End: inStage.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (!inStage[target]) return;
    cell.node.tabIndex = -1;
    inStage[target].node.tabIndex = 0;
    inStage[target].node.focus();
  }

  stages.addEventListener("pointerover", (event) => light(cellAt(event) ?? focused));
  stages.addEventListener("pointerleave", () => light(focused));
  stages.addEventListener("focusin", (event) => light((focused = cellAt(event))));
  stages.addEventListener("focusout", () => light((focused = null)));
  stages.addEventListener("keydown", move);
  details.addEventListener("toggle", list);

  return follow(model, [...Object.keys(controls), "facts"], redraw);
}

export default { render };
