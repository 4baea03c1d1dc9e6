"""What is seen of an instrument on paper and without JavaScript: a drawing of the book's kit."""

import re
from xml.etree import ElementTree

import pytest

from annotated_book import widgets
from annotated_book.widgets import (
    AttentionByHand,
    DecodingLab,
    MaskComposer,
    NormCube,
    NormOrder,
)
from tests.browser.widget_page import example

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = ["AttentionByHand", "DecodingLab", "HeadSplitter", "MachineExplorer"]
DRAWN += ["MaskComposer", "NormCube", "NormOrder", "ShapeExplorer", "ShiftRight"]
TELEPHONE = 400  # what is a little wider can still be read there


@pytest.mark.parametrize("name", sorted({*widgets.__all__} - {"Gauntlet"}))
def test_stills_have_the_colors_of_the_legend(name):
    svg, says = example(name).still()
    drawn = svg.partition("</style>")[2]
    assert drawn and says
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb\(|(?:fill|stroke)=\"\w", drawn)


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_have_a_title_and_fit_a_telephone(name):
    svg, says = example(name).still()
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc") == says
    assert float(root.get("width")) <= TELEPHONE


def texts(widget):
    root = ElementTree.fromstring(widget.still()[0])
    return [node.text for node in root.iter(f"{SVG}text")]


def test_cubes_masks_and_trees_show_their_parts():
    seen = {NormCube(norm=norm, chosen=5).still()[0] for norm in ("layer", "batch")}
    assert len(seen) == 2
    assert texts(NormCube()).count("token 2") == 2
    for kind in ("padding", "causal"):
        svg = MaskComposer(kind=kind).still()[0]
        assert f"with the {kind} mask" in svg and svg.count('class="hatch"') >= 3
    found = texts(DecodingLab())
    assert found.count("★ </s>") == 1 and "siebzehnhundertdreiundvierzig" in found
    assert {"tausend", "hundert", "0.42", "0.40"} <= set(found)


def test_arrows_have_the_width_and_end_of_their_vectors():
    widget = AttentionByHand(word=0)
    svg = widget.still()[0]
    values = re.findall(
        r'class="value"><path class="wire" style="stroke-width:([\d.]+)', svg
    )
    shares = [1 + 4 * weight for weight in widget.weights[0].tolist()]
    assert [float(width) for width in values] == pytest.approx(shares, abs=0.051)
    assert {"q0", "k0", "k1", "k2", "v0", "v1", "v2", "o0"} <= set(texts(widget))
    cells = [text for text in texts(widget) if re.fullmatch(r"0\.\d\d", text)]
    assert cells == [f"{weight:.2f}" for weight in widget.weights.flatten().tolist()]
    svg = AttentionByHand().still()[0]
    ends = re.findall(
        r'class="key"><path class="wire"[^>]*d="M78 98L([\d.]+) ([\d.]+)"', svg
    )
    keys = [[2.0, 0.0], [0.0, 1.0], [1.0, -1.0]]
    expected = [(78 + 19 * x, 98 - 19 * y) for x, y in keys]
    assert [tuple(map(float, end)) for end in ends] == expected
    widget = AttentionByHand(*[[[900.0, 1]] * 5] * 3, words=["W" * 40] * 5)
    assert texts(widget).count("WWWWWWWWWWW…") == 5


@pytest.mark.parametrize("residual", [True, False])
def test_each_order_is_drawn_as_it_runs(residual):
    widget = NormOrder(order="post-norm", residual=residual)
    assert "post-norm x sublayer dropout norm out" in " ".join(texts(widget))
    assert widget.still()[0].count('data-name="post-norm +"') == int(residual)
    told = [words for words in texts(widget) if words.startswith("std")]
    spread = widget.facts["spread"][-1]
    assert (f"std {spread:.2g}," if residual else "std below") in told[1]
