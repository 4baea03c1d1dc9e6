"""Mutants of cli/memory.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/memory.py"
MUTANTS = [
    removed(FILE, "n_numbers <= MOST_NUMBERS and options.n_layers <= MOST_LAYERS"),
    Mutant(
        FILE,
        "the positions need no room",
        "max_len * d_model + options.n_layers",
        "options.n_layers",
    ),
    Mutant(
        FILE,
        "every error is a lack of memory",
        "        if not is_out_of_memory(error):\n            raise\n",
        "",
    ),
    Mutant(
        FILE,
        "only a GPU lacks memory",
        '"DefaultCPUAllocator" in str(error) or "invalid size" in str(error)',
        "False",
    ),
]
