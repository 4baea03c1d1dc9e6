"""ParameterCalculator: its formulas hold for models that are really built."""

import random

import pytest
import torch
from torch import nn

from annotated import count_parameters, make_model
from annotated_book.widgets import ParameterCalculator
from annotated_book.widgets.parameter_calculator import parameter_calculator
from annotated_book.widgets.parameter_calculator.parameter_calculator import (
    PARTS,
    count,
    counted,
)

RANDOM = random.Random(2)


def random_settings():
    heads, d_k = RANDOM.randint(1, 5), RANDOM.randint(1, 9)
    vocab = RANDOM.randint(1, 29)
    tied = RANDOM.random() < 0.5
    return {
        "src_vocab": vocab,
        "tgt_vocab": vocab if tied else RANDOM.randint(1, 29),
        "n_layers": RANDOM.randint(1, 4),
        "d_model": heads * d_k,
        "d_ff": RANDOM.randint(1, 37),
        "n_heads": heads,
        "tie_embeddings": tied,
        "norm_first": RANDOM.random() < 0.5,
    }


@pytest.mark.parametrize("settings", [random_settings() for _ in range(60)], ids=str)
def test_formula_counts_what_make_model_builds(settings):
    model = make_model(**settings)
    found = counted(settings["tie_embeddings"], settings["norm_first"])
    total = sum(count(terms, settings) for terms in found.values())
    assert total == count_parameters(model) == ParameterCalculator(model).total
    attention = count_parameters(model.encoder.layers[0].self_attention)
    every = attention * len(model.encoder.layers)
    assert count(found["Encoder: self-attention"], settings) == every
    own = 0 if settings["tie_embeddings"] else model.tgt_embed.table.weight.numel()
    assert count(found["Target embedding"], settings) == own
    norms = [m for m in model.decoder.modules() if type(m).__name__ == "LayerNorm"]
    assert count(found["Decoder: norms"], settings) == sum(map(count_parameters, norms))


def test_presets_have_the_numbers_of_the_paper():
    presets = parameter_calculator.presets()
    base, big, shipped = presets.values()
    # table 3 of the paper: 65 and 213 million, from a vocabulary of "about 37,000"
    assert ParameterCalculator(**base).total == 63_119_496
    assert ParameterCalculator(**big).total == 214_282_376
    assert ParameterCalculator(**base).settings == ParameterCalculator().settings
    from annotated import Translator

    model = Translator.load().model
    assert ParameterCalculator(**shipped).total == count_parameters(model)
    before = torch.get_default_device()
    widget = ParameterCalculator(d_model=8192, d_ff=32768, n_layers=100, n_heads=64)
    assert widget.total > 10**11
    assert torch.get_default_device() == before
    assert f"has {widget.total:,} parameters" in widget.still()[1]


@pytest.mark.parametrize(
    "changes, gaps",
    [
        ({"n_layers": 0}, ("size", {"name": "n_layers", "got": 0})),
        ({"d_model": 100, "n_heads": 7}, ("heads", {"d_model": 100, "n_heads": 7})),
        ({"tgt_vocab": 9}, ("tied", {"src_vocab": 37000, "tgt_vocab": 9})),
    ],
)
def test_refusals_are_those_of_the_package(changes, gaps):
    name, values = gaps
    with pytest.raises(ValueError) as caught:
        _ = ParameterCalculator(**changes).total
    said = ParameterCalculator.page_data()["known"]["refusals"][name]
    assert said.format(**values) == str(caught.value)


def test_uncountable_models_are_refused(monkeypatch):
    with pytest.raises(ValueError, match="got Linear"):
        ParameterCalculator(nn.Linear(2, 3))
    with pytest.raises(ValueError, match=r"n_layers must be at most 200 .* got 201"):
        ParameterCalculator(n_layers=201)  # it would take long to build
    assert ParameterCalculator.page_data()["known"]["most"]["n_layers"] == 200
    monkeypatch.delitem(PARTS, "Output projection")
    with pytest.raises(AssertionError, match=r"generator\.proj\.weight"):
        counted.__wrapped__(False, True)
