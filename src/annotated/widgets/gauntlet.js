// Gauntlet: symptoms of a fault, diagnoses to choose from, hints, and then the answer.
// All texts and numbers were made by scripts/make_gauntlet.py, from code that really ran.
import { change, element, follow, KEEP_KEYS } from "./controls.js";
import { inAddress } from "./address.js";
import { grid } from "./grid.js";

const NOTHING = { tried: [], hints: 0, shown: false };
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [620, 280, 40, 110, 12, 44];

// --- what is seen of a fault ---

function text({ caption, text }) {
  return element("figure", {}, element("figcaption", {}, caption), element("pre", {}, text));
}

function table({ caption, head, rows }) {
  const line = (cells, tag) =>
    element("tr", {}, ...cells.map((cell, i) =>
      i ? element(tag, tag === "th" ? { scope: "col" } : {}, cell) : element("th", { scope: tag === "th" ? "col" : "row" }, cell)));
  const node = element("table", { class: "numbers" }, element("caption", {}, caption),
    element("thead", {}, line(head, "th")), element("tbody", {}, ...rows.map((row) => line(row, "td"))));
  const wide = head.length > 4 ? { tabindex: 0, role: "region", "aria-label": caption, ...KEEP_KEYS } : {};
  return element("div", { class: "scroller", ...wide }, node);
}

function map({ caption, rows, columns, values }) {
  const most = Math.max(1, ...values.flat());
  const isWhole = values.flat().every(Number.isInteger);
  const cells = values.map((line, i) =>
    line.map((x, j) => ({ text: isWhole ? String(x) : x.toFixed(2), say: `${rows[i]}, ${columns[j]}`, share: x / most })));
  return grid({ title: caption, rows, columns, cells, look() {} });
}

function svg(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function curve({ caption, every, lines, floor }) {
  const count = lines[0].values.length;
  const most = Math.ceil(Math.max(...lines.flatMap((line) => line.values)) * 2) / 2;
  const x = (i) => LEFT + ((WIDTH - LEFT - RIGHT) * (i + 1)) / count;
  const y = (loss) => TOP + (HEIGHT - TOP - FOOT) * (1 - loss / most);
  const place = (x, y, more) => ({ x, y, ...more });
  const parts = [];
  for (let loss = 0; loss <= most; loss += 0.5)
    parts.push(svg("path", { class: "line", d: `M${LEFT} ${y(loss)}H${WIDTH - RIGHT}` }),
      svg("text", place(LEFT - 6, y(loss) + 4, { "text-anchor": "end" }), loss.toFixed(1)));
  for (let i = 1; i <= 5; i++) {
    const step = (count * every * i) / 5;
    parts.push(svg("text", place(x(step / every - 1), HEIGHT - FOOT + 18, { "text-anchor": "middle" }), String(step)));
  }
  parts.push(svg("text", place((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, { "text-anchor": "middle" }), "training step"));
  if (floor) parts.push(svg("path", { class: "floor", d: `M${LEFT} ${y(floor.value)}H${WIDTH - RIGHT}` }));
  const ends = lines.map(({ values }) => y(values.at(-1)) + 4);
  if (Math.abs(ends[0] - ends[1]) < 18) ends[ends[0] < ends[1] ? 0 : 1] -= 18;
  lines.forEach(({ name, values }, i) => {
    const d = values.map((loss, j) => `${j ? "L" : "M"}${x(j)} ${y(loss)}`).join("");
    parts.push(svg("path", { class: `curve of-${i}`, d }),
      svg("text", place(WIDTH - RIGHT + 8, ends[i], { class: `of-${i}` }), name));
  });
  const at = (values, i) => `${values[i].toFixed(2)} at step ${(i + 1) * every}`;
  const said = lines.map(({ name, values }) => {
    const some = [0, 1, 2, 3, 4].map((i) => at(values, Math.round((i * (count - 1)) / 4)));
    return `${name}: ${some.join(", ")}`;
  });
  const label = `${caption}. ${said.join(". ")}.${floor ? ` A line at ${floor.name}.` : ""}`;
  const note = floor ? ` The dotted line is at ${floor.name}.` : "";
  return element("figure", {}, element("figcaption", {}, `${caption}.${note}`),
    svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label }, ...parts));
}

const BLOCKS = { text, table, map, curve };
const drawn = (blocks) => blocks.map((block) => BLOCKS[block.kind](block));

// --- the widget ---

function render({ model, el }) {
  const { cases, title, ask } = model.get("given");
  const numbers = cases.map((_, i) => String(i + 1));
  const address = inAddress(model, el, { case: (text) => (numbers.includes(text) ? Number(text) : undefined) });
  const of = (i) => model.get("progress")[cases[i].id] ?? NOTHING;
  const isRight = (i) => of(i).tried.includes(cases[i].right);
  const isDone = (i) => isRight(i) || of(i).shown;
  const here = () => model.get("case") - 1;
  const put = (values) =>
    change(model, { progress: { ...model.get("progress"), [cases[here()].id]: { ...of(here()), ...values } } });
  const button = (text, press) => {
    const node = element("button", { type: "button" }, text);
    node.addEventListener("click", press);
    return node;
  };

  const tabs = cases.map((_, i) => button(String(i + 1), () => change(model, { case: i + 1 })));
  const progress = element("p", { class: "hint" });
  const name = element("p", { class: "case-name", tabindex: -1 });
  const given = element("p");
  const symptom = element("div", { class: "symptom" });
  const legend = element("legend", {}, ask);
  const fields = element("fieldset", {}, legend);
  const status = element("p", { class: "verdict", role: "status" });
  const hints = element("ol", { class: "hints", "aria-live": "polite", "aria-label": "Hints" });
  const answer = element("div", { class: "answer", tabindex: -1, role: "group", "aria-label": "The answer" });
  const mark = button("Mark my answer", () => {
    const chosen = radios.findIndex((radio) => radio.checked);
    if (chosen < 0) status.textContent = "Choose one of the answers first.";
    else put({ tried: [...of(here()).tried, chosen] });
    if (isDone(here())) answer.focus();
  });
  const hint = button("", () => put({ hints: of(here()).hints + 1 }));
  const show = button("Show the answer", () => {
    put({ shown: true });
    answer.focus();
  });
  const next = button("Next case", () => {
    change(model, { case: model.get("case") + 1 });
    name.focus();
  });
  const buttons = element("div", { class: "buttons" }, mark, hint, show);
  const list = element("ol", { class: "cases" }, ...tabs.map((tab) => element("li", {}, tab)));
  el.append(
    element("div", { class: "annotated-view gauntlet", role: "group", "aria-label": title },
      element("nav", { "aria-label": `Cases of: ${title}` }, list),
      ...[progress, name, given, symptom, fields, buttons, status, hints, answer],
      element("div", { class: "buttons" }, next), address.node),
  );

  let radios = [];
  let drawnCase = null;

  function drawCase() {
    const { id, given: told, symptom: blocks, options } = cases[here()];
    drawnCase = id;
    name.textContent = `Case ${here() + 1} of ${cases.length}`;
    given.textContent = told;
    symptom.replaceChildren(...drawn(blocks));
    const group = `diagnosis-${Math.random()}`;
    radios = options.map((_, i) => element("input", { type: "radio", name: group, value: i, ...KEEP_KEYS }));
    const rows = options.map(({ text }, i) =>
      element("div", {}, element("label", {}, radios[i], element("span", {}, text)), element("p", {})));
    fields.replaceChildren(legend, ...rows);
    hints.replaceChildren();
    answer.replaceChildren();
    status.textContent = "";
  }

  function drawAnswer({ title, note, explanation, reveal, link }) {
    if (answer.childNodes.length) return;
    const href = `${link[0]}.${model.later ? "html" : "ipynb"}`;
    const read = link[0] ? [element("p", {}, "Read on: ", element("a", { href }, link[1]))] : [];
    answer.append(element("p", {}, element("strong", {}, title), note ? ` (${note})` : ""),
      ...drawn(reveal), element("p", {}, explanation), ...read);
  }

  function redraw() {
    const i = here();
    const it = cases[i];
    if (it.id !== drawnCase) drawCase();
    const { tried, hints: seen, shown } = of(i);
    it.options.forEach(({ why }, option) => {
      const isTried = tried.includes(option);
      const row = radios[option].closest("div");
      const says = option === it.right && isDone(i) ? "✓ This is it." : isTried ? `✗ ${why}` : "";
      row.lastChild.textContent = says;
      row.classList.toggle("right", says.startsWith("✓"));
      row.classList.toggle("wrong", says.startsWith("✗"));
    });
    const last = tried.at(-1);
    const tries = new Set(tried).size;
    if (isRight(i)) status.textContent = `Right${tries > 1 ? `, at try ${tries}` : ""}. ${it.explanation}`;
    else if (shown) status.textContent = "The answer is uncovered below.";
    else if (tried.length) status.textContent = `Not right. ${it.options[last].why} Try another one.`;
    status.classList.toggle("alarming", status.textContent.startsWith("Not right"));
    while (hints.children.length < seen) hints.append(element("li", {}, it.hints[hints.children.length]));
    hint.textContent = seen < it.hints.length ? `Next hint (${seen + 1} of ${it.hints.length})` : "No more hints";
    hint.setAttribute("aria-disabled", seen >= it.hints.length);
    hint.hidden = !it.hints.length || isDone(i);
    mark.hidden = show.hidden = isDone(i);
    fields.disabled = isDone(i);
    next.hidden = i + 1 >= cases.length;
    if (isDone(i)) drawAnswer(it);
    tabs.forEach((tab, j) => {
      const state = isRight(j) ? ["✓", "solved"] : of(j).shown ? ["–", "uncovered"] : of(j).tried.length ? ["✗", "not yet"] : ["", ""];
      tab.textContent = `${j + 1}${state[0]}`;
      tab.setAttribute("aria-label", `Case ${j + 1}${state[1] && `, ${state[1]}`}`);
      tab.toggleAttribute("aria-current", j === i);
      if (j === i) tab.setAttribute("aria-current", "step");
    });
    const solved = cases.filter((_, j) => isRight(j));
    const first = solved.filter(({ id, right }) => model.get("progress")[id].tried[0] === right);
    progress.textContent = `Solved: ${solved.length} of ${cases.length}. At the first try: ${first.length}.`;
    address.show();
  }

  return follow(model, ["case", "progress"], redraw);
}

export default { render };
