"""Mutants of widgets/in_page/words.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/in_page/words.js"
MUTANTS = [
    Mutant(
        FILE, "another limit", "const LIMIT = 1_000_000;", "const LIMIT = 2_000_000;"
    ),
    Mutant(FILE, "a space that Python has is none", "\\\\x1c-\\\\x20", "\\\\x20"),
    Mutant(FILE, "capitals are kept", "text.toLowerCase()", "text"),
    Mutant(FILE, "what has no width is seen", "/[\\xad\\u200b]/g", "/[\\xad]/g"),
    Mutant(
        FILE, "a long dash does not separate", "\\u2010-\\u2014]", "\\u2010-\\u2013]"
    ),
    Mutant(FILE, "and before a hundred", 'rest < 100 ? "and "', 'rest <= 100 ? "and "'),
    Mutant(
        FILE,
        "no and after a hundred",
        "`${start} and ${belowHundred(rest)}`",
        "`${start} ${belowHundred(rest)}`",
    ),
    Mutant(FILE, "twenty is below twenty", "number < 20", "number <= 20"),
    Mutant(FILE, "a minus sign is no sign", "/^[-+−]?[\\d.]", "/^[-+]?[\\d.]"),
    Mutant(FILE, "a number with an exponent is a word", "(e[-+]?\\d+)?$/i", "$/i"),
    Mutant(
        FILE,
        "four digits before a comma",
        "\\d{1,3}([ ,'’_",
        "\\d{1,4}([ ,'’_",
    ),
    Mutant(FILE, "a hundred is not read", 'word === "a" &&', "false &&"),
    Mutant(
        FILE,
        "a is one before any word",
        "/^(hundred|thousand)$/.test(words[i + 1])",
        "true",
    ),
    Mutant(
        FILE,
        "what is no number is none",
        "if (!(number < LIMIT))",
        "if (number >= LIMIT)",
    ),
    Mutant(
        FILE,
        "a word that is hardly near is suggested",
        "ratio >= 0.6",
        "ratio >= 0.5",
    ),
    Mutant(
        FILE,
        "of equally near words, the first",
        "a.choice < b.choice ? 1 : -1",
        "a.choice > b.choice ? 1 : -1",
    ),
    Mutant(
        FILE, "of equally long runs, the last", "size > best.size", "size >= best.size"
    ),
    Mutant(
        FILE,
        "what stands left of the run is not compared",
        "matching(a.slice(0, i), b.slice(0, j))",
        "0",
    ),
    Mutant(
        FILE,
        "what stands right of the run is not compared",
        "matching(a.slice(i + size), b.slice(j + size))",
        "0",
    ),
]
