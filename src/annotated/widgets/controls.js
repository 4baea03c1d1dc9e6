// Native controls, the same in every widget.

export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// JupyterLab would take the arrow keys for itself.
export const KEEP_KEYS = { "data-lm-suppress-shortcuts": "true" };

export function slider(label, symbol, choices, change) {
  const [min, max] = [Math.min(...choices), Math.max(...choices)];
  const input = element("input", { type: "range", min, max, ...KEEP_KEYS });
  const output = element("output", { "aria-live": "off" });
  const name = element("span", {}, `${label} `, element("code", {}, symbol));
  input.addEventListener("input", () => change(Number(input.value)));
  return {
    node: element("div", { class: "control" }, element("label", {}, name, input), output),
    show(value) {
      input.value = value;
      output.textContent = value;
    },
  };
}

export function checkbox(label, change) {
  const input = element("input", { type: "checkbox", ...KEEP_KEYS });
  input.addEventListener("change", () => change(input.checked));
  return {
    node: element("div", { class: "control" }, element("label", {}, input, label)),
    show(value) {
      input.checked = value;
    },
  };
}
