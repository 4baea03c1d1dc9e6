// TrainingScrubber: a training run, checkpoint by checkpoint, as RunRecorder measured it.
import {
  announced,
  button,
  change,
  element,
  follow,
  KEEP_KEYS,
  menu,
  stops,
  svg,
} from "../kit/controls.js";
import { inAddress, oneOf } from "../kit/address.js";
import { grid } from "../kit/grid.js";

const PAUSE = 800; // milliseconds a checkpoint, while the run plays: too short for a sentence to be read out
const FULL = 1000; // a weight of 1, as it is stored
const TICKS = [0, 1, 10, 100, 1000, 10_000, 100_000];

const whole = (number) => number.toLocaleString("en");

// `lines`: class name -> values at the steps. Step 0 has no logarithm: the axis takes step + 1.
function chart(title, steps, lines, most, write) {
  const x = (step) => 42 + (270 * Math.log1p(step)) / Math.log1p(steps.at(-1) || 1);
  const y = (value) => 124 - (116 * value) / most;
  const label = (text, x, y, anchor = "middle") =>
    svg("text", { x, y, "text-anchor": anchor }, text);
  const rule = (value) => [
    svg("path", { d: `M42 ${y(value)}H312` }),
    label(write(value), 38, y(value) + 4, "end"),
  ];
  const tick = (step) => label(whole(step), x(step), 138);
  const points = (values) =>
    values.map((value, i) => `${x(steps[i])},${y(value)}`).join(" ");
  const marker = svg("path", { class: "marker" });
  const dots = svg("path", { class: "dots" });
  const picture = svg(
    "svg",
    { viewBox: "0 0 320 160", "aria-hidden": "true" },
    ...[0, most / 2, most].flatMap(rule),
    ...TICKS.filter((step) => step <= steps.at(-1)).map(tick),
    label("training step, logarithmic", 177, 156),
    ...Object.entries(lines).map(([name, values]) =>
      svg("polyline", { class: name, points: points(values) }),
    ),
    ...[marker, dots],
  );
  return {
    node: element("figure", {}, element("figcaption", {}, title), picture),
    show(place) {
      const at = x(steps[place]);
      marker.setAttribute("d", `M${at} 8V124`);
      dots.setAttribute(
        "d",
        Object.values(lines)
          .map((values) => `M${at} ${y(values[place])}h0`)
          .join(""),
      );
    },
  };
}

// The tokens that were written; under a wrong one stands the right one.
function tokens(written, right) {
  return Array.from({ length: Math.max(written.length, right.length) }, (_, i) => {
    const isRight = written[i] === right[i];
    const note = isRight ? "✓" : `✗ right: ${right[i] ?? "nothing"}`;
    return element(
      "li",
      { class: isRight ? "" : "wrong" },
      written[i] ?? "–",
      element("small", {}, note),
    );
  });
}

// "decoder.layers.1.cross_attention" -> "cross-attention, decoder layer 1"
const nameOf = (path) =>
  path.replace(/(\w+)\.layers\.(\d+)\.(\w+)_attention/, "$3-attention, $1 layer $2");

// Rows are the tokens that look: in the decoder, those that are being written.
function heatMap(run, weights, path, head, look) {
  const isEncoder = path.startsWith("encoder");
  const isCausal = !isEncoder && path.endsWith("self_attention");
  const rows = isEncoder ? run.src_tokens : run.next_tokens;
  const columns = isCausal ? run.tgt_tokens : run.src_tokens;
  const cells = rows.map((from, row) =>
    columns.map((to, column) => {
      const share =
        weights[path][(head * rows.length + row) * columns.length + column] / FULL;
      return isCausal && column > row
        ? { text: "–", say: `“${from}” may not look at “${to}”.`, kinds: ["hidden"] }
        : {
            text: share.toFixed(2),
            say: `“${from}” looks at “${to}”, exactly ${share.toFixed(3)}.`,
            share,
          };
    }),
  );
  return grid({
    title: `${nameOf(path)}, head ${head}`,
    corner: "from ↓ to →",
    rows,
    columns,
    cells,
    look,
  });
}

function tableOf(names, facts) {
  const line = (kind, cells) =>
    element("tr", {}, ...cells.map((text) => element(kind, {}, text)));
  const body = facts.map((cells) => line("td", cells));
  const table = element(
    "table",
    { class: "numbers" },
    element("thead", {}, line("th", names)),
    element("tbody", {}, ...body),
  );
  const scroller = element(
    "div",
    { class: "scroller", tabindex: 0, role: "group", "aria-label": "The run" },
    table,
  );
  return element(
    "details",
    {},
    element("summary", {}, "The curves, as a table"),
    scroller,
  );
}

function render({ model, el }) {
  const run = model.get("run");
  const { checkpoints } = run;
  const all = (name, total = 1) =>
    checkpoints.map((checkpoint) => checkpoint[name] / total);
  const [steps, losses] = [all("step"), all("loss")];
  const shares = {
    tokens: all("tokens_right", run.n_tokens),
    exact: all("exact", run.n_sentences),
  };
  const facts = checkpoints.map(({ step, learning_rate, loss, exact, written }, i) => [
    whole(step),
    learning_rate?.toPrecision(2) ?? "none",
    loss.toPrecision(3),
    `${(100 * shares.tokens[i]).toFixed(1)} %`,
    `${exact} of ${run.n_sentences}`,
    written.join(" "),
  ]);
  const paths = Object.keys(checkpoints[0].weights);
  const heads = [...Array(run.n_heads).keys()];
  const address = inAddress(model, el, {
    step: oneOf(steps),
    path: oneOf(paths),
    head: oneOf(heads),
  });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let timer = null; // while the run plays

  function wait(milliseconds) {
    clearTimeout(timer);
    timer = milliseconds ? setTimeout(advance, milliseconds) : null;
    play.textContent = isCalm ? "Next checkpoint" : timer ? "Pause" : "Play";
  }

  // To the next checkpoint, and from the last to the first.
  function advance() {
    const place = (steps.indexOf(model.get("step")) + 1) % steps.length;
    wait(!isCalm && place < steps.length - 1 && PAUSE);
    change(model, { step: steps[place] });
  }

  const play = button("", () => (timer ? wait(0) : advance()), KEEP_KEYS);
  const step = stops("Checkpoint", "step", steps, (step) => {
    wait(0);
    change(model, { step });
  });
  const names = Object.fromEntries(paths.map((path) => [path, nameOf(path)]));
  const path = menu("Attention", names, (path) => change(model, { path }));
  const head = stops("Head", "h", heads, (head) => change(model, { head }));
  const status = announced("verdict");
  const most = Math.ceil(Math.max(...losses)) || 1;
  const charts = [
    chart("Loss in nats, held-out tokens", steps, { loss: losses }, most, (loss) =>
      loss.toFixed(1),
    ),
    chart(
      "Right: tokens, answers (dashed)",
      steps,
      shares,
      1,
      (share) => `${100 * share} %`,
    ),
  ];
  const said = element("ol", { class: "said", "aria-label": "What the model writes" });
  const map = element("div");
  map.addEventListener("focusin", () => timer && wait(0)); // the cell that has the focus shall stay
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view training-scrubber",
        role: "group",
        "aria-label": "Training scrubber",
      },
      element("div", { class: "play" }, play, step.node),
      status,
      element("div", { class: "charts" }, ...charts.map(({ node }) => node)),
      element("p", { class: "hint" }, `“${run.src_tokens.join(" ")}” becomes`),
      said,
      element("div", { class: "controls" }, path.node, head.node),
      ...[map, pointed],
      tableOf(
        ["Step", "Learning rate", "Loss", "Tokens right", "Answers right", "Written"],
        facts,
      ),
      address.node,
    ),
  );

  function redraw() {
    const place = steps.indexOf(model.get("step"));
    const [now, rate, loss, share, exact] = facts[place];
    step.show(steps[place], now);
    path.show(model.get("path"));
    head.show(model.get("head"));
    status.textContent =
      `Step ${now} of ${whole(steps.at(-1))}: loss ${loss}, ${share} of tokens right, ` +
      `${exact} answers wholly right. Learning rate: ${rate}.`;
    for (const { show } of charts) show(place);
    const { written, weights } = checkpoints[place];
    said.replaceChildren(...tokens(written, run.next_tokens));
    const look = (text) => (pointed.textContent = text);
    map.replaceChildren(
      heatMap(run, weights, model.get("path"), model.get("head"), look),
    );
    look("");
    address.show();
  }

  wait(0);
  const unfollow = follow(model, ["step", "path", "head"], redraw);
  return () => {
    clearTimeout(timer);
    unfollow();
  };
}

export default { render };
