"""Mutants of data/small_world/telling.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/small_world/telling.py"
MUTANTS = [
    Mutant(
        FILE, "the likeliest word is always drawn", "if len(options) == 1:", "if True:"
    ),
    Mutant(FILE, "every story is the first", "story {number}", "story 0"),
    Mutant(FILE, "entropy in nats", "-sum(p * math.log2(p)", "-sum(p * math.log(p)"),
    Mutant(
        FILE,
        "sentences are not counted",
        'sentence += word in (".", "?")',
        "sentence += 0",
    ),
    Mutant(
        FILE,
        "a contradiction is one word late",
        "Contradiction(sentence, index,",
        "Contradiction(sentence, index + 1,",
    ),
    Mutant(FILE, "space before a period", 'replace(" .", ".")', 'replace(" .", " .")'),
]
