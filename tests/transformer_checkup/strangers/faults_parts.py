"""Faults inside the parts: attention, feed-forward, layer norm, residuals, positions."""

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
