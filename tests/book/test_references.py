"""What a chapter cites is on the page of references; where both give a number, it is the same."""

import re
from pathlib import Path

import pytest

from tests.helpers.pages import chapters, companions, text_of

TITLE = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)(?:[^*\n]*?arXiv[ :](\d{4}\.\d{5}))?")
ALL = text_of("references.md")


def cited(chapter):
    """Return (title, arXiv number or "") of each work that a chapter or its companion cites."""
    lists = [
        text_of(page).split("\n## References\n")[1]
        for page in [chapter, *companions()]
        if Path(page).name[:2] == chapter[:2] and "\n## References\n" in text_of(page)
    ]
    lines = "\n".join(lists).splitlines()
    return TITLE.findall("\n".join(line for line in lines if line.startswith("- ")))


def test_references_are_parsed_and_each_is_there_once():
    titles = [title for title, _ in TITLE.findall(ALL)]
    assert "Attention Is All You Need" in titles and len(titles) > 50
    assert len(set(titles)) == len(titles), "a work is there twice"
    numbers = re.findall(r"arXiv (\d{4}\.\d{5})", ALL)
    assert len(set(numbers)) == len(numbers), "two works have one number"


@pytest.mark.parametrize("chapter", chapters())
def test_every_work_that_a_chapter_cites_is_there(chapter):
    works = cited(chapter)
    assert works
    lines = ALL.splitlines()
    for title, number in works:
        entry = [line for line in lines if f"*{title}".lower() in line.lower()]
        assert entry, f"references.md does not have {title!r}"
        assert number in entry[0], f"{title!r} has another number there than {number}"
