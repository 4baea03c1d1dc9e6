"""Watching a model from inside, whoever wrote it: its softmaxes, dropouts and embeddings.

PyTorch lets one see every call of a torch function in a block (`TorchFunctionMode`). So the
attention weights of a model can be read although it does not return them, and the gradient
at its embeddings although it does not show them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

SOFTMAX = {torch.softmax, Tensor.softmax, F.softmax}
MATMUL = {torch.matmul, Tensor.matmul, Tensor.__matmul__, torch.bmm, Tensor.bmm}
ACTIVATION = {
    torch.relu,
    Tensor.relu,
    F.relu,
    F.gelu,
    F.silu,
    Tensor.clamp,
    torch.clamp,
}
DROPOUT = {F.dropout, torch.dropout, F.dropout1d, F.alpha_dropout}
LOOK_UP = {F.embedding, torch.embedding}


@dataclass
class Attention:
    """Weights (..., Q, K) of one attention, and the projections that were made before it."""

    weights: Tensor
    projections: list[Tensor] = field(default_factory=list)


@dataclass(frozen=True)
class Dropout:
    """One call of a dropout: its rate, if it was switched on, and what it was applied to."""

    rate: float
    active: bool
    place: str


class Watch(TorchFunctionMode):
    """Collects the attentions and dropouts of the forward passes inside the `with` block.

    Args:
        lengths: the lengths of source and target, by which weights are told from other
            softmaxes.
    """

    def __init__(self, model: Any, lengths: set[int]):
        super().__init__()
        self.lengths = lengths
        self.attentions: list[Attention] = []
        self.dropouts: list[Dropout] = []
        self.shared_weights: list[int] = []  # weights used twice before one attention
        self.tags: dict[int, str] = {}  # what a tensor is, by its id
        self.kept: list[Tensor] = []  # so that no id is used again
        self.projections: list[Tensor] = []
        self.projected_with: list[int] = []
        parameters = model.parameters() if isinstance(model, nn.Module) else ()
        self.known = {id(parameter) for parameter in parameters}
        self.strangers: dict[int, Tensor] = {}  # parameters that are not the model's
        self.hooks = []
        for module in model.modules() if isinstance(model, nn.Module) else []:
            if is_norm(module):
                hook = module.register_forward_hook(
                    lambda m, i, out: self.tag(out, "norm")
                )
                self.hooks.append(hook)

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for hook in self.hooks:
            hook.remove()

    def tag(self, tensor: Any, name: str) -> None:
        if isinstance(tensor, Tensor):
            self.tags[id(tensor)] = name
            self.kept.append(tensor)

    def tag_of(self, tensor: Any) -> str:
        return self.tags.get(id(tensor), "")

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is F.multi_head_attention_forward:
            return self.multi_head(args, kwargs)
        out = func(*args, **kwargs)
        for x in (*args, *kwargs.values()):
            if isinstance(x, nn.Parameter) and id(x) not in self.known:
                self.strangers[id(x)] = x
        if func in SOFTMAX:
            self.note_weights(out)
        elif func is F.scaled_dot_product_attention:
            self.note_fused(*args, **kwargs)
        elif func in DROPOUT:
            self.note_dropout(out, *args, **kwargs)
        elif func is F.linear:
            self.note_projection(out, args[1] if len(args) > 1 else kwargs["weight"])
        elif func in MATMUL and self.tag_of(args[0]) == "weights":
            self.tag(out, "weighted values")
        elif func in ACTIVATION:
            self.tag(out, "hidden activations")
        elif func is F.layer_norm:
            self.tag(out, "norm")
        return out

    def note_weights(self, out: Tensor) -> None:
        """A softmax is an attention if two of its axes are as long as the sentences."""
        weights = out.detach().clone()  # it may be changed in place later
        if out.dim() == 4 and not self.between_words(weights.shape[-2:]):
            weights = weights.permute(2, 3, 0, 1)  # some versions have (Q, K, B, H)
        if out.dim() >= 3 and self.between_words(weights.shape[-2:]):
            self.add(weights)
            self.tag(out, "weights")

    def between_words(self, sizes: torch.Size) -> bool:
        return set(sizes) <= self.lengths

    def add(self, weights: Tensor) -> None:
        self.attentions.append(Attention(weights, self.projections))
        self.shared_weights += [
            w for w in self.projected_with if self.projected_with.count(w) > 1
        ]
        self.projections, self.projected_with = [], []

    def note_projection(self, out: Tensor, weight: Tensor) -> None:
        self.projections.append(out.detach().clone())  # q *= scale changes it in place
        self.projected_with.append(id(weight))

    def note_dropout(self, out, x, p=0.5, training=True, *_: Any, **__: Any) -> None:
        place = self.tag_of(x) or (
            "sublayer output" if self.attentions else "first layer"
        )
        self.dropouts.append(Dropout(float(p), bool(training) and p > 0, place))
        self.tag(out, self.tag_of(x))

    def note_fused(
        self,
        q,
        k,
        v,
        attn_mask=None,
        dropout_p=0.0,
        is_causal=False,
        scale=None,
        **_: Any,
    ) -> None:
        """PyTorch's fused kernel shows no weights, so they are computed again."""
        scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
        if k.shape[-3] != q.shape[-3]:  # grouped queries
            k = k.repeat_interleave(q.shape[-3] // k.shape[-3], -3)
        scores = scale * q @ k.transpose(-2, -1)
        if is_causal:
            attn_mask = torch.ones_like(scores, dtype=torch.bool).tril()
        if attn_mask is not None and attn_mask.dtype == torch.bool:
            scores = scores.masked_fill(~attn_mask, float("-inf"))
        elif attn_mask is not None:
            scores = scores + attn_mask
        if self.between_words(scores.shape[-2:]):
            self.add(scores.softmax(-1).detach())
        self.dropouts.append(Dropout(float(dropout_p), dropout_p > 0, "weights"))

    def multi_head(self, args: tuple, kwargs: dict) -> tuple[Tensor, Tensor | None]:
        """`nn.MultiheadAttention` hides its inner calls, so it is asked for its weights."""
        asked = {**kwargs, "need_weights": True, "average_attn_weights": False}
        state = torch.get_rng_state()
        _, weights = F.multi_head_attention_forward(*args, **asked)
        torch.set_rng_state(state)  # as if this call had not been made
        query, key, matrix, bias, rate = args[0], args[1], args[5], args[6], args[10]
        active = bool(kwargs.get("training", True) and rate > 0)
        if matrix is not None:  # (L, B, d_model) each
            rows = [
                slice(0, query.shape[-1]),
                slice(query.shape[-1], 2 * query.shape[-1]),
            ]
            biases = [None if bias is None else bias[row] for row in rows]
            self.projections = [
                F.linear(x, matrix[row], b).transpose(0, 1).detach()
                for x, row, b in zip((query, key), rows, biases, strict=True)
            ]
        if not active:  # otherwise the weights are those after dropout
            self.add(weights.detach())
        self.dropouts.append(Dropout(float(rate), active, "weights"))
        return F.multi_head_attention_forward(*args, **kwargs)


def is_norm(module: nn.Module) -> bool:
    """A layer that is called a norm and has no other layers in it."""
    name = type(module).__name__.lower()
    return "norm" in name and not any(True for _ in module.children())


class EmbeddingTap(TorchFunctionMode):
    """Takes hold of what an embedding gives for certain ids, to change it or differentiate by it.

    Args:
        wanted: which ids: a function of the ids that says True or False.
        change: what to put in the place of the embedded ids. Without it, the embedded ids
            become the leaf of a new graph, so that gradients arrive there.
    """

    def __init__(
        self,
        wanted: Callable[[Tensor], bool],
        change: Callable[[Tensor], Tensor] | None = None,
    ):
        super().__init__()
        self.wanted, self.change = wanted, change
        self.leaves: list[Tensor] = []

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        if func in LOOK_UP:
            ids = args[1] if args[0].is_floating_point() else args[0]
            if self.wanted(ids):
                made = (
                    self.change(out) if self.change else out.detach().requires_grad_()
                )
                self.leaves.append(made)
                out = made.clone()  # a model may add positions to it in place
        return out


def same_ids(ids: Tensor) -> Callable[[Tensor], bool]:
    """True for these ids, or for them with the batch as the second axis."""

    def wanted(seen: Tensor) -> bool:
        if seen.dim() != 2 or seen.numel() != ids.numel():
            return False
        return any(
            seen.shape == x.shape and torch.equal(seen.to(x.dtype), x)
            for x in (ids, ids.T)
        )

    return wanted


def are_positions(ids: Tensor) -> bool:
    """0, 1, 2, … along one axis: ids of a learned table of positions."""
    row = ids.reshape(-1, ids.shape[-1])[0] if ids.dim() else ids
    column = ids[:, 0] if ids.dim() == 2 else row
    return any(
        len(x) > 1
        and torch.equal(x - x[0], torch.arange(len(x), device=x.device, dtype=x.dtype))
        and int(x[0]) <= 2
        for x in (row, column)
        if x.dim() == 1
    )


@torch.no_grad()
def fitted_scale(attention: Attention) -> tuple[float, int] | None:
    """By which factor the weights follow from the queries and keys: (factor, d_k), or None.

    log weights = factor · (q · k) + a number for each row. The factor is fitted for each
    pair of projections that could be queries and keys; the pair that leaves nothing over
    is the right one. Nothing is found where the scores have another form (rotary
    positions, biases by distance).
    """
    candidates = []
    for x in attention.projections:
        x = x.flatten(2)  # some split into heads first: (B, L, H, d_k)
        pieces = x.chunk(3, -1) if x.shape[-1] % 3 == 0 else ()
        candidates += [x, *pieces]
    for weights in by_head(attention):
        batch, n_heads, queries, keys = weights.shape
        for q, k in itertools.product(candidates, repeat=2):
            scores = raw_scores(q, k, n_heads, (batch, queries, keys))
            if scores is None:
                continue
            factor, rest = fit_rows(weights, scores)
            if rest < 1e-3:
                return factor, q.shape[-1] // n_heads
    return None


def by_head(attention: Attention) -> list[Tensor]:
    """The weights as (B, H, Q, K). Of (B · H, Q, K), in both orders that are in use."""
    weights = attention.weights.double()
    if weights.dim() == 4:
        return [weights]
    found = [weights.unsqueeze(1)]
    for batch in sorted({n for x in attention.projections for n in x.shape[:2]}):
        if batch < len(weights) and len(weights) % batch == 0:
            found.append(weights.unflatten(0, (batch, -1)))
            found.append(weights.unflatten(0, (-1, batch)).transpose(0, 1))
    return found


def raw_scores(
    q: Tensor, k: Tensor, n_heads: int, sizes: tuple[int, int, int]
) -> Tensor | None:
    """q · k for each head, if the two can be queries and keys of these sizes."""
    batch, queries, keys = sizes
    if q.dim() != 3 or k.dim() != 3 or q.shape[-1] != k.shape[-1]:
        return None
    if q.shape[-1] % n_heads:
        return None
    for length, name in ((queries, "q"), (keys, "k")):
        x = q if name == "q" else k
        if x.shape[:2] == (length, batch) and length != batch:
            x = x.transpose(0, 1)
        if x.shape[:2] != (batch, length):
            return None
        q, k = (x, k) if name == "q" else (q, x)
    q, k = (x.double().unflatten(-1, (n_heads, -1)).transpose(1, 2) for x in (q, k))
    return q @ k.transpose(-2, -1)


def fit_rows(weights: Tensor, scores: Tensor) -> tuple[float, float]:
    """The factor between two sets of rows that are each free to shift, and what it leaves over."""
    seen = (weights > 1e-9).double()
    count = seen.sum(-1, keepdim=True).clamp(min=1)
    logs = weights.clamp(min=1e-30).log()
    logs, scores = (
        (x - (x * seen).sum(-1, keepdim=True) / count) * seen for x in (logs, scores)
    )
    if scores.square().sum() < 1e-12 or logs.square().sum() < 1e-12:
        return 0.0, 1.0
    factor = (logs * scores).sum() / scores.square().sum()
    rest = (logs - factor * scores).square().sum() / logs.square().sum()
    return factor.item(), rest.item()
