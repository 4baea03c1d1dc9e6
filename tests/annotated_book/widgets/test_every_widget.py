"""What holds for each widget in Python: its state, its still, its traits, and ipywidgets."""

import json
import math
import re
from functools import cache
from xml.etree import ElementTree

import pytest
from anywidget import AnyWidget
from bs4 import BeautifulSoup
from ipywidgets import VBox, interactive, link
from traitlets import TraitError

from annotated_book import widgets
from annotated_book.widgets.in_page.live import LiveWidget
from tests.browser.particulars import STATES
from tests.browser.widget_page import example

# The longest HTML of each, in thousands of letters: it is in every page that shows it.
SIZES = """AttentionExplorer 20  DecodingLab 20  Gauntlet 130
LiveTranslator 40  MachineExplorer 200  NormCube 18  MaskComposer 16  ParameterCalculator 8
PositionExplorer 10  ShapeExplorer 16  ShiftRight 20  StoryLab 20"""
LONGEST = dict.fromkeys(widgets.__all__, 12)
LONGEST |= {name: int(size) for name, size in re.findall(r"(\w+) (\d+)", SIZES)}
TRAITS = {
    "AttentionByHand": ("word", 0, 2),
    "AttentionExplorer": ("head", 1, 0),
    "DecodingLab": ("strategy", "greedy", "sampling"),
    "Gauntlet": ("case", 2, 3),
    "LiveTranslator": ("text", "seven", "forty-two"),
    "MachineExplorer": ("mode", "teacher", "generate"),
    "MaskComposer": ("side", "left", "right"),
    "NormCube": ("norm", "batch", "layer"),
    "NormOrder": ("residual", False, True),
    "ParameterCalculator": ("n_layers", 2, 12),
    "PositionExplorer": ("offset", 2, 7),
    "ShapeExplorer": ("batch", 1, 3),
    "ShiftRight": ("sentence", 3, 4),
    "StoryLab": ("seed", 1, 2),
    "TokenizerLab": ("done", 5, 2),
    "TrainingScrubber": ("head", 0, 1),
}

REFUSED = {
    "AttentionByHand": {
        "query": [[[0, 0], [0, 0]], [[0, 0], [0, 0], [0]]],
        "key": [[[0, 0], [0, 0], [0, 4.1]]],
        "value": [[[0, 0], [0, 0], [0, math.nan]], [[0, 0], [0, math.inf], [0, 0]]],
        **{"word": [3, -1], "d_k": [3, 0], "scale": ["yes"]},
    },
    "AttentionExplorer": {"path": ["encoder"], "head": [-1], "sequence": [-1, 9]},
    "DecodingLab": {
        **{"beam_size": [0, 6], "length_penalty": [-0.1, 3.1, math.inf]},
        **{"temperature": [0, 5.1, math.nan], "top_k": [0, 21, 2.5]},
        **{"top_p": [0, 1.01], "seed": [-1, 1000, "x"], "strategy": ["dance"]},
        **{"step": [-1], "text": [47]},
    },
    "Gauntlet": {"case": [0, 17]},
    "LiveTranslator": {"head": [-1, 4], "path": ["encoder"], "broken": ["all"]},
    "MachineExplorer": {
        **{"path": ["decoder.layers.2", "encoder.layers"], "head": [4, -2]},
        **{"mode": ["train"], "step": [-2], "row": [-2], "language": ["xx"]},
        "cell": ["1", "1,2,3,4", "١,٢"],
    },
    "MaskComposer": {
        "rows": [["<s>", "ein"], ["<s>", "elf", "ein"], ["ein " * 6, "", ""]],
        **{"kind": ["none"], "convention": ["sdpa"], "fill": ["-2"]},
        **{"side": ["middle"], "sequence": [3], "painted": [[75], [3, 3]]},
    },
    "NormCube": {
        "numbers": [[1.0] * 23, [20.5] + [0.0] * 23, [math.nan] * 24],
        **{"chosen": [24, -1], "norm": ["group"], "version": ["first"]},
    },
    "NormOrder": {"layers": [5], "order": ["sandwich"], "residual": ["yes"]},
    "ParameterCalculator": {
        **{"n_layers": [201], "norm_first": [2]},
        **{"d_model": [10**8], "d_ff": [10**8], "n_heads": [10**8]},
        **{"src_vocab": [10**8], "tgt_vocab": [10**8]},
    },
    "PositionExplorer": {
        **{"position": [-1, 93], "offset": [0, 8], "pair": [-1, 8]},
        **{"d_model": [5, 0]},
    },
    "ShapeExplorer": {
        **{"part": ["Transformer"], "batch": [0], "d_model": [513], "n_heads": [0]},
        **{"odd": ["key", "key.3=x"], "line": ["x" * 121], "focus": ["1", "x.0"]},
        **{"entry": [-2], "task": [-1], "alone": ["yes"]},
    },
    "ShiftRight": {"sentence": [5, -1], "step": [0, 5]},
    "StoryLab": {
        **{"coloring": ["dance"], "seed": ["x", -1, 1000], "text": [47]},
        **{"temperature": [-0.1, 3.1, math.nan], "length": [-1, 201], "at": [-1]},
        **{"top_k": [0, 21, 2.5], "top_p": [0, 1.01], "layer": [99], "head": [-1]},
    },
    "TokenizerLab": {"text": ["", "x" * 61, 47], "done": [-1, 67]},
    "TrainingScrubber": {"step": [3], "head": [4, -1], "path": ["decoder"]},
}
# What is given to the constructor may be the reader's own, of another size.
OWN = ("query", "key", "value", "rows")
WRONG = [(name, *one) for name, traits in REFUSED.items() for one in traits.items()]

every_widget = pytest.mark.parametrize("name", widgets.__all__)
shown = cache(example)  # as it opens; nobody changes it


def place_of(widget):
    return BeautifulSoup(widget.html(), "html.parser").div


@every_widget
def test_page_holds_state_and_still(name):
    widget = shown(name)
    place = place_of(widget)
    assert place["data-widget"] == name
    state = json.loads(place["data-state"])
    assert state == json.loads(json.dumps(widget.page_state(), allow_nan=False))
    assert len(str(place)) < 1000 * LONGEST[name]
    if name == "Gauntlet":  # whose still is a text of its own
        return
    svg, says = widget.still()
    assert place.img["alt"] == says
    ElementTree.fromstring(svg)


@every_widget
def test_state_is_the_same_by_arguments_and_by_traits(name):
    widget, one_by_one = example(name, **STATES[name]), example(name)
    for trait, value in STATES[name].items():
        setattr(one_by_one, trait, value)
        state = widget.page_state()
        assert state[trait] == getattr(widget, trait) == value
        assert f"{trait}={state[trait]!r}" in repr(widget) or trait == "painted"
    assert one_by_one.page_state() == state and repr(one_by_one) == repr(widget)
    assert json.loads(place_of(widget)["data-state"]) == json.loads(json.dumps(state))
    if name not in ("Gauntlet", "TrainingScrubber"):  # which show all states at once
        assert one_by_one.still() == widget.still() != shown(name).still()


@pytest.mark.parametrize("name, trait, values", WRONG)
def test_wrong_values_are_refused(name, trait, values):
    widget = example(name)
    before = getattr(widget, trait)
    for value in values:
        message = rf"\b{trait}\b.*(must|should|expected|holds)"
        with pytest.raises((TraitError, ValueError), match=message):
            setattr(widget, trait, value)
        if trait not in OWN:
            with pytest.raises((TraitError, ValueError), match=message):
                example(name, **{trait: value})
        assert getattr(widget, trait) == before


@every_widget
def test_no_trait_of_jupyter_is_replaced(name):
    kind = getattr(widgets, name)
    theirs = set(AnyWidget.class_traits()) - {"comm", "keys"}
    ours = {*vars(kind), *vars(LiveWidget)} & set(kind.class_traits())
    assert ours and not theirs & ours


@every_widget
def test_ordinary_ipywidget(name):
    trait, one, other = TRAITS[name]
    first, second = example(name), example(name)
    heard = []
    first.observe(lambda change: heard.append(change["new"]), trait)
    link((first, trait), (second, trait))
    setattr(first, trait, one)
    assert getattr(second, trait) == one
    setattr(second, trait, other)
    assert heard == [one, other] and getattr(first, trait) == other

    models = [f"IPY_MODEL_{widget.model_id}" for widget in (first, second)]
    assert VBox([first, second]).get_state("children") == {"children": models}

    panel = interactive(lambda value: setattr(first, trait, value), value=[other, one])
    panel.children[0].value = one
    assert getattr(first, trait) == getattr(second, trait) == one
    assert heard == [one, other, one]


SVG = "{http://www.w3.org/2000/svg}"
DRAWN = ["AttentionByHand", "DecodingLab", "MachineExplorer"]
DRAWN += ["MaskComposer", "NormCube", "NormOrder", "ShapeExplorer", "ShiftRight"]
DRAWN += ["TokenizerLab"]
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
    seen = {
        widgets.NormCube(norm=norm, chosen=5).still()[0] for norm in ("layer", "batch")
    }
    assert len(seen) == 2
    assert texts(widgets.NormCube()).count("token 2") == 2
    for kind in ("padding", "causal"):
        svg = widgets.MaskComposer(kind=kind).still()[0]
        assert f"with the {kind} mask" in svg and svg.count('class="hatch"') >= 3
    found = texts(widgets.DecodingLab())
    assert found.count("★ </s>") == 1 and "siebzehnhundertdreiundvierzig" in found
    assert {"tausend", "hundert", "0.42", "0.40"} <= set(found)


def test_arrows_of_a_still_end_where_their_vectors_do():
    widget = widgets.AttentionByHand(word=0)
    names = {f"{letter} {word}" for letter in "kv" for word in ("the", "cat", "sleeps")}
    assert names | {"q the", "output"} <= set(texts(widget))
    cells = [text for text in texts(widget) if re.fullmatch(r"0\.\d\d", text)]
    assert cells == [f"{weight:.2f}" for weight in widget.weights.flatten().tolist()]
    svg = widget.still()[0]
    line = (
        r'class="(\w*)"><path class="wire"[^>]*d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"'
    )
    lines = [(role, *map(float, places)) for role, *places in re.findall(line, svg)]
    keys = [place for role, *place in lines if role == "key"]
    assert keys == [[78, 98, 78 + 19 * x, 98 - 19 * y] for x, y in widget.key]
    *_, last = [place for role, *place in lines if role == "value"]  # tip to tail
    x, y = widget.output[0].tolist()
    assert last[2:] == pytest.approx([262 + 19 * x, 98 - 19 * y], abs=0.06)
    widget = widgets.AttentionByHand(*[[[900.0, 1]] * 5] * 3, words=["W" * 40] * 5)
    assert texts(widget).count("WWWWWWWWWWW…") == 5


@pytest.mark.parametrize("residual", [True, False])
def test_each_order_is_drawn_as_it_runs(residual):
    widget = widgets.NormOrder(order="post-norm", residual=residual)
    assert "post-norm x sublayer dropout norm out" in " ".join(texts(widget))
    assert widget.still()[0].count('data-name="post-norm +"') == int(residual)
    told = [words for words in texts(widget) if words.startswith("std")]
    spread = widget.facts["spread"][-1]
    assert (f"std {spread:.2g}," if residual else "std below") in told[1]
