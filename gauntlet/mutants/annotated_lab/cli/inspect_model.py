"""Mutants of cli/inspect_model.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/inspect_model.py"
MUTANTS = [
    Mutant(
        FILE,
        "only models of pairs can be inspected",
        '.get("model") == DecoderOnly.__name__',
        '.get("model") == "none"',
    ),
    Mutant(
        FILE,
        "a thousand million layers are tried",
        " and options.n_layers <= MOST_LAYERS",
        "",
    ),
]
