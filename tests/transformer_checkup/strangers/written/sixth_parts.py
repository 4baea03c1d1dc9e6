"""Parts of a sixth hand: blocks, chunks, and losses, with the mistakes that they invite."""

import math
import warnings

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import Attention, D


class InChunks(nn.Module):
    """A feed-forward network over a few positions at a time."""

    def __init__(self, whole, size=4):
        super().__init__()
        self.up, self.down = nn.Linear(D, 40), nn.Linear(40, D)
        self.whole, self.size = whole, size

    def forward(self, x):
        n = x.shape[1]
        ends = math.ceil(n / self.size) if self.whole else n // self.size
        out = torch.zeros_like(x)
        for i in range(ends):
            part = slice(i * self.size, (i + 1) * self.size)
            out[:, part] = self.down(F.relu(self.up(x[:, part])))
        return out


def by_blocks(rescaled, size=16):
    """Attention by blocks of keys, with a running maximum and a running sum."""

    def attend(query, key, value, mask=None):
        top = torch.full_like(query[..., :1], torch.finfo(query.dtype).min)
        total, out = torch.zeros_like(top), 0.0
        for start in range(0, key.shape[-2], size):
            part = slice(start, start + size)
            scores = query @ key[..., part, :].mT / math.sqrt(query.shape[-1])
            if mask is not None:
                scores = scores.masked_fill(~mask[..., part], top.new_tensor(-1e4))
            highest = torch.maximum(top, scores.amax(-1, keepdim=True))
            weights, decay = (scores - highest).exp(), (top - highest).exp()
            total = total * decay + weights.sum(-1, keepdim=True)
            out = (out * decay if rescaled else out) + weights @ value[..., part, :]
            top = highest
        return out / total

    return attend


class DroppedScores(Attention):
    def forward(self, query, key, value, mask=None):
        q, k, v = self.to_q(query), self.to_k(key), self.to_v(value)
        q, k, v = self.split(q), self.split(k), self.split(v)
        scores = self.score(q, k)
        if mask is not None:
            mask = mask if mask.dim() == 4 else mask[:, None]
            scores = self.hide(scores, mask)
        return self.to_out(self.merge(self.drop(scores).softmax(-1) @ v))


def divergence(reduction):
    """Label smoothing with nn.KLDivLoss, over eleven tokens, padding apart."""

    def loss(logits, targets):
        real = targets != 0
        shares = torch.full_like(logits[real], 0.1 / 9)
        shares.scatter_(1, targets[real][:, None], 0.9)
        shares[:, 0] = 0
        with warnings.catch_warnings():  # PyTorch itself warns of "mean"
            warnings.simplefilter("ignore")
            return F.kl_div(logits[real].log_softmax(-1), shares, reduction=reduction)

    return loss


def restarted(step, d_model=32, warmup=100):
    """The decay counts from the end of the warm-up."""
    if step < warmup:
        return d_model**-0.5 * step * warmup**-1.5
    return d_model**-0.5 * (step - warmup + 1) ** -0.5


def part(title, kind, make, named="", **told):
    return Strange(title, make, named, kind, told)


SMOOTHING = dict(smoothing=0.1, vocab=11, pad_id=0)

FAULTS = [
    part(
        "The last chunk of positions is left out.",
        "feed-forward",
        lambda: InChunks(whole=False),
        "64 to 66 are given 0",
        d_model=D,
    ),
    part(
        "By blocks of keys, what was summed is not rescaled.",
        "attention",
        lambda: by_blocks(rescaled=False),
        "with 17 keys, and right with 5",
    ),
    part(
        "The dropout is on the scores.",
        "multi-head attention",
        DroppedScores,
        "dropout on the scores, before the softmax",
        d_model=D,
        dropout=0.1,
    ),
    part(
        "The divergence is averaged over the vocabulary too.",
        "label smoothing",
        lambda: divergence("mean"),
        "11 times too small",
        **SMOOTHING,
    ),
    part(
        "The decay counts from the end of the warm-up.",
        "learning rate",
        lambda: restarted,
        "the rate jumps there",
        d_model=32,
        warmup=100,
    ),
]
DESIGNS = [
    part(
        "a feed-forward network in chunks, the last one shorter",
        "feed-forward",
        lambda: InChunks(whole=True),
        d_model=D,
    ),
    part(
        "attention by blocks of keys",
        "attention",
        lambda: by_blocks(rescaled=True),
    ),
    part(
        "a divergence per token",
        "label smoothing",
        lambda: divergence("batchmean"),
        **SMOOTHING,
    ),
]
