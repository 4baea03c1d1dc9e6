"""Mutants of widgets/in_page/search.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/search.js"
MUTANTS = [
    Mutant(
        FILE,
        "log-probabilities that do not sum to 1",
        "logit - most - all",
        "logit - most",
    ),
    Mutant(
        FILE,
        "one token too many",
        "ids.length < model.config.max_len",
        "ids.length <= model.config.max_len",
    ),
    Mutant(
        FILE,
        "the sum begins with the second token",
        "log_probability += logSoftmax(logits)[id];",
        "log_probability += steps.length && logSoftmax(logits)[id];",
    ),
    Mutant(
        FILE,
        "what is drawn is hidden when it is unlikely",
        "rank < SHOWN || other === id",
        "rank < SHOWN",
    ),
    Mutant(
        FILE,
        "multiplied by the temperature",
        "logit / temperature",
        "logit * temperature",
    ),
    Mutant(FILE, "top-k is not read", "top_k ?? logits.length", "logits.length"),
    Mutant(
        FILE,
        "top-p leaves out the token that reaches it",
        "rank && ends[rank - 1]",
        "ends[rank]",
    ),
    Mutant(
        FILE, "top-p of everything, not of the top k", "top_p * ends.at(-1)", "top_p"
    ),
    Mutant(FILE, "kept probabilities do not sum to 1", "(p) => p / sum", "(p) => p"),
    Mutant(
        FILE,
        "the other end of the scale is drawn",
        "end > number * ends.at(-1)",
        "end > (1 - number) * ends.at(-1)",
    ),
    Mutant(
        FILE, "other random numbers", "seed ^ (seed >>> 15)", "seed ^ (seed >>> 14)"
    ),
    Mutant(
        FILE, "seeds are not read", "randomNumbers(settings.seed)", "randomNumbers(0)"
    ),
    Mutant(
        FILE,
        "length penalty begins elsewhere",
        "((5 + length) / 6)",
        "((6 + length) / 7)",
    ),
    Mutant(
        FILE,
        "the score is not penalized",
        "const score = penalized(total, length);",
        "const score = total;",
    ),
    Mutant(
        FILE, "too few candidates", "slice(0, 2 * beam_size)", "slice(0, beam_size)"
    ),
    Mutant(
        FILE,
        "candidates outside of the beam may end",
        "if (rank >= beam_size) return seen;",
        "",
    ),
    Mutant(
        FILE,
        "one beam too many",
        "kept.length === beam_size",
        "kept.length > beam_size",
    ),
    Mutant(
        FILE,
        "beams share a cache",
        "cache: new Map(beams[parent].cache)",
        "cache: beams[parent].cache",
    ),
    Mutant(
        FILE,
        "the longest is one longer",
        "model.config.max_len - 1",
        "model.config.max_len",
    ),
    Mutant(
        FILE,
        "the search stops at the first that ends",
        "penalized(beams[0].total, longest) > best.score",
        "best.score === -Infinity",
    ),
    Mutant(
        FILE, "the last that ends is the best", "if (score > best.score)", "if (true)"
    ),
    Mutant(
        FILE,
        "greedy decoding is compared with itself",
        "return { settings, found, greedy: {",
        "return { settings, found: greedy, greedy: {",
    ),
]
