"""Pages at rest, for paper and e-readers: nothing is alive, and nothing to read is lost."""

import re
from base64 import b64encode
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from book.extensions import offline
from book.extensions.offline import NAME, pack_site
from book.extensions.stills import at_rest

TAKE_ALONG = Path(__file__).parents[2] / "book/take-along.md"
LIVE = "https://example.org/book/page.html"
STILL = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--hue-0)"/></svg>'
SOURCE = "data:image/svg+xml;base64," + b64encode(STILL.encode()).decode()
WIDGET = (
    '<section id="play"><div class="annotated-widget" data-widget="Dice" data-state="{}">'
    f'<img src="{SOURCE}" alt="Two dice"></div> after</section>'
)


def rested(html, live=LIVE):
    """Return the page at rest, and the pictures that it has saved."""
    saved = []

    def save(svg):
        saved.append(svg)
        return f"still-{len(saved)}.svg"

    return ElementTree.fromstring(at_rest(html, save, live)), saved


def test_a_widget_is_a_figure_that_leads_to_the_live_one():
    page, (svg,) = rested(WIDGET)
    figure = page.find(".//figure")
    assert page.find(".//*[@data-widget]") is None
    assert figure.find("img").attrib == {"src": "still-1.svg", "alt": "Two dice"}
    assert figure.find(".//a").get("href") == f"{LIVE}#play"
    assert figure.tail == " after"
    assert 'fill="#0072b2"' in svg  # a picture on its own knows no variables
    page, _ = rested(WIDGET, live="")
    assert page.find(".//figure/img") is not None and page.find(".//a") is None


def test_a_still_of_text_is_kept():
    page, _ = rested(
        '<div class="annotated-widget" data-widget="Quiz"><p>Case 1</p></div>'
    )
    assert page.findtext(".//figure/p") == "Case 1"


def test_answers_stand_at_the_end_and_lead_back():
    fold = "<details class='answer'><summary>{}</summary><p>{}</p></details> tail"
    html = fold.format("Answer", "Seven") + fold.format("Code", "x = 1")
    page, _ = rested("<p>Why?</p>" + html + fold.format("Solution, checked", "Nine"))
    *_, end = page
    assert end.get("class") == "printed-answers"
    assert [p.text for p in end.iter("p")] == ["Seven", "Nine"]
    assert [a.get("href") for a in end.iter("a")] == ["#question-1", "#question-2"]
    notes = [p for p in page if p.get("class") == "printed-note"]
    assert ["".join(n.itertext()) for n in notes] == [
        "Answer 1 is at the end.",
        "Solution 2 is at the end.",
    ]
    assert [n.tail for n in notes] == [" tail", " tail"]
    places = {node.get("id") for node in page.iter()}
    assert {a.get("href")[1:] for a in page.iter("a")} <= places
    assert page.find(".//details") is None
    assert [p.text for p in page.iter("p") if p.get("class") == "fold-name"] == ["Code"]


@pytest.mark.parametrize(
    "html",
    [
        '<fieldset class="views"><label>the idea</label></fieldset>',
        '<span class="rest">check(x)</span>',
        '<div class="chart-controls">gone</div>',
        '<details class="fold imports"><summary>Imports</summary>gone</details>',
        '<div class="picture-frame narrow-picture">gone</div>',
        "<button>gone</button><script>gone</script>",
        '<a class="headerlink" href="#x">#</a>',
    ],
)
def test_what_can_be_pressed_is_gone(html):
    page, _ = rested(f"<p>one</p>{html}<p>two</p>")
    assert "".join(page.itertext()) == "onetwo"


def test_drawings_are_xml_in_literal_colors():
    svg = (
        '<svg viewBox="0 0 1 1"><linearGradient id="g"/><rect fill="var(--plus)"></svg>'
    )
    page, _ = rested(f"<p>a &nbsp; b<br>{svg}</p>")
    drawn = page.find(".//{http://www.w3.org/2000/svg}svg")
    assert drawn.get("viewBox") == "0 0 1 1"
    assert drawn[0].tag.endswith("}linearGradient")
    assert drawn.find(".//{*}rect").get("fill") == "#0d4863"


@pytest.mark.parametrize(
    "address, there",
    [
        ("08-masking.xhtml#play", "08-masking.xhtml#play"),
        ("#here", "#here"),
        ("https://arxiv.org/", "https://arxiv.org/"),
        ("machine.html?x=1", "https://example.org/book/machine.html?x=1"),
        ("../offline.zip", "https://example.org/offline.zip"),
    ],
)
def test_links_to_what_only_the_site_has(address, there):
    html = f'<p><a href="{address}">it</a></p>'
    assert rested(html)[0].find(".//a").get("href") == there
    page, _ = rested(html, live="")
    assert (page.find(".//a") is None) == (address != there)
    assert "".join(page.itertext()) == "it"


def test_the_archive_has_the_whole_site_but_itself(tmp_path):
    link = f'<p>Take <a href="../{NAME}.zip" download>the archive</a> along.</p>'
    files = {
        "index.html": "<p>Hi</p>",
        "book/take-along.html": link,
        "_static/a.js": "1",
    }
    for name, text in {**files, "_static/a.js.map": "", f"{NAME}.zip": ""}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    files["book/take-along.html"] = "<p>Take the archive along.</p>"
    for _ in range(2):  # a second build finds the archive of the first
        with ZipFile(pack_site(tmp_path)) as archive:
            found = {name: archive.read(name) for name in archive.namelist()}
        assert found == {
            f"{NAME}/{name}": text.encode() for name, text in files.items()
        }


@pytest.mark.parametrize("is_made", [True, False])
def test_the_site_offers_the_pdf_and_the_epub_if_they_are_made(
    is_made, tmp_path, monkeypatch
):
    pdf = tmp_path / "the-transformer-annotated.pdf"
    files = (pdf, pdf.with_suffix(".epub")) if is_made else ()
    for path in files:
        path.write_text("1")
    monkeypatch.setattr(offline, "PDF", pdf)
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    page = TAKE_ALONG.read_text("utf-8").replace("](", "](#")
    (source / "index.md").write_text(page, "utf-8")
    config = {"extensions": ["myst_parser", "book.extensions.offline"]}
    with docutils_namespace():
        Sphinx(source, None, out, tmp_path / "trees", "html", config, None).build()
    offered = re.findall(
        r'href="../([^"]*\.(?:pdf|epub))"', (out / "index.html").read_text()
    )
    assert offered == [path.name for path in files]
    assert all((out / name).exists() for name in offered)
    with ZipFile(out / f"{NAME}.zip") as archive:
        assert not [
            one for one in archive.namelist() if one.endswith((".pdf", ".epub"))
        ]
        inside = archive.read(f"{NAME}/index.html").decode()
    assert "a-annotated." not in inside
    assert ("Download the PDF or the EPUB" in inside) == is_made
