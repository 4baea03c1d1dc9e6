// The address can carry a widget's state, so that one reader can send it to another:
// page.html?MaskComposer.kind=both#play. Only on a page without a kernel.

import { element } from "./controls.js";
import { keyed } from "./objects.js";

// A choice out of a list.
export const oneOf = (choices) => (text) =>
  choices.find((choice) => String(choice) === text);
export const yesOrNo = oneOf([true, false]);
const plain = (value) => String(value);

// `readers`: name -> what makes a value of a text, or undefined of a text that is not one.
// `writers`: name -> what makes a text of a value, if that is not its plain text.
export function inAddress(model, el, readers, writers = {}) {
  const place = el.closest("[data-widget]");
  if (!model.later || !place) return { node: "", show() {} };
  const { widget } = place.dataset;
  const alike = [...document.querySelectorAll(`[data-widget="${widget}"]`)];
  const prefix = widget + (alike.indexOf(place) > 0 ? alike.indexOf(place) + 1 : "");
  const textOf = (name) => (writers[name] ?? plain)(model.get(name));
  const names = Object.keys(readers);
  const opening = keyed(names, textOf);
  const given = new URLSearchParams(location.search);
  const unread = [];
  for (const [name, read] of Object.entries(readers)) {
    const text = given.get(`${prefix}.${name}`);
    if (text === null) continue;
    const value = read(text);
    if (value === undefined) unread.push(name);
    else model.set(name, value);
  }
  const link = element("a", {}, "Copy link to this setting");
  const said = element("span", { role: "status" });
  link.addEventListener("click", async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a tab of its own
    event.preventDefault();
    history.replaceState(null, "", link.getAttribute("href"));
    try {
      await navigator.clipboard.writeText(link.href);
      said.textContent = " Copied.";
    } catch {
      said.textContent = " The address of this page has it now: copy it from there.";
    }
  });
  const note = unread.length
    ? ` The address has a setting that could not be read, and was left out: ${unread.join(", ")}.`
    : "";
  return {
    node: element("p", { class: "address" }, link, said, note),
    // The address has only what differs from how the widget opens.
    show() {
      const query = new URLSearchParams(location.search);
      for (const name of names) {
        const text = textOf(name);
        if (text === opening[name]) query.delete(`${prefix}.${name}`);
        else query.set(`${prefix}.${name}`, text);
      }
      said.textContent = "";
      const section = place.closest("section[id]")?.id;
      const setting = query.size ? `?${query}` : location.pathname;
      link.setAttribute("href", `${setting}${section ? `#${section}` : ""}`);
    },
  };
}
