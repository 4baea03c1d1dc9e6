"""What a recorder writes down: attentions, linear layers, look-ups and dropouts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.code_lines import CodeLine
from transformer_checkup.graph import Node


@dataclass
class Attention:
    """Weights (..., Q, K) of one attention, and the projections that were made before it.

    Attributes:
        path: of the module in which the weights were computed.
        used: the weights as they were multiplied with the values; values: the product.
        n_linears: how many linear layers were called before it.
        fused: it is one of PyTorch's own, so that `used` and `values` are not seen.
        projected: a product of the values with a parameter follows, such as an einsum.
        factor: by what the product of queries and keys itself is multiplied.
        mixed: the weights of all heads are mixed by a matrix, as by talking heads.
        node: the softmax, or PyTorch's fused attention.
        keyless: the weights are summed over the keys, and meet values of other positions.
        added: something is added to the weights behind the softmax.
    """

    weights: Tensor
    projections: list[Tensor] = field(default_factory=list)
    path: str = ""
    used: Tensor | None = None
    values: Tensor | None = None
    n_linears: int = 0
    fused: bool = False
    projected: bool = False
    factor: float = 1.0
    mixed: bool = False
    line: CodeLine | None = None
    node: Node | None = None
    keyless: bool = False
    added: bool = False


@dataclass
class LinearCall:
    """One call of a linear layer, and what was done to its result without another layer."""

    path: str
    weight: Tensor
    given: Tensor
    out: Tensor
    n_attentions: int  # how many attentions came before
    then: list[str] = field(default_factory=list)
    dropped: bool = False
    given_is_norm: bool = False
    line: CodeLine | None = None


@dataclass(frozen=True)
class Lookup:
    """One call of an embedding."""

    ids: Tensor
    weight: Tensor
    padding_idx: int | None
    max_norm: float | None

    @classmethod
    def of(
        cls,
        input: Tensor,
        weight: Tensor,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        *_: Any,
        **__: Any,
    ) -> Lookup:
        """From the arguments of the call: `torch.embedding` has the first two exchanged."""
        if input.is_floating_point():
            input, weight = weight, input
        return cls(input, weight, padding_idx, max_norm)


@dataclass(frozen=True)
class Dropout:
    """One call of a dropout: its rate, whether it was active, and what it was applied to."""

    rate: float
    active: bool
    applied_to: str
    node: Node
    whole: bool = False  # whole rows are dropped


def is_norm(module: nn.Module) -> bool:
    """A layer that is called a norm, or works as one, and has no other layers in it."""
    name = type(module).__name__.lower()
    if any(True for _ in module.children()):
        return False
    if type(module).__module__.startswith("torch.nn."):
        of_weights = type(module).__module__.startswith("torch.nn.utils")
        return "norm" in name and not of_weights
    return "norm" in name or forgets_the_size(module)


def few_batch_norms(model: nn.Module) -> list[nn.Module]:
    """Batch norms beside more norms of another kind: of convolutions, as in the Conformer."""
    norms = [module for module in model.modules() if is_norm(module)]
    kinds = nn.BatchNorm1d, nn.SyncBatchNorm
    found: list[nn.Module] = [module for module in norms if isinstance(module, kinds)]
    return found if 2 * len(found) < len(norms) else []


@torch.no_grad()
def forgets_the_size(module: nn.Module) -> bool:
    """Has it vectors of one length alone, and gives for ten times the input the same?"""
    vectors = list(module.parameters())
    sizes = {p.shape for p in vectors}
    if len(sizes) != 1 or vectors[0].dim() != 1 or len(vectors[0]) < 2:
        return False
    gain = vectors[0]
    if gain.device.type == "meta" or not gain.is_floating_point():
        return False
    x = torch.linspace(-1, 2, 6 * len(gain)).view(2, 3, -1).cos().to(gain)
    try:
        once, more = module.forward(x), module.forward(10 * x)
    except Exception:  # it is called with something else
        return False
    same = isinstance(once, Tensor) and once.shape == x.shape == more.shape
    return same and bool(once.any()) and torch.allclose(once, more, 1e-2, 1e-2)
