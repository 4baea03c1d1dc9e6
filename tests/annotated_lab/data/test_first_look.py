"""A first look at text: what is meant passes, and what is not is refused with its remedy."""

import random

import pytest

from annotated import number_words
from annotated_lab.data.first_look import look_at_pairs, look_at_plain_text
from annotated_lab.data.parallel_text import ParallelText
from annotated_lab.data.plain_text import PlainText
from tests.helpers.small import refused

WORDS = [
    "a",
    "red",
    "dog",
    "and",
    "the",
    "two",
    "cats",
    "sleep",
    "under",
    "our",
    "green",
    "house",
]


def sentences(n, seed=0):
    """Return pairs of about the same length, as translations are."""
    rng = random.Random(seed)
    lines = [" ".join(rng.choices(WORDS, k=rng.randint(3, 20))) for _ in range(n)]
    return [(line, line.upper() + " X") for line in lines]


@pytest.fixture
def look(tmp_path):
    def look(rows, name="a.tsv", **how):
        (tmp_path / name).write_text(
            "".join("\t".join(row) + "\n" for row in rows), "utf-8"
        )
        return look_at_pairs(ParallelText(tmp_path / name, **how))

    return look


def test_what_is_meant_passes(look):
    rng = random.Random(1)
    by_length = sorted(sentences(2000), key=lambda pair: len(pair[0]))
    numbers = [number_words(n) for n in rng.sample(range(10**6), 2000)]
    for rows in (sentences(2000), by_length, numbers, sentences(3)):
        found = look(rows)
        assert (found.doubts, found.refusals) == ([], []), str(found)
    assert "pairs that come again: 50" in str(look(sentences(2000) * 2))
    same = [(src, src) for src, _ in sentences(50_000)]  # more than are read closely
    assert look(same).doubts == ["in more than half of the pairs both sides are equal"]
    # Digits are a source that may be meant: a doubt, and no more.
    found = look([(str(n), number_words(n)[0]) for n in range(1000, 2000)])
    assert (
        "the sources are numbers or ids in 100%" in found.doubts[0]
        and not found.refusals
    )


@pytest.mark.parametrize("first", ["0.97", "en", "s-17", "2024-02-01"])
def test_a_column_that_is_no_language(look, first):
    rows = [(first, *pair) for pair in sentences(300)]
    with refused(
        "the sources are", first, "Choose two columns, as --columns 2,3", "--trust-text"
    ):
        look(rows).check()
    look(rows).check(trust=True)
    look(rows, columns=("2", "3")).check()
    # What was chosen is doubted and not refused, unless it is always the same.
    scores = [(f"0.{i}", *pair) for i, pair in enumerate(sentences(300))]
    found = look(scores, columns=("1", "2"))
    assert "are numbers or ids" in found.doubts[0] and not found.refusals
    with refused("the sources are always the same"):
        look([("en", pair[0]) for pair in sentences(300)]).check()


@pytest.mark.parametrize("at, missing", [(0, 1), (1300, 1), (1700, 3)])
def test_shifted_sides_and_the_line(look, at, missing):
    src, tgt = zip(*sentences(2400), strict=True)
    shifted = [*tgt[:at], *tgt[at + missing :], *["X"] * missing]
    (refusal,) = look(list(zip(src, shifted, strict=True))).refusals
    assert f"are shifted by {missing}" in refusal
    pair = int(refusal.split("pair ")[1].split(" on")[0].replace(",", ""))
    assert abs(pair - at) < 20
    random.Random(2).shuffle(shuffled := list(tgt))
    assert "do not go together" in str(
        look(list(zip(src, shuffled, strict=True))).doubts
    )


def test_a_line_that_is_empty_on_one_side(look):
    rows = sentences(30)
    rows[16] = (rows[16][0], "")
    assert look(rows).doubts == [
        "line 17 is empty on one side: are those after it aligned?"
    ]


def test_markup_pieces_and_entities(look, tmp_path):
    with refused("100.0% of sources are markup", "sed -E", "of targets are markup"):
        look(
            [(f'<seg id="3">{a}</seg>', f"<seg>{b}</seg>") for a, b in sentences(50)]
        ).check()
    tagged = [("<url>www</url>", "<url>www</url>"), *sentences(50)]
    assert "2.0% of sources are markup" in look(tagged).doubts[0]
    language = [(f"<fr> {a}", b) for a, b in sentences(50)]  # asks for a language
    assert look(language).doubts == []
    cut = [
        (a.replace("o", "o@@ "), b.replace("&", "&amp;") + " &quot;")
        for a, b in sentences(50)
    ]
    doubts = look(cut).doubts
    assert "of sources are cut into sub-words" in doubts[0] and "&quot;" in doubts[1]


def test_plain_text(tmp_path):
    (tmp_path / "wiki.txt").write_text('<doc id="1">\nwords\n</doc>\n' * 30)
    (tmp_path / "table.txt").write_text("a dog\tein Hund\n" * 30)
    (tmp_path / "book.txt").write_text("\n".join(a for a, _ in sentences(50)))
    with refused("66.7% of lines of", "wiki.txt are markup"):
        look_at_plain_text(PlainText([tmp_path / "wiki.txt"])).check()
    assert "for pairs leave out --text" in str(
        look_at_plain_text(PlainText([tmp_path / "table.txt"]))
    )
    found = look_at_plain_text(PlainText([tmp_path / "book.txt"]))
    assert (found.doubts, found.refusals) == ([], [])
