"""Mutants of the listings: the idea of a piece of code, and how a notebook shows it."""

from gauntlet.mutants.mutant import Mutant

IDEA = "annotated_book/listings/idea.py"
LISTING = "annotated_book/listings/__init__.py"
MUTANTS = [
    Mutant(LISTING, "what is its own idea twice", "if idea == source", "if False"),
    Mutant(LISTING, "a notebook shows no idea", "{idea}\\n", "{source}\\n"),
    Mutant(IDEA, "checks stay", 'name == "require" or', "False and"),
    Mutant(IDEA, "fields of data classes go", "return not fields", "return True"),
    Mutant(
        IDEA,
        "what only checks have read stays",
        "return found + only_for(found, tree)",
        "return found",
    ),
    Mutant(
        IDEA,
        "statements stay folded",
        "return cuts\n    # Still",
        "return []\n    # Still",
    ),
    Mutant(
        IDEA,
        "one-tuples lose their comma",
        "return commas == 1 and",
        "return False and",
    ),
    Mutant(
        IDEA, "columns counted in bytes", ".encode()[:column].decode()", "[:column]"
    ),
]
