"""Write drawings as files for slides and papers: SVG and PNG, light and dark."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from annotated.checks import require
from annotated_book.pictures.canvas import Canvas
from annotated_book.pictures.charts import as_svg
from annotated_book.pictures.frames import Frames
from annotated_book.pictures.layouts import Layouts

LOOKS = ("light", "dark")
SCALE = 3  # pixels of a PNG for each px of the drawing
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def export(drawings: dict[str, Any], folder: str | Path) -> list[Path]:
    """Write each drawing as NAME-light.svg and NAME-dark.svg, and the same as PNG.

    Args:
        drawings: by name: a `Picture`, `Layouts` (the wide one), `Frames` (the last step), or a
            Figure of Matplotlib.
        folder: where to; it is made if it is missing.

    Returns:
        The paths of the files.

    Raises:
        ValueError: if a drawing is of another kind, or if Playwright, whose browser draws the
            PNGs, is missing.
    """
    folder = Path(folder)
    svgs = {name: svg_of(drawing) for name, drawing in drawings.items()}
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with browser_page() as page:
        for name, svg in svgs.items():
            for look in LOOKS:
                file = folder / f"{name}-{look}.svg"
                file.write_text(in_look(svg, look), "utf-8")
                page.set_content(f"<body style='margin:0'>{in_look(svg, look)}")
                png = file.with_suffix(".png")
                page.locator("svg").first.screenshot(path=png)
                written += [file, png]
    return written


def svg_of(drawing: Any) -> str:
    """Return a drawing as SVG with styles of its own."""
    if isinstance(drawing, Layouts):
        drawing = drawing.wide
    if isinstance(drawing, Frames):
        drawing = drawing.last
    if isinstance(drawing, Canvas):
        return drawing.svg(alone=True)
    require(
        hasattr(drawing, "savefig"),
        f"drawing is a {type(drawing).__name__}: give a Picture, Layouts, Frames or a Figure of "
        "Matplotlib",
    )
    return as_svg(drawing)


def in_look(svg: str, look: str) -> str:
    """Fix a picture's look, which otherwise follows the reader's system."""
    return re.sub(r"color-scheme: ?light dark", f"color-scheme:{look}", svg)


@contextmanager
def browser_page() -> Iterator[Any]:
    """Open a page in a Chromium of the system, or in Playwright's own."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError as error:
        raise ValueError(
            "PNG files need Playwright: pip install playwright, then playwright install chromium"
        ) from error
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox"]
        )
        yield browser.new_page(device_scale_factor=SCALE)
        browser.close()
