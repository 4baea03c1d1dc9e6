"""What is shown of a page elsewhere: the words about it, its card, the sign of the book."""

import re
import struct
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import matplotlib.image
import pytest
import torch
from docutils import nodes
from docutils.core import publish_doctree

from annotated_book.pictures import Picture
from book.extensions import cards, icons, light_pages, moved, not_found, sharing
from book.extensions.front_page import move_to_root

ROOT = Path(__file__).parents[2]
FIRST = "What does a position read, and what does it bring back?"
SECOND = "A query is compared with every key."


@pytest.mark.parametrize(
    ("page", "told"),
    [
        (f"{FIRST}\n\n{SECOND}", f"{FIRST} {SECOND}"),
        (f"{FIRST} {SECOND}\n\n{'Long ' * 40}end.", f"{FIRST} {SECOND}"),
        (f".. note:: Not this.\n\n{SECOND}", SECOND),
        (f"- Nor this.\n\nAnd :math:`x` neither.\n\n{SECOND}", SECOND),
        ("Word " * 60 + "end.", "Word " * 39 + "Word…"),
    ],
)
def test_description_is_the_first_sentences(page, told):
    text, as_it_is = f"Title\n=====\n\n{page}\n", {"doctitle_xform": False}
    doctree = publish_doctree(text, settings_overrides=as_it_is)
    assert sharing.opening(doctree) == told
    assert len(told) <= sharing.LONGEST


def context_of(site, pagename="book/08-masking"):
    """What the template is told of a page whose site is at this address."""
    config = SimpleNamespace(html_baseurl=site, html_title="The book")
    config.root_doc = "book/index"
    builder = SimpleNamespace(
        name="html", format="html", get_target_uri=lambda name: f"{name}.html"
    )
    app = SimpleNamespace(config=config, builder=builder, outdir=context_of.folder)
    context = {"title": "8 · <em>Masking</em>", "body": "", "pageurl": f"{site}own"}
    sharing.add_tags(app, pagename, "", context, nodes.document(None, None))
    return context


@pytest.fixture(autouse=True)
def folder(tmp_path):
    context_of.folder = tmp_path


def test_addresses_of_cards(tmp_path):
    shared = context_of("https://someone.github.io/fork/")["shared"]
    file = "_static/cards/book-08-masking.png"
    assert shared["image"] == f"https://someone.github.io/fork/{file}"
    assert shared["address"] == "https://someone.github.io/fork/own"
    assert shared["title"] == "8 · Masking"
    assert (tmp_path / file).read_bytes().startswith(b"\x89PNG")
    for page in ("book/08-masking", "book/deeper/08-masking"):
        shared = context_of("", page)["shared"]
        up = "../" * page.count("/")
        assert shared["image"] == f"{up}_static/cards/{page.replace('/', '-')}.png"
        assert shared["address"] == ""
    context = context_of("https://book.example.org/", "book/index")
    root = context["shared"]["image"].partition("_static/")[0]
    assert context["pageurl"] == context["shared"]["address"] == root
    assert context["shared"]["kind"] == "website"
    image = '<meta property="og:image" content="../_static/cards/book-index.png">'
    page = f'<html data-content_root="../">{image}'
    assert 'content="_static/cards/' in move_to_root(page)


@pytest.mark.parametrize(
    ("given", "repository", "site"),
    [
        ("", "https://github.com/someone/fork", "https://someone.github.io/fork/"),
        ("https://a.example.org", "https://github.com/a/b", "https://a.example.org/"),
        ("", "https://gitlab.com/someone/fork", ""),
        ("", "", ""),
    ],
)
def test_address_of_the_site(given, repository, site):
    config = SimpleNamespace(html_baseurl=given, repository_address=repository)
    sharing.find_site(None, config)
    assert config.html_baseurl == site


def drawing():
    picture = Picture(320, "A title", "What it shows.")
    one, other = torch.tensor([[0.5, -0.5]]), torch.tensor([[0.5, 0.2]])
    first = picture.grid(one, 20, 40, label="a (1, 2)", role="query")
    second = picture.grid(other, 20, 140, label="b (1, 2)", heat=True)
    picture.arrow(first, second)
    return picture.svg()


def pixels(png):
    return matplotlib.image.imread(BytesIO(png))


def test_card_has_its_size_an_opaque_ground_and_the_drawing():
    seen = pixels(cards.card("8 · Masking", "The book", drawing()))
    assert seen.shape == (cards.HIGH, cards.WIDE, 4)
    assert (seen[..., 3] == 1).all()
    right = seen[:, cards.WIDE // 2 :]
    assert (abs(right - right[0, 0]).sum(-1) > 0.1).sum() > 5_000
    colored = abs(right[..., 0] - right[..., 2]) > 0.1
    assert colored.sum() > 500  # the frame of the query, cells above and below zero
    for code in (cards.literal(cards.style_alone()), cards.place_drawing(drawing())):
        assert "var(" not in code and "color-mix" not in code and "--" not in code
    assert "color:#8a3db0" in cards.literal(cards.style_alone())  # --own: var(--query)
    mixed = "color-mix(in srgb, var(--plus) 50%, var(--cell))"
    assert cards.literal(mixed) == "#86a4b1"
    lines = cards.wrap_words("6 · Scaled dot-product attention and more", cards.TITLE)
    assert " ".join(lines) == "6 · Scaled dot-product attention and more"
    assert all(cards.text_width(line, cards.TITLE) <= cards.LEFT for line in lines)


def test_icon_holds_a_picture_of_the_size_that_it_names():
    png = icons.draw_png(icons.SIGN.read_text("utf-8"), icons.TAB)
    icon = icons.as_ico(png, icons.TAB)
    head = struct.unpack("<2xHHBB6xII", icon[:22])
    kind, n_pictures, width, height, length, start = head
    assert (kind, n_pictures, width, height) == (1, 1, icons.TAB, icons.TAB)
    assert icon[start:] == png and length == len(png)
    assert pixels(png).shape == (icons.TAB, icons.TAB, 4)


def test_page_for_wrong_addresses_has_whole_paths():
    page = '<html data-content_root="./"><a href="book/a.html"><a href="#x"><a href="">'
    page += '<img src="_static/a.png"><a href="https://a.b/c">'
    page += '<form action="search.html">'
    whole = not_found.use_whole_addresses(page, "/fork/")
    assert 'data-content_root="/fork/"' in whole
    assert 'href="/fork/book/a.html"' in whole and 'src="/fork/_static/a.png"' in whole
    assert 'action="/fork/search.html"' in whole
    assert 'href="#x"' in whole and 'href=""' in whole and "https://a.b/c" in whole
    assert not_found.use_whole_addresses(whole, "/fork/") == whole  # built again


@pytest.mark.parametrize("old", moved.MOVED)
def test_old_addresses_lead_to_pages_that_are_there(old):
    new, elsewhere = moved.MOVED[old]
    html = light_pages.with_policy(moved.page_of(old, new, elsewhere))
    assert html.count("sha256-") == 1  # the policy lets its script run
    for name in (new, *elsewhere):
        assert (ROOT / f"{name}.ipynb").exists() and not (
            ROOT / f"{old}.ipynb"
        ).exists()
        [href] = re.findall(rf'href="([^"]*{name}[.]html)"', html)
        assert href == "../" * old.count("/") + f"{name}.html"


def test_toggles_of_the_contents_have_names():
    arrow = '<span class="toctree-toggle" role="presentation"></span>'
    html = f'<a href="a.html">4 · Embeddings</a><details><summary>{arrow}</summary>'
    named = light_pages.with_named_toggles(html)
    assert '<summary aria-label="Pages below 4 · Embeddings"><span' in named
    assert light_pages.with_named_toggles(named) == named
