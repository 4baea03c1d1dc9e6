// What a drawing asks of the run and of the reader's state: which rows are lit, dimmed or not yet
// there, what a token, a vector or a head is called.
import { capital, spokenName } from "../kit/names.js";
import { rowOf } from "../kit/numbers.js";
import { preNorm } from "./layout.js";
import { strongest } from "./narration.js";
import { entry, exact, lengthOf } from "./paint.js";

export class Scene {
  /**
   * @param {any} run
   * @param {{ mode: string, step: number, language: string, headStep?: number }} state
   *   `language` of the target, "" if it is not known
   */
  constructor(run, { mode, step, language, headStep = 5 }) {
    this.headStep = headStep; // up to which a head is told
    this.run = run;
    this.mode = mode;
    this.step = Math.max(0, Math.min(step, run.sizes.T - 1));
    this.language = language;
    this.isPreNorm = preNorm(run);
    this.longest = run.longest;
  }

  // --- rows ---

  /** Does this tensor have a row for each target token? */
  isTarget(path) {
    return this.run.node(path)?.shape.at(-2) === "T";
  }

  hides(stack, row) {
    return stack === "decoder" && this.mode === "generate" && row > this.step;
  }

  kindOf(stack, row) {
    if (stack === "encoder" || this.mode === "teacher") return "";
    if (row === this.step) return "lit";
    return this.mode === "step" ? "dim" : "kept";
  }

  tokenOf(stack, row) {
    return this.run[stack === "encoder" ? "srcTokens" : "tgtTokens"][row];
  }

  langOf(stack) {
    return this.language && stack === "encoder" ? "en" : this.language;
  }

  /** Of the token that should come out, or of the one that does. */
  probabilityOf(row) {
    const all = rowOf(this.run.tensor("probabilities"), row);
    return all[this.run[this.mode === "teacher" ? "targets" : "next"][row]];
  }

  /** How large what a sublayer adds is, beside what it is added to, on average. */
  shareOf(path) {
    const add = this.run.node(this.isPreNorm ? path : `${path}.sum`);
    const [stream, given] = add.parents.map((parent) => this.run.tensor(parent));
    const [rows] = given.shape;
    let sum = 0;
    for (let i = 0; i < rows; i++) sum += lengthOf(given, i) / lengthOf(stream, i);
    return (sum / rows).toFixed(2);
  }

  /** What a row stands for; decoder rows are told as read → predicted. */
  rowName(path, row) {
    const { srcTokens, tgtTokens, vocabulary } = this.run;
    const names = {
      S: () => srcTokens[row],
      T: () => `${tgtTokens[row]} → ${this.outOf(row)}`,
      V: () => `“${vocabulary.tgt[row]}”`,
      V_src: () => `“${vocabulary.src[row]}”`,
      max_len: () => `position ${row}`,
      1: () => "",
    };
    const name = names[this.run.node(path)?.shape.at(-2) ?? "T"];
    return name ? name() : `output ${row}`;
  }

  outOf(row) {
    return this.run[this.mode === "teacher" ? "targetTokens" : "nextTokens"][row];
  }

  /** Are key and value of this row kept from an earlier step? */
  isKept(path, row) {
    if (this.mode !== "generate" || path.startsWith("encoder")) return false;
    return path.endsWith("cross_attention") || row < this.step;
  }

  // --- words ---

  /** What a column of a tensor stands for. */
  columnName(path, column) {
    const { run } = this;
    const axis = run.node(path).shape.at(-1);
    if (axis === "S") return run.srcTokens[column];
    if (axis === "T") return run.tgtTokens[column];
    if (axis === "V") return `“${run.vocabulary.tgt[column]}”`;
    return axis === "1" ? "the loss" : `feature ${column}`;
  }

  sayCell(tensor, { path, head, row, cell }) {
    const name = this.run.node(path).name;
    const lane = head >= 0 ? `, head ${head}` : "";
    const value = entry(tensor, head, row, cell);
    const number = value === -Infinity ? "−∞ (masked)" : exact(value);
    const where = [this.rowName(path, row), this.columnName(path, cell)];
    return `${name}${lane}, ${where.filter(Boolean).join(", ")}: ${number}`;
  }

  sayOf(path) {
    return capital(this.run.node(path).say);
  }

  /** "Decoder layer 1, cross-attention, head 0, input hundert, predicts sieben: …" */
  sayOfHead(path, head, row = -1) {
    const weights = this.run.tensor(`${path}.weights`);
    const isTarget = path.startsWith("decoder");
    const at = row >= 0 ? row : isTarget && this.mode !== "teacher" ? this.step : -1;
    const name = capital(spokenName(path, head));
    const [, rows, keys] = weights.shape;
    if (at < 0)
      return `${name}: ${rows} × ${keys} attention weights, each row sums to 1`;
    const columns =
      path.includes("cross") || !isTarget ? this.run.srcTokens : this.run.tgtTokens;
    const seen = strongest(weights, head, at)
      .filter(([, weight], i) => i < 3 && weight >= 0.05)
      .map(([key, weight]) => `${columns[key]} ${weight.toFixed(2)}`);
    const who = isTarget
      ? `input ${this.run.tgtTokens[at]}, predicts ${this.outOf(at)}`
      : this.run.srcTokens[at];
    return `${name}, ${who}: attends to ${seen.join(", ")}`;
  }
}
