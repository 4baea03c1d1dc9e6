"""StoryLab in Python, and the world in JavaScript: both say what the package says."""

import json
import math
import random
from itertools import islice

import pytest
import torch
from traitlets import TraitError

from annotated import make_decoder_only, next_token_probabilities
from annotated.data.tokenizers import WordTokenizer
from annotated.decoding import sampling
from annotated_book.widgets import StoryLab
from annotated_book.widgets.in_page.search import random_numbers
from annotated_book.widgets.in_page.stories import TABLES, as_json, packed
from annotated_book.widgets.story_lab.story_lab import BEGINNINGS, CHOICES
from annotated_book.widgets.story_lab.tell import SETTINGS, SHOWN, tell
from annotated_lab import Storyteller, small_world
from annotated_lab.small_world import VOCABULARY, Story, check, stories
from annotated_lab.small_world.reasons import reason
from annotated_lab.small_world.words import END
from tests.helpers.javascript import in_node
from tests.helpers.small import refused
from tests.helpers.stories import check_told, random_settings, state_of, untrained


@pytest.fixture(scope="module")
def shipped():
    return Storyteller.load()


TABLE = {name: getattr(small_world.words, name) for name in TABLES}
WALK = """
    return given.cases.map(({ words, place, wrong }) => {
        const story = new js.Story(given.tables);
        const seen = { next: [], reasons: [] };
        words.forEach((word, i) => {
            if (i === place) seen.reasons = wrong.map((other) => js.reason(story, other));
            seen.next.push([...story.nextWords()]);
            story.add(word);
        });
        return seen;
    });
"""


def walk(tmp_path, cases):
    modules = ["story_lab/world.js", "story_lab/reasons.js"]
    return in_node(tmp_path, modules, WALK, {"tables": TABLE, "cases": cases})


def test_world_of_the_page_matches_the_package(tmp_path):
    """Compare every probability of 600 stories, and at one place the reasons against others."""
    draw, cases, wanted = random.Random(0), [], []
    for words in stories(600, seed=11):
        place, story, following = draw.randrange(len(words)), Story(), []
        for i, word in enumerate(words):
            options = story.next_words()
            if i == place:
                others = draw.sample([*VOCABULARY, END], 10) + draw.sample(words, 8)
                others += ["She", "He", "it", "her", "him", "he", "she", "Then"]
                wrong = [other for other in others if other not in options]
                reasons = [reason(story, other) for other in wrong]
            following.append([[*pair] for pair in options.items()])
            story.add(word)
        cases.append({"words": words, "place": place, "wrong": wrong})
        wanted.append((following, reasons))
    kinds = set()
    for seen, (following, reasons) in zip(walk(tmp_path, cases), wanted, strict=True):
        assert seen["reasons"] == reasons
        kinds |= {" ".join(x.split()[1:4]) for x in reasons}
        for found, options in zip(seen["next"], following, strict=True):
            assert [word for word, _ in found] == [word for word, _ in options]
            for (_, p), (_, q) in zip(found, options, strict=True):
                assert math.isclose(p, q, abs_tol=1e-12)
    assert len(kinds) > 80


TELL = """
    const teller = new js.Teller(given.page);
    return given.every.map((settings) => {
        const telling = js.tell(teller, settings);
        for (let rests = 0; ; rests++) {
            const { done, value } = telling.next();
            if (done) return [value, rests];
        }
    });
"""


def as_page(storyteller):
    return json.loads(json.dumps(as_json(storyteller)))


@pytest.mark.parametrize("which", [0, 1, 2], ids=["shipped", "own 1", "own 2"])
def test_page_tells_what_pytorch_tells(tmp_path, shipped, which):
    storyteller = untrained(which) if which else shipped
    draw = random.Random(which)
    longest = 50 if which else 85
    every = [random_settings(draw, longest) for _ in range(25)]
    page = as_page(storyteller)
    given = {"page": page, "every": every}
    answers = in_node(tmp_path, ["story_lab/tell.js"], TELL, given)
    wrong = 0
    for settings, (answer, rests) in zip(every, answers, strict=True):
        wanted = tell(storyteller, settings)
        check_told(answer, json.loads(json.dumps(wanted)))
        assert rests >= len(wanted["words"])
        wrong += wanted["contradiction"] is not None
    assert 4 < wrong < 25


def test_page_refuses_unreadable_texts(tmp_path, shipped):
    texts = ["", "  ", "Anna takes the dragon.", "anna", "xqzw", "Anna " * 200, "</s>",
             "<unk>", "o" * 300, "__proto__", "Anna meets Ben in the kichen .",
             "Ana sees Anna and Ana"]  # fmt: skip
    code = """
        const teller = new js.Teller(given.page);
        return given.texts.map((text) => {
            try { return teller.read(text); } catch (error) { return error.message; }
        });
    """
    given = {"page": as_page(shipped), "texts": texts}
    answers = in_node(tmp_path, ["story_lab/tell.js"], code, given)
    assert answers[0] == answers[1] and "Write at least one word" in answers[0]
    assert "“dragon” is not a word that the model knows." in answers[2]
    assert "“anna”" in answers[3] and "“Anna”" in answers[3]
    assert "It knows" in answers[4] and "words, such as" in answers[4]
    most = shipped.model.config.max_len - 1
    says = f"This text has 200 words, and the model can take in {most} at most."
    assert answers[5] == says
    assert all(isinstance(answer, str) for answer in answers)
    assert "It knows “kitchen”" in answers[10]
    all_of_them = "“Ana”, “sees” are not words that the model knows. It knows “Anna”"
    assert answers[11].startswith(all_of_them)


def told(storyteller, text, **settings):
    return tell(storyteller, state_of({"text": text} | settings))


def test_words_are_drawn_as_in_the_package(shipped, monkeypatch):
    draw = random.Random(4)
    for storyteller in (shipped, untrained(3)):
        for _ in range(6):
            settings = random_settings(draw, 40) | {"length": 200}
            numbers = list(islice(random_numbers(settings["seed"]), 200))
            found = tell(storyteller, settings)
            ids = storyteller.encode(settings["text"])
            row = [0.5] * len(ids) + numbers

            def given(size, row=row, **options):
                return torch.tensor([row[: size[-1]]])

            options = {k: settings[k] for k in ("temperature", "top_k", "top_p")}
            with monkeypatch.context() as patched:
                patched.setattr(sampling.torch, "rand", given)
                [words] = storyteller.continue_stories(settings["text"], 1, **options)
            assert found["words"] == words
            assert found["ended"] == (words[-1] == END)
            assert found["given"] == len(ids) - 1


def test_what_is_shown_of_a_word_matches_the_package(shipped):
    text = BEGINNINGS["who has it?"]
    found = told(shipped, text, length=2, at=30)
    written = " ".join(word for word in found["words"] if word != END)
    bits = [bits for _, bits in shipped.surprise(written)]
    assert found["surprise"][: len(bits)] == pytest.approx(bits, abs=1e-3)
    maps = shipped.attention(written)
    for layer, weights in zip(found["look"]["weights"], maps.values(), strict=True):
        for head, row in enumerate(layer):
            assert row == pytest.approx(weights[head, 29, :30].tolist(), abs=1e-4)
    options = dict(temperature=1.7, top_k=12, top_p=0.9)
    text = "Ben meets Anna."
    found = told(shipped, text, **options)["look"]
    before = shipped.probabilities(text)[-1]
    after = next_token_probabilities(before.log().unsqueeze(0), **options)[0]
    world = small_world.next_words(["Ben", "meets", "Anna", "."])
    assert len(found["rows"]) == SHOWN
    for row in found["rows"]:
        i = shipped.vocabulary.id_of[row["token"]]
        assert row["before"] == pytest.approx(before[i].item(), rel=1e-3)
        assert row["after"] == pytest.approx(after[i].item(), rel=1e-3)
        assert row["world"] == pytest.approx(world.get(row["token"], 0))
    for name in ("before", "after", "world"):
        total = sum(row[name] for row in found["rows"]) + found["others"][name]
        assert total == pytest.approx(1, abs=1e-3)
    text, settings = "Anna meets Ben and", dict(length=30, temperature=0.0)
    found = told(shipped, text, **settings)
    for seed in (1, 2):
        again = told(shipped, text, **settings, seed=seed)
        assert again["words"] == found["words"]
    for at in range(5, 12):
        look = told(shipped, text, **settings, at=at)["look"]
        assert look["rows"][0]["token"] == found["words"][at - 1]
        assert [row["after"] for row in look["rows"]] == [1] + [0] * (SHOWN - 1)


def test_contradiction_is_that_of_the_checker():
    storyteller = untrained(5)
    draw, kinds = random.Random(6), 0
    for _ in range(40):
        found = tell(storyteller, random_settings(draw, 45))
        wanted = check(found["words"])
        kinds += wanted is not None
        assert found["contradiction"] == (
            wanted
            and {name: getattr(wanted, name) for name in ("sentence", "word", "reason")}
        )
        length = wanted.word if wanted else len(found["words"])
        bits = small_world.surprise(found["words"][:length])
        assert found["world"] == pytest.approx(bits, abs=1e-4)
    assert kinds > 20


def test_opening_beginnings_and_still(shipped):
    widget = StoryLab()
    look = widget.told["look"]
    likely = [row["token"] for row in look["rows"] if row["before"] > 0.1]
    assert likely == ["Ben", "Anna", "She"]  # a choice
    assert look["weights"][widget.layer][widget.head][28] > 0.9
    assert ["<s>", *widget.told["words"]][28] == "ball"
    asked = StoryLab(text=BEGINNINGS["who has it?"]).told["look"]
    assert asked["rows"][0]["token"] == "Anna" and asked["rows"][0]["before"] > 0.99
    assert asked["now"] == ["Anna has the ball", "Ben has the hat"]
    for name, text in BEGINNINGS.items():
        found = StoryLab(text=text).told
        assert (found["contradiction"] is not None) == (name == "a lie"), name
        assert len(found["words"]) == found["given"] > 4
    svg, says = StoryLab(text=BEGINNINGS["a lie"]).still()
    assert svg.startswith("<svg") and "The ring is white." in svg
    assert "It contradicts its world: Eva has the ring, so Max takes it." in says
    assert "Each sentence fits" in StoryLab(text="Anna meets Ben.").still()[1]


def test_story_follows_the_traits(shipped):
    widget = StoryLab(text="Anna meets Ben and Carl.", length=9)
    for name, choices in CHOICES.items():  # each can be set
        for value in (choices[0], choices[-1]):
            setattr(widget, name, value)
    for name, value in [("seed", 6), ("top_k", 3), ("top_p", 0.5), ("temperature", 0.2),
                        ("text", "Ben meets Anna."), ("length", 4), ("at", 3)]:  # fmt: skip
        setattr(widget, name, value)
        settings = {name: getattr(widget, name) for name in SETTINGS}
        assert widget.told == tell(widget.storyteller, settings)
    assert widget.page_state()["example"] == widget.told
    assert widget.story.startswith("Ben meets Anna. ")
    assert StoryLab(temperature=0.1 + 0.2).temperature == 0.3  # as a slider gives it
    widget = StoryLab()
    assert widget.weights == b"" and widget.blueprint == {}
    widget.wanted = True
    assert (widget.blueprint, widget.weights) == packed(shipped)
    assert len(json.dumps(StoryLab.page_data())) < 30_000
    later = StoryLab.page_later()
    assert later["blueprint"] == packed(shipped)[0]
    assert len(later["weights"]) < 1.4e6  # at most 1 MB of float16, in base64
    assert {letter for *_, letter in later["blueprint"]["tensors"]} == {"e", "f"}


def test_unreadable_text_is_refused():
    widget = StoryLab(text="Anna")
    for text, *parts in [
        ("", "text", "is empty"),
        ("Anna takes the dragon.", "'dragon'", "does not know"),
        ("Anna " * 200, "200 tokens", "shorten it"),
    ]:
        with refused(*parts):
            widget.text = text
        assert widget.text == "Anna" and widget.story == "Anna"


def test_own_storyteller():
    tokenizer = WordTokenizer(["red", "blue", "sky", "."])
    sizes = dict(n_layers=1, d_model=6, n_heads=2, d_ff=5, max_len=9)
    model = make_decoder_only(len(tokenizer.vocabulary), **sizes).eval()
    own = Storyteller(model, tokenizer)
    with refused("text is missing", "give the beginning"):
        StoryLab(own)
    with refused("storyteller must be an annotated_lab.Storyteller, got str", "load"):
        StoryLab("stories.pt")
    widget = StoryLab(own, "red sky", length=3)
    assert widget.told["world"] is None and widget.told["contradiction"] is None
    state = json.loads(json.dumps(widget.page_state()))
    assert state["own"] and state["blueprint"]["world"] is None
    assert state["blueprint"]["tokenizer"]["tokens"] == ["red", "blue", "sky", "."]
    assert state["choices"]["layer"] == [0] and state["choices"]["beginnings"] == {}
    assert state["example"] == widget.told
    with pytest.raises(TraitError, match="layer must be one of 0, got 1"):
        widget.layer = 1
    assert "no" not in widget.still()[1].split()
