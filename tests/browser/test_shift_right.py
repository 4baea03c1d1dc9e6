"""ShiftRight in a browser: what is drawn is what the model gave, in every state."""

import random

import pytest

from annotated_book.widgets import ShiftRight
from tests.browser.visits import answer_of
from tests.browser.widget_page import number, put

READY = ".shift-right .grid"
RANDOM = random.Random(13)
BATCH = ShiftRight().batch
PAIRS = BATCH["pairs"]
LENGTHS = [len(pair["steps"]) for pair in PAIRS]
EVERY = [(i, step) for i, n in enumerate(LENGTHS) for step in range(1, n + 1)]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order
DRAWN = """() => {
    const words = (css) => texts(`.strips ${css}`);
    const ends = (css) => all(`.strips ${css}`).map((path) =>
        path.getAttribute("d").match(/[\\d.]+/g).map(Number));
    const middles = all(".strips g:has(> rect)").map((node) => {
        const box = node.querySelector("rect");
        const [x, y, width] = ["x", "y", "width"].map((n) => Number(box.getAttribute(n)));
        return [[node.textContent, y, x].join(), x + width / 2];
    });
    const [training, whole] = all(".grid");
    const marked = (name) => rows(training, "td", (td) => td.matches("." + name)).map((row) =>
        row.flatMap((is, i) => is ? [i] : []));
    const compared = document.querySelector(".compared");
    const slider = document.querySelector("[type=range]");
    return {
        chosen: document.querySelector("select").value,
        slider: [slider.getAttribute("aria-valuetext"), slider.max, slider.value],
        ends: all("button").map((button) => button.getAttribute("aria-disabled")),
        training: rows(training, "td"),
        said: rows(training, "td", (td) => td.getAttribute("aria-label")),
        at: marked("at"), wrong: marked("wrong"), marks: texts(".compared mark"),
        heads: [...compared.tHead.rows[0].cells].map((cell) => cell.textContent),
        names: [...compared.tBodies[0].rows].map((row) => row.cells[0].textContent),
        compared: rows(compared, "td"), verdict: text(".verdict"), pointed: text(".pointed"),
        whole: rows(whole, "td"), title: whole.caption.textContent,
        padded: rows(whole, "td", (td) => td.matches(".hidden")),
        strips: {
            seen: words(".seen"), unseen: words(".unseen"), cut: words(".cut"),
            here: words(".here"), label: words("text.leak"), told: words("text.start"), middles,
            says: document.querySelector(".strips svg").getAttribute("aria-label"),
            sights: ends("path.sight"), leaks: ends("path.leak"),
        },
    };
}"""


IN_SIGHT = """names => names.map((name) => {
    const [own, all] = [name, name.closest("svg")].map((node) => node.getBoundingClientRect());
    return getComputedStyle(name).opacity === "1" && own.left >= all.left && own.right <= all.right;
})"""


def set_state(page, sentence, step):
    put(page, ["select", sentence], ["[type=range]", step - 1])


def check_training(drawn, pair, position):
    at = pair["positions"]
    n = len(at)
    wrong = [i for i in range(n) if at[i]["counts"] and at[i]["says"] != at[i]["must"]]
    signs = ["" if not x["counts"] else " ✓" for x in at]
    for i in wrong:
        signs[i] = " ✗"
    must, says, odds, counted = drawn["training"]
    assert must == [x["must"] for x in at]
    assert says == [x["says"] + sign for x, sign in zip(at, signs, strict=True)]
    assert counted == ["yes" if x["counts"] else "no" for x in at]
    for i, x in enumerate(at):
        assert number(odds[i]) == pytest.approx(x["right_p"], rel=0.5, abs=5.1e-4)
        said = [row[i] for row in drawn["said"]]
        seen = " ".join(at[j]["reads"] for j in x["sees"])
        sight = f"to be predicted at position {i}, which attends to {seen}"
        assert said[0] == f"{x['must']}: {sight}"
        given = number(said[1].split("probability ")[1].split(",")[0])
        assert given == pytest.approx(x["p"], rel=1e-6)
        verdict = {"": "", " ✓": ", right", " ✗": ", wrong"}[signs[i]]
        assert said[1].endswith(verdict) and (verdict or said[1][-1].isdigit())
        exact = number(said[2].split("exactly ")[1])
        assert exact == pytest.approx(x["right_p"], rel=1e-6)
        assert said[3].endswith(" counts" if x["counts"] else "its target is padding")
    assert drawn["wrong"] == [[], wrong, [], []]
    assert drawn["at"] == [[position]] * 4


def check_strips(strips, pair, position):
    at = pair["positions"]
    sees, end = at[position]["sees"], len(at)
    assert strips["seen"] == [at[i]["reads"] for i in sees]
    assert strips["unseen"] == [x["reads"] for i, x in enumerate(at) if i not in sees]
    assert sorted(strips["cut"]) == sorted(pair["dropped"])
    assert strips["here"] == [at[position]["must"]]
    tops = sorted({middle for key, middle in strips["middles"] if ",8," in key})
    belows = sorted({middle for key, middle in strips["middles"] if ",92," in key})
    assert tops[:end] == belows[1:]  # slid by one: what is cut stands at either end
    arrows = [(tops[i], belows[position + 1]) for i in sees]
    assert [(d[0], d[2]) for d in strips["sights"]] == arrows
    if position + 1 < end:
        (leak,) = strips["leaks"]
        assert (leak[0], leak[2]) == (tops[position + 1], belows[position + 1])
        assert strips["label"] == ["✗"]
        assert strips["told"] == ["✗ masked: the next token would be its own answer"]
        assert at[position + 1]["reads"] == at[position]["must"]  # it is the answer
    else:
        assert strips["leaks"] == [] == strips["label"]
        assert strips["told"] == ["the last position attends to all of tgt_in"]
    seen = " ".join(strips["seen"])
    assert f"Position {position} attends to {seen} and must" in strips["says"]


def check(drawn, batch, sentence, step, is_undone=False):
    pair = batch["pairs"][sentence]
    if is_undone:
        pair = pair | pair["undone"]
    at, steps = pair["positions"], pair["steps"]
    now = steps[step - 1]
    check_training(drawn, pair, step - 1)
    if not is_undone:
        check_strips(drawn["strips"], pair, step - 1)
    n = len(steps)
    assert drawn["chosen"] == str(sentence)
    assert drawn["slider"] == [f"{step} of {n}", str(n - 1), str(step - 1)]
    assert drawn["ends"][:2] == [str(step == 1).lower(), str(step == n).lower()]
    given = [x["reads"] for x in at[:step]]
    read = [pair["dropped"][0], *(x["writes"] for x in steps[: step - 1])]
    heads = f"training, position {step - 1}", f"generation, step {step}"
    assert drawn["heads"] == ["", *heads]
    assert drawn["names"] == ["input", "predicts", f"p({now['writes']})", "logits"]
    reads, says, odds, (logits,) = drawn["compared"]
    assert reads == [" ".join(given), " ".join(read)]
    differing = [(a, b) for a, b in zip(given, read, strict=True) if a != b]
    assert drawn["marks"] == [
        token for side in zip(*differing, strict=True) for token in side
    ]
    assert says == [at[step - 1]["says"], now["writes"]]
    odds = [number(p) for p in odds]
    assert odds == pytest.approx([now["p_there"], now["p"]], rel=1e-6)
    if now["difference"]:
        assert logits == f"differ by {logits[10:-8]} at most"
        assert number(logits[10:-8]) == now["difference"]
    else:
        assert logits == "are the same, but for rounding"
    verdict = drawn["verdict"]
    assert verdict.startswith(f"Step {step} of {n} generates “{now['writes']}”.")
    if given == read:
        assert now["difference"] == 0
        assert "and its logits are the same, but for rounding." in verdict
        they_part = now["writes"] != at[step - 1]["must"]
        assert ("here the two part" in verdict) == they_part
    else:
        where = next(i for i in range(step) if given[i] != read[i])
        assert f"at position {where} training takes “{given[where]}”" in verdict
        verb = "its own" if where else "begins with"
        assert f"generation {verb} “{read[where]}”" in verdict
    cells = batch["whole"]["cells"]
    assert drawn["whole"] == [[cell["text"] for cell in row] for row in cells]
    assert drawn["padded"] == [["kinds" in cell for cell in row] for row in cells]
    assert drawn["title"] == batch["whole"]["title"]


def check_all(page, sentence, step, widget=None):
    check(answer_of(page, DRAWN), (widget or ShiftRight()).batch, sentence, step)


def test_every_state_is_what_the_model_gives(open_widget):
    page = open_widget(ShiftRight())
    check_all(page, 0, 2)
    for state in STATES:
        set_state(page, *state)
        check_all(page, *state)


def test_buttons_and_menu(open_widget):
    page = open_widget(ShiftRight())
    page.get_by_role("button", name="Next").focus()
    for key, step in [("Enter", 3), ("Space", 4), ("Enter", 4)]:
        page.keyboard.press(key)
        check_all(page, 0, step)
    page.get_by_role("button", name="Previous").click()
    check_all(page, 0, 3)
    set_state(page, 0, 1)
    page.get_by_role("button", name="Previous").press("Enter")
    check_all(page, 0, 1)
    set_state(page, 1, 4)
    page.get_by_label("Sentence").select_option("2")  # this one has two steps
    check_all(page, 2, 2)
    address = page.locator(".address")
    assert "ShiftRight.step" not in address.locator("a").get_attribute("href")
    query = "?ShiftRight.sentence=3&ShiftRight.step=3"  # it has two, too
    page = open_widget(ShiftRight(), query=query)
    check_all(page, 3, 2)
    assert "was left out: step." in page.locator(".address").text_content()


def test_pointing_at_a_position_shows_what_it_attends_to(open_widget):
    page = open_widget(ShiftRight(sentence=4, step=1), width=708)  # as in the chapter
    top = "parts => parts.map((part) => part.getBoundingClientRect().top)"
    tops = page.locator(".two > div").evaluate_all(top)
    assert tops[0] == tops[1]  # side by side
    cells = page.locator(".grid").first.locator("tbody tr")
    for row in range(4):
        for position in range(4):
            cells.nth(row).locator("td").nth(position).hover()
            drawn = answer_of(page, DRAWN)
            check_training(drawn, PAIRS[4], position)
            assert drawn["pointed"] == drawn["said"][row][position]
    page.mouse.move(1, 1)
    check_all(page, 4, 1)
    cells.nth(0).locator("td").nth(1).focus()
    for key, position in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)]:
        page.keyboard.press(key)
        check_training(answer_of(page, DRAWN), PAIRS[4], position)
    page.keyboard.press("Tab")
    assert answer_of(page, DRAWN)["pointed"] == ""
    check_all(page, 4, 1)


def test_shift_is_taken_back_and_made_again(open_widget):
    page = open_widget(ShiftRight())
    left = "(node) => Math.round(node.getBoundingClientRect().x)"

    def strips():
        upper = page.locator(".upper rect").evaluate_all(f"all => all.map({left})")
        lower = page.locator("svg > g:not(.upper, .lines) rect")
        return sorted(upper), sorted(lower.evaluate_all(f"all => all.map({left})"))

    upper, lower = strips()
    assert upper[:-1] == lower[1:]
    page.get_by_role("button", name="Undo the shift").click()
    upper, lower = strips()
    assert upper == lower  # each token above itself
    names = page.locator(".strips .name")
    assert names.all_text_contents() == ["tgt_in", "tgt_out"]
    assert names.evaluate_all(IN_SIGHT) == [True, True]
    loss = page.locator(".loss")
    for sentence, pair in enumerate(PAIRS):
        page.get_by_label("Sentence").select_option(str(sentence))
        undone = pair["undone"]
        drawn = answer_of(page, DRAWN)
        check(drawn, BATCH, sentence, 2, is_undone=True)
        at, seen = undone["positions"][1], drawn["strips"]
        assert seen["seen"] == [undone["positions"][i]["reads"] for i in at["sees"]]
        assert seen["seen"][1] == at["must"]
        assert seen["leaks"] == [] and "each token above" in seen["says"]
        assert seen["told"] == ["its own answer is in its input"]
        assert seen["sights"][1][0] == seen["sights"][1][2]  # from above itself
        said = loss.text_content()
        assert (
            number(said.split(" nats")[0].split()[-1]) == undone["loss"] > pair["loss"]
        )
    page.get_by_label("Sentence").select_option("0")
    page.get_by_role("button", name="Shift right").click()
    check_all(page, 0, 2)
    said = loss.text_content()
    assert number(said.split(" nats")[0].split()[-1]) == PAIRS[0]["loss"] < 1e-5
    upper, lower = strips()
    assert upper[:-1] == lower[1:]


def test_own_sentences_are_texts(open_widget):
    widget = ShiftRight(
        src=["four thousand two hundred and forty-seven", "one"],
        tgt=["viertausendzweihundertvierundsiebzig", "ein"],
    )
    page = open_widget(widget)
    for sentence, pair in enumerate(widget.batch["pairs"]):
        for step in range(1, len(pair["steps"]) + 1):
            set_state(page, sentence, step)
            check_all(page, sentence, step, widget)
    widget = ShiftRight(src="seven", tgt="sieben")
    pair = widget.batch["pairs"][0]
    for name in ("src", "tgt"):
        pair[name] = "<b>x</b>"
    pair["positions"][1]["reads"] = pair["steps"][0]["writes"] = "<b>y</b>"
    page = open_widget(widget)
    page.get_by_role("button", name="Next").click()
    assert "<b>y</b>" in page.locator(".compared").text_content()
    assert page.locator("main b").count() == 0
