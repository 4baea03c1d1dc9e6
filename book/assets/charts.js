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
