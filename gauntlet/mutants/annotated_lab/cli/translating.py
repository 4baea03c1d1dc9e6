"""Mutants of cli/translating.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/translating.py"
MUTANTS = [
    Mutant(
        FILE,
        "beams are looked at with the first text",
        "    check_search(options.beam, options.length_penalty)\n",
        "",
    ),
    Mutant(
        FILE,
        "the settings of sampling are looked at with the first text",
        "        check_sampling(options.temperature, options.top_k, options.top_p)\n",
        "",
    ),
    Mutant(
        FILE,
        "a model that is missing is found out after the text was read",
        "    translator = load_translator(options)\n    sources, references",
        "    list(text)\n    translator = load_translator(options)\n    sources, references",
    ),
    Mutant(
        FILE,
        "--to asks the German one",
        "shipped = LANGUAGES if options.to else SHIPPED",
        "shipped = SHIPPED",
    ),
    Mutant(
        FILE,
        "an empty line asks for a language, too",
        "        if line.strip():\n",
        "        if True:\n",
    ),
    Mutant(
        FILE,
        "a language is refused only with a text",
        "        translator.asking_for([], options.to)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "all languages in the place of one",
        'if pair[0].startswith(f"<{code}>")',
        "",
    ),
    Mutant(
        FILE,
        "an empty line is skipped",
        "        write(translation)\n",
        "        if line.strip():\n            write(translation)\n",
    ),
    Mutant(
        FILE,
        "a line that cannot be read ends with success",
        "            code = UNUSABLE\n",
        "            pass\n",
    ),
    Mutant(
        FILE,
        "the last checkpoint is used, not the best",
        "for file in (best, last)",
        "for file in (last, best)",
    ),
    Mutant(
        FILE,
        "sources that cannot be read are not counted",
        '    hypotheses = [""] * len(sources)\n',
        '    hypotheses = ["eins"] * len(sources)\n',
    ),
    Mutant(
        FILE,
        "the batches of an evaluation get out of order",
        "zip(chosen, written, strict=True)",
        "zip(chosen[::-1], written, strict=True)",
    ),
    Mutant(
        FILE,
        "sampling draws the same for each line",
        "translator.translate([text], **how)",
        "translator.translate([text], **decoding_options(options))",
    ),
]
