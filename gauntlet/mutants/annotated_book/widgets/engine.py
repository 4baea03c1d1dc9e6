"""Mutants of widgets/in_page/engine.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/engine.js"
MUTANTS = [
    Mutant(
        FILE,
        "padding mask upside down",
        "=> ids[key] !== padId;",
        "=> ids[key] === padId;",
    ),
    Mutant(
        FILE,
        "causal mask shows the next token",
        "=> key <= query;",
        "=> key <= query + 1;",
    ),
    Mutant(
        FILE,
        "target mask forgets the padding",
        "key <= query && tgt[key] !== padId",
        "key <= query",
    ),
    Mutant(
        FILE,
        "target mask forgets the future",
        "key <= query && tgt[key] !== padId",
        "tgt[key] !== padId",
    ),
    Mutant(
        FILE, "linear layer without bias", "let sum = bias.data[out];", "let sum = 0;"
    ),
    Mutant(
        FILE,
        "matrix read by its columns",
        "weight.data[w + i]",
        "weight.data[i * to.length + out]",
    ),
    Mutant(FILE, "norm: another epsilon", "const EPS = 1e-5;", "const EPS = 1e-6;"),
    Mutant(
        FILE,
        "norm: epsilon outside the root",
        "Math.sqrt(variance + EPS)",
        "(Math.sqrt(variance) + EPS)",
    ),
    Mutant(
        FILE,
        "norm: unbiased variance",
        "(value - mean) ** 2 / from.length",
        "(value - mean) ** 2 / (from.length - 1)",
    ),
    Mutant(FILE, "norm: not centered", "(from[i] - mean) * scale", "from[i] * scale"),
    Mutant(FILE, "norm: no weight", " * scale * weight.data[i]", " * scale"),
    Mutant(FILE, "relu: the absolute value", "Math.max(value, 0)", "Math.abs(value)"),
    Mutant(FILE, "scores are not scaled", "1 : Math.sqrt(dK)", "1 : 1"),
    Mutant(
        FILE,
        "scores divided by √d_model",
        "1 : Math.sqrt(dK)",
        "1 : Math.sqrt(dModel)",
    ),
    Mutant(FILE, "positions stay", "this.without.positions ? x :", "false ? x :"),
    Mutant(FILE, "each head is left out", "without.head === head", "without.head >= 0"),
    Mutant(
        FILE, "a head of any attention", "place === path ? head : undefined", "head"
    ),
    Mutant(FILE, "mask fills with -1e-12", ": -Infinity;", ": -1e-12;"),
    Mutant(
        FILE,
        "mask does not know where the query stands",
        "mask(start + query, key)",
        "mask(query, key)",
    ),
    Mutant(
        FILE,
        "all heads read the first columns",
        "subarray(head * dK, (head + 1) * dK)",
        "subarray(0, dK)",
    ),
    Mutant(
        FILE,
        "all heads mix the first values",
        "v.data[key * dModel + head * dK + i]",
        "v.data[key * dModel + i]",
    ),
    Mutant(
        FILE,
        "values weighted by the scores",
        "sum += weight[key] *",
        "sum += Math.exp(score[key]) *",
    ),
    Mutant(
        FILE,
        "no √d_model",
        "data.map((value) => value * scale)",
        "data.map((value) => value)",
    ),
    Mutant(
        FILE,
        "check removed: ids",
        "if (!(id >= 0 && id < weight.shape[0]))",
        "if (false)",
    ),
    Mutant(
        FILE,
        "ids: one too many is let in",
        "id < weight.shape[0]))",
        "id <= weight.shape[0]))",
    ),
    Mutant(FILE, "ids: a negative one is let in", "id >= 0 && ", ""),
    Mutant(
        FILE,
        "positions begin anew at each step",
        "subarray(start * pe.shape[1], end",
        "subarray(0, end",
    ),
    Mutant(FILE, "check removed: positions", "if (end > pe.shape[0])", "if (false)"),
    Mutant(
        FILE,
        "positions: the last is refused",
        "if (end > pe.shape[0])",
        "if (end >= pe.shape[0])",
    ),
    Mutant(FILE, "post-norm: the residual is not normalised", "add(x, f(x)))", "f(x))"),
    Mutant(
        FILE,
        "no norm at the end of the stack",
        "this.config.norm_first ? this.norm(path, x) : this.note(path, x)",
        "this.note(path, x)",
    ),
    Mutant(
        FILE,
        "encoder sees padding",
        'this.selfAttentionStack("encoder", x, srcMask)',
        'this.selfAttentionStack("encoder", x, null)',
    ),
    Mutant(
        FILE,
        "decoder never looks at the source",
        "this.project(cross, memory)",
        "this.project(cross, x)",
    ),
    Mutant(
        FILE,
        "decoder sees the padding of the source",
        "cache.get(cross), srcMask, start)",
        "cache.get(cross), null, start)",
    ),
    Mutant(
        FILE,
        "decoder sees the future",
        "cache.get(own), tgtMask, start)",
        "cache.get(own), null, start)",
    ),
    Mutant(
        FILE,
        "cache keeps the newest token alone",
        "append(cache.get(own), ",
        "append(null, ",
    ),
    Mutant(FILE, "cache forgets how long it is", "start + tgt.length)", "start)"),
    Mutant(
        FILE, "cache: keys for values", "v: below(past.v, v)", "v: below(past.k, v)"
    ),
    Mutant(FILE, "a watched model stays watched", "model.onOutput = before;", ""),
    Mutant(
        FILE,
        "decoding: one token too many",
        "tgt.length < maxLen",
        "tgt.length <= maxLen",
    ),
    Mutant(
        FILE,
        "decoding: an end that is the start ends at once",
        "tgt.length > 1 && ",
        "",
    ),
    Mutant(FILE, "decoding: an end that nobody reads", "tgt.at(-1) === eosId", "false"),
]
