"""Mutants of storyteller/storyteller.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/storyteller/storyteller.py"
MUTANTS = [
    Mutant(
        FILE,
        "the word of another length is named",
        "self.tokenizer.tokenize(composed(text))",
        "self.tokenizer.tokenize(text)",
    ),
    Mutant(
        FILE,
        "an unknown word is read",
        "if self.vocabulary.unk_id in ids:",
        "if False:",
    ),
    Mutant(
        FILE, "no start token", "return [self.vocabulary.bos_id, *ids]", "return [*ids]"
    ),
    Mutant(FILE, "the seed is not used", "manual_seed(seed)", "manual_seed(0)"),
    Mutant(
        FILE,
        "temperature is not used",
        "begun, **how)",
        'begun, **{**how, "temperature": 1.0})',
    ),
    Mutant(
        FILE,
        "the least likely word first",
        "sort(descending=True)",
        "sort(descending=False)",
    ),
    Mutant(FILE, "surprise in nats", "-math.log2(row[i])", "-math.log(row[i])"),
]
