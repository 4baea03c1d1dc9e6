"""Widgets: alive in Jupyter, and on a page without a kernel. They need `anywidget`."""

try:
    import anywidget  # noqa: F401, the first of what they need
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the widgets need {error.name}: pip install anywidget", name=error.name
    ) from error

from annotated_book.widgets.attention_by_hand.attention_by_hand import AttentionByHand
from annotated_book.widgets.attention_explorer.attention_explorer import (
    AttentionExplorer,
)
from annotated_book.widgets.decoding_lab.decoding_lab import DecodingLab
from annotated_book.widgets.gauntlet.gauntlet import Gauntlet
from annotated_book.widgets.machine.machine import MachineExplorer
from annotated_book.widgets.mask_composer.mask_composer import MaskComposer
from annotated_book.widgets.norm_cube.norm_cube import NormCube
from annotated_book.widgets.norm_order.norm_order import NormOrder
from annotated_book.widgets.parameter_calculator.parameter_calculator import (
    ParameterCalculator,
)
from annotated_book.widgets.position_explorer.position_explorer import PositionExplorer
from annotated_book.widgets.shape_explorer.shape_explorer import ShapeExplorer
from annotated_book.widgets.shift_right.shift_right import ShiftRight
from annotated_book.widgets.story_lab.story_lab import StoryLab
from annotated_book.widgets.tokenizer_lab.tokenizer_lab import TokenizerLab
from annotated_book.widgets.training_scrubber.training_scrubber import TrainingScrubber
from annotated_book.widgets.translator.translator import LiveTranslator

__all__ = [
    "AttentionByHand",
    "AttentionExplorer",
    "DecodingLab",
    "Gauntlet",
    "LiveTranslator",
    "MachineExplorer",
    "MaskComposer",
    "NormCube",
    "NormOrder",
    "ParameterCalculator",
    "PositionExplorer",
    "ShapeExplorer",
    "ShiftRight",
    "StoryLab",
    "TokenizerLab",
    "TrainingScrubber",
]
