"""Mutants of data/small_world/story.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/small_world/story.py"
MUTANTS = [
    Mutant(
        FILE,
        "one finds what somebody has",
        'return "takes" if self.wish.holder else "finds"',
        'return "finds"',
    ),
    Mutant(
        FILE,
        "one takes what one has",
        "if self.wish.holder == self.wanter:",
        "if False:",
    ),
    Mutant(
        FILE,
        "what is lost has to be where it was",
        "return {place: 1.0} if place else uniform(w.PLACES)",
        "return {str(place): 1.0}",
    ),
    Mutant(
        FILE,
        "one gives something to oneself",
        "uniform(name for name in self.people if name != self.subject)",
        "uniform(self.people)",
    ),
    Mutant(
        FILE,
        "she stays clear between two women",
        "self.is_clear = giver == wanter or w.GENDER[giver] != w.GENDER[wanter]",
        "self.is_clear = True",
    ),
    Mutant(
        FILE,
        "her is clear between two women",
        "if w.GENDER[name] == w.GENDER[self.subject]:",
        "if False:",
    ),
    Mutant(
        FILE,
        "who is given a thing does not hold it",
        "self.move(wanter)\n",
        "self.move(giver)\n",
    ),
    Mutant(
        FILE,
        "what is hidden stays with who hid it",
        "if self.verb in w.DEEDS:",
        'if self.verb == "gives":',
    ),
    Mutant(
        FILE, "a wish is never granted", "self.granted = True", "self.granted = False"
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
