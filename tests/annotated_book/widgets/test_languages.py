"""Many languages in the page: the names of numbers, and the model that is asked for them."""

import copy
import random
import re
from base64 import b64encode
from html import unescape
from xml.etree import ElementTree

import pytest
import torch
from traitlets import TraitError

from annotated import number_words, padding_mask, target_mask
from annotated.training.batches import pad
from annotated_book.widgets import LiveTranslator
from annotated_book.widgets.in_page.languages import GERMAN, NAMES, many
from annotated_book.widgets.in_page.live import shipped
from annotated_book.widgets.in_page.word_parts import lists_of, number_named, word_parts
from annotated_book.widgets.translator import alignments as module
from annotated_book.widgets.translator.alignments import aligning_head, alignments
from annotated_book.widgets.translator.answers import answer as of_python
from annotated_book.widgets.translator.answers import truth
from annotated_book.widgets.translator.translator import attention_paths
from annotated_lab.data.languages import CODES, number_words_in
from tests.annotated_book.widgets.test_engine import (
    ALL_TENSORS,
    all_tensors,
    assert_same_tensors,
)
from tests.helpers.javascript import in_node
from tests.helpers.small import refused

DRAW = random.Random(13)
NUMBERS = [*range(121), *range(100, 2000, 7), *range(1000, 10**6, 1000)]
NUMBERS += [1000 * a + b for a in (1, 2, 21, 100, 101, 700) for b in range(1, 130)]
NUMBERS += [DRAW.randrange(10**6) for _ in range(1500)]
TEXTS = [number_words(4247)[0], "twelve hundred", "seven forty", "0"]
NO_NAMES = ["", " ", "zwei hundert", "un un", "mille mille", "ein", "two", "bir bir"]


NAMES_AND_NUMBERS = """
    const names = new js.Names(given.parts);
    return {
        names: given.numbers.map((number) => names.nameOf(number)),
        numbers: given.texts.map((text) => names.numberOf(text)),
    };
"""


@pytest.mark.parametrize("code", CODES)
def test_names_of_numbers_are_put_together_right(code, tmp_path):
    names = [number_words_in(n, code) for n in NUMBERS]
    few = names[::9]
    given = {"parts": word_parts(code), "numbers": NUMBERS, "texts": few + NO_NAMES}
    found = in_node(tmp_path, ["in_page/many_words.js"], NAMES_AND_NUMBERS, given)
    assert found["names"] == names
    assert found["numbers"][: len(few)] == NUMBERS[::9]
    assert [number_named(name, code) for name in few] == NUMBERS[::9]
    others = [number_named(text, code) for text in NO_NAMES]
    assert found["numbers"][len(few) :] == others
    assert others[:3] == [None] * 3 and others.count(None) >= 7


@pytest.mark.parametrize("code", CODES)
def test_no_two_numbers_have_one_name(code):
    lists = lists_of(code)
    for name in ("alone", "thousands", "before", "after"):
        texts = [text for text in lists[name] if text]
        assert len(set(texts)) == len(texts) >= 999
    names = {number_words_in(n, code) for n in NUMBERS}
    assert len(names) == len(set(NUMBERS))


ANSWERS = """
    const translator = new js.Translator(given.page);
    const answered = (text, language) => {
        try { return translator.answer(text, "", language); }
        catch (error) { return error.message; }
    };
    const answers = given.asked.map((asked) => answered(...asked));
    const maps = answers.flatMap(({ weights }) => Object.values(weights ?? {}));
    for (const map of maps) map.data = Array.from(map.data);
    return answers;
"""


@pytest.fixture
def answers_of_page(tmp_path):
    """Return what the page's model answers to texts in languages, or its errors."""
    page = LiveTranslator.page_extras()["languages"]
    given, modules = {"page": page}, ["translator/answers.js"]
    return lambda asked: in_node(tmp_path, modules, ANSWERS, given | {"asked": asked})


def test_every_tensor_is_that_of_pytorch(tmp_path):
    """Compare a sentence in each language with float64, which rounds less than float32."""
    model = many().model
    numbers = [4247 * (i + 1) for i in range(len(CODES))]
    pairs = [*zip(numbers, CODES, strict=True)]
    texts = [f"<{code}> {number_words(n)[0]}" for n, code in pairs]
    src = many().encode_sources(texts)
    names = [number_words_in(n, code) for n, code in zip(numbers, CODES, strict=True)]
    tgt = pad([many().encode_target(name)[:-1] for name in names], 0)
    exact = copy.deepcopy(model).double()
    wanted = all_tensors(exact, src, tgt, padding_mask(src, 0), target_mask(tgt, 0))
    page = LiveTranslator.page_extras()["languages"]
    given = {"model": {"blueprint": page["blueprint"], "data": page["weights"]}}
    given |= {"src": src.tolist(), "tgt": tgt.tolist()}
    modules = ["kit/numbers.js", "in_page/engine.js", "in_page/parameters.js"]
    found = in_node(tmp_path, modules, ALL_TENSORS, given)
    assert {letter for *_, letter in page["blueprint"]["tensors"]} == {"e"}
    assert len(found) == len(CODES)
    for row, answer in enumerate(found):
        assert_same_tensors(answer, {path: x[row] for path, x in wanted.items()})


def test_javascript_gives_pytorchs_answers_in_each_language(answers_of_page):
    asked = [("97", code) for code in NAMES if code != GERMAN]
    asked += [(text, code) for text in TEXTS for code in ("fr", "da", "fi", "ja")]
    found = answers_of_page(asked)
    for (text, code), answer in zip(asked, found, strict=True):
        wanted = of_python(many(), text, language=code)
        assert answer.keys() == wanted.keys()
        for name in wanted.keys() - {"likely", "weights"}:
            assert answer[name] == wanted[name], (text, code, name)
        assert answer["language"] == code and answer["src_tokens"][0] == f"<{code}>"
        for ours, theirs in zip(answer["likely"], wanted["likely"], strict=True):
            near = pytest.approx([p for _, p in theirs], abs=1e-5)
            assert [p for _, p in ours] == near
        for path, weights in wanted["weights"].items():
            assert answer["weights"][path]["shape"] == weights["shape"]
            near = pytest.approx(weights["data"], abs=6e-4)  # Python rounds them
            assert answer["weights"][path]["data"] == near


@pytest.mark.parametrize(
    "asked, answer, right",
    [
        ("<fr> ninety seven", "quatre-vingt-dix-sept", (97, "quatre-vingt-dix-sept", 97)),
        ("<da> twelve hundred", "tolv", (1200, "et tusind to hundrede", 12)),
        ("<da> seven forty", "tolvhundrede", (None, "", None)),
    ],
)  # fmt: skip
def test_truth_beside_an_answer(asked, answer, right):
    seen = {"src_tokens": asked.split(), "translation": answer}
    found = truth(seen, asked[1:3])
    assert found == dict(zip(("number", "right", "named"), right, strict=True))


def test_unreadable_texts_are_refused(answers_of_page):
    says = {
        "fourty": "“fourty” is not a number word that I know. Did you mean “forty”?",
        "": "Write one, such as 47 or forty-seven.",
        "1e7": "“1e7” is not one of them. Write 4247, 4,247 or forty-seven.",
        "one " * 50: "This text has 50 words, and I can take in 47 at most.",
    }
    found = answers_of_page([(text, "fr") for text in says])
    starts = "I translate integers from 0 to 999,999. "
    assert found == [starts + text for text in says.values()]
    starts = ("<fr> ", "", "<fr> <da> ")
    found = answers_of_page([(start + "97", GERMAN) for start in starts])
    assert found[0]["src_tokens"] == ["<fr>", "ninety", "seven"]
    says = "Begin with a language, as in <de> forty-seven: <de> <nl>"
    assert found[1].startswith(says)
    assert "“<da>” is not a number word" in found[2]
    widget = LiveTranslator(many(), "<fr> 97")
    assert widget.own and widget.example["src_tokens"] == found[0]["src_tokens"]
    assert widget.translation == found[0]["translation"]


def test_language_is_picked():
    widget = LiveTranslator(text="ninety-seven")
    assert widget.right == widget.translation == "siebenundneunzig"
    widget.broken = "positions"
    widget.language = "fr"
    assert widget.broken == "" and widget.speaker is many()
    assert widget.example == of_python(many(), "ninety-seven", language="fr")
    assert widget.right == "quatre-vingt-dix-sept"
    with refused("broken is for the model that speaks German", "'fr'"):
        widget.broken = "scale"
    widget.language = "de"
    assert widget.right == widget.translation == "siebenundneunzig"
    with pytest.raises(TraitError, match=r"language must be one of de, nl.*got 'xx'"):
        LiveTranslator(language="xx")
    with refused("language is for the shipped translators", "'<fr> forty-seven'"):
        LiveTranslator(many(), "<fr> 97", language="da")


def test_model_is_sent_when_it_is_wanted():
    widget = LiveTranslator()
    assert widget.languages_weights == b"" and widget.languages_blueprint == {}
    widget.languages_wanted = True
    page = LiveTranslator.page_extras()["languages"]
    assert b64encode(widget.languages_weights).decode() == page["weights"]
    assert widget.languages_blueprint == page["blueprint"]
    german, other = shipped().model, many().model
    assert attention_paths(shipped()) == attention_paths(many())
    assert german.config.n_heads == other.config.n_heads


PLACE = ("decoder.layers.0.cross_attention", 2)


def test_lines_lead_to_the_most_attended_tokens():
    picture = alignments(many(), "forty-seven", *PLACE)
    for drawn in (picture.wide, picture.narrow):
        svg = drawn.svg(alone=True)
        ElementTree.fromstring(svg)
        links = re.findall(r'data-from="(\w+) en (\d+)" data-to="(\w+) \w+ (\d+)"', svg)
        found = {(code, int(to)): int(at) for code, at, _, to in links}
        count = 0
        for code in many().languages:
            seen = many().explain(f"<{code}> forty-seven")
            weights = seen.weights[PLACE[0]][PLACE[1]]
            assert seen.next_tokens[-1] == "</s>"
            for i, token in enumerate(seen.next_tokens[:-1]):
                at = int(weights[i].argmax())
                assert found[code, i] == at
                said = f"{token.strip() or '␣'} from {seen.src_tokens[at]}"
                assert said in drawn.desc
                assert f">{token.strip() or '␣'}</text>" in unescape(svg)
            count += len(seen.next_tokens) - 1
        assert len(links) == count
        assert "decoder layer 0, cross-attention, head 2" in drawn.desc
    assert (picture.wide.width, picture.narrow.width) == (720, 320)


def test_head_that_aligns_most_sharply():
    sharp = torch.eye(3)
    assert module.mutual_information(sharp) == pytest.approx(torch.tensor(3.0).log())
    assert module.mutual_information(torch.tensor([[1.0, 0.0]] * 4)) == 0
    flat = module.mutual_information(torch.full((4, 5), 0.2))
    assert flat == pytest.approx(0, abs=1e-6)
    path, head = aligning_head(many())
    seen = many().explain("<de> ninety-seven")
    told = module.mutual_information(module.weights_of(seen, path, head))
    assert told > 0.5  # two tokens, of two: log 2 is 0.69


def test_wrong_arguments_are_refused():
    with refused("translator has one target language"):
        alignments(shipped())
    with refused("path must be one of decoder.layers.0.cross_attention", "'generator'"):
        alignments(many(), path="generator", head=0)
    with refused("head must be from 0 to 3, got 9"):
        alignments(many(), path=PLACE[0], head=9)
    with refused("text has too many tokens for a picture", "fewer words"):
        alignments(many(), "four thousand two hundred and forty-seven", *PLACE)
