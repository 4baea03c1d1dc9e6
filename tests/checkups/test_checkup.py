"""The check-up: it finds what is wrong, passes what is right, and leaves no trace."""

import copy
import math
import random
import re

import jaxtyping
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
    checkup,
    checkup_part,
    greedy_decode,
    make_model,
    padding_mask,
    target_mask,
)
from annotated.checkups import MODEL_CHECKS, PARTS, Checkup, Row, TorchTransformer
from gauntlet.planting import call_of, model_of, plant
from tests.helpers.variants import UNUSUAL, Attend, Harvard, Unusual

SIZES = dict(n_layers=2, d_model=24, d_ff=40, n_heads=3, max_len=61)
QUIET = dict(progress=False)
IDS = dict(src_vocab=17, tgt_vocab=19, pad_id=0)


@pytest.fixture(autouse=True)
def untyped():
    """Readers have no jaxtyping; the checks hand over what an examined part may refuse."""
    jaxtyping.config.update("jaxtyping_disable", True)
    yield
    jaxtyping.config.update("jaxtyping_disable", False)


def model(**settings):
    return make_model(17, 19, **{**SIZES, **settings})


def decode(model, src, max_len, cache=True):
    options = dict(max_len=max_len, bos_id=1, eos_id=2, cache=cache)
    return greedy_decode(model, src, padding_mask(src, 0), **options)


# --- no false alarm


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])
@pytest.mark.parametrize("tied", [False, True], ids=["untied", "tied"])
def test_our_model_is_right(norm_first, tied):
    """With everything told, everything is measured."""
    ours = make_model(19, 19, norm_first=norm_first, tie_embeddings=tied, **SIZES)
    told = dict(decode=decode, bos_id=1, eos_id=2, dropout=0.1, **QUIET)
    told["n_parameters"] = annotated.count_parameters(ours)
    report = checkup(ours, train=norm_first == tied, **told).require()
    assert set(report.names("passed")) == {row.name for row in report}
    assert len(report) == len(MODEL_CHECKS) - (0 if norm_first == tied else 2)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_our_model_is_right_with_other_weights(seed):
    torch.manual_seed(seed)
    report = checkup(model(), train=False, **QUIET)
    assert not report.names("failed", "error", "differs by design")


def test_the_readable_path_is_right():
    """The base into which the faults are planted."""
    planted = plant()
    report = checkup(
        model_of(planted), call=call_of(planted), **IDS, train=False, **QUIET
    )
    assert not report.names("failed", "error", "differs by design")


@pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])
@pytest.mark.parametrize(
    "batch_first", [True, False], ids=["batch first", "batch second"]
)
@pytest.mark.parametrize("activation", ["relu", "gelu"])
@pytest.mark.parametrize("bias, dropout", [(True, 0.1), (False, 0.0)])
def test_nn_transformer_is_right(
    norm_first, batch_first, activation, bias, dropout, recwarn
):
    theirs = nn.Transformer(
        24,
        3,
        2,
        2,
        40,
        dropout=dropout,
        activation=activation,
        norm_first=norm_first,
        batch_first=batch_first,
        bias=bias,
    )
    train = activation == "gelu" and batch_first and bias and not norm_first
    report = checkup(theirs, dropout=dropout, train=train, **IDS, **QUIET)
    report.require()
    allowed = {"a sentence of padding alone"}  # NaN there, in its fused path
    assert set(report.names("differs by design")) <= allowed
    assert "scores are divided by √d_k" in report.names("passed")


# What each design is said to differ in, and nothing else.
BY_DESIGN = {
    "RMSNorm": {"norms"},
    "rotary positions": {"order of the target matters"},
    "target padding is not masked": {"only padding is hidden, target"},
    "a decoder alone, rotary, RMSNorm, no bias": {
        "norms",
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
    assert set(report.names("differs by design")) == BY_DESIGN.get(name, set())


def test_the_interface_of_the_annotated_transformer():
    """Masks are handed in, and the generator is applied. A forward pass may leave tensors."""
    theirs = Harvard()
    ids = torch.randint(3, 17, (2, 5))
    mask = torch.ones(2, 5, 5)
    theirs(ids, ids, mask, mask)  # leaves tensors that PyTorch refuses to copy
    report = checkup(theirs, train=False, **IDS, **QUIET).require()
    assert report["gives logits"].measured == "log-probabilities"
    assert not report.names("differs by design")


SCORES = "scores = (query / math.sqrt(d_k)) @ key.transpose(-2, -1)"


def of_planted(*changes, **told):
    planted = plant(*changes)
    told = dict(call=call_of(planted), train=False, **IDS, **QUIET) | told
    return checkup(model_of(planted), **told)


def test_queries_that_are_scaled_in_place():
    """tunz/transformer-pytorch: q.mul_(scale) changes what the projection gave."""
    in_place = SCORES.replace("(query / math.sqrt(d_k))", "query.div_(math.sqrt(d_k))")
    report = of_planted(("attention.py", SCORES, in_place)).require()
    assert report["scores are divided by √d_k"].outcome == "passed"


@pytest.mark.parametrize("heads_first", [False, True], ids=["d2l", "jadore801120"])
def test_heads_folded_into_the_batch(heads_first):
    """Weights of (B · H, Q, K), in one order or the other."""

    def fold(x):
        x = x.unflatten(-1, (3, -1)).transpose(1, 2)
        return (x.transpose(0, 1) if heads_first else x).flatten(0, 1)

    class Folded(MultiHeadAttention):
        def forward(self, query, key, value, mask=None):
            q, k, v = fold(self.w_q(query)), fold(self.w_k(key)), fold(self.w_v(value))
            scores = q @ k.mT / math.sqrt(11)
            if mask is not None:
                mask = (
                    mask.repeat(3, 1, 1)
                    if heads_first
                    else mask.repeat_interleave(3, 0)
                )
                scores = scores.masked_fill(~mask, -1e4)
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
        self.alpha, self.bias = (
            nn.Parameter(torch.ones(1)),
            nn.Parameter(torch.zeros(1)),
        )
        self.correction = correction

    def forward(self, x):
        off = x - x.mean(-1, keepdim=True)
        std = x.std(-1, correction=self.correction, keepdim=True)
        return self.alpha * off / (std + 1e-6) + self.bias


def test_a_norm_is_known_by_what_it_is_given():
    norm = type("LayerNormalization", (OneGain,), {})
    told = dict(train=False, **IDS, **QUIET)
    report = checkup(Unusual(norm=norm), **told).require()
    assert report["norms"].measured == "12 × layer norm"
    report = checkup(Unusual(norm=lambda size: norm(size, correction=1)), **told)
    assert report["norms"].outcome == "differs by design"
    assert "n - 1" in report["norms"].measured


class SeesAll(Attend):
    def forward(self, x, y, mask):
        return super().forward(x, y, torch.ones_like(mask))


def begun_at_zero(theirs):
    with torch.no_grad():
        theirs.learned.weight.zero_()
        for name, weight in theirs.named_parameters():
            if name.endswith(("o.weight", "down.weight", "head.weight")):
                weight.zero_()
    return theirs


def test_what_begins_at_zero_hides_nothing():
    """Positions and projections of 0, as in minGPT and after it. They are no fault, nor a cover."""
    told = dict(train=False, **IDS, **QUIET)
    report = checkup(begun_at_zero(Unusual(positions="learned")), **told).require()
    assert not report.names("differs by design")

    theirs = begun_at_zero(Unusual(positions="learned"))
    for layer in theirs.decoder:
        layer.own.__class__ = SeesAll
    assert "no look-ahead" in checkup(theirs, **told).names("failed")


def test_one_that_stays_at_zero_is_dead():
    theirs = Unusual()
    with torch.no_grad():
        for weight in (theirs.encoder[0].own.v.weight, theirs.encoder[0].own.o.weight):
            weight.zero_()
        theirs.encoder[0].own.v.bias.zero_()
    report = checkup(theirs, train=False, **IDS, **QUIET)
    row = report["every parameter learns"]
    assert row.outcome == "failed" and "encoder.0.own" in row.measured


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
    assert report["layers begin with weights of their own"].outcome == "passed"
    assert report["longest sequence"].measured.startswith("32 tokens")
    assert report.passed == (outcome == "passed")


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
    assert set(report.names("differs by design")) <= {"a row that sees nothing"}


# --- what the catalogue of faults does not break: each check can fail


def failing(report, name):
    return report[name].outcome in ("failed", "error")


def test_a_rate_that_is_not_used_is_seen():
    report = checkup(model(dropout=0.0), dropout=0.1, train=False, **QUIET)
    assert report.names("failed") == [
        "training drops out",
        "dropout has the rate asked for",
    ]
    report = checkup(model(dropout=0.1), dropout=0.0, train=False, **QUIET)
    assert report.names("failed") == [
        "training drops out",
        "dropout has the rate asked for",
    ]


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


# Faults of public code, planted in ours: what was changed, and which check finds it.
NORM = "F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)"
OF_PUBLIC_CODE = {
    "positions that count the sentences": (  # PyTorch's old tutorial, used batch first
        [("embeddings.py", "self.pe[start:end]", "self.pe[: x.shape[0]].unsqueeze(1)")],
        "batch-mates do not matter",
        "another place in the batch by",
    ),
    "a layer built in forward": (  # graykode/nlp-tutorial
        [("layers.py", NORM, "nn.LayerNorm(x.shape[-1])(x)")],
        "every layer is registered",
        "of (24,)",
    ),
    "a softmax over the positions": (  # copies of a notebook of Kaggle
        [
            (
                "model.py",
                "return self.proj(states)",
                "return self.proj(states).softmax(1)",
            )
        ],
        "gives logits",
        "another axis",
    ),
}


@pytest.mark.parametrize("title", OF_PUBLIC_CODE)
def test_a_fault_of_public_code_is_found_by_name(title):
    changes, check, words = OF_PUBLIC_CODE[title]
    row = of_planted(*changes)[check]
    assert row.outcome == "failed" and words in row.measured


# aladdinpersson: features are split first, so that one small matrix serves all heads.
SPLIT_FIRST = [
    (
        "attention.py",
        f"self.{w} = nn.Linear(d_model, d_model)",
        f"self.{w} = nn.Linear(d_model // n_heads, d_model // n_heads)",
    )
    for w in ("w_q", "w_k", "w_v")
] + [
    ("attention.py", "check_features(x, self.w_q.in_features, name)", "pass"),
    (
        "attention.py",
        "split_heads(self.w_k(key), self.n_heads)",
        "self.w_k(split_heads(key, self.n_heads).transpose(1, 2)).transpose(1, 2)",
    ),
    (
        "attention.py",
        "split_heads(\n            self.w_v(value), self.n_heads\n        )",
        "self.w_v(split_heads(value, self.n_heads).transpose(1, 2)).transpose(1, 2)",
    ),
    (
        "attention.py",
        "split_heads(self.w_q(query), self.n_heads)",
        "self.w_q(split_heads(query, self.n_heads).transpose(1, 2)).transpose(1, 2)",
    ),
]


def test_one_matrix_for_all_heads_is_said_to_be_a_design():
    report = of_planted(*SPLIT_FIRST).require()
    assert report.names("differs by design") == [
        "query, key and value have matrices of their own"
    ]
    assert report["scores are divided by √d_k"].outcome == "passed"


def test_the_wrong_scale_is_seen_where_heads_are_split_first():
    by_d_model = SCORES.replace("(d_k)", "(d_k * query.shape[1])")
    report = of_planted(*SPLIT_FIRST, ("attention.py", SCORES, by_d_model))
    assert report.names("failed") == ["scores are divided by √d_k"]


def test_a_model_that_shifts_the_target_itself_is_told_how_to_be_called():
    """tunz/transformer-pytorch: a start vector is put before the target, the last token dropped."""

    class Shifts(Unusual):
        def forward(self, src, tgt):
            start = tgt.new_full((len(tgt), 1), 1)
            return super().forward(src, torch.cat([start, tgt[:, :-1]], 1))

    told = dict(train=False, bos_id=1, **IDS, **QUIET)
    row = checkup(Shifts(), **told)["history is read"]
    assert row.outcome == "failed" and "[:, 1:]" in row.measured

    def call(model, src, tgt):  # as the row says
        return model(src, torch.cat([tgt, tgt[:, :1]], 1))[:, 1:]

    # The model takes a token less than it has positions for.
    checkup(Shifts(), call=call, max_len=63, **told).require()


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
    ours = model()
    with torch.no_grad():
        for parameter in ours.parameters():
            parameter *= 2  # targets of different words, which do not end early
    told = dict(bos_id=1, eos_id=2, train=False, **QUIET)
    assert failing(checkup(ours, decode=broken, **told), seen)
    assert not failing(checkup(ours, decode=decode, **told), seen)
    report = checkup_part("greedy decoding", broken, bos_id=1, eos_id=2, **QUIET)
    assert failing(report, seen)


class Head(nn.Linear):
    """A feed-forward of one thing or another, for parts that are wrong."""

    def __init__(self, change):
        super().__init__(24, 24)
        self.change, self.unused = change, nn.Linear(24, 24)

    def forward(self, x):
        return self.change(super().forward(x))


def attend_wrongly(change):
    def wrong(query, key, value, mask=None):
        return change(query, key, value, mask)

    return wrong


MEAN = attend_wrongly(
    lambda q, k, v, m: v.mean(-2, keepdim=True).expand(*q.shape[:-1], -1)
)
WRONG_PARTS = [
    ("attention", lambda q, k, v, m: q, {}, "runs"),
    ("attention", MEAN, {}, "query, key and value are used"),
    (
        "attention",
        lambda q, k, v, m: annotated.attention(q, k, v.cumsum(-2), m),
        {},
        "order of keys does not matter",
    ),
    (
        "attention",
        lambda q, k, v, m: annotated.attention(
            q * math.nan if m is not None and not m.any(-1).all() else q,
            k,
            v,
            None if m is None or not m.any(-1).all() else m,
        ),
        {},
        "a row that sees nothing",
    ),
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
    assert failing(checkup_part(kind, part, **settings, **QUIET), seen)


def test_a_blind_row_of_several_heads_that_spoils_others_is_seen():
    class Spoils(MultiHeadAttention):
        def forward(self, query, key, value, mask=None, need_weights=False):
            if mask is not None and not mask.any(-1).all():
                return torch.full_like(query, math.nan)
            return super().forward(query, key, value, mask)

    report = checkup_part("multi-head attention", Spoils(33, 3), d_model=33, **QUIET)
    assert report.names("failed", "error") == ["a row that sees nothing"]


# --- nothing is touched


def everything(module):
    modes = [m.training for m in module.modules()]
    weights = [*module.parameters(), *module.buffers()]
    return (
        modes,
        [w.detach().clone() for w in weights],
        [None if w.grad is None else w.grad.clone() for w in weights],
        [w.requires_grad for w in weights],
    )


@pytest.mark.parametrize("meddle", [False, True], ids=["uses its copy", "meddles"])
def test_the_model_comes_back_unchanged(meddle):
    """Bit for bit, although a `call` may forget to use the copy that it is given."""
    ours = model().train()
    ours.encoder.eval()
    ours.generator.proj.bias.requires_grad_(False)
    logits = ours(
        torch.ones(1, 2).long(), torch.ones(1, 3).long(), None, causal_mask(3)
    )
    logits.sum().backward()

    def call(given, src, tgt):
        used = ours if meddle else given
        if meddle:
            ours.train()
            with torch.no_grad():
                ours.generator.proj.weight += 1
                ours.generator.proj.weight -= 1
        return used(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))

    before = everything(ours)
    torch.manual_seed(5)
    random.seed(5)
    numbers = torch.rand(3), random.random()
    torch.manual_seed(5)
    random.seed(5)
    checkup(ours, call=call, train=not meddle, **QUIET)
    assert torch.equal(torch.rand(3), numbers[0]) and random.random() == numbers[1]
    for old, new in zip(before, everything(ours), strict=True):
        for a, b in zip(old, new, strict=True):
            assert (
                torch.equal(a, b) if isinstance(a, torch.Tensor) else a is b or a == b
            )
    assert not any(m._forward_hooks for m in ours.modules())


def test_a_part_comes_back_unchanged():
    part = MultiHeadAttention(33, 3, 0.2).train()
    before = everything(part)
    checkup_part("multi-head attention", part, d_model=33, **QUIET)
    for old, new in zip(before[1], everything(part)[1], strict=True):
        assert torch.equal(old, new)
    assert part.training and part.w_q.weight.dtype == torch.float32


def test_the_same_twice():
    ours = model()
    first = str(checkup(ours, **QUIET))
    torch.manual_seed(99)
    assert str(checkup(ours, **QUIET)) == first


def test_runs_where_gradients_are_off():
    with torch.no_grad():
        report = checkup(model(), train=False, **QUIET)
    assert "every parameter learns" in report.names("passed")


# --- whatever goes wrong is said


class Wrong(nn.Module):
    def __init__(self, give):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(19))
        self.give = give

    def forward(self, src, tgt):
        return self.give(self, src, tgt)


def logits_of(self, tgt):
    return self.weight.expand(*tgt.shape, 19)


@pytest.mark.parametrize(
    "give, words",
    [
        (lambda self, src, tgt: 1 / 0, "ZeroDivisionError: division by zero"),
        (lambda self, src, tgt: src + tgt, "RuntimeError: The size of tensor"),
        (lambda self, src, tgt: None, "returned NoneType"),
        (
            lambda self, src, tgt: logits_of(self, tgt).transpose(0, 1),
            "tgt.T).transpose(0, 1)",
        ),
        (lambda self, src, tgt: logits_of(self, tgt)[..., :7], "generator, lm_head"),
        (lambda self, src, tgt: logits_of(self, tgt[:, 1:]), "drops a token itself"),
        (lambda self, src, tgt: logits_of(self, tgt[:, -1:]), "only the last position"),
        (lambda self, src, tgt: logits_of(self, tgt) / 0, "not finite"),
    ],
)
def test_a_model_that_does_not_run_is_reported(give, words):
    report = checkup(Wrong(give), **IDS, **QUIET)
    row = report["runs"]
    assert row.outcome in ("error", "failed") and words in row.measured
    assert (
        "raised in require" not in row.measured
    )  # a line of ours tells nobody anything
    assert len(report.names("skipped")) == len(report) - 1
    assert not report.passed
    with pytest.raises(AssertionError, match="runs"):
        report.require()


class Output:
    def __init__(self, logits):
        self.logits = logits


@pytest.mark.parametrize(
    "give",
    [
        lambda x: (x, None),
        lambda x: {"logits": x},
        Output,
        lambda x: x.reshape(-1, 19),
        lambda x: (torch.zeros(()), x),
    ],
    ids=["tuple", "dictionary", "object", "flattened", "loss first"],
)
def test_logits_are_found_in_what_models_return(give):
    report = checkup(
        Wrong(lambda self, src, tgt: give(logits_of(self, tgt))), **IDS, **QUIET
    )
    assert report["runs"].outcome == "passed"
    # It looks at nothing, which is seen; and no pass is claimed that was not measured.
    assert {"source is read", "history is read"} <= set(report.names("failed"))
    assert {"no look-ahead", "weights sum to 1", "norms"} <= set(
        report.names("skipped")
    )


def test_a_plain_function_is_examined():
    ours = model().eval()

    def function(src, tgt):
        return ours(src, tgt, padding_mask(src, 0), target_mask(tgt, 0))

    report = checkup(function, **IDS, **QUIET).require()
    assert "no look-ahead" in report.names("passed")
    assert "without parameters" in report["every parameter learns"].measured


def test_a_model_that_works_in_place_and_keeps_what_it_made():
    """Positions are added with +=; attention maps are left in lists of lists, with history."""

    class InPlace(Unusual):
        def embedded(self, table, ids):
            x = table(ids)
            x *= math.sqrt(24)
            x += self.sines.pe[: ids.shape[1]]
            self.kept = {"maps": [[x.exp(), None]]}
            return x

    theirs = InPlace(dropout=0.0)
    theirs(torch.ones(2, 3).long(), torch.ones(2, 5).long())
    report = checkup(theirs, train=False, **IDS, **QUIET).require()
    assert not report.names("differs by design")
    assert {"no look-ahead, by gradient", "positions follow the formula"} <= set(
        report.names("passed")
    )


def test_too_large_to_train_is_said():
    large = make_model(
        17, 19, n_layers=2, d_model=256, d_ff=1024, n_heads=4, max_len=20
    )
    report = checkup(large, **QUIET)
    assert "too many to train" in report["one batch can be learnt by heart"].measured
    assert report.passed


def test_a_trained_model_is_not_blamed_for_its_first_loss():
    translator = annotated.Translator.load()
    report = checkup(translator.model, trained=True, train=False, **QUIET).require()
    assert report["first loss is near ln(vocab)"].measured == "the model is trained"


@pytest.mark.parametrize(
    "wrong, words",
    [
        (dict(model=nn.Linear(2, 2)), "tgt_vocab"),
        (dict(model=nn.Linear(2, 2), tgt_vocab=3), "too small"),
        (dict(model=nn.Linear(2, 2), tgt_vocab="7"), "tgt_vocab"),
        (dict(model=nn.Transformer(8, 2, 1, 1, 8), tgt_vocab=9), "src_vocab"),
        (dict(model=lambda a, b, c: a, tgt_vocab=9, src_vocab=9), "call=lambda"),
    ],
)
def test_arguments_that_do_not_fit(wrong, words):
    with pytest.raises(ValueError, match=words):
        checkup(**wrong, **QUIET)


def test_a_model_that_cannot_be_copied():
    class Stubborn(nn.Linear):
        def __deepcopy__(self, memo):
            raise RuntimeError("not me")

    with pytest.raises(ValueError, match=r"cannot be copied.*not me"):
        checkup(Stubborn(3, 3), call=lambda m, s, t: t, **IDS, **QUIET)


@pytest.mark.parametrize(
    "kind, settings, words",
    [
        ("attentoin", {}, "choose one of attention"),
        ("layer norm", {}, "d_model"),
        ("layer norm", dict(d_model=24, eps=3), "no setting eps"),
        ("attention", dict(mask="true"), "attend"),
    ],
)
def test_kinds_and_settings_that_are_unknown(kind, settings, words):
    with pytest.raises(ValueError, match=words):
        checkup_part(kind, len, **settings, **QUIET)


# --- the result as an object


def row(outcome, name="a < b"):
    return Row(name, outcome, "2 & 3", "4", "haste", "chapter 8, Masking")


def test_a_report_counts_and_names():
    report = Checkup(
        "Check-up", [row("passed", "a"), row("failed", "b"), row("skipped", "c")]
    )
    assert report.names("passed") == ["a"] and len(report) == 3
    assert [r.name for r in report] == ["a", "b", "c"]
    assert not report.passed and report["b"].outcome == "failed"
    assert report.summary() == "1 passed, 1 failed, 1 skipped"
    with pytest.raises(ValueError, match="There are: a, b, c"):
        report["d"]
    with pytest.raises(ValueError, match="none of"):
        report.names("green")


def test_what_was_not_measured_has_not_passed():
    report = Checkup("Check-up", [row("skipped", "a"), row("differs by design", "b")])
    assert not report.passed
    with pytest.raises(AssertionError, match="nothing was measured"):
        report.require()
    assert Checkup("Check-up", [row("passed", "a"), row("skipped", "b")]).passed


def test_require_can_be_told_which():
    report = Checkup(
        "Check-up", [row("passed", "a"), row("failed", "b"), row("skipped", "c")]
    )
    assert report.require("a") is report
    for name in "bc":
        with pytest.raises(AssertionError, match=name):
            report.require(name)


def test_a_row_is_a_test():
    row("passed").require()
    row("differs by design").require()
    for outcome in ("failed", "error"):
        with pytest.raises(AssertionError, match=r"(?s)2 & 3.*haste.*Masking"):
            row(outcome).require()
    with pytest.raises(pytest.skip.Exception, match="2 & 3"):
        row("skipped").require()


def test_text_and_table_say_the_same():
    report = Checkup("Check-up", [row("passed", "a"), row("failed")])
    text, table = str(report), report._repr_html_()
    assert "✓ a" in text and "usual cause: haste" in text and "chapter 8" in text
    assert "a &lt; b" in table and "2 &amp; 3" in table and "a < b" not in table
    assert len(re.findall("<tr>", table)) == 3 and "haste" in table


def test_progress_is_shown_when_asked_for_and_to_nobody_else(capsys):
    part = dict(kind="causal mask", part=causal_mask)
    checkup_part(**part, progress=True)
    out, err = capsys.readouterr()
    assert out == "" and "1 of 3, hides the future" in err and err.endswith("\r")
    checkup_part(**part)  # the output is captured: no terminal
    assert capsys.readouterr() == ("", "")


def test_names_are_unique_and_chapters_are_known():
    for checks in [MODEL_CHECKS, *(kind.checks for kind in PARTS.values())]:
        names = [check.name for check in checks]
        assert len(set(names)) == len(names)
    for check in MODEL_CHECKS:
        assert check.measure.__doc__ or check.name in ("float16", "bfloat16"), (
            check.name
        )


def test_the_adapter_moves_with_its_transformer():
    theirs = nn.Transformer(24, 3, 1, 1, 40, batch_first=True).double()
    adapted = TorchTransformer(theirs, 17, 19)
    assert (
        adapted(torch.ones(2, 3).long(), torch.ones(2, 5).long()).dtype == torch.float64
    )


def test_copy_of_the_model_is_used_for_training():
    ours = model()
    before = copy.deepcopy(ours.state_dict())
    checkup(ours, **QUIET)
    assert all(
        torch.equal(before[name], value) for name, value in ours.state_dict().items()
    )
