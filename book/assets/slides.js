// Turns the slides of a chapter with reveal.js. What a slide shows: extensions/slides.py.
(() => {
  const { dataset } = document.documentElement;
  const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

  // As the reader has set it for the pages, else as the system has it.
  function theme() {
    try {
      return localStorage.getItem("theme") ?? "auto";
    } catch {
      return "auto"; // a browser that keeps nothing for a file
    }
  }
  dataset.theme = theme() === "auto" ? (isDark() ? "dark" : "light") : theme();

  // Arrow keys belong to a widget as long as it has the focus.
  const isFree = () =>
    !document.activeElement?.closest(".annotated-widget, .chart, .frames, .views");

  const { Reveal } = /** @type {any} */ (globalThis);
  Reveal.initialize({
    center: false,
    disableLayout: true, // a slide fills the screen: no widget is scaled
    display: "grid",
    hash: true,
    keyboardCondition: isFree,
    scrollActivationWidth: 0,
    slideNumber: "c/t",
    transition: "none",
    viewDistance: 2,
  });

  // Lay all slides out once, so that the faces of letters they need are there when they print.
  const { body } = document;
  body.classList.add("overview");
  body.getBoundingClientRect();
  body.classList.remove("overview");

  Reveal.addKeyBinding({ keyCode: 68, key: "D", description: "Dark or light" }, () => {
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  });
})();
