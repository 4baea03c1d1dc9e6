// Python's expressions, as far as lines about shapes need them: names, numbers, calls, indices,
// @ + - * / // and ~. Each node knows where it stands in the line.

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y;

/** What no rule here can read. */
export class Unknown extends Error {}

function tokens(text) {
  const found = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new Unknown(`cannot read “${text.slice(at).trim()}”`);
    at = TOKEN.lastIndex;
    const kind = ["number", "name", "text", "sign"].find((_, i) => match[i + 1]);
    const word = match.slice(1).find(Boolean) ?? "";
    found.push({ kind, word, start: at - word.length, end: at });
  }
  return found;
}

class Reader {
  constructor(text) {
    this.tokens = tokens(text);
    this.at = 0;
  }

  get next() {
    return this.tokens[this.at] ?? { kind: "end", word: "the end", start: 0, end: 0 };
  }

  is(...words) {
    return this.next.kind === "sign" && words.includes(this.next.word);
  }

  take(word) {
    if (word && !this.is(word))
      throw new Unknown(`expected “${word}”, found “${this.next.word}”`);
    return this.tokens[this.at++];
  }

  // Left to right, as Python does it: sums of products of signed factors.
  chain(signs, inner) {
    let left = inner();
    while (this.is(...signs)) {
      const { word } = this.take();
      const right = inner();
      left = {
        kind: "two",
        word,
        left,
        right,
        start: left.start,
        end: right.end,
      };
    }
    return left;
  }

  // A sum; or `a if name is None else b`.
  expression() {
    const value = this.chain(["+", "-"], () =>
      this.chain(["@", "*", "/", "//"], () => this.factor()),
    );
    if (this.next.word !== "if") return value;
    const [, name, ...rest] = this.tokens.slice(this.at, this.at + 5);
    if (rest.map(({ word }) => word).join(" ") !== "is None else")
      throw new Unknown("this condition cannot be read");
    this.at += 5;
    const other = this.expression();
    const [start, end] = [value.start, other.end];
    return { kind: "if", name: name.word, value, other, start, end };
  }

  factor() {
    if (!this.is("-", "~")) return this.called();
    const { word, start } = this.take();
    const of = this.factor();
    return { kind: "one", word, of, start, end: of.end };
  }

  // x.y, f(…), x[…], one behind the other.
  called() {
    let of = this.atom();
    const { start } = of;
    for (;;) {
      if (this.is(".")) {
        this.take();
        const { word, end, kind } = this.tokens[this.at++] ?? this.next;
        if (kind !== "name") throw new Unknown("a name is missing after the dot");
        of = { kind: "attribute", of, word, start, end };
      } else if (this.is("(")) {
        const { args, named, end } = this.list(")");
        of = { kind: "call", of, args, named, start, end };
      } else if (this.is("[")) {
        const { args, end } = this.list("]");
        of = { kind: "index", of, args, start, end };
      } else return of;
    }
  }

  list(close) {
    this.take();
    const args = [];
    const named = {};
    while (!this.is(close)) {
      const after = this.tokens[this.at + 1];
      if (this.next.kind === "name" && after?.word === "=") {
        const { word } = this.take();
        this.take("=");
        named[word] = this.expression();
      } else args.push(this.expression());
      if (!this.is(close)) this.take(",");
    }
    return { args, named, end: this.take(close).end };
  }

  atom() {
    const { kind, word, start, end } = this.next;
    if (this.is("(", "[")) {
      const close = word === "(" ? ")" : "]";
      const { args, end } = this.list(close);
      if (args.length === 1 && close === ")") return { ...args[0], start, end };
      return { kind: "list", args, start, end };
    }
    if (kind === "sign" || kind === "end")
      throw new Unknown(`a value is missing before “${word}”`);
    this.at++;
    return { kind, word, start, end };
  }
}

/** All that stands beside commas. */
function expressions(text) {
  const reader = new Reader(text);
  const found = [reader.expression()];
  while (reader.is(",")) {
    reader.take();
    if (reader.next.kind !== "end") found.push(reader.expression());
  }
  if (reader.next.kind !== "end")
    throw new Unknown(`“${reader.next.word}” stands where it cannot`);
  return found;
}

/** A statement: which names it gives to which expressions ("return" is such a name).
 * @param {string} line */
export function read(line) {
  const [, before, targets] =
    line.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/) ?? [];
  const lead = before?.length ?? 0;
  const names = before ? (targets?.split(/\s*,\s*/) ?? ["return"]) : [];
  const values = expressions(" ".repeat(lead) + line.slice(lead));
  return { names: names.map((name) => name.trim()).filter(Boolean), values };
}
