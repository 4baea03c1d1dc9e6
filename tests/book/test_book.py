"""What holds for every chapter as it is stored in the repository."""

import ast
import re
from pathlib import Path

import nbformat
import pytest
import yaml

import annotated
from annotated_course.rules import RULES
from scripts.notebooks import (
    FOLDED,
    all_notebooks,
    chapter_of,
    chapters,
    companions,
    companions_of,
    minutes_of,
    prose_of,
    relative_name,
    visible_lines,
    words_of,
)
from scripts.prepared_notebooks import close_folded_cells

ROOT = Path(__file__).parents[2]
CHAPTERS, COMPANIONS = chapters(), companions()
LAST_HEADINGS = ["Common mistakes", "Check yourself", "Exercises", "Summary", "Deeper"]
NO_QUESTIONS = {"Exercises", "References"}
# 40 words: what can be chosen at the questions that close a chapter.
MOST_WORDS, MOST_LINES = 2840, 105
MOST_MINUTES = 30  # at the pace of a beginner, listings included
MOST_HIDDEN = 1 / 3  # of the lines of code, solutions left out
# Chapter 1 is a walk without code: what it measures stands closed.
HIDE_MORE = {
    "01-the-machine-on-one-page": 1,
    "21-one-stack-is-enough": 0.4,
    "22-todays-block": 0.4,
    "23-is-your-transformer-right": 0.56,
}


@pytest.fixture(params=CHAPTERS + COMPANIONS, ids=relative_name)
def notebook(request):
    return nbformat.read(request.param, as_version=4)


def code_cells(notebook):
    """The code cells after the first, which is for Google Colab."""
    return [cell for cell in notebook.cells[1:] if cell.cell_type == "code"]


def python_of(cell):
    """The cell's source without the lines that only IPython understands."""
    lines = cell.source.splitlines()
    return "\n".join(line for line in lines if not line.lstrip().startswith(("%", "!")))


def test_there_are_chapters():
    assert CHAPTERS


def test_the_contents_and_the_files_agree():
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))
    entries = re.findall(r"book/[\w/-]+", yaml.dump(toc))
    pages = [
        path.relative_to(ROOT).with_suffix("").as_posix()
        for path in [*(ROOT / "book").iterdir(), *COMPANIONS]
        if path.suffix in (".md", ".ipynb")
    ]
    assert sorted(entries) == sorted(pages)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_keeps_the_rules_that_lessons_keep_as_well(rule, notebook):
    assert [*rule(notebook)] == []


def headings(path):
    """The headings of a page's sections."""
    text = prose_of(nbformat.read(path, as_version=4))
    assert len(re.findall(r"^# ", text, re.M)) == 1
    return re.findall(r"^## (.+?)\s*$", text, re.M)


@pytest.mark.parametrize("path", CHAPTERS, ids=relative_name)
def test_headings_follow_the_shape_of_a_chapter(path):
    """What closes a chapter comes in one order; what it does not need is left out."""
    last = [heading for heading in headings(path) if heading in LAST_HEADINGS]
    assert last == [heading for heading in LAST_HEADINGS if heading in last]
    assert headings(path)[-len(last) :] == last
    assert {"Check yourself", "Deeper"} <= set(last)


@pytest.mark.parametrize("path", COMPANIONS, ids=relative_name)
def test_a_companion_answers_questions(path):
    *questions, last = headings(path)
    assert last == "References"
    assert questions
    for heading in questions:
        assert heading.endswith("?") or heading in NO_QUESTIONS, heading


@pytest.mark.parametrize("path", COMPANIONS, ids=relative_name)
def test_a_companion_stands_beneath_its_chapter_and_each_links_to_the_other(path):
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))
    entries = [entry for part in toc["parts"] for entry in part["chapters"]]
    above = chapter_of(path)
    (entry,) = (e for e in entries if e["file"] == f"book/{above.stem}")
    beneath = [f"book/deeper/{page.stem}" for page in companions_of(above)]
    found = [section["file"] for section in entry["sections"]]
    assert found[: len(beneath)] == beneath
    chapter = prose_of(nbformat.read(above, as_version=4))
    deeper = chapter.split("\n## Deeper\n")[1]
    assert f"](deeper/{path.name}#" in deeper
    assert f"](../{above.name})" in prose_of(nbformat.read(path, as_version=4))


@pytest.mark.parametrize("path", CHAPTERS, ids=relative_name)
def test_a_chapter_stays_short(path):
    notebook = nbformat.read(path, as_version=4)
    assert len(words_of(notebook)) <= MOST_WORDS
    assert len(visible_lines(notebook)) <= MOST_LINES
    assert minutes_of(path) <= MOST_MINUTES


def test_a_filter_in_a_table_does_not_end_its_cell():
    pages = (ROOT / "book").glob("*.md")
    rows = [line for page in pages for line in page.read_text("utf-8").splitlines()]
    cut = [row for row in rows if re.match(r"\|.*\{\{[^}]*(?<!\\)\|", row)]
    assert not cut


def names_bound_by(statement):
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Assign | ast.AnnAssign | ast.For | ast.With):
        stored = (n for n in ast.walk(statement) if isinstance(n, ast.Name))
        return {name.id for name in stored if isinstance(name.ctx, ast.Store)}
    return set()


def test_redefines_nothing_that_the_package_exports(notebook):
    for cell in code_cells(notebook):
        for statement in ast.parse(python_of(cell)).body:
            again = names_bound_by(statement) & set(annotated.__all__)
            assert not again, f"{again} in: {cell.source}"


def hidden_share(notebook):
    """Return the share of a page's lines of code that are hidden, solutions left out."""
    cells = [
        (len([line for line in cell.source.splitlines() if line.strip()]), tags)
        for cell in code_cells(notebook)
        if "solution" not in (tags := set(cell.metadata.get("tags", [])))
    ]
    return sum(n for n, tags in cells if tags & FOLDED) / sum(n for n, _ in cells)


@pytest.mark.parametrize("path", CHAPTERS, ids=relative_name)
def test_most_code_of_a_chapter_stands_open(path):
    most = HIDE_MORE.get(path.stem, MOST_HIDDEN)
    assert hidden_share(nbformat.read(path, as_version=4)) <= most


@pytest.mark.parametrize("path", CHAPTERS, ids=relative_name)
def test_a_picture_or_an_output_comes_before_the_setup(path):
    first = code_cells(nbformat.read(path, as_version=4))[0]
    assert first.outputs


@pytest.mark.parametrize("path", all_notebooks(), ids=relative_name)
def test_what_the_site_folds_is_closed_elsewhere(path):
    """In JupyterLab, Jupyter Notebook and Colab, solutions with their outputs."""
    stored = nbformat.read(path, as_version=4)
    prepared = nbformat.read(path, as_version=4)
    close_folded_cells(prepared)
    assert stored == prepared, "python -m scripts.prepared_notebooks"
    for cell in stored.cells:
        if "solution" in cell.metadata.get("tags", []):
            assert cell.metadata["cellView"] == "form" and cell.metadata["collapsed"]
