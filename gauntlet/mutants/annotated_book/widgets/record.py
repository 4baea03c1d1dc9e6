"""Mutants of widgets/kit/record.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/kit/record.py"
MUTANTS = [
    Mutant(
        FILE,
        "states that end in an error make columns longer",
        'answers if name == "error" else legal',
        "answers",
    ),
    Mutant(
        FILE,
        "no field is the same everywhere",
        "range(len(choices) + 1)",
        "range(1, len(choices) + 1)",
    ),
    Mutant(
        FILE,
        "sliders that decide something are left out",
        "values.setdefault(part, value) != value",
        "False",
    ),
    Mutant(
        FILE,
        "each field has a column of its own",
        "columns.setdefault(seen, len(columns))",
        "columns.setdefault((name, *seen), len(columns))",
    ),
    Mutant(
        FILE,
        "fields lose their path",
        'f"{path}.{key}" if path else str(key)',
        "str(key)",
    ),
    Mutant(
        FILE,
        "look up: a field that is not there is None",
        "if values[index] is not None:",
        "if True:",
    ),
    Mutant(
        FILE,
        "look up: an error comes with an answer",
        'return {"error": found["error"]} if "error" in found else found',
        "return found",
    ),
]
