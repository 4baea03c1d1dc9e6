"""Translators, texts and settings to search with."""

import re

import torch

from annotated import Translator, make_model, number_words
from annotated.data.tokenizers import NumberTokenizer
from annotated_book.widgets.decoding_lab.decoding_lab import CHOICES, TEXTS
from annotated_book.widgets.in_page.search import SETTINGS
from tests.helpers.small import spread_out

YEAR = "nineteen hundred and seventy-three"


def untrained(shipped, seed):
    """Flat distributions: beams and draws really differ."""
    torch.manual_seed(seed)
    words = NumberTokenizer([f"w{i}" for i in range(15)])
    sizes = dict(n_layers=2, d_model=33, d_ff=13, n_heads=3, max_len=13)
    model = spread_out(make_model(len(shipped.src_vocab), 19, **sizes).eval())
    return Translator(model, shipped.src_tokenizer, words)


def random_settings(draw, texts):
    strategy = draw.choice(["beam", "beam", "sampling", "sampling", "greedy"])
    return {"text": draw.choice(texts), "strategy": strategy} | {
        name: draw.choice(CHOICES[name]) for name in SETTINGS[strategy]
    }


def some_texts(draw, shipped, longest):
    known = shipped.src_vocab.tokens[4:]
    texts = [number_words(draw.randrange(10**6))[0] for _ in range(20)]
    texts += [str(draw.randrange(10**6)) for _ in range(5)]
    counts = [draw.randint(1, longest) for _ in range(40)]
    texts += [" ".join(draw.choices(known, k=count)) for count in counts]
    return [*TEXTS, YEAR, *(t for t in texts if len(re.split("[ -]", t)) <= longest)]
