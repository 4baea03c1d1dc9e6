"""The still of the machine explorer: real numbers, one part lit, for any model."""

import re
from xml.etree import ElementTree

import pytest
import torch

from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.machine.machine import places
from annotated_book.widgets.machine.opening import passed
from annotated_book.widgets.machine.still import Still
from tests.helpers.machine import own_translator, torch_tensors

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [(2, 3, 5, 13, (7, 11)), (1, 5, 2, 7, (13, 5)), (3, 2, 7, 3, (2, 3))]


def drawn(widget, lit=""):
    still = Still(widget.translator, widget.opening, lit)
    picture = still.draw()
    return still, picture, ElementTree.fromstring(picture.svg())


def named(root):
    return {
        node.get("data-name"): node for node in root.iter() if node.get("data-name")
    }


@pytest.fixture(scope="module")
def widget():
    return MachineExplorer()


def test_vectors_are_as_long_as_pytorchs(widget):
    """The area of a bead is its vector's length, over the longest of the stream's."""
    translator, opening = widget.translator, widget.opening
    wanted = torch_tensors(translator.model, opening["src"], opening["tgt"])
    streams = [path for path in wanted if re.search(r"sublayers\.\d$", path)]
    assert len(streams) == 10
    longest = max(wanted[path].norm(dim=-1).max() for path in streams)
    still, _, root = drawn(widget)
    parts = [g for g in root.iter(f"{SVG}g") if g.get("class") == "bead"]
    beads = {g.get("data-name"): g for g in parts}
    for path in [*streams, "positions.src", "positions.tgt"]:
        side = still.sides[0 if "encoder" in path or "src" in path else 1]
        most = min(5.0, side.pitch / 2 - 0.3)
        radii = torch.tensor([float(c.get("r")) for c in beads[path]])
        lengths = wanted[path].norm(dim=-1)
        torch.testing.assert_close(
            radii, (lengths / longest).sqrt() * most, atol=0.06, rtol=0
        )


def test_every_head_has_a_map_of_its_weights(widget):
    translator, opening = widget.translator, widget.opening
    _, maps = passed(translator, opening["src"], opening["tgt"])
    _, picture, root = drawn(widget)
    parts = named(root)
    assert sum(".weights " in name for name in parts) == 24
    for path, weights in maps.items():
        for head, map_of_head in enumerate(weights):
            name = f"{path}.weights {head}"
            assert (picture.boxes[name].rows, picture.boxes[name].columns) == tuple(
                map_of_head.shape
            )
            # cells that are filled: those that are not near zero
            filled = sum(
                node.get("d").count("M")
                for node in parts[name]
                if node.get("class") == "heat"
            )
            assert filled == ((map_of_head * 10).round() > 0).sum()


def test_tokens_go_in_and_come_out(widget):
    _, _, root = drawn(widget)
    words = [node.text for node in root.iter(f"{SVG}text")]
    for token in ["forty", "seven", "<s>", "sieben", "und", "vierzig", "</s>"]:
        assert token in words
    assert words.count("sieben") == 2  # read, and written
    assert words.count("norm") == 2 * 2 + 2 * 3 + 2
    still, picture, _ = drawn(widget)
    memory, boxes = picture.boxes["encoder"], picture.boxes
    assert memory.y > boxes["encoder.layers.1.feed_forward"].bottom
    assert len(still.crossings) == 2
    for layer, y in enumerate(still.crossings):
        cross = boxes[f"decoder.layers.{layer}.cross_attention"]
        assert cross.y < y < cross.bottom
    for text in ("forty-seven", "777777", "0"):
        _, picture, _ = drawn(MachineExplorer(text=text))
        boxes = [
            box
            for name, box in picture.boxes.items()
            if re.search(
                r"(attention|feed_forward|embed|positions\.\w+|generator)$", name
            )
        ]
        for i, one in enumerate(boxes):
            assert one.x >= 0 and one.right <= picture.width
            for other in boxes[i + 1 :]:
                apart = one.right <= other.x or other.right <= one.x
                apart |= one.bottom <= other.y or other.bottom <= one.y
                assert apart, (one, other)


def test_whatever_path_is_given_something_is_lit(widget, unchecked):
    everything = sorted(places(widget.machine) - {""})
    for path in everything:
        _, _, root = drawn(widget, path)
        lit = {name for name, g in named(root).items() if g.get("class") == "here"}
        assert lit, path
        # and nothing that belongs to another layer
        layer = re.match(r"(en|de)coder\.layers\.\d", path)
        assert not layer or all(name.startswith(layer[0]) for name in lit), path
    assert not any(g.get("class") in ("here", "faint") for g in drawn(widget)[2].iter())


def test_one_part_is_lit():
    widget = MachineExplorer(path="decoder.layers.1.cross_attention")
    svg, text = widget.still()
    root = ElementTree.fromstring(svg)
    lit = [name for name, g in named(root).items() if g.get("class") == "here"]
    assert lit == ["decoder.layers.1.cross_attention"]
    assert "light-dark(" in svg and "takes “forty seven” as input" in text


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_any_model_can_be_drawn(sizes, norm_first):
    theirs = own_translator(sizes, norm_first)
    for text in ("w1", "w0 " * 11):
        _, picture, root = drawn(MachineExplorer(theirs, text=text))
        n_layers = sizes[0]
        layers = [name for name in picture.boxes if name.endswith("feed_forward")]
        assert len(layers) == 2 * n_layers
        norms = [
            node for node in root.iter() if node.get("data-name", "").endswith("norm")
        ]
        assert len(norms) == 5 * n_layers + (2 if norm_first else 0)
