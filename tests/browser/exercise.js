// Moves the controls of a page's widget number `which` at random, as `seed` says, `times` times,
// and tells what was done and what could be read after it. The same in every browser. With
// `calm`, what was drawn must stay for as many milliseconds: there a kernel may still answer.
async (which, seed, times, calm = 5) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const place = document.querySelectorAll("[data-widget]")[which]; // in Jupyter there are views alone
  const find = () =>
    place
      ? place.querySelector(".annotated-view")
      : document.querySelectorAll(".annotated-view")[which];
  (place ?? find()).scrollIntoView();
  for (let i = 0; i < 400 && !find(); i++) await wait(25);
  const view = find();
  const next = (() => {
    // mulberry32: the same numbers everywhere
    let state = seed;
    return (n) => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) % n;
    };
  })();
  const one = (list) => list[next(list.length)];
  const ODD = [
    "",
    " ",
    "0",
    "1",
    "-1",
    "2",
    "7",
    "3.5",
    "1e9",
    "NaN",
    "∞",
    "٣",
    "0x10",
    "<x-evil>1</x-evil>",
    "seven",
    "twelve hundred",
    "forty-two",
    "'; alert(1)",
    "a".repeat(500),
    "null",
    "1,2;3,4",
    "two\nthree",
  ];
  const tell = (node, ...names) =>
    names.forEach((name) => node.dispatchEvent(new Event(name, { bubbles: true })));

  // A drawing that is on its way (a model that loads, a frame that is waited for) is waited for.
  async function settled() {
    const end = performance.now() + 20_000;
    for (let before; performance.now() < end; await wait(calm)) {
      const now = view.textContent;
      if (now === before && !view.querySelector("[aria-busy=true]")) return;
      before = now;
    }
    throw new Error("the widget does not come to rest");
  }

  function move(node) {
    const name =
      node.getAttribute("aria-label") ??
      node.labels?.[0]?.textContent ??
      node.textContent;
    if (node.type === "range") {
      const [min, max, step] = [node.min || 0, node.max || 100, node.step || 1].map(
        Number,
      );
      node.value = min + step * next(1 + Math.round((max - min) / step));
      tell(node, "input", "change");
    } else if (node.type === "checkbox" || node.type === "radio") node.click();
    else if (node.tagName === "SELECT") {
      node.value = one([...node.options]).value;
      tell(node, "change");
    } else if (node.tagName === "INPUT" || node.tagName === "TEXTAREA") {
      node.value = one(
        node.type === "number" ? ODD.filter((text) => /^-?[\d.e]*$/.test(text)) : ODD,
      );
      tell(node, "input", "change");
      node.form?.requestSubmit();
    } else node.click();
    return `${name.trim().slice(0, 40)} = ${String(node.value ?? node.checked ?? "").slice(0, 20)}`;
  }

  const told = [];
  await settled();
  for (let i = 0; i < times; i++) {
    const controls = [
      ...view.querySelectorAll(
        "input, select, textarea, button, summary, td[tabindex='0']",
      ),
    ].filter(
      (node) =>
        !node.disabled &&
        !node.closest("[inert], [hidden]") &&
        !/^(Play|Pause|Copy)/.test(node.textContent),
    );
    const done = controls.length ? move(one(controls)) : "nothing to move";
    await settled();
    told.push([done, view.textContent]);
  }
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const slider = [...view.querySelectorAll("input[type=range]:not([disabled])")].find(
    (node) => node.checkVisibility(),
  );
  if (slider) slider.value = slider.min;
  slider?.focus(); // for the keyboard
  return {
    told,
    address: view.querySelector(".address a")?.getAttribute("href") ?? null,
    foreign: loaded.filter(
      (name) =>
        !name.startsWith(new URL("/", location).href) && !/^(data|blob):/.test(name),
    ),
    markup: view.querySelectorAll("x-evil, script, iframe, img[src=x]").length,
    hasSlider: Boolean(slider),
  };
};
