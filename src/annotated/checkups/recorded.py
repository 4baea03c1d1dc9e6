"""What a recorder writes down: attentions, linear layers, look-ups and dropouts."""

from __future__ import annotations

from dataclasses import dataclass, field

from torch import Tensor, nn


@dataclass
class Attention:
    """Weights (..., Q, K) of one attention, and the projections that were made before it.

    Attributes:
        path: of the module in which the weights were computed.
        used: the weights as they were multiplied with the values; values: the product.
        n_linears: how many linear layers were called before it.
        fused: it is one of PyTorch's own, so that `used` and `values` are not seen.
        projected: a product of the values with a parameter follows, such as an einsum.
    """

    weights: Tensor
    projections: list[Tensor] = field(default_factory=list)
    path: str = ""
    used: Tensor | None = None
    values: Tensor | None = None
    n_linears: int = 0
    fused: bool = False
    projected: bool = False


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


@dataclass(frozen=True)
class Lookup:
    """One call of an embedding."""

    ids: Tensor
    weight: Tensor
    padding_idx: int | None
    max_norm: float | None


@dataclass(frozen=True)
class Dropout:
    """One call of a dropout: its rate, whether it was active, and what it was applied to."""

    rate: float
    active: bool
    applied_to: str
    whole: bool = False  # whole rows are dropped


def is_norm(module: nn.Module) -> bool:
    """A layer that is called a norm and has no other layers in it (and is no weight norm)."""
    name = type(module).__name__.lower()
    of_weights = type(module).__module__.startswith("torch.nn.utils")
    return (
        "norm" in name and not of_weights and not any(True for _ in module.children())
    )
