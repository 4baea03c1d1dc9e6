"""Drawings as files for slides: `python -m annotated_book.figures OUT/`."""

from PIL import Image

from annotated_book.pictures import Picture
from annotated_book.pictures.export import SCALE, export


def test_a_drawing_becomes_svg_and_png_in_both_looks(tmp_path):
    picture = Picture(120, "Title", "What it shows.")
    picture.text("softmax", 10, 20)
    files = export({"one": picture}, tmp_path / "out")
    assert {file.name for file in files} == {
        f"one-{look}.{kind}" for look in ("light", "dark") for kind in ("svg", "png")
    }
    grounds = {}
    for look in ("light", "dark"):
        with Image.open(tmp_path / f"out/one-{look}.png") as image:
            assert image.width == 120 * SCALE
            grounds[look] = image.convert("L").getpixel((1, 1))
    assert grounds["light"] > 240 > 40 > grounds["dark"]
