// The text of the walk: three sentences for each station. Every number in it is the run's.
import { rowOf } from "../../kit/numbers.js";
import { entry } from "../paint.js";

/**
 * @typedef {object} Known what the page knows of the text
 * @property {string} text @property {string} answer as one text
 * @property {string} from @property {string} to languages, such as "the English" and "the German"
 * @property {string} made how the model was made, such as ", trained on number words,"
 * @property {string} pairs what it was trained on, such as " on 55,000 pairs"
 * @property {string} gloss of the answer, such as ", literally seven-and-forty"
 * @property {string} without what changes without a token, or ""
 */

const MINUS = "−";
/** A number of the picture, with two digits. */
export const two = (x) => {
  const size = Math.abs(x).toFixed(2);
  return x < 0 && Number(size) ? MINUS + size : size;
};
const one = (x) => (x < 0 ? MINUS : "") + Math.abs(x).toFixed(1);
const added = (x) => (x <= -0.005 ? `${MINUS} ` : "+ ") + Math.abs(x).toFixed(2);
/** A weight in percent: with a digit more where it is nearly all. */
export const percent = (p) =>
  `${p > 0.989 && p < 0.9995 ? (100 * p).toFixed(1) : Math.round(100 * p)}\u00a0%`;
/** A probability in percent. */
export const chance = (p) => {
  if (p < 1e-7) return "< 0.00001\u00a0%";
  const digits = p > 0.9995 && p < 1 - 5e-7 ? 4 : p > 0.1 ? 1 : p > 0.001 ? 2 : 5;
  return `${(100 * p).toFixed(digits)}\u00a0%`;
};
const COUNTS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const spelled = (n) => COUNTS[n] ?? String(n);
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const of = (n, noun) => `${spelled(n)} ${noun}${n === 1 ? "" : "s"}`;
/** "a", "a and b", "a, b and c" */
const listed = (parts) =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const em = (token) => `*${token}*`;

/** The head that the walk tells of: in which the last token mixes most evenly with the others. */
export function toldHead(run) {
  const weights = run.tensor("encoder.layers.0.self_attention.weights");
  const [heads, rows, keys] = weights.shape;
  let best = 0;
  let most = -1;
  for (let head = 0; head < heads; head++) {
    let mixed = 0;
    for (let key = 0; key < keys; key++) {
      const p = entry(weights, head, rows - 1, key);
      mixed -= p > 0 ? p * Math.log(p) : 0;
    }
    if (mixed > most) [best, most] = [head, mixed];
  }
  return best;
}

function strongest(weights, head, row) {
  const all = Array.from({ length: weights.shape[2] }, (_, key) => [
    key,
    entry(weights, head, row, key),
  ]);
  return all.sort(([, a], [, b]) => b - a);
}

// In head 1, *seven* gets 40 % from *forty* and 60 % from itself.
function shareText(weights, head, row, tokens) {
  const from = strongest(weights, head, row)
    .filter(([, p], i) => i < 3 && p >= 0.1)
    .sort(([a], [b]) => a - b)
    .map(
      ([key, p]) => `${percent(p)} from ${key === row ? "itself" : em(tokens[key])}`,
    );
  return `${em(tokens[row])} gets ${listed(from)}`;
}

// Which key all heads prefer, or what each prefers.
function preferred(weights, row, tokens) {
  const tops = Array.from(
    { length: weights.shape[0] },
    (_, head) => strongest(weights, head, row)[0],
  );
  const [first] = tops[0];
  const shares = listed(tops.map(([, p]) => percent(p)));
  if (tops.every(([key]) => key === first))
    return {
      token: first,
      text: `put ${tops.length > 1 ? "most weight" : "its weight"} on ${em(tokens[first])}: ${shares}`,
      shares,
    };
  const each = tops.map(
    ([key, p], head) => `head ${head} on ${em(tokens[key])} (${percent(p)})`,
  );
  return {
    token: -1,
    text: `differ: the largest weight is, for ${listed(each)}`,
    shares,
  };
}

/** @param {any} run @param {import("./layout.js").Layout} layout @param {Known} known
 * @returns {import("./story.js").Station[]} */
export function describe(run, layout, known) {
  const { srcTokens, tgtTokens, nextTokens, sizes, vocabulary } = run;
  const last = sizes.S - 1;
  const first = em(srcTokens[0]);
  const end = sizes.T - 1;
  const heads = of(sizes.H, "head");
  const numbers = (path, row = 0) => rowOf(run.tensor(path), row);
  const [e1, e2] = ["encoder.layers.0.self_attention", "encoder.layers.0.feed_forward"];
  const [d1, d2] = [
    "decoder.layers.0.self_attention",
    "decoder.layers.0.cross_attention",
  ];
  const embedded = numbers("src_embed");
  const placed = numbers("positions.src");
  const pattern = [0, 1].map((i) => placed[i] - embedded[i]);
  const update = numbers(`${e1}.w_o`);
  const after = numbers("encoder.layers.0.sublayers.0");
  const sum = placed[0] + update[0];
  const on = (row) => numbers(`${e2}.hidden`, row).filter((x) => x > 0).length;
  const weights = run.tensor(`${e1}.weights`);
  const head = toldHead(run);
  const cross = preferred(run.tensor(`${d2}.weights`), 0, srcTokens);
  const logits = numbers("generator");
  const order = [...logits.keys()].sort((a, b) => logits[b] - logits[a]);
  const probability = (row) => Math.max(...numbers("probabilities", row));
  const scale = Math.sqrt(sizes.d_model);
  const times = Number.isInteger(scale) ? scale : scale.toFixed(2);
  const tokensAndIds = srcTokens
    .slice(0, 3)
    .map((token, i) => `${em(token)} is ${run.src[i]}`);
  const names = srcTokens.slice(0, 4).map(em);
  const more = layout.layers - 1;
  const together = sizes.S === 2 ? [em(srcTokens[1]), em(srcTokens[0])] : null;
  const isEnd = nextTokens[end] === "</s>";
  const written = nextTokens.slice(0, isEnd ? end : end + 1);
  const loopRow = Math.max(1, end - 1);
  const lastCross = `decoder.layers.${layout.layers - 1}.cross_attention`;
  const wanted =
    end > 1 ? preferred(run.tensor(`${lastCross}.weights`), loopRow, srcTokens) : null;
  const chained = written
    .slice(0, -1)
    .map((token, i) => `row ${em(token)} gives ${em(nextTokens[i + 1])}`);
  const table = "src_embed";

  const told = [
    [
      "machine",
      "The whole machine",
      1.5,
      "",
      [
        [
          `This small *Transformer*${known.made} translates ${em(known.text)} into ${em(known.answer)}${known.gloss}.`,
          [],
        ],
        [
          `The *encoder* processes ${known.from}; the *decoder* writes ${known.to}, one piece at a time.`,
          [],
        ],
        ["Press *Next* and follow this example’s real numbers.", []],
      ],
    ],
    [
      "tokens",
      "Words become tokens",
      4,
      "src",
      [
        [
          `The text is cut into known pieces, called *tokens*: ${listed(names)}${srcTokens.length > 4 ? " …" : ""}.`,
          ["tokens"],
        ],
        [
          `Each has a number, its *id*, in a list of ${vocabulary.src.length}: ${listed(tokensAndIds)}.`,
          ["tokens"],
        ],
        ["From here on, there are only numbers.", ["tokens"]],
      ],
    ],
    [
      "table",
      "A row of numbers",
      4.5,
      "src",
      [
        [
          `Id ${run.src[0]} selects row ${run.src[0]} of a learned table; times ${times}, it is ${first}’s *embedding*: ${sizes.d_model} numbers.`,
          [table],
        ],
        [
          `Each stripe is one number, blue above zero, brown below: ${listed([...embedded.slice(0, 3)].map(two))}, and so on.`,
          [table],
        ],
        [`Training${known.pairs} set the table.`, [table]],
      ],
    ],
    [
      "place",
      "Which position?",
      4.5,
      "src",
      [
        ["Attention, the next part, ignores word order.", ["positions.src"]],
        [
          "So each position has a fixed pattern, its *positional encoding*, which is added to the embedding.",
          ["positions.src"],
        ],
        [
          `For ${first}, ${two(embedded[0])} ${added(pattern[0])} ${Math.abs(pattern[0]) < 0.005 ? "stays" : "becomes"} ${two(placed[0])}, but ${two(embedded[1])} ${added(pattern[1])} becomes ${two(placed[1])}.`,
          ["positions.src"],
        ],
      ],
    ],
    [
      "self",
      "Tokens share information",
      7,
      "src",
      [
        [
          `*Self-attention* mixes information from all tokens; ${heads}, each with a color and a number, work in parallel.`,
          [e1],
        ],
        [
          `In head ${head}, ${shareText(weights, head, last, srcTokens)}${last ? `; ${shareText(weights, head, 0, srcTokens)}` : ""}.`,
          [e1],
        ],
        ["Thicker line, larger weight: open a square to see the calculation.", [e1]],
      ],
    ],
    [
      "norm",
      layout.isPreNorm ? "Norm, then add" : "Add, then norm",
      5,
      "src",
      [
        [
          `The result is added to the strip, a *residual connection*: in ${first}, ${two(placed[0])} ${update[0] < 0 ? "minus" : "plus"} ${two(Math.abs(update[0]))} gives ${two(sum)}.`,
          [e1],
        ],
        [
          layout.isPreNorm
            ? "Each part reads a copy that *layer norm* has brought to a common scale."
            : `Then *layer norm* brings the strip to a common scale: here ${two(after[0])}.`,
          [e1],
        ],
        [
          layout.isPreNorm
            ? "Norm before, add after: every part works like this."
            : "Add, then norm: every part works like this.",
          [e1],
        ],
      ],
    ],
    [
      "feed",
      "Each token alone",
      6,
      "src",
      [
        ["The *feed-forward* part treats each token alone.", [e2]],
        [
          `It computes ${sizes.d_ff} weighted sums; *ReLU* sets the negative ones to zero, and ${on(0)} stay on for ${first}${last ? `, ${on(last)} for ${em(srcTokens[last])}` : ""}.`,
          [e2],
        ],
        [`These give ${sizes.d_model} numbers again, which are added as before.`, [e2]],
      ],
    ],
    [
      "memory",
      "The memory",
      8,
      "src",
      [
        [
          more
            ? `${more === 1 ? "A second layer repeats" : `${capital(of(more, "more layer"))} repeat`} this with ${more === 1 ? "its" : "their"} own learned numbers; a last norm follows.`
            : "A last norm follows.",
          ["encoder.layers"],
        ],
        [
          `The result is the *memory*: still one strip per token, but ${together ? `${together[0]} now depends on ${together[1]}, and ${together[1]} on ${together[0]}` : "each now depends on the others"}.`,
          ["memory"],
        ],
        ["It is computed once and kept.", ["memory"]],
      ],
    ],
    [
      "start",
      "A start token",
      5.5,
      "tgt",
      [
        [
          `Nothing is written in ${known.to.replace("the ", "")} yet, so the decoder’s first row is a start token, *<s>*.`,
          ["tgt_embed"],
        ],
        [
          `It gets its ${sizes.d_model} numbers and its position like any other token.`,
          ["tgt_embed", "positions.tgt"],
        ],
        ["From this row comes the first piece.", ["positions.tgt"]],
      ],
    ],
    [
      "masked",
      "Only earlier rows",
      5,
      "tgt",
      [
        [
          "In *masked self-attention*, each row takes information only from itself and earlier rows.",
          [d1],
        ],
        [
          `This is the first row, so ${sizes.H > 1 ? `all ${heads} give` : "the head gives"} *<s>* 100\u00a0% from itself.`,
          [d1],
        ],
        ["Later rows are hidden: they are not written yet.", [d1]],
      ],
    ],
    [
      "cross",
      known.from.includes("English")
        ? `From English to ${known.to.replace("the ", "")}`
        : "From source to target",
      7,
      "tgt",
      [
        [
          "In *cross-attention*, the row takes information from the memory.",
          [d2, "memory"],
        ],
        [
          `${sizes.H > 1 ? `All ${heads}` : "The head"} ${cross.text}${cross.token > 0 ? `, although ${first} comes first` : ""}.`,
          [d2, "memory"],
        ],
        [
          known.without ||
            "Whatever the decoder knows of the source, it has from here.",
          [d2, "memory"],
        ],
      ],
    ],
    [
      "exit",
      "From scores to probabilities",
      10,
      "tgt",
      [
        [
          `After ${more ? "feed-forward and the other layers" : "feed-forward"}, the exit gives each of ${sizes.V} tokens a score (*logit*): ${em(nextTokens[0])} ${one(logits[order[0]])}, the next only ${one(logits[order[1]])}.`,
          ["generator"],
        ],
        ["*Softmax* turns scores into probabilities, together 100\u00a0%.", ["bars"]],
        [
          `${em(nextTokens[0])} has the highest, ${chance(probability(0))}, and is written.`,
          ["bars"],
        ],
      ],
    ],
    end > 1 && [
      "loop",
      "And round again",
      6 + 4 * Math.min(4, end - 1),
      "tgt",
      [
        [
          `The new piece becomes the next row: ${listed(chained.slice(0, Math.max(1, Math.min(3, end - 1))))}${end - 1 > 3 ? " …" : ""}.`,
          [],
        ],
        [
          `In row ${em(tgtTokens[loopRow])}, the heads of the last cross-attention ${wanted?.text}.`,
          [lastCross, "memory"],
        ],
        ["Every row uses the earlier rows and the same memory.", ["memory"]],
      ],
    ],
    end > 0 && [
      "end",
      isEnd ? "The end token" : "No room",
      8,
      "tgt",
      [
        isEnd
          ? [
              `In row ${em(tgtTokens[end])}, the end token *</s>* has the highest probability, ${chance(probability(end))}, and decoding stops.`,
              ["bars"],
            ]
          : ["No end token has come, and there is no room for more rows.", ["bars"]],
        [`The pieces are joined: ${em(known.answer)}.`, []],
        [
          `${capital(of(sizes.S, "token"))} in, ${of(sizes.T, "round")}, ${of(written.length, "piece")} out.`,
          [],
        ],
      ],
    ],
  ];
  return told.filter(Boolean).map(station);
}

/** @returns {import("./story.js").Station} */
function station([id, title, seconds, side, sentences]) {
  const counts = sentences.map(([text]) => text.split(" ").length);
  // The first sentence moves the camera, too.
  const shares = sentences.map((_, i) => (i + 1) / sentences.length);
  const beats = sentences.map(([text, lit], i) => ({
    text,
    words: counts[i],
    from: i ? shares[i - 1] : 0,
    to: shares[i],
    lit,
  }));
  return { id, title, seconds, side, beats };
}
