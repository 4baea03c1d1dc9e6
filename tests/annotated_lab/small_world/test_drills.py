"""Drills of recall: each answer follows from the words before it."""

import random

import pytest

from annotated_lab.small_world import words as w
from annotated_lab.small_world.drills import BETWEEN, facts, pairs
from annotated_lab.small_world.words import MAX_WORDS, VOCABULARY

SEEDS = range(200)


@pytest.mark.parametrize("drill", [pairs, facts])
@pytest.mark.parametrize("most_between", [0, 2])
def test_words_of_the_world_in_one_order_for_each_seed(drill, most_between):
    rows = [drill(random.Random(seed), most_between) for seed in SEEDS]
    assert rows == [drill(random.Random(seed), most_between) for seed in SEEDS]
    assert len({tuple(row) for row in rows}) == len(rows)
    assert {word for row in rows for word, _ in row} <= set(VOCABULARY)
    assert max(map(len, rows)) <= MAX_WORDS or most_between
    length = sum(map(len, rows)) / len(rows)
    plain = sum(len(drill(random.Random(seed))) for seed in SEEDS) / len(rows)
    assert length == pytest.approx(plain * (1 + most_between / 2), rel=0.05)


def without_others(told):
    """The words that say something. "finds" can be both, and is kept where it is an answer."""
    return [(word, asked) for word, asked in told if asked or word not in BETWEEN]


@pytest.mark.parametrize("most_between", [0, 2])
def test_a_pair_is_repeated(most_between):
    for seed in SEEDS:
        told = without_others(pairs(random.Random(seed), most_between))
        known = {}
        assert len(told) == 3 * 8
        for i in range(0, len(told), 2):
            (noun, first), (belongs, asked) = told[i : i + 2]
            assert not first and asked == (i >= 8)
            assert known.setdefault(noun, belongs) == belongs
        assert len(known) == 4


@pytest.mark.parametrize("most_between", [0, 2])
def test_facts_by_a_second_account(most_between):
    """Read from left to right, by their own rules: what belongs to a thing, and what is asked."""
    seen = set()
    for seed in SEEDS:
        told = without_others(facts(random.Random(seed), most_between))
        color, owner, i = {}, {}, 0
        while i < len(told):
            word = told[i][0]
            asks = word in ("What", "Where") or told[i + 1][0] == "wants"
            length = 2 + asks + (word in w.GENDER and asks)
            turn, marks = map(list, zip(*told[i : i + length], strict=True))
            assert marks == [False] * (len(turn) - 1) + [asks]
            *_, thing, last = turn
            if word == "What":
                assert last == color[thing]
            elif word == "Where":
                assert last == owner[thing]
            elif asks:
                held = "takes" if owner[thing] in w.GENDER else "finds"
                assert last == ("has" if owner[thing] == word else held)
            else:
                (color if last in w.COLORS else owner)[thing] = last
            seen.add((asks, word if word in ("What", "Where") else "", last == "has"))
            i += len(turn)
    assert {(True, "What", False), (True, "Where", False), (False, "", False)} < seen


def test_somebody_has_it_already_now_and_then():
    rows = [row for seed in range(1500) for row in facts(random.Random(seed))]
    assert {"has", "takes", "finds"} < {word for word, asked in rows if asked}
