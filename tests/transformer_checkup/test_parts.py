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
from tests.helpers.examined import QUIET, decode, is_found
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


ATTENTION, HEADS, POSITIONS = "attention", "multi-head attention", "positional encoding"
NORM, FEED, PADDING = "layer norm", "feed-forward", "padding mask"
LOSS, RATE, DECODING = "label smoothing", "learning rate", "greedy decoding"
SMALL, OF_33 = dict(d_model=24), dict(d_model=33)
TORCH_HEADS = nn.MultiheadAttention(33, 3, dropout=0.2, bias=False, batch_first=True)


def square_mask(n):
    return nn.Transformer.generate_square_subsequent_mask(n)


def cross_entropy(**settings):
    return lambda x, y: F.cross_entropy(x, y, **settings)


def paper_rate(step):
    return 8.0**-0.5 * min(max(step, 1) ** -0.5, step * 40**-1.5)


RIGHT_PARTS = [
    (ATTENTION, annotated.attention, {}),
    (HEADS, MultiHeadAttention(33, 3, 0.2), OF_33 | dict(dropout=0.2)),
    (HEADS, nn.MultiheadAttention(33, 3), OF_33 | dict(n_heads=3)),
    (HEADS, TORCH_HEADS, OF_33 | dict(dropout=0.2)),
    (POSITIONS, PositionalEncoding(24, 0.1, 61), SMALL | dict(max_len=61)),
    (NORM, LayerNorm(24), SMALL),
    (NORM, nn.LayerNorm(24), SMALL),
    (FEED, PositionwiseFeedForward(24, 40, 0.1), SMALL | dict(d_ff=40)),
    (FEED, Convolutions(24, 40), SMALL | dict(d_ff=40)),
    ("residual", SublayerConnection(24, 0.1), SMALL),
    ("residual", SublayerConnection(24, 0.1, norm_first=False), SMALL),
    (PADDING, lambda ids: padding_mask(ids, 4), dict(pad_id=4)),
    (PADDING, lambda ids: ids == 4, dict(pad_id=4, mask="hide")),
    (PADDING, lambda ids: (ids != 4)[:, None, None], dict(pad_id=4)),
    ("causal mask", causal_mask, {}),
    ("causal mask", square_mask, dict(mask="additive")),
    ("target mask", lambda ids: target_mask(ids, 4), dict(pad_id=4)),
    (
        LOSS,
        cross_entropy(label_smoothing=0.1, ignore_index=0),
        dict(smoothing=0.1, pad_id=0),
    ),
    (LOSS, cross_entropy(reduction="sum"), dict(smoothing=0.0)),
    (RATE, paper_rate, dict(d_model=8, warmup=40)),
    (DECODING, decode, dict(bos_id=1, eos_id=2)),
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


def of_sums(query, key, value, mask):
    return annotated.attention(query, key, value.cumsum(-2), mask)


def doubled(x):
    return 2 * x + PositionalEncoding(24, 0.0, 61)(0 * x)


WRONG_PARTS = [
    (ATTENTION, lambda q, k, v, m: q, {}, "runs"),
    (ATTENTION, mean, {}, "query, key and value are used"),
    (ATTENTION, of_sums, {}, "order of keys does not matter"),
    (ATTENTION, spoils_all_rows, {}, "a fully masked row"),
    (POSITIONS, doubled, SMALL, "adds to its input"),
    (NORM, lambda x: x[:, :2], SMALL, "runs"),
    (NORM, Head(torch.tanh), SMALL, "every parameter learns"),
    (FEED, Head(lambda x: x.cumsum(1)), SMALL, "each position on its own"),
    (FEED, Head(torch.tanh), SMALL, "every parameter learns"),
    (FEED, Head(torch.tanh), SMALL | dict(d_ff=40), "width"),
    (FEED, Head(lambda x: x * 1e6), SMALL, "float16"),
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


def last_first(mask, value, key, query):
    return annotated.attention(query, key, value, mask)


OF_512, EXTRAS = dict(d_model=512), dict(add_bias_kv=True, add_zero_attn=True)
OF_ALL_WORDS = dict(smoothing=0.1, vocab=32000, pad_id=-100)
LARGE = [
    (NORM, nn.RMSNorm(512), OF_512),
    (NORM, nn.LayerNorm(512).bfloat16(), OF_512),
    (HEADS, nn.MultiheadAttention(512, 8), OF_512),
    (HEADS, nn.MultiheadAttention(24, 3, **EXTRAS).bfloat16(), SMALL),
    (POSITIONS, PositionalEncoding(512, 0.1, 200), OF_512),
    (POSITIONS, PositionalEncoding(24, 0.1, 5), SMALL),
    (PADDING, lambda ids: ids != -100, dict(pad_id=-100)),
    ("causal mask", lambda n, max_length=3: causal_mask(n), {}),
    (LOSS, cross_entropy(label_smoothing=0.1), OF_ALL_WORDS),
    (ATTENTION, last_first, {}),
]


@pytest.mark.parametrize("kind, part, settings", LARGE)
def test_right_parts_of_other_sizes_and_orders(kind, part, settings):
    checkup_part(kind, part, **settings, **QUIET).require()


@pytest.mark.parametrize(
    "kind, part, settings, words",
    [
        (NORM, nn.LayerNorm, SMALL, "LayerNorm is a class"),
        (NORM, nn.LayerNorm(24), dict(d_model="24"), "whole number from 1"),
        (NORM, nn.LayerNorm(24, device="meta"), SMALL, "meta"),
        (FEED, nn.LazyLinear(24), SMALL, "lazy"),
        (FEED, None, SMALL, "cannot be called"),
        (ATTENTION, lambda q, k, v: v, {}, "lambda query, key, value, mask: …"),
        (PADDING, lambda ids, pad: ids != pad, dict(pad_id=0), "lambda ids: …"),
        (PADDING, lambda ids: ids != 0, dict(pad_id=None), "whole number"),
        (DECODING, decode, dict(bos_id=1, eos_id=2, pad_id=-100), "0 to 16"),
        ("attentoin", len, {}, "choose one of attention"),
        (NORM, len, {}, "d_model"),
        (NORM, len, SMALL | dict(eps=3), "no setting eps"),
        (ATTENTION, len, dict(mask="true"), "attend"),
    ],
)
def test_what_cannot_be_examined_is_refused(kind, part, settings, words):
    with pytest.raises(ValueError, match=words):
        checkup_part(kind, part, **settings, **QUIET)


@pytest.mark.parametrize(
    "kind, part, settings, words",
    [
        (PADDING, lambda ids: None, dict(pad_id=0), "NoneType, and no tensor"),
        (PADDING, lambda ids: torch.ones(3, 3), dict(pad_id=0), "broadcast"),
        (RATE, lambda step: None, dict(d_model=24, warmup=40), "NoneType"),
        (LOSS, nn.CrossEntropyLoss(reduction="none"), dict(smoothing=0), "7,"),
        # Its error stands in PyTorch's own lines: no line of the module is in the traceback.
        (FEED, nn.Module(), SMALL, "forward"),
    ],
)
def test_what_gives_something_else_is_red(kind, part, settings, words):
    row = next(iter(checkup_part(kind, part, **settings, **QUIET)))
    assert row.outcome == ("error" if words == "forward" else "failed")
    assert words in row.measured
