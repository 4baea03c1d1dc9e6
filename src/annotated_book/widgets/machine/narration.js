// The text of the walk: three sentences for each station. Every number in it is the run's.
import { capital } from "../kit/names.js";
import { rowOf, softmax } from "../kit/numbers.js";
import { digitsOf, entry } from "./paint.js";

/**
 * @typedef {object} Known what the page knows of the text
 * @property {string} text @property {string} answer as one text
 * @property {string} [from] @property {string} [to] languages, such as "the English" and "the German"
 * @property {string} [made] how the model was made, such as ", trained on number words,"
 * @property {string} [pairs] what it was trained on, such as " on 55,000 pairs"
 * @property {string} [gloss] of the answer, such as ", literally seven-and-forty"
 * @property {string} [whole] text and answer @property {number} [temperature] of the draw
 * @property {string} [in] language, such as " in German" @property {string} [crossTitle]
 * @property {string} [odd] of a text that names no number
 * @property {string} [without] what changes without a token, or ""
 */

const MINUS = "−";
/** A number of the picture, with two digits. */
export const two = (x, digits = 2) => {
  const size = Math.abs(x).toFixed(digits);
  return x < 0 && Number(size) ? MINUS + size : size;
};
/** With one digit. */
export const one = (x) => (x < 0 ? MINUS : "") + Math.abs(x).toFixed(1);
/** A sum and what it gives, with so many digits that the rounded numbers add up.
 * @param {...number} numbers */
export function added(...numbers) {
  const [a, b, c] = numbers;
  const digits = digitsOf([a, b], c, 2);
  const second = two(b, digits).replace(MINUS, "");
  return [
    `${two(a, digits)} ${two(b, digits) === second ? "+" : MINUS} ${second}`,
    two(c, digits),
  ];
}
/** A weight in percent: with a digit more where it is nearly all. */
export const percent = (p) =>
  `${p > 0.989 && p < 0.9995 ? (100 * p).toFixed(1) : Math.round(100 * p)}\u00a0%`;
/** A probability in percent. */
export const chance = (p) => {
  if (p < 1e-7) return "< 0.00001\u00a0%";
  const digits = p > 0.9995 && p < 1 - 5e-7 ? 4 : p > 0.1 ? 1 : p > 0.001 ? 2 : 5;
  return `${(100 * p).toFixed(digits)}\u00a0%`;
};
const COUNTS = "no one two three four five six seven eight nine ten".split(" ");
const spelled = (n) => COUNTS[n] ?? String(n);
const of = (n, noun) => `${spelled(n)} ${noun}${n === 1 ? "" : "s"}`;
/** "a", "a and b", "a, b and c" */
const listed = (parts) =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
/** A mark alone is put in quotes. */
const em = (token) => (/^[.,;:!?]$/.test(token) ? `“${token}”` : `*${token}*`);

/** The head that the walk tells of: in which the last token mixes most evenly with the others. */
export function toldHead(run, { given }) {
  const weights = run.tensor(`${given.stack}.layers.0.self_attention.weights`);
  const [heads, , keys] = weights.shape;
  let best = 0;
  let most = -1;
  for (let head = 0; head < heads; head++) {
    let mixed = 0;
    for (let key = 0; key < keys; key++) {
      const p = entry(weights, head, given.last, key);
      mixed -= p > 0 ? p * Math.log(p) : 0;
    }
    if (mixed > most) [best, most] = [head, mixed];
  }
  return best;
}

/** The keys and weights of a row, the largest first. @returns {[number, number][]} */
export function strongest(weights, head, row) {
  /** @type {[number, number][]} */
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
    };
  const each = tops.map(
    ([key, p], head) => `head ${head} prefers ${em(tokens[key])} (${percent(p)})`,
  );
  return {
    token: -1,
    text: `differ: ${listed(each)}`,
  };
}

// A station: id | title | seconds of motion | side; then a sentence in each line, and what it
// lights. {…} is filled in from the facts below; a sentence without text is left out. Lines that
// begin with a number are told of a model of so many stacks.
const STATIONS = `
2machine | The whole machine | 1.5 |
2 This small *Transformer*{made} translates {text} into {answer}{gloss}. |
2 {odd} |
2 The *encoder* processes {from}; the *decoder* writes {to}, one piece at a time. |
1machine | One stack | 1.5 |
1 This small *Transformer*{made} continues the text {text} with {answer}. |
1 It is a *decoder* alone, without encoder or memory. |
  Press *Next* and follow this example’s real numbers. |
tokens | Words become tokens | 4 | {side}
2 The text is cut into known pieces, called *tokens*: {tokens}. |
1 The text is cut into known pieces, called *tokens*; a start token, *<s>*, comes before it. |
  Each has a number, its *id*, in a list of {vocabulary}: {ids}. |
2 From here on, there are only numbers. |
1 Each gets a row of its own: with *<s>*, here {rows}. |
table | A row of numbers | 4.5 | {side}
  Id {id} selects row {id} of a learned table; times √{width} = {scale}, it is the *embedding* of {first}: {width} numbers. | {embed}
  Each stripe is one number, blue above zero, brown below: {numbers}, and so on. | {embed}
  Training{pairs} set the table. | {embed}
place | Which position? | 4.5 | {side}
  Attention, the next part, ignores word order. | {positions}
  So each position has a fixed pattern, its *positional encoding*, which is added to the embedding. | {positions}
  For {row}{first}, {sums}. | {positions}
2self | Tokens share information | 7 | src
2 *Self-attention* mixes information from all tokens; {heads} work in parallel, so that each can look for something else. | {self}
1self | Only to the left | 7 | tgt
1 In *masked self-attention*, each row takes information from itself and earlier rows: {heads}, each with a color and a number. | {self}
  In head {head}, {shares}. | {self}
2 Thicker line, larger weight: open a square to see the calculation. | {self}
1 Later rows are hidden, because predicting them is the task. | {self}
norm | {normTitle} | 5 | {side}
  {norms} | {self}
  {adds} | {self}
  Every part works like this. | {self}
feed | Each token alone | 6 | {side}
  Attention only mixes; *feed-forward* computes something new, from each token alone. | {feed}
  It computes {hidden} weighted sums; *ReLU* sets the negative ones to zero, and {on}. | {feed}
  These give {width} numbers again, which are added as before. | {feed}
2memory | The memory | 8 | src
1memory | The other layers | 8 | tgt
  {layers} |
2 The result is the *memory*: still one strip per token, but {together}. | memory
2 It is computed once and kept. | memory
1 All {rows} of the text pass together, and their keys and values are kept: the *KV cache*. |
1 Only the last row is needed now: it predicts the next token. |
2start | A start token | 5.5 | tgt
2 Nothing is written{in} yet, so the decoder’s first row is a start token, *<s>*. | tgt_embed
2 It gets its {width} numbers and its position like any other token. | tgt_embed positions.tgt
2 From this row comes the first piece. | positions.tgt
2masked | Only earlier rows | 5 | tgt
2 In *masked self-attention*, each row takes information only from itself and earlier rows. | decoder.layers.0.self_attention
2 This is the first row, so {allGive} *<s>* 100\u00a0% from itself. | decoder.layers.0.self_attention
2 Later rows are hidden: they are not written yet. | decoder.layers.0.self_attention
2cross | {crossTitle} | 7 | tgt
2 In *cross-attention*, the row takes information from the memory. | decoder.layers.0.cross_attention memory
2 {cross}. | decoder.layers.0.cross_attention memory
2 {without} | decoder.layers.0.cross_attention memory
exit | From scores to probabilities | {exitSeconds} | tgt
  {rest} gives each of {outputs} output tokens a score (*logit*): {best} {logit}, the next only {second}. | generator
  *Softmax* turns scores into probabilities, together 100\u00a0%. | bars
  {choice} | bars
loop | {loopTitle} | {loopSeconds} | tgt
2 The new piece becomes the next row: {chain}. |
2 In row {loopRow}, the heads of the last cross-attention {wanted}. | decoder.layers.{last}.cross_attention memory
2 Every row uses the earlier rows and the same memory. | memory
1 The new token is appended to the text and becomes the next row: {chain}. |
1 In head {head} of the last layer, {wanted}. | decoder.layers.{last}.self_attention
1 Each round computes one row only; keys and values of the others are in the cache. |
end | {endTitle} | 8 | tgt
  {end} | bars
2 The pieces are joined: {answer}. |
2 {counts} out. |
1 The text is now: {whole}. |
1 {counts}: for more, all of it goes in again. |
`;

/** @param {any} run @param {import("./layout.js").Layout} layout @param {Known} known
 * @returns {import("./story.js").Station[]} */
export function describe(run, layout, known) {
  const facts = {
    ...{ odd: "", made: "", pairs: "", in: "", gloss: "", without: "", ...known },
    ...{ text: em(known.text), answer: em(known.answer), whole: em(known.whole ?? "") },
    ...givenFacts(run, layout),
    ...exitFacts(run, layout, known.temperature ?? 1),
    ...(run.isAlone ? {} : crossFacts(run)),
    ...loopFacts(run, layout),
  };
  const rounds = run.sizes.T - layout.first;
  const fill = (text) =>
    text
      .trim()
      .replace(/\{(\w+)\}/g, (_, name) => String(facts[name]))
      .replace(/([.!?]\*| …)\./g, "$1"); // one mark is enough
  return STATIONS.replace(run.isAlone ? /^2.*\n/gm : /^1.*\n/gm, "")
    .replace(/^[12]/gm, "")
    .trim()
    .split(/\n(?! )/)
    .map((block) => block.split("\n").map((line) => line.split("|").map(fill)))
    .filter(([[id]]) => !(id === "loop" && rounds < 3) && !(id === "end" && rounds < 2))
    .map(([[id, title, seconds, side], ...lines]) => ({
      ...{ id, title, seconds: Number(seconds), side },
      beats: beatsOf(lines.filter(([text]) => text)),
    }));
}

/** @returns {import("./story.js").Beat[]} */
export const beatsOf = (sentences) =>
  sentences.map(([text, lit], i) => ({
    ...{ text, lit: lit.split(" "), words: text.split(" ").length },
    ...{ from: i / sentences.length, to: (i + 1) / sentences.length },
  }));

const numbersOf = (run, path, row = 0) => rowOf(run.tensor(path), row);

function givenFacts(run, layout) {
  const { givenTokens, sizes, vocabulary } = run;
  const { side, stack, said, last } = layout.given;
  const ids = run[side.name];
  const tokens = run[`${side.name}Tokens`];
  const first = em(tokens[said]);
  const scale = Math.sqrt(sizes.d_model);
  const [embedded, placed] = [side.embed, side.positions].map((path) =>
    numbersOf(run, path, said),
  );
  const place = (i) => placed[i] - embedded[i];
  const sum = (i) => added(embedded[i], place(i), placed[i]);
  const head = toldHead(run, layout);
  const weights = run.tensor(`${stack}.layers.0.self_attention.weights`);
  const shares = [last, said].map((row) => shareText(weights, head, row, tokens));
  const hidden = `${stack}.layers.0.feed_forward.hidden`;
  const on = (row) => numbersOf(run, hidden, row).filter((x) => x > 0).length;
  const isStaying = Math.abs(place(0)) < 0.005;
  const short = givenTokens.slice(0, 4).map(em);
  const from = ids.length - givenTokens.length ? 1 : 0; // after <s>
  return {
    ...{ side: side.name, embed: side.embed, positions: side.positions },
    ...{
      self: `${stack}.layers.0.self_attention`,
      feed: `${stack}.layers.0.feed_forward`,
    },
    ...{ row: run.isAlone ? "the last row, " : "", rows: of(run.given, "row") },
    ...{ first, head, width: sizes.d_model, hidden: sizes.d_ff, id: ids[said] },
    tokens: listed(short) + (givenTokens.length > 4 ? " …" : ""),
    vocabulary: vocabulary[side.name].length,
    ids: listed(
      givenTokens.slice(0, 3).map((token, i) => `${em(token)} is ${ids[i + from]}`),
    ),
    scale: Number.isInteger(scale) ? scale : scale.toFixed(2),
    numbers: listed([...embedded.slice(0, 3)].map((x) => two(x))),
    sums: `${sum(0).join(isStaying ? " stays " : " becomes ")}, but ${sum(1).join(" becomes ")}`,
    heads: of(sizes.H, "head"),
    shares: (last > said ? shares : shares.slice(1)).join("; "),
    on: `${on(said)} stay on for ${first}${last > said ? `, ${on(last)} for ${em(tokens[last])}` : ""}`,
    ...normFacts(run, layout, first),
    ...layerFacts(run, layout),
  };
}

function normFacts(run, { isPreNorm, given }, first) {
  const { side, stack, said } = given;
  const [[before], [update], [after]] = [
    side.positions,
    `${stack}.layers.0.self_attention.w_o`,
    `${stack}.layers.0.sublayers.0`,
  ].map((path) => numbersOf(run, path, said));
  const sum = added(before, update, before + update).join(" gives ");
  const adds = `The part’s result is added to the strip, so that nothing is lost: in ${first}, ${sum} (a *residual connection*).`;
  const why =
    "brings a token’s numbers to a common scale, however small or large they have become";
  return isPreNorm
    ? {
        normTitle: "Norm, then add",
        norms: `*Layer norm* ${why}: the part works on such a copy.`,
        adds,
      }
    : {
        normTitle: "Add, then norm",
        norms: adds,
        adds: `Then *layer norm* ${why}: here ${two(after)}.`,
      };
}

function layerFacts({ srcTokens }, { layers, isPreNorm }) {
  const more = layers - 1;
  const [one, other] = srcTokens.map(em);
  const repeats =
    more === 1
      ? "a second layer repeats this with its own learned numbers"
      : `${of(more, "more layer")} repeat this with their own learned numbers`;
  const all = [more && repeats, isPreNorm && "a last norm follows"].filter(Boolean);
  return {
    layers: all.length ? `${capital(all.join("; "))}.` : "",
    together:
      srcTokens.length === 2
        ? `${other} now depends on ${one}, and ${one} on ${other}`
        : "each now depends on the others",
  };
}

function crossFacts(run) {
  const { srcTokens, sizes } = run;
  const cross = run.tensor("decoder.layers.0.cross_attention.weights");
  const { token, text } = preferred(cross, 0, srcTokens);
  const heads = of(sizes.H, "head");
  const isMany = sizes.H > 1;
  const late = token > 0 ? `, although ${em(srcTokens[0])} comes first` : "";
  return {
    allGive: isMany ? `all ${heads} give` : "the head gives",
    cross: `${isMany ? `All ${heads}` : "The head"} ${text}${late}`,
  };
}

function exitFacts(run, { first, layers, isAlone }, temperature) {
  const logits = numbersOf(run, "generator", first);
  const [best, second] = run.ranked(first);
  const taken = run.next[first];
  const shares = softmax(logits.map((logit) => logit / temperature));
  const p = (id) => chance(shares[id]);
  const at = temperature === 1 ? "" : `At temperature ${temperature}, `;
  const name = (id) => em(run.vocabulary.tgt[id]);
  const rest = layers > 1 ? " and the other layers" : "";
  return {
    exitSeconds: isAlone ? 8 : 10,
    rest: isAlone ? "The exit" : `After feed-forward${rest}, the exit`,
    ...{ outputs: run.sizes.V, best: name(best), logit: one(logits[best]) },
    second: one(logits[second]) + (isAlone ? ` (${name(second)})` : ""),
    choice:
      taken === best
        ? `${at}${name(best)} has the highest, ${p(best)}, and is written${isAlone ? `; ${name(second)} would have had ${p(second)}` : ""}.`
        : `${at}${name(best)} has the highest, ${p(best)}, but the draw has taken ${name(taken)}, with ${p(taken)}.`,
  };
}

function loopFacts(run, layout) {
  const { srcTokens, tgtTokens, nextTokens, sizes } = run;
  const { first, isAlone } = layout;
  const end = sizes.T - 1;
  const row = Math.min(Math.max(first + 1, end - 1), end);
  const isEnd = nextTokens[end] === "</s>";
  const pieces = isEnd ? end : end + 1 - first;
  const rounds = end - first;
  const chain = nextTokens
    .slice(first, first + Math.min(3, rounds - 1))
    .map((token, i) => `row ${em(token)} gives ${em(nextTokens[first + i + 1])}`);
  const kind = isAlone ? "self" : "cross";
  const last = layout.layers - 1;
  const weights = run.tensor(`decoder.layers.${last}.${kind}_attention.weights`);
  const p = chance(numbersOf(run, "probabilities", end)[run.next[end]]);
  const rest = isAlone && !isEnd;
  const isMark = /^[.!?]$/.test(nextTokens[end]);
  return {
    ...{ last, loopTitle: isAlone ? "Appended, and fed back" : "And round again" },
    loopSeconds: 6 + 4 * Math.min(4, rounds - 1),
    chain: listed(chain) + (rounds - 1 > 3 ? " …" : ""),
    loopRow: em(tgtTokens[row]),
    wanted: isAlone
      ? shareText(weights, toldHead(run, layout), row, tgtTokens)
      : preferred(weights, row, srcTokens).text,
    endTitle: isEnd
      ? "The end token"
      : !rest
        ? "No room"
        : isMark
          ? "A sentence"
          : "Enough for now",
    end: isEnd
      ? `In row ${em(tgtTokens[end])}, the end token *</s>* has the highest probability, ${p}, and decoding stops.`
      : rest
        ? `Row ${em(tgtTokens[end])} gives ${em(nextTokens[end])} (${p}), and here we stop; the model would go on until its end token *</s>*.`
        : "No end token has come, and there is no room for more rows.",
    counts: isAlone
      ? `${capital(of(run.given - 1, "token"))} and *<s>* in, ${of(pieces, "new token")} in ${of(rounds + 1, "round")}`
      : `${capital(of(sizes.S, "token"))} in, ${of(sizes.T, "round")}, ${of(pieces, "piece")}`,
  };
}

export const HEAD_STEPS = ["The query", "The keys", "The scores", "Softmax", "The mix"];

/** Inside a head, step by step: the calculation of one row.
 * @param {any} run @param {string} path of the attention
 * @param {number} head @param {number} row @param {number} step from 1 */
export function headText(run, path, head, row, step) {
  const isCross = path.endsWith("cross_attention");
  const isTarget = path.startsWith("decoder");
  const queries = isTarget ? run.tgtTokens : run.srcTokens;
  const keys = isTarget && !isCross ? run.tgtTokens : run.srcTokens;
  const [scores, weights] = ["masked", "weights"].map((name) =>
    run.tensor(`${path}.${name}`),
  );
  const seen = [...keys.keys()].filter(
    (key) => entry(scores, head, row, key) !== -Infinity,
  );
  const { d_k: size, H, d_model: width } = run.sizes;
  const token = em(queries[row]);
  // Of many, those with the most weight.
  const most = strongest(weights, head, row)
    .slice(0, 4)
    .map(([key]) => key);
  const shown = seen.filter((key) => most.includes(key));
  const some = (text) =>
    listed(shown.map((key) => `${em(keys[key])} ${text(key)}`)) +
    (seen.length > 4 ? ", and so on" : "");
  const share = (key) => percent(entry(weights, head, row, key));
  const parts = shown.map((key) => `${share(key)} of ${em(keys[key])}`);
  const mixed = listed(seen.length > 4 ? [...parts, "less of the others"] : parts);
  return [
    `Head ${head}, row ${token}. Three learned matrices make queries, keys and values. From the ${width} numbers of ${token}, the first one makes its *query*, ${size} numbers: what this row looks for.`,
    `Each token ${isCross ? "of the memory" : "that the row may see"} has a *key*, also ${size} numbers, made by the second matrix: what can be found there. Now query and key can be compared.`,
    `The *score* is their dot product, divided by √${size} = ${two(Math.sqrt(size))}: ${some((key) => two(entry(scores, head, row, key)))}. The better the two fit, the higher it is. Click on a score to see its sum.`,
    `*Softmax* turns the scores into weights that add up to 100\u00a0%: ${some(share)}. None is below zero. These are the lines outside.`,
    `Each token also has a *value*, ${size} numbers from the third matrix. ${capital(mixed)}, added up, are what this head gives. ${H > 1 ? `Side by side, the ${spelled(H)} results` : "The result"} pass${H > 1 ? "" : "es"} one more learned matrix; that is added to the strip.`,
  ][step - 1];
}
