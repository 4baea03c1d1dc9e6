"""Pairs that are held out of the training, to validate on."""

from annotated_lab import ParallelText
from annotated_lab.data.held_out import hold_out
from tests.helpers.small import refused

SOURCES = [f"source {number}" for number in range(200)]


def parts(tmp_path, sources, at_most=1000, seed=0):
    path = tmp_path / "text.tsv"
    path.write_text("".join(f"{source}\ttarget\n" for source in sources))
    for part in ParallelText(path).split(at_most, seed):
        yield [source for source, _ in part], part.report


def test_a_twentieth_is_held_out_and_trained_on_by_nobody(tmp_path):
    (train, train_report), (validate, report) = parts(tmp_path, SOURCES)
    assert len(validate) == 200 // 20
    assert sorted(train + validate) == sorted(SOURCES)
    assert "190 pairs kept, left out: 10 held out (first: " in str(train_report)
    assert "10 pairs kept, left out: 190 for training (first: " in str(report)
    assert len([*parts(tmp_path, SOURCES, at_most=3)][1][0]) == 3
    (train, _), (validate, _) = parts(tmp_path, SOURCES * 3)
    assert not {*train} & {*validate}
    assert len(train + validate) == 600

    def held(sources, seed):
        return sorted([*parts(tmp_path, sources, seed=seed)][1][0])

    assert held(SOURCES, 0) == held(SOURCES[::-1], 0)
    assert held(SOURCES, 0) != held(SOURCES, 1)


def test_what_comes_often_or_is_short_is_not_held_out():
    """Never more than the share, even if it were one sentence: then nothing is held out."""
    assert hold_out(["yes"] * 100, 1000, 0) is None
    for seed in range(9):
        sources = [*["yes"] * 150, *SOURCES]
        held_out = hold_out(sources, 1000, seed)
        held = [source for source in sources if source in held_out]
        assert 0 < len(held) <= 350 // 20
        assert "yes" not in held
    sources = SOURCES * 3
    held_out = hold_out(sources, 4, 0)  # one three times; the next would be six in all
    assert sum(source in held_out for source in sources) == 3
    assert hold_out(SOURCES[:19], 1000, 0) is None
    assert hold_out(SOURCES, 0, 0) is None
    for at_most in (-1, 0.5):
        with refused(f"hold_out must be an integer of at least 0, got {at_most}"):
            hold_out(SOURCES, at_most, 0)
