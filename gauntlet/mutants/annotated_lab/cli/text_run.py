"""Mutants of cli/text_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/text_run.py"
MUTANTS = [
    Mutant(
        FILE,
        "fewer steps of plain text than were made are no run",
        "    check_more_steps(options, saved)\n",
        "",
    ),
    removed(FILE, "options.block <= options.max_tokens"),
    Mutant(
        FILE,
        "another plain text is not looked for",
        '        check_same_text(fingerprint, saved.get("text"), options)\n',
        "        pass\n",
    ),
    Mutant(
        FILE,
        "what is held out is trained on",
        "held_out is None or passage not in held_out",
        "True",
    ),
    Mutant(
        FILE,
        "the end of a file is not learned",
        "[vocabulary.eos_id] * ends_file",
        "[]",
    ),
    Mutant(
        FILE,
        "each process reads all blocks",
        "tokenizer, options, **ranks)\n    n_tokens",
        "tokenizer, options)\n    n_tokens",
    ),
    Mutant(
        FILE,
        "a file that is missing is found out too late",
        "        PlainText(files)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "the tokenizer of plain text is not saved",
        '{**states, "text": fingerprint}',
        '{"text": fingerprint}',
    ),
    Mutant(
        FILE,
        "embeddings of plain text are never tied",
        "tie_embeddings=options.shared",
        "tie_embeddings=False",
    ),
]
