// ForwardBackward: an encoder and a decoder layer, with value and gradient of each tensor.
// All numbers and names are what Python gave; only shares and bars are worked out here.
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  menu,
  slider,
} from "../kit/controls.js";
import { inAddress, oneOf, yesOrNo } from "../kit/address.js";
import { grid } from "../kit/grid.js";

const ARROWS = ["↓", "↑"]; // a value on its way down, a gradient on its way back
const TENFOLDS = 4; // from an empty bar to a full one

const upTo = (end) => Array.from({ length: end }, (_, i) => i);
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
        norm.style.setProperty("--share", Math.max(share, 0));
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
      for (const { box, title, norm } of parts)
        if ((title.nextSibling === norm) !== pre)
          pre ? title.after(norm) : box.append(norm);
    },
  };
}

function render({ model, el }) {
  const { kinds, models, examples, tokens, tensors, texts } = model.get("given");
  const names = Object.keys(tensors);
  const runs = model.get("runs"); // only on a page without a kernel
  let details = model.get("details"); // large, and fetched when it is to be seen
  const state = (name) => model.get(name);
  const current = () => models[state("kind")];
  const last = () => current().layers - 1;
  const found = (runs) => runs[`${state("kind")}.${state("example")}`][state("layer")];
  const facts = () => (runs ? found(runs) : state("facts"));
  const address = inAddress(model, el, {
    kind: oneOf(Object.keys(kinds)),
    example: oneOf(upTo(examples.length)),
    layer: (text) => oneOf(upTo(last() + 1))(text),
    tensor: oneOf(names),
    head: oneOf(upTo(current().heads)),
    gradient: yesOrNo,
  });
  const put = (name) => (value) => change(model, { [name]: Number(value) });
  const controls = {
    kind: menu("Model", kinds, (kind) => change(model, { kind })),
    layer: slider("Layer", "layers[i]", [0], put("layer")),
    example: menu("Example", examples, put("example")),
    head: menu("Head", upTo(current().heads), put("head")),
    gradient: checkbox("Gradients instead of values", (gradient) =>
      change(model, { gradient }),
    ),
  };
  const [kind, layer, example, head, gradient] = Object.values(controls).map(
    ({ node }) => node,
  );
  const choose = (tensor) => {
    change(model, { tensor });
    box.open = true;
  };
  const buttons = names.map((name) => [
    name,
    tensorButton(name, tensors[name].label, choose),
  ]);
  const picture = diagram(texts, buttons);
  const status = announced("verdict");
  const [about, table] = [element("p"), element("div")];
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  const box = element(
    "details",
    {},
    element("summary", {}, "The numbers of this tensor"),
    about,
    element("div", { class: "controls" }, head, gradient),
    table,
    pointed,
  );
  el.append(
    element(
      "div",
      {
        class: "annotated-view forward-backward",
        role: "group",
        "aria-label": "Forward and backward",
      },
      element("div", { class: "controls" }, kind, layer, example),
      element("p", { class: "hint" }, texts.hint),
      element("div", { class: "stacks" }, ...picture.stacks, box),
      status,
      address.node,
    ),
  );
  box.addEventListener("toggle", async () => {
    box.setAttribute("aria-busy", "true");
    try {
      if (runs && box.open) details ??= (await model.later()).details;
      drawNumbers();
    } catch (error) {
      about.textContent = `${texts.failed} ${error.message}`;
    }
    box.setAttribute("aria-busy", "false");
  });

  function sentence() {
    const name = state("tensor");
    const sizes = (name) => facts().sizes[names.indexOf(name)];
    const [, own, least, most] = sizes(name);
    const [out, other] = (current().sums[name] ?? []).map((name) => sizes(name)[1]);
    const share = (100 * own) / sizes("logits")[1];
    const numbers = {
      layer: state("layer"),
      last: last(),
      least,
      most,
      own,
      share,
      out,
      other,
    };
    return fill(tensors[name].says, numbers, brief);
  }

  function drawNumbers() {
    if (!box.open || (runs && !details)) return;
    const index = names.indexOf(state("tensor"));
    const both = (runs ? found(details) : facts().details)[index];
    const which = state("gradient") ? "gradient" : "value";
    const numbers = {
      layer: state("layer"),
      shape: both.shape.join(", "),
      which,
      ...both[which].stats,
    };
    about.textContent = fill(current().paths[index] + texts.stats, numbers);
    const { label, rows, columns } = tensors[names[index]];
    const labels = tokens[state("example")];
    const cells = both[which].cells[columns ? state("head") : 0];
    const most = Math.max(...cells.flat().map(Math.abs)) || 1;
    const [down, across] = columns ? ["query", "key"] : ["token", "feature"];
    const heads = labels[columns] ?? upTo(cells[0].length);
    const title = `${label}${columns ? `, head ${state("head")}` : ""}: ${which}`;
    const cell = (x, i, j) => ({
      text: brief(x),
      say: `${title} at ${labels[rows][i]}, ${across} ${heads[j]}, exactly ${exact(x)}`,
      share: Math.abs(x) / most,
    });
    head.hidden = !columns;
    table.replaceChildren(
      grid({
        title,
        corner: `${down} ↓ ${across} →`,
        rows: labels[rows],
        columns: heads,
        cells: cells.map((line, i) => line.map((x, j) => cell(x, i, j))),
        look: (text) => (pointed.textContent = text),
      }),
    );
    pointed.textContent = "";
  }

  function redraw() {
    if (runs && state("layer") > last()) return model.set("layer", last()); // and draw that
    const { sizes, most } = facts();
    layer.querySelector("input").max = last();
    for (const [name, { show }] of Object.entries(controls)) show(state(name));
    buttons.forEach(([name, { show }], i) =>
      show(sizes[i], most, name === state("tensor")),
    );
    picture.show(current().pre);
    status.textContent = sentence();
    drawNumbers();
    address.show();
  }

  return follow(model, [...Object.keys(controls), "tensor", "facts"], redraw);
}

export default { render };
