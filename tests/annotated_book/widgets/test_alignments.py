"""The picture of a number in all languages shows what the model attends to."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest
import torch

from annotated_book.widgets.in_page.languages import many
from annotated_book.widgets.in_page.live import shipped
from annotated_book.widgets.translator import alignments as module
from annotated_book.widgets.translator.alignments import aligning_head, alignments
from tests.helpers.small import refused

PLACE = ("decoder.layers.0.cross_attention", 2)


def test_lines_lead_to_the_most_attended_tokens():
    picture = alignments(many(), "forty-seven", *PLACE)
    for drawn in (picture.wide, picture.narrow):
        svg = drawn.svg(alone=True)
        ElementTree.fromstring(svg)
        links = re.findall(r'data-from="(\w+) en (\d+)" data-to="(\w+) \w+ (\d+)"', svg)
        found = {(code, int(to)): int(at) for code, at, _, to in links}
        count = 0
        for code in many().languages:
            seen = many().explain(f"<{code}> forty-seven")
            weights = seen.weights[PLACE[0]][PLACE[1]]
            assert seen.next_tokens[-1] == "</s>"
            for i, token in enumerate(seen.next_tokens[:-1]):
                at = int(weights[i].argmax())
                assert found[code, i] == at
                said = f"{token.strip() or '␣'} from {seen.src_tokens[at]}"
                assert said in drawn.desc
                assert f">{token.strip() or '␣'}</text>" in unescape(svg)
            count += len(seen.next_tokens) - 1
        assert len(links) == count
        assert "decoder layer 0, cross-attention, head 2" in drawn.desc
    assert (picture.wide.width, picture.narrow.width) == (720, 320)


def test_head_that_aligns_most_sharply():
    sharp = torch.eye(3)
    assert module.mutual_information(sharp) == pytest.approx(torch.tensor(3.0).log())
    assert module.mutual_information(torch.tensor([[1.0, 0.0]] * 4)) == 0
    assert module.mutual_information(torch.full((4, 5), 0.2)) == pytest.approx(
        0, abs=1e-6
    )
    path, head = aligning_head(many())
    seen = many().explain("<de> ninety-seven")
    told = module.mutual_information(module.weights_of(seen, path, head))
    assert told > 0.5  # two tokens, of two: log 2 is 0.69


def test_wrong_arguments_are_refused():
    with refused("translator has one target language"):
        alignments(shipped())
    with refused("path must be one of decoder.layers.0.cross_attention", "'generator'"):
        alignments(many(), path="generator", head=0)
    with refused("head must be from 0 to 3, got 9"):
        alignments(many(), path=PLACE[0], head=9)
    with refused("text has too many tokens for a picture", "fewer words"):
        alignments(many(), "four thousand two hundred and forty-seven", *PLACE)
