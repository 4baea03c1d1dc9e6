"""Mutants of widgets/in_page/tokenizers.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/tokenizers.js"
MUTANTS = [
    Mutant(FILE, "an unknown word is padding", "?? this.unkId", "?? this.padId"),
    Mutant(
        FILE,
        "decoding reads on after the end",
        "end < 0 ? ids.length : end",
        "ids.length",
    ),
    Mutant(
        FILE,
        "decoding writes the start",
        "id !== this.padId && id !== this.bosId",
        "id !== this.padId",
    ),
    Mutant(
        FILE,
        "decoding writes padding",
        "id !== this.padId && id !== this.bosId",
        "id !== this.bosId",
    ),
    Mutant(FILE, "no word with a typographic apostrophe", "['’-]", "['-]"),
    Mutant(FILE, "punctuation is cut from its space", "| ?${MARK}+|", "|${MARK}+|"),
    Mutant(FILE, "a space before a bracket that closes", "[.,;:!?)]", "[.,;:!?]"),
    Mutant(
        FILE,
        "a special token may be typed",
        "!this.words.includes(word)",
        "!vocabulary.tokens.includes(word)",
    ),
    Mutant(FILE, "a special token is suggested", "slice(SPECIALS.length)", "slice(0)"),
    Mutant(
        FILE, "the newest merge comes first", "Math.min(...ahead)", "Math.max(...ahead)"
    ),
    Mutant(FILE, "merges may go back", "(place) => place > done", "() => true"),
    Mutant(
        FILE,
        "a merge that comes twice is made once",
        "[...(this.places.get(key) ?? []), place]",
        "[place]",
    ),
    Mutant(FILE, "a merged letter is used again", "if (isPair) i++;", ""),
    Mutant(FILE, "check removed: empty text", "if (!ids.length)", "if (false)"),
    Mutant(FILE, "check removed: no word", "if (!words.length)", "if (false)"),
]
