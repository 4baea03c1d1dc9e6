// A padded batch, its mask, and the softmax of what the mask leaves, in each convention.

import { minus, short } from "../kit/grid.js";
import { softmax, sum } from "../kit/numbers.js";

/** What the reader's batch is made of: see `given` in mask_composer.py.
 * @typedef {{ words: string[], longest: number, pad: string, scores: number[][][],
 *   fills: string[], code: Record<string, any>, makers: Record<string, string>,
 *   refusal: string }} Given */

/** @typedef {{ may: boolean[], why: string[], scores: number[], masked: number[],
 *   weights: number[], isBlind: boolean }} Row */

const float = Math.fround; // PyTorch's float32
export const typeset = (fill) => minus(fill).replace("inf", "∞");
export const wordsOf = (text) => text.split(/\s+/).filter(Boolean);
export const hidesByForce = (convention) => ["ours", "torch"].includes(convention);

/** What is wrong with a typed sequence, or "". @param {string} text @param {Given} given */
export function problemOf(text, { words, longest }) {
  const tokens = wordsOf(text);
  const isKnown = (token) =>
    words.length ? words.includes(token) : /^\d{1,9}$/.test(token);
  const unknown = tokens.find((token) => !isKnown(token));
  const example = words.join(", ") || "ids, such as 5 3 0";
  if (unknown !== undefined)
    return `“${unknown.slice(0, 40)}” cannot be read: write ${example}.`;
  if (tokens.length <= longest) return "";
  return `That is ${tokens.length} tokens; there is room for ${longest}.`;
}

/** The padded batch. @param {string[]} rows @param {string} side @param {Given} given */
export function pad(rows, side, given) {
  const batch = rows.map(wordsOf);
  const length = Math.max(1, ...batch.map((tokens) => tokens.length));
  return batch.map((tokens) => {
    const padding = Array(length - tokens.length).fill(given.pad);
    return side === "right" ? [...tokens, ...padding] : [...padding, ...tokens];
  });
}

/** The number of a cell among those of all sequences: `painted` holds such numbers. */
export const cellNumber = ([b, query, key], { longest }) =>
  (b * longest + query) * longest + key;

/** Why a key is hidden from a query, or "".
 * @returns {"padding" | "future" | ""} */
function whyHidden(kind, tokens, query, key, padding) {
  if (kind !== "causal" && tokens[key] === padding) return "padding";
  return kind !== "padding" && key > query ? "future" : "";
}

/** Whether a cell that is drawn was painted: they are kept for longer sequences, too. */
const isPainted = (whole) =>
  whole.some((rows) => rows.some(({ why }) => why.includes("painted")));

function scoresOf(tokens, b, { words, scores, longest }) {
  const place = (i) => words.indexOf(tokens[i]) * longest + i;
  const score = (i, j) => (words.length ? scores[place(i)][place(j)] : scores[b][i][j]);
  return tokens.map((_, i) => tokens.map((_, j) => float(score(i, j))));
}

/**
 * One sequence: for each query and key whether it may look, its masked score, its weight.
 * @param {string[]} tokens
 * @param {number} b
 * @param {Record<string, any>} state
 * @param {Given} given
 * @returns {Row[]}
 */
export function compose(tokens, b, { kind, convention, fill, painted }, given) {
  const typed = Number(fill.replace("inf", "Infinity"));
  const hides = float(hidesByForce(convention) ? -Infinity : typed);
  return scoresOf(tokens, b, given).map((scores, query) => {
    const reason = scores.map((_, key) =>
      whyHidden(kind, tokens, query, key, given.pad),
    );
    const turned = scores.map((_, key) =>
      painted.includes(cellNumber([b, query, key], given)),
    );
    const may = reason.map((why, key) => (why === "") !== turned[key]);
    const why = reason.map((why, key) => (turned[key] ? "painted" : why));
    const masked = scores.map((score, key) => {
      if (may[key]) return score;
      return convention === "additive" ? float(score + hides) : hides;
    });
    const weights = softmax(masked).map(float);
    return { may, why, scores, masked, weights, isBlind: !may.includes(true) };
  });
}

/** The code of a convention: its lines, and what is said of it.
 * @param {Row[][]} whole @param {Record<string, any>} state @param {Given} given */
export function codeOf(whole, { convention, kind }, { code: all, makers }) {
  const { note, shapes, [kind]: make, painted, use } = all[convention];
  const isTurned = isPainted(whole);
  const turn = painted.replace("{maker}", makers[kind]);
  const isOne = isTurned && convention === "torch"; // of PyTorch's two masks
  const lines = [...(isOne ? [] : [make]), ...(isTurned ? [turn] : []), use];
  const own = isOne ? "attn_mask (B, L, L)" : isTurned ? "(B, L, L)" : shapes[kind];
  const shape = own
    .replaceAll("B", whole.length)
    .replaceAll("L", String(whole[0].length));
  return { code: lines.join("\n"), note: `${note} Shape: ${shape}` };
}

/** What is written in the mask itself. */
export function written(may, { convention, fill }) {
  if (convention === "additive") return may ? "0" : typeset(fill);
  if (convention === "zero_one") return may ? "1" : "0";
  return (convention === "ours") === may ? "True" : "False";
}

// What leaks: of the sequence shown, the queries to which paint opened what the causal mask
// hides; of all, the weight on masked keys, where a query may attend to others.
/** @param {Row[][]} whole @param {Record<string, any>} state */
function leaks(whole, { sequence, kind }) {
  const isOpen = ({ may, why }, query) =>
    may.some((is, key) => is && why[key] === "painted" && key > query);
  const n = kind === "padding" ? 0 : whole[sequence].filter(isOpen).length;
  const whose = n === 1 ? "A query attends" : `${n} queries attend`;
  const future = n ? `${whose} to a later token: a leak. ` : "";
  const hidden = whole
    .flat()
    .map(({ may, weights, isBlind }) =>
      isBlind ? 0 : sum(weights.filter((_, key) => !may[key])),
    );
  const most = Math.max(...hidden);
  const share = `up to ${short(most * 100)}% of a query’s weight`;
  if (most >= 0.00005) return `${future}The mask leaks: masked keys get ${share}.`;
  if (most > 0) return `${future}Masked keys get ${share}, too little to matter.`;
  return `${future}No masked key gets any weight.`;
}

/** In words. @param {Row[][]} whole @param {Record<string, any>} state */
export function verdict(whole, state) {
  const places = whole[state.sequence].flatMap(({ may }) => may);
  const hidden = `${places.filter((may) => !may).length} of ${places.length} cells are masked. `;
  const blind = whole.flat().filter(({ isBlind }) => isBlind);
  if (blind.length && state.convention === "ours") return "";
  const what = leaks(whole, state);
  if (!blind.length) return hidden + what;
  const none = `${blind.length} ${blind.length === 1 ? "query attends to" : "queries attend to"} no key: the weights there`;
  const hasNone = blind.some(({ weights }) => weights.some(Number.isNaN));
  const are = hasNone
    ? "are 0/0, NaN, and no error is raised"
    : "still sum to 1, all on masked keys";
  return `${hidden}${none} ${are}. ${what}`;
}

/**
 * The package's own words, with the first query that attends to no key, or "".
 * @param {Row[][]} whole
 * @param {Record<string, any>} state
 * @param {Given} given
 */
export function refusal(whole, { kind, convention }, given) {
  const [B, L] = [whole.length, whole[0].length];
  const b = whole.findIndex((rows) => rows.some(({ isBlind }) => isBlind));
  if (b < 0 || convention !== "ours") return "";
  const shape = isPainted(whole)
    ? [B, L, L]
    : { padding: [B, 1, L], causal: [1, L, L], both: [B, L, L] }[kind];
  const query = whole[b].findIndex(({ isBlind }) => isBlind);
  return given.refusal
    .replace("{shape}", `(${shape.join(", ")})`)
    .replace("{query}", `(${b}, ${query})`);
}
