"""Mutants of cli/text_report.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/text_report.py"
MUTANTS = [
    Mutant(
        FILE,
        "nats are called bits",
        "trainer.state.best_loss / math.log(2)",
        "trainer.state.best_loss",
    ),
    Mutant(
        FILE,
        "an unknown character costs nothing to spell",
        " + n_unknown * BITS_OF_UNKNOWN",
        "",
    ),
    Mutant(FILE, "a byte is a character", "len(text.encode())", "len(text)"),
    Mutant(
        FILE,
        "the trigram sees one token less",
        "len(context) - order + 1 :",
        "len(context) - order + 2 :",
    ),
    Mutant(
        FILE,
        "words are said to spell a text",
        "isinstance(self.tokenizer, WordTokenizer)",
        "False",
    ),
    Mutant(FILE, "all of a long text is counted", "ids[:left]", "ids"),
    Mutant(FILE, "every model is better than counts", "model < counted", "True"),
    Mutant(
        FILE,
        "nobody is told that a model learns by heart",
        "if trainer.state.since_best:",
        "if False:",
    ),
]
