"""Right designs of attention, of sharing and of masks."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    HEADS,
    Alone,
    Attention,
    D,
    Seq2Seq,
    attentions,
    become,
)

DESIGNS = []


def design(title, kind="model", **told):
    def add(build):
        DESIGNS.append(Strange(title, build, "", kind, told))
        return build

    return add


def with_attention(model=None, place="", **methods):
    model = model or Seq2Seq()
    for attend in attentions(model, place):
        become(attend, **methods)
    return model


@design("shared query and key, as in Reformer")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        attend.to_k = attend.to_q
    return model


@design("one pair of keys and values for all heads")
def _():
    def project(self, x, memory):
        k, v = self.to_k(memory).unsqueeze(1), self.to_v(memory).unsqueeze(1)
        return self.split(self.to_q(x)), k, v

    model = with_attention(project=project)
    for attend in attentions(model):
        attend.to_k, attend.to_v = nn.Linear(D, 8), nn.Linear(D, 8)
    return model


@design("queries and keys are normed")
def _():
    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return self.norm_q(q), self.norm_k(k), v

    model = with_attention(project=project)
    for attend in attentions(model):
        attend.norm_q, attend.norm_k = nn.LayerNorm(8), nn.LayerNorm(8)
    return model


@design("muP divides by d_k")
def _():
    return with_attention(score=lambda s, q, k: q @ k.mT / q.shape[-1])


@design("scores are capped by a tanh, as in Gemma")
def _():
    return with_attention(
        score=lambda s, q, k: 5 * torch.tanh(Attention.score(s, q, k) / 5)
    )


@design("a sink: softmax with one more in the sum")
def _():
    def weigh(self, scores, mask):
        scores = self.hide(scores, mask)
        one = torch.zeros_like(scores[..., :1])
        return torch.cat([scores, one], -1).softmax(-1)[..., :-1]

    return with_attention(weigh=weigh)


@design("torch's own fused attention")
def _():
    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        rate = self.drop.p if self.training else 0.0
        mask = mask.expand(len(x), 1, q.shape[2], k.shape[2]).bool()
        return self.to_out(
            self.merge(F.scaled_dot_product_attention(q, k, v, mask, rate))
        )

    return with_attention(forward=forward)


@design("attention by einsum, one matrix for q, k and v")
def _():
    class Together(nn.Module):
        def __init__(self):
            super().__init__()
            self.qkv, self.to_out = nn.Linear(D, 3 * D), nn.Linear(D, D)

        def forward(self, x, memory, mask):
            weight, bias = self.qkv.weight.chunk(3), self.qkv.bias.chunk(3)
            q = F.linear(x, weight[0], bias[0]).unflatten(-1, (HEADS, -1))
            k = F.linear(memory, weight[1], bias[1]).unflatten(-1, (HEADS, -1))
            v = F.linear(memory, weight[2], bias[2]).unflatten(-1, (HEADS, -1))
            scores = torch.einsum("bqhd,bkhd->bhqk", q, k) / math.sqrt(8)
            weights = scores.masked_fill(
                mask == 0, torch.finfo(scores.dtype).min
            ).softmax(-1)
            return self.to_out(torch.einsum("bhqk,bkhd->bqhd", weights, v).flatten(2))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.attend = Together()
        if layer.cross is not None:
            layer.cross = Together()
    return model


@design("tied embeddings and output")
def _():
    model = Seq2Seq()
    model.head.weight = model.tgt_table.weight
    return model


@design("one layer for the whole encoder, as in ALBERT")
def _():
    class Universal(Seq2Seq):
        def __init__(self):
            super().__init__(layers=1)
            self.depth = 3

        def encode(self, src):
            x = self.embed(self.src_table, src)
            for _ in range(self.depth):
                x = self.encoder[0](x, self.src_mask(src))
            return self.encoder_norm(x)

    return Universal()


@design("attention and feed-forward in parallel, as in GPT-J", "decoder")
def _():
    def forward(self, x, mask, memory=None, memory_mask=None):
        y = self.norms[0](x)
        both = self.attend(y, y, mask) + self.feed(self.norms[1](x))
        return x + self.drops[0](both)

    model = Alone()
    for layer in model.layers:
        become(layer, forward=forward)
        layer.drops[1] = nn.Identity()
    return model


@design("a sliding window in a decoder alone, as in Mistral", "decoder")
def _():
    return become(Alone(), mask=lambda s, ids: s.padding(ids) & s.causal(ids).triu(-7))


@design("a mask made of -inf", "decoder")
def _():
    model = Alone()
    for attend in attentions(model):
        become(
            attend,
            hide=lambda s, x, mask: (
                x + torch.zeros_like(x).masked_fill(~mask, -math.inf)
            ),
        )
    return model
