"""What the site adds to pages and takes from them: minutes, the legend, unused styles."""

import re
from inspect import getclosurevars

import nbformat
import pytest
from bs4 import BeautifulSoup
from docutils.core import publish_doctree
from myst_parser.docutils_ import Parser
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from annotated_book.pictures.legend import ENTRIES
from book.extensions import legend_table
from book.extensions.chapters import chapter_number
from book.extensions.search_index import former_names
from book.extensions.trim import formula_characters, trim_rules
from scripts import notebooks
from tests.helpers.pages import text_of


def page(words=0, lines=0):
    text = new_markdown_cell("# Title\n\n" + "word " * (words - 1))
    return new_notebook(cells=[text, new_code_cell("x = 1\n\n" * lines)])


@pytest.mark.parametrize(
    "words, lines, minutes",
    [
        (0, 0, 1),
        (notebooks.WORDS_PER_MINUTE * 3, 0, 3),
        (notebooks.WORDS_PER_MINUTE * 3 + 1, 0, 4),
        (notebooks.WORDS_PER_MINUTE, notebooks.LINES_PER_MINUTE * 2, 3),
    ],
)
def test_minutes_for_words_and_lines(words, lines, minutes, tmp_path):
    assert notebooks.reading_minutes(words, lines) == minutes
    if words:
        nbformat.write(page(words, lines), tmp_path / "page.ipynb")
        assert notebooks.minutes_of(tmp_path / "page.ipynb") == minutes


def test_numbers_pace_and_words_of_chapters():
    names = ["06-scaled-dot-product-attention", "21-one-stack-is-enough", "how-to-read"]
    names += ["deeper/22-todays-block", "1-too-short"]
    numbers = [chapter_number(f"book/{name}") for name in names]
    assert numbers == [6, 21, None, None, None]
    assert chapter_number("08-folder/glossary") is None
    assert abs(notebooks.reading_minutes(words=20_346, lines=588) - 178) <= 5
    text = (
        "It's a [d_model-wide row](04-embeddings.ipynb#play): $a + b$.\n\n"
        "```python\nx = 1\n```\n\n<details><summary>Answer</summary>\n\nNo.\n\n"
        "</details>\n\n:::{admonition} Box\nIn it.\n:::\n\n## References\n\n- A book.\n"
    )
    notebook = new_notebook(cells=[new_markdown_cell(text)])
    words = ["It's", "a", "d_model-wide", "row", "x", "Answer", "No.", "In", "it."]
    assert notebooks.words_of(notebook) == words


def test_what_code_prints_is_read_and_a_widget_is_not():
    shown = {
        "text/html": "<table><tr><td>4.5</td><td>one</td></tr></table>",
        "text/plain": "x y",
    }
    widget = {"text/html": '<div data-widget="Maps">Move it.</div>'}
    cell = new_code_cell("x")
    cell.outputs = [new_output("stream", text="Loss: 3\n")]
    cell.outputs += [new_output("display_data", data=data) for data in (shown, widget)]
    words = notebooks.shown_words(new_notebook(cells=[new_markdown_cell("No."), cell]))
    assert words == ["Loss", "3", "4.5", "one"]


def test_listing_takes_the_time_of_its_idea(tmp_path):
    notebook = page(words=notebooks.WORDS_PER_MINUTE)
    idea, whole = ("x = 1\n" * n * notebooks.LINES_PER_MINUTE for n in (2, 9))
    shown = f"```python\n{idea}```\n\n<details>\n\n```python\n{whole}```\n\n</details>"
    data = {"text/markdown": shown, "text/plain": whole}
    notebook.cells[1].outputs = [new_output("execute_result", data=data)]
    nbformat.write(notebook, tmp_path / "page.ipynb")
    assert notebooks.minutes_of(tmp_path / "page.ipynb") == 3
    notebook.cells[1].metadata["tags"] = ["hide-cell"]
    nbformat.write(notebook, tmp_path / "page.ipynb")
    assert notebooks.minutes_of(tmp_path / "page.ipynb") == 1


@pytest.mark.parametrize("tag", sorted(notebooks.FOLDED))
def test_folded_cells_take_no_time(tag):
    cell = new_code_cell("x = 1\n" * 50, metadata={"tags": [tag]})
    assert notebooks.visible_lines(new_notebook(cells=[cell])) == []


ROWS = BeautifulSoup(legend_table.table(), "html.parser").select("tbody tr")


def test_page_has_the_legend_with_every_sign():
    assert "```{legend}\n```" in text_of("notation.md")
    inner = [getclosurevars(draw).nonlocals for *_, draw in legend_table.SIGNS]
    drawn = [names.get("names", ()) for names in inner]
    assert sorted(name for names in drawn for name in names) == sorted(ENTRIES)
    roles = next(row for row in ROWS if row.th.text.startswith("query"))
    assert [text.text for text in roles.select("text")] == ["q", "k", "v"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.th.text[:20])
def test_signs_have_a_name_a_meaning_and_the_colors_of_the_page(row):
    assert row.th.find(string=True) and len(row.td.text) > 20
    assert row.svg["aria-hidden"] == "true"
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", str(row.svg))


USED = {"card", "open", "top"}


@pytest.mark.parametrize(
    "css, left",
    [
        (".card{a:b}.modal{a:b}", ".card{a:b}"),
        (".card .modal{a:b}", ""),
        (".modal,.card p,#top{a:b}", ".card p,#top{a:b}"),
        ("html,p:hover{a:b}", "html,p:hover{a:b}"),
        ('a[href=".modal"]{a:b}', 'a[href=".modal"]{a:b}'),
        (".card:not(.modal){a:b}", ".card:not(.modal){a:b}"),
        (":is(.modal,.card){a:b}", ":is(.modal,.card){a:b}"),
        ("@media print{.modal{a:b}}", ""),
        ("@media print{.modal{a:b}.open{a:b}}", "@media print{.open{a:b}}"),
        ("@font-face{font-family:x}", "@font-face{font-family:x}"),
        ("/* said */.card{--x: 1}", ".card{--x: 1}"),
    ],
)
def test_rule_stays_if_something_may_use_it(css, left):
    assert trim_rules(css, USED).strip() == left


def test_characters_of_formulas_and_of_nothing_else():
    html = (
        '<p>Zebra <span class="katex"><span class="katex-html">'
        "<span>a</span>&lt;<span>∑<span>b</span></span></span></span> quick</p>"
    )
    assert formula_characters(html) == set("a<∑b")


def test_search_finds_a_section_by_what_it_was_called():
    text = """# Page

<p class="slot" id="by-hand">By hand</p>

## Seven

Text with <a href="#x">a link</a>.

### Deep

<a id="why-divide-by-d_k"></a>

## Finding
"""
    settings = {"doctitle_xform": False}
    tree = publish_doctree(text, parser=Parser(), settings_overrides=settings)
    names = {one: found for one, found in former_names(tree).items() if found}
    assert names == {"seven": "by hand", "finding": "why divide by d_k"}
