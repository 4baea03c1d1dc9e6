// Vega takes over a chart's picture when it is scrolled into view.
// Vega's own interpreter evaluates its expressions, so no `eval` is needed.
const own = /** @type {HTMLScriptElement} */ (document.currentScript);
const here = own.src.replace(/charts\.js.*$/, "");

function load(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${here}vega/${name}`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

let loading;
function loadVega() {
  loading ??= load("vega.min.js").then(() => load("vega-interpreter.js"));
  return loading;
}

// Vega draws in numbers; each is a color of the legend, or lies between the ground and one of its
// two hues. Written as variables, the chart follows the theme (extensions/chart_theme.py).
const NEAR = 6;

/** @param {string} color @returns {number[]} */
function numbers(color) {
  if (!color.startsWith("#"))
    return (color.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
  return [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
}

/** @param {string} color @param {Record<string, string>} colors */
function asVariable(color, colors) {
  const parts = numbers(color);
  const same = (name) => String(numbers(colors[name])) === String(parts);
  const own = Object.keys(colors).find(same);
  if (own) return `var(--${own})`;
  const ground = numbers(colors.cell);
  const times = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
  for (const name of ["plus", "minus"]) {
    const way = numbers(colors[name]).map((x, i) => x - ground[i]);
    const gone = parts.map((x, i) => x - ground[i]);
    const share = times(way, gone) / times(way, way);
    const aside = Math.max(...way.map((x, i) => Math.abs(share * x - gone[i])));
    if (share >= 0 && share <= 1 && aside <= NEAR)
      return `color-mix(in srgb, var(--${name}) ${Math.round(100 * share)}%, var(--cell))`;
  }
  return color;
}

const PAINTED = ["fill", "stroke", "stop-color"];

/** @param {Element} root @param {Record<string, string>} colors */
function followTheme(root, colors) {
  /** @param {Element} node */
  const paint = (node) => {
    for (const name of PAINTED) {
      const color = node.getAttribute(name) ?? "";
      if (/^(#[\da-f]{6}|rgb)/i.test(color))
        node.setAttribute(name, asVariable(color, colors));
    }
  };
  const paintAll = (node) => {
    paint(node);
    for (const inner of node.querySelectorAll("*")) paint(inner);
  };
  paintAll(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") paint(/** @type {Element} */ (target));
      for (const node of addedNodes) if (node instanceof Element) paintAll(node);
    }
  }).observe(root, {
    attributes: true,
    attributeFilter: PAINTED,
    childList: true,
    subtree: true,
  });
}

async function bringToLife(chart) {
  await loadVega();
  const { vega } = /** @type {any} */ (globalThis);
  const spec = JSON.parse(chart.querySelector("script").textContent);
  const view = new vega.View(vega.parse(spec, null, { ast: true }), {
    expr: vega.expressionInterpreter,
    renderer: "svg",
    hover: true,
    container: document.createElement("div"),
    bind: chart.querySelector(".chart-controls"),
  });
  await view.runAsync();
  followTheme(view.container(), JSON.parse(chart.dataset.colors));
  chart.querySelector(".chart-view").replaceChildren(view.container());
  chart.dataset.live = "";
}

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    observer.unobserve(entry.target);
    bringToLife(entry.target);
  }
});
for (const chart of document.querySelectorAll(".chart")) observer.observe(chart);
