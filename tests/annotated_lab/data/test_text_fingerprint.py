"""The fingerprint of a text: the same for the same, and otherwise it says what differs."""

import pytest

from annotated_lab.data.text_fingerprint import TextFingerprint, difference

TEXT = [("a dog", "ein Hund"), ("a cat", "eine Katze"), ("one", "eins")]


def state(pairs):
    fingerprint = TextFingerprint()
    assert list(fingerprint.read(iter(pairs))) == list(pairs)
    return fingerprint.state()


def test_the_same_text_is_the_same():
    assert difference(state(TEXT), state(list(TEXT))) == ""


DIFFERENT = {
    "shrunk": (TEXT[:2], "it has 2 pairs, and had 3"),
    "grown": (TEXT * 500, "it has 1,500 pairs, and had 3"),
    "reordered": (TEXT[::-1], "its pairs stand in another order"),
    "swapped": (
        [pair[::-1] for pair in TEXT],
        "source and target have changed places",
    ),
    "another source": ([("the dog", "ein Hund"), *TEXT[1:]], "some sources are others"),
    "another target": (
        [*TEXT[:2], ("one", "eines")],
        "some targets are others",
    ),
    "another text": (
        [("x", "y"), *TEXT[1:]],
        "some sources and some targets are others",
    ),
    "other pairs of the same texts": (
        [("a dog", "eine Katze"), ("a cat", "ein Hund"), TEXT[2]],
        "some targets are others",
    ),
    "a text that runs over into the next": (
        [("a doga", "ein Hund"), (" cat", "eine Katze"), TEXT[2]],
        "some sources are others",
    ),
}


@pytest.mark.parametrize("pairs, sentence", DIFFERENT.values(), ids=DIFFERENT.keys())
def test_another_text_is_told(pairs, sentence):
    assert difference(state(pairs), state(TEXT)) == sentence


PASSAGES = [["It was"], ["a dark"], ["night."]]


@pytest.mark.parametrize(
    ("items", "sentence"),
    [
        (PASSAGES, ""),
        (PASSAGES[:2], "it has 2 passages, and had 3"),
        (PASSAGES[::-1], "its passages stand in another order"),
        ([["It is"], *PASSAGES[1:]], "some passages are others"),
    ],
)
def test_plain_text_has_passages(items, sentence):
    def state(items):
        fingerprint = TextFingerprint("passages", ["passage"])
        assert list(fingerprint.read(items)) == items
        return fingerprint.state()

    assert difference(state(items), state(PASSAGES)) == sentence


def test_any_text_has_one():
    """Half a surrogate pair too, which a file of JSON can hold, and no file can be written with."""
    assert state([("\ud800", "")])["n_pairs"] == 1
