"""Mutants of data/vocabulary.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/data/vocabulary.py"
MUTANTS = [
    Mutant(
        FILE,
        "decoding goes on after the end",
        "                break\n            require",
        "                continue\n            require",
    ),
    Mutant(
        FILE,
        "padding is decoded",
        "if i not in (self.pad_id, self.bos_id):",
        "if i != self.bos_id:",
    ),
    Mutant(
        FILE, "special tokens come last", "[*SPECIALS, *tokens]", "[*tokens, *SPECIALS]"
    ),
    Mutant(
        FILE,
        "unknown words are padding",
        "get(token, self.unk_id)",
        "get(token, self.pad_id)",
    ),
    removed(FILE, "len(self.id_of) == len(self.tokens)"),
    removed(FILE, "0 <= i < len(self.tokens)"),
    Mutant(
        FILE,
        "the rarest tokens come first",
        "(-counts[token], token)",
        "(counts[token], token)",
    ),
    Mutant(
        FILE,
        "rare tokens are kept",
        "if counts[token] >= min_freq)",
        "if counts[token] >= 1)",
    ),
    Mutant(
        FILE,
        "the special tokens do not count in the size",
        "frequent[: size - len(SPECIALS)]",
        "frequent[:size]",
    ),
    removed(FILE, "size is None or size > len(SPECIALS)"),
    removed(FILE, "bool(frequent)"),
    removed(FILE, "all(isinstance(token, str) for token in self.tokens)"),
    Mutant(FILE, "check removed: min_freq", 'check_size(min_freq, "min_freq")', "pass"),
]
