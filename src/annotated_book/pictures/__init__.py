"""Pictures of the book's legend: tensors as grids, arrows between them, charts in its colors."""

from annotated_book.pictures.canvas import WIDE
from annotated_book.pictures.charts import use_book_charts
from annotated_book.pictures.frames import Frames
from annotated_book.pictures.layouts import NARROW, Layouts
from annotated_book.pictures.picture import Picture

__all__ = ["NARROW", "WIDE", "Frames", "Layouts", "Picture", "use_book_charts"]
