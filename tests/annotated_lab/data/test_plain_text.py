"""Plain text in passages: nothing is lost, none is on both sides, and gaps stay gaps."""

import gzip
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotated_lab.data.plain_text import PASSAGE, PlainText, Stretch
from tests.helpers.small import refused

PARAGRAPH = "It was a dark night, and nobody saw the ship.\n" * 7 + "\n"


@pytest.fixture
def text(tmp_path):
    def make(*contents):
        paths = []
        for i, content in enumerate(contents):
            paths.append(tmp_path / f"{i}.txt")
            content = content.encode() if isinstance(content, str) else content
            paths[-1].write_bytes(content)
        return PlainText(paths)

    return make


def joined(passages):
    return "".join(passage.text for passage in passages)


LINES = st.lists(st.text(st.sampled_from("ab é\t."), max_size=900), min_size=1)


@given(lines=LINES)
def test_the_passages_are_the_text(lines, tmp_path_factory):
    path = tmp_path_factory.mktemp("text") / "a.txt"
    content = "x" + "\n".join(lines) + "\n"
    path.write_text(content, "utf-8", newline="")
    passages = list(PlainText([path]).passages())
    assert joined(passages) == unicodedata.normalize("NFC", content)
    assert all(len(passage.text) >= PASSAGE for passage in passages[:-1])
    assert [p.ends_file for p in passages] == [False] * (len(passages) - 1) + [True]


def test_a_passage_ends_with_a_line_or_a_word(text):
    for passage in list(text(PARAGRAPH * 20).passages())[:-1]:
        assert passage.text.endswith("\n")
        assert len(passage.text) < 2 * PASSAGE
    long = list(text("one two three " * 500).passages())
    assert len(long) > 10
    assert {passage.text.split()[-1] for passage in long} <= {"one", "two", "three"}
    without_spaces = list(text("字" * 5000).passages())
    assert max(len(passage.text) for passage in without_spaces) < 2 * PASSAGE
    assert list(text("a\r\nb", "c\n", "d\n\n")) == [
        Stretch("a\nb\n", True),
        Stretch("c\n", True),
        Stretch("d\n\n", True),
    ]
    lines = [f"{i} and some more words\n" for i in range(2_000)]
    whole = text("".join(lines))
    train, others = map(list, whole.split(1000, 0))
    assert len(others) == len(list(whole.passages())) // 20
    both = [line for s in [*train, *others] for line in s.text.splitlines(True)]
    assert sorted(both) == sorted(lines)
    with refused("nowhere.txt is not a file"):
        PlainText([Path("nowhere.txt")])
    with refused("0.txt, line 2: byte 1 (0xfc) is not UTF-8"):
        list(text(b"a\n\xfc"))
    with refused("0.txt is UTF-16"):
        list(text("a".encode("utf-16")))


def test_accents_are_joined_and_gzip_is_read(tmp_path):
    path = tmp_path / "a.txt.gz"
    path.write_bytes(gzip.compress(unicodedata.normalize("NFD", "fünf\n").encode()))
    assert joined(PlainText([path])) == "fünf\n"


def test_a_passage_that_is_left_out_makes_a_gap(text):
    parts = [letter * PASSAGE + "\n" for letter in "abcd"]
    whole = text("".join(parts), "e")
    for is_wanted, stretches in [
        (
            lambda passage: "b" not in passage,
            [(parts[0], False), (parts[2] + parts[3], True), ("e\n", True)],
        ),
        (lambda passage: passage == parts[3], [(parts[3], True)]),
        (lambda passage: passage == parts[2], [(parts[2], False)]),
    ]:
        whole.is_wanted = is_wanted
        assert list(whole) == stretches


@pytest.mark.parametrize("content", ["", "\n \n\t\n", "\ufeff"])
def test_a_file_without_text_is_refused(text, content):
    with refused("1.txt: empty, there is no text to read"):
        list(text("good", content))
