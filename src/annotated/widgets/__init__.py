"""Widgets: alive in Jupyter, and on a page without a kernel. They need `anywidget`."""

try:
    import anywidget  # noqa: F401, the first of what they need
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the widgets need {error.name}: pip install 'annotated[widgets]'",
        name=error.name,
    ) from error

from annotated.widgets.attention_by_hand.attention_by_hand import AttentionByHand
from annotated.widgets.attention_explorer.attention_explorer import AttentionExplorer
from annotated.widgets.decoding_lab.decoding_lab import DecodingLab
from annotated.widgets.forward_backward.forward_backward import ForwardBackward
from annotated.widgets.gauntlet.gauntlet import Gauntlet
from annotated.widgets.head_splitter.head_splitter import HeadSplitter
from annotated.widgets.machine.machine import MachineExplorer
from annotated.widgets.mask_composer.mask_composer import MaskComposer
from annotated.widgets.norm_cube.norm_cube import NormCube
from annotated.widgets.norm_order.norm_order import NormOrder
from annotated.widgets.parameter_calculator.parameter_calculator import (
    ParameterCalculator,
)
from annotated.widgets.position_explorer.position_explorer import PositionExplorer
from annotated.widgets.scale_switch.scale_switch import ScaleSwitch
from annotated.widgets.shape_explorer.shape_explorer import ShapeExplorer
from annotated.widgets.shift_right.shift_right import ShiftRight
from annotated.widgets.story_lab.story_lab import StoryLab
from annotated.widgets.sublayer_steps.sublayer_steps import SublayerSteps
from annotated.widgets.training_scrubber.training_scrubber import TrainingScrubber
from annotated.widgets.translator.translator import LiveTranslator

__all__ = [
    "AttentionByHand",
    "AttentionExplorer",
    "DecodingLab",
    "ForwardBackward",
    "Gauntlet",
    "HeadSplitter",
    "LiveTranslator",
    "MachineExplorer",
    "MaskComposer",
    "NormCube",
    "NormOrder",
    "ParameterCalculator",
    "PositionExplorer",
    "ScaleSwitch",
    "ShapeExplorer",
    "ShiftRight",
    "StoryLab",
    "SublayerSteps",
    "TrainingScrubber",
]
