"""Parts: what is right passes, and what is wrong is found by name."""

import math

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import annotated
from annotated import (
    LayerNorm,
    MultiHeadAttention,
    PositionalEncoding,
    PositionwiseFeedForward,
    SublayerConnection,
    causal_mask,
    padding_mask,
    target_mask,
)
from tests.helpers.examined import (
    QUIET,
    decode,
    is_found,
)
from transformer_checkup import checkup_part
from transformer_checkup.formula_tables import (
    LOSSES,
    MASKS,
    NORMS,
    POSITION_DESIGNS,
    POSITION_MISTAKES,
    SCALES,
    SCHEDULES,
    SOFTMAX_DESIGNS,
    SOFTMAX_MISTAKES,
    WEIGHTS_OF_MASKED,
    Masked,
    Sizes,
    closest,
)
from transformer_checkup.formulas import compare_table
from transformer_checkup.norm_formulas import which_norm


class Convolutions(nn.Module):
    """Two convolutions of width 1, as section 3.3 of the paper describes the same network."""

    def __init__(self, d_model, d_ff):
        super().__init__()
        self.w_1, self.w_2 = nn.Conv1d(d_model, d_ff, 1), nn.Conv1d(d_ff, d_model, 1)

    def forward(self, x):
        return self.w_2(F.relu(self.w_1(x.transpose(1, 2)))).transpose(1, 2)


RIGHT_PARTS = [
    ("attention", annotated.attention, {}),
    (
        "multi-head attention",
        MultiHeadAttention(33, 3, 0.2),
        dict(d_model=33, dropout=0.2),
    ),
    ("multi-head attention", nn.MultiheadAttention(33, 3), dict(d_model=33, n_heads=3)),
    (
        "multi-head attention",
        nn.MultiheadAttention(33, 3, dropout=0.2, bias=False, batch_first=True),
        dict(d_model=33, dropout=0.2),
    ),
    (
        "positional encoding",
        PositionalEncoding(24, 0.1, 61),
        dict(d_model=24, max_len=61),
    ),
    ("layer norm", LayerNorm(24), dict(d_model=24)),
    ("layer norm", nn.LayerNorm(24), dict(d_model=24)),
    ("feed-forward", PositionwiseFeedForward(24, 40, 0.1), dict(d_model=24, d_ff=40)),
    ("feed-forward", Convolutions(24, 40), dict(d_model=24, d_ff=40)),
    ("residual", SublayerConnection(24, 0.1), dict(d_model=24)),
    ("residual", SublayerConnection(24, 0.1, norm_first=False), dict(d_model=24)),
    ("padding mask", lambda ids: padding_mask(ids, 4), dict(pad_id=4)),
    ("padding mask", lambda ids: ids == 4, dict(pad_id=4, mask="hide")),
    ("padding mask", lambda ids: (ids != 4)[:, None, None], dict(pad_id=4)),
    ("causal mask", causal_mask, {}),
    (
        "causal mask",
        nn.Transformer.generate_square_subsequent_mask,
        dict(mask="additive"),
    ),
    ("target mask", lambda ids: target_mask(ids, 4), dict(pad_id=4)),
    (
        "label smoothing",
        lambda x, y: F.cross_entropy(x, y, label_smoothing=0.1, ignore_index=0),
        dict(smoothing=0.1, pad_id=0),
    ),
    (
        "label smoothing",
        lambda x, y: F.cross_entropy(x, y, reduction="sum"),
        dict(smoothing=0.0),
    ),
    (
        "learning rate",
        lambda s: 8.0**-0.5 * min(max(s, 1) ** -0.5, s * 40**-1.5),
        dict(d_model=8, warmup=40),
    ),
    ("greedy decoding", decode, dict(bos_id=1, eos_id=2)),
]


@pytest.mark.parametrize("kind, part, settings", RIGHT_PARTS)
def test_right_parts(kind, part, settings):
    report = checkup_part(kind, part, **settings, **QUIET)
    report.require()
    assert set(report.names("uncommon")) <= {"a fully masked row"}


class Head(nn.Linear):
    """A feed-forward of one thing or another, for parts that are wrong."""

    def __init__(self, change):
        super().__init__(24, 24)
        self.change, self.unused = change, nn.Linear(24, 24)

    def forward(self, x):
        return self.change(super().forward(x))


def mean(query, key, value, mask=None):
    return value.mean(-2, keepdim=True).expand(*query.shape[:-1], -1)


def spoils_all_rows(query, key, value, mask=None):
    if mask is not None and not mask.any(-1).all():
        query, mask = query * math.nan, None
    return annotated.attention(query, key, value, mask)


WRONG_PARTS = [
    ("attention", lambda q, k, v, m: q, {}, "runs"),
    ("attention", mean, {}, "query, key and value are used"),
    (
        "attention",
        lambda q, k, v, m: annotated.attention(q, k, v.cumsum(-2), m),
        {},
        "order of keys does not matter",
    ),
    ("attention", spoils_all_rows, {}, "a fully masked row"),
    (
        "positional encoding",
        lambda x: 2 * x + PositionalEncoding(24, 0.0, 61)(0 * x),
        dict(d_model=24),
        "adds to its input",
    ),
    ("layer norm", lambda x: x[:, :2], dict(d_model=24), "runs"),
    ("layer norm", Head(torch.tanh), dict(d_model=24), "every parameter learns"),
    (
        "feed-forward",
        Head(lambda x: x.cumsum(1)),
        dict(d_model=24),
        "each position on its own",
    ),
    ("feed-forward", Head(torch.tanh), dict(d_model=24), "every parameter learns"),
    ("feed-forward", Head(torch.tanh), dict(d_model=24, d_ff=40), "width"),
    ("feed-forward", Head(lambda x: x * 1e6), dict(d_model=24), "float16"),
]


@pytest.mark.parametrize("kind, part, settings, seen", WRONG_PARTS)
def test_wrong_parts_are_seen(kind, part, settings, seen):
    assert is_found(checkup_part(kind, part, **settings, **QUIET), seen)


def test_a_fully_masked_row_of_several_heads_that_spoils_others_is_seen():
    class Spoils(MultiHeadAttention):
        def forward(self, query, key, value, mask=None, need_weights=False):
            if mask is not None and not mask.any(-1).all():
                return torch.full_like(query, math.nan)
            return super().forward(query, key, value, mask)

    report = checkup_part("multi-head attention", Spoils(33, 3), d_model=33, **QUIET)
    assert report.names("failed", "error") == ["a fully masked row"]


def test_a_padding_mask_of_numbers_that_masks_padded_queries_is_seen():
    def padded_rows(ids):
        is_token = (ids != 0).float()
        return is_token[:, None] * is_token[:, :, None]

    report = checkup_part("padding mask", padded_rows, pad_id=0, **QUIET)
    assert is_found(report, "no fully masked row")
    assert report["dtype"].outcome == "uncommon"


IDS = torch.tensor([[1, 2, 3, 5], [9, 6, 7, 0], [8, 9, 4, 4], [1, 2, 8, 4]])
IDS = F.pad(IDS, (0, 2), value=4)  # of 4, 4, 2 and 3 tokens
IDS[1, 4] = 1
SCORES = torch.randn(2, 3, 5, 7, generator=torch.Generator().manual_seed(0))
MASK = torch.rand(2, 1, 5, 7, generator=torch.Generator().manual_seed(1)) < 0.6
RIGHT = F.one_hot(torch.arange(5), 9).double()


def curve(schedule):
    return torch.tensor([float(schedule(n, 40)) for n in (1, 20, 39, 41, 90, 400)])


@pytest.mark.parametrize(
    "table, given",
    [
        (MASKS, (Masked(IDS, 4, True),)),
        (WEIGHTS_OF_MASKED, (SCORES, MASK | (torch.arange(7) == 2))),
        (SCALES, (Sizes(8, 3, 5, 7),)),
        (SOFTMAX_DESIGNS | SOFTMAX_MISTAKES, (SCORES,)),
        (NORMS, (100 * SCORES[0].double() ** 3 + 7,)),
        (POSITION_DESIGNS | POSITION_MISTAKES, (29, 24)),
        (LOSSES, (SCORES.double().flatten()[:45].view(5, 9), RIGHT, 0.1)),
        ({n: lambda f=f: curve(f) for n, f in SCHEDULES.items()}, ()),
    ],
)
def test_each_entry_of_a_table_is_told_from_the_others(table, given):
    for name, formula in table.items():
        observed = torch.as_tensor(formula(*given))
        assert closest(observed, table, *given) == name


@pytest.mark.parametrize("width", [24, 512])
def test_norms_are_known_by_their_formula(width):
    assert all(which_norm(formula, width) == name for name, formula in NORMS.items())


def test_tables_of_positions_are_known_by_their_formula():
    for name, formula in POSITION_MISTAKES.items():
        assert compare_table(formula(29, 24)).like == name


LARGE = [
    ("layer norm", nn.RMSNorm(512), dict(d_model=512)),
    ("layer norm", nn.LayerNorm(512).bfloat16(), dict(d_model=512)),
    ("multi-head attention", nn.MultiheadAttention(512, 8), dict(d_model=512)),
    (
        "multi-head attention",
        nn.MultiheadAttention(24, 3, add_bias_kv=True, add_zero_attn=True).bfloat16(),
        dict(d_model=24),
    ),
    ("positional encoding", PositionalEncoding(512, 0.1, 200), dict(d_model=512)),
    ("positional encoding", PositionalEncoding(24, 0.1, 5), dict(d_model=24)),
    ("padding mask", lambda ids: ids != -100, dict(pad_id=-100)),
    ("causal mask", lambda n, max_length=3: causal_mask(n), {}),
    (
        "label smoothing",
        lambda x, y: F.cross_entropy(x, y, label_smoothing=0.1),
        dict(smoothing=0.1, vocab=32000, pad_id=-100),
    ),
    (
        "attention",
        lambda mask, value, key, query: annotated.attention(query, key, value, mask),
        {},
    ),
]


@pytest.mark.parametrize("kind, part, settings", LARGE)
def test_right_parts_of_other_sizes_and_orders(kind, part, settings):
    checkup_part(kind, part, **settings, **QUIET).require()


@pytest.mark.parametrize(
    "kind, part, settings, words",
    [
        ("layer norm", nn.LayerNorm, dict(d_model=24), "LayerNorm is a class"),
        ("layer norm", nn.LayerNorm(24), dict(d_model="24"), "whole number from 1"),
        ("layer norm", nn.LayerNorm(24, device="meta"), dict(d_model=24), "meta"),
        ("feed-forward", nn.LazyLinear(24), dict(d_model=24), "lazy"),
        ("feed-forward", None, dict(d_model=24), "cannot be called"),
        ("attention", lambda q, k, v: v, {}, "lambda query, key, value, mask: …"),
        ("padding mask", lambda ids, pad: ids != pad, dict(pad_id=0), "lambda ids: …"),
        ("padding mask", lambda ids: ids != 0, dict(pad_id=None), "whole number"),
        ("greedy decoding", decode, dict(bos_id=1, eos_id=2, pad_id=-100), "0 to 16"),
    ],
)
def test_what_cannot_be_examined_is_refused(kind, part, settings, words):
    with pytest.raises(ValueError, match=words):
        checkup_part(kind, part, **settings, **QUIET)


@pytest.mark.parametrize(
    "kind, part, settings, words",
    [
        ("padding mask", lambda ids: None, dict(pad_id=0), "NoneType, and no tensor"),
        ("padding mask", lambda ids: torch.ones(3, 3), dict(pad_id=0), "broadcast"),
        ("learning rate", lambda step: None, dict(d_model=24, warmup=40), "NoneType"),
        (
            "label smoothing",
            nn.CrossEntropyLoss(reduction="none"),
            dict(smoothing=0),
            "7,",
        ),
    ],
)
def test_what_gives_something_else_is_red(kind, part, settings, words):
    row = next(iter(checkup_part(kind, part, **settings, **QUIET)))
    assert row.outcome == "failed" and words in row.measured
