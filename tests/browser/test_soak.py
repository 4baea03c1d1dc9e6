"""Long use, as a seed says, with a real mouse and real keys."""

import os
import random

import pytest

from tests.browser.tabs import shared_context
from tests.browser.widget_page import example, make_page

ACTIONS = int(os.environ.get("SOAK", 100))
SAMPLES = 12
SEED = 11
MOST = {"bytes": 3_000_000, "nodes": 3000, "listeners": 1500}  # that may be left behind
TEXTS = ["seven", "4247", "ninety-seven", "", "hello", "🙂", "12", "x" * 300]
TEXTS += ["one million", "0"]
TEXTS += ["two hundred and six", "-3", "__proto__", "<b>7</b>", "fourty", "99999"]
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "3"]
KEYS += ["PageDown", "Enter", "Escape", "Space", "Tab", "Shift+Tab", "[", "]"]
CONTROLS = (
    "button, summary, a, select, [type=checkbox], [type=radio], [tabindex='0'], td"
)
# Scrolls to one of the nodes that can be seen, and says where its middle is.
PICK = """([selector, n]) => {
    const all = [...document.querySelectorAll(".annotated-view")]
        .flatMap((view) => [...view.querySelectorAll(selector)])
        .filter((node) => node.checkVisibility({ visibilityProperty: true }));
    if (!all.length) return null;
    const node = all[n % all.length];
    node.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2, width];
}"""
CHOOSE = """(n) => {
    const menus = [...document.querySelectorAll(".annotated-view select")]
        .filter((node) => node.checkVisibility() && !node.closest("[inert]"));
    const menu = menus[n % menus.length];
    if (!menu) return;
    menu.selectedIndex = n % menu.options.length;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# Links are pressed, but lead nowhere: the page stays.
STAY = """() => document.addEventListener("click", (event) => {
    if (event.target.closest?.("a")) event.preventDefault();
}, true)"""


class Hands:
    def __init__(self, page):
        self.page, self.chance, self.found = page, random.Random(SEED), 0
        kinds = {self.press: 4, self.point: 2, self.key: 4, self.write: 1}
        kinds |= {self.drag: 2, self.choose: 1, self.scroll: 1}
        self.kinds = [kind for kind, often in kinds.items() for _ in range(often)]

    def act(self):
        self.chance.choice(self.kinds)()

    def pick(self, selector):
        spot = self.page.evaluate(PICK, [selector, self.chance.randrange(10**6)])
        self.found += spot is not None
        return spot

    def press(self):
        if spot := self.pick(CONTROLS):
            self.page.mouse.click(*spot[:2])

    def point(self):
        if spot := self.pick(CONTROLS):
            self.page.mouse.move(*spot[:2])

    def key(self):
        self.page.keyboard.press(self.chance.choice(KEYS))

    def write(self):
        if spot := self.pick("[type=text]"):
            self.page.mouse.click(*spot[:2], click_count=3)
            self.page.keyboard.insert_text(self.chance.choice(TEXTS))
            self.page.keyboard.press("Enter")

    def drag(self):
        if spot := self.pick("[type=range]"):
            x, y, width = spot
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + width * (self.chance.random() - 0.5), y)
            self.page.mouse.up()

    def choose(self):
        self.page.evaluate(CHOOSE, self.chance.randrange(10**6))

    def scroll(self):
        self.page.mouse.wheel(0, self.chance.choice([-400, 400]))


def left_over(client):
    for _ in range(3):
        client.send("HeapProfiler.collectGarbage")
    counted = client.send("Memory.getDOMCounters")
    held = client.send("Runtime.getHeapUsage")["usedSize"]
    return held, counted["nodes"], counted["jsEventListeners"]


@pytest.fixture(params=["MachineExplorer", "LiveTranslator", "the front page"])
def page(request, browser, base_url, tmp_path):
    page = shared_context(browser, width=1000, height=900).new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(error.stack))
    page.on("crash", lambda: page.problems.append("crashed"))
    is_bad = lambda message: message.type in ("error", "warning")  # noqa: E731
    page.on("console", lambda it: is_bad(it) and page.problems.append(it.text))
    if request.param == "the front page":
        page.goto(base_url + "index.html")
    else:
        make_page(tmp_path, example(request.param))
        page.goto((tmp_path / "page.html").as_uri())
    page.locator(".annotated-view").first.wait_for()
    page.evaluate(STAY)
    yield page
    page.close()


def test_long_use(page):
    """What is held is compared at many moments: more than chance, only if it piles up."""
    hands, samples, texts = Hands(page), [], set()
    views = page.locator(".annotated-view")
    client = page.context.new_cdp_session(page)
    for i in range(1, ACTIONS + 1):
        hands.act()
        assert page.problems == [], f"after {i} actions"
        if i % (ACTIONS // SAMPLES) == 0:
            samples.append(left_over(client))
            texts.add("\n".join(views.all_inner_texts()))
    early, late = samples[1 : SAMPLES // 2], samples[-SAMPLES // 3 :]
    held = zip(*early, strict=True), zip(*late, strict=True)
    for (name, most), before, after in zip(MOST.items(), *held, strict=True):
        assert min(after) <= max(before) + most, f"{name}: {samples}"
    assert all(text.strip() for text in texts)
    # They do reach the widget: four in ten press a control or point at one, and texts change.
    assert hands.found > ACTIONS / 4 and len(texts) > 1
