"""The book to take along: an EPUB and a PDF of two pages, and the archive of the whole site."""

import subprocess
import sys
from posixpath import dirname, join, normpath
from urllib.parse import urlsplit
from zipfile import ZipFile

import nbformat
import pytest
import yaml
from lxml import etree
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from playwright.sync_api import expect
from pypdf import PdfReader

from annotated_book.widgets import NormCube
from book.extensions.offline import NAME
from scripts.repository import ROOT
from scripts.take_along import SHEET, TOO_WIDE
from tests.browser.tabs import leave_tab, take_tab
from tests.browser.visits import SITE

LONG = "x = 1  # " + "a line of code that no sheet of paper is wide enough for, " * 4
FIRST = """# One page

It leads to [the other](other.md#summary) and to [its own summary](#summary).

$$a^2 + b^2 = c^2$$

## Summary

Of the first.

<details class="answer"><summary>Answer</summary>

Seven.

</details>
"""
SECOND = f"""# The “other” page & more

```python
{LONG} END
```

## Summary

Of the second.
"""


def write_book(folder):
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    own = config["sphinx"]["local_extensions"]
    config["sphinx"]["local_extensions"] = {
        name: str(ROOT / place) for name, place in own.items()
    }
    del config["html"]["favicon"]
    config["sphinx"]["config"]["html_baseurl"] = "https://reader.example/book/"
    toc = {
        "format": "jb-book",
        "root": "book/01-one",
        "chapters": [{"file": "book/other"}],
    }
    kernel = {"name": "python3", "display_name": "Python 3"}
    widget = NormCube()
    shown = {"text/html": widget.html(), "application/vnd.jupyter.widget-view+json": {}}
    cell = new_code_cell("NormCube()", outputs=[new_output("display_data", data=shown)])
    page = new_notebook(cells=[new_markdown_cell(FIRST), cell])
    page.metadata |= {"kernelspec": kernel, "language_info": {"name": "python"}}
    texts = {
        "_config.yml": yaml.safe_dump(config),
        "_toc.yml": yaml.safe_dump(toc),
        "book/01-one.ipynb": nbformat.writes(page),
        "book/other.md": SECOND,
    }
    (folder / "book").mkdir()
    for path, text in texts.items():
        (folder / path).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The folder with both books."""
    folder = tmp_path_factory.mktemp("take-along")
    write_book(folder)
    command = [sys.executable, "-m", "scripts.take_along", "pdf", folder]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / "_build/take-along"


@pytest.fixture(scope="module")
def parts(made):
    """The files of the EPUB; those of XML parsed."""
    with ZipFile(next(made.glob("*.epub"))) as book:
        files = {name: book.read(name) for name in book.namelist()}
    xml = (".xhtml", ".opf", ".ncx", ".xml", ".svg")
    return {
        name: etree.fromstring(text) if name.endswith(xml) else text
        for name, text in files.items()
    }


def test_the_epub_names_what_is_in_it(parts):
    assert (
        next(iter(parts)) == "mimetype" and parts["mimetype"] == b"application/epub+zip"
    )
    items = {i.get("href"): i for i in parts["content.opf"].findall(".//{*}item")}
    assert (
        items.keys() | {"mimetype", "content.opf", "META-INF/container.xml"}
        == parts.keys()
    )
    properties = {
        name: (item.get("properties") or "").split() for name, item in items.items()
    }
    assert properties["book/01-one.xhtml"] == ["mathml"]
    assert properties["book/other.xhtml"] == []
    assert properties["_static/cover.png"] == ["cover-image"]
    assert properties["nav.xhtml"] == ["nav"]
    uid = parts["content.opf"].findtext(".//{*}identifier")
    assert parts["toc.ncx"].find(".//{*}meta[@name='dtb:uid']").get("content") == uid


def test_the_links_of_the_epub_lead_somewhere(parts):
    followed = 0
    for page in [name for name in parts if name.endswith(".xhtml")]:
        for node in parts[page].iter(etree.Element):
            address = urlsplit(node.get("href") or node.get("src") or "")
            if address.scheme or not (address.path or address.fragment):
                continue
            there = (
                normpath(join(dirname(page), address.path)) if address.path else page
            )
            assert there in parts, f"{page} leads to {there}"
            if address.fragment:
                assert parts[there].xpath("//*[@id=$id]", id=address.fragment), address
            followed += 1
    assert followed > 10


def test_its_pages_are_at_rest(parts):
    page = parts["book/01-one.xhtml"]
    for name in ("script", "button", "input", "details"):
        assert page.find(f".//{{*}}{name}") is None, name
    figure = page.find(".//{*}figure")
    assert len(figure.find("{*}img").get("alt")) > 20
    live = figure.find(".//{*}a").get("href")
    assert live == "https://reader.example/book/book/01-one.html#summary"


def test_the_pdf_has_an_outline_numbered_contents_and_running_titles(made):
    reader = PdfReader(next(made.glob("*.pdf")))
    pages = [page.extract_text() for page in reader.pages]
    outline = [entry for entry in reader.outline if not isinstance(entry, list)]
    places = {one.title: reader.get_destination_page_number(one) for one in outline}
    contents = " ".join(pages[1].split())
    for title in ("1 · One page", "The “other” page & more"):
        at = places[title]
        assert f"{title} {at + 1}" in contents
        assert pages[at].count(title) == 2  # at the edge of the sheet, and as heading
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert "END" in pages[-1] and "Of the second." in pages[-1]


def test_what_a_sheet_would_cut_is_named(browser):
    page = take_tab(browser, "light", 1280)
    page.set_content(
        """<article id="a" style="width: 600px"><p>short</p><div style="width: 900px">wide</div>
        <p style="width: 4em; overflow: hidden; white-space: nowrap">hidden at its end</p>
        <p style="width: 4em; white-space: normal">goes on in another line</p></article>"""
    )
    cut = page.evaluate(TOO_WIDE, SHEET)
    leave_tab(page)
    assert cut == ["a: wide", "a: hidden at its end"]


def test_the_same_heading_on_two_pages_has_two_places(made):
    whole = etree.parse(made / "pages/whole.xhtml")
    ids = [node.get("id") for node in whole.iter(etree.Element) if node.get("id")]
    assert len(set(ids)) == len(ids)
    links = {"".join(a.itertext()): a.get("href") for a in whole.iter("{*}a")}
    assert links["the other"] == "#page-other-summary"
    assert links["its own summary"] == "#page-01-one-summary"
    assert {"page-other-summary", "page-01-one-summary"} <= set(ids)


def test_the_archive_of_the_site_works_from_the_disk(browser, tmp_path):
    with ZipFile(SITE / f"{NAME}.zip") as archive:
        archive.extractall(tmp_path)
    home = tmp_path / NAME
    assert not list(home.rglob(f"{NAME}.zip"))
    page = take_tab(browser, "light", 1280)
    page.goto((home / "index.html").as_uri())
    expect(page.locator(".annotated-widget .annotated-view").first).to_be_visible()
    page.goto((home / "book/take-along.html").as_uri())
    expect(page.get_by_text("Download the offline archive")).to_be_visible()
    assert page.get_by_role("link", name="Download the offline archive").count() == 0
    leave_tab(page)
