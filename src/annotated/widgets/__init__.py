"""Widgets: alive in Jupyter, and on a page without a kernel. They need `anywidget`."""

from annotated.widgets.head_splitter import HeadSplitter
from annotated.widgets.mask_composer import MaskComposer
from annotated.widgets.shape_explorer import ShapeExplorer
from annotated.widgets.translator import LiveTranslator

__all__ = ["HeadSplitter", "LiveTranslator", "MaskComposer", "ShapeExplorer"]
