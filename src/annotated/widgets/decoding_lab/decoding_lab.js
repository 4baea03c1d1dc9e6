// DecodingLab: greedy decoding, beam search and sampling, step by step, on the live model.
// What is on screen first comes from PyTorch; what a reader sets, search.js works out.
import {
  announced,
  button,
  change,
  element,
  follow,
  menu,
  slider,
  stops,
} from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { full, grid, short } from "../kit/grid.js";
import { textForm, whenWanted } from "../in_page/live.js";
import { decode } from "../in_page/search.js";

const STRATEGIES = {
  greedy: "Greedy decoding",
  beam: "Beam search",
  sampling: "Sampling",
};
const SLIDERS = {
  beam_size: "Beams",
  length_penalty: "Length penalty",
  temperature: "Temperature",
  top_k: "Top-k",
  top_p: "Top-p",
  seed: "Seed",
};
const AT_A_TIME = 12; // milliseconds of work, before the page gets its turn

// Runs a generator to its end, or until nobody waits for it any more.
async function workOff(search, isStale) {
  for (let since = performance.now(); !isStale(); ) {
    const { done, value } = search.next();
    if (done) return value;
    if (performance.now() - since < AT_A_TIME) continue;
    await new Promise((go) => setTimeout(go));
    since = performance.now();
  }
}

const rounded = (number) => short(Math.round(number * 1000) / 1000, 3);

// A row is its name and its cells: texts and numbers. A probability has a bar, too.
function table(title, corner, columns, rows, look) {
  const cells = rows.map(([name, ...row]) =>
    row.map((cell, i) => {
      const say = `${name}, ${columns[i]}`;
      if (typeof cell === "string") return { text: cell, say };
      const exact = `${say}, exactly ${full(cell)}`;
      if (cell < 0) return { text: rounded(cell), say: exact };
      return { text: short(cell, 4), say: exact, share: cell, kinds: ["bar"] };
    }),
  );
  return grid({
    title,
    corner,
    rows: rows.map(([name]) => name),
    columns,
    cells,
    look,
  });
}

// --- one token after the other ---

function drawDistribution(steps, at, { top_k, top_p }, look) {
  const { token, number, rows, others } = steps[at - 1];
  const isGreedy = number === null;
  const numbers = isGreedy ? ["before"] : ["before", "after"];
  const fate = ({ token: other, after, end }, rank) => {
    const choice = other !== token ? "" : isGreedy ? "taken" : "drawn: ";
    if (isGreedy) return choice;
    if (after)
      return `${choice}${Math.max(end - after, 0).toFixed(4)} to ${end.toFixed(4)}`;
    return top_k && rank >= top_k ? "cut by top-k" : top_p < 1 ? "cut by top-p" : "";
  };
  const lines = rows.map((row, rank) => [
    row.token,
    ...numbers.map((name) => row[name]),
    fate(row, rank),
  ]);
  if (others.count)
    lines.push([`${others.count} others`, ...numbers.map((name) => others[name]), ""]);
  const columns = isGreedy
    ? ["probability", "choice"]
    : ["in the model", "reshaped", "place"];
  const said = isGreedy
    ? `The likeliest token is taken: ${token}.`
    : `The tokens lie end to end from 0 to 1. The random number ${number.toFixed(4)} falls on ${token}.`;
  const title = ["After <s>", ...steps.slice(0, at - 1).map(({ token }) => token)].join(
    " ",
  );
  return [
    element("p", { class: "hint" }, said),
    table(title, "token", columns, lines, look),
  ];
}

// --- beams ---

function drawSearch(steps, at, _, look) {
  const root = { token: "<s>", tokens: [], log_probability: 0, below: [] };
  let kept = [root];
  let nodes; // of the step
  const finished = []; // the best score first
  for (const step of steps.slice(0, at)) {
    nodes = step.map((seen) => ({
      ...seen,
      tokens: [...kept[seen.parent].tokens, seen.token],
      below: [],
    }));
    for (const node of nodes)
      if (node.fate !== "dropped") kept[node.parent].below.push(node);
    finished.push(...nodes.filter(({ fate }) => fate === "finished"));
    kept = nodes.filter(({ fate }) => fate === "kept");
  }
  finished.sort((a, b) => b.score - a.score);
  const isBest = (node) => node === finished[0];
  const fate = (node) => {
    if (node.fate !== "finished") return nodes.includes(node) ? node.fate : "dropped";
    return `finished${isBest(node) ? ", the best" : ""}`;
  };
  const chip = ({ token, log_probability }) =>
    element(
      "span",
      {},
      `${token} `,
      element("small", {}, short(Math.exp(log_probability))),
    );
  // A line goes on as long as nothing branches off.
  const branch = (node) => {
    const line = [chip(node)];
    while (node.below.length === 1) {
      [node] = node.below;
      line.push(" ", chip(node));
    }
    const end = node.below.length
      ? element("ul", {}, ...node.below.map(branch))
      : element("em", { class: isBest(node) ? "best" : "" }, ` ${fate(node)}`);
    return element("li", {}, ...line, end);
  };
  const candidates = nodes.map((node) => {
    const { tokens, log_probability } = node;
    return [tokens.join(" "), Math.exp(log_probability), log_probability, fate(node)];
  });
  const results = finished.map(({ text, tokens, log_probability, score }) => [
    text,
    String(tokens.length),
    log_probability,
    score,
  ]);
  const columns = ["probability", "log-probability", "fate"];
  const tables = [
    table(
      `Candidates of step ${at}, the likeliest first`,
      "tokens",
      columns,
      candidates,
      look,
    ),
  ];
  if (finished.length)
    tables.push(
      table(
        "Finished, the best score first",
        "text",
        ["tokens", "log-probability", "score"],
        results,
        look,
      ),
    );
  const isOver = at === steps.length && kept.length;
  const hint =
    `The beams after step ${at}, each token with the probability of all up to there.` +
    (isOver ? " The search stops: what is kept can no longer become the best." : "");
  const tree = {
    class: "tree",
    tabindex: 0,
    role: "group",
    "aria-label": "The tree of the search",
  };
  return [
    element("p", { class: "hint" }, hint),
    element("div", tree, element("ul", {}, branch(root))),
    ...tables,
  ];
}

// --- the widget ---

function sentence({ settings: { strategy, seed }, found, greedy }) {
  const how =
    STRATEGIES[strategy] + (strategy === "sampling" ? ` with seed ${seed}` : "");
  const say = ({ text, log_probability, score }) =>
    `writes “${text}”: log-probability ${rounded(log_probability)}` +
    (score === undefined ? "." : `, score ${rounded(score)}.`);
  const end = found.ended ? "" : " It did not come to an end.";
  const isSame =
    found.text === greedy.text &&
    Math.abs(found.log_probability - greedy.log_probability) < 1e-3;
  const other =
    strategy === "greedy"
      ? ""
      : ` Greedy decoding ${isSame ? "writes the same." : say(greedy)}`;
  return `${how} ${say(found)}${end}${other}`;
}

function render({ model, el }) {
  const choices = model.get("choices");
  const live = whenWanted(model);
  let shown = model.get("example");
  let [written, turn] = ["", 0];
  const readers = {
    text: (text) => text.slice(0, 400),
    strategy: oneOf(Object.keys(STRATEGIES)),
    step: oneOf(choices.seed),
  };
  for (const name of Object.keys(SLIDERS)) readers[name] = oneOf(choices[name]);
  const address = inAddress(model, el, readers);

  const set = (name) => (value) => {
    refuse(null);
    change(model, { [name]: value });
  };
  const answer = (text) => {
    refuse(null);
    if (text === shown.settings.text) show(text);
    if (text === model.get("text"))
      redraw(); // it may have failed before
    else model.set("text", text); // Python hears of it when it has been read
  };
  const tries = choices.texts.map((text) => button(text, () => ask(text)));
  const more = tries.length ? element("p", { class: "hint" }, "Try ", ...tries) : "";
  const { node: form, ask, show, refuse } = textForm(model, "Decode", more, answer);
  const strategy = menu("Strategy", STRATEGIES, set("strategy"));
  const controls = {};
  for (const [name, label] of Object.entries(SLIDERS))
    controls[name] = stops(label, name, choices[name], set(name));
  controls.seed.node.append(
    button("Draw again", () =>
      set("seed")((model.get("seed") + 1) % choices.seed.length),
    ),
  );
  const steps = slider("Step", "step", [1, 2], set("step"));
  const [range] = steps.node.getElementsByTagName("input");
  const status = announced("verdict");
  const view = element("div", { class: "view" });
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view decoding-lab",
        role: "group",
        "aria-label": "Decoding lab",
      },
      form,
      element(
        "div",
        { class: "controls" },
        strategy.node,
        ...Object.values(controls).map(({ node }) => node),
      ),
      ...[status, steps.node, view, pointed, address.node],
    ),
  );

  async function redraw() {
    const used = ["text", "strategy", ...choices.settings[model.get("strategy")]];
    const settings = Object.fromEntries(used.map((name) => [name, model.get(name)]));
    strategy.show(settings.strategy);
    for (const [name, { node, show }] of Object.entries(controls)) {
      node.hidden = !used.includes(name);
      show(model.get(name), model.get(name) === null ? "off" : undefined);
    }
    address.show();
    view.setAttribute("aria-busy", "true");
    const mine = ++turn;
    const isStale = () => turn !== mine;
    const late = setTimeout(() => (status.textContent = "The model is at work …"), 200);
    try {
      if (JSON.stringify(settings) !== JSON.stringify(shown.settings)) {
        const answer = await workOff(decode(await live(), settings), isStale);
        if (isStale()) return;
        shown = answer;
        model.save_changes();
      }
    } catch (problem) {
      if (isStale()) return;
      refuse(problem);
      if (problem instanceof RangeError) model.set("text", shown.settings.text); // draws
    } finally {
      clearTimeout(late);
    }
    if (!isStale()) draw();
  }

  function draw() {
    const { settings, found } = shown;
    const total = found.steps.length;
    const at = Math.min(model.get("step") || total, total);
    if (written !== settings.text) show(settings.text);
    written = settings.text;
    const said = sentence(shown);
    if (status.textContent !== said) status.textContent = said; // it is read out when it changes
    range.max = total;
    steps.show(at);
    const look = (text) => (pointed.textContent = text);
    view.replaceChildren(
      ...(settings.strategy === "beam" ? drawSearch : drawDistribution)(
        found.steps,
        at,
        settings,
        look,
      ),
    );
    view.setAttribute("aria-busy", "false");
  }

  const end = follow(model, Object.keys(readers), redraw);
  return () => {
    turn += 1;
    end();
  };
}

export default { render };
