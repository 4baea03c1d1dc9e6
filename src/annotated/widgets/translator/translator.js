// LiveTranslator: type an English number, and watch the model write the German.
// What is on screen first comes from PyTorch; for what is typed, engine.js runs the model.
import { inAddress, oneOf } from "../kit/address.js";
import { announced, button, change, element, KEEP_KEYS, svg } from "../kit/controls.js";
import {
  greedyDecode,
  rowOf,
  softmax,
  subsequentMask,
  watch,
} from "../in_page/engine.js";
import { heatMap, smallMap } from "../kit/heat_map.js";
import { LiveModel, LONGEST, textForm, whenWanted } from "../in_page/live.js";

const SUGGESTIONS = ["forty-seven", "7001", "999,999"];
const NEVER_SEEN = "twelve hundred"; // in training it was always “one thousand two hundred”
const MOST_LIKELY = 5;
const PAUSE = 450; // milliseconds a token, while the reader watches

// The kinds of attention: whose tokens the rows are, and at whose they look.
const KINDS = {
  "decoder cross_attention": {
    name: "Cross-attention",
    axes: (source, target) =>
      `Rows: the ${target} token being written. Columns: the ${source} it looks at.`,
    tokens: ({ next_tokens, src_tokens }) => [next_tokens, src_tokens],
    mayLook: () => true,
  },
  "encoder self_attention": {
    name: "Encoder self-attention",
    axes: (source) =>
      `Rows: each of the ${source}. Columns: the ${source} it looks at.`,
    tokens: ({ src_tokens }) => [src_tokens, src_tokens],
    mayLook: () => true,
  },
  "decoder self_attention": {
    name: "Decoder self-attention",
    axes: (source, target) =>
      `Rows: the ${target} token being written. Columns: the tokens before it. Hatched: masked.`,
    tokens: ({ next_tokens, tgt_tokens }) => [next_tokens, tgt_tokens],
    mayLook: (row, column) => column <= row,
  },
};

// "decoder.layers.1.cross_attention" -> "decoder cross_attention" and 1
function partsOf(path) {
  const [stack, , layer, attention] = path.split(".");
  return { kind: `${stack} ${attention}`, layer: Number(layer) };
}

const pathOf = (kind, layer) => kind.replace(" ", `.layers.${layer}.`);
const percent = (p) =>
  p < 0.0001 ? "< 0.01 %" : p > 0.9999 ? "> 99.99 %" : `${(100 * p).toFixed(2)} %`;
const between = (value, low, high) => Math.min(Math.max(value, low), high);

// --- the model ---

class Translator extends LiveModel {
  // The same as `answer` in translator.py.
  answer(text) {
    const { model, srcVocab, tgtVocab } = this;
    const { bosId, eosId, tokens } = tgtVocab;
    const maxLen = model.config.max_len;
    const { src, srcMask } = this.read(text);
    const tgt = greedyDecode(model, src, srcMask, { maxLen, bosId, eosId });
    const tgtIn = tgt.slice(0, -1);
    const seen = watch(model, () =>
      model.forward(src, tgtIn, srcMask, subsequentMask()),
    );
    const maps = Object.entries(seen).filter(([path]) => path.endsWith(".weights"));
    return {
      text,
      translation: this.textOf(tgt),
      src_tokens: src.map((id) => srcVocab.tokens[id]),
      tgt_tokens: tgtIn.map((id) => tokens[id]),
      next_tokens: tgt.slice(1).map((id) => tokens[id]),
      likely: tgtIn.map((_, i) => likeliest(rowOf(seen.generator, i), tokens)),
      weights: Object.fromEntries(
        maps.map(([path, map]) => [path.replace(".weights", ""), map]),
      ),
    };
  }
}

function likeliest(logits, tokens) {
  const pairs = Array.from(softmax(logits), (p, id) => [tokens[id], p]);
  return pairs.sort(([, p], [, q]) => q - p).slice(0, MOST_LIKELY);
}

// What Python gave: its weights are lists.
function fromPython(answer) {
  const asTensor = ({ shape, data }) => ({ shape, data: Float32Array.from(data) });
  const maps = Object.entries(answer.weights).map(([path, map]) => [
    path,
    asTensor(map),
  ]);
  return { ...answer, weights: Object.fromEntries(maps) };
}

// --- what is drawn ---

// The source above, the target below. A token in a list is a button if it can be gone to.
function drawStage(isOwn) {
  const lines = svg("svg", { "aria-hidden": "true" });
  const node = element("div", { class: "stage" }, lines);
  const languages = isOwn
    ? { Source: "", Target: "" }
    : { English: "en", German: "de" };
  const lists = Object.entries(languages).map(([name, lang]) => {
    const list = element("ol", { lang, "aria-label": `${name} tokens` });
    node.append(element("p", { "aria-hidden": "true" }, name), list);
    return list;
  });
  let sides = [[], []]; // of both languages, the tokens
  let drawAgain = () => {};
  let places; // where they are: nothing moves from step to step

  function drawToken(token, press, look) {
    const name = press
      ? button(token, press, { class: "token", ...KEEP_KEYS })
      : element("span", { class: "token" }, token);
    const number = element("small", {});
    const node = element("li", {}, name, number);
    if (press)
      for (const [event, there] of Object.entries({
        pointerenter: 1,
        focus: 1,
        pointerleave: 0,
        blur: 0,
      }))
        name.addEventListener(event, () => look(Boolean(there)));
    return { node, name, number };
  }

  return {
    node,
    draw(texts, press, look) {
      places = null;
      sides = texts.map((tokens, side) =>
        tokens.map((token, i) =>
          drawToken(token, press(side, i), (there) => look(there, side, i)),
        ),
      );
      lists.forEach((list, side) =>
        list.replaceChildren(...sides[side].map(({ node }) => node)),
      );
    },
    // Where we are in the German, and at what the token [side, place] looks on the side `seen`.
    show({ step, uncovered, place: [side, at], seen, weights }) {
      sides[1].forEach(({ node, name }, i) => {
        node.classList.toggle("unwritten", i > uncovered);
        node.classList.toggle("later", i > step);
        if (i === step) name.setAttribute("aria-current", "step");
        else name.removeAttribute("aria-current");
      });
      sides.forEach((tokens, which) =>
        tokens.forEach(({ node, number }, i) => {
          const weight = which === seen ? weights[i] : undefined;
          node.classList.toggle("looks", which === side && i === at);
          node.classList.toggle("looked-at", weight >= 0.05);
          node.style.setProperty("--w", weight ?? 0);
          number.textContent = weight >= 0.005 ? weight.toFixed(2) : "";
        }),
      );
      lists.forEach((list, which) => list.classList.toggle("seen", which === seen));
      drawAgain = () => drawLines(side !== seen, at, weights);
      drawAgain();
    },
    resize() {
      places = null;
      drawAgain();
    },
  };

  function drawLines(areSeen, at, weights) {
    lines.replaceChildren();
    if (!areSeen) return;
    places ??= sides.map((tokens) =>
      tokens.map(({ node: { offsetLeft, offsetTop, offsetWidth, offsetHeight } }) => ({
        x: offsetLeft + offsetWidth / 2,
        top: offsetTop,
        bottom: offsetTop + offsetHeight + 4,
      })),
    );
    const { x, top } = places[1][at];
    places[0].forEach((from, i) => {
      if (weights[i] < 0.02) return;
      const middle = (from.bottom + top) / 2;
      lines.append(
        svg("path", {
          d: `M${from.x},${from.bottom} C${from.x},${middle} ${x},${middle} ${x},${top}`,
          "stroke-width": (1 + 5 * weights[i]).toFixed(1),
          "stroke-opacity": (0.25 + 0.55 * weights[i]).toFixed(2),
        }),
      );
    });
  }
}

// The likeliest tokens, with bars.
function drawLikely() {
  const caption = element("caption");
  const rows = Array.from({ length: MOST_LIKELY }, () => {
    const [name, bar, number] = [
      element("th", { scope: "row" }),
      element("td"),
      element("td"),
    ];
    bar.append(element("span", { class: "bar" }));
    return { node: element("tr", {}, name, bar, number), name, number };
  });
  const head = element("tr", { class: "names" });
  for (const name of ["token", "bar", "probability"])
    head.append(element("th", { scope: "col" }, name));
  return {
    node: element(
      "table",
      { class: "likely" },
      caption,
      element("thead", {}, head),
      element("tbody", {}, ...rows.map(({ node }) => node)),
    ),
    show(pairs, row) {
      caption.textContent = `Probabilities for token ${row + 1}`;
      rows.forEach(({ node, name, number }, i) => {
        node.hidden = i >= pairs.length;
        if (node.hidden) return;
        name.textContent = pairs[i][0];
        number.textContent = percent(pairs[i][1]);
        node.style.setProperty("--p", pairs[i][1]);
      });
    },
  };
}

// --- the widget ---

let drawn = 0; // for names that no other widget on the page has

function render({ model, el }) {
  const id = `live-translator-${++drawn}`;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isOwn = model.get("own");
  const languages = isOwn ? ["source tokens", "target"] : ["English words", "German"];
  let answer = fromPython(model.get("example"));
  let uncovered = answer.next_tokens.length; // how many German tokens may be seen
  let chosen = 0; // the English word that was chosen, for the encoder's attention
  let pointed = null; // the row of the map that is pointed at or has the focus
  let timer = null; // while the tokens come one after the other
  let map, thumbs, kindDrawn;

  const translator = whenWanted(model, Translator);
  const address = inAddress(model, el, {
    text: (text) => (text.length <= LONGEST ? text : undefined),
    step: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
    path: oneOf(Object.keys(answer.weights)),
    head: oneOf([...Array(answer.weights[model.get("path")].shape[0]).keys()]),
  });
  const asked = { text: model.get("text"), step: model.get("step") };
  const isLinked = asked.text !== answer.text; // the model in the page is to answer
  if (isLinked) {
    model.set("text", answer.text);
    model.set("step", 0);
  }
  const total = () => answer.next_tokens.length;
  // Step 0 stands for all that is written before the sentence ends.
  const step = () => between(model.get("step") || total() - 1, 1, total());
  const parts = () => partsOf(model.get("path"));
  const isEncoder = () => parts().kind.startsWith("encoder");

  const set = (values) => change(model, values);

  // --- its parts ---

  const suggestion = (text) => button(text, () => ask(text), { class: "plain" });
  const suggestions = element(
    "div",
    { class: "line soft" },
    "Try",
    ...SUGGESTIONS.map(suggestion),
    "or what it never saw:",
    suggestion(NEVER_SEEN),
  );
  const {
    node: form,
    ask,
    show: showText,
    refuse,
  } = textForm(model, "Translate", isOwn ? "" : suggestions, (text) => translate(text));
  form.addEventListener("focusin", () => translator().catch(() => {})); // it will be wanted

  const stage = drawStage(isOwn);
  const back = button("Back", () => go(step() - 1));
  const next = button("Next", () => go(step() + 1));
  const playIt = button("Play", () =>
    timer ? stop() : play(step() < total() ? step() + 1 : 1),
  );
  const all = button("All at once", () => go(total()));
  const range = element("input", {
    id: `${id}-step`,
    type: "range",
    min: 1,
    ...KEEP_KEYS,
  });
  range.addEventListener("input", () => go(Number(range.value)));
  const place = element("output", { for: `${id}-step`, "aria-live": "off" });
  const status = announced("verdict");

  const likely = drawLikely();
  const select = element("select", { id: `${id}-kind`, ...KEEP_KEYS });
  for (const [kind, { name }] of Object.entries(KINDS))
    select.append(element("option", { value: kind }, name));
  select.addEventListener("change", () =>
    set({ path: pathOf(select.value, parts().layer) }),
  );
  const heads = element("fieldset", {});
  const mapTitle = element("p", { class: "title" });
  const mapPlace = element("div", { class: "scroller" });
  const axes = element("p", { class: "soft" });
  const readout = element("p", { class: "readout", "aria-hidden": "true" });
  const line = (...nodes) => element("div", { class: "line" }, ...nodes);
  el.append(
    element(
      "div",
      {
        class: "annotated-view live-translator",
        role: "group",
        "aria-label": "Live translator",
      },
      form,
      stage.node,
      element(
        "div",
        { class: "steps" },
        line(back, next, playIt, all),
        line(element("label", { for: `${id}-step` }, "Token"), range, place),
      ),
      status,
      element(
        "div",
        { class: "halves" },
        element(
          "div",
          {},
          likely.node,
          element("label", { for: `${id}-kind` }, "Attention"),
          select,
          heads,
        ),
        element("div", {}, mapTitle, mapPlace, readout, axes),
      ),
      address.node,
    ),
  );

  // --- asking ---

  async function translate(text, first) {
    const late = setTimeout(
      () => (status.textContent = "The model is on its way …"),
      150,
    );
    form.setAttribute("aria-busy", "true");
    try {
      const live = await translator();
      answer = live.answer(text);
    } catch (problem) {
      refuse(problem);
      return tell();
    } finally {
      clearTimeout(late);
      form.setAttribute("aria-busy", "false");
    }
    refuse(null);
    drawAnswer();
    status.textContent = "The model writes …";
    if (isCalm || first) go(first || total());
    else play(1);
    set({ text });
    address.show();
  }

  // --- going from token to token ---

  function go(to) {
    stop();
    to = between(to, 1, total());
    uncovered = to === total() ? to : Math.max(uncovered, to);
    move(to);
    tell();
  }

  function play(to) {
    stop();
    uncovered = to;
    move(to);
    if (to === total()) return tell();
    timer = setTimeout(() => play(to + 1), PAUSE);
    playIt.textContent = "Pause";
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    playIt.textContent = "Play";
  }

  function move(to) {
    if (model.get("step") === to) show();
    else set({ step: to });
  }

  // --- drawing: a new answer, another map, another step ---

  function drawAnswer() {
    showText(answer.text);
    uncovered = total();
    chosen = 0;
    range.max = total();
    drawMaps();
  }

  function drawMaps() {
    const { kind } = parts();
    kindDrawn = kind;
    const look = (there, side, i) => point(there ? (side ? i - 1 : i) : undefined);
    stage.draw(
      [answer.src_tokens, ["<s>", ...answer.next_tokens]],
      (side, i) => {
        if (side === 1 && i) return () => go(i);
        if (side === 0 && isEncoder())
          return () => {
            chosen = i;
            show();
          };
      },
      isEncoder() ? (there, side, i) => side || look(there, side, i) : look,
    );
    select.value = kind;
    heads.replaceChildren(element("legend", {}, "Layer and head"));
    thumbs = [];
    for (const [path, weights] of Object.entries(answer.weights))
      if (partsOf(path).kind === kind) heads.append(drawLayer(path, weights));
    drawMap();
  }

  function drawLayer(path, weights) {
    const { layer } = partsOf(path);
    const labels = Array.from({ length: weights.shape[0] }, (_, head) => {
      const radio = element("input", {
        type: "radio",
        name: `${id}-head`,
        "aria-label": `Layer ${layer}, head ${head}`,
        ...KEEP_KEYS,
      });
      radio.addEventListener("change", () => set({ path, head }));
      const picture = smallMap(weights, head);
      thumbs.push({ radio, picture, path, head });
      return element(
        "label",
        {},
        radio,
        picture.node,
        element("span", { "aria-hidden": "true" }, `${layer}.${head}`),
      );
    });
    return line(...labels);
  }

  function drawMap() {
    const { kind, layer } = parts();
    const [path, head] = [model.get("path"), model.get("head")];
    const [rows, columns] = KINDS[kind].tokens(answer);
    mapTitle.textContent = `${KINDS[kind].name}, layer ${layer}, head ${head}`;
    axes.textContent = `${KINDS[kind].axes(...languages)} Each row sums to 1.`;
    map = heatMap({
      label: mapTitle.textContent,
      rows,
      columns,
      head,
      weights: answer.weights[path],
      mayLook: KINDS[kind].mayLook,
      look: point,
    });
    mapPlace.replaceChildren(map.node);
    for (const thumb of thumbs)
      thumb.radio.checked = thumb.path === path && thumb.head === head;
    pointed = null;
    show();
  }

  function weightsOf(row) {
    const weights = answer.weights[model.get("path")];
    return rowOf(weights, model.get("head") * weights.shape[1] + row);
  }

  function show() {
    const { kind } = parts();
    uncovered = Math.max(uncovered, step());
    const own = isEncoder() ? chosen : step() - 1;
    const row = pointed?.row ?? own;
    const isCross = kind.endsWith("cross_attention");
    const written = isEncoder() ? Infinity : uncovered;
    stage.show({
      step: step(),
      uncovered,
      place: isEncoder() ? [0, row] : [1, row + 1],
      seen: isEncoder() || isCross ? 0 : 1,
      weights: weightsOf(row),
    });
    const read = isEncoder() ? step() - 1 : row;
    likely.show(answer.likely[read], read);
    map.show(own, written, isEncoder() || isCross ? Infinity : uncovered);
    for (const { picture } of thumbs) picture.show(written);
    range.value = step();
    place.textContent = `${step()} of ${total()}`;
    back.disabled = step() === 1;
    next.disabled = step() === total();
    readout.textContent = sentence(row, pointed?.column);
    address.show();
  }

  function point(row, column) {
    pointed = row === undefined ? null : { row, column };
    show();
  }

  // --- in words ---

  function sentence(row, column) {
    const [rows, columns] = KINDS[parts().kind].tokens(answer);
    const weights = weightsOf(row);
    if (column === undefined) {
      column = weights.indexOf(Math.max(...weights));
      return `“${rows[row]}” looks most at “${columns[column]}”: ${weights[column].toFixed(3)}.`;
    }
    return `“${rows[row]}” looks at “${columns[column]}”: ${weights[column].toFixed(3)}.`;
  }

  function tell() {
    const [token, p] = answer.likely[step() - 1][0];
    const isWhole = !model.get("step") || step() === total();
    const ends = answer.next_tokens.at(-1) === "</s>";
    if (isWhole)
      status.replaceChildren(
        `“${isOwn ? answer.text : answer.src_tokens.join(" ")}” is “`,
        element("strong", { lang: isOwn ? "" : "de" }, answer.translation),
        ends
          ? `”, written in ${total()} tokens.`
          : "” … and the model did not come to an end.",
      );
    else
      status.textContent = `Token ${step()} of ${total()} is “${token}”, with a probability of ${percent(p)}.`;
  }

  // --- what others change ---

  const watched = {
    text: () => model.get("text") === answer.text || translate(model.get("text")),
    step: show,
    path: () => (parts().kind === kindDrawn ? drawMap() : drawMaps()),
    head: drawMap,
  };
  for (const [name, react] of Object.entries(watched))
    model.on(`change:${name}`, react);
  const sizes = new ResizeObserver(() => stage.resize());
  sizes.observe(stage.node);
  drawAnswer();
  tell();
  if (isLinked) translate(asked.text, asked.step);
  return () => {
    stop();
    sizes.disconnect();
    for (const [name, react] of Object.entries(watched))
      model.off(`change:${name}`, react);
  };
}

export default { render };
