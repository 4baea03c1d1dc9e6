// TrainingScrubber: a training run, checkpoint by checkpoint, as RunRecorder measured it.
import { inAddress, oneOf } from "../kit/address.js";
import {
  announced,
  button,
  change,
  element,
  follow,
  frame,
  KEEP_KEYS,
  menu,
  panel,
  pointedLine,
  stops,
  svg,
  table,
} from "../kit/controls.js";
import { grid } from "../kit/grid.js";
import { spokenName } from "../kit/names.js";

const PAUSE = 800; // milliseconds a checkpoint, while the run plays: too short for a sentence to be read out
const COLUMNS = [5, 9]; // of tokens, on a narrow screen and on a wide one
const FULL = 1000; // a weight of 1, as it is stored
const TICKS = [0, 1, 10, 100, 1000, 10_000, 100_000];

const whole = (number) => number.toLocaleString("en");

// `lines`: class name -> values at the steps. Step 0 has no logarithm: the axis takes step + 1.
// `go(step)` hears which step the pointer is dragged to.
function chart(title, steps, lines, most, write, go) {
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
  letDrag(picture, (at) => {
    const far = steps.map((step) => Math.abs(x(step) - at));
    go(steps[far.indexOf(Math.min(...far))]);
  });
  const caption = element("figcaption");
  return {
    node: element("figure", {}, caption, picture),
    show(place) {
      const own = Object.values(lines).map((values) => write(values[place], true));
      caption.replaceChildren(`${title}: `, element("strong", {}, own.join(", ")));
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

// `move(x)`, in units of the picture, while the pointer is down.
function letDrag(picture, move) {
  const tell = ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    move(((clientX - left) * 320) / width);
  };
  picture.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    picture.setPointerCapture(event.pointerId);
    event.preventDefault();
    tell(event);
  });
  picture.addEventListener("pointermove", (event) => {
    if (picture.hasPointerCapture(event.pointerId)) tell(event);
  });
}

// The tokens that were written; under a wrong one stands the right one, if there is one.
function tokens(written, right) {
  return Array.from({ length: Math.max(written.length, right.length) }, (_, i) => {
    const isRight = written[i] === right[i];
    const note = isRight ? "✓" : `✗ ${right[i] ?? "extra"}`;
    return element(
      "li",
      { class: isRight ? "" : "wrong" },
      written[i] ?? "–",
      element("small", {}, note),
    );
  });
}

// Rows are queries: in the decoder, the token that is read and the one to be predicted. A run may
// keep only the last ones.
function heatMap(run, weights, path, head, look) {
  const isEncoder = path.startsWith("encoder");
  const isCausal = !isEncoder && path.endsWith("self_attention");
  const first = run.tgt_tokens.length - run.next_tokens.length;
  const read = (token, row) => `${run.tgt_tokens[first + row]} → ${token}`;
  const rows = isEncoder ? run.src_tokens : run.next_tokens.map(read);
  const columns = isCausal ? run.tgt_tokens : run.src_tokens;
  const cells = rows.map((from, row) =>
    columns.map((to, column) => {
      const share =
        weights[path][(head * rows.length + row) * columns.length + column] / FULL;
      return isCausal && column > first + row
        ? { text: "–", say: `“${from}” may not attend to “${to}”.`, kinds: ["hidden"] }
        : {
            text: share.toFixed(2),
            say: `“${from}” attends to “${to}”, exactly ${share.toFixed(3)}.`,
            share,
          };
    }),
  );
  return grid({
    title: spokenName(path, head),
    corner: "query ↓ key →",
    rows,
    columns,
    cells,
    look,
  });
}

function tableOf(names, facts) {
  const region = {
    class: "scroller",
    tabindex: 0,
    role: "group",
    "aria-label": "The run",
  };
  const numbers = table({ class: "numbers" }, "", names, facts);
  const summary = element("summary", {}, "The curves, as a table");
  return element("details", {}, summary, element("div", region, numbers));
}

// What the numbers of a run count. A run without a source is that of a storyteller.
const OF_TRANSLATIONS = {
  loss: "Loss in nats, held-out tokens",
  right: "Right: tokens, answers (dashed)",
  names: ["Tokens right", "Answers right"],
  sentence: (share, exact) => `${share} of tokens right, ${exact} answers wholly right`,
};
const OF_STORIES = {
  loss: "Loss in nats, held-out stories",
  right: "Right: answers, stories told (dashed)",
  names: ["Answers right", "Stories without a contradiction"],
  sentence: (share, exact) =>
    `${share} of questions answered right, ${exact} stories told without a contradiction`,
};

const writeLoss = (loss, isExact = false) =>
  isExact ? loss.toPrecision(3) : loss.toFixed(1);
const writeShare = (share, isExact = false) =>
  `${(100 * share).toFixed(isExact ? 1 : 0)}%`;

/** The run, as curves and as texts. */
class Curves {
  constructor({ checkpoints, n_tokens, n_sentences, src_tokens }) {
    this.words = src_tokens.length ? OF_TRANSLATIONS : OF_STORIES;
    const all = (name, total = 1) => checkpoints.map((one) => one[name] / total);
    this.steps = all("step");
    this.losses = all("loss");
    this.shares = {
      tokens: all("tokens_right", n_tokens),
      exact: all("exact", n_sentences),
    };
    this.texts = checkpoints.map(({ step, learning_rate, loss, exact, written }, i) => [
      whole(step),
      learning_rate?.toPrecision(2) ?? "none",
      loss.toPrecision(3),
      `${(100 * this.shares.tokens[i]).toFixed(1)}%`,
      `${exact} of ${n_sentences}`,
      written.join(" "),
    ]);
  }

  charts(go) {
    const { steps, losses, shares, words } = this;
    const most = Math.ceil(Math.max(...losses)) || 1;
    return [
      chart(words.loss, steps, { loss: losses }, most, writeLoss, go),
      chart(words.right, steps, shares, 1, writeShare, go),
    ];
  }

  table() {
    const names = ["Step", "Learning rate", "Loss", ...this.words.names, "Generated"];
    return tableOf(names, this.texts);
  }

  sentence(place) {
    const [now, rate, loss, share, exact] = this.texts[place];
    return (
      `Step ${now} of ${whole(this.steps.at(-1))}: loss ${loss}, ` +
      `${this.words.sentence(share, exact)}. Learning rate: ${rate}.`
    );
  }
}

/** Plays the run; a reader who wants no motion goes from checkpoint to checkpoint. */
class Player {
  /** @param {import("../kit/controls.js").Model} model @param {number[]} steps */
  constructor(model, steps) {
    this.model = model;
    this.steps = steps;
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.timer = null; // while the run plays
    this.button = button(
      "",
      () => (this.timer ? this.wait(0) : this.advance()),
      KEEP_KEYS,
    );
    this.wait(0);
  }

  wait(milliseconds) {
    if (this.timer) clearTimeout(this.timer);
    this.timer = milliseconds ? setTimeout(() => this.advance(), milliseconds) : null;
    const label = this.timer ? "Pause" : "Play";
    this.button.textContent = this.isCalm ? "Next checkpoint" : label;
  }

  // To the next checkpoint, and from the last to the first.
  advance() {
    const place = (this.steps.indexOf(this.model.get("step")) + 1) % this.steps.length;
    this.wait(!this.isCalm && place < this.steps.length - 1 ? PAUSE : 0);
    change(this.model, { step: this.steps[place] });
  }
}

function begun({ src_tokens, tgt_tokens, next_tokens }) {
  const right = "(✗: what is right)";
  if (src_tokens.length) return `“${src_tokens.join(" ")}” becomes ${right}`;
  const story = tgt_tokens.slice(1, tgt_tokens.length - next_tokens.length + 1);
  return `“${story.join(" ").replaceAll(" .", ".")}” goes on with ${right}`;
}

// The place of the tokens, of which the longest sentence takes so many lines.
function saidOf({ checkpoints, next_tokens }) {
  const label = { class: "said", "aria-label": "What the model generates" };
  const said = element("ol", label);
  const counts = checkpoints.map(({ written }) => written.length);
  const most = Math.max(next_tokens.length, ...counts);
  for (const columns of COLUMNS)
    said.style.setProperty(`--rows-${columns}`, String(Math.ceil(most / columns)));
  return said;
}

function controlsOf(model, { n_heads }, paths) {
  const names = Object.fromEntries(paths.map((path) => [path, spokenName(path)]));
  const heads = [...Array(n_heads).keys()];
  return {
    path: menu("Attention", names, (path) => change(model, { path })),
    head: stops("Head", "h", heads, (head) => change(model, { head })),
  };
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const run = model.get("run");
  const { checkpoints } = run;
  const curves = new Curves(run);
  const { steps } = curves;
  const paths = Object.keys(checkpoints[0].weights);
  const heads = oneOf([...Array(run.n_heads).keys()]);
  const address = inAddress(model, el, {
    step: oneOf(steps),
    path: oneOf(paths),
    head: heads,
  });
  const player = new Player(model, steps);
  const go = (step) => {
    player.wait(0);
    if (step !== model.get("step")) change(model, { step });
  };
  const step = stops("Checkpoint", "step", steps, go);
  const controls = controlsOf(model, run, paths);
  const status = announced("verdict");
  const charts = curves.charts(go);
  const said = saidOf(run);
  const map = element("div");
  map.addEventListener("focusin", () => player.wait(0)); // the cell that has the focus shall stay
  const pointed = pointedLine();
  const look = (text) => {
    pointed.textContent = text;
  };
  frame(
    el,
    "training-scrubber",
    "Training scrubber",
    element("div", { class: "play" }, player.button, step.node),
    element("p", { class: "hint" }, begun(run)),
    ...[said, status],
    element(
      "div",
      { class: run.src_tokens.length ? "sides" : "stacked" },
      element("div", { class: "charts" }, ...charts.map(({ node }) => node)),
      element("div", {}, panel(controls.path, controls.head), map),
    ),
    pointed,
    element("div", { class: "foot" }, curves.table(), address.node),
  );

  function redraw() {
    const place = steps.indexOf(model.get("step"));
    step.show(steps[place], curves.texts[place][0]);
    for (const [name, { show }] of Object.entries(controls)) show(model.get(name));
    status.textContent = curves.sentence(place);
    for (const { show } of charts) show(place);
    const { written, weights } = checkpoints[place];
    said.replaceChildren(...tokens(written, run.next_tokens));
    map.replaceChildren(
      heatMap(run, weights, model.get("path"), model.get("head"), look),
    );
    look("");
    address.show();
  }

  const unfollow = follow(model, ["step", "path", "head"], redraw);
  return () => {
    player.wait(0);
    unfollow();
  };
}

export default { render };
