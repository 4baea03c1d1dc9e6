"""The list of contents, the front page and the files name the same pages in the same order."""

import re

import yaml

from tests.helpers.pages import LINK, ROOT, all_pages, broken_links, text_of

TOC = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))
PAGES = [
    entry["file"].removeprefix("book/")
    for part in TOC["parts"]
    for entry in part["chapters"]
]
AFTER = ["solutions", "references", "api"]  # the front page has these three in one line


def test_chapters_are_in_the_order_of_their_numbers():
    numbers = [page[:2] for page in PAGES if page[:2].isdigit()]
    assert numbers == sorted(numbers)
    assert numbers == [page[:2] for page in all_pages() if page[:2].isdigit()]


def test_the_front_page_leads_to_every_page_in_this_order():
    contents = text_of("index.ipynb").split("## What is in the book")[1]
    addresses = [address for _, address in LINK.findall(contents)]
    linked = [address.split("#")[0].rsplit(".", 1)[0] for address in addresses]
    in_order = [page for page in dict.fromkeys(linked) if page not in AFTER]
    assert in_order == [page for page in PAGES if page not in AFTER]
    assert set(AFTER) <= set(linked)


def test_the_readme_names_every_chapter():
    readme = (ROOT / "README.md").read_text("utf-8")
    numbers = re.findall(r"(?:\| |· )(\d+) [a-z]", readme)
    chapters = [int(page[:2]) for page in PAGES if page[:2].isdigit()]
    assert list(map(int, numbers)) == chapters


def test_links_of_the_front_page_and_of_the_way_in_lead_somewhere():
    assert broken_links("index.ipynb") == []
    assert broken_links("how-to-read.md") == []
