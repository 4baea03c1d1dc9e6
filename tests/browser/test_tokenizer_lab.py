"""TokenizerLab in a browser: the same tokens and ids as in Python after every merge."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from annotated.data.byte_pairs import BytePairEncoding
from annotated.data.number_words import counting_text
from annotated_book.widgets import TokenizerLab
from annotated_book.widgets.tokenizer_lab.tokenizer_lab import shipped
from tests.browser.widget_page import opener, put

DRAWN = """() => [...document.querySelectorAll(".tokens li")].map(({ children: [token, id] }) =>
    [token.textContent.replaceAll("␣", " "), Number(id.textContent.replace("<unk> ", ""))])"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".tokens li")


def drawn_by_python(lab, text, done):
    lab.text, lab.done = text, done
    return [[token, number] for token, number in zip(lab.tokens, lab.ids, strict=True)]


@pytest.mark.parametrize(
    "text", ["siebenundvierzig", "zehn vier", "quarz", "elfelfelf"]
)
def test_every_merge_is_that_of_python(open_widget, text):
    lab = TokenizerLab()
    page = open_widget(lab)
    page.get_by_label("Text").fill(text)
    for done in range(len(lab.pieces["merges"]) + 1):
        put(page, ["[type=range]", done])
        assert page.evaluate(DRAWN) == drawn_by_python(lab, text, done)


def test_nothing_jumps_from_merge_to_merge(open_widget):
    lab, heights = TokenizerLab(), set()
    page = open_widget(lab, width=362)
    for done in range(0, len(lab.pieces["merges"]) + 1, 3):
        put(page, ["[type=range]", done])
        heights.add(page.locator(".tokenizer-lab").bounding_box()["height"])
    assert len(heights) == 1


def test_next_goes_to_the_merges_that_change_the_text(open_widget):
    pairs = BytePairEncoding.learn(["abc abc abd xy xy xy"], 4)
    lab = TokenizerLab(pairs, text="abc")
    page, seen = open_widget(lab), []
    on = page.get_by_role("button", name="Next merge")
    while on.get_attribute("aria-disabled") == "false":
        on.click()
        seen.append(int(page.locator("output").inner_text()))
    lengths = [len(drawn_by_python(lab, "abc", done)) for done in range(5)]
    assert seen == [n for n in range(1, 5) if lengths[n] < lengths[n - 1]] and seen
    for _ in seen:
        page.get_by_role("button", name="Back").click()
    assert page.evaluate(DRAWN) == drawn_by_python(lab, "abc", 0)


def test_an_empty_text_keeps_the_last_tokens(open_widget):
    page = open_widget(TokenizerLab(text="elf"))
    before = page.evaluate(DRAWN)
    page.get_by_label("Text").fill("")
    expect(page.get_by_role("alert")).to_contain_text("Write at least one letter")
    assert page.evaluate(DRAWN) == before
    assert page.locator("[inert] .tokens").count() == 1
    page.get_by_role("button", name="zehnvier").click()
    expect(page.get_by_role("alert")).to_be_empty()
    assert page.locator("[inert]").count() == 0


def test_the_pair_that_is_merged_next_is_ahead_of_its_rivals(open_widget):
    words = [w for text in counting_text() for w in BytePairEncoding.pre_tokenize(text)]
    for done, text in ((0, "siebenundvierzig"), (5, "einundvierzig")):
        page = open_widget(TokenizerLab(done=done, text=text))
        cut = BytePairEncoding(shipped()["alphabet"], shipped()["merges"][:done])
        counts = Counter(pair for w in words for pair in pairwise(cut.encode_word(w)))
        lines = page.locator(".rivals p").all_text_contents()
        merge = shipped()["merges"][done]
        assert lines[0] == f"{' + '.join(merge)} {counts[tuple(merge)]:,} times: next"
        best = sorted(counts.values())[:-4:-1]
        assert [int(re.search(r"([\d,]+) times", line)[1]) for line in lines] == best


def test_what_is_announced_as_next_comes_next_or_is_said_to_be_skipped(open_widget):
    page, skips = open_widget(TokenizerLab()), set()
    on = page.get_by_role("button", name="Next merge")
    while on.get_attribute("aria-disabled") == "false":
        told = page.locator(".rivals p").first.text_content()
        before = int(page.locator("output").inner_text())
        on.click()
        skipped = int(page.locator("output").inner_text()) - before - 1
        skips.add(skipped)
        assert told.endswith(": next, not in this text" if skipped else ": next")
        said = page.locator(".verdict").text_content()
        assert (f"({skipped} before it not in this text)" in said) == (skipped > 0)
    assert min(skips) == 0 < max(skips)
