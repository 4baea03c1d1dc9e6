// AttentionByHand: vectors of two features, dragged or typed, and every step of attention.
// The tests compare each number with the package's own attention.
import {
  announced,
  change,
  checkbox,
  element,
  follow,
  KEEP_KEYS,
  menu,
  svg,
} from "../kit/controls.js";
import { inAddress, yesOrNo } from "../kit/address.js";
import { full, grid, short } from "../kit/grid.js";

const KINDS = { query: "Queries", key: "Keys", value: "Values" };
const NAMES = ["query", "key", "value", "scale", "word"];
const NUMBER = /^-?\d{1,3}(\.\d{1,4})?$/;

const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

function softmax(row) {
  const most = Math.max(...row);
  const powers = row.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

// Equation 1 of the paper, step by step.
function attend({ query, key, value, scale }) {
  const scores = query.map((q) => key.map((k) => dot(q, k)));
  const root = scale ? Math.sqrt(key[0].length) : 1;
  const scaled = scores.map((row) => row.map((score) => score / root));
  const weights = scaled.map(softmax);
  const column = (feature) => value.map((v) => v[feature]);
  const output = weights.map((row) =>
    value[0].map((_, feature) => dot(row, column(feature))),
  );
  return { scores, scaled, weights, output };
}

// A plane with an arrow for each word, and a handle at its end. `move(word, x, y)` hears of drags.
function plane(kind, title, count, reach, move) {
  const far = reach * 1.15;
  const unit = reach / 4; // everything is drawn in fourths of the plane
  const node = svg("svg", {
    viewBox: `${-far} ${-far} ${2 * far} ${2 * far}`,
    "aria-hidden": "true",
  });
  node.style.setProperty("--unit", unit);
  for (let i = -4; i <= 4; i++) {
    const kind = i ? "line" : "axis";
    node.append(
      svg("path", {
        class: kind,
        d: `M${i * unit} ${-reach}V${reach}M${-reach} ${i * unit}H${reach}`,
      }),
    );
  }
  const arrow = (letter, word, more) => {
    const line = svg("path", { class: `arrow ${more}` });
    const end = svg("circle", { class: `end ${more}`, r: 0.3 * unit });
    const label = svg(
      "text",
      { class: more, "font-size": 0.55 * unit },
      `${letter}${word}`,
    );
    node.append(line, end, label);
    return {
      end,
      show([x, y], isChosen) {
        line.setAttribute("d", `M0 0L${x} ${-y}`);
        end.setAttribute("cx", x);
        end.setAttribute("cy", -y);
        const shift = 0.4 * unit;
        label.setAttribute("x", x > reach * 0.8 ? x - 2.6 * shift : x + shift);
        label.setAttribute("y", -y + (y < -reach * 0.8 ? -shift : 1.5 * shift));
        for (const part of [line, end, label])
          part.classList.toggle("chosen", isChosen);
      },
    };
  };
  const arrows = Array.from({ length: count }, (_, word) => arrow(kind[0], word, kind));
  const outputs =
    kind === "value"
      ? Array.from({ length: count }, (_, word) => arrow("o", word, "output"))
      : [];

  arrows.forEach(({ end }, word) => {
    end.addEventListener("pointerdown", (event) => {
      end.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    // A finger on a handle shall not scroll; browsers ignore `touch-action` inside an SVG.
    end.addEventListener("touchstart", (event) => event.preventDefault(), {
      passive: false,
    });
    end.addEventListener("pointermove", (event) => {
      if (!end.hasPointerCapture(event.pointerId)) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
        node.getScreenCTM().inverse(),
      );
      const tidy = (z) =>
        Math.round(Math.min(Math.max(z, -reach), reach) * 10) / 10 || 0;
      move(word, tidy(x), tidy(-y));
    });
  });
  const note = kind === "value" ? [" and one output"] : [];
  const caption = element(
    "figcaption",
    {},
    element("span", { class: kind }, title),
    ...note,
  );
  return {
    node: element("figure", {}, caption, node),
    show(vectors, results, word) {
      arrows.forEach((one, i) => one.show(vectors[i], kind === "query" && i === word));
      outputs.forEach((one, i) => one.show(results[i], i === word));
    },
  };
}

function render({ model, el }) {
  const { words, reach } = model.get("given");
  const names = words.map((_, i) => String(i));
  const readVectors = (text) => {
    const rows = text.split(";").map((row) => row.split(","));
    const fits = rows.length === words.length && rows.every((row) => row.length === 2);
    const isFine = (x) => NUMBER.test(x) && Math.abs(Number(x)) <= reach;
    return fits && rows.flat().every(isFine)
      ? rows.map((row) => row.map(Number))
      : undefined;
  };
  const writeVectors = (rows) => rows.map((row) => row.join(",")).join(";");
  const readers = {
    query: readVectors,
    key: readVectors,
    value: readVectors,
    scale: yesOrNo,
  };
  const writers = { query: writeVectors, key: writeVectors, value: writeVectors };
  const address = inAddress(
    model,
    el,
    { ...readers, word: (text) => (names.includes(text) ? Number(text) : undefined) },
    writers,
  );

  function put(kind, word, feature, x) {
    const rows = model.get(kind).map((row) => [...row]);
    if (feature === null) rows[word] = x;
    else rows[word][feature] = Math.round(x * 10_000) / 10_000 || 0;
    change(model, { [kind]: rows });
  }

  const scale = checkbox("Divide the scores by √d_k = √2", (scale) =>
    change(model, { scale }),
  );
  const chosen = menu(
    "Look at the word",
    Object.fromEntries(words.map((word, i) => [i, word])),
    (word) => change(model, { word: Number(word) }),
  );
  const planes = Object.entries(KINDS).map(([kind, title]) =>
    plane(kind, title, words.length, reach, (word, x, y) =>
      put(kind, word, null, [x, y]),
    ),
  );
  const fields = []; // { input, kind, word, feature }
  const field = (kind, word, feature) => {
    const label = `${kind} of “${words[word]}”, feature ${feature}`;
    const input = element("input", {
      type: "number",
      step: 0.1,
      min: -reach,
      max: reach,
      "aria-label": label,
      class: kind,
      ...KEEP_KEYS,
    });
    input.addEventListener("input", () => {
      const x = input.value.trim() === "" ? NaN : Number(input.value);
      const isFine = Math.abs(x) <= reach;
      input.setAttribute("aria-invalid", !isFine);
      if (!isFine)
        return (error.textContent = `The ${label}, must be a number from −${reach} to ${reach}.`);
      put(kind, word, feature, x);
      redraw(); // if nothing has changed, a message has to go
    });
    fields.push({ input, kind, word, feature });
    return input;
  };
  const head = element(
    "tr",
    {},
    element("td"),
    ...Object.entries(KINDS).map(([kind, title]) =>
      element("th", { scope: "col", class: kind }, title),
    ),
  );
  const lines = words.map((name, word) => {
    const cells = Object.keys(KINDS).map((kind) =>
      element("td", {}, element("div", {}, field(kind, word, 0), field(kind, word, 1))),
    );
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, `${word} ${name}`),
      ...cells,
    );
  });
  const table = element(
    "table",
    { class: "numbers vectors" },
    element("caption", {}, "The vectors"),
    element("thead", {}, head),
    element("tbody", {}, ...lines),
  );
  const status = announced("verdict");
  const error = announced("error");
  const steps = element("div", { class: "steps" });
  const pointed = element("p", { class: "pointed", "aria-hidden": "true" });
  el.append(
    element(
      "div",
      {
        class: "annotated-view attention-by-hand",
        role: "group",
        "aria-label": "Attention by hand",
      },
      element("p", { class: "hint" }, "Drag the end of an arrow, or type its numbers."),
      element("div", { class: "planes" }, ...planes.map(({ node }) => node)),
      element("div", { class: "scroller" }, table),
      element("div", { class: "controls" }, chosen.node, scale.node),
      ...[error, status, steps, pointed, address.node],
    ),
  );

  function drawStep(
    title,
    corner,
    rows,
    columns,
    sentence,
    share = () => 0,
    digits = 2,
  ) {
    const cells = rows.map((row, i) =>
      row.map((x, j) => ({
        text: short(x, digits),
        say: `${sentence(words[i], columns[j])}, exactly ${full(x)}.`,
        share: share(x),
        kinds: i === model.get("word") ? ["chosen"] : [],
      })),
    );
    return grid({
      title,
      corner,
      rows: words,
      columns,
      cells,
      look: (text) => (pointed.textContent = text),
    });
  }

  function redraw() {
    const state = Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
    const { scores, scaled, weights, output } = attend(state);
    const { word } = state;
    scale.show(state.scale);
    chosen.show(word);
    error.textContent = "";
    for (const { input, kind, word, feature } of fields) {
      const value = state[kind][word][feature];
      if (Number(input.value) !== value || input.value === "") input.value = value;
      input.setAttribute("aria-invalid", "false");
    }
    planes.forEach(({ show }, i) => show(state[Object.keys(KINDS)[i]], output, word));
    const of = (what) => (query, key) =>
      `${what} of the query of “${query}” and the key of “${key}”`;
    const features = ["feature 0", "feature 1"];
    steps.replaceChildren(
      drawStep("1. Scores: q · k", "query ↓ key →", scores, words, of("score")),
      state.scale
        ? drawStep(
            "2. Divided by √2",
            "query ↓ key →",
            scaled,
            words,
            of("scaled score"),
          )
        : element("p", { class: "hint" }, "2. Not divided by anything."),
      drawStep(
        "3. Weights: softmax of each row",
        "query ↓ key →",
        weights,
        words,
        of("weight"),
        (x) => x,
        3,
      ),
      drawStep(
        "4. Output: weights · v",
        "",
        output,
        features,
        (query, feature) => `output of “${query}”, ${feature}`,
      ),
    );
    const most = Math.max(...weights[word]);
    const isTie = weights[word].filter((x) => x > most - 1e-12).length > 1;
    const at = isTie
      ? "several words alike"
      : `“${words[weights[word].indexOf(most)]}”`;
    status.textContent =
      `“${words[word]}” looks most at ${at}, with ${short(100 * most, 1)} % of its weight, ` +
      `and takes away (${output[word].map((x) => short(x)).join(", ")}).`;
    pointed.textContent = "";
    address.show();
  }

  return follow(model, NAMES, redraw);
}

export default { render };
