"""Drills of recall for a model: lists of words, each with whether it is a known answer."""

import random

from annotated_lab.small_world import words as w

Drill = list[tuple[str, bool]]

NOUNS = (*w.GENDER, *w.THINGS)
OWNERS = (*w.GENDER, *w.PLACES)  # who has a thing, or where it is
N_TURNS = 10  # questions, wishes and changes in a drill of facts
BETWEEN = (".", "?", "The", "It", "it", "the", "is", "has", "in", "to", "from", "finds")


def pairs(rng: random.Random, most_between: int = 0) -> Drill:
    """Return four nouns with a word for each, three times, each time in another order.

    ball red Anna park key Ben hat Max   hat *Max* key *Ben* ball *red* Anna *park* …
    At most `most_between` other words stand before each.
    """
    nouns = rng.sample(NOUNS, 4)
    belongs = {noun: rng.choice((*OWNERS, *w.COLORS)) for noun in nouns}
    turns = [
        ([noun, belongs[noun]], again > 0)
        for again in range(3)
        for noun in rng.sample(nouns, len(nouns))
    ]
    return spread(turns, rng, most_between)


def facts(rng: random.Random, most_between: int = 0) -> Drill:
    """Return three things, each with a color and an owner, who changes; all is asked for.

    ball red ball Anna …   Where ball *Anna* ball park Where ball *park* What ball *red*
    Ben wants ball *finds* …   At most `most_between` other words stand before each.
    """
    things = rng.sample(w.THINGS, 3)
    color = {thing: rng.choice(w.COLORS) for thing in things}
    owner = {thing: rng.choice(OWNERS) for thing in things}
    turns = [([thing, of[thing]], False) for thing in things for of in (color, owner)]
    for _ in range(N_TURNS):
        thing = rng.choice(things)
        kind = rng.choices(("change", "wish", "What", "Where"), (30, 20, 25, 25))[0]
        if kind == "change":
            owner[thing] = rng.choice(OWNERS)
            turns.append(([thing, owner[thing]], False))
        elif kind == "wish":
            name = rng.choice([*w.GENDER])
            turns.append(([name, "wants", thing, granted(name, owner[thing])], True))
        else:
            known = color if kind == "What" else owner
            turns.append(([kind, thing, known[thing]], True))
    return spread(turns, rng, most_between)


def granted(name: str, owner: str) -> str:
    if owner == name:
        return "has"
    return "takes" if owner in w.GENDER else "finds"


def spread(
    turns: list[tuple[list[str], bool]], rng: random.Random, most_between: int
) -> Drill:
    told: Drill = []
    for words, asks in turns:
        for i, word in enumerate(words, start=1):
            between = rng.choices(BETWEEN, k=rng.randint(0, most_between))
            told += [(other, False) for other in between]
            told.append((word, asks and i == len(words)))
    return told
