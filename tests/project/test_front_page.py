"""The front page stands at the root of the site, and its links lead where they led."""

import pytest
from sphinx.errors import ExtensionError

from book.extensions.front_page import move_to_root, one_up

ADDRESSES = """
04-embeddings.html#play book/04-embeddings.html#play
../_static/book.css?v=1 _static/book.css?v=1
../search.html search.html
index-of-terms.html book/index-of-terms.html
index.html
index.html#the-way
#
#main-content
https://example.org/a
//example.org/a
mailto:a@example.org
data:image/png;base64,AAAA
"""


@pytest.mark.parametrize("line", ADDRESSES.split("\n")[1:-1])
def test_addresses_one_folder_up(line):
    address, *other = line.split()
    assert one_up(address) == (other or [address])[0]


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
