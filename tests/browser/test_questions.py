"""The questions of "Check yourself" take an answer, with whatever a reader has."""

import pytest
from lxml import html
from playwright.sync_api import expect

from scripts.notebooks import chapters, relative_name
from scripts.questions import questions_of
from tests.browser.tabs import leave_tab, shared_context
from tests.browser.visits import SITE

PAGE = "book/03-tokens-and-batches.html"
SHAPES = "book/12-the-encoder.html"


def label_of(node):
    """Return the bold label that a paragraph or an item begins with."""
    inner = next(node.iter("p"), node)
    first = next(iter(inner), None)
    is_first = first is not None and first.tag == "strong" and not inner.text
    return first.text_content().removesuffix(".") if is_first else None


@pytest.mark.parametrize("path", chapters(), ids=relative_name)
def test_a_page_has_what_its_questions_need(path):
    """Each fold has the answers, and the choices are the list above: questions.js finds them."""
    name = SITE / f"book/{path.stem}.html"
    page = html.document_fromstring(name.read_text("utf-8"))
    (section,) = page.xpath("//section[@id='check-yourself']")
    found = []
    for fold in section.find_class("answer"):
        told = fold.xpath("./p[1]") + fold.xpath("./ul/li")
        labels = list(map(label_of, told))
        above = fold.getprevious()
        choices = [label_of(item) for item in above] if above.tag == "ul" else []
        if labels[0]:
            found.append((choices, labels))
    questions = questions_of(path)
    expected = [(list(one.choices), list(one.responses)) for one in questions]
    assert found == expected
    scripts = [script.get("src", "") for script in page.iter("script")]
    assert any("questions.js" in address for address in scripts)


def test_a_choice_is_answered_by_keyboard(open_page):
    visit = open_page(PAGE, "dark", 390)
    page = visit.page
    choices = page.get_by_role("list", name="How is vierzehn cut")
    wrong, right, _ = choices.get_by_role("button").all()
    reply = page.locator(".choices + .reply").first
    answer, fold = reply.get_by_role("status"), reply.locator("+ details")
    below = reply.locator("+ details + *")
    place = below.bounding_box()["y"] - wrong.bounding_box()["y"]
    moved = lambda: below.bounding_box()["y"] - wrong.bounding_box()["y"] - place  # noqa: E731
    expect(answer).to_be_empty()
    expect(fold).to_be_hidden()  # until the first try, but not on paper
    told = page.locator(".printed-answers details").first
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(told).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(fold).to_be_hidden()
    wrong.focus()
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Not quite. The merges of zehn come after")
    expect(wrong).to_have_attribute("aria-pressed", "true")
    expect(fold).to_be_visible()
    assert abs(moved()) < 0.5
    frame = "(node) => getComputedStyle(node).borderTopColor"
    color = page.evaluate("""() => Object.assign(document.body.appendChild(
        document.createElement("i")), { style: "color: var(--pst-color-secondary)" })
        && getComputedStyle(document.body.lastElementChild).color""")
    assert wrong.evaluate(frame) == color
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(answer).to_contain_text("Right. The first three merges make vier")
    expect(right).to_have_attribute("aria-pressed", "true")
    expect(wrong).to_have_attribute("aria-pressed", "false")
    assert abs(moved()) < 0.5
    assert right.bounding_box()["height"] >= 40
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert visit.problems == visit.foreign == []
    assert visit.axe() == []


@pytest.mark.parametrize(
    ("page", "question", "typed", "answer"),
    [
        (PAGE, "What share", "41", "Right. The tensor has"),
        (PAGE, "What share", " 40.7 % ", "Right."),
        (PAGE, "What share", "0,41", "Right."),
        (PAGE, "What share", "11", "Not quite. There are 11 entries"),
        (PAGE, "What share", "1,000", "Not quite. It is a smaller number."),
        (PAGE, "What share", "30", "Not quite. It is a larger number."),
        (PAGE, "What share", "less", "Not quite. Type a number"),
        (PAGE, "What share", "", "Not quite. Type a number"),
        (PAGE, "How many tasks", "3.01", "Not quite. It is a smaller number."),
        (SHAPES, "the shape of the memory", "30,10, 512", "Right. It has one vector"),
        (
            SHAPES,
            "the shape of the memory",
            "(30, 512)",
            "Not quite. That is one vector",
        ),
        (
            SHAPES,
            "the shape of the memory",
            "(1, 2)",
            "Not quite. The shape has 3 axes.",
        ),
        (SHAPES, "the shape of the memory", "512", "Not quite. Type a shape"),
    ],
)
def test_a_typed_answer_is_understood(open_page, page, question, typed, answer):
    visit = open_page(page)
    about = visit.page.locator("#check-yourself > p", has_text=question)
    form = about.locator("+ form")
    field = form.get_by_label("Your answer")
    expect(field).to_have_accessible_description(about.inner_text())
    field.fill(typed)
    field.press("Enter")
    expect(form.locator("+ .reply [role=status]")).to_contain_text(answer)
    assert visit.problems == visit.foreign == []


def test_without_a_script_the_folds_have_it_all(browser, base_url):
    page = shared_context(browser, java_script=False).new_page()
    page.goto(base_url + PAGE)
    section = page.locator("#check-yourself")
    assert section.get_by_role("button").count() == 0
    section.get_by_text("Answer", exact=True).nth(2).click()
    expect(section.get_by_text("The merges of zehn come after")).to_be_visible()
    leave_tab(page)
