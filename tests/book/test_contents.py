"""Contents, references, the table for teachers and the index of exercises fit the pages."""

import re
from pathlib import Path

import pytest
import yaml

from annotated_book.figures import front
from scripts import write_solutions
from tests.helpers.pages import (
    BOOK,
    LINK,
    ROOT,
    all_pages,
    broken_links,
    chapters,
    companions,
    headings,
    text_of,
)

TOC = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))


def pages_of(part):
    """Return the pages in order, without companions, to which the chapters lead."""
    lists = [[entry, *entry.get("sections", [])] for entry in part["chapters"]]
    entries = [entry for entries in lists for entry in entries]
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


def test_front_page_leads_to_all_pages_in_this_order():
    """To the chapters from its map, to the others from its text."""
    to_read = [page for part in TO_READ for page in part]
    others = [page for page in to_read if not page[:2].isdigit()]
    mapped = [f"{number:02}-{page}" for number, (_, page) in front.CHAPTERS.items()]
    assert mapped == [page for page in to_read if page not in others]
    contents = text_of("index.ipynb").split("## What this book is")[1]
    addresses = [address for _, address in LINK.findall(contents)]
    linked = [address.split("#")[0].rsplit(".", 1)[0] for address in addresses]
    assert [page for page in dict.fromkeys(linked) if page in others] == others
    assert {"notation", "glossary", "solutions", "references", "api"} <= set(linked)


@pytest.mark.parametrize("page", all_pages())
def test_links_lead_somewhere(page):
    assert broken_links(page) == []


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
    assert [number for number, _, _ in ROWS] == TOPICS + QUESTIONS
    assert len({text for _, text, _ in ROWS}) == len(ROWS)
    for number, text, answers in ROWS:
        assert text.endswith("?") == number.startswith("Q"), text
        assert re.search(r"\]\((deeper/)?\d\d-", answers), "it leads to no chapter"


@pytest.mark.parametrize("chapter", chapters())
def test_every_work_that_a_chapter_cites_is_there(chapter):
    works = cited(chapter)
    assert works
    lines = ALL.splitlines()
    for title, number in works:
        entry = [line for line in lines if f"*{title}".lower() in line.lower()]
        assert entry, f"references.md does not have {title!r}"
        assert number in entry[0], f"{title!r} has another number there than {number}"


PAGE = "coverage.md"
ROW = re.compile(r"^\| (Q?\d+) \| (.+?) \| (.+?) \|$", re.M)
ROWS = ROW.findall(text_of(PAGE))
TOPICS = [str(number) for number in range(1, 73)]
QUESTIONS = [f"Q{number}" for number in range(1, 50)]


def where(page):
    """Return the table's name of a page: 6 for a chapter, 6 deeper for its companion."""
    folder, _, name = page.rpartition("/")
    if not name[0].isdigit():
        return "References"
    return name[:2].lstrip("0") + (" deeper" if folder else "")


@pytest.mark.parametrize("row", ROWS, ids=[number for number, _, _ in ROWS])
def test_every_answer_is_a_heading_that_exists(row):
    answers = LINK.findall(row[2])
    assert answers
    for text, address in answers:
        page, _, place = address.partition("#")
        assert (BOOK / page).is_file()
        assert place in headings(page), f"{page} has no heading {text!r}"
        heading = f"{where(page)}: {headings(page)[place]}"
        assert text == heading, "the heading has changed"


AGAIN = "run `python -m scripts.write_solutions`"


def test_the_index_is_up_to_date():
    written = (BOOK / "solutions.md").read_text("utf-8")
    assert written == write_solutions.page(), AGAIN


@pytest.mark.parametrize("chapter", chapters())
def test_every_chapter_has_exercises_from_a_warm_up_on(chapter):
    """Chapter 1 is a walk, and has questions alone."""
    found = write_solutions.exercises(BOOK / chapter)
    if chapter.startswith("01-"):
        assert not found
        return
    assert len(found) >= 3
    assert found[0].label == "Warm-up"


@pytest.mark.parametrize("chapter", chapters() + companions())
def test_every_exercise_has_a_solution_that_runs(chapter):
    for exercise in write_solutions.exercises(BOOK / chapter):
        assert exercise.solutions, f"{exercise.label}: {exercise.text[:60]}"
