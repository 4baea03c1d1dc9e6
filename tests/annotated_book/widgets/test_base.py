"""What all widgets share, in Jupyter and on the site."""

import math
import re
from pathlib import Path

import pytest
import torch
from torch import nn
from traitlets import Dict, Float, Int, TraitError, Unicode, validate

import annotated_book.widgets
from annotated import make_model
from annotated_book.widgets.kit import base
from annotated_book.widgets.kit.names import spoken_name
from book.extensions import static_widgets
from tests.helpers.javascript import in_node
from tests.helpers.small import refuses

NAMES = annotated_book.widgets.__all__
WIDGETS = [getattr(annotated_book.widgets, name) for name in NAMES]


class Dice(base.Widget):
    _esm = "const widget = { render() {} };\nexport default widget;\n"
    _css = ".dice {}"
    sides = Int(6).tag(sync=True, page=True)
    secret = Int(1).tag(sync=True)

    def still(self):
        return "<svg/>", 'Six "sides" & more'


class Whole(Dice):
    sides = base.Int(6).tag(sync=True, page=True)


class Measured(Dice):
    size = Float(1.0).tag(sync=True, page=True)
    facts = Dict().tag(sync=True)


class LoadedDice(Dice):
    color = Unicode("red").tag(sync=True)
    throws = Int(1).tag(sync=True)

    @validate("sides", "secret", "color")
    def must_be_a_choice(self, proposal):
        choices = {"sides": [4, 6], "secret": [1, 2], "color": ["red", "black"]}
        name = proposal["trait"].name
        told = ", ".join(choices["color"]) if name == "color" else ""
        return base.one_of(choices[name], proposal, told)

    @validate("throws")
    def must_be_few(self, proposal):
        return base.between(1, 3, proposal)


@pytest.mark.parametrize(
    ("trait", "good", "bad", "message"),
    [
        ("sides", 4, 5, "sides must be one of [4, 6], got 5"),
        ("secret", 2, 0, "secret must be one of [1, 2], got 0"),
        ("color", "black", "r", "color must be one of red, black, got 'r'"),
        ("throws", 3, 4, "throws must be from 1 to 3, got 4"),
        ("throws", 1, 0, "throws must be from 1 to 3, got 0"),
    ],
)
def test_a_trait_is_one_of_its_choices(trait, good, bad, message):
    dice = LoadedDice()
    setattr(dice, trait, good)
    with pytest.raises(TraitError, match=f"^{re.escape(message)}$"):
        setattr(dice, trait, bad)
    assert getattr(dice, trait) == good


def test_only_page_traits_are_told():
    assert Dice(sides=4, secret=3).page_state() == {"sides": 4}
    assert repr(Dice(sides=4)) == "Dice(sides=4)"
    html = Dice().html()
    assert 'data-state="{&quot;sides&quot;:6}"' in html
    assert 'alt="Six &quot;sides&quot; &amp; more"' in html
    cached = {"rows": [1]}
    first = Measured(facts=cached)
    first.facts["rows"].append(2)
    assert Measured(facts=cached).facts == {"rows": [1]}


def test_one_file_has_all_inside(tmp_path, monkeypatch):
    dice = Dice(sides=4)
    dice.page_data = lambda: {"table": "</script><!-- & more"}
    dice.page_later = lambda: {"weights": [1, 2]}
    dice.page_extras = lambda: {"marked": {"weights": [3]}}
    path = dice.save_html(tmp_path / "dice.html")
    page = path.read_text("utf-8")
    assert page.count("</script>") == 5
    assert "<!--" not in page
    assert '\\u003c/script>\\u003c!-- & more"' in page
    for file in re.search(
        r'data-files="(.*?)" data-later="(.*?)" data-marked="(.*?)"', page
    ).groups():
        for name in file.split():
            assert f'data-file="{name}"' in page
    assert "default-src 'none'" in page
    assert not re.search(r'(src|href)="(?!data:)', page)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    path = Dice().save_html("~/dice.html")
    assert path == tmp_path / "dice.html"
    assert path.is_file()


@pytest.mark.parametrize("path", ["no/such/folder/dice.html", "."])
def test_one_file_needs_a_folder(tmp_path, monkeypatch, path):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(
        ValueError, match="path must name a file in a folder that exists"
    ):
        Dice().save_html(path)


@pytest.mark.parametrize("widget", WIDGETS)
def test_bundle_becomes_a_classic_script(widget):
    assert str(widget._esm).count("export") == 1
    script = static_widgets.as_classic_script(widget.__name__, widget._esm)
    assert script.startswith('(() => {\n"use strict";\nlet widget;\n')
    end = f'annotatedWidgets.modules["{widget.__name__}"] = widget;\n}})();\n'
    assert script.endswith(end)
    for code in (widget._esm, static_widgets.LOADER.read_text("utf-8")):
        assert not re.search(r"</script|<!--", str(code), re.IGNORECASE)


@pytest.mark.parametrize(
    "module", ["const a = 1;", "export default { render };\n", "", "let widget;\n"]
)
def test_module_that_is_no_bundle(module):
    with pytest.raises(ValueError, match=r"Dice: _esm must end in .*`make widgets`"):
        static_widgets.as_classic_script("Dice", module)


def test_readers_are_told_of_each_widget_that_takes_what_is_theirs():
    page = (Path(__file__).parents[3] / "book/installation.md").read_text("utf-8")
    told = set(re.findall(r"^\| `(\w+)\(", page, re.MULTILINE))
    assert told == {*NAMES} - {"Gauntlet", "ParameterCalculator"}


def test_wrong_arguments_are_refused():
    with pytest.raises(
        ValueError, match=r"^side = 4 is no argument of Dice: give one of sides$"
    ):
        Dice(side=4)
    for wrong in (lambda: Whole(sides=True), lambda: setattr(Whole(), "sides", False)):
        with pytest.raises(TraitError, match=r"'sides' trait .* expected an int"):
            wrong()
    with pytest.raises(ValueError, match="not JSON compliant"):
        Measured(size=math.nan).html()


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_misspelt_argument_is_refused(widget):
    known = rf"misspelt = 3 is no argument of {widget.__name__}: give one of \w+"
    attention = nn.MultiheadAttention(4, 2), torch.zeros(3, 4)
    arguments = attention if widget.__name__ == "AttentionExplorer" else ()
    with pytest.raises(ValueError, match=known):
        widget(*arguments, misspelt=3)


MADE_HERE = """Gauntlet.given MaskComposer.given NormCube.given NormOrder.choices NormOrder.facts
ParameterCalculator.known PositionExplorer.given AttentionByHand.given ShapeExplorer.table
ShiftRight.batch StoryLab.choices StoryLab.example TrainingScrubber.run"""


@pytest.mark.parametrize("trait", MADE_HERE.split())
def test_no_two_widgets_share_a_list(trait):
    widget, name = trait.split(".")
    one, other = (getattr(annotated_book.widgets, widget)() for _ in range(2))
    assert not lists_in(getattr(one, name)) & lists_in(getattr(other, name))


def lists_in(value):
    """Which lists are in it, by their address, however deep."""
    if not isinstance(value, dict | list):
        return set()
    inside = value.values() if isinstance(value, dict) else value
    own = {id(value)} if isinstance(value, list) else set()
    return own.union(*map(lists_in, inside))


test_bad_texts = refuses(
    lambda texts: base.check_texts(texts, "words"),
    ("abc", "words must be a list of texts, got 'abc'"),
    (None, "words must be a list of texts, got None"),
    ({"a": 1}, "words must be a list of texts, got {'a': 1}"),
    (["a", 1], r"words must be a list of texts, got \['a', 1\]"),
    (torch.ones(3), "words must be a list of texts, got tensor"),
    (["a", "\ud83d"], r"words holds '\\ud83d', half of a character"),
)


def test_good_texts():
    assert base.check_texts(("a", "", "🤖", "\x00"), "words") == ["a", "", "🤖", "\x00"]


SAID = {
    "decoder.layers.1.cross_attention": "decoder layer 1, cross-attention",
    "encoder.layers.0.self_attention": "encoder layer 0, self-attention",
    "encoder.layers.11.feed_forward.w_1": "encoder layer 11, feed-forward, first linear layer",
    "decoder.layers.1.self_attention.weights": "decoder layer 1, self-attention, "
    "attention weights",
    "decoder.layers.0.sublayers.1": "decoder layer 0, cross-attention sublayer",
    "encoder.layers.0.sublayers.1.norm": "encoder layer 0, feed-forward sublayer, layer norm",
    "decoder.layers.0.sublayers.3": "decoder layer 0, sublayer 3",
    "encoder.norm": "encoder, final layer norm",
    "encoder": "encoder",
    "src_embed.table": "source embedding, table",
    "positions.tgt": "positional encoding, target",
    "generator": "LM head",
    "probabilities": "probabilities",
    "": "model",
    "decoder.layers.1.multihead_attn": "decoder layer 1, cross-attention",
    "transformer.h.3.attn": "transformer, h 3, attention",
    "blocks.2.attn": "block 2, attention",
    "0.attn": "0, attention",
    "transformer.decoder.layers.1.self_attn": "transformer, decoder, layer 1, self-attention",
    "3": "3",
    "MultiHeadAttention": "MultiHeadAttention",
}


def all_paths():
    sizes = dict(n_layers=2, d_model=8, d_ff=16, n_heads=2)
    models = make_model(5, 6, **sizes), nn.Transformer(8, 2, 2, 2, batch_first=True)
    return [path for model in models for path, _ in model.named_modules()]


def test_names_in_words():
    assert {path: spoken_name(path) for path in SAID} == SAID
    path = "decoder.layers.1.cross_attention"
    assert spoken_name(path, 0) == f"{SAID[path]}, head 0"
    model = make_model(5, 6, n_layers=2, d_model=8, d_ff=16, n_heads=2)
    paths = [path for path, _ in model.named_modules()]
    assert len({spoken_name(path) for path in paths}) == len(paths)
    assert not any("_" in spoken_name(path) for path in paths)


def test_page_gives_the_same_names(tmp_path):
    paths = [*SAID, *all_paths()]
    code = "return given.map((path) => [js.spokenName(path), js.spokenName(path, 2)])"
    found = in_node(tmp_path, ["kit/names.js"], code, paths)
    assert found == [[spoken_name(path), spoken_name(path, 2)] for path in paths]
