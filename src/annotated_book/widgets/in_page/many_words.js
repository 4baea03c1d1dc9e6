// What numbers are called in a language: the truth with which an answer of the model is compared.
// word_parts.py makes the parts, and says how they are put together.

const THOUSAND = 1000;

// The texts of 0 to 999, from those below a hundred, of round hundreds, and the parts of others.
function wholeList(parts) {
  const [below, round, before, after] = parts;
  const others = round.flatMap((name, i) => [
    name,
    ...after.map((end) => before[i] + end),
  ]);
  return [...below, ...others];
}

export class Names {
  /** @param {Record<string, string[][]>} parts */
  constructor({ alone, thousands, before, after }) {
    this.alone = wholeList(alone);
    this.thousands = wholeList(thousands);
    this.before = wholeList(before);
    this.after = wholeList(after);
  }

  /** @param {number} number */
  nameOf(number) {
    const [a, b] = [Math.floor(number / THOUSAND), number % THOUSAND];
    if (!a) return this.alone[b];
    return b ? this.before[a] + this.after[b] : this.thousands[a];
  }

  /** The number that a text names, or null. @param {string} text */
  numberOf(text) {
    const alone = this.alone.indexOf(text);
    if (alone >= 0) return alone;
    const a = this.thousands.indexOf(text, 1);
    if (a > 0) return THOUSAND * a;
    for (let a = 1; a < THOUSAND; a++) {
      if (!text.startsWith(this.before[a])) continue;
      const b = this.after.indexOf(text.slice(this.before[a].length), 1);
      if (b > 0) return THOUSAND * a + b;
    }
    return null;
  }
}
