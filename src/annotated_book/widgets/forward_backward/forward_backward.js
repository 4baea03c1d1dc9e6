// ForwardBackward: an encoder and a decoder layer, with value and gradient of each tensor.
// All numbers and names are what Python gave; only shares and bars are worked out here.
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  frame,
  menu,
  panel,
  pointedLine,
  slider,
} from "../kit/controls.js";
import { grid } from "../kit/grid.js";
import { range } from "../kit/numbers.js";

const ARROWS = ["↓", "↑"]; // a value on its way down, a gradient on its way back
const TENFOLDS = 4; // from an empty bar to a full one

const exact = (x) => String(x).replaceAll("-", "−");
const brief = (x) =>
  exact(x && Math.abs(x) < 1e-3 ? x.toExponential(1) : Number(x.toPrecision(2)));
// "norm {own}" with the number in it
const fill = (text, numbers, write = exact) =>
  text.replace(/\{(\w+)\}/g, (_, name) => write(numbers[name]));

// The name of a tensor, then the norms of its value and its gradient, as numbers and as bars.
function tensorButton(name, label, choose) {
  const norms = ARROWS.map(() => element("span"));
  const node = element(
    "button",
    { type: "button", class: name.split(".").at(-1) },
    `${label} `,
    ...norms,
  );
  node.addEventListener("click", () => choose(name));
  return {
    node,
    show(sizes, most, isChosen) {
      node.setAttribute("aria-pressed", isChosen);
      norms.forEach((norm, i) => {
        norm.textContent = `${ARROWS[i]} ${brief(sizes[i])} `;
        const share = sizes[i] && 1 + Math.log10(sizes[i] / most[i]) / TENFOLDS;
        norm.style.setProperty("--share", String(Math.max(share, 0)));
      });
    },
  };
}

// Both stacks, from top to bottom. `show(pre)` puts each norm before its part, or after the sum.
function diagram(titles, buttons) {
  const stacks = [];
  const parts = [];
  for (const [name, { node }] of buttons) {
    const [stack, part, own] = name.split(".");
    if (part === "x") stacks.push(element("div", { class: "stack" }));
    if (own === "norm") {
      const title = element("p", {}, titles[`${stack}.${part}`]);
      const box = element(
        "div",
        { class: "part", role: "group", "aria-label": `${stack} ${part}` },
        title,
      );
      parts.push({ title, norm: node, box });
      stacks.at(-1).append(box);
    }
    (own ? parts.at(-1).box : stacks.at(-1)).append(node);
  }
  return {
    stacks,
    show(pre) {
      for (const { box, title, norm } of parts) {
        if ((title.nextSibling === norm) === pre) continue;
        if (pre) title.after(norm);
        else box.append(norm);
      }
    },
  };
}

// What was measured, where the reader stands. On a page all runs are there, by their settings.
class Run {
  /** @param {import("../kit/controls.js").Model} model */
  constructor(model) {
    this.model = model;
    this.given = model.get("given");
    this.names = Object.keys(this.given.tensors);
    this.runs = model.get("runs"); // only on a page without a kernel
    this.details = model.get("details"); // large, and fetched when it is to be seen
  }

  get current() {
    return this.given.models[this.model.get("kind")];
  }

  get last() {
    return this.current.layers - 1;
  }

  found(runs) {
    const [kind, example] = [this.model.get("kind"), this.model.get("example")];
    return runs[`${kind}.${example}`][this.model.get("layer")];
  }

  get facts() {
    return this.runs ? this.found(this.runs) : this.model.get("facts");
  }

  async fetchDetails() {
    if (this.runs && !this.details)
      this.details = (await this.model.later?.())?.details;
  }

  /** Of this tensor: value and gradient, or null while they are not here. */
  numbersOf(index) {
    if (!this.runs) return this.facts.details[index];
    return this.details ? this.found(this.details)[index] : null;
  }

  sizes(name) {
    return this.facts.sizes[this.names.indexOf(name)];
  }

  sentence() {
    const name = this.model.get("tensor");
    const [, own, least, most] = this.sizes(name);
    const sums = this.current.sums[name] ?? [];
    const [out, other] = sums.map((name) => this.sizes(name)[1]);
    const share = (100 * own) / this.sizes("logits")[1];
    const layer = this.model.get("layer");
    const numbers = { layer, last: this.last, least, most, own, share, out, other };
    return fill(this.given.tensors[name].says, numbers, brief);
  }
}

// The numbers of one tensor, a cell for each, as strong as its share of the largest.
function drawTensor(run, which, numbers, look) {
  const { model, given } = run;
  const { label, rows, columns } = given.tensors[model.get("tensor")];
  const head = columns ? model.get("head") : 0;
  const labels = given.tokens[model.get("example")];
  const cells = numbers.cells[head];
  const most = Math.max(...cells.flat().map(Math.abs)) || 1;
  const [down, across] = columns ? ["query", "key"] : ["token", "feature"];
  const heads = labels[columns] ?? range(cells[0].length);
  const title = `${label}${columns ? `, head ${head}` : ""}: ${which}`;
  const drawCell = (x, i, j) => ({
    text: brief(x),
    say: `${title} at ${labels[rows][i]}, ${across} ${heads[j]}, exactly ${exact(x)}`,
    share: Math.abs(x) / most,
  });
  return grid({
    title,
    corner: `${down} ↓ ${across} →`,
    rows: labels[rows],
    columns: heads,
    cells: cells.map((line, i) => line.map((x, j) => drawCell(x, i, j))),
    look,
  });
}

// What can be opened: statistics and numbers of the tensor that was chosen.
function drawBox(run, head, gradient) {
  const { model, given } = run;
  const [about, table, pointed] = [element("p"), element("div"), pointedLine()];
  const summary = element("summary", {}, "The numbers of this tensor");
  const parts = [about, panel(head, gradient), table, pointed];
  const node = element("details", {}, summary, ...parts);
  const look = (text) => {
    pointed.textContent = text;
  };

  function show() {
    const name = model.get("tensor");
    const index = run.names.indexOf(name);
    const both = node.open && run.numbersOf(index);
    if (!both) return;
    const which = model.get("gradient") ? "gradient" : "value";
    const shape = both.shape.join(", ");
    const numbers = { layer: model.get("layer"), shape, which, ...both[which].stats };
    about.textContent = fill(run.current.paths[index] + given.texts.stats, numbers);
    head.node.hidden = !given.tensors[name].columns;
    table.replaceChildren(drawTensor(run, which, both[which], look));
    look("");
  }

  node.addEventListener("toggle", async () => {
    node.setAttribute("aria-busy", "true");
    try {
      if (node.open) await run.fetchDetails();
      show();
    } catch (error) {
      about.textContent = `${given.texts.failed} ${error.message}`;
    }
    node.setAttribute("aria-busy", "false");
  });
  return { node, show };
}

function readersOf({ given, names, current }, lastLayer) {
  return {
    kind: oneOf(Object.keys(given.kinds)),
    example: oneOf(range(given.examples.length)),
    layer: (text) => oneOf(range(lastLayer() + 1))(text),
    tensor: oneOf(names),
    head: oneOf(range(current.heads)),
    gradient: yesOrNo,
  };
}

function controlsOf(model, { kinds, examples }, heads) {
  const set = (name) => (value) => change(model, { [name]: value });
  const put = (name) => (value) => change(model, { [name]: Number(value) });
  return {
    kind: menu("Model", kinds, set("kind")),
    layer: slider("Layer", "layers[i]", [0], put("layer")),
    example: menu("Example", examples, put("example")),
    head: menu("Head", range(heads), put("head")),
    gradient: checkbox("Gradients instead of values", set("gradient")),
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const run = new Run(model);
  const { tensors, texts } = run.given;
  const address = inAddress(
    model,
    el,
    readersOf(run, () => run.last),
  );
  const controls = controlsOf(model, run.given, run.current.heads);
  const box = drawBox(run, controls.head, controls.gradient);
  const choose = (tensor) => {
    change(model, { tensor });
    box.node.open = true;
  };
  const buttons = new Map(
    run.names.map((name) => [name, tensorButton(name, tensors[name].label, choose)]),
  );
  const picture = diagram(texts, buttons);
  const status = announced("verdict");
  const hint = element("p", { class: "hint" }, texts.hint);
  const aside = element("div", { class: "aside" }, hint, box.node, address.node);
  frame(
    el,
    "forward-backward",
    "Forward and backward",
    panel(controls.kind, controls.layer, controls.example),
    element("div", { class: "stacks" }, ...picture.stacks, aside),
    status,
  );

  function redraw() {
    if (run.runs && model.get("layer") > run.last) {
      model.set("layer", run.last); // and draw that
      return;
    }
    const { sizes, most } = run.facts;
    controls.layer.input.max = String(run.last);
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    for (const [i, name] of run.names.entries())
      buttons.get(name)?.show(sizes[i], most, name === model.get("tensor"));
    picture.show(run.current.pre);
    status.textContent = run.sentence();
    box.show();
    address.show();
  }

  return follow(model, [...Object.keys(controls), "tensor", "facts"], redraw);
}

export default { render };
