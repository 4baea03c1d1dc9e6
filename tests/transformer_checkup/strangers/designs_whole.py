"""Right designs of logits, precision, dropout and masks, and whole models of others."""

import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    FF,
    SRC,
    TGT,
    Block,
    D,
    FeedForward,
    Seq2Seq,
    attentions,
    become,
    greedy,
    parts,
)

DESIGNS = []


def design(title, kind="model", **told):
    def add(build):
        DESIGNS.append(Strange(title, build, "", kind, told))
        return build

    return add


@design("the logit of padding is -inf")
def _():
    def forward(self, src, tgt):
        logits = Seq2Seq.forward(self, src, tgt)
        never = torch.zeros(TGT, dtype=torch.bool)
        never[0] = True
        return logits.masked_fill(never, -math.inf)

    return become(Seq2Seq(), forward=forward)


@design("log-probabilities")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).log_softmax(-1)

    return become(Seq2Seq(), forward=forward)


@design("a model in bfloat16")
def _():
    return Seq2Seq().bfloat16()


@design("a model in float16")
def _():
    return Seq2Seq().half()


@design("a convolution between attention and feed-forward, as in a Conformer")
def _():
    def encode(self, src):
        x = self.embed(self.src_table, src)
        for layer in self.encoder:
            x = layer(x, self.src_mask(src))
            real = (src != 0).unsqueeze(-1)
            x = x + self.around((x * real).transpose(1, 2)).transpose(1, 2)
        return self.encoder_norm(x)

    model = become(Seq2Seq(), encode=encode)
    model.around = nn.Conv1d(D, D, 3, padding=1, groups=D)
    return model


@design("factored embeddings")
def _():
    class Factored(nn.Module):
        def __init__(self, size):
            super().__init__()
            self.small, self.large = nn.Embedding(size, 8), nn.Linear(8, D, bias=False)

        def forward(self, ids):
            return self.large(self.small(ids)) / 4

    model = Seq2Seq()
    model.src_table, model.tgt_table = Factored(SRC), Factored(TGT)
    return model


@design("a norm on the embeddings")
def _():
    def embed(self, table, ids):
        return self.drop(self.first_norm(self.positions(table(ids))))

    model = become(Seq2Seq(), embed=embed)
    model.first_norm = nn.LayerNorm(D)
    return model


@design("padding_idx is padding")
def _():
    model = Seq2Seq()
    model.src_table = nn.Embedding(SRC, D, padding_idx=0)
    model.tgt_table = nn.Embedding(TGT, D, padding_idx=0)
    return model


@design("whole layers are dropped in training")
def _():
    def forward(self, x, mask, memory=None, memory_mask=None):
        if self.training and torch.rand(()) < 0.1:
            return x
        return Block.forward(self, x, mask, memory, memory_mask)

    model = Seq2Seq()
    for layer in model.encoder:
        become(layer, forward=forward)
    return model


@design("dropout on attention weights alone")
def _():
    model = Seq2Seq()
    for module in parts(model, nn.Dropout):
        module.p = 0.0
    for attend in attentions(model):
        attend.drop.p = 0.1
    return model


@design("masks of four axes are asked for")
def _():
    class Asks(Seq2Seq):
        def forward(self, src, tgt, src_mask, tgt_mask):
            assert src_mask.dim() == 4 and tgt_mask.dim() == 4
            self.given = src_mask, tgt_mask
            out = Seq2Seq.forward(self, src, tgt)
            del self.given
            return out

        def src_mask(self, src):
            return self.given[0]

        def cross_mask(self, src, tgt):
            return self.given[0]

        def tgt_mask(self, tgt):
            return self.given[1]

    return Asks()


@design("masks of three axes are asked for, heads are added inside")
def _():
    class Asks(Seq2Seq):
        def forward(self, src, tgt, src_mask, tgt_mask):
            self.given = src_mask.unsqueeze(1), tgt_mask.unsqueeze(1)
            out = Seq2Seq.forward(self, src, tgt)
            del self.given
            return out

        def src_mask(self, src):
            return self.given[0]

        def cross_mask(self, src, tgt):
            return self.given[0]

        def tgt_mask(self, tgt):
            return self.given[1]

    return Asks()


@design("decoding as it should be", decode=greedy, bos_id=1, eos_id=2)
def _():
    model = Seq2Seq()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter *= 1.7
    return model


@design("an nn.Transformer, norm first")
def _():
    return nn.Transformer(D, 3, 2, 2, FF, 0.1, batch_first=True, norm_first=True)


@design("target padding is not masked")
def _():
    return become(Seq2Seq(), tgt_mask=lambda s, tgt: s.causal(tgt))


@design("sublayers project to zero at the start")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        nn.init.zeros_(attend.to_out.weight)
    for feed in parts(model, FeedForward):
        nn.init.zeros_(feed.down.weight)
    return model
