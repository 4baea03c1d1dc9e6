"""Drawings as files for slides: `python -m annotated_book.figures OUT/`."""

import subprocess
import sys

from PIL import Image

from annotated_book.figures import drawings
from annotated_book.pictures.export import SCALE


def test_drawings_become_svg_and_png_in_both_looks(tmp_path):
    """In a process of its own: the export starts a browser, and one runs here already."""
    command = [sys.executable, "-m", "annotated_book.figures", tmp_path / "out", "ch07"]
    subprocess.run(command, check=True)
    names = [name for name, _ in drawings() if name.startswith("ch07")]
    files = {file.name for file in (tmp_path / "out").iterdir()}
    assert files == {
        f"{name}-{look}.{kind}"
        for name in names
        for look in ("light", "dark")
        for kind in ("svg", "png")
    }
    grounds = {}
    for look in ("light", "dark"):
        with Image.open(tmp_path / f"out/{names[0]}-{look}.png") as image:
            assert image.width > 100 * SCALE
            grounds[look] = image.convert("L").getpixel((1, 1))
    assert grounds["light"] > 240 > 40 > grounds["dark"]
