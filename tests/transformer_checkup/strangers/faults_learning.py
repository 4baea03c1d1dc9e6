"""Faults of gradients, sharing, dropout, of models that do not run, of decoding and training."""

import torch
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    SRC,
    TGT,
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


def with_attention(place="", **methods):
    model = Seq2Seq()
    for attend in attentions(model, place):
        become(attend, **methods)
    return model


# Gradients.


@fault(
    "the encoder is frozen by no_grad",
    r"encoder.*(learn|gradient|frozen)|(learn|gradient|frozen).*encoder",
)
def _():
    def encode(self, src):
        with torch.no_grad():
            return Seq2Seq.encode(self, src)

    return become(Seq2Seq(), encode=encode)


@fault("the memory is detached", r"encoder|gradient|learn")
def _():
    return become(Seq2Seq(), encode=lambda s, src: Seq2Seq.encode(s, src).detach())


@fault("the encoder's parameters do not require a gradient", r"frozen|encoder")
def _():
    model = Seq2Seq()
    model.encoder.requires_grad_(False)
    return model


@fault("the first head of each attention is detached", r"head")
def _():
    def merge(self, x):
        x = torch.cat([x[:, :1].detach(), x[:, 1:]], 1)
        return x.transpose(1, 2).flatten(2)

    return with_attention(merge=merge)


@fault("one head is never used", r"head")
def _():
    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return q, k, torch.cat([v[:, :2], torch.zeros_like(v[:, 2:])], 1)

    return with_attention(project=project)


@fault("keys are detached", r"key|to_k")
def _():
    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return q, k.detach(), v

    return with_attention(project=project)


@fault("padding_idx is a real token", r"padding_idx|token 3|row")
def _():
    model = Seq2Seq()
    model.src_table = nn.Embedding(SRC, D, padding_idx=3)
    return model


@fault("the target table's padding_idx is the start token", r"padding_idx|token 1|row")
def _():
    model = Seq2Seq()
    model.tgt_table = nn.Embedding(TGT, D, padding_idx=1)
    return model


@fault(
    "max_norm rescales the embeddings in place",
    r"max_norm|changes? (its|the)|in place|weights",
)
def _():
    model = Seq2Seq()
    model.src_table = nn.Embedding(SRC, D, max_norm=0.5)
    return model


@fault("gradients of the encoder are scaled by a millionth", r"gradient|small|scaled")
def _():
    class Scale(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.view_as(x)

        @staticmethod
        def backward(ctx, *grads):
            return grads[0] * 1e-6

    def encode(self, src):
        return Scale.apply(Seq2Seq.encode(self, src))

    return become(Seq2Seq(), encode=encode)


@fault("half of the feed-forward's features are cut off", r"feed-forward|row|feed|unit")
def _():
    def forward(self, x):
        hidden = self.up(x).relu()
        hidden = torch.cat([hidden[..., :20], torch.zeros_like(hidden[..., 20:])], -1)
        return self.down(self.drop(hidden))

    model = Seq2Seq()
    for feed in parts(model, FeedForward):
        become(feed, forward=forward)
    return model


@fault(
    "the last entries of the vocabulary get no logits of their own",
    r"logit|vocab|row|token",
)
def _():
    def forward(self, src, tgt):
        logits = Seq2Seq.forward(self, src, tgt)
        return torch.cat([logits[..., :-2], torch.zeros_like(logits[..., -2:])], -1)

    return become(Seq2Seq(), forward=forward)


@fault("layers of a plain list are not registered", r"registered")
def _():
    model = Seq2Seq()
    layers = list(model.encoder)
    del model.encoder
    model.encoder = layers
    return model
