"""ParameterCalculator in a browser: it counts what the real model has, in every state."""

import random
from itertools import pairwise

import pytest

from annotated import count_parameters, make_model
from annotated_book.widgets import ParameterCalculator
from annotated_book.widgets.parameter_calculator.parameter_calculator import (
    MOST,
    SIZES,
    build,
    count,
    counted,
    presets,
)
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".parameter-calculator .areas"
RANDOM = random.Random(11)
TIED_NO_MORE = {"tie_embeddings": False}


def random_state():
    heads = RANDOM.choice([1, 2, 3, 8, 16])
    tied = RANDOM.random() < 0.4
    vocab = RANDOM.randint(1, 50_000)
    fits = RANDOM.random() < 0.8
    return {
        "src_vocab": vocab,
        "tgt_vocab": vocab if tied and fits else RANDOM.randint(1, 50_000),
        "n_layers": RANDOM.randint(0 if RANDOM.random() < 0.2 else 1, 6),
        "d_model": RANDOM.randint(1, 128) * (heads if fits else 1),
        "d_ff": RANDOM.randint(1, 8192),
        "n_heads": heads,
        "tie_embeddings": tied,
        "norm_first": RANDOM.random() < 0.5,
    }


LARGEST = MOST | {"tie_embeddings": False, "norm_first": True}
STATES = [random_state() for _ in range(60)] + [LARGEST]
DRAWN = """() => {
    document.querySelector("details").open = true;
    const how = (cell) => cell.matches(".how") ? texts(":scope > *", cell) : cell.textContent;
    return {
        error: text(".error"), said: text(".verdict"),
        whole: document.querySelector(".whole").innerText.split("\\n"),
        preset: document.querySelector("select").value,
        parts: Object.fromEntries(all("tbody tr").map((row) =>
            [row.cells[0].textContent, [...row.cells].slice(1).map(how)])),
        areas: Object.fromEntries(all(".part").map((part) => {
            const { width, height } = part.getBoundingClientRect();
            return [part.getAttribute("aria-label").split("%. ")[1], width * height];
        })),
    };
}"""


def set_state(page, state):
    put(page, *(["[type=number]", state[name], i] for i, name in enumerate(SIZES)))
    boxes = enumerate([state["tie_embeddings"], state["norm_first"]])
    put(page, *(["[type=checkbox]", value, i] for i, value in boxes))


def python_of(formula):
    return formula.translate({44: "", 183: "*", 178: "**2", 179: "**3"})  # , · ² ³


def real_total(state):
    """Count a model that is built, unless building it would take seconds."""
    if state["n_layers"] > 100:
        found = counted(state["tie_embeddings"], state["norm_first"])
        return sum(count(terms, state) for terms in found.values())
    return count_parameters(build(state))


def check(drawn, state):
    """Compare with a model that is built; return whether there is one."""
    try:
        total = real_total(state)
    except ValueError as error:
        assert drawn["error"] == str(error) and drawn["said"] == ""
        return False
    assert drawn["error"] == ""
    assert drawn["said"].startswith(f"{total:,} parameters: ")
    head, filled, result = drawn["whole"]
    assert result == f"= {total:,}"
    sizes = {name: state[name] for name in SIZES}
    assert eval(python_of(head.removeprefix("All together: ")), sizes) == total
    assert eval(python_of(filled.removeprefix("= "))) == total
    found = counted(state["tie_embeddings"], state["norm_first"])
    assert list(drawn["parts"]) == list(found)
    for name, terms in found.items():
        (formula, *filled), number, share = drawn["parts"][name]
        wanted = count(terms, state)
        assert number == f"{wanted:,}"
        if share == "<0.1%":
            assert 0 < 100 * wanted / total < 0.1
        else:
            assert float(share.strip("%")) == pytest.approx(
                100 * wanted / total, abs=0.051
            )
        if terms:
            assert eval(python_of(formula), dict(sizes)) == wanted
            assert eval(python_of(filled[0])) == wanted
        else:
            assert formula == "none of its own: it is shared"
    check_areas(drawn["areas"], found, state, total)
    return True


def check_areas(areas, found, state, total):
    whole, left = sum(areas.values()), dict(areas)
    for name, terms in found.items():
        if not terms:
            continue
        wanted = count(terms, state)
        says = next(says for says in left if says.startswith(f"{name}: "))
        assert f" = {wanted:,}, " in says
        assert left.pop(says) / whole == pytest.approx(wanted / total, abs=2e-4)
    assert not left


def test_every_state_matches_a_model_that_is_built(open_widget):
    page = open_widget(ParameterCalculator())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


def test_presets_and_invalid_sizes(open_widget):
    page = open_widget(ParameterCalculator())
    menu = page.get_by_label("Model", exact=True)
    for name, settings in presets().items():
        menu.select_option(name)
        drawn = answer_of(page, DRAWN)
        assert drawn["preset"] == name
        assert check(drawn, settings)
    page.get_by_label("Features d_model").fill("128")
    assert answer_of(page, DRAWN)["preset"] == "Your own"
    menu.select_option("The paper’s base model")
    menu.select_option("Your own")  # there is nothing to go to
    assert answer_of(page, DRAWN)["preset"] == "The paper’s base model"
    model = make_model(11, 13, n_layers=2, d_model=21, n_heads=3, d_ff=17)
    widget = ParameterCalculator(model)
    drawn = answer_of(open_widget(widget), DRAWN)
    assert check(drawn, widget.settings) and drawn["preset"] == "Your own"
    page = open_widget(ParameterCalculator())
    before = answer_of(page, DRAWN)["whole"]
    for typed in ("", "-1", "1.5", "1e3", "99999999999"):
        page.get_by_label("Features d_model").fill(typed)
        drawn = answer_of(page, DRAWN)
        assert drawn["error"] == "d_model must be an integer from 1 to 100,000."
        assert drawn["whole"] == before
        page.get_by_label("Features d_model").fill("512")
        assert page.locator(".error").text_content() == ""


def test_areas_are_walked_through_and_pointed_at(open_widget):
    page = open_widget(ParameterCalculator())
    pointed, parts = page.locator(".pointed"), page.locator(".part")
    assert parts.locator(":scope[tabindex='0']").count() == 1
    parts.first.focus()
    assert pointed.text_content() == (
        "Source embedding: d_model·tgt_vocab = 512·37,000 = 18,944,000, 30.0%."
    )
    for key, name in [
        ("ArrowDown", "Output projection: "),  # the target's embedding is shared
        ("ArrowDown", "Encoder: self-attention: "),
        ("ArrowUp", "Output projection: "),
    ]:
        page.keyboard.press(key)
        assert pointed.text_content().startswith(name)
    parts.filter(has_text="cross-attention").hover()
    assert pointed.text_content().startswith("Decoder: cross-attention: 4·n_layers")
    page.mouse.move(0, 0)
    page.get_by_label("Features d_model").focus()
    assert pointed.text_content() == ""
    assert page.locator("details tbody tr").first.is_hidden()


def test_the_total_says_by_how_much_it_changed(open_widget):
    page = open_widget(ParameterCalculator())
    change = page.locator(".change")
    assert change.text_content() == ""
    page.get_by_label("×2 n_heads").click()
    assert change.text_content() == "n_heads: 8 → 16. No change: ±0 parameters"
    base, big, small = (build(settings) for settings in presets().values())
    more = count_parameters(build(presets()["The paper’s base model"] | TIED_NO_MORE))
    page.get_by_label("÷2 n_heads").click()
    page.get_by_role("checkbox", name="One matrix").click()
    more -= count_parameters(base)
    share = 100 * more / count_parameters(base)
    told = f"tie_embeddings: True → False. ▲ +{more:,} ({share:.1f}%)"
    assert change.text_content() == told
    page.get_by_label("Model", exact=True).select_option("The paper’s big model")
    page.get_by_label("Model", exact=True).select_option("The book’s translator")
    less = count_parameters(big) - count_parameters(small)
    told = f"Against the model before. ▼ −{less:,} (99.9%)"
    assert change.text_content() == told


def test_no_name_of_a_column_or_a_kind_is_lost(open_widget):
    page = open_widget(ParameterCalculator(), width=390)
    page.get_by_label("Model", exact=True).select_option("The paper’s base model")
    page.get_by_role("checkbox").first.check()
    for name in ("src_vocab", "tgt_vocab"):
        page.locator(".size", has_text=name).locator("input").fill("12000")
    narrow = page.locator(".part", has_text="one matrix, shared").locator("span, small")
    title, share = (narrow.nth(i).bounding_box() for i in range(2))  # downwards
    assert share["y"] - title["y"] - title["height"] > 3
    for name in presets():
        page.get_by_label("Model", exact=True).select_option(name)
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        names = page.locator(".heads span, .kinds span")
        assert names.count() == 7 and names.evaluate_all(cut) == 0
        boxes = [names.nth(i).bounding_box() for i in range(3)]
        for left, right in pairwise(boxes):
            assert (
                left["x"] + left["width"] <= right["x"] + 1 or left["y"] != right["y"]
            )
