"""What nobody means is red; what may be meant, or ends in an error of its own, is not."""

import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.catalogue import DESIGNS, FAULTS
from tests.transformer_checkup.strangers.models import SRC, TGT, D, Seq2Seq, sines
from transformer_checkup import checkup, checkup_part

STRANGERS = {strange.title: strange for strange in FAULTS + DESIGNS}


def outcomes(title):
    return {row.name: row.outcome for row in STRANGERS[title].report()}


def test_a_rotation_that_breaks_distances_or_turns_values_is_red():
    halves = next(
        title for title in STRANGERS if "the rotation pairs the halves" in title
    )
    for title in ("Values are rotated too", halves):
        assert outcomes(title)["positions reach queries and keys"] == "failed"


def test_one_attention_for_two_roles_is_red_and_a_repeated_layer_is_not():
    found = outcomes("self-attention and cross-attention are one module")
    assert found["no layer is used in two places"] == "failed"
    model = Seq2Seq()
    model.encoder = nn.ModuleList([model.encoder[0]] * 2)
    report = checkup(model, src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    [row] = [row for row in report if row.name == "no layer is used in two places"]
    assert row.outcome == "uncommon" and "encoder.1" in row.measured


class Half(nn.Module):
    """What follows makes a mask of its own: with a number, in a type."""

    def __init__(self, number, dtype=None):
        super().__init__()
        self.number, self.dtype = number, dtype
        self.embedding, self.head = nn.Embedding(TGT, 8), nn.Linear(8, TGT)

    def forward(self, ids):
        x = self.embedding(ids)
        scores = x @ x.transpose(1, 2)
        future = torch.ones_like(scores, dtype=torch.bool).triu(1)
        weights = scores.masked_fill(future, self.number).softmax(-1)
        return self.head(weights.to(self.dtype or x.dtype) @ x)


def half_rows(model):
    report = checkup(model, tgt_vocab=TGT, pad_id=None, train=False)
    return {row.name: (row.outcome, row.measured) for row in report}


def test_a_model_that_refuses_half_precision_misleads_nobody():
    """An error of its own is no red mark; it is said whether autocast helps."""
    outcome, said = half_rows(Half(-1e9))["float16"]
    assert outcome == "uncommon" and said.endswith("and so does autocast")
    rows = half_rows(Half(-1e4, torch.float32))
    for name in ("float16", "bfloat16"):
        outcome, said = rows[name]
        assert outcome == "uncommon" and said.endswith("autocast runs")
    assert half_rows(Half(-1e4))["float16"][0] == "passed"


class Close(nn.Module):
    """What follows hangs on the fifth digit of a number, which half precision rounds away."""

    def __init__(self, chooses):
        super().__init__()
        self.chooses = chooses
        self.embedding, self.head = nn.Embedding(TGT, 8), nn.Linear(8, TGT)

    def forward(self, ids):
        scores = 1 + 1e-4 * self.embedding(ids)
        if self.chooses:  # the expert with the largest score
            return self.head(F.one_hot(scores.argmax(-1), 8).to(scores.dtype))
        return self.head((scores - 1) * 1e4)


def test_a_choice_may_change_with_rounding_and_a_sum_may_not():
    """A mixture of experts is not blamed for scores that are nearly the same."""
    for name in ("float16", "bfloat16"):
        outcome, said = half_rows(Close(chooses=True))[name]
        assert outcome == "uncommon" and "can choose another" in said
        assert half_rows(Close(chooses=False))[name][0] == "failed"


class BatchSecond(nn.Module):
    def __init__(self, **settings):
        super().__init__()
        self.embedding, self.head = nn.Embedding(TGT, 8), nn.Linear(8, TGT)
        self.attention = nn.MultiheadAttention(8, 2, **settings)

    def forward(self, ids):
        x = self.embedding(ids)
        size = x.shape[1] if self.attention.batch_first else x.shape[0]
        mask = torch.ones(size, size, dtype=torch.bool).triu(1)
        return self.head(self.attention(x, x, x, attn_mask=mask)[0])


def test_a_batch_that_is_not_first_is_named():
    outcome, said = half_rows(BatchSecond())["other examples do not matter"]
    assert outcome == "failed" and "attention takes the batch second" in said
    right = half_rows(BatchSecond(batch_first=True))["other examples do not matter"]
    assert right[0] == "passed"


def test_a_sum_that_leaves_a_sublayer_behind_is_red():
    model = Seq2Seq()
    for layer in model.decoder:
        layer.forward = stale(layer)
    report = checkup(model, src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    assert "each sublayer is added to the newest sum" in report.names("failed")


def stale(layer):
    """The feed-forward network takes what the cross-attention has added, and adds to x."""

    def forward(x, mask, memory=None, memory_mask=None):
        x = layer.add(0, x, lambda y: layer.attend(y, y, mask))
        after = layer.add(1, x, lambda y: layer.cross(y, memory, memory_mask))
        return layer.add(-1, x, lambda _: layer.feed(layer.norms[-1](after)))

    return forward


class LateRows(nn.Module):
    """Positions count from 2, as in fairseq: the last two rows of 40 are never looked up."""

    def __init__(self):
        super().__init__()
        self.embedding, self.head = nn.Embedding(TGT, D), nn.Linear(D, TGT)
        self.register_buffer("table", sines(40))

    def forward(self, ids):
        return self.head(self.embedding(ids) + self.table[2 : 2 + ids.shape[1]])


def test_a_table_that_cannot_be_used_up_is_no_error():
    outcome, said = half_rows(LateRows())["longest sequence"]
    assert outcome == "uncommon" and "a table has 40 rows" in said
    report = checkup(LateRows(), tgt_vocab=TGT, pad_id=None, train=False, max_len=40)
    assert "longest sequence" in report.names("error")


def test_a_decoder_that_repeats_a_layer_beside_an_encoder_that_does_not_is_red():
    name, model = "each layer has its own initialization", Seq2Seq()
    model.decoder = nn.ModuleList([model.decoder[0]] * 2)
    told = dict(src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    row = checkup(model, **told)[name]
    assert row.outcome == "failed" and "encoder has layers of its own" in row.measured
    model.encoder = nn.ModuleList([model.encoder[0]] * 2)
    assert checkup(model, **told)[name].outcome == "uncommon"


class OneGain(nn.LayerNorm):
    def __init__(self, size):
        super().__init__(size, elementwise_affine=False)
        self.gain, self.shift = (
            nn.Parameter(x) for x in (torch.ones(1), torch.zeros(1))
        )

    def forward(self, x):
        return self.gain * super().forward(x) + self.shift


def rate(step, times=1.0):
    return times * D**-0.5 * min(step**-0.5, step * 40**-1.5) if step else 0.0


def mean_of_all(logits, targets):
    shares = 0.1 / 11 + 0.9 * F.one_hot(targets, 11)
    return -(shares * logits.log_softmax(-1)).mean()


@pytest.mark.parametrize(
    "kind, name, part, told, said",
    [
        ("layer norm", "formula", OneGain(D), dict(d_model=D), "one gain"),
        (
            "learning rate",
            "formula",
            lambda step: rate(step, 1e-3),
            dict(d_model=D, warmup=40),
            ": 0.001, 0.001",
        ),
        (
            "label smoothing",
            "cross-entropy with the smoothed target",
            mean_of_all,
            dict(smoothing=0.1),
            "11 times too small",
        ),
    ],
)
def test_a_part_that_is_not_the_papers_is_red(kind, name, part, told, said):
    row = checkup_part(kind, part, **told)[name]
    assert row.outcome == "failed" and said in row.measured


def test_a_learning_rate_with_a_factor_is_not_red():
    report = checkup_part(
        "learning rate", lambda step: rate(step, 0.2), d_model=D, warmup=40
    )
    assert report["formula"].outcome == "uncommon"
