"""The drawings of the chapters: each can be drawn, and each stands on its page."""

import json
import pkgutil
from pathlib import Path

import pytest

from annotated_book import figures
from annotated_book.figures import ch18
from annotated_book.figures.__main__ import main
from annotated_book.pictures import Frames, Layouts, export, use_book_charts
from annotated_book.pictures.canvas import Canvas
from scripts.notebooks import all_notebooks

NAMES = [module.name for module in pkgutil.iter_modules(figures.__path__)]
MODULES = [name for name in NAMES if name != "__main__"]
DRAWINGS = dict(figures.drawings())


@pytest.fixture(scope="module", autouse=True)
def book_charts():
    use_book_charts()


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_without_arguments_is_drawn(name, unchecked):
    drawing = DRAWINGS[name]()
    if isinstance(drawing, Canvas | Layouts | Frames):
        bundle = drawing._repr_mimebundle_()
        assert "data:image/svg+xml" in bundle["text/html"] and bundle["text/plain"]
    elif not hasattr(drawing, "to_dict"):  # which a chart of Altair has
        assert export.svg_of(drawing).startswith("<svg")


@pytest.mark.parametrize("name", MODULES)
def test_every_drawing_stands_on_a_page_of_its_chapter(name):
    pages = [path for path in all_notebooks() if path.name.startswith(name[2:])]
    pages = pages if name.startswith("ch") else all_notebooks()
    code = "\n".join(
        "".join(cell["source"])
        for path in pages
        for cell in json.loads(path.read_text("utf-8"))["cells"]
        if cell["cell_type"] == "code"
    )
    assert [one for one in figures.drawings_of(name) if one not in code] == []


def test_what_cannot_be_exported_is_refused():
    with pytest.raises(SystemExit, match="no drawings in ch99"):
        main(["nowhere", "ch99"])
    with pytest.raises(ValueError, match="drawing is a int: give a Picture"):
        export.svg_of(7)


@pytest.mark.parametrize("look, other", [("light", "dark"), ("dark", "light")])
def test_an_exported_picture_has_one_look(look, other):
    picture = Canvas(120, "Title", "What it shows.")
    svg = export.in_look(export.svg_of(picture), look)
    assert f"color-scheme:{look}" in svg and f"color-scheme:light {other}" not in svg


def test_the_readme_tells_the_scores_that_runs_recorded():
    """Of the runs on Multi30k; the prose of companion 18 has checks of its own."""
    readme = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    scores = ch18.multi30k_scores()
    greedy, beams = scores["BLEU"], scores["BLEU, four beams"]
    ours, gpu = "German, the preset", "German, the preset for a GPU"
    french, czech = beams["French, the preset"], beams["Czech, the preset"]
    for told in (
        f"BLEU {greedy[ours]} by greedy decoding and {beams[ours]} with four beams",
        f"three seeds ended at {beams[gpu]} with four beams",
        f"gave {french} for French and {czech} for Czech",
        f"English to German, {beams['German, nn.Transformer']} (",
    ):
        assert told in readme
