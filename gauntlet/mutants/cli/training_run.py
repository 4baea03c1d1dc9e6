"""Mutants of cli/training_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "cli/training_run.py"
MUTANTS = [
    Mutant(
        FILE,
        "both languages share a tokenizer unasked",
        "if options.shared:",
        "if True:",
    ),
    Mutant(
        FILE,
        "source and target learned from the same side",
        "(pair[i] for pair in text)",
        "(pair[0] for pair in text)",
    ),
    Mutant(
        FILE,
        "each process reads the whole text",
        "rank=process_group.rank,\n        world_size=process_group.world_size,\n",
        "",
    ),
    Mutant(
        FILE,
        "accumulated batches count as steps",
        "math.ceil(n_batches / options.accumulate)",
        "n_batches",
    ),
    Mutant(
        FILE,
        "embeddings are never tied",
        "tie_embeddings=options.shared",
        "tie_embeddings=False",
    ),
    Mutant(
        FILE,
        "a training is written over",
        "options.resume or not last.exists()",
        "True",
    ),
    Mutant(
        FILE,
        "the tokenizers are not saved",
        '{**states, "options": vars(options)}',
        '{"options": vars(options)}',
    ),
    removed(FILE, "1 <= len(files) <= 2"),
    Mutant(
        FILE, "check removed: a run of another program", '"options" in extras', "True"
    ),
]
