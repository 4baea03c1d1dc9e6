"""What no fault of the catalogue breaks: each check can fail, and is found by name."""

import functools

import pytest
import torch

from tests.helpers.examined import (
    IDS,
    QUIET,
    checkup_of_planted,
    decode,
    is_found,
    small_model,
)
from tests.helpers.variants import Attend, Unusual
from transformer_checkup import checkup, checkup_part


def test_a_rate_that_is_not_used_is_seen():
    found = ["dropout is active in training", "dropout has the rate asked for"]
    for used, asked in ((0.0, 0.1), (0.1, 0.0)):
        ours = small_model(dropout=used)
        report = checkup(ours, dropout=asked, train=False, **QUIET)
        assert report.names("failed") == found


def test_nan_in_half_precision_is_seen():
    """A number that overflows in float16, and one that is wrong in bfloat16 alone."""

    class Large(Unusual):
        def forward(self, src, tgt):
            logits = super().forward(src, tgt)
            return logits * (1e6 if logits.dtype == torch.float16 else 1.0)

    report = checkup(Large(), train=False, **IDS, **QUIET)
    assert report.names("failed") == ["float16"]

    class Coarse(Unusual):
        def forward(self, src, tgt):
            logits = super().forward(src, tgt)
            return logits.roll(1, -1) if logits.dtype == torch.bfloat16 else logits

    report = checkup(Coarse(), train=False, **IDS, **QUIET)
    assert report.names("failed") == ["bfloat16"]


def test_a_model_that_stops_short_of_max_len_is_seen():
    report = checkup(Unusual(), max_len=65, train=False, **IDS, **QUIET)
    assert report.names("failed", "error") == ["longest sequence"]
    assert "65" in report["longest sequence"].measured


class Unmasked(Attend):
    def forward(self, x, y, mask):
        return super().forward(x, y, torch.ones_like(mask))


def initialized_to_zero(theirs):
    with torch.no_grad():
        theirs.learned.weight.zero_()
        for name, weight in theirs.named_parameters():
            if name.endswith(("o.weight", "down.weight", "head.weight")):
                weight.zero_()
    return theirs


def test_an_initialization_of_zero_hides_nothing():
    """Positions and projections of 0, as in minGPT and later: no fault, and they hide none."""
    options = dict(train=False, **IDS, **QUIET)
    report = checkup(
        initialized_to_zero(Unusual(positions="learned")), **options
    ).require()
    assert not report.names("uncommon")

    theirs = initialized_to_zero(Unusual(positions="learned"))
    for layer in theirs.decoder:
        layer.own.__class__ = Unmasked
    assert "no look-ahead" in checkup(theirs, **options).names("failed")


def test_one_that_stays_at_zero_is_dead():
    theirs = Unusual()
    with torch.no_grad():
        for weight in (theirs.encoder[0].own.v.weight, theirs.encoder[0].own.o.weight):
            weight.zero_()
        theirs.encoder[0].own.v.bias.zero_()
    report = checkup(theirs, train=False, **IDS, **QUIET)
    row = report["every parameter learns"]
    assert row.outcome == "failed" and "encoder.0.own" in row.measured


NORM = "F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)"
COUNTED = "self.pe[: x.shape[0]].unsqueeze(1)"
PROJ = "return self.proj(states)"
# Faults of public code, planted in ours: what was changed, and which check finds it.
OF_PUBLIC_CODE = {
    "positions that count the examples": (  # PyTorch's old tutorial, used batch first
        ("transformer/embeddings.py", "self.pe[start:end]", COUNTED),
        "other examples do not matter",
        "another index in the batch by",
    ),
    "a layer built in forward": (  # graykode/nlp-tutorial
        ("transformer/layers.py", NORM, "nn.LayerNorm(x.shape[-1])(x)"),
        "every layer is registered",
        "of (24,)",
    ),
    "a softmax over the positions": (  # copies of a notebook of Kaggle
        ("transformer/model.py", PROJ, f"{PROJ}.softmax(1)"),
        "gives logits",
        "another axis",
    ),
}


@pytest.mark.parametrize("title", OF_PUBLIC_CODE)
def test_a_fault_of_public_code_is_found_by_name(title):
    change, check, words = OF_PUBLIC_CODE[title]
    row = checkup_of_planted(change)[check]
    assert row.outcome == "failed" and words in row.measured


def test_a_model_that_shifts_the_target_itself_is_told_how_to_be_called():
    """tunz/transformer-pytorch: a start vector is put before the target, the last token dropped."""

    class Shifts(Unusual):
        def forward(self, src, tgt):
            start = tgt.new_full((len(tgt), 1), 1)
            return super().forward(src, torch.cat([start, tgt[:, :-1]], 1))

    options = dict(train=False, bos_id=1, **IDS, **QUIET)
    row = checkup(Shifts(), **options)["earlier tokens are used"]
    assert row.outcome == "failed" and "[:, 1:]" in row.measured

    def call(model, src, tgt):  # as the row says
        return model(src, torch.cat([tgt, tgt[:, :1]], 1))[:, 1:]

    # The model takes a token less than it has positions for.
    checkup(Shifts(), call=call, max_len=63, **options).require()


def test_a_call_that_uses_another_model_is_seen():
    other = Unusual()
    report = checkup(
        Unusual(),
        call=lambda model, src, tgt: other(src, tgt),
        train=False,
        **IDS,
        **QUIET,
    )
    assert "every layer is registered" in report.names("failed")


def broken_decoding(**changes):
    def broken(model, src, max_len, cache=True):
        ids = decode(model, src, max_len + changes.get("longer", 0), cache)
        if "start" in changes:
            ids[:, 0] = changes["start"]
        if "cached" in changes and cache:
            ids[:, 2:] = changes["cached"]
        return ids

    return broken


@functools.cache
def checkup_of_decoding(decode):
    ours = small_model()
    with torch.no_grad():
        for parameter in ours.parameters():
            parameter *= 2  # targets of different tokens, which do not end early
    return checkup(ours, decode=decode, bos_id=1, eos_id=2, train=False, **QUIET)


@pytest.mark.parametrize(
    "change, seen",
    [
        (dict(start=0), "decoding starts with the start token"),
        (dict(start=5), "decoding starts with the start token"),
        (dict(cached=7), "cached decoding = uncached"),
        (dict(cached=7), "decoding is greedy"),
        (dict(longer=4), "decoding stops"),
    ],
)
def test_broken_decoding_is_seen(change, seen):
    broken = broken_decoding(**change)
    assert is_found(checkup_of_decoding(broken), seen)
    assert not is_found(checkup_of_decoding(decode), seen)
    report = checkup_part("greedy decoding", broken, bos_id=1, eos_id=2, **QUIET)
    assert is_found(report, seen)
