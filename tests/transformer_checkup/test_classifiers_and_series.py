"""Classifiers, taggers, and models of real numbers: checked where the properties hold."""

import math

import pytest
import torch
from torch import nn

from tests.transformer_checkup.strangers.models import FF, SRC, Base, D
from transformer_checkup import checkup

QUIET = dict(progress=False, max_len=60)


def stack(batch_first=True):
    layer = nn.TransformerEncoderLayer(D, 3, FF, 0.1, batch_first=batch_first)
    return nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)


class Text(Base):
    """Ids to a row of classes: the mean of what is no padding, or the first position."""

    def __init__(self, classes=4, pool="mean"):
        super().__init__()
        self.prepare(0.1)
        self.table, self.stack = nn.Embedding(SRC, D), stack()
        self.head, self.pool = nn.Linear(D, classes), pool

    def mask(self, ids):
        return ids == 0

    def pooled(self, x, padding):
        if self.pool == "mean":
            real = (~padding)[..., None]
            return (x * real).sum(1) / real.sum(1)
        return x[:, 0] if self.pool == "first" else x

    def forward(self, ids):
        x = self.positions(self.table(ids) * math.sqrt(D))
        x = self.stack(self.drop(x), src_key_padding_mask=self.mask(ids))
        return self.head(self.pooled(x, ids == 0))


class Series(Base):
    """Real numbers to one for each sequence, or to some for each position."""

    def __init__(self, outputs=1, pool="last", batch_first=True):
        super().__init__()
        self.prepare(0.1)
        self.into, self.stack = nn.Linear(6, D), stack(batch_first)
        self.head, self.pool = nn.Linear(D, outputs), pool

    def forward(self, x):
        y = self.stack(self.positions(self.into(x)))
        return self.head(y[:, -1] if self.pool == "last" else y).squeeze(-1)


class Padded(Series):
    def forward(self, x, padding_mask):
        y = self.positions(self.into(x))
        y = self.stack(y, src_key_padding_mask=padding_mask)
        real = ~padding_mask[..., None]
        return self.head((y * real).sum(1) / real.sum(1))


class BatchSecond(Series):
    def forward(self, x):
        y = self.into(x) + self.table_of_sines[: len(x), None]
        return self.head(self.stack(y))


def text(**changes):
    """Return what builds a `Text` with other methods."""
    return type("Changed", (Text,), changes)


def softmax(self, ids):
    return Text.forward(self, ids).softmax(-1)


class Detached(Series):
    def forward(self, x):
        y = self.stack(self.positions(self.into(x)))
        return self.head(y.detach().mean(1))


IDS = dict(src_vocab=SRC, pad_id=0)
RIGHT = [
    ("classes", Text, IDS, "one row of 4 numbers for each sequence"),
    ("classes are said", Text, dict(src_vocab=SRC, tgt_vocab=4, pad_id=0), "one row"),
    ("nothing is said", Text, dict(pad_id=0), f"a vocabulary of {SRC}, read from"),
    ("first position", lambda: Text(pool="first"), IDS, "one row"),
    ("one number", lambda: Text(1), IDS, "one number for each sequence"),
    ("tags", lambda: Text(7, "none"), IDS | dict(outputs=7), r"(3, 5, 7)"),
    ("series, one number", Series, {}, "real numbers, 6 at each position"),
    ("series, each position", lambda: Series(3, "none"), dict(features=6), "(3, 5, 3)"),
    ("series with padding", lambda: Padded(5), {}, "model(x, ~((x != 0).any(-1)))"),
    (
        "batch second",
        lambda: BatchSecond(2, "none", batch_first=False),
        {},
        "model(x.transpose(0, 1)).transpose(0, 1)",
    ),
    ("PyTorch's own", stack, {}, "src_key_padding_mask=~((x != 0).any(-1))"),
]


@pytest.mark.parametrize("_, build, told, words", RIGHT, ids=[row[0] for row in RIGHT])
def test_a_right_model_is_right(_, build, told, words):
    torch.manual_seed(0)
    report = checkup(build(), **told, **QUIET)
    assert not report.names("failed", "error"), report
    assert words in report["runs"].measured, report["runs"]
    assert len(report.names("passed")) > 30
    assert "no logits of tokens" in report["one batch can be overfitted"].measured


ORDER, LEAKS = "order of the target matters", "target padding changes nothing"
WRONG = [
    ("no positions", text(positions=lambda self, x: x), IDS, ORDER),
    (
        "padding is attended to",
        text(mask=lambda self, ids: None),
        IDS,
        "no weight on padding",
    ),
    ("padding is in the mean", text(pooled=lambda self, x, pad: x.mean(1)), IDS, LEAKS),
    ("softmax at the end", text(forward=softmax), IDS, "gives logits"),
    ("detached", Detached, {}, "every parameter learns"),
    (
        "batch_first is forgotten",
        lambda: Series(3, "none", batch_first=False),
        {},
        "other examples do not matter",
    ),
]


@pytest.mark.parametrize("_, build, told, name", WRONG, ids=[row[0] for row in WRONG])
def test_a_fault_is_found(_, build, told, name):
    torch.manual_seed(0)
    report = checkup(build(), **told, **QUIET)
    assert name in report.names("failed"), report
