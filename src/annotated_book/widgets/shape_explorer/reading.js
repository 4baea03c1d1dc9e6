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

  /** What has just been read, from `start` on. @returns {any} */
  node(kind, start, parts) {
    return { ...parts, kind, start, end: this.tokens[this.at - 1].end };
  }

  // Left to right, as Python does it: sums of products of signed factors.
  chain(signs, inner) {
    let left = inner();
    while (this.is(...signs)) {
      const { word } = this.take();
      const right = inner();
      left = this.node("two", left.start, { word, left, right });
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
    return this.node("if", value.start, { name: name.word, value, other });
  }

  factor() {
    if (!this.is("-", "~")) return this.called();
    const { word, start } = this.take();
    const of = this.factor();
    return this.node("one", start, { word, of });
  }

  // x.y, f(…), x[…], one behind the other.
  called() {
    let of = this.atom();
    const { start } = of;
    for (;;) {
      if (this.is(".")) {
        this.take();
        const { word, kind } = this.next;
        if (kind !== "name") throw new Unknown("a name is missing after the dot");
        this.at++;
        of = this.node("attribute", start, { of, word });
      } else if (this.is("(")) {
        const list = this.list(")");
        of = this.node("call", start, { of, ...list });
      } else if (this.is("[")) {
        const list = this.list("]");
        of = this.node("index", start, { of, ...list });
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
    this.take(close);
    return { args, named };
  }

  atom() {
    const { kind, word, start } = this.next;
    if (this.is("(", "[")) {
      const { args } = this.list(word === "(" ? ")" : "]");
      if (args.length === 1 && word === "(")
        return this.node(args[0].kind, start, args[0]);
      return this.node("list", start, { args });
    }
    if (kind === "sign" || kind === "end")
      throw new Unknown(`a value is missing before “${word}”`);
    this.at++;
    return this.node(kind, start, { word });
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
