"""TokenizerLab in Python: a byte-pair encoding of a reader's own."""

import pytest

from annotated.data.byte_pairs import BytePairEncoding
from annotated_book.widgets import TokenizerLab

OWN = BytePairEncoding.learn(["low lower lowest"], 5)


def test_takes_an_encoding_of_ones_own():
    lab = TokenizerLab(OWN, text="slow", done=5)
    assert lab.tokens == ["s", *OWN.encode("low")]
    assert lab.page_state()["pieces"]["alphabet"] == OWN.alphabet
    assert "pieces" not in TokenizerLab().page_state()


@pytest.mark.parametrize(
    "pairs, message",
    [
        (["low"], "pairs must be a BytePairEncoding, got list"),
        (BytePairEncoding(["a"], []), "pairs must have 1 to 300 merges, got 0"),
    ],
)
def test_other_things_are_refused(pairs, message):
    with pytest.raises(ValueError, match=message):
        TokenizerLab(pairs)
