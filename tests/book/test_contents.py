"""The list of contents, the front page and the files name the same pages in the same order."""

import re

import pytest
import yaml

from tests.helpers.pages import LINK, ROOT, all_pages, broken_links, text_of

TOC = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))


def pages_of(part):
    """Return the pages in order, without companions, to which the chapters lead."""
    entries = [
        e for entry in part["chapters"] for e in (entry, *entry.get("sections", []))
    ]
    names = [entry["file"].removeprefix("book/") for entry in entries]
    return [name for name in names if not name.startswith("deeper/")]


*TO_READ, TO_LOOK_UP = map(pages_of, TOC["parts"])
PAGES = [page for part in [*TO_READ, TO_LOOK_UP] for page in part]


def test_chapters_are_in_the_order_of_their_numbers():
    numbers = [page[:2] for page in PAGES if page[:2].isdigit()]
    assert numbers == sorted(numbers)
    assert numbers == [page[:2] for page in all_pages() if page[:2].isdigit()]
    readme = (ROOT / "README.md").read_text("utf-8")
    numbers = re.findall(r"(?:\| |· )(\d+) [a-z]", readme)
    chapters = [int(page[:2]) for page in PAGES if page[:2].isdigit()]
    assert list(map(int, numbers)) == chapters


def test_front_page_links_to_all_pages_in_this_order():
    contents = text_of("index.ipynb").split("## What is in the book")[1]
    addresses = [address for _, address in LINK.findall(contents)]
    linked = [address.split("#")[0].rsplit(".", 1)[0] for address in addresses]
    read = [page for page in dict.fromkeys(linked) if page not in TO_LOOK_UP]
    assert read == [page for part in TO_READ for page in part]
    assert {"notation", "glossary", "solutions", "references", "api"} <= set(linked)


@pytest.mark.parametrize("page", all_pages())
def test_links_lead_somewhere(page):
    assert broken_links(page) == []
