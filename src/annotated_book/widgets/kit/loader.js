// Brings the widgets of a page to life, each when it is about to be seen.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = script.src;
  const modules = {}; // name -> { render }, filled by the widgets' scripts
  const data = {}; // file name without .js -> values, filled by the data scripts
  globalThis.annotatedWidgets = { modules, data };

  // What a widget's module sees of its state: the same calls as in Jupyter.
  class Model {
    constructor(state, files) {
      this.state = state;
      this.listeners = [];
      this.files = files;
    }
    get(name) {
      return this.state[name];
    }
    set(name, value) {
      if (Object.is(this.state[name], value)) return;
      this.state[name] = value;
      for (const [event, listener] of this.listeners)
        if (event === `change:${name}`) listener();
    }
    save_changes() {}
    // Only here: what the widget needs once it is used (`page_later` in Python), or what one of
    // its switches needs, by its name (`page_extras`).
    async later(kind = "later") {
      const file = this.files[kind];
      await load(file);
      return data[file.replace(/\.js$/, "")];
    }
    on(event, listener) {
      this.listeners = [...this.listeners, [event, listener]];
    }
    off(event, listener) {
      this.listeners = this.listeners.filter(
        ([own, other]) => own !== event || other !== listener,
      );
    }
  }

  const loaded = {};
  function load(file) {
    // A page that `save_html` wrote has all files inside.
    if (document.querySelector(`[data-file="${file}"]`)) return;
    loaded[file] ??= new Promise((done, failed) => {
      const url = new URL(file, home).href;
      const [tag, attributes] = file.endsWith(".css")
        ? ["link", { rel: "stylesheet", href: url }]
        : ["script", { src: url }];
      const node = Object.assign(document.createElement(tag), attributes);
      node.onload = done;
      node.onerror = () => {
        delete loaded[file]; // to be tried again
        failed(new Error("a file could not be loaded; check the connection"));
      };
      document.head.append(node);
    });
    return loaded[file];
  }

  async function wake(place) {
    const view = document.createElement("div");
    const still = [...place.children];
    place.append(view);
    try {
      const files = place.dataset.files.split(" ");
      await Promise.all(files.map(load));
      const parts = files.map((file) => data[file.replace(/\.js$/, "")]);
      const state = Object.assign({}, ...parts, JSON.parse(place.dataset.state));
      const model = new Model(state, place.dataset);
      await modules[place.dataset.widget].render({ model, el: view });
      for (const node of still) node.remove();
      // On paper: the picture, which shows what the text beside it speaks of.
      window.addEventListener("beforeprint", () => place.replaceChildren(...still));
      window.addEventListener("afterprint", () => place.replaceChildren(view));
    } catch (error) {
      console.error(error);
      const note = document.createElement("p");
      note.setAttribute("role", "alert");
      note.textContent =
        `This widget could not start: ${error.message}. ` +
        "The picture shows what it looks like.";
      view.replaceWith(note);
    }
  }

  function start() {
    for (const place of document.querySelectorAll(".annotated-widget[data-files]"))
      (place.hasAttribute("data-heavy") ? late : early).observe(place);
  }

  const watcher = (rootMargin) =>
    new IntersectionObserver(
      (entries, self) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            self.unobserve(target);
            wake(target);
          }
      },
      { rootMargin },
    );
  const [early, late] = [watcher("600px"), watcher("60px")];
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", start);
  else start(); // a deferred script
})();
