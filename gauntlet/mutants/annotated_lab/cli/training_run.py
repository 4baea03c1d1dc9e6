"""Mutants of cli/training_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/training_run.py"
MUTANTS = [
    Mutant(
        FILE,
        "both languages share a tokenizer unasked",
        "    if options.shared:\n",
        "    if True:\n",
    ),
    Mutant(
        FILE,
        "source and target learned from the same side",
        "for i in (0, 1))",
        "for i in (0, 0))",
    ),
    Mutant(
        FILE,
        "each process reads the whole text",
        "seed=options.seed, **ranks)",
        "seed=options.seed)",
    ),
    Mutant(
        FILE, "accumulated batches count as steps", " / options.accumulate)", " / 1)"
    ),
    Mutant(
        FILE,
        "embeddings are never tied",
        "tie_embeddings=options.shared",
        "tie_embeddings=False",
    ),
    Mutant(
        FILE,
        "the tokenizers are not saved",
        'extras = {**states, "text"',
        'extras = {"text"',
    ),
    removed(FILE, "1 <= len(files) <= 2"),
    Mutant(
        FILE,
        "a folder that cannot be used is found out too late",
        "    check_out(options.out)\n",
        "",
    ),
    Mutant(
        FILE,
        "a folder in use, or of another run, is found out too late",
        "    check_folder(Path(options.out), options.resume)\n",
        "",
    ),
    Mutant(
        FILE,
        "settings are looked at after the text was read",
        "    training_config(options).check_validates(validates)\n",
        "",
    ),
    Mutant(
        FILE,
        "another text is not looked for",
        'saved["extras"]["text"] == fingerprint',
        "True",
    ),
    Mutant(
        FILE,
        "the text to validate on may be another",
        "chain(text, other_text or ())",
        "text",
    ),
    Mutant(
        FILE,
        "a model of plain text has positions for a pair",
        "options.max_len if options.block is None else options.block",
        "options.max_len",
    ),
    Mutant(
        FILE,
        "a missing library is found out too late",
        "        LibraryTokenizer.check_can_learn(options.vocab_size)\n",
        "        pass\n",
    ),
    removed(FILE, "n_numbers <= MOST_NUMBERS and n_layers <= MOST_LAYERS"),
    Mutant(
        FILE, "the positions need no room", '(sizes["max_len"] + n_layers', "(n_layers"
    ),
    Mutant(
        FILE,
        "another length is not looked at",
        "        check_length(options, saved)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "one cycle may be made longer",
        'now == before if options.schedule == "one-cycle" else done <= now',
        "done <= now",
    ),
    Mutant(
        FILE,
        "plain text has the defaults of pairs",
        'FOR_PLAIN_TEXT if given.get("text") else {}',
        "{}",
    ),
    Mutant(
        FILE,
        "a resumed run forgets its options",
        "TrainOptions(**(saved | given))",
        "TrainOptions(**given)",
    ),
    Mutant(
        FILE, "other options are not looked at", "if given[n] != saved[n])", "if False)"
    ),
    Mutant(
        FILE,
        "the files of a run may not be moved",
        '"resume", "files", "text", "validation"',
        '"resume", "validation"',
    ),
    removed(FILE, "not given.get(other)"),
    Mutant(
        FILE,
        "check removed: a run of another program",
        'isinstance(extras, dict) and "options" in extras',
        "True",
    ),
    removed(FILE, "options.block <= options.max_tokens"),
    Mutant(
        FILE,
        "the end of a file is not learned",
        "end * ends_file",
        "[]",
    ),
    Mutant(
        FILE,
        "a file that is missing is found out too late",
        "            PlainText(files)\n",
        "            pass\n",
    ),
]
