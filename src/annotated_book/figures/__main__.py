"""Write the book's drawings for slides: python -m annotated_book.figures OUT/ [CHAPTER …]

As SVG and PNG, light and dark, without the charts that have controls. Chapters are named as
modules: ch06.
"""

import sys

from annotated_book.figures import drawings
from annotated_book.pictures import use_book_charts
from annotated_book.pictures.export import export


def main(arguments: list[str]) -> None:
    if not arguments:
        sys.exit(__doc__)
    folder, *chapters = arguments
    use_book_charts()
    found = {
        name: draw()
        for name, draw in drawings()
        if not chapters or name.partition("-")[0] in chapters
    }
    # Charts of Altair have controls: they are of use on a page alone.
    chosen = {name: one for name, one in found.items() if not hasattr(one, "to_dict")}
    if not chosen:
        sys.exit(f"no drawings in {', '.join(chapters)}: chapters are named ch01, ch02 …")
    files = export(chosen, folder)
    print(f"{len(chosen)} drawings in {len(files)} files in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
