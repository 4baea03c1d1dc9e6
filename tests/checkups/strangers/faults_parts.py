"""Faults inside the parts: attention, feed-forward, layer norm, residuals, positions."""

import math

import torch
from torch import nn

from tests.checkups.strangers.fault import Strange
from tests.checkups.strangers.models import (
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


@fault("softmax twice", r"softmax.*(twice|again|second)|twice")
def _():
    return with_attention(
        weigh=lambda self, s, m: Attention.weigh(self, s, m).softmax(-1)
    )


@fault("softmax twice, masked again", r"softmax.*(twice|again|second)|twice|scores")
def _():
    def weigh(self, scores, mask):
        return self.hide(self.hide(scores, mask).softmax(-1), mask).softmax(-1)

    return with_attention(weigh=weigh)


@fault("W_O is not used", r"to_out|w_o|output projection|parameter")
def _():
    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        return self.merge(self.drop(self.weigh(self.score(q, k), mask)) @ v)

    return with_attention(forward=forward)


@fault("W_O was never built", r"w_o|output projection|no projection")
def _():
    model = with_attention()
    for attend in attentions(model):
        attend.to_out = nn.Identity()
    return model


@fault(
    "one matrix for query, key and value", r"own (matrix|projection)|same matrix|share"
)
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        attend.to_k = attend.to_v = attend.to_q
    return model


@fault("heads are cut out without a transpose", r"head|position|look|padding")
def _():
    def split(self, x):
        return x.reshape(x.shape[0], self.heads, x.shape[1], -1)

    return with_attention(split=split)


@fault("heads are merged without a transpose", r"head|merge|look|later")
def _():
    return with_attention(merge=lambda self, x: x.reshape(len(x), x.shape[2], -1))


@fault("scores are divided by the square root of d_model", r"√d_k|scale|d_model")
def _():
    return with_attention(score=lambda s, q, k: q @ k.mT / math.sqrt(D))


@fault("scores are divided by d_k", r"√d_k|scale")
def _():
    return with_attention(score=lambda s, q, k: q @ k.mT / q.shape[-1])


@fault("scores are multiplied by the root", r"√d_k|scale")
def _():
    return with_attention(score=lambda s, q, k: q @ k.mT * math.sqrt(q.shape[-1]))


@fault("a ReLU on the scores", r"score|relu")
def _():
    return with_attention(score=lambda s, q, k: Attention.score(s, q, k).relu())


@fault("the softmax is over the queries", r"sum to 1|axis|softmax")
def _():
    return with_attention(weigh=lambda s, x, mask: s.hide(x, mask).softmax(-2))


@fault("values are not projected", r"value|to_v|parameter")
def _():
    def project(self, x, memory):
        q, k, _ = Attention.project(self, x, memory)
        return q, k, self.split(memory)

    return with_attention(project=project)


@fault("the query's projection is used for keys too", r"to_k|key|parameter")
def _():
    def project(self, x, memory):
        q, k, v = self.to_q(x), self.to_q(memory), self.to_v(memory)
        return self.split(q), self.split(k), self.split(v)

    return with_attention(project=project)


@fault("all heads are averaged", r"head")
def _():
    def merge(self, x):
        return x.mean(1, keepdim=True).expand(x.shape).transpose(1, 2).flatten(2)

    return with_attention(merge=merge)


@fault("one head is always zero", r"head")
def _():
    def merge(self, x):
        keep = torch.tensor([1.0, 0, 1]).view(1, 3, 1, 1)
        return (x * keep).transpose(1, 2).flatten(2)

    return with_attention(merge=merge)


@fault("attention weights of ReLU instead of softmax, unscaled", r"sum to 1|softmax")
def _():
    return with_attention(weigh=lambda s, x, mask: s.hide(x, mask).relu())


@fault("a ReLU after the second layer", r"feed-forward|relu|activation|negative")
def _():
    return with_feed_forward(lambda s, x: s.down(s.drop(s.up(x).relu())).relu())


@fault("no activation in the feed-forward", r"feed-forward|linear|activation")
def _():
    return with_feed_forward(lambda s, x: s.down(s.drop(s.up(x))))


@fault("the activation comes before the first layer", r"feed-forward|activation")
def _():
    return with_feed_forward(lambda s, x: s.down(s.drop(s.up(x.relu()))))


@fault("a softmax in the feed-forward", r"feed-forward|softmax|activation")
def _():
    return with_feed_forward(lambda s, x: s.down(s.drop(s.up(x).softmax(-1))))


@fault("a ReLU on the logits", r"logits.*(relu|negative|0)|relu")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).relu()

    return become(Seq2Seq(), forward=forward)


@fault("a sigmoid on the logits", r"logits|sigmoid")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).sigmoid()

    return become(Seq2Seq(), forward=forward)


@fault("softmax before the loss", r"logits|probabilit")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).softmax(-1)

    return become(Seq2Seq(), forward=forward)


class Norm(nn.Module):
    def __init__(self, size=D, eps=1e-5, scalar=False, **how):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(1 if scalar else size))
        self.bias = nn.Parameter(torch.zeros(size))
        self.eps, self.how = eps, how

    def forward(self, x):
        axes = self.how.get("axes", -1)
        mean = x.mean(axes, keepdim=True)
        var = (x - mean).square().mean(axes, keepdim=True)
        if self.how.get("detached"):
            mean, var = mean.detach(), var.detach()
        if self.how.get("no_root"):
            return self.gain * (x - mean) / (var + self.eps) + self.bias
        return self.gain * (x - mean) / (var + self.eps).sqrt() + self.bias


NORMS = {
    "ε is 0.1": (dict(eps=0.1), r"ε|eps"),
    "ε is 1": (dict(eps=1.0), r"ε|eps"),
    "detached statistics": (dict(detached=True), r"detach|gradient|statistic"),
    "division by the variance": (
        dict(no_root=True),
        r"layer norm.*(variance|deviation|length|×)|variance",
    ),
    "statistics over positions too": (dict(axes=(1, 2)), r"position|look|layer norm"),
}
for title, (how, words) in NORMS.items():

    def build(how=how):
        return Seq2Seq(norm=lambda size: Norm(size, **how))

    FAULTS.append(Strange(f"layer norm: {title}", build, words))


@fault(
    "layer norm as a part: one gain for all features",
    r"gain|scalar|one number",
    "layer norm",
    d_model=D,
)
def _():
    return Norm(scalar=True)


@fault(
    "layer norm as a part: detached statistics",
    r"detach|gradient",
    "layer norm",
    d_model=D,
)
def _():
    return Norm(detached=True)


@fault("layer norm as a part: ε is 0.1", r"ε|eps", "layer norm", d_model=D)
def _():
    return Norm(eps=0.1)


@fault("batch norm instead of layer norm", r"example|batch")
def _():
    class Batch(nn.BatchNorm1d):
        def forward(self, x):
            return super().forward(x.transpose(1, 2)).transpose(1, 2)

    return Seq2Seq(norm=Batch)


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
