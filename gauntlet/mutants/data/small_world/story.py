"""Mutants of data/small_world/story.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "data/small_world/story.py"
MUTANTS = [
    Mutant(
        FILE,
        "one takes what is hidden",
        "return thing.place == self.here and not thing.hidden",
        "return thing.place == self.here",
    ),
    Mutant(
        FILE,
        "one takes from somebody elsewhere",
        "thing.holder != self.subject and thing.holder in self.company()",
        "thing.holder != self.subject",
    ),
    Mutant(FILE, "what is lost cannot be found", "return thing.lost or (", "return ("),
    Mutant(
        FILE,
        "one gives to nobody",
        'if verb == "gives" and not self.company():',
        "if False:",
    ),
    Mutant(
        FILE,
        "she stays clear after two women",
        "of_gender[0] if len(of_gender) == 1 else None",
        "of_gender[0]",
    ),
    Mutant(
        FILE,
        "who is given a thing does not hold it",
        "thing.holder = self.other\n",
        "thing.holder = self.subject\n",
    ),
    Mutant(
        FILE,
        "what one carries stays",
        'self.verb in ("is", "goes", "carries")',
        'self.verb in ("is", "goes")',
    ),
    Mutant(
        FILE,
        "probabilities are not normalized",
        "word: weight / total for",
        "word: weight for",
    ),
    Mutant(
        FILE,
        "nobody is forgotten",
        '[thing.holder or "Nobody"]',
        '[thing.holder or "Who"]',
    ),
    Mutant(
        FILE,
        "a story does not have to end",
        "if len(self.words) >= w.MUST_END:",
        "if False:",
    ),
]
