"""The slides of a chapter: what becomes one, and what stands on it."""

from types import SimpleNamespace

import pytest
from bs4 import BeautifulSoup

from book.extensions import slides
from tests.helpers.pages import ROOT

PICTURE = '<div class="picture-frame"><svg viewbox="0 0 {} 100"></svg></div>'
WIDGET = '<div class="annotated-widget" data-widget="Maps"></div>'
HEAD = '<link rel="stylesheet" href="../_static/legend.css"><script src="../_static/reading.js">'


def cell(output="", code="x = 1", tags=""):
    return (
        f'<div class="cell {tags}"><div class="cell_input"><pre>{code}</pre></div>'
        f'<div class="cell_output">{output}</div></div>'
    )


def section(name, title, *inner):
    link = f'<a class="headerlink" href="#{name}">#</a>'
    return f'<section id="{name}"><h2>{title}{link}</h2>{"".join(inner)}</section>'


OPENING = (
    "<p>It runs. It is fast. But it is wrong, so <em>why?</em> Read on.</p><p>Who?</p>"
)
CHAPTER = (
    section(
        "seen",
        "A <em>row</em>",
        "<p>One (a.) Two. Three.</p>",
        cell(PICTURE.format(100)),
    )
    + section("played", "Play", "<p>Try this: pull.</p><p>Move it.</p>", cell(WIDGET))
    + section("wide", "Wide", "<p>Look.</p>", cell(PICTURE.format(300)), cell(WIDGET))
    + section("told", "Only words", "<p>See <a href='#seen'>above</a>.</p>")
    + section("coded", "Code", cell("3", code="y = 2"), cell(code="z\n" * 15))
    + section("chosen", "Chosen", cell(PICTURE.format(1)), cell("7", tags="tag_slide"))
    + section("hidden", "Hidden", cell(WIDGET, tags="tag_no-slide"))
    + section("last", "Last", "<p>It works. That closes it. Next comes the mask.</p>")
    + section("check-yourself", "Check yourself", "<p>Why?</p>", cell(WIDGET))
)


@pytest.fixture
def decks(tmp_path):
    """The decks of two chapters, the second with a summary."""
    summary = section("summary", "Summary", "<ul><li>All is one.</li></ul>")
    inner = {"06-attention": CHAPTER, "07-heads": CHAPTER + summary}
    (tmp_path / "book").mkdir()
    for name, sections in inner.items():
        article = section("top", name[:2] + " · Title", OPENING, sections)
        page = f'<head>{HEAD}</script></head><article class="bd-article">{article}</article>'
        (tmp_path / f"book/{name}.html").write_text(page, "utf-8")
    app = SimpleNamespace(
        outdir=tmp_path,
        builder=SimpleNamespace(name="html"),
        env=SimpleNamespace(
            found_docs={"book/index", *(f"book/{name}" for name in inner)}
        ),
        config=SimpleNamespace(html_title="The Book"),
    )
    slides.write(app, None)
    files = [tmp_path / f"book/{name}.slides.html" for name in inner]
    return [BeautifulSoup(file.read_text("utf-8"), "lxml") for file in files]


def test_headings_with_something_to_show_become_slides(decks):
    found = decks[0].select(".slides > section")
    names = ["start", "seen", "played", "wide", None, "coded", "chosen", "end"]
    assert [one.get("id") for one in found] == names
    assert [" ".join(one["class"]) for one in found] == [
        *("", "", "live", "stacked", "live", "stacked", "stacked", "stacked")
    ]
    shown = {one.get("id"): one.select_one(".shown") for one in found}
    assert shown["played"].select_one("[data-widget]") and not shown["played"].pre
    assert [pre.text for pre in shown["coded"].select("pre")] == ["y = 2"]
    assert "7" in shown["chosen"].text and not shown["chosen"].svg


def test_words_of_a_slide(decks):
    words = {
        one.get("id"): one.select_one(".words") for one in decks[0].select("section")
    }
    assert decks[0].h1.text == "06 · Title"
    assert [p.text for p in words["start"].select("p")][:2] == [
        *("It runs. It is fast.", "But it is wrong, so why?")
    ]
    assert words["seen"].text == "One (a.) Two."
    assert words["seen"].find_previous("h2").decode_contents() == "A <em>row</em>"
    told = [(p.text, p.get("class")) for p in words["played"].select("p")]
    assert told == [("Move it.", None), ("Try this: pull.", ["try"])]
    assert words[None].text == ""  # a second slide says it not again


def test_the_last_slide_closes_leads_on_and_names_the_source(decks):
    first, second = (deck.select_one("#end .words") for deck in decks)
    assert first.p.text == "That closes it. Next comes the mask."
    assert second.ul.text == "All is one."
    assert first.select_one(".next a")["href"] == "07-heads.slides.html"
    assert "But it is wrong, so why?" in first.select_one(".next").text
    assert second.select_one(".next") is None
    for end, name in ((first, "06-attention"), (second, "07-heads")):
        assert "The Book" in end.select_one(".attribution").text
        assert [a["href"] for a in end.select(".attribution a")] == [
            f"{name}.html",
            "https://creativecommons.org/licenses/by/4.0/",
        ]


def test_files_of_the_page_come_along_and_reveal_is_vendored(decks):
    files = [
        node.get("href") or node.get("src") for node in decks[0].select("link, script")
    ]
    assert "../_static/legend.css" in files and "../_static/reading.js" not in files
    for file in files:
        name = file.removeprefix("../_static/")
        folders = ("assets", "vendor")
        found = [(ROOT / "book" / folder / name).exists() for folder in folders]
        assert any(found) or name == "legend.css", file


def test_no_widget_has_a_section_which_reveal_would_turn_as_a_slide():
    folder = ROOT / "src/annotated_book/widgets"
    codes = [p for p in folder.rglob("*.js") if ".bundle." not in p.name]
    assert (
        codes and [p.name for p in codes if '"section"' in p.read_text("utf-8")] == []
    )
