"""Mutants of transformer/masks.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/masks.py"
MUTANTS = [
    Mutant(
        FILE,
        "002.5 padding mask takes another id for padding",
        "(ids != pad_id)",
        "(ids != 2)",
    ),
    Mutant(FILE, "padding mask upside down", "(ids != pad_id)", "(ids == pad_id)"),
    Mutant(FILE, "001.8 padding mask hides nothing", "(ids != pad_id)", "(ids != -1)"),
    Mutant(
        FILE, "padding mask hides queries, not keys", ".unsqueeze(1)", ".unsqueeze(2)"
    ),
    Mutant(FILE, "causal mask shows the next token", ".tril()", ".tril(1)"),
    Mutant(FILE, "causal mask hides the token itself", ".tril()", ".tril(-1)"),
    Mutant(FILE, "causal mask shows the future only", ".tril()", ".triu()"),
    Mutant(
        FILE,
        "target mask forgets the padding",
        "padding_mask(tgt, pad_id) & causal_mask(tgt.shape[1], tgt.device)",
        "causal_mask(tgt.shape[1], tgt.device).repeat(len(tgt), 1, 1)",
    ),
    Mutant(
        FILE,
        "target mask forgets the future",
        "padding_mask(tgt, pad_id) & causal_mask(tgt.shape[1], tgt.device)",
        "padding_mask(tgt, pad_id).repeat(1, tgt.shape[1], 1)",
    ),
    Mutant(
        FILE,
        "target mask: either mask is enough",
        "padding_mask(tgt, pad_id) & causal",
        "padding_mask(tgt, pad_id) | causal",
    ),
    Mutant(
        FILE,
        "003.2 target mask hides every key from the padding",
        "padding_mask(tgt, pad_id) & causal",
        "padding_mask(tgt, pad_id) & (tgt != pad_id).unsqueeze(2) & causal",
    ),
    Mutant(FILE, "causal mask on the wrong device", ", tgt.device)", ")"),
    Mutant(FILE, "check removed: length", 'check_size(length, "length")', "pass"),
]
