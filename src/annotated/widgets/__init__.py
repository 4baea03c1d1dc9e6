"""Widgets: alive in Jupyter, and on a page without a kernel. They need `anywidget`."""

from annotated.widgets.attention_by_hand import AttentionByHand
from annotated.widgets.gauntlet import Gauntlet
from annotated.widgets.head_splitter import HeadSplitter
from annotated.widgets.mask_composer import MaskComposer
from annotated.widgets.parameter_calculator import ParameterCalculator
from annotated.widgets.scale_switch import ScaleSwitch
from annotated.widgets.shape_explorer import ShapeExplorer
from annotated.widgets.translator import LiveTranslator

__all__ = [
    "AttentionByHand",
    "Gauntlet",
    "HeadSplitter",
    "LiveTranslator",
    "MaskComposer",
    "ParameterCalculator",
    "ScaleSwitch",
    "ShapeExplorer",
]
