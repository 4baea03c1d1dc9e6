"""No false alarm: what is right passes, however it is written."""

import math

import pytest
import torch
from torch import nn

import annotated
from annotated import MultiHeadAttention, make_model
from tests.helpers.examined import (
    IDS,
    QUIET,
    SCORES,
    SIZES,
    checkup_of_planted,
    decode,
    small_model,
)
from tests.helpers.variants import UNUSUAL, Harvard, Unusual
from transformer_checkup import MODEL_CHECKS, checkup, checkup_part

ATTENTION = "transformer/attention.py"


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])
@pytest.mark.parametrize("tied", [False, True], ids=["untied", "tied"])
def test_our_model_is_right(norm_first, tied):
    """With everything said, everything is measured."""
    ours = make_model(19, 19, norm_first=norm_first, tie_embeddings=tied, **SIZES)
    options = dict(decode=decode, bos_id=1, eos_id=2, dropout=0.1, **QUIET)
    options["n_parameters"] = annotated.count_parameters(ours)
    report = checkup(ours, train=norm_first == tied, **options).require()
    assert set(report.names("passed")) == {row.name for row in report}
    assert len(report) == len(MODEL_CHECKS) - (0 if norm_first == tied else 2)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_our_model_is_right_with_other_weights(seed):
    torch.manual_seed(seed)
    report = checkup(small_model(), train=False, **QUIET)
    assert not report.names("failed", "error", "uncommon")


def test_the_readable_path_is_right():
    """The base into which the faults are planted."""
    report = checkup_of_planted()
    assert not report.names("failed", "error", "uncommon")


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])
@pytest.mark.parametrize(
    "batch_first", [True, False], ids=["batch first", "batch second"]
)
@pytest.mark.parametrize("activation", ["relu", "gelu"])
@pytest.mark.parametrize("bias, dropout", [(True, 0.1), (False, 0.0)])
def test_nn_transformer_is_right(
    norm_first, batch_first, activation, bias, dropout, recwarn
):
    settings = dict(norm_first=norm_first, batch_first=batch_first, bias=bias)
    theirs = nn.Transformer(24, 3, 2, 2, 40, dropout, activation, **settings)
    train = activation == "gelu" and batch_first and bias and not norm_first
    report = checkup(theirs, dropout=dropout, train=train, **IDS, **QUIET)
    report.require()
    allowed = {"a source of padding alone"}  # NaN there, in its fused path
    assert set(report.names("uncommon")) <= allowed
    assert "scores are divided by √d_k" in report.names("passed")


# What each design is said to differ in, and nothing else.
UNCOMMON = {
    "RMSNorm": {"layer norms"},
    "rotary positions": {"order of the target matters"},
    "target padding is not masked": {"only padding is masked, target"},
    "a decoder alone, rotary, RMSNorm, no bias": {
        "layer norms",
        "order of the target matters",
    },
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_and_right(name):
    settings = UNUSUAL[name]
    ids = dict(IDS, pad_id=settings.get("pads", 0), max_len=64)
    if settings.get("decoder_only"):
        ids["src_vocab"] = None
    train = name in ("a decoder alone", "rotary positions")
    report = checkup(Unusual(**settings), train=train, **ids, **QUIET)
    report.require()
    assert set(report.names("uncommon")) == UNCOMMON.get(name, set())


def test_the_interface_of_the_annotated_transformer():
    """Masks are passed in, and the generator is applied. A forward pass may leave tensors."""
    theirs = Harvard()
    ids = torch.randint(3, 17, (2, 5))
    mask = torch.ones(2, 5, 5)
    theirs(ids, ids, mask, mask)  # leaves tensors that PyTorch refuses to copy
    report = checkup(theirs, train=False, **IDS, **QUIET).require()
    assert report["gives logits"].measured == "log-probabilities"
    assert not report.names("uncommon")


def test_queries_that_are_scaled_in_place():
    """tunz/transformer-pytorch: q.mul_(scale) changes the projection's output."""
    in_place = SCORES.replace("(query / math.sqrt(d_k))", "query.div_(math.sqrt(d_k))")
    report = checkup_of_planted((ATTENTION, SCORES, in_place)).require()
    assert report["scores are divided by √d_k"].outcome == "passed"


@pytest.mark.parametrize("heads_first", [False, True], ids=["d2l", "jadore801120"])
def test_heads_folded_into_the_batch(heads_first):
    """Weights of (B · H, Q, K), in one order or the other."""

    def fold(x):
        x = x.unflatten(-1, (3, -1)).transpose(1, 2)
        return (x.transpose(0, 1) if heads_first else x).flatten(0, 1)

    def fold_mask(mask):
        return mask.repeat(3, 1, 1) if heads_first else mask.repeat_interleave(3, 0)

    class Folded(MultiHeadAttention):
        def forward(self, query, key, value, mask=None):
            q, k, v = fold(self.w_q(query)), fold(self.w_k(key)), fold(self.w_v(value))
            scores = q @ k.mT / math.sqrt(11)
            if mask is not None:
                scores = scores.masked_fill(~fold_mask(mask), -1e4)
            x = scores.softmax(-1) @ v
            x = x.unflatten(0, (3, -1) if heads_first else (-1, 3))
            x = x.transpose(0, 1) if heads_first else x
            return self.w_o(x.transpose(1, 2).flatten(2))

    report = checkup_part("multi-head attention", Folded(33, 3), d_model=33, **QUIET)
    assert set(report.require().names("skipped")) == {"dropout has the rate asked for"}


class OneGain(nn.Module):
    """hkproj/pytorch-transformer: one number for all features, called LayerNormalization."""

    def __init__(self, size, correction=0):
        super().__init__()
        self.alpha = nn.Parameter(torch.ones(1))
        self.bias = nn.Parameter(torch.zeros(1))
        self.correction = correction

    def forward(self, x):
        off = x - x.mean(-1, keepdim=True)
        std = x.std(-1, correction=self.correction, keepdim=True)
        return self.alpha * off / (std + 1e-6) + self.bias


def test_a_norm_is_known_by_what_it_is_given():
    norm = type("LayerNormalization", (OneGain,), {})
    options = dict(train=False, **IDS, **QUIET)
    report = checkup(Unusual(norm=norm), **options).require()
    said = report["layer norms"]
    assert said.outcome == "uncommon"
    assert said.measured.startswith("layer norm (12); 12 have one gain")
    report = checkup(Unusual(norm=lambda size: norm(size, correction=1)), **options)
    assert report["layer norms"].outcome == "uncommon"
    assert "n - 1" in report["layer norms"].measured


def padded_table(n, d, exponent=2):
    """jadore801120, and many after it: row 0 is zeros, for padding; positions count from 1."""
    angle = torch.arange(n)[:, None] / 10000 ** (exponent * (torch.arange(d) // 2) / d)
    table = torch.where(torch.arange(d) % 2 == 0, angle.sin(), angle.cos())
    table[0] = 0
    return table


@pytest.mark.parametrize("exponent, outcome", [(2, "passed"), (4, "failed")])
def test_a_table_of_sines_with_a_row_for_padding(exponent, outcome):
    class Padded(Unusual):
        def __init__(self):
            super().__init__()
            self.tables = nn.ModuleList(nn.Embedding(33, 24) for _ in range(2))
            for table in self.tables:
                table.weight = nn.Parameter(padded_table(33, 24, exponent))
            self.sines = nn.Identity()

        def embedded(self, table, ids):
            which = self.tables[table is self.tgt_table]
            count = torch.arange(1, ids.shape[1] + 1).expand(ids.shape)
            return super().embedded(table, ids) + which(count)

    report = checkup(Padded(), train=False, **IDS, **QUIET)
    assert report["positions follow the formula"].outcome == outcome
    assert report["each layer has its own initialization"].outcome == "passed"
    assert report["longest sequence"].measured.startswith("32 tokens")
    assert report.passed == (outcome == "passed")


# aladdinpersson: features are split first, so that one small matrix serves all heads.
SPLIT_FIRST = [
    (ATTENTION, "check_features(x, self.w_q.in_features, name)", "pass"),
]
for w, x in (("w_q", "query"), ("w_k", "key"), ("w_v", "value")):
    linear = f"self.{w} = nn.Linear(d_model, d_model)"
    split = f"split_heads(self.{w}({x}), self.n_heads)"
    small = f"self.{w}(split_heads({x}, self.n_heads).transpose(1, 2)).transpose(1, 2)"
    SPLIT_FIRST += [
        (ATTENTION, linear, linear.replace("d_model", "d_model // n_heads")),
        (ATTENTION, split, small),
    ]


def test_one_matrix_for_all_heads_is_said_to_be_a_design():
    report = checkup_of_planted(*SPLIT_FIRST).require()
    assert report.names("uncommon") == [
        "query, key and value have their own projections"
    ]
    assert report["scores are divided by √d_k"].outcome == "passed"


def test_the_wrong_scale_is_seen_where_heads_are_split_first():
    by_d_model = SCORES.replace("(d_k)", "(d_k * query.shape[1])")
    report = checkup_of_planted(*SPLIT_FIRST, (ATTENTION, SCORES, by_d_model))
    assert report.names("failed") == ["scores are divided by √d_k"]
