// Gauntlet: symptoms of a fault, diagnoses to choose from, hints, and then the answer.
import {
  announced,
  button,
  change,
  element,
  follow,
  KEEP_KEYS,
  svg,
} from "../kit/controls.js";
import { inAddress } from "../kit/address.js";
import { grid } from "../kit/grid.js";

const NOTHING = { tried: [], hints: 0, shown: false };
const [LEFT, RIGHT, TOP, FOOT] = [40, 510, 12, 236]; // the corners of a chart

// What stands between ` and ` is code.
const rich = (text) =>
  text.split("`").map((part, i) => (i % 2 ? element("code", {}, part) : part));

// --- what is seen of a fault ---

const captioned = (caption, node) =>
  element("div", { class: "block" }, element("p", {}, caption), node);
const text = ({ caption, text }) => captioned(caption, element("pre", {}, text));

function table({ caption, head, rows }) {
  const first = head.map((cell) => element("th", { scope: "col" }, cell));
  const lines = rows.map(([name, ...cells]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, name),
      ...cells.map((cell) => element("td", {}, cell)),
    ),
  );
  const node = element(
    "table",
    { class: "numbers" },
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...first)),
    element("tbody", {}, ...lines),
  );
  const wide =
    head.length > 4
      ? { tabindex: 0, role: "region", "aria-label": caption, ...KEEP_KEYS }
      : {};
  return element("div", { class: "scroller", ...wide }, node);
}

function map({ caption, rows, columns, values }) {
  const most = Math.max(1, ...values.flat());
  const isWhole = values.flat().every(Number.isInteger);
  const cells = values.map((line, i) =>
    line.map((x, j) => ({
      text: isWhole ? String(x) : x.toFixed(2),
      say: `${rows[i]}, ${columns[j]}`,
      share: x / most,
    })),
  );
  return grid({ title: caption, rows, columns, cells, look() {} });
}

function curve({ caption, every, lines, floor }) {
  const count = lines[0].values.length;
  const most = Math.ceil(Math.max(...lines.flatMap((line) => line.values)) * 2) / 2;
  const x = (i) => LEFT + ((RIGHT - LEFT) * (i + 1)) / count;
  const y = (loss) => TOP + (FOOT - TOP) * (1 - loss / most);
  const word = (x, y, text, more) => svg("text", { x, y, ...more }, text);
  const parts = [];
  for (let loss = 0; loss <= most; loss += 0.5)
    parts.push(
      svg("path", { class: "line", d: `M${LEFT} ${y(loss)}H${RIGHT}` }),
      word(LEFT - 6, y(loss) + 4, loss.toFixed(1), { class: "loss" }),
    );
  for (let i = 1; i <= 5; i++) {
    const step = (count * every * i) / 5;
    parts.push(word(x(step / every - 1), FOOT + 18, step, { class: "step" }));
  }
  parts.push(word((LEFT + RIGHT) / 2, FOOT + 38, "training step", { class: "step" }));
  if (floor)
    parts.push(
      svg("path", { class: "floor", d: `M${LEFT} ${y(floor.value)}H${RIGHT}` }),
    );
  const ends = lines.map(({ values }) => y(values.at(-1)) + 4);
  if (Math.abs(ends[0] - ends[1]) < 18) ends[ends[0] < ends[1] ? 0 : 1] -= 18;
  lines.forEach(({ name, values }, i) => {
    const d = values.map((loss, j) => `${j ? "L" : "M"}${x(j)} ${y(loss)}`).join("");
    parts.push(
      svg("path", { class: `curve of-${i}`, d }),
      word(RIGHT + 8, ends[i], name, {}),
    );
  });
  const at = (values, i) => `${values[i].toFixed(2)} at step ${(i + 1) * every}`;
  const said = lines.map(({ name, values }) => {
    const some = [0, 1, 2, 3, 4].map((i) =>
      at(values, Math.round((i * (count - 1)) / 4)),
    );
    return `${name}: ${some.join(", ")}`;
  });
  const label = `${caption}. ${said.join(". ")}.${floor ? ` A line at ${floor.name}.` : ""}`;
  const note = floor ? ` The dotted line is at ${floor.name}.` : "";
  return captioned(
    `${caption}.${note}`,
    svg("svg", { viewBox: "0 0 620 280", role: "img", "aria-label": label }, ...parts),
  );
}

const BLOCKS = { text, table, map, curve };
const drawn = (blocks) => blocks.map((block) => BLOCKS[block.kind](block));

// --- the widget ---

function render({ model, el }) {
  const { cases, title, ask } = model.get("given");
  const numbers = cases.map((_, i) => String(i + 1));
  const address = inAddress(model, el, {
    case: (text) => (numbers.includes(text) ? Number(text) : undefined),
  });
  const of = (i) => model.get("progress")[cases[i].id] ?? NOTHING;
  const isRight = (i) => of(i).tried.includes(cases[i].right);
  const isDone = (i) => isRight(i) || of(i).shown;
  const here = () => model.get("case") - 1;
  const put = (values) =>
    change(model, {
      progress: {
        ...model.get("progress"),
        [cases[here()].id]: { ...of(here()), ...values },
      },
    });

  const tabs = cases.map((_, i) =>
    button(String(i + 1), () => change(model, { case: i + 1 })),
  );
  const progress = element("p", { class: "hint" });
  const name = element("p", { class: "case-name", tabindex: -1 });
  const given = element("p");
  const symptom = element("div", { class: "symptom" });
  const legend = element("legend", {}, ask);
  const fields = element("fieldset", {}, legend);
  const status = announced("verdict");
  const hints = element("ol", {
    class: "hints",
    "aria-live": "polite",
    "aria-label": "Hints",
  });
  const answer = element("div", {
    class: "answer",
    tabindex: -1,
    role: "group",
    "aria-label": "The answer",
  });
  const mark = button("Mark my answer", () => {
    const chosen = radios.findIndex((radio) => radio.checked);
    if (chosen < 0) say("Choose one of the answers first.");
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
  const list = element(
    "ol",
    { class: "cases" },
    ...tabs.map((tab) => element("li", {}, tab)),
  );
  el.append(
    element(
      "div",
      { class: "annotated-view gauntlet", role: "group", "aria-label": title },
      element("nav", { "aria-label": `Cases of: ${title}` }, list),
      ...[progress, name, given, symptom, fields, buttons, status, hints, answer],
      element("div", { class: "buttons" }, next),
      address.node,
    ),
  );

  const say = (text) => status.replaceChildren(...rich(text));
  let radios = [];
  let drawnCase = null;

  function drawCase() {
    const { id, given: told, symptom: blocks, options } = cases[here()];
    drawnCase = id;
    name.textContent = `Case ${here() + 1} of ${cases.length}`;
    given.replaceChildren(...rich(told));
    symptom.replaceChildren(...drawn(blocks));
    const group = `diagnosis-${Math.random()}`;
    radios = options.map((_, i) =>
      element("input", { type: "radio", name: group, value: i, ...KEEP_KEYS }),
    );
    const rows = options.map(({ text }, i) =>
      element(
        "div",
        {},
        element("label", {}, radios[i], element("span", {}, ...rich(text))),
        element("p", {}),
      ),
    );
    fields.replaceChildren(legend, ...rows);
    hints.replaceChildren();
    answer.replaceChildren();
    say("");
  }

  function drawAnswer({ title, note, reveal, link }) {
    if (answer.childNodes.length) return;
    const href = `${link[0]}.${model.later ? "html" : "ipynb"}`;
    const read = link[0]
      ? [element("p", {}, "Read on: ", element("a", { href }, link[1]))]
      : [];
    answer.append(
      element("p", {}, element("strong", {}, title), note ? ` (${note})` : ""),
      ...drawn(reveal),
      ...read,
    );
  }

  function redraw() {
    const i = here();
    const it = cases[i];
    if (it.id !== drawnCase) drawCase();
    const { tried, hints: seen, shown } = of(i);
    it.options.forEach(({ why }, option) => {
      const isTried = tried.includes(option);
      const note = radios[option].closest("div").lastChild;
      const isIt = option === it.right && isDone(i);
      note.replaceChildren(...rich(isIt ? "✓ This is it." : isTried ? `✗ ${why}` : ""));
      note.classList.toggle("right", isIt);
    });
    const last = tried.at(-1);
    const tries = new Set(tried).size;
    if (isRight(i))
      say(`Right${tries > 1 ? `, at try ${tries}` : ""}. ${it.explanation}`);
    else if (shown) say(`It is: ${it.options[it.right].text} ${it.explanation}`);
    else if (tried.length) say(`Not right. ${it.options[last].why} Try another one.`);
    status.classList.toggle("alarming", status.textContent.startsWith("Not right"));
    while (hints.children.length < seen)
      hints.append(element("li", {}, ...rich(it.hints[hints.children.length])));
    hint.textContent =
      seen < it.hints.length
        ? `Next hint (${seen + 1} of ${it.hints.length})`
        : "No more hints";
    hint.setAttribute("aria-disabled", seen >= it.hints.length);
    hint.hidden = !it.hints.length || isDone(i);
    mark.hidden = show.hidden = isDone(i);
    fields.disabled = isDone(i);
    next.hidden = i + 1 >= cases.length;
    if (isDone(i)) drawAnswer(it);
    tabs.forEach((tab, j) => {
      const state = isRight(j)
        ? ["✓", "solved"]
        : of(j).shown
          ? ["–", "uncovered"]
          : of(j).tried.length
            ? ["✗", "not yet"]
            : ["", ""];
      tab.textContent = `${j + 1} ${state[0]}`.trim();
      tab.setAttribute("aria-label", `Case ${j + 1}${state[1] && `, ${state[1]}`}`);
      tab.setAttribute("aria-current", j === i ? "step" : "false");
    });
    const solved = cases.filter((_, j) => isRight(j));
    const first = solved.filter(
      ({ id, right }) => model.get("progress")[id].tried[0] === right,
    );
    progress.textContent = `Solved: ${solved.length} of ${cases.length}. At the first try: ${first.length}.`;
    address.show();
  }

  return follow(model, ["case", "progress"], redraw);
}

export default { render };
