"""Mutants of widgets/kit/lookup.js."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/kit/lookup.js"
MUTANTS = [
    Mutant(
        FILE,
        "sliders in the wrong order",
        "index * choices[name].length",
        "index * names.length",
    ),
    Mutant(
        FILE, "a field that is not there is null", "if (values[index] !== null) ", ""
    ),
    Mutant(
        FILE,
        "an error comes with an answer",
        "answer.error ? { error: answer.error } : answer",
        "answer",
    ),
    Mutant(FILE, "lists become dictionaries", "? [] : {}", "? {} : {}"),
    Mutant(
        FILE,
        "the last key does not make a list",
        "keys[i + 1] ?? last",
        'keys[i + 1] ?? ""',
    ),
]
