// ParameterCalculator: how many weights a model has, part by part, with the formula filled in.
// Formulas and messages are Python's, read off real models; here the letters get their values.
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  KEEP_KEYS,
  menu,
} from "../kit/controls.js";
import { inAddress, yesOrNo } from "../kit/address.js";
import { count, formula, memory, written } from "../kit/letters.js";

const SIZES = {
  src_vocab: "Source vocabulary",
  tgt_vocab: "Target vocabulary",
  n_layers: "Layers of each stack",
  d_model: "Features",
  d_ff: "Hidden features",
  n_heads: "Heads",
};
const NAMES = [...Object.keys(SIZES), "tie_embeddings", "norm_first"];
const OWN = "Your own";

const fill = (template, values) =>
  template.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// What the package says of these settings, or "".
function refusal(settings, { size, heads, tied }) {
  const name = Object.keys(SIZES).find((name) => settings[name] < 1);
  if (name) return fill(size, { name, got: settings[name] });
  if (settings.d_model % settings.n_heads) return fill(heads, settings);
  if (settings.tie_embeddings && settings.src_vocab !== settings.tgt_vocab)
    return fill(tied, settings);
  return "";
}

// Equal products of several parts, added up: the whole formula.
function together(parts) {
  const terms = new Map();
  for (const [times, factors] of Object.values(parts).flat()) {
    const key = factors.join(" ");
    terms.set(key, [times + (terms.get(key)?.[0] ?? 0), factors]);
  }
  return [...terms.values()];
}

function render({ model, el }) {
  const { parts, presets, refusals, most } = model.get("known");
  const readSize = (name) => (text) => {
    const value = /^\d{1,8}$/.test(text) ? Number(text) : NaN;
    return value <= most[name] ? value : undefined;
  };
  const sizeReaders = Object.keys(SIZES).map((name) => [name, readSize(name)]);
  const readers = {
    ...Object.fromEntries(sizeReaders),
    tie_embeddings: yesOrNo,
    norm_first: yesOrNo,
  };
  const address = inAddress(model, el, readers);
  const set = (name) => (value) => change(model, { [name]: value });

  const names = Object.fromEntries(
    [...Object.keys(presets), OWN].map((name) => [name, name]),
  );
  const preset = menu("Model", names, (name) =>
    name === OWN ? redraw() : change(model, presets[name]),
  );
  const fields = Object.entries(SIZES).map(([name, label]) => {
    const input = element("input", {
      type: "number",
      min: 1,
      max: most[name],
      step: 1,
      ...KEEP_KEYS,
    });
    const text = element("span", {}, `${label} `, element("code", {}, name));
    input.addEventListener("input", () => {
      const value = readSize(name)(input.value.trim());
      input.setAttribute("aria-invalid", value === undefined);
      if (value === undefined)
        error.textContent = `${name} must be a whole number from 1 to ${written(most[name])}.`;
      else {
        set(name)(value);
        redraw(); // if it is the old value, nothing changes, and a message has to go
      }
    });
    return {
      name,
      input,
      node: element("div", { class: "control" }, element("label", {}, text, input)),
    };
  });
  const boxes = {
    tie_embeddings: checkbox(
      "One matrix for both embeddings and the generator: tie_embeddings",
      set("tie_embeddings"),
    ),
    norm_first: checkbox(
      "Norm first, with a final norm for each stack: norm_first",
      set("norm_first"),
    ),
  };
  const status = announced("verdict");
  const error = announced("error");
  const whole = element("p", { class: "whole" });
  const table = element("div", {
    class: "scroller",
    tabindex: "0",
    role: "region",
    "aria-label": "The parts",
  });
  const result = element("div", { class: "result" }, whole, table);
  el.append(
    element(
      "div",
      {
        class: "annotated-view parameter-calculator",
        role: "group",
        "aria-label": "Parameter calculator",
      },
      element(
        "div",
        { class: "controls" },
        preset.node,
        ...fields.map(({ node }) => node),
        ...Object.values(boxes).map(({ node }) => node),
      ),
      ...[error, status, result, address.node],
    ),
  );

  function drawTable(found, settings, total) {
    const rows = Object.entries(found).map(([name, terms]) => {
      const n = count(terms, settings);
      const bar = element("span", { class: "bar", "aria-hidden": "true" });
      bar.style.setProperty("--share", n / total);
      const filled = formula(terms, (letter) => written(settings[letter]));
      const lines = terms.length
        ? [formula(terms), filled]
        : ["none of its own: it is shared"];
      const how = element(
        "td",
        { class: "how" },
        ...lines.map((line) => element("div", {}, line)),
      );
      const share = element(
        "td",
        { class: "share" },
        bar,
        `${((100 * n) / total).toFixed(1)} %`,
      );
      return element(
        "tr",
        {},
        element("th", { scope: "row" }, name),
        how,
        element("td", { class: "count" }, written(n)),
        share,
      );
    });
    const heads = ["Part", "Formula, and filled in", "Parameters", "Share"];
    const head = element(
      "tr",
      {},
      ...heads.map((name) => element("th", { scope: "col" }, name)),
    );
    return element(
      "table",
      { class: "numbers" },
      element("caption", {}, "Part by part"),
      element("thead", {}, head),
      element("tbody", {}, ...rows),
    );
  }

  function redraw() {
    const settings = Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
    const isPreset = ([, values]) =>
      NAMES.every((name) => values[name] === settings[name]);
    preset.show(Object.entries(presets).find(isPreset)?.[0] ?? OWN);
    for (const { name, input } of fields) {
      if (Number(input.value) !== settings[name] || input.value === "")
        input.value = settings[name];
      input.setAttribute("aria-invalid", "false");
    }
    for (const [name, box] of Object.entries(boxes)) box.show(settings[name]);
    error.textContent = refusal(settings, refusals);
    result.inert = Boolean(error.textContent); // the last result stays, dimmed
    address.show();
    if (error.textContent) return (status.textContent = "");
    const found =
      parts[
        `${settings.tie_embeddings ? "True" : "False"} ${settings.norm_first ? "True" : "False"}`
      ];
    const all = together(found);
    const total = count(all, settings);
    status.textContent =
      `${written(total)} parameters: ${memory(4 * total)} in float32, and ${memory(16 * total)} in ` +
      "training, with gradients and Adam’s two averages.";
    whole.replaceChildren(
      element("strong", {}, "All together: "),
      formula(all),
      element("br"),
      "= ",
      formula(all, (letter) => written(settings[letter])),
      element("br"),
      `= ${written(total)}`,
    );
    table.replaceChildren(drawTable(found, settings, total));
  }

  return follow(model, NAMES, redraw);
}

export default { render };
