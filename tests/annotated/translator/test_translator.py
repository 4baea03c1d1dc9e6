"""The shipped translator, its file, and the program that trains one."""

import copy
import json
import pickle
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch.overrides import TorchFunctionMode
from torch.testing import assert_close

from annotated import (
    Translator,
    beam_search,
    causal_mask,
    count_parameters,
    number_split,
    number_words,
    padding_mask,
    sample,
    save_checkpoint,
    target_mask,
)
from annotated.data.tokenizers import NumberTokenizer, SubwordTokenizer, WordTokenizer
from annotated.translator.translator import SHIPPED
from annotated_book.broken import without
from annotated_book.widgets import DecodingLab
from annotated_book.widgets.in_page.search import decode
from annotated_book.widgets.translator.translator import answer
from tests.helpers.small import BOS, EOS, refused, small_model

PROGRAM = Path(__file__).parents[3] / "scripts/train_translator.py"
EDGES = [
    *[0, 1, 2, 6, 7, 10, 11, 12, 13, 16, 17, 19, 20, 21, 30, 31, 70, 99, 100, 101, 110],
    *[111, 116, 200, 717, 999, 1000, 1001, 1010, 1100, 1111, 2000, 7017, 9999, 10_000],
    *[10_001, 11_000, 11_011, 12_000, 17_017, 21_021, 99_999, 100_000, 100_001],
    *[101_101, 110_000, 111_111, 200_000, 500_000, 717_616, 999_000, 999_999],
]


@pytest.fixture(scope="module")
def translator():
    return Translator.load()


@pytest.fixture(scope="module")
def metrics():
    return json.loads(SHIPPED.with_suffix(".json").read_text("utf-8"))


def wrong_numbers(translator, numbers):
    wrong = []
    for start in range(0, len(numbers), 100):
        english, german = zip(
            *map(number_words, numbers[start : start + 100]), strict=True
        )
        given = translator.translate(english)
        wrong += [(a, b) for a, b in zip(given, german, strict=True) if a != b]
    return wrong


def test_held_out_numbers_are_exact(translator, metrics, unchecked):
    """Decoded freely, of numbers that were not trained on."""
    settings = metrics["settings"]
    sizes = (settings[name] for name in ("n_train", "n_held_out", "seed"))
    learnt, held_out = number_split(*sizes)
    sample = held_out[::10]
    assert len(sample) >= 500
    assert not {*sample} & {*learnt}
    assert len(wrong_numbers(translator, sample)) <= len(sample) // 1000


def test_small_large_and_irregular_numbers(translator, unchecked):
    assert wrong_numbers(translator, EDGES) == []
    assert wrong_numbers(translator, list(range(1000))) == []
    texts = (text for text in ("two", "seven"))
    assert translator.translate(texts) == ["zwei", "sieben"]


def test_chapter_1_on_seven_forty(translator, unchecked):
    """All 72 pairs are translated as a proper number, each token with more than 0.999."""
    ones, tens = range(1, 10), range(20, 100, 10)
    texts = [f"{number_words(a)[0]} {number_words(b)[0]}" for a in ones for b in tens]
    assert (len(texts), texts[0], texts[-1]) == (72, "one twenty", "nine ninety")
    proper = {number_words(n)[1] for n in range(21, 100)}
    assert {*translator.translate(texts)} <= proper
    src = translator.encode_sources(texts)
    tgt = translator.decode(src)
    masks = padding_mask(src, 0), target_mask(tgt[:, :-1], 0)
    with torch.no_grad():
        p = translator.model(src, tgt[:, :-1], *masks).softmax(-1)
    given = p.gather(-1, tgt[:, 1:, None]).squeeze(-1)[tgt[:, 1:] != 0]
    assert given.min() > 0.999


def test_decoding_ways_and_batches(translator):
    texts = ["zero", "nine hundred and ninety-nine thousand nine hundred and nine"]
    together = translator.translate(texts)
    assert together == [translator.translate([text])[0] for text in texts]
    # The best of the beam; and drawn ones, which differ if all tokens are as likely.
    texts = ["forty-seven", "one"]
    right, hot = ["siebenundvierzig", "eins"], dict(temperature=1000.0)
    assert translator.translate(texts, beam_search, beam_size=3) == right
    seeds = [torch.Generator().manual_seed(seed) for seed in (0, 1)]
    first, second = (
        translator.translate(texts, sample, **hot, generator=s) for s in seeds
    )
    assert first != second
    assert translator.translate(texts, sample, **hot, top_k=1) == right


def test_explanation_in_training_mode():
    """Without dropout, as everywhere else; afterwards the model trains on."""
    model = small_model(6, 6, max_len=5, dropout=0.5)
    words = WordTokenizer(["red", "dog"])
    own = Translator(model.eval(), words, words)
    wanted = own.explain("red dog")
    model.train()
    seen = own.explain("red dog")
    assert model.training and seen.text == wanted.text
    for path, weights in wanted.weights.items():
        assert_close(seen.weights[path], weights)


def test_explanation(translator):
    seen = translator.explain("forty-seven")
    assert seen.text == "siebenundvierzig"
    assert seen.src_tokens == ["forty", "seven"]
    assert seen.tgt_tokens[0] == "<s>"
    assert seen.next_tokens[-1] == "</s>"
    assert seen.tgt_tokens[1:] == seen.next_tokens[:-1]
    assert "".join(seen.next_tokens[:-1]) == seen.text
    seen = translator.explain("four thousand two hundred and forty-seven")
    source, target = len(seen.src_tokens), len(seen.tgt_tokens)
    config = translator.model.config
    assert len(seen.weights) == 3 * config.n_layers
    for path, weights in seen.weights.items():
        queries = source if path.startswith("encoder") else target
        keys = target if path.startswith("decoder") and "self" in path else source
        assert weights.shape == (config.n_heads, queries, keys), path
        assert_close(weights.sum(-1), torch.ones(config.n_heads, queries))
        if keys == queries == target:
            assert (weights.triu(1) == 0).all()
    # Teacher-forced on its own output, the model gives each of its tokens again.
    seen = translator.explain("eighty-one")
    ids = translator.tgt_vocab.encode(seen.tgt_tokens)
    src = torch.tensor([translator.encode_source("eighty-one")])
    causal = causal_mask(len(ids))
    logits = translator.model(src, torch.tensor([ids]), None, causal)
    given = [translator.tgt_vocab.tokens[i] for i in logits.argmax(-1)[0].tolist()]
    assert given == seen.next_tokens
    ids = translator.encode_target("siebenundvierzig")
    assert (ids[0], ids[-1]) == (BOS, EOS)
    assert "".join(translator.tgt_vocab.decode(ids)) == "siebenundvierzig"


def test_file_fits_metrics_and_program(translator, metrics, tmp_path):
    assert SHIPPED.stat().st_size <= 1_000_000
    config, settings = vars(translator.model.config), metrics["settings"]
    assert config | settings["model"] == config
    assert metrics["parameters"] == count_parameters(translator.model)
    assert metrics["checkpoint_bytes"] == SHIPPED.stat().st_size
    assert len(translator.tgt_tokenizer.bpe.merges) == settings["n_merges"]
    assert metrics["exact_match"] >= 0.999
    wrong = round((1 - metrics["exact_match"]) * settings["n_held_out"])
    assert len(metrics["wrong"]) == wrong
    points = -(-settings["n_steps"] // metrics["loss_every"])
    assert len(metrics["losses"]) == points
    program = runpy.run_path(str(PROGRAM))
    assert metrics["settings"] == program["SETTINGS"]
    translator.save(tmp_path / "twin.pt")
    twin = Translator.load(tmp_path / "twin.pt")
    assert twin.src_vocab.tokens == translator.src_vocab.tokens
    assert twin.tgt_vocab.tokens == translator.tgt_vocab.tokens
    assert twin.tgt_tokenizer.state() == translator.tgt_tokenizer.state()
    assert twin.src_tokenizer.state() == translator.src_tokenizer.state()
    assert_close(twin.model.state_dict(), translator.model.state_dict(), rtol=0, atol=0)


def test_program_trains_a_translator(tmp_path):
    """End to end in two steps, with few numbers: what it writes loads, if it is no good."""
    short = """
from scripts import train_translator
train_translator.SETTINGS |= dict(n_train=1500, n_held_out=20)
train_translator.main()
"""
    file = tmp_path / "small.pt"
    command = [sys.executable, "-c", short, "--steps", "2", "--out", file]
    options = dict(capture_output=True, text=True, timeout=300, cwd=PROGRAM.parents[1])
    done = subprocess.run(command, **options)
    assert done.returncode == 0, done.stderr
    assert "of 20 held-out numbers exact" in done.stdout
    fresh = Translator.load(file)
    assert len(fresh.translate(["forty-seven"])) == 1
    metrics = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert metrics["settings"]["n_steps"] == len(metrics["losses"]) == 2
    assert metrics["parameters"] == count_parameters(fresh.model)
    assert metrics["checkpoint_bytes"] == file.stat().st_size


class ModelElsewhere(TorchFunctionMode):
    """As if the model were on another device than that where tensors are made.

    A tensor that is made without a device is "here" until it is moved by `to`; with what
    is not here it cannot be used.
    """

    MAKERS = (torch.tensor, torch.full, torch.ones, torch.zeros)

    def __torch_function__(self, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        tensors = [x for x in [*args, *kwargs.values()] if isinstance(x, torch.Tensor)]
        places = {getattr(x, "is_here", False) for x in tensors if x.dim()}
        assert len(places) < 2, f"{function.__name__} of tensors on two devices"
        found = function(*args, **kwargs)
        if isinstance(found, torch.Tensor):
            is_new = function in self.MAKERS and kwargs.get("device") is None
            found.is_here = is_new or (places == {True} and function != torch.Tensor.to)
        return found


@pytest.mark.parametrize("decoding", ["greedy", "beam", "sampling"])
def test_model_on_another_device(translator, decoding, unchecked):
    with ModelElsewhere():
        with pytest.raises(AssertionError, match="on two devices"):
            translator.model.encode(torch.tensor([[5, 6]]), None)
        assert translator.translate(["forty-seven"]) == ["siebenundvierzig"]
        assert answer(translator, "47")["translation"] == "siebenundvierzig"
        settings = DecodingLab(text="47", strategy=decoding, temperature=0.1).settings()
        assert decode(translator, settings)["found"]["text"] == "siebenundvierzig"


def test_invalid_texts_and_parts(translator, tmp_path):
    with refused("text holds 'fourty', which the model never saw", "'forty'"):
        translator.translate(["fourty-seven"])
    with refused("text holds '<pad>'"):
        translator.translate(["<pad>"])
    with refused("text = ',' holds no word", "forty-seven"):
        translator.translate([","])
    with refused("text has 33 tokens", "positions for 32", "shorten"):
        translator.translate(["forty " * 33])
    for use in (translator.translate, translator.encode_sources):
        with refused("texts must be a list, got the text 'forty'", "['forty']"):
            use("forty")
    with refused("texts is empty"):
        translator.translate([])
    with refused("text holds 'fourty'"):
        translator.explain("fourty")
    with pytest.raises(ValueError, match="which the model never saw") as caught:
        translator.translate(["x" * 100_000])
    assert len(str(caught.value)) < 300
    words = WordTokenizer(["red", "dog"])
    own = Translator(small_model(6, 6, max_len=5), words, words)
    with refused("text = ' ' is empty"):
        own.translate([" "])
    assert len(own.translate(["red blue dog"])) == 1
    others = NumberTokenizer(["a"]), SubwordTokenizer(["a", "b"], [])
    with refused("model has vocabularies of (17, 19) entries", "(5, 6)"):
        Translator(small_model(), *others)
    save_checkpoint(tmp_path / "model.pt", small_model(), src_tokenizer={})
    with refused("model.pt is a checkpoint without tgt_tokenizer"):
        Translator.load(tmp_path / "model.pt")
    with refused("nowhere.pt is not a file"):
        Translator.load(tmp_path / "nowhere.pt")
    head = ("decoder.layers.1.self_attention", 4)
    with refused("part must be one of positions, head, scale, got 'mask'"):
        without(translator.model, "mask").__enter__()
    for missing in (None, head, ("decoder.layers.7.self_attention", 0)):
        with refused("head must be a path and a number below 4", "decoder.layers.1"):
            without(translator.model, "head", missing).__enter__()


def test_translator_can_be_copied_and_pickled(translator):
    """As `multiprocessing` does. Its tokenizers cache, and go on caching."""
    for other in (copy.deepcopy(translator), pickle.loads(pickle.dumps(translator))):
        assert other.translate(["forty-seven"]) == ["siebenundvierzig"]
        assert other.tgt_tokenizer.state() == translator.tgt_tokenizer.state()
        assert other.tgt_tokenizer.bpe.encode_word.cache_info().misses == 0
        assert other.encode_target("zwei") == translator.encode_target("zwei")
