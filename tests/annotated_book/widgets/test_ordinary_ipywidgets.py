"""Each widget does what readers know from ipywidgets: observe, link, VBox, interactive."""

import pytest
from ipywidgets import VBox, interactive, link

from annotated_book import widgets
from tests.browser.widget_page import example

# A trait of each, and two values that it does not have at first.
TRAITS = {
    "AttentionByHand": ("word", 0, 2),
    "AttentionExplorer": ("head", 1, 0),
    "DecodingLab": ("strategy", "greedy", "sampling"),
    "ForwardBackward": ("layer", 1, 0),
    "Gauntlet": ("case", 2, 3),
    "HeadSplitter": ("length", 2, 3),
    "LiveTranslator": ("text", "seven", "forty-two"),
    "MachineExplorer": ("mode", "teacher", "generate"),
    "MaskComposer": ("side", "left", "right"),
    "NormCube": ("norm", "batch", "layer"),
    "NormOrder": ("residual", False, True),
    "ParameterCalculator": ("n_layers", 2, 12),
    "PositionExplorer": ("offset", 2, 7),
    "ScaleSwitch": ("scale", True, False),
    "ShapeExplorer": ("batch", 1, 3),
    "ShiftRight": ("sentence", 3, 4),
    "StoryLab": ("seed", 1, 2),
    "SublayerSteps": ("step", 1, 2),
    "TrainingScrubber": ("head", 0, 1),
}


@pytest.mark.parametrize("name", widgets.__all__)
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
