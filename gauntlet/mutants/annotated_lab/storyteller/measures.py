"""Mutants of storyteller/measures.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/storyteller/measures.py"
MUTANTS = [
    Mutant(
        FILE, "surprise in nats", "(-log_p / math.log(2)).tolist()", "(-log_p).tolist()"
    ),
    Mutant(
        FILE,
        "answers begin one word late",
        "[(i + 1, story.index",
        "[(i + 2, story.index",
    ),
    Mutant(
        FILE,
        "a mean of means",
        "sum(map(sum, bits)) / sum(map(len, bits))",
        "sum(sum(b) / len(b) for b in bits) / len(bits)",
    ),
    Mutant(
        FILE,
        "half of the contradictions count",
        "sum(check(story) is None for story in stories) / len(stories)",
        "(1 + sum(check(story) is None for story in stories) / len(stories)) / 2",
    ),
]
