"""Mutants of cli/training_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/training_run.py"
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
        "options.resume or not (folder / LAST).exists()",
        "True",
    ),
    Mutant(
        FILE,
        "the tokenizers are not saved",
        '{**states, "text": fingerprint}',
        '{"text": fingerprint}',
    ),
    removed(FILE, "1 <= len(files) <= 2"),
    Mutant(
        FILE,
        "a folder that cannot be used is found out too late",
        "    check_folder(options)\n",
        "",
    ),
    removed(FILE, "there.is_dir()"),
    Mutant(
        FILE,
        "settings are looked at after the text was read",
        "training_config(options).check_fits(device, validates)",
        "pass",
    ),
    Mutant(
        FILE,
        "the pairs to validate on are trained on",
        "leave_out=held_out.unless_held_out",
        "leave_out=lambda source: None",
    ),
    Mutant(
        FILE,
        "a folder in use is found out too late",
        "    check_unlocked(folder)\n",
        "",
    ),
    Mutant(
        FILE,
        "the best of an earlier run is found out too late",
        "        check_new(folder)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "another text is not looked for",
        '        check_same_text(fingerprint, saved.get("text"), options)\n',
        "        pass\n",
    ),
    Mutant(
        FILE,
        "a model of plain text has positions for a pair",
        "options.block or options.max_len",
        "options.max_len",
    ),
    Mutant(
        FILE,
        "a missing library is found out too late",
        "        LibraryTokenizer.check_can_learn(options.vocab_size)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "a model without room is found out too late",
        '    check_room(options, settings["max_len"])\n',
        "",
    ),
    removed(FILE, "path.exists() or not path.is_symlink()"),
    Mutant(
        FILE,
        "fewer steps than were made are no run",
        "    check_more_steps(options, saved)\n    validation = validation_batches",
        "    validation = validation_batches",
    ),
]
