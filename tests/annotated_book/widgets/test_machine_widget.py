"""MachineExplorer in Python: whatever a reader gives it, and what it refuses."""

import json
from html import unescape

import pytest
import torch
from traitlets import TraitError

from annotated import Translator, make_decoder_only, make_model
from annotated.data.tokenizers import LibraryTokenizer, SubwordTokenizer, WordTokenizer
from annotated_book.widgets import DecodingLab, LiveTranslator, MachineExplorer
from annotated_book.widgets.in_page import stories
from annotated_book.widgets.in_page.languages import many
from annotated_book.widgets.in_page.live import as_json
from annotated_book.widgets.kit.standalone import fetched_later
from annotated_book.widgets.machine.machine import machine_of, places
from annotated_book.widgets.machine.nodes import table_of
from annotated_lab import Storyteller
from tests.helpers.javascript import in_node
from tests.helpers.machine import own_storyteller, own_translator
from tests.helpers.small import refused

SMALL = (1, 2, 3, 5, (4, 6))
MODULES = ["in_page/live.js", "in_page/engine.js", "machine/run.js", "machine/runs.js"]
ASKED = """
    const live = new js.LiveModel(given.page);
    return given.asked.map(([text, answer]) => {
        try {
            const { src, srcMask } = live.read(text);
            const { bosId, eosId } = live.tgtVocab;
            const maxLen = live.model.config.max_len;
            const tgt = answer.trim()
                ? js.answerIds(live, answer, given.machine.longest)
                : js.greedyDecode(live.model, src, srcMask, { maxLen, bosId, eosId }).slice(0, -1);
            const run = js.runOf(given.machine, live, src, tgt);
            const { shape, data } = run.tensor("probabilities");
            return [run.src, run.tgt, run.next, shape, Array.from(data)];
        } catch (error) { return error.message; }
    });
"""


@pytest.fixture
def asked(tmp_path):
    def asked(translator, *pairs):
        given = {"page": as_json(translator), "machine": machine_of(translator)}
        return in_node(tmp_path, MODULES, ASKED, given | {"asked": pairs})

    return asked


@pytest.fixture
def theirs():
    return own_translator(SMALL)


def test_the_page_reads_and_writes_what_python_does(asked, theirs):
    pairs = [["w1 w0", ""], ["w3", "w5 w5 w0"], ["w2 w9", " "]]
    for (text, answer), found in zip(pairs, asked(theirs, *pairs), strict=True):
        opening = MachineExplorer(theirs, text=text, answer=answer).opening
        assert found[:3] == [opening["src"], opening["tgt"], opening["next"]]


@pytest.mark.parametrize(
    ("text", "answer", "parts"),
    [
        ("w1", "w0 what", ["answer holds 'what'", "cannot generate"]),
        ("w1", "w0 " * 11, ["answer has 11 tokens", "for 10 after <s>", "shorten it"]),
    ],
)
def test_an_answer_that_cannot_be_fed_in(asked, theirs, text, answer, parts):
    with refused(*parts):
        MachineExplorer(theirs, text=text, answer=answer)
    widget = MachineExplorer(theirs, text=text)
    with refused(*parts):
        widget.answer = answer
    assert widget.answer == ""
    [message] = asked(theirs, [text, answer])
    assert all(part in message for part in parts)


def test_rows_of_a_prefix_are_those_of_the_whole(asked):
    """Teacher forcing computes all rows at once, generation one after the other: the same."""
    translator = Translator.load()
    text = "ninety-one thousand three hundred and twelve"
    [[_, tgt, _, _, whole]] = asked(translator, [text, ""])
    tokens = [translator.tgt_vocab.tokens[i] for i in tgt[1:]]
    prefixes = ["".join(tokens[:n]) for n in range(1, len(tokens))]
    known = [p for p in prefixes if is_start(translator.encode_target(p)[:-1], tgt)]
    assert len(known) >= 3
    size, most = len(translator.tgt_vocab), 0.0
    for found in asked(translator, *([text, prefix] for prefix in known)):
        rows = torch.tensor(found[4])
        most = max(most, (rows - torch.tensor(whole[: len(rows)])).abs().max().item())
        assert found[3][1] == size
    assert most < 1e-6


def is_start(ids, of):
    return ids == of[: len(ids)]


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre-norm", "post-norm"])
@pytest.mark.parametrize("tie", [False, True], ids=["untied", "tied"])
def test_any_translator_can_be_opened(norm_first, tie, tmp_path):
    theirs = own_translator((2, 2, 3, 5, (4, 6)), norm_first, tie)
    widget = MachineExplorer(theirs, text="w1 w0")
    assert widget.own and widget.machine["norm_first"] == norm_first
    state = json.loads(json.dumps(widget.page_state()))
    assert state["machine"]["sizes"]["d_ff"] == 5 and state["opening"]["src"] == [5, 4]
    page = widget.save_html(tmp_path / "machine.html").read_text("utf-8")
    assert "MachineExplorer" in page and page.count("data-file=") >= 3


def test_a_model_alone_reads_ids(asked):
    model = make_model(9, 7, n_layers=1, d_model=4, n_heads=2, d_ff=3, max_len=6)
    widget = MachineExplorer(model)
    assert widget.text == "4 5 6" and widget.opening["src"] == [4, 5, 6]
    widget.text, widget.answer = "8 8", "6 5"
    assert widget.opening["src"] == [8, 8] and widget.opening["tgt"] == [1, 6, 5]
    [found] = asked(widget.translator, ["8 8", "6 5"])
    assert found[:2] == [[8, 8], [1, 6, 5]]
    short = make_model(5, 7, n_layers=1, d_model=4, n_heads=2, d_ff=3, max_len=2)
    assert MachineExplorer(short).text == "4"


@pytest.mark.parametrize("settings", [dict(pad_id=1), dict(src_vocab=4)], ids=str)
def test_a_model_alone_that_has_no_room_for_special_tokens(settings):
    sizes = dict(src_vocab=9, tgt_vocab=7, n_layers=1, d_model=4, n_heads=2, d_ff=3)
    with refused(
        "without tokenizers it needs pad_id = 0", "<unk>", "give a Translator"
    ):
        MachineExplorer(make_model(**sizes | settings))


def test_the_shortest_and_the_longest_text(theirs):
    one = MachineExplorer(theirs, text="w1")
    assert len(one.opening["src"]) == 1
    longest = MachineExplorer(theirs, text="w1 " * 11)
    assert len(longest.opening["src"]) == 11
    with refused("text has 12 tokens", "positions for 11", "shorten it"):
        MachineExplorer(theirs, text="w1 " * 12)
    svg = MachineExplorer(theirs, text="w1 what").still()[0]
    assert "<unk>" in unescape(svg)
    model = make_model(12, 14, n_layers=1, d_model=12, n_heads=3, d_ff=20)
    widget = MachineExplorer(model)
    assert model.config.max_len == 5000 and len(widget.opening["tgt"]) <= 32
    widget.answer = "7 " * 31
    assert len(widget.opening["tgt"]) == 32 and widget.still()[0].startswith("<svg")
    with refused("answer has 32 tokens", "room for 31"):
        widget.answer = "7 " * 32
    widget.text = "5 " * 32
    assert widget.still()[0].startswith("<svg")
    with refused("text has 33 tokens", "room for 32"):
        widget.text = "5 " * 33
    wanted = MachineExplorer(theirs, text="w1 w0").opening
    theirs.model.train()
    assert MachineExplorer(theirs, text="w1 w0").opening == wanted
    assert theirs.model.training
    theirs.model.double()
    doubled = MachineExplorer(theirs, text="w1 w0").opening
    assert doubled["tgt"] == wanted["tgt"]


def test_what_a_trait_cannot_be():
    widget = MachineExplorer()
    for trait, bad, *parts in [
        ("head", 4, "head must be from 0 to 3, or -1 for all, got 4"),
        ("cell", "1", "cell must be the index of an entry", "'1'"),
        ("text", "sevn", "'sevn'", "Did you mean 'seven'?"),
        ("text", "1000000", "0 to 999,999"),
        ("answer", "siebn?", "answer holds '?'", "cannot generate"),
    ]:
        before = getattr(widget, trait)
        with pytest.raises((ValueError, TraitError)) as error:
            setattr(widget, trait, bad)
        assert all(part in str(error.value) for part in parts), error.value
        assert getattr(widget, trait) == before
    assert widget.translation == "siebenundvierzig"


def test_answer_and_text_run_the_model_again():
    widget = MachineExplorer(text="seven")
    assert widget.translation == "sieben" and len(widget.opening["tgt"]) == 2
    widget.answer = "siebzig"
    tokens = [widget.translator.tgt_vocab.tokens[i] for i in widget.opening["tgt"]]
    assert tokens == ["<s>", "siebzig"]
    widget.text, widget.answer = "47", ""
    assert widget.translation == "siebenundvierzig"
    source = SubwordTokenizer(list("abc "), [("a", "b")])
    target = SubwordTokenizer(list("xyz"), [("x", "y")])
    sizes = dict(n_layers=1, d_model=4, n_heads=1, d_ff=3)
    model = make_model(len(source), len(target), **sizes)
    own = Translator(model, source, target)
    widget = MachineExplorer(own, text="abc", answer="xyz")
    assert widget.opening["tgt"][1:] == target.encode("xyz")
    with refused("answer holds 'Q'"):
        widget.answer = "xQ"
    widget = MachineExplorer()
    for path in places(widget.machine):
        widget.path = path
    assert len(places(widget.machine)) > 114
    widget = MachineExplorer(text="ninety-seven", language="fr")
    assert widget.translation == "quatre-vingt-dix-sept"
    assert "<fr> ninety seven" in widget.still()[1]
    state = widget.page_state()
    assert state["language"] == "fr" and "machine" not in state
    widget.language = "de"
    assert widget.translation == "siebenundneunzig"
    assert table_of(many().model.config) == table_of(Translator.load().model.config)
    with pytest.raises(TraitError, match="'xx'"):
        widget.language = "xx"


def test_models_that_are_refused(theirs):
    with refused("translator must be an annotated.Translator, got Linear"):
        MachineExplorer(torch.nn.Linear(2, 2))
    library = LibraryTokenizer.learn(["a b"], 270)
    model = make_model(len(library), 5, n_layers=1, d_model=4, n_heads=2, d_ff=3)
    with refused("tokenizer of the kind 'library'"):
        MachineExplorer(Translator(model, library, WordTokenizer(["b"])), text="a")
    source, target = WordTokenizer(["a"]), WordTokenizer(["b"])
    model = make_model(5, 5, n_layers=1, d_model=256, n_heads=2, d_ff=9000)
    with refused("parameters", "at most 5,000,000", "smaller d_model"):
        MachineExplorer(Translator(model, source, target), text="a")
    with torch.no_grad():
        theirs.model.encoder.layers[0].feed_forward.w_1.weight[0, 0] = float("inf")
    with refused("encoder.layers.0.feed_forward.w_1", "look for NaN"):
        MachineExplorer(theirs, text="w1 w0", answer="w1")
    with pytest.raises(ValueError, match="shipped"):
        MachineExplorer(theirs, text="w1", language="fr")


def test_page_has_a_small_state_one_file_of_parameters_and_a_text():
    state = MachineExplorer().page_state()
    assert len(json.dumps(state)) < 200 and state["text"] == "forty-seven"
    assert "opening" in MachineExplorer(text="seven").page_state()
    assert MachineExplorer.page_data().keys() >= {"machine", "opening"}
    kinds = (LiveTranslator, DecodingLab, MachineExplorer)
    stems = {stem for kind in kinds for _, stem, _ in fetched_later(kind)[:1]}
    assert stems == {"LiveWidget-later"}
    _, text = MachineExplorer(text="seven").still()
    assert "takes “seven” as input" in text
    assert "takes “<s> sieben” and predicts “sieben </s>”" in text


CONTINUED = """
    const state = { ...given.page, machine: given.machine, opening: { given: 1 } };
    const runs = new js.Runs({ get: (name) => state[name] });
    const found = [];
    for (const asked of given.asked) {
        const all = { language: "de", mode: "step", answer: "", without: "", ...asked };
        const { run } = await runs.answer(all);
        found.push([run.tgt, run.next, run.given]);
    }
    return found;
"""


@pytest.fixture(scope="module")
def teller():
    return stories.shipped()


def test_the_page_continues_a_text_as_python_does(tmp_path, teller):
    texts = ["Ben meets Anna. The ball is red.", "Anna", "The kite is"]
    draws = [(-1, 1.0), (0, 1.0), (4, 1.0), (4, 5.0), (7, 0.3)]
    asked = [
        {"text": text, "seed": seed, "temperature": heat}
        for text in texts
        for seed, heat in draws
    ]
    asked += [{"text": "Anna", "answer": "has it .", "mode": "teacher"}]
    given = {"page": stories.as_json(teller), "machine": machine_of(teller)}
    found = in_node(tmp_path, MODULES, CONTINUED, given | {"asked": asked})
    for traits, one in zip(asked, found, strict=True):
        opening = MachineExplorer(teller, **traits).opening
        assert one == [opening[name] for name in ("tgt", "next", "given")], traits
    taken = {tuple(tgt[given:]) for tgt, _, given in found[:5]}
    assert len(taken) >= 4  # the seed and the temperature make a difference


def test_a_storyteller_that_was_loaded_is_the_shipped_one(teller):
    widget = MachineExplorer(Storyteller.load())
    state = widget.page_state()
    assert not widget.own and len(json.dumps(state)) < 250
    whole = teller.continue_story(widget.text, temperature=0.0)
    assert whole.startswith(widget.translation) and "kitchen" in widget.translation
    html = widget.html()
    for name in ("MachineStory-data", "StoryLab-later", "data-heavy"):
        assert name in html
    svg, text = widget.still()
    assert "one decoder of 4 layers" in text and "layer 3" in svg
    paths = places(widget.machine)
    assert {
        "embedding.table",
        "positions",
        "generator",
    } <= paths and "encoder" not in paths
    widget.path = "decoder.layers.3.sublayers.1"
    assert "feed-forward sublayer" in next(
        node["say"] for node in widget.machine["nodes"] if node["path"] == widget.path
    )


def test_a_decoder_only_model_alone_reads_ids():
    model = make_decoder_only(9, n_layers=1, d_model=4, n_heads=2, d_ff=3, max_len=6)
    widget = MachineExplorer(model)
    assert widget.own and widget.text == "4 5 6" and widget.opening["given"] == 4
    assert "opening" in widget.page_state() and "blueprint" in widget.page_state()
    widget.text, widget.answer = "8 8", "6 5"
    assert widget.opening["tgt"] == [1, 8, 8, 6, 5]
    with refused("answer has 4 tokens", "room for 3 after the text", "shorten it"):
        widget.answer = "5 5 5 5"


def test_what_a_storyteller_refuses(teller):
    widget = MachineExplorer(teller)
    with refused("text has the word 'Peter'", "does not know"):
        widget.text = "Peter"
    with refused("is empty"):
        widget.text = " "
    with refused("65 tokens", "room for 64"):
        widget.text = "Anna " * 64
    with refused("temperature must be from 0.1 to 5, got 6"):
        widget.temperature = 6.0
    with refused("language is for the shipped translators"):
        widget.language = "fr"
    with refused("seed = 3", "DecodingLab"):
        MachineExplorer(seed=3)
    with refused("text is missing"):
        MachineExplorer(own_storyteller((1, 2, 3, 5, (4, 6))))
