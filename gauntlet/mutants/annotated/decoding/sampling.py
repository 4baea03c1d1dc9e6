"""Mutants of decoding/sampling.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/decoding/sampling.py"
MUTANTS = [
    Mutant(
        FILE,
        "temperature multiplies",
        "(at_least_float32(logits) / temperature)",
        "(at_least_float32(logits) * temperature)",
    ),
    Mutant(
        FILE, "top_k keeps one too many", "ranked[:, top_k:]", "ranked[:, top_k + 1 :]"
    ),
    Mutant(
        FILE,
        "top_p cuts the token that reaches it",
        "ranked.cumsum(dim=-1) - ranked  #",
        "ranked.cumsum(dim=-1)  #",
    ),
    Mutant(
        FILE,
        "top_p of all, and not of what top_k left",
        "before >= top_p * ranked.sum(dim=-1, keepdim=True)",
        "before >= top_p",
    ),
    Mutant(FILE, "top_p of 1 cuts what is rare", "and top_p < 1", ""),
    Mutant(
        FILE,
        "probabilities left in the order of their size",
        ".scatter(-1, order, ranked)",
        " + ranked",
    ),
    Mutant(
        FILE,
        "what is left does not sum to 1",
        "return kept / kept.sum(dim=-1, keepdim=True)",
        "return kept",
    ),
    Mutant(FILE, "a token without probability is drawn", ", right=True", ""),
    Mutant(
        FILE,
        "a point beyond the last end",
        "numbers.unsqueeze(1) * ends[:, -1:]",
        "numbers.unsqueeze(1)",
    ),
    Mutant(
        FILE,
        "random numbers of another sentence",
        "numbers[rows, position]",
        "numbers[: len(rows), position]",
    ),
    Mutant(
        FILE,
        "one random number for all tokens",
        "numbers[rows, position]",
        "numbers[rows, 0]",
    ),
    Mutant(
        FILE,
        "the generator is not used",
        "generator=generator, device=source",
        "device=source",
    ),
    removed(FILE, "and temperature >= 1e-6"),
    removed(FILE, "and isfinite(temperature)"),
    removed(FILE, "top_k >= 1"),
    removed(FILE, "0 < top_p <= 1"),
    Mutant(
        FILE,
        "sampling always uses a cache",
        "open_decoder(model, src, src_mask, max_len, cache)",
        "open_decoder(model, src, src_mask, max_len, True)",
    ),
    Mutant(
        FILE,
        "continuing at the beginning of the beginning",
        "range(1, start):  # read",
        "range(1, 1):  # read",
    ),
    Mutant(FILE, "continuing is always random", "if temperature != 0:", "if True:"),
    Mutant(FILE, "continuing is never random", "if temperature != 0:", "if False:"),
    Mutant(
        FILE,
        "temperature is not used",
        "logits, temperature, top_k, top_p)\n        return",
        "logits, 1.0, top_k, top_p)\n        return",
    ),
    Mutant(
        FILE,
        "check removed: max_len of continuing",
        "isinstance(max_len, int) and start <= max_len <= most,",
        "True,",
    ),
]
