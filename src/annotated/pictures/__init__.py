"""Pictures of the book's legend: tensors as grids, arrows between them, charts in its colors."""

from annotated.pictures.canvas import WIDE
from annotated.pictures.charts import use_book_charts
from annotated.pictures.frames import Frames
from annotated.pictures.layouts import NARROW, Layouts
from annotated.pictures.picture import Picture

__all__ = ["NARROW", "WIDE", "Frames", "Layouts", "Picture", "use_book_charts"]
