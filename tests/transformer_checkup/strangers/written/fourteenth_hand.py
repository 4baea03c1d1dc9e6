"""Designs of public code, by a fourteenth hand, and what is near to them and wrong."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    Alone,
    Attention,
    Base,
    D,
    EncoderAlone,
    FeedForward,
    Seq2Seq,
    attentions,
    become,
    parts,
    sines,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class KeysFirst(Attention):
    """labml.ai: scores are (keys, queries, B, H), and the softmax is over the first axis."""

    dropped = False

    def forward(self, x, memory, mask):
        q, k, v = (y.permute(2, 0, 1, 3) for y in self.project(x, memory))
        scores = torch.einsum("ibhd,jbhd->ijbh", q, k) / q.shape[-1] ** 0.5
        hidden = mask.expand(len(x), 1, *scores.shape[:2]).permute(2, 3, 0, 1) == 0
        weights = scores.masked_fill(hidden, float("-inf")).softmax(1)
        if self.dropped:
            weights = F.dropout(weights, 0.5)
        values = torch.einsum("ijbh,jbhd->ibhd", weights, v)
        return self.to_out(values.flatten(2).transpose(0, 1))


def keys_first(dropped):
    model = Alone()
    for layer in model.layers:
        layer.attend = KeysFirst()
        layer.attend.dropped = dropped
    return model


def beside_the_buffers(moved):
    """The table of sines is a plain attribute, that each pass moves, or not."""

    def positions(self, x):
        table = self.plain[: x.shape[1]]
        return x + (table.to(x.device) if moved else table)

    model = Alone()
    del model.table_of_sines
    model.plain = sines()
    return become(model, positions=positions)


def starts_small(scale):
    """GPT-Neo: all matrices begin with a deviation of 0.02, and no scale."""
    model = Alone()
    for linear in parts(model, nn.Linear):
        nn.init.normal_(linear.weight, std=scale)
    for attention in parts(model, Attention):
        become(attention, score=lambda self, q, k: q @ k.mT)
    return model


def rounded():
    """fairseq: attention is float32, whatever the model is; a bias of keys has no gradient."""

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        scores = self.hide(self.score(q, k).float(), mask)
        values = self.drop(scores.softmax(-1)) @ v.float()
        return self.to_out(self.merge(values).type_as(x))

    model = Seq2Seq()
    for attention in attentions(model):
        become(attention, forward=forward)
        nn.init.constant_(attention.to_k.bias, 3)
    return model


def half_a_gradient():
    """What the feed-forward networks give is there in full, and half of its gradient."""

    def forward(self, x):
        y = FeedForward.forward(self, x)
        return (y + y.detach()) / 2

    model = Alone()
    for feed in parts(model, FeedForward):
        become(feed, forward=forward)
    return model


def multiplied(factor):
    """Granite: the embeddings times a number of its own."""

    def embed(self, table, ids):
        return self.drop(self.positions(table(ids) * factor))

    return become(Alone(), embed=embed)


class LearnedLength(nn.Module):
    """ScaleNorm: a row of length g, which is one number; or a gain for each feature."""

    def __init__(self, n_gains=1):
        super().__init__()
        self.gain = nn.Parameter(torch.full((n_gains,), D**-0.5))

    def forward(self, x):
        return F.normalize(x, dim=-1) * self.gain


def by_prefixes(model, ids):
    """As in generation: the model gives the last position alone, for each beginning."""
    return torch.stack([model(ids[:, : n + 1]) for n in range(ids.shape[1])], 1)


class LastOnly(Base):
    def __init__(self, kind=Attention):
        super().__init__()
        self.whole = Alone()
        for layer in self.whole.layers:
            layer.attend = kind()

    def forward(self, ids):
        return self.whole(ids)[:, -1]


class OneForAll(Attention):
    def project(self, x, memory):
        q, k, v = self.to_q(x), self.to_q(memory), self.to_q(memory)
        return self.split(q), self.split(k), self.split(v)


# --- keys in another order, tokens of zeros, heads that are mixed


def backward(self, src):
    """The source is read from its end, padding first, with the positions of its tokens."""
    is_token = src != 0
    places = is_token.cumsum(1) - 1
    x = self.src_table(src) * D**0.5 + self.table_of_sines[places.clamp(min=0)]
    x, mask = self.drop(x).flip(1), self.padding(src.flip(1))
    for layer in self.encoder:
        x = layer(x, mask)
    return self.encoder_norm(x)


def reversed_source():
    return become(
        Seq2Seq(),
        encode=backward,
        cross_mask=lambda self, src, tgt: self.padding(src.flip(1)),
    )


def token_of_zeros():
    """ESM: the embedding of <mask> is replaced by zeros."""

    def embed(self, table, ids):
        x = table(ids) * D**0.5 * (ids != 18)[..., None]
        return self.drop(self.positions(x))

    model = become(EncoderAlone(), embed=embed)
    model.head.weight = model.table.weight
    return model


def in_front(cut_at_the_end):
    """Three vectors stand before the tokens, and are cut off again."""

    def forward(self, ids):
        front = self.front.expand(len(ids), 3, D)
        x = torch.cat([front, self.embed(self.table, ids)], 1)
        mask = F.pad(self.padding(ids), (3, 0), value=True)
        for layer in self.layers:
            x = layer(x, mask)
        states = self.norm(x)
        return self.head(states[:, :-3] if cut_at_the_end else states[:, 3:])

    model = become(EncoderAlone(), forward=forward)
    model.front = nn.Parameter(torch.randn(3, D))
    return model


class Talking(Attention):
    """Talking heads: scores are mixed over the heads, and weights once more."""

    def __init__(self):
        super().__init__()
        self.before, self.after = (nn.Parameter(torch.eye(3) + 0.1) for _ in range(2))

    def forward(self, query, key, value, mask=None):
        q, k, v = self.to_q(query), self.to_k(key), self.to_v(value)
        q, k, v = self.split(q), self.split(k), self.split(v)
        scores = torch.einsum("bhqk,hg->bgqk", self.score(q, k), self.before)
        if mask is not None:
            scores = scores.masked_fill(mask == 0, float("-inf"))
        weights = torch.einsum("bhqk,hg->bgqk", scores.softmax(-1), self.after)
        return self.to_out(self.merge(weights @ v)), weights


class Latent(Attention):
    """DeepSeek: keys and values are made of a short vector, by one matrix."""

    def __init__(self):
        super().__init__()
        self.down = nn.Linear(D, 9)
        self.to_k, self.to_v = nn.Linear(9, D), nn.Linear(9, D)

    def forward(self, query, key, value, mask=None):
        k, v = self.to_k(self.down(key)), self.to_v(self.down(value))
        q, k, v = self.split(self.to_q(query)), self.split(k), self.split(v)
        scores = self.score(q, k)
        if mask is not None:
            scores = scores.masked_fill(mask == 0, float("-inf"))
        return self.to_out(self.merge(scores.softmax(-1) @ v))


def by_pairs(ids):
    """A token sees tokens; padding sees itself."""
    is_token = ids != 0
    both = is_token[:, None] & is_token[:, :, None]
    return both | torch.eye(ids.shape[1], dtype=torch.bool)


FAULTS = [
    strange(
        "vectors in front, cut off at the end",
        lambda: in_front(True),
        "depend most on the token 3 places before it",
        "encoder",
    ),
    strange(
        "half of a gradient",
        half_a_gradient,
        "gradients are those of the loss: the gradient of .* is 0.5 times",
        "decoder",
    ),
    strange(
        "a dropout of weights in evaluation",
        lambda: keys_first(True),
        "the weights are changed after the softmax",
        "decoder",
    ),
    strange(
        "a table that is never moved",
        lambda: beside_the_buffers(False),
        "which neither moves nor is saved",
        "decoder",
    ),
    strange(
        "no scale",
        lambda: starts_small(D**-0.5),
        "It is 1: there is no scale",
        "decoder",
    ),
    strange(
        "embeddings times d_model",
        lambda: multiplied(D),
        "embeddings are scaled by √d_model: factor target: 24.00",
        "decoder",
    ),
    strange(
        "gains of a vector of length 1",
        lambda: LearnedLength(D),
        "the root of a sum where a mean is meant",
        "layer norm",
        d_model=D,
    ),
    strange(
        "one matrix for all, by prefixes",
        lambda: LastOnly(OneForAll),
        "matrices are used twice before one softmax|no gradient: .*to_k",
        "decoder",
        call=by_prefixes,
    ),
]
DESIGNS = [
    strange("a source that is read backward", reversed_source),
    strange("a token of zeros", token_of_zeros, kind="encoder"),
    strange("vectors in front", lambda: in_front(False), kind="encoder"),
    strange("talking heads", Talking, kind="multi-head attention", d_model=D),
    strange("a latent for two", Latent, kind="multi-head attention", d_model=D),
    strange("padding sees itself", lambda: by_pairs, kind="padding mask", pad_id=0),
    strange("keys first", lambda: keys_first(False), kind="decoder"),
    strange(
        "a table that each pass moves", lambda: beside_the_buffers(True), kind="decoder"
    ),
    strange("no scale, and small scores", lambda: starts_small(0.02), kind="decoder"),
    strange("attention in float32", rounded),
    strange("embeddings times 12", lambda: multiplied(12), kind="decoder"),
    strange("a learned length", LearnedLength, kind="layer norm", d_model=D),
    strange("a call for each prefix", LastOnly, kind="decoder", call=by_prefixes),
]
