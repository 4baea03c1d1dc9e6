"""The fingerprint of a text: the same for the same text, and another for any other."""

import pytest

from annotated_lab.data.held_out import text_fingerprint

TEXT = [("a dog", "ein Hund"), ("a cat", "eine Katze"), ("one", "eins")]
OTHERS = {
    "shrunk": TEXT[:2],
    "grown": TEXT * 500,
    "reordered": TEXT[::-1],
    "swapped": [pair[::-1] for pair in TEXT],
    "another source": [("the dog", "ein Hund"), *TEXT[1:]],
    "another target": [*TEXT[:2], ("one", "eines")],
    "other pairs": [("a dog", "eine Katze"), ("a cat", "ein Hund"), TEXT[2]],
    "a text that runs over into the next": [("a do", "gein Hund"), *TEXT[1:]],
    "half a surrogate pair": [("\ud800", "")],
}


@pytest.mark.parametrize("pairs", OTHERS.values(), ids=OTHERS.keys())
def test_other_text_has_another_fingerprint(pairs):
    assert text_fingerprint(iter(TEXT)) == text_fingerprint(TEXT)
    assert text_fingerprint(pairs) != text_fingerprint(TEXT)
