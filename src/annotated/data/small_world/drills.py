"""Drills of recall, which a model practices before it reads stories and while it does.

In a story the answer to "Who has the ball?" stands far from the question, and words that say
nothing stand beside both. A small model that begins with stories learns their form, and then
guesses between the two things for millions of words. In a drill a noun is followed by what
belongs to it: at first at once, then with other words between.
"""

from __future__ import annotations

import random

from annotated.data.small_world import words as w

N_NOUNS, N_TURNS, NEWS = (
    3,
    10,
    0.3,
)  # how often something new is said, and nothing asked
BETWEEN = (".", "?", "The", "It", "it", "the", "is", "has", "in", "to", "from", "wants")


def drill(rng: random.Random, most_between: int = 0) -> list[tuple[str, bool]]:
    """Words, each with whether it is an answer: the one word that can stand there.

    ball red ball Anna key blue key garden … What ball *red* … ball park … Where ball *park*

    Args:
        rng: draws the nouns, what belongs to them, and what is asked.
        most_between: in front of each word stand so many others, at most.
    """
    nouns = rng.sample(w.THINGS, N_NOUNS)
    color = {noun: rng.choice(w.COLORS) for noun in nouns}
    where = {noun: rng.choice((*w.GENDER, *w.PLACES)) for noun in nouns}
    turns = [[noun, known[noun]] for noun in nouns for known in (color, where)]
    for _ in range(N_TURNS):
        noun, chance = rng.choice(nouns), rng.random()
        if chance < NEWS:
            where[noun] = rng.choice((*w.GENDER, *w.PLACES))
            turns.append([noun, where[noun]])
        elif chance < (1 + NEWS) / 2:
            turns.append(["What", noun, color[noun]])
        else:
            turns.append(["Where", noun, where[noun]])
    told: list[tuple[str, bool]] = []
    for turn in turns:
        for word in turn:
            between = rng.choices(BETWEEN, k=rng.randint(0, most_between))
            told += [(other, False) for other in between]
            told.append((word, len(turn) == 3 and word == turn[-1]))
    return told
