"""Faults of a sixth hand: what is left behind, done twice, or wrong only in long sequences."""

import torch
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    LONGEST,
    SRC,
    TGT,
    Alone,
    Attention,
    Block,
    D,
    Seq2Seq,
    attentions,
    become,
    greedy,
)

FAULTS = []


def fault(title, named, kind="model", **told):
    def add(build):
        FAULTS.append(Strange(title, build, named, kind, told))
        return build

    return add


@fault("queries are scaled, and the scores once more", r"scaled twice.*attend")
def _():
    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return q * q.shape[-1] ** -0.5, k, v

    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, project=project)
    return model


class FusedBlock(Block):
    """Adds and norms in one go: the last sum of a layer goes to its norm, and is then lost."""

    def forward(self, x, mask, memory=None, memory_mask=None):
        y = self.norms[0](x)
        x = self.drops[0](self.attend(y, y, mask)) + x
        if self.cross is None:
            return self.drops[-1](self.feed(self.norms[-1](x))) + x
        after = self.drops[1](self.cross(self.norms[1](x), memory, memory_mask)) + x
        return self.drops[-1](self.feed(self.norms[-1](after))) + x


@fault("the sum of add-and-norm is thrown away", r"leaves behind what the first")
def _():
    return Seq2Seq(block=FusedBlock)


@fault("an initialization for matrices draws the gains too", r"gains.*start at random")
def _():
    model = Seq2Seq()
    for module in model.modules():
        if isinstance(module, nn.LayerNorm):
            nn.init.normal_(module.weight, std=0.05)
    return model


@fault(
    "train() puts the encoder back into evaluation mode",
    r"after train\(\) the dropouts of encoder",
)
def _():
    def train(self, mode=True):
        nn.Module.train(self, mode)
        for layer in self.encoder:
            layer.eval()
        return self

    return become(Seq2Seq(), train=train)


def greedy_in_evaluation(model, src, max_len):
    return greedy(model.eval(), src, max_len)


@fault(
    "decoding leaves the model in evaluation mode",
    r"leave the model in evaluation mode",
    decode=greedy_in_evaluation,
    bos_id=1,
    eos_id=2,
)
def _():
    return Seq2Seq()


@fault("each pass sets the seed", r"sets the seed of the random numbers", "decoder")
def _():
    def forward(self, ids):
        torch.manual_seed(1)
        return Alone.forward(self, ids)

    return become(Alone(), forward=forward)


class Remembering(Alone):
    """Adds to each pass what the one before has left; train() and eval() forget it."""

    kept = None

    def train(self, mode=True):
        self.kept = None
        return super().train(mode)

    def embed(self, table, ids):
        x = super().embed(table, ids)
        before = self.kept
        self.kept = x.detach().mean((0, 1))
        return x if before is None or self.training else x + before


@fault("a cache that only train() and eval() clear", r"is kept from call", "decoder")
def _():
    return Remembering()


@fault("the last layer holds a copy of the table", r"tied by a copy", "decoder")
def _():
    model = Alone()
    model.head.weight = nn.Parameter(model.table.weight.detach().clone())
    return model


@fault(
    "tokens were added to the table alone",
    r"enlarged in the embedding alone",
    "decoder",
    tgt_vocab=TGT + 4,
    call=lambda model, ids: model(ids),
)
def _():
    model = Alone()
    model.table = nn.Embedding(TGT + 4, D)
    return model


@fault("a causal mask for the first 16 positions", r"mask or a block of some length")
def _():
    def tgt_mask(self, tgt):
        mask = Seq2Seq.tgt_mask(self, tgt).clone()
        mask[..., :16, 16:] = True
        return mask

    return become(Seq2Seq(), tgt_mask=tgt_mask)


@fault("positions from 2 in a table of as many rows", r"62 run.*2 too short")
def _():
    def positions(self, x):
        return x + self.places(torch.arange(2, x.shape[1] + 2))

    model = become(Seq2Seq(), positions=positions)
    model.places = nn.Embedding(LONGEST, D)
    return model


class BiasByDistance(Seq2Seq):
    """A learned bias by distance, that of all keys behind the query being one number."""

    def __init__(self, sign=1):
        super().__init__()
        self.sign = sign
        self.near = nn.Embedding(9, 1)

    def positions(self, x):
        return x

    def bias(self, length, causal):
        places = torch.arange(length)
        distance = places[:, None] - places  # how far the key lies behind
        if causal:
            return self.near((self.sign * distance).clamp(0, 8))[..., 0]
        return self.near((distance + 4).clamp(0, 8))[..., 0]

    def encode(self, src):
        for layer in self.encoder:
            layer.attend.bias = self.bias(src.shape[1], False)
        return super().encode(src)

    def decode(self, tgt, memory, src):
        for layer in self.decoder:
            layer.attend.bias = self.bias(tgt.shape[1], True)
        return super().decode(tgt, memory, src)


def score_with_bias(self, q, k):
    return Attention.score(self, q, k) + self.bias


def by_distance(sign):
    model = BiasByDistance(sign)
    for place in ("encoder", "decoder"):
        for attend in attentions(model, place):
            become(attend, score=score_with_bias)
    return model


@fault("the distance has the wrong sign", r"positions reach.*is looked up at row 0")
def _():
    return by_distance(-1)


class Encoders(nn.Module):
    """PyTorch's own encoder, which packs a batch with padding where no gradient is needed."""

    def __init__(self):
        super().__init__()
        self.src_table, self.tgt_table = nn.Embedding(SRC, 32), nn.Embedding(TGT, 32)
        self.places = nn.Embedding(LONGEST, 32)
        self.core = nn.Transformer(32, 4, 1, 1, 40, batch_first=True)
        self.head = nn.Linear(32, TGT)

    def at(self, table, ids):
        return table(ids) + self.places.weight[: ids.shape[1]]

    def forward(self, src, tgt):
        gone, length = src == 0, tgt.shape[1]
        future = torch.ones(length, length, dtype=torch.bool).triu(1)
        x, y = self.at(self.src_table, src), self.at(self.tgt_table, tgt)
        masks = dict(src_key_padding_mask=gone, memory_key_padding_mask=gone)
        return self.head(self.core(x, y, tgt_mask=future, **masks))


class PaddedVocabulary(Alone):
    """A table of 32 rows, filled up; the last ones are cut off, and the result is a dictionary."""

    def __init__(self):
        super().__init__()
        del self.head
        self.table = nn.Embedding(32, D)
        nn.init.normal_(self.table.weight, std=D**-0.5)

    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            x = layer(x, self.mask(ids))
        return {"logits": (self.norm(x) @ self.table.weight.T)[..., :TGT]}


class TimesThree(Seq2Seq):
    def embed(self, table, ids):
        return self.drop(self.positions(3 * table(ids)))


class PackedAttention(Attention):
    """Of one row of tokens (L, d), without an axis for the batch."""

    def split(self, x):
        return x.unflatten(-1, (self.heads, -1)).transpose(-2, -3)

    def merge(self, x):
        return x.transpose(-2, -3).flatten(-2)


class Packed(Seq2Seq):
    """The encoder runs over all real tokens in one row, without any padding."""

    def __init__(self):
        super().__init__()
        for layer in self.encoder:
            layer.attend = PackedAttention()

    def encode(self, src):
        real = src != 0
        row = real.nonzero()[:, 0]
        x = self.embed(self.src_table, src)[real]
        for layer in self.encoder:
            x = layer(x, row[:, None] == row)
        memory = x.new_zeros(*src.shape, D)
        memory[real] = self.encoder_norm(x)
        return memory


DESIGNS = [
    Strange("PyTorch's encoder with padding, in evaluation", Encoders),
    Strange(
        "a vocabulary filled up to 32 rows, called with ids alone",
        PaddedVocabulary,
        kind="decoder",
        told=dict(call=lambda model, ids: model(ids)["logits"]),
    ),
    Strange("embeddings times three", TimesThree),
    Strange("an encoder over one packed row", Packed),
    Strange("a learned bias by distance", lambda: by_distance(1)),
]
