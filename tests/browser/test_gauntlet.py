"""Gauntlet in a browser: each case can be answered, is marked rightly, and can be read."""

import json

import pytest

from annotated_book.widgets import Gauntlet
from annotated_book.widgets.gauntlet.gauntlet import gauntlets
from tests.browser.visits import SITE, answer_of
from tests.browser.widget_page import chapters_with

READY = ".gauntlet fieldset label"
PARTS = list(gauntlets())
every_part = pytest.mark.parametrize("part", PARTS)
# Each case: every wrong answer, then the right one; what is seen after each.
PLAY = """() => {
    const press = (name) =>
        all(".buttons button").find((b) => b.textContent.startsWith(name)).click();
    const seen = [];
    for (const tab of all(".cases button")) {
        tab.click();
        const it = {
            name: text(".case-name"), given: text(".case-name + p"), symptom: text(".symptom"),
            pictures: all(".symptom svg").map((svg) => [svg.getAttribute("aria-label"),
                all(".curve", svg).length]),
            options: texts("fieldset label"), before: text(".answer"), marks: [], hints: [],
        };
        while (all(".buttons button").some((b) => b.textContent.startsWith("Next hint"))) {
            press("Next hint");
            it.hints.push(texts(".hints li"));
        }
        const wanted = window.given.cases[seen.length].right;
        const order = all("[type=radio]").map((_, i) => i).filter((i) => i !== wanted);
        for (const i of [...order, wanted]) {
            all("[type=radio]")[i].click();
            press("Mark my answer");
            it.marks.push([i, text(".verdict"), texts("fieldset p")[i],
                document.querySelector("fieldset").disabled]);
        }
        it.answer = text(".answer");
        it.link = document.querySelector(".answer a").getAttribute("href");
        it.tab = tab.getAttribute("aria-label");
        it.focus = document.activeElement.className;
        seen.push(it);
    }
    return [seen, text(".hint")];
}"""


def plain(text):
    return text.replace("`", "")


@every_part
def test_every_case_can_be_answered(open_widget, part):
    page, cases = open_widget(Gauntlet(part)), gauntlets()[part]["cases"]
    page.evaluate("given => (window.given = given)", gauntlets()[part])
    seen, progress = answer_of(page, PLAY)
    assert len(seen) == len(cases)
    for number, (it, case) in enumerate(zip(seen, cases, strict=True), start=1):
        assert it["name"] == f"Case {number} of {len(cases)}"
        assert it["given"] == plain(case["given"])
        assert it["options"] == [plain(option["text"]) for option in case["options"]]
        assert it["before"] == ""
        hints = [plain(hint) for hint in case["hints"]]
        assert it["hints"] == [hints[: i + 1] for i in range(len(hints))]
        *wrong, last = it["marks"]
        for i, said, beside, is_over in wrong:
            why = plain(case["options"][i]["why"])
            assert said == f"Not right. {why} Try another one."
            assert beside == f"✗ {why}"
            assert not is_over
        i, said, beside, is_over = last
        tries = len(case["options"])
        assert said == f"Right, at try {tries}. {plain(case['explanation'])}"
        assert (i, beside, is_over) == (case["right"], "✓ This is it.", True)
        assert case["title"] in it["answer"]
        for block in case["reveal"]:
            assert block["text"] in it["answer"]
        assert it["link"] == f"{case['link'][0]}.html"
        assert it["tab"] == f"Case {number}, solved"
        assert it["focus"] == "answer"
        check_symptom(it, case["symptom"])
    assert progress == f"Solved: {len(cases)} of {len(cases)}. At the first try: 0."


def check_symptom(it, blocks):
    curves = [block for block in blocks if block["kind"] == "curve"]
    assert len(it["pictures"]) == len(curves)
    for (label, count), block in zip(it["pictures"], curves, strict=True):
        assert count == len(block["lines"])
        for line in block["lines"]:
            values, every = line["values"], block["every"]
            assert f"{line['name']}: {values[0]:.2f} at step {every}" in label
            assert f"{values[-1]:.2f} at step {len(values) * every}" in label
    for block in blocks:
        assert block["caption"] in it["symptom"]
        if block["kind"] == "text":
            assert block["text"] in it["symptom"]
        if block["kind"] == "table":
            for row in block["rows"]:
                assert "".join(row) in it["symptom"]
        if block["kind"] == "map":
            whole = all(x == int(x) for line in block["values"] for x in line)
            for name, line in zip(block["rows"], block["values"], strict=True):
                shown = [f"{x:.0f}" if whole else f"{x:.2f}" for x in line]
                assert name + "".join(shown) in it["symptom"]


def test_a_game_by_keyboard(open_widget):
    page, case = open_widget(Gauntlet()), gauntlets()["loud"]["cases"][0]
    status, right = page.locator(".verdict"), case["right"]
    press = lambda *keys: [page.keyboard.press(key) for key in keys]  # noqa: E731
    page.get_by_role("button", name="Mark my answer").focus()
    press("Enter")
    assert status.text_content() == "Choose one of the answers first."
    page.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    for _ in range((right + 1) % 4):  # on to one that is wrong
        page.keyboard.press("ArrowDown")
    # Arrows do not mark.
    assert status.text_content() == "Choose one of the answers first."
    press("Tab", "Enter")
    assert status.text_content().startswith("Not right. ")
    press("Tab", "Enter")
    assert page.locator(".hints li").all_text_contents() == [plain(case["hints"][0])]
    page.get_by_role("radio").nth((right + 1) % 4).focus()
    press("ArrowUp", "Tab", "Enter")
    assert status.text_content().startswith("Right, at try 2. ")
    assert page.evaluate("document.activeElement.className") == "answer"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.href").endswith(".html")
    press("Tab", "Enter")
    assert page.locator(".case-name").text_content() == "Case 2 of 16"
    assert page.evaluate("document.activeElement.className") == "case-name"
    progress = page.locator(".hint").text_content()
    assert progress == "Solved: 1 of 16. At the first try: 0."


def test_first_try_given_up_and_coming_back(open_widget):
    page, cases = open_widget(Gauntlet("whole")), gauntlets()["whole"]["cases"]
    page.get_by_role("radio").nth(cases[0]["right"]).check()
    page.get_by_role("button", name="Mark my answer").click()
    assert page.locator(".verdict").text_content().startswith("Right. ")
    page.get_by_role("button", name="Next case").click()
    page.get_by_role("button", name="Show the answer").click()
    assert cases[1]["title"] in page.locator(".answer").text_content()
    progress = page.locator(".hint")
    assert progress.text_content() == "Solved: 1 of 15. At the first try: 1."
    tabs = page.locator(".cases button")
    assert tabs.nth(0).text_content() == "1 ✓"
    assert tabs.nth(1).get_attribute("aria-label") == "Case 2, uncovered"
    assert tabs.nth(1).get_attribute("aria-current") == "step"
    tabs.nth(0).click()
    assert cases[0]["title"] in page.locator(".answer").text_content()
    tabs.nth(14).click()
    # The leaky mask is last.
    assert page.get_by_role("button", name="Next case").count() == 0


def test_hostile_texts_stay_texts(open_widget):
    bad = "<img src=x onerror=alert(1)>`<b>`\"'&lt;"
    widget = Gauntlet()
    text = {"kind": "text", "caption": bad, "text": bad}
    blocks = [
        text,
        {"kind": "table", "caption": bad, "head": ["", bad], "rows": [[bad, bad]]},
        {"kind": "map", "caption": bad, "rows": [bad], "columns": [bad], "values": [[0.5]]},
        dict(kind="curve", caption=bad, every=5, floor={"name": bad, "value": 1},
             lines=[{"name": bad, "values": [2, 1]}] * 2),
    ]  # fmt: skip
    case = dict(
        id="__proto__ x", given=bad, symptom=blocks, hints=[bad], right=0, reveal=[text],
        title=bad, explanation=bad, link=["01-x", bad],
        options=[{"text": bad, "why": ""}, {"text": bad, "why": bad}],
    )  # fmt: skip
    widget.given = {"title": bad, "ask": bad, "cases": [case]}
    page = open_widget(widget)
    page.get_by_role("button", name="Next hint").click()
    for i in (1, 0):
        page.get_by_role("radio").nth(i).check()
        page.get_by_role("button", name="Mark my answer").click()
    assert page.locator(".gauntlet :is(img, b)").count() == 0
    for place in (".symptom", "fieldset", ".hints", ".answer", ".verdict"):
        assert "<img src=x onerror=alert(1)>" in page.locator(place).text_content()


def test_pages_of_the_book_work(open_page):
    pages = chapters_with("Gauntlet")
    assert len(pages) == 3, "chapter 23, the gauntlet, and the false sentences"
    for path in pages:
        visit = open_page(path)
        visit.scroll_through()
        count = visit.page.locator("[data-widget=Gauntlet]").count()
        visit.page.locator(".gauntlet").nth(count - 1).wait_for()
        assert visit.problems == []
        first = visit.page.locator(".gauntlet").first
        first.get_by_role("button", name="Show the answer").click()
        link = first.locator(".answer a").get_attribute("href")
        assert (SITE / path).with_name(link).exists(), json.dumps(link)
