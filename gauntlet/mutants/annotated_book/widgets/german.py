"""Mutants of widgets/in_page/german.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/german.js"
MUTANTS = [
    Mutant(FILE, "one is eins before a word", "if (number === 1 && before)", "if (false)"),
    Mutant(FILE, "zero is nothing", "rest || !front", "rest"),
    Mutant(FILE, "einhunderteintausend", "before && !hundreds", "before"),
    Mutant(FILE, "any ein may be missing", "/^ein(hundert|tausend)/", "/ein(hundert|tausend)/"),
    Mutant(FILE, "neunzehnhundert is wrong", "number < 2000", "number < 1900"),
    Mutant(FILE, "zehnhundert is right", "number >= 1100", "number >= 1000"),
    Mutant(FILE, "hundred alone is no number", "upTo99(words.slice(0, at)) : 1",
           "upTo99(words.slice(0, at)) : 0"),
    Mutant(FILE, "two hundred and", "(after.length && !rest) ? null : 100", "false ? null : 100"),
    Mutant(FILE, "twelve hundred is no number", "belowThousands(words, 99)",
           "belowThousands(words, 9)"),
    Mutant(FILE, "forty eleven", "ones > 0 && ones < 10", "ones > 0"),
    Mutant(FILE, "forty zero", "ones > 0 && ones < 10", "ones < 10"),
]  # fmt: skip
