"""What the pages of the book show.

- `widgets`: interactive pictures, alive in Jupyter and on a page without a kernel;
- `pictures`: the drawing kit: tensors as grids, arrows between them, charts;
- `figures`: the drawings of each chapter, one module a chapter;
- `listings`: the idea of a piece of code, beside the code as it runs.
"""

from annotated_book.listings import show_ideas_first

show_ideas_first()
