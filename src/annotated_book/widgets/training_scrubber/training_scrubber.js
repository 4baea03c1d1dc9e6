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
import { range } from "../kit/numbers.js";

const PAUSE = 800; // milliseconds a checkpoint, while the run plays: too short for a sentence to be read out
const FULL = 1000; // a weight of 1, as it is stored
const TICKS = [0, 1, 10, 100, 1000, 10_000, 100_000];
const [TOP, FOOT] = [8, 100]; // of a chart

const whole = (number) => number.toLocaleString("en");

// `lines`: class name -> values at the steps. Step 0 has no logarithm: the axis takes step + 1.
// `go(step)` hears which step the pointer is dragged to.
function chart(title, steps, lines, most, write, go) {
  const last = steps.at(-1);
  const x = (step) => 42 + (270 * Math.log1p(step)) / Math.log1p(last || 1);
  const y = (value) => FOOT - ((FOOT - TOP) * value) / most;
  const label = (x, y, text, anchor = "middle") =>
    svg("text", { x, y, "text-anchor": anchor }, text);
  const rule = (value) => [
    svg("path", { d: `M42 ${y(value)}H312` }),
    label(38, y(value) + 4, write(value), "end"),
  ];
  const tick = (step) => label(x(step), FOOT + 14, whole(step));
  const all = Object.values(lines);
  const points = all.map((values) => values.map((value, i) => [x(steps[i]), y(value)]));
  const marker = svg("path", { class: "marker" });
  const dots = svg("path", { class: "dots" });
  const picture = svg(
    "svg",
    { viewBox: "0 0 320 136", "aria-hidden": "true" },
    ...[0, most / 2, most].flatMap(rule),
    ...TICKS.filter((step) => step <= last).map(tick),
    label(177, FOOT + 31, "training step, logarithmic"),
    ...Object.keys(lines).map((name, i) =>
      svg("polyline", { class: name, points: points[i].join(" ") }),
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
      const own = all.map((values) => write(values[place], true));
      caption.replaceChildren(`${title}: `, element("strong", {}, own.join(", ")));
      marker.setAttribute("d", `M${x(steps[place])} ${TOP}V${FOOT}`);
      const d = points.map((line) => `M${line[place].join(" ")}h0`);
      dots.setAttribute("d", d.join(""));
    },
  };
}

// `move(x)`, in units of the picture, while the pointer is down.
function letDrag(picture, move) {
  const tell = (event) => {
    if (!picture.hasPointerCapture(event.pointerId)) return;
    const { left, width } = picture.getBoundingClientRect();
    move(((event.clientX - left) * 320) / width);
  };
  picture.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    picture.setPointerCapture(event.pointerId);
    event.preventDefault();
    tell(event);
  });
  picture.addEventListener("pointermove", tell);
}

// The tokens that were written; under a wrong one stands the right one, if there is one.
function tokens(written, right) {
  return range(Math.max(written.length, right.length)).map((i) => {
    const isRight = written[i] === right[i];
    const note = element("small", {}, isRight ? "✓" : `✗ ${right[i] ?? "extra"}`);
    return element("li", { class: isRight ? "" : "wrong" }, written[i] ?? "–", note);
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

// What the numbers of a run count. A run without a source is that of a storyteller.
const OF_TRANSLATIONS = {
  loss: "Loss in nats, held-out tokens",
  right: "Right: tokens, answers (dashed)",
  names: ["Tokens right", "Answers right"],
  said: ["of tokens right", "answers wholly right"],
};
const OF_STORIES = {
  loss: "Loss in nats, held-out stories",
  right: "Right: answers, stories told (dashed)",
  names: ["Answers right", "Stories without a contradiction"],
  said: ["of questions answered right", "stories told without a contradiction"],
};

const writeLoss = (loss, isExact = false) =>
  isExact ? loss.toPrecision(3) : loss.toFixed(1);
const writeShare = (share, isExact = false) =>
  `${(100 * share).toFixed(isExact ? 1 : 0)}%`;

/** The run as two charts, as a table, and each of its checkpoints as a sentence. */
function curvesOf({ checkpoints, n_tokens, n_sentences, src_tokens }, go) {
  const words = src_tokens.length ? OF_TRANSLATIONS : OF_STORIES;
  const all = (name, total = 1) => checkpoints.map((one) => one[name] / total);
  const [steps, losses] = [all("step"), all("loss")];
  const tokens = all("tokens_right", n_tokens);
  const shares = { tokens, exact: all("exact", n_sentences) };
  const texts = checkpoints.map(({ step, learning_rate, loss, exact, written }, i) => [
    whole(step),
    learning_rate?.toPrecision(2) ?? "none",
    writeLoss(loss, true),
    writeShare(tokens[i], true),
    `${exact} of ${n_sentences}`,
    written.join(" "),
  ]);
  const most = Math.ceil(Math.max(...losses)) || 1;
  const names = ["Step", "Learning rate", "Loss", ...words.names, "Generated"];
  const region = { class: "scroller", tabindex: 0, role: "group" };
  const numbers = table({ class: "numbers" }, "", names, texts);
  return {
    charts: [
      chart(words.loss, steps, { loss: losses }, most, writeLoss, go),
      chart(words.right, steps, shares, 1, writeShare, go),
    ],
    table: element(
      "details",
      {},
      element("summary", {}, "The curves, as a table"),
      element("div", { ...region, "aria-label": "The run" }, numbers),
    ),
    sentence(place) {
      const [now, rate, loss, share, exact] = texts[place];
      const [ofTokens, ofAnswers] = words.said;
      return (
        `Step ${now} of ${whole(steps.at(-1))}: loss ${loss}, ${share} ${ofTokens}, ` +
        `${exact} ${ofAnswers}. Learning rate: ${rate}.`
      );
    },
  };
}

/** Plays the run; a reader who wants no motion goes from checkpoint to checkpoint. */
function playerOf(model, steps) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** @type {any} */
  let timer; // while the run plays
  const node = button("", () => (timer ? wait(0) : advance()), KEEP_KEYS);

  function wait(milliseconds) {
    clearTimeout(timer);
    timer = milliseconds && setTimeout(advance, milliseconds);
    node.textContent = isCalm ? "Next checkpoint" : timer ? "Pause" : "Play";
  }

  // To the next checkpoint, and from the last to the first.
  function advance() {
    const place = (steps.indexOf(model.get("step")) + 1) % steps.length;
    wait(!isCalm && place < steps.length - 1 ? PAUSE : 0);
    change(model, { step: steps[place] });
  }

  wait(0);
  return { node, stop: () => wait(0) };
}

function begun({ src_tokens, tgt_tokens, next_tokens }) {
  const right = "(✗: what is right)";
  if (src_tokens.length) return `“${src_tokens.join(" ")}” becomes ${right}`;
  const story = tgt_tokens.slice(1, tgt_tokens.length - next_tokens.length + 1);
  return `“${story.join(" ").replaceAll(" .", ".")}” goes on with ${right}`;
}

// The place of the tokens, with room for the longest sentence.
function saidOf({ checkpoints, next_tokens }) {
  const label = { class: "said", "aria-label": "What the model generates" };
  const said = element("ol", label);
  const counts = checkpoints.map(({ written }) => written.length);
  said.style.setProperty("--most", String(Math.max(next_tokens.length, ...counts)));
  return said;
}

/** @param {import("../kit/controls.js").Place} place */
function render({ model, el }) {
  const run = model.get("run");
  const { checkpoints } = run;
  const steps = checkpoints.map(({ step }) => step);
  const paths = Object.keys(checkpoints[0].weights);
  const heads = range(run.n_heads);
  const readers = { step: oneOf(steps), path: oneOf(paths), head: oneOf(heads) };
  const address = inAddress(model, el, readers);
  const player = playerOf(model, steps);
  const go = (step) => {
    player.stop();
    if (step !== model.get("step")) change(model, { step });
  };
  const step = stops("Checkpoint", "step", steps, go);
  const names = Object.fromEntries(paths.map((path) => [path, spokenName(path)]));
  const path = menu("Attention", names, (path) => change(model, { path }));
  const head = stops("Head", "h", heads, (head) => change(model, { head }));
  const status = announced("verdict");
  const curves = curvesOf(run, go);
  const said = saidOf(run);
  const map = element("div");
  map.addEventListener("focusin", player.stop); // the cell that has the focus shall stay
  const pointed = pointedLine();
  const look = (text) => {
    pointed.textContent = text;
  };
  frame(
    el,
    "training-scrubber",
    "Training scrubber",
    element("div", { class: "play" }, player.node, step.node),
    element("p", { class: "hint" }, begun(run)),
    ...[said, status],
    element(
      "div",
      { class: run.src_tokens.length ? "sides" : "stacked" },
      element("div", { class: "charts" }, ...curves.charts.map(({ node }) => node)),
      element("div", {}, panel(path, head), map),
    ),
    pointed,
    element("div", { class: "foot" }, curves.table, address.node),
  );

  function redraw() {
    const place = steps.indexOf(model.get("step"));
    const { written, weights } = checkpoints[place];
    step.show(steps[place], whole(steps[place]));
    path.show(model.get("path"));
    head.show(model.get("head"));
    status.textContent = curves.sentence(place);
    for (const { show } of curves.charts) show(place);
    said.replaceChildren(...tokens(written, run.next_tokens));
    map.replaceChildren(
      heatMap(run, weights, model.get("path"), model.get("head"), look),
    );
    look("");
    address.show();
  }

  const unfollow = follow(model, Object.keys(readers), redraw);
  return () => {
    player.stop();
    unfollow();
  };
}

export default { render };
