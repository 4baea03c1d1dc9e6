"""Mutants of widgets/machine: its tables, its tensors and its sums."""

from gauntlet.mutants.mutant import Mutant

NODES = "annotated_book/widgets/machine/nodes.py"
RUN = "annotated_book/widgets/machine/run.js"
SUMS = "annotated_book/widgets/machine/sums.js"
RUNS = "annotated_book/widgets/machine/runs.js"
OPENING = "annotated_book/widgets/machine/opening.py"
MUTANTS = [
    Mutant(
        NODES,
        "keys of the cross-attention from the decoder",
        "memory or inner, stack",
        "inner, stack",
    ),
    Mutant(
        NODES,
        "pre-norm adds to what was normalized",
        'self.add(path, "add", [x, found]',
        'self.add(path, "add", [inner, found]',
    ),
    Mutant(
        NODES,
        "values of the attention from the keys",
        '("values", "values", ("weights", "v"), "HQd")',
        '("values", "values", ("weights", "k"), "HQd")',
    ),
    Mutant(
        NODES,
        "the line of the scores beside the weights",
        '"weights = scores.softmax"',
        '"scores = (query"',
    ),
    Mutant(
        NODES,
        "the norm of post-norm without its parameters",
        'path, "norm", [total], shape, params=norm',
        'path, "norm", [total], shape, params=None',
    ),
    Mutant(
        RUN,
        "heads cut from the wrong columns",
        "head * shape[2] + i",
        "head + shape[0] * i",
    ),
    Mutant(
        RUN,
        "no scale",
        "entry(k, head, j, c)) / Math.sqrt(dK)",
        "entry(k, head, j, c))",
    ),
    Mutant(
        RUN,
        "the causal mask hides the present, too",
        'key > query ? "causal"',
        'key >= query ? "causal"',
    ),
    Mutant(
        RUN,
        "padding is not hidden",
        'this.src[key] === this.padId ? "padding"',
        'this.src[key] === -1 ? "padding"',
    ),
    Mutant(
        RUN,
        "the opening's numbers are half a step too large",
        "(number - FINEST - 1) * largest[path]",
        "(number - FINEST + 9) * largest[path]",
    ),
    Mutant(
        SUMS,
        "the variance of n - 1",
        "** 2)) / length;",
        "** 2)) / (length - 1);",
    ),
    Mutant(
        SUMS,
        "the bias is left out of the sum",
        "total(terms) + bias.value",
        "total(terms)",
    ),
    Mutant(
        SUMS,
        "weights read by column",
        "place.cell(weight, out, i)",
        "place.cell(weight, i % run.shape(node.path)[1], out)",
    ),
    Mutant(
        SUMS,
        "the softmax of another entry",
        "const result = powers.terms[at].product / powers.total;",
        "const result = powers.terms[0].product / powers.total;",
    ),
    Mutant(
        RUN,
        "the loss of the token that is read",
        "softmax(rowOf(logits, row))[targets[row]]",
        "softmax(rowOf(logits, row))[targets[Math.max(0, row - 1)]]",
    ),
    Mutant(
        RUN,
        "an answer's own tokens are its targets",
        "[...tgt.slice(1), eosId]",
        "[...tgt]",
    ),
    Mutant(
        RUN,
        "a matrix of parameters, turned",
        "linear: [width, nodes.get(parents[0])?.shape.at(-1)]",
        "linear: [nodes.get(parents[0])?.shape.at(-1), width]",
    ),
    Mutant(
        SUMS,
        "the sum of the loss without its logarithm",
        "const result = -Math.log(powers.terms[at].product / powers.total);",
        "const result = 1 - powers.terms[at].product / powers.total;",
    ),
    Mutant(
        SUMS,
        "positions whose sine and cosine are exchanged",
        'at % 2 ? "cos" : "sin"',
        'at % 2 ? "sin" : "cos"',
    ),
    Mutant(
        RUNS,
        "without the token that starts the target",
        "return [tgtVocab.bosId, ...ids];",
        "return [...ids];",
    ),
    Mutant(
        OPENING,
        "the decoder reads its own last token",
        "translator.decode(src, shortly)[0, :-1]",
        "translator.decode(src, shortly)[0]",
    ),
    Mutant(
        OPENING,
        "no causal mask",
        "tgt_mask = causal_mask(len(tgt), device)",
        "tgt_mask = None",
    ),
]
