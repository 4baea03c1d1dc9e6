"""Recording a forward pass of a model, whoever wrote it: its softmaxes and its dropouts.

PyTorch lets one see every call of a torch function in a block (`TorchFunctionMode`). So the
attention weights of a model can be read although it does not return them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, cast

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from annotated.checkups.model_under_test import ModelUnderTest

SOFTMAX = {torch.softmax, Tensor.softmax, F.softmax}
MATMUL = {torch.matmul, Tensor.matmul, Tensor.__matmul__, torch.bmm, Tensor.bmm}
RELU = {torch.relu, Tensor.relu, F.relu, Tensor.clamp, torch.clamp}
ACTIVATION = {*RELU, F.gelu, F.silu}
DROPOUT = {F.dropout, torch.dropout, F.dropout1d, F.alpha_dropout}


@dataclass
class Attention:
    """Weights (..., Q, K) of one attention, and the projections that were made before it."""

    weights: Tensor
    projections: list[Tensor] = field(default_factory=list)


@dataclass(frozen=True)
class Dropout:
    """One call of a dropout: its rate, whether it was active, and what it was applied to."""

    rate: float
    active: bool
    applied_to: str


class Recorder(TorchFunctionMode):
    """Collects the attentions and dropouts of the forward passes inside the `with` block.

    Args:
        lengths: the lengths of source and target. They tell attention weights from the
            results of other softmaxes.
    """

    def __init__(self, model: Any, lengths: set[int]):
        super().__init__()
        self.lengths = lengths
        self.attentions: list[Attention] = []
        self.dropouts: list[Dropout] = []
        self.shared_projections: list[
            int
        ] = []  # matrices used twice before one attention
        self.tags: dict[int, str] = {}  # what a tensor is, by its id
        self.kept: list[Tensor] = []  # so that no id is used again
        self.projections: list[Tensor] = []
        self.projected_with: list[int] = []
        self.foreign_parameters: dict[int, Tensor] = {}  # used, and not the model's
        is_module = isinstance(model, nn.Module)
        self.known = {id(p) for p in model.parameters()} if is_module else set()
        norms = [m for m in model.modules() if is_norm(m)] if is_module else []
        self.hooks = [norm.register_forward_hook(self.tag_norm) for norm in norms]

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for hook in self.hooks:
            hook.remove()

    def tag_norm(self, module: nn.Module, args: tuple, out: Any) -> None:
        self.tag(out, "norm")

    def tag(self, tensor: Any, name: str) -> None:
        if isinstance(tensor, Tensor):
            self.tags[id(tensor)] = name
            self.kept.append(tensor)

    def tag_of(self, tensor: Any) -> str:
        return self.tags.get(id(tensor), "")

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is F.multi_head_attention_forward:
            return self.record_multi_head(args, kwargs)
        out = func(*args, **kwargs)
        for x in (*args, *kwargs.values()):
            if isinstance(x, nn.Parameter) and id(x) not in self.known:
                self.foreign_parameters[id(x)] = x
        if func in SOFTMAX:
            self.record_weights(out)
        elif func is F.scaled_dot_product_attention:
            self.record_fused(*args, **kwargs)
        elif func in DROPOUT:
            self.record_dropout(out, *args, **kwargs)
        elif func is F.linear:
            self.record_projection(out, args[1] if len(args) > 1 else kwargs["weight"])
        elif func in MATMUL and self.tag_of(args[0]) == "weights":
            self.tag(out, "weighted values")
        elif func in ACTIVATION:
            self.tag(out, "hidden activations")
        elif func is F.layer_norm:
            self.tag(out, "norm")
        return out

    def record_weights(self, out: Tensor) -> None:
        """A softmax is an attention if two of its axes are as long as the sequences."""
        weights = out.detach().clone()  # it may be changed in place later
        if out.dim() == 4 and not self.between_positions(weights.shape[-2:]):
            weights = weights.permute(2, 3, 0, 1)  # some versions have (Q, K, B, H)
        if out.dim() >= 3 and self.between_positions(weights.shape[-2:]):
            self.add(weights)
            self.tag(out, "weights")

    def between_positions(self, sizes: torch.Size) -> bool:
        return set(sizes) <= self.lengths

    def add(self, weights: Tensor) -> None:
        self.attentions.append(Attention(weights, self.projections))
        used = self.projected_with
        self.shared_projections += [weight for weight in used if used.count(weight) > 1]
        self.projections, self.projected_with = [], []

    def record_projection(self, out: Tensor, weight: Tensor) -> None:
        self.projections.append(out.detach().clone())  # q *= scale changes it in place
        self.projected_with.append(id(weight))

    def record_dropout(self, out, x, p=0.5, training=True, *_: Any, **__: Any) -> None:
        untagged = "sublayer output" if self.attentions else "first layer"
        applied_to = self.tag_of(x) or untagged
        self.dropouts.append(Dropout(float(p), bool(training) and p > 0, applied_to))
        self.tag(out, self.tag_of(x))

    def record_fused(
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
        """PyTorch's fused kernel returns no weights, so they are computed again."""
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
        if self.between_positions(scores.shape[-2:]):
            self.add(scores.softmax(-1).detach())
        self.dropouts.append(Dropout(float(dropout_p), dropout_p > 0, "weights"))

    def record_multi_head(
        self, args: tuple, kwargs: dict
    ) -> tuple[Tensor, Tensor | None]:
        """`nn.MultiheadAttention` makes its calls out of sight, so it is asked for its weights."""
        asked = {**kwargs, "need_weights": True, "average_attn_weights": False}
        state = torch.get_rng_state()
        _, weights = F.multi_head_attention_forward(*args, **asked)
        torch.set_rng_state(state)  # as if this call had not been made
        query, key, matrix, bias, rate = args[0], args[1], args[5], args[6], args[10]
        active = bool(kwargs.get("training", True) and rate > 0)
        if matrix is not None:  # (L, B, d_model) each
            d_model = query.shape[-1]
            rows = slice(0, d_model), slice(d_model, 2 * d_model)
            biases = [None if bias is None else bias[row] for row in rows]
            self.projections = [
                F.linear(x, matrix[row], b).transpose(0, 1).detach()
                for x, row, b in zip((query, key), rows, biases, strict=True)
            ]
        if not active:  # otherwise the weights are those after dropout
            self.add(cast("Tensor", weights).detach())  # they were asked for
        self.dropouts.append(Dropout(float(rate), active, "weights"))
        return F.multi_head_attention_forward(*args, **kwargs)


def is_norm(module: nn.Module) -> bool:
    """A layer that is called a norm and has no other layers in it."""
    name = type(module).__name__.lower()
    return "norm" in name and not any(True for _ in module.children())


def record(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, train: bool = False
) -> Recorder:
    """Record one pass. Gradients are on, so that PyTorch takes no fused fast path."""
    model = tested.copy()
    if isinstance(model, nn.Module):
        model.train(train)
    lengths = {tgt.shape[1], *(() if src is None else (src.shape[1],))}
    with Recorder(model, lengths) as recorder:
        tested.forward(src, tgt, model)
    return recorder
