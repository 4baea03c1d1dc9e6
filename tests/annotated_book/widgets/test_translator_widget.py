"""LiveTranslator in Python: what it gives to Jupyter and to a page, and what it refuses."""

import gzip
import json
import math
import random
import re
import struct
from base64 import b64decode
from contextlib import nullcontext
from itertools import product
from xml.etree import ElementTree

import pytest
import torch
from traitlets import TraitError

from annotated import (
    Translator,
    causal_mask,
    count_parameters,
    make_model,
    number_split,
    number_words,
    padding_mask,
)
from annotated.data import tokenizers
from annotated.translator.translator import WITHOUT_MASK
from annotated_book.broken import without
from annotated_book.widgets import DecodingLab, LiveTranslator
from annotated_book.widgets.in_page.engine import pack
from annotated_book.widgets.kit.base import WIDGETS
from annotated_book.widgets.kit.standalone import records
from annotated_book.widgets.translator import translator as module
from annotated_book.widgets.translator.answers import BREAKS, HEAD, unmasked
from scripts import train_without_mask
from tests.helpers.javascript import in_node
from tests.helpers.small import refused


@pytest.fixture
def own():
    """A reader's own translator: other words, other sizes, not trained."""
    sizes = dict(n_layers=1, d_model=6, n_heads=2, d_ff=5, max_len=9)
    model = make_model(6, 8, **sizes)
    target = tokenizers.SubwordTokenizer(list("abc"), [("a", "b")])
    return Translator(model.eval(), tokenizers.NumberTokenizer(["red", "blue"]), target)


def as_json(value):
    return json.loads(json.dumps(value))


def test_example_is_what_pytorch_gives(translator):
    widget = LiveTranslator(text="4,247")
    words = "four thousand two hundred and forty-seven"
    seen = translator.explain(words)
    example = widget.example
    assert example["text"] == "4,247"
    assert widget.translation == "viertausendzweihundertsiebenundvierzig"
    assert example["translation"] == seen.text
    for name in ("src_tokens", "tgt_tokens", "next_tokens"):
        assert example[name] == getattr(seen, name)
    assert example["weights"].keys() == seen.weights.keys()
    for path, weights in seen.weights.items():
        stored = example["weights"][path]
        found = torch.tensor(stored["data"]).view(stored["shape"])
        torch.testing.assert_close(found, weights, atol=0.00051, rtol=0)

    src = torch.tensor([translator.encode_source(words)])
    tgt = torch.tensor([translator.tgt_vocab.encode(seen.tgt_tokens)])
    masks = padding_mask(src, 0), causal_mask(tgt.shape[1])
    with torch.no_grad():
        p = translator.model(src, tgt, *masks)[0].softmax(dim=-1)
    for row, likely in zip(p, example["likely"], strict=True):
        most, places = row.topk(5)
        tokens, shares = zip(*likely, strict=True)
        assert [*tokens] == [translator.tgt_vocab.tokens[i] for i in places]
        assert shares == pytest.approx(most.tolist(), abs=1e-6)
    assert [likely[0][0] for likely in example["likely"]] == seen.next_tokens
    widget = LiveTranslator()
    widget.text = "seven"
    assert widget.translation == "sieben" and widget.example["text"] == "seven"
    assert as_json(widget.page_state())["example"]["translation"] == "sieben"


@pytest.fixture
def answers_of_page(tmp_path):
    """Return what the translator of a page answers to texts, or its error."""

    def answers(page, texts, broken=""):
        given = {"page": page, "texts": texts, "broken": broken}
        return in_node(tmp_path, ["translator/answers.js"], ANSWERS, given)

    return answers


ANSWERS = """
    const translator = new js.Translator(given.page);
    const answers = given.texts.map((text) => {
        try { return translator.answer(text, given.broken); } catch (e) { return e.message; }
    });
    for (const answer of answers)
        for (const map of Object.values(answer.weights ?? {})) map.data = Array.from(map.data);
    return answers;
"""


def test_javascript_gives_the_same_answer(translator, answers_of_page):
    draw = random.Random(3)
    known = translator.src_vocab.tokens[4:]
    texts = [number_words(draw.randrange(10**6))[0] for _ in range(40)]
    texts += [str(draw.randrange(10**6)) for _ in range(10)]
    texts += [" ".join(draw.choices(known, k=k)) for k in (1, 2, 3, 5, 8, 13, 21, 32)]
    texts += ["nineteen hundred and eighty-four", "one hundred and one hundred"]
    assert_same_answers(
        answers_of_page(LiveTranslator.page_later(), texts),
        [module.answer(translator, text) for text in texts],
    )


@pytest.mark.parametrize("broken", [part for part in BREAKS if part])
def test_javascript_breaks_it_in_the_same_way(translator, answers_of_page, broken):
    draw = random.Random(4)
    texts = [number_words(draw.randrange(10**6))[0] for _ in range(12)]
    texts += ["6249", "54277", "twelve hundred", "seven forty", "zero"]
    page = LiveTranslator.page_later()
    if broken == "mask":
        page = LiveTranslator.page_extras()["unmasked"]
    wanted = [module.answer(translator, text, broken) for text in texts]
    # Out of the order that it knows, a model makes more of rounding.
    assert_same_answers(answers_of_page(page, texts, broken), wanted, within=5e-4)
    whole = [module.answer(translator, text)["translation"] for text in texts]
    assert whole != [answer["translation"] for answer in wanted]
    if broken == "mask":
        forced = {answer["text"]: answer["forced"] for answer in wanted}
        assert [text for text, x in forced.items() if not x] == ["seven forty"]
        assert sum(x["loss"] < 0.01 for x in forced.values() if x) > 12


def assert_same_answers(answers, wanted_answers, within=1e-5):
    for found, wanted in zip(answers, map(as_json, wanted_answers), strict=True):
        assert found.keys() == wanted.keys()
        for name in ("text", "translation", "src_tokens", "tgt_tokens", "next_tokens"):
            assert found[name] == wanted[name]
        for mine, theirs in zip(found["likely"], wanted["likely"], strict=True):
            assert [token for token, _ in mine] == [token for token, _ in theirs]
            near = pytest.approx([p for _, p in theirs], abs=within)
            assert [p for _, p in mine] == near
        assert found["weights"].keys() == wanted["weights"].keys()
        for path, weights in wanted["weights"].items():
            ours = found["weights"][path]
            near = pytest.approx(weights["data"], abs=0.00051 + within)
            assert ours["shape"] == weights["shape"] and ours["data"] == near
        if forced := wanted.get("forced"):
            assert found["forced"]["translation"] == forced["translation"]
            assert found["forced"]["loss"] == pytest.approx(forced["loss"], abs=1e-5)


PAIRS = [
    ("The dog's cat isn't here, is it?", "Der Hund ist hier."),
    ("A cat sat - twice!", "Die Katze saß; „gut“."),
    ("x_1 naïve 漢字", "½ Übergröße (3.5)"),
]
SENTENCES, TARGETS = map(list, zip(*PAIRS, strict=True))


def trained_nowhere(source, target):
    torch.manual_seed(0)
    sizes = dict(n_layers=1, d_model=6, n_heads=2, d_ff=5, max_len=24)
    return Translator(make_model(len(source), len(target), **sizes), source, target)


KINDS = {
    name: trained_nowhere(learn(SENTENCES), learn(TARGETS))
    for name, learn in [
        ("words", tokenizers.WordTokenizer.learn),
        ("sub-words", lambda texts: tokenizers.SubwordTokenizer.learn(texts, 70)),
    ]
}
each_kind = pytest.mark.parametrize("kind", KINDS)


@each_kind
def test_own_tokenizers_in_the_page(kind, answers_of_page):
    texts = [*SENTENCES, "the DOG  47", "47", "4,247", "-5", "1e9", "漢 cat's\nhere"]
    encode = KINDS[kind].src_tokenizer.encode
    texts = [text for text in texts if len(encode(text)) <= 24]
    widget = LiveTranslator(KINDS[kind], text="A cat")
    found = answers_of_page(widget.page_state(), [*texts, "", "a b " * 90])
    for text, answer in zip(texts, found, strict=False):
        wanted = as_json(module.answer(KINDS[kind], text))
        for name in ("text", "translation", "src_tokens", "tgt_tokens", "next_tokens"):
            assert answer[name] == wanted[name], text
    assert found[-2] == "The text is empty. Write at least one word."
    says = r"This text has \d+ tokens, and the model can take in 24 at most\."
    assert re.fullmatch(says, found[-1])
    assert "<unk>" in found[texts.index("47")]["src_tokens"]


@pytest.mark.parametrize("widget", [LiveTranslator, DecodingLab])
@each_kind
def test_own_translator_needs_a_text_that_it_reads(kind, widget):
    says = "text is missing, and translator does not know", "hundred", "give text="
    with refused(*says):
        widget(KINDS[kind])
    assert widget(KINDS[kind], "A cat").text == "A cat"


@pytest.mark.parametrize("widget", [LiveTranslator, DecodingLab])
def test_tokenizers_that_no_page_can_run(widget):
    library = tokenizers.LibraryTokenizer.learn(SENTENCES, 270)
    theirs = trained_nowhere(library, tokenizers.WordTokenizer.learn(TARGETS))
    says = "translator has a tokenizer of the kind 'library'", "AttentionExplorer"
    with refused(*says):
        widget(theirs, "A cat")


def test_weights_are_sent_when_they_are_wanted(translator, own):
    widget = LiveTranslator()
    assert widget.weights == b"" and widget.blueprint == {}
    widget.wanted = True
    assert_same_parameters(widget.blueprint, widget.weights, translator.model)
    assert widget.blueprint["src_tokenizer"] == translator.src_tokenizer.state()
    assert widget.blueprint["tgt_tokenizer"] == translator.tgt_tokenizer.state()
    assert widget.unmasked_weights == b""
    widget.unmasked_wanted = True
    sent = widget.unmasked_blueprint, widget.unmasked_weights
    assert_same_parameters(*sent, unmasked().model)
    sizes = dict(n_layers=1, d_model=4, n_heads=2, d_ff=3, max_len=5)
    tied = make_model(7, 7, tie_embeddings=True, **sizes)
    blueprint, data = pack(tied)
    assert_same_parameters(blueprint, data, tied)
    assert len(data) == len(pack(make_model(7, 7, **sizes))[1]) - 2 * 4 * 7 * 4
    widget = LiveTranslator(own, text="red blue")
    state = as_json(widget.page_state())
    assert state["path"] == "decoder.layers.0.cross_attention" and state["head"] == 1
    tokens = state["blueprint"]["src_tokenizer"]["tokens"]
    assert state["own"] and tokens == ["red", "blue"]
    assert_same_parameters(state["blueprint"], b64decode(state["weights"]), own.model)
    wanted = module.answer(own, "red blue")
    own.model.train()
    assert module.answer(own, "red blue") == wanted and own.model.training


def assert_same_parameters(blueprint, data, model):
    state = model.state_dict()
    assert [path for path, *_ in blueprint["tensors"]] == list(state)
    for path, shape, start, letter in blueprint["tensors"]:
        numbers = struct.unpack_from(f"<{math.prod(shape)}{letter}", data, start)
        assert torch.equal(torch.tensor(numbers).view(shape), state[path])


def test_files_are_small_and_the_still_has_both_texts():
    def packed(value):
        return len(gzip.compress(json.dumps(value).encode()))

    assert packed(LiveTranslator.page_later()) < 1_000_000
    assert packed(LiveTranslator.page_extras()["unmasked"]) < 150_000
    assert packed(LiveTranslator.page_extras()["languages"]) < 1_500_000
    assert packed(LiveTranslator.page_data()) < 5_000
    assert len(LiveTranslator._esm) + len(LiveTranslator._css) < 75_000
    for path in ("encoder.layers.0.self_attention", "decoder.layers.1.self_attention"):
        svg, text = LiveTranslator(text="seventeen", path=path, head=0).still()
        ElementTree.fromstring(svg)
        assert "siebzehn" in svg and "seventeen" in svg
        assert "“seventeen” becomes “siebzehn”, in 1 token." in text and path in text


def test_right_answer_is_known():
    for text, right in [
        ("1200", "eintausendzweihundert"),
        ("twelve hundred", "eintausendzweihundert"),
        ("a hundred and one", "einhunderteins"),
        ("seven forty", None),
    ]:
        assert LiveTranslator(text=text).right == right
    assert LiveTranslator(text="twelve hundred").translation == "zwölf"
    assert LiveTranslator(text="nineteen hundred").translation == "neunzehnhundert"
    told = {
        "": "sechstausendzweihundertneunundvierzig",
        "positions": "zweiundvierzigtausendsechshundertzwei",
        "head": "sechstausendzweihundertneunhundertneunundvierzig",
        "scale": "sechstausendzweihundertneunundvierzig",
        "mask": "",
    }
    assert 6249 in number_split()[1]
    widget = LiveTranslator(text="6249")
    for broken, translation in told.items():
        widget.broken = broken
        assert widget.translation == translation
        assert widget.right == told[""]
    assert widget.example["forced"] == {"translation": told[""], "loss": 0.0}
    script = (WIDGETS / "translator/breaks.js").read_text("utf-8")
    offered = re.findall(r"(\w+): \{\s+name: [^}]+?breaks: \"(\d+)\"", script)
    assert {part for part, _ in offered} == set(BREAKS) - {""}
    for part, text in offered:  # what a reader is told to try
        widget = LiveTranslator(text=text)
        assert widget.translation == widget.right == number_words(int(text))[1]
        widget.broken = part
        assert widget.translation != widget.right
    metrics = json.loads(WITHOUT_MASK.with_suffix(".json").read_text("utf-8"))
    assert metrics["exact_match"] == 0 and metrics["teacher_forced_loss"] < 1e-4
    assert metrics["with_mask"]["exact_match"] > 0.99
    assert metrics["parameters"] == count_parameters(unmasked().model) == 49_915
    english, german = zip(*map(number_words, number_split()[1][:100]), strict=True)
    assert not any(map(str.__eq__, unmasked().translate(english), german))
    assert metrics["settings"] == train_without_mask.SETTINGS


def test_shares_in_breaks_js(translator):
    """2%, 98% and 53% of 300 numbers; most of the other heads are hardly missed."""
    numbers = number_split()[1][:300]
    english, german = zip(*map(number_words, numbers), strict=True)

    def share(model, part="", head=None):
        with without(model.model, part, head) if part else nullcontext():
            found = model.translate(english)
        return sum(map(str.__eq__, found, german)) / len(german)

    assert share(translator) == 1
    script = (WIDGETS / "translator/breaks.js").read_text("utf-8")
    written = [int(n) for n in re.findall(r"(\d+)%\W+still", script)]
    parts = ("positions", "scale", "head")
    measured = [100 * share(translator, part, HEAD) for part in parts]
    assert [round(x) for x in measured] == pytest.approx(written, abs=1)
    heads = product(module.attention_paths(translator), range(4))
    others = [share(translator, "head", one) for one in heads if one != HEAD]
    assert min(others) > 0.9 and sum(x > 0.99 for x in others) > 15


def test_wrong_translators_are_refused(own):
    with refused("broken is for the shipped translator"):
        LiveTranslator(own, text="red blue", broken="head")
    with pytest.raises(TraitError, match="broken must be one of"):
        LiveTranslator(broken="everything")
    assert LiveTranslator(own, text="red blue").right is None
    with refused("translator must be an annotated.Translator, got str", "load"):
        LiveTranslator("translator.pt")
    with refused("model must be an annotated.EncoderDecoder", "Linear", "make_model"):
        pack(torch.nn.Linear(2, 2))


@pytest.mark.parametrize("kind", [LiveTranslator, DecodingLab])
def test_unreadable_text_is_refused(kind):
    widget = kind(text="seven")
    for text, *parts in [
        ("", "holds no word", "forty-seven"),
        ("forty sevn", "'sevn'", "never saw", "'seven'"),
        ("1000000", "0 to 999,999", "1000000"),
        ("-5", "0 to 999,999", "-5"),
        ("one million", "'million'", "from 0 to 999,999"),
        ("one " * 40, "40 tokens", "32"),
    ]:
        with refused(*parts):
            widget.text = text
        assert widget.text == "seven" and widget.translation == "sieben"

def test_the_translator_that_was_taught_years():
    """It speaks German alone, cannot be broken, and its parameters are a file of their own."""
    widget = LiveTranslator(text="twelve hundred", years=True)
    assert widget.translation == "zwölfhundert" and not widget.own
    assert widget.page_state()["years"] and "weights" not in widget.page_state()
    files = {name: data for _, name, data in records(widget)}
    assert "LiveTranslator-with-years-later" in files
    assert "data-later=" in widget.html()
    for traits in (dict(broken="head"), dict(language="fr"), dict(translator=widget.translator)):
        with pytest.raises((ValueError, TraitError), match=r"years|broken|language"):
            LiveTranslator(text="two", years=True, **traits)
