"""Faults of residuals and positions, and of parts on their own."""

import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    Attention,
    D,
    FeedForward,
    Seq2Seq,
    attentions,
    become,
    parts,
)

FAULTS = []


def fault(title, named, kind="model", **told):
    def add(build):
        FAULTS.append(Strange(title, build, named, kind, told))
        return build

    return add


def with_attention(**methods):
    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, **methods)
    return model


def with_feed_forward(forward):
    model = Seq2Seq()
    for feed in parts(model, FeedForward):
        become(feed, forward=forward)
    return model


@fault("the residual starts at the normed input", r"residual|norm|skip")
def _():
    def add(self, number, x, sublayer):
        y = self.norms[number](x)
        return y + self.drops[number](sublayer(y))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
    return model


@fault("no residual around cross-attention", r"residual|skip|earlier")
def _():
    def add(self, number, x, sublayer):
        if number == 1:
            return self.drops[1](sublayer(self.norms[1](x)))
        return x + self.drops[number](sublayer(self.norms[number](x)))

    model = Seq2Seq()
    for layer in model.decoder:
        become(layer, add=add)
    return model


@fault("no final norm in pre-norm", r"final norm|norm")
def _():
    model = Seq2Seq()
    model.encoder_norm, model.decoder_norm = nn.Identity(), nn.Identity()
    return model


@fault(
    "positions are added before the scale",
    r"position.*(scale|√d_model|multipl|times)|scale.*position",
)
def _():
    def embed(self, table, ids):
        return self.drop(self.positions(table(ids)) * math.sqrt(D))

    return become(Seq2Seq(), embed=embed)


@fault(
    "embeddings are divided by the root", r"embedding.*(scale|√|times|small)|√d_model"
)
def _():
    def embed(self, table, ids):
        return self.drop(self.positions(table(ids) / math.sqrt(D)))

    return become(Seq2Seq(), embed=embed)


@fault(
    "positions are clamped to 7",
    r"position.*(clamp|same|alike|repeat|from)|order|distinct",
)
def _():
    def positions(self, x):
        return x + self.table_of_sines[torch.arange(x.shape[1]).clamp(max=7)]

    return become(Seq2Seq(), positions=positions)


@fault(
    "the table of sines is a parameter",
    r"position.*(parameter|learn|train)|parameter.*(position|sine)",
)
def _():
    model = Seq2Seq()
    table = model.table_of_sines
    del model.table_of_sines
    model.table_of_sines = nn.Parameter(table)
    return model


@fault("positions count the examples", r"example|batch")
def _():
    return become(
        Seq2Seq(), positions=lambda self, x: x + self.table_of_sines[: len(x)][:, None]
    )


@fault(
    "the encoder has no positions",
    r"(source|encoder).*(position|order)|order of the source",
)
def _():
    def encode(self, src):
        x = self.drop(self.src_table(src) * math.sqrt(D))
        for layer in self.encoder:
            x = layer(x, self.src_mask(src))
        return self.encoder_norm(x)

    return become(Seq2Seq(), encode=encode)


@fault("sines of the wrong wavelengths", r"formula|position")
def _():
    model = Seq2Seq()
    angle = torch.arange(64)[:, None] / 10000 ** (torch.arange(0, D, 2) * 2 / D)
    table = torch.stack([angle.sin(), angle.cos()], -1).flatten(1)
    model.table_of_sines.copy_(table)
    return model


@fault(
    "positions are written over the embeddings",
    r"embedding|token|source is used|earlier tokens",
)
def _():
    def positions(self, x):
        return self.table_of_sines[: x.shape[1]].expand(x.shape)

    return become(Seq2Seq(), positions=positions)


@fault("each layer of the encoder reads the embeddings", r"encoder|layer|parameter")
def _():
    def encode(self, src):
        x = self.embed(self.src_table, src)
        for layer in self.encoder:
            out = layer(x, self.src_mask(src))
        return self.encoder_norm(out)

    return become(Seq2Seq(), encode=encode)


@fault("the memory is the encoder's input", r"encoder")
def _():
    return become(Seq2Seq(), encode=lambda s, src: s.embed(s.src_table, src))


@fault(
    "feed-forward as a part: ReLU at the end",
    r"activation|relu|negative",
    "feed-forward",
    d_model=D,
)
def _():
    class Feed(FeedForward):
        def forward(self, x):
            return self.down(self.up(x).relu()).relu()

    return Feed()


@fault(
    "feed-forward as a part: dropout of 0.9 instead of 0.1 kept",
    r"dropout",
    "feed-forward",
    d_model=D,
    dropout=0.1,
)
def _():
    return FeedForward(0.9)


@fault(
    "feed-forward as a part: a residual inside",
    r"residual|input|formula|W",
    "feed-forward",
    d_model=D,
)
def _():
    class Feed(FeedForward):
        def forward(self, x):
            return x + self.down(self.up(x).relu())

    return Feed(0.0)


class Multi(Attention):
    def forward(self, query, key, value, mask=None):
        q, k, v = (
            self.split(self.to_q(query)),
            self.split(self.to_k(key)),
            self.split(self.to_v(value)),
        )
        scores = self.score(q, k)
        if mask is not None:
            scores = self.hide(scores, mask if mask.dim() == 4 else mask.unsqueeze(1))
        return self.to_out(self.merge(self.drop(scores.softmax(-1)) @ v))


@fault(
    "multi-head attention as a part: softmax twice",
    r"twice|again",
    "multi-head attention",
    d_model=D,
    n_heads=3,
)
def _():
    class Theirs(Multi):
        def score(self, q, k):
            return super().score(q, k).softmax(-1)

    return Theirs(0.0)


@fault(
    "multi-head attention as a part: no W_O",
    r"w_o|output projection",
    "multi-head attention",
    d_model=D,
    n_heads=3,
)
def _():
    part = Multi(0.0)
    part.to_out = nn.Identity()
    return part


@fault(
    "attention as a part: a ReLU on the scores",
    r"score|relu|formula|negative",
    "attention",
)
def _():
    def attention(query, key, value, mask=None):
        scores = (query @ key.mT / math.sqrt(query.shape[-1])).relu()
        if mask is not None:
            scores = scores.masked_fill(~mask, torch.finfo(scores.dtype).min)
        weights = scores.softmax(-1)
        return weights @ value, weights

    return attention


@fault("the feed-forward is one layer", r"feed", n_parameters=0)
def _():
    model = with_feed_forward(lambda s, x: s.up(x).relu()[..., :D])
    return model, dict(n_parameters=sum(p.numel() for p in Seq2Seq().parameters()))


@fault("a dropout that scales wrongly", r"dropout")
def _():
    class Drop(nn.Module):
        def forward(self, x):
            return x * (torch.rand_like(x) > 0.1) if self.training else x

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.drops = nn.ModuleList(Drop() for _ in layer.drops)
    return model
