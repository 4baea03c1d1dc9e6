"""Input checks: what every public function refuses, and the words it refuses it with.

A wrong shape that goes unnoticed trains a wrong model, so each function of the package
looks at its input first. The checks live here to keep the other files about the
Transformer. A check that has to read values (and not only shapes) costs a wait on a
GPU; those are skipped where values cannot be read (on the `meta` device, under
`torch.compile`).
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor


def require(condition: bool, message: str | Callable[[], str]) -> None:
    """Raise `ValueError(message)` unless the condition holds.

    What is checked in every layer of every step gives a function that writes the
    message: writing takes longer than checking, and `torch.compile` cannot write a
    shape that varies.
    """
    if not condition:
        raise ValueError(message() if callable(message) else message)


def shape_of(tensor: Tensor) -> str:
    """The shape as it is written in messages: `(2, 5, 33)`."""
    return str(tuple(tensor.shape))


def values_can_be_read(tensor: Tensor) -> bool:
    return not (tensor.is_meta or torch.compiler.is_compiling())


def check_size(size: object, name: str) -> None:
    """Sizes are whole numbers from 1. (Python counts True as 1; a size it is not.)"""
    require(
        isinstance(size, int) and not isinstance(size, bool) and size >= 1,
        lambda: f"{name} must be a whole number of at least 1, got {size!r}",
    )


def check_axes(x: Tensor, axes: str, name: str = "x") -> None:
    """The tensor has as many axes as are named, such as "B L d_model"."""
    require(
        x.dim() == len(axes.split()),
        lambda: (
            f"{name} must have the axes ({', '.join(axes.split())}), got shape {shape_of(x)}: "
            "add the missing axis with unsqueeze, or join two with flatten"
        ),
    )


def check_ids(
    ids: Tensor, name: str, vocab_size: int | None = None, max_len: int | None = None
) -> None:
    """Ids are a non-empty (B, L) tensor of integers: below `vocab_size`, at most `max_len` long."""
    require(
        isinstance(ids, Tensor),
        lambda: (
            f"{name} must be a tensor of ids, got {type(ids).__name__}: write torch.tensor({name})"
        ),
    )
    require(
        ids.dim() == 2,
        lambda: f"{name} must have shape (B, L), got {shape_of(ids)}: add a batch axis",
    )
    require(
        ids.dtype in (torch.int64, torch.int32),
        lambda: (
            f"{name} must hold integer ids, int64 or int32, got {ids.dtype}: convert with .long()"
        ),
    )
    require(
        ids.numel() > 0,
        lambda: f"{name} is empty, shape {shape_of(ids)}: give at least one token",
    )
    require(
        max_len is None or ids.shape[1] <= max_len,
        lambda: (
            f"{name} has shape {shape_of(ids)}, and the model has positions for max_len = "
            f"{max_len}: shorten the sequence, or build the model with a larger max_len"
        ),
    )
    if vocab_size is not None and values_can_be_read(ids):
        low, high = (int(end) for end in ids.aminmax())
        require(
            low >= 0 and high < vocab_size,
            lambda: (
                f"{name} holds ids from {low} to {high}, but the vocabulary has {vocab_size} "
                f"entries (0 to {vocab_size - 1}): check the tokenizer, or make the table larger"
            ),
        )


def check_same_batch(src: Tensor, tgt: Tensor, names: str = "src and tgt") -> None:
    require(
        src.shape[0] == tgt.shape[0],
        lambda: (
            f"{names} must have the same batch size, got shapes {shape_of(src)} and "
            f"{shape_of(tgt)}: give one target for each source"
        ),
    )


def check_features(x: Tensor, size: int, name: str = "x") -> None:
    """The last axis has the size that the layer was built for, and nothing is empty."""
    require(
        x.dim() >= 1 and x.shape[-1] == size,
        lambda: (
            f"{name} has shape {shape_of(x)}, but this layer was built for a last axis of {size}: "
            "give the layer that size, or project the input to it"
        ),
    )
    require(
        x.numel() > 0,
        lambda: f"{name} is empty, shape {shape_of(x)}: give at least one position",
    )


def check_attention(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None
) -> None:
    """Query, key, value (..., length, features) fit together, and the mask fits the scores."""

    def shapes() -> str:
        return f"query {shape_of(query)}, key {shape_of(key)}, value {shape_of(value)}"

    require(
        min(query.dim(), key.dim(), value.dim()) >= 2,
        lambda: (
            f"attention needs (..., length, features), got {shapes()}: add the missing axes"
        ),
    )
    require(
        all(x.numel() > 0 for x in (query, key, value)),
        lambda: (
            f"attention got an empty sequence, {shapes()}: give at least one position"
        ),
    )
    require(
        query.shape[:-2] == key.shape[:-2] == value.shape[:-2],
        lambda: (
            f"query, key and value must share their batch axes, got {shapes()}: "
            "expand the smaller one, or check that source and target are the same batch"
        ),
    )
    require(
        all(x.is_floating_point() for x in (query, key, value)),
        lambda: (
            f"attention needs floating-point numbers, got query {query.dtype}, key {key.dtype}, "
            f"value {value.dtype}: convert with .float()"
        ),
    )
    require(
        query.shape[-1] == key.shape[-1],
        lambda: (
            f"query and key must have the same last axis for their dot product, got {shapes()}"
        ),
    )
    require(
        key.shape[-2] == value.shape[-2],
        lambda: (
            f"key and value must have the same length, one value for each key, got {shapes()}"
        ),
    )
    if mask is not None:
        check_mask(mask, (*query.shape[:-1], key.shape[-2]))
        require(  # the fused kernel does not ask, and reads whatever stands there
            mask.device == query.device,
            lambda: (
                f"mask is on {mask.device} and query on {query.device}: write "
                f"mask.to({str(query.device)!r})"
            ),
        )


def check_mask(mask: Tensor, scores_shape: tuple[int, ...], name: str = "mask") -> None:
    """The mask is Boolean, broadcasts to the scores (..., Q, K), and lets each query see a key."""
    require(
        isinstance(mask, Tensor),
        lambda: f"{name} must be a Boolean tensor, got {type(mask).__name__}",
    )
    require(
        mask.dtype == torch.bool,
        lambda: (
            f"{name} must be Boolean with True = may attend, got {mask.dtype}: for a 0/1 mask "
            f"write {name}.bool(), for an additive one (0 and -inf) write {name} == 0"
        ),
    )
    # As many axes as the scores: a (B, K) mask would pass for a (Q, K) one whenever B equals Q.
    fits = mask.dim() == len(scores_shape) and all(
        size in (1, full) for size, full in zip(mask.shape, scores_shape, strict=True)
    )
    require(
        fits,
        lambda: (
            f"{name} has shape {shape_of(mask)}, which does not broadcast to the scores "
            f"{tuple(scores_shape)} = (..., queries, keys): give it as many axes, each of that "
            "size or 1, such as (B, 1, K) for padding and (1, Q, K) for a causal mask"
        ),
    )
    check_each_query_sees_a_key(mask, name)


def check_each_query_sees_a_key(mask: Tensor, name: str = "mask") -> None:
    """A softmax over no keys has no answer (0/0), so a row that hides every key is refused.

    A model hands the same mask to all its layers, so a mask that was looked at is
    marked and not looked at again until it is written to.
    """
    if not values_can_be_read(mask):
        return
    # A copy takes the mark with it, so the mark says which tensor it was put on.
    seen = None if mask.is_inference() else (id(mask), mask._version)
    if seen is not None and getattr(mask, "seen", None) == seen:
        return
    sees_a_key = mask.any(dim=-1)
    if not sees_a_key.all():
        row = tuple(int(i) for i in (~sees_a_key).nonzero()[0])
        raise ValueError(
            f"{name} of shape {shape_of(mask)} hides every key from the query at {row} "
            "(batch and query index): let each query see at least one key, "
            "for example its own position, or leave that row out of the batch"
        )
    mask.seen = seen
