"""The front page stands at the root of the site, and its links lead where they led."""

import pytest
from sphinx.errors import ExtensionError

from book.extensions.front_page import move_to_root, one_up


@pytest.mark.parametrize(
    ("address", "from_the_root"),
    [
        ("04-embeddings.html#play", "book/04-embeddings.html#play"),
        ("../_static/book.css?v=1", "_static/book.css?v=1"),
        ("../search.html", "search.html"),
        ("index.html", "index.html"),
        ("index.html#the-way", "index.html#the-way"),
        ("index-of-terms.html", "book/index-of-terms.html"),
        ("#", "#"),
        ("#main-content", "#main-content"),
        ("https://example.org/a", "https://example.org/a"),
        ("//example.org/a", "//example.org/a"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        ("data:image/png;base64,AAAA", "data:image/png;base64,AAAA"),
    ],
)
def test_addresses_one_folder_up(address, from_the_root):
    assert one_up(address) == from_the_root


def test_each_address_of_the_page_is_rewritten():
    page = (
        '<html data-content_root="../"><script src="../_static/a.js"></script>'
        '<form action="../search.html"><a href="01-first.html">1</a></form></html>'
    )
    assert move_to_root(page) == (
        '<html data-content_root="./"><script src="_static/a.js"></script>'
        '<form action="search.html"><a href="book/01-first.html">1</a></form></html>'
    )


def test_another_theme_is_noticed():
    with pytest.raises(ExtensionError, match="does not name its root"):
        move_to_root("<html></html>")
