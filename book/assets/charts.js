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

const LOWEST = 180; // of a plot, in pixels

/** Where the page is narrower than the chart, the plot shrinks, and its words keep their size.
 * @param {any} view @param {any} spec @param {HTMLElement} place that the chart has */
function shrink(view, { width, height }, place) {
  const drawn = place.querySelector("svg")?.viewBox.baseVal;
  if (!drawn || typeof width !== "number" || place.clientWidth >= drawn.width) return;
  view.width(width - (drawn.width - place.clientWidth));
  if (typeof height !== "number") return;
  const lower = drawn.height * (1 - place.clientWidth / drawn.width);
  view.height(Math.max(Math.min(LOWEST, height), height - lower));
}

/** Do two of the words meet? @param {HTMLElement} place */
function isCrowded(place) {
  const boxes = [...place.querySelectorAll("text")]
    .filter(
      (node) => node.textContent?.trim() && getComputedStyle(node).opacity !== "0",
    )
    .map((node) => node.getBoundingClientRect());
  return boxes.some((a, i) =>
    boxes
      .slice(i + 1)
      .some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
      ),
  );
}

async function bringToLife(chart) {
  await loadVega();
  const { vega } = /** @type {any} */ (globalThis);
  const spec = JSON.parse(chart.querySelector("script").textContent);
  const place = chart.querySelector(".chart-view");
  const view = new vega.View(vega.parse(spec, null, { ast: true }), {
    expr: vega.expressionInterpreter,
    renderer: "svg",
    hover: true,
    container: document.createElement("div"),
    bind: chart.querySelector(".chart-controls"),
  });
  shrink(view, spec, place);
  await view.runAsync();
  followTheme(view.container(), JSON.parse(chart.dataset.colors));
  place.replaceChildren(view.container());
  const isSmaller = typeof spec.width === "number" && view.width() !== spec.width;
  if (isSmaller && isCrowded(place)) {
    view.width(spec.width); // the whole chart is scaled instead, words and all
    if (typeof spec.height === "number") view.height(spec.height);
    await view.runAsync();
  }
  chart.dataset.live = "";
}

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    observer.unobserve(entry.target);
    bringToLife(entry.target);
  }
});

// Not before the reader does something: a page that has just been opened stays light.
function watch() {
  for (const chart of document.querySelectorAll(".chart:not([data-live])"))
    observer.observe(chart);
}
for (const event of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
  window.addEventListener(event, watch, { once: true, passive: true });
