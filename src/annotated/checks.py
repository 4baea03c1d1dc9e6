"""Input checks: what every public function refuses, and the words it refuses it with.

A wrong shape that goes unnoticed trains a wrong model, so each function of the package
looks at its input first. The checks live here to keep the other files about the
Transformer.

Two kinds of checks differ in cost. Shapes and types are known without looking at a
tensor's values, so every part checks them. Reading values makes a GPU wait for its
results, so ids and masks are read where they enter the model, and not where values
cannot be read at all (on the `meta` device, under `torch.compile`).
"""

from __future__ import annotations

import torch
from torch import Tensor


def require(condition: bool, message: str) -> None:
    """Raise `ValueError(message)` unless the condition holds.

    For checks that run once. What runs in every layer of every step is written as a
    plain `if`, so that the message is put together only when it is needed.
    """
    if not condition:
        raise ValueError(message)


def shape_of(tensor: Tensor) -> str:
    """The shape as it is written in messages: `(2, 5, 33)`."""
    return str(tuple(tensor.shape))


def values_can_be_read(tensor: Tensor) -> bool:
    return not (tensor.is_meta or torch.compiler.is_compiling())


def check_size(size: object, name: str) -> None:
    """Sizes are integers from 1. (Python counts True as 1; a size it is not.)"""
    if not isinstance(size, int) or isinstance(size, bool) or size < 1:
        raise ValueError(f"{name} must be an integer of at least 1, got {size!r}")
    if size >= 2**63:
        raise ValueError(f"{name} is too large: give an integer below 2**63")


def check_seed(seed: object) -> None:
    """Seeds are integers from 0 that PyTorch takes."""
    require(
        isinstance(seed, int) and 0 <= seed < 2**63,
        f"seed must be an integer from 0 to 2**63 - 1, got {seed!r}",
    )


def check_no_text(items: object, name: str) -> None:
    """A text is a sequence too, of its characters. Where texts are meant it is refused."""
    if isinstance(items, str | bytes):
        raise ValueError(
            f"{name} must be a list, got the text {items!r:.60}: write [{items!r:.60}]"
        )


def check_axes(x: Tensor, axes: str, name: str = "x") -> None:
    """The tensor has as many axes as are named, such as "B L d_model"."""
    if x.dim() != len(axes.split()):
        raise ValueError(
            f"{name} must have the axes ({', '.join(axes.split())}), got shape {shape_of(x)}: "
            "add the missing axis with unsqueeze, or join two with flatten"
        )


def check_ids(ids: Tensor, name: str, vocab_size: int | None = None) -> None:
    """Ids are a non-empty (B, L) tensor of integers, all of them below `vocab_size`."""
    if not isinstance(ids, Tensor):
        raise ValueError(
            f"{name} must be a tensor of ids, got {type(ids).__name__}: write torch.tensor({name})"
        )
    if ids.dim() != 2:
        raise ValueError(
            f"{name} must have shape (B, L), got {shape_of(ids)}: add a batch axis"
        )
    if ids.dtype not in (torch.int64, torch.int32):
        raise ValueError(
            f"{name} must hold integer ids, int64 or int32, got {ids.dtype}: convert with .long()"
        )
    if ids.numel() == 0:
        raise ValueError(
            f"{name} is empty, shape {shape_of(ids)}: give at least one token"
        )
    if vocab_size is not None and values_can_be_read(ids):
        low, high = (int(end) for end in ids.aminmax())
        if low < 0 or high >= vocab_size:
            raise ValueError(
                f"{name} holds ids from {low} to {high}, but the vocabulary has {vocab_size} "
                f"entries (0 to {vocab_size - 1}): check the tokenizer, or make the table larger"
            )


def check_length(ids: Tensor, name: str, max_len: int) -> None:
    """The model has a position for each of the ids (B, L)."""
    if ids.shape[1] > max_len:
        raise ValueError(
            f"{name} has shape {shape_of(ids)}, and the model has positions for max_len = "
            f"{max_len}: shorten the sequence, or build the model with a larger max_len"
        )


def check_same_batch(one: Tensor, other: Tensor, names: str = "src and tgt") -> None:
    if one.shape[0] != other.shape[0]:
        raise ValueError(
            f"{names} must have the same batch size, got shapes {shape_of(one)} and "
            f"{shape_of(other)}: give one target for each source"
        )


def check_features(x: Tensor, size: int, name: str = "x") -> None:
    """The last axis has the size that the layer was built for, and nothing is empty."""
    if x.dim() < 1 or x.shape[-1] != size:
        raise ValueError(
            f"{name} has shape {shape_of(x)}, but this layer was built for a last axis of {size}: "
            "give the layer that size, or project the input to it"
        )
    if x.numel() == 0:
        raise ValueError(
            f"{name} is empty, shape {shape_of(x)}: give at least one position"
        )


def check_attention(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None
) -> None:
    """Query, key, value (..., length, features) fit together, and the mask fits the scores."""
    problem = None
    if min(query.dim(), key.dim(), value.dim()) < 2:
        problem = "attention needs (..., length, features): add the missing axes"
    elif 0 in (query.numel(), key.numel(), value.numel()):
        problem = "attention got an empty sequence: give at least one position"
    elif not query.shape[:-2] == key.shape[:-2] == value.shape[:-2]:
        problem = (
            "query, key and value must share their batch axes: expand the smaller one, or "
            "check that source and target are the same batch"
        )
    elif not all(x.is_floating_point() for x in (query, key, value)):
        problem = (
            f"attention needs floating-point numbers, got {query.dtype}, {key.dtype} and "
            f"{value.dtype}: convert with .float()"
        )
    elif query.shape[-1] != key.shape[-1]:
        problem = "query and key must have the same last axis for their dot product"
    elif key.shape[-2] != value.shape[-2]:
        problem = (
            "key and value must have the same length, since each key has one value"
        )
    if problem:
        raise ValueError(
            f"{problem} (the shapes are query {shape_of(query)}, key {shape_of(key)}, "
            f"value {shape_of(value)})"
        )
    if mask is not None:
        check_mask_shape(mask, (*query.shape[:-1], key.shape[-2]))
        if mask.device != query.device:  # the fused kernel reads it all the same
            raise ValueError(
                f"mask is on {mask.device} and query on {query.device}: write "
                f"mask.to({str(query.device)!r})"
            )
        # A GPU would wait for this in every layer. There the model looks, and it alone.
        if not mask.is_cuda:
            check_each_query_has_a_key(mask)


def check_mask(mask: Tensor, scores_shape: tuple[int, ...], name: str = "mask") -> None:
    """The mask fits the scores (..., Q, K), and each query may attend to some key."""
    check_mask_shape(mask, scores_shape, name)
    check_each_query_has_a_key(mask, name)


def check_mask_shape(
    mask: Tensor, scores_shape: tuple[int, ...], name: str = "mask"
) -> None:
    """The mask is Boolean, and broadcasts to the scores."""
    if not isinstance(mask, Tensor):
        raise ValueError(f"{name} must be a Boolean tensor, got {type(mask).__name__}")
    if mask.dtype != torch.bool:
        raise ValueError(
            f"{name} must be Boolean with True = may attend, got {mask.dtype}: for a 0/1 mask "
            f"write {name}.bool(), for an additive one (0 and -inf) write {name} == 0"
        )
    # As many axes as the scores: a (B, K) mask would pass for a (Q, K) one whenever B equals Q.
    fits = mask.dim() == len(scores_shape) and all(
        size in (1, full) for size, full in zip(mask.shape, scores_shape, strict=True)
    )
    if not fits:
        raise ValueError(
            f"{name} has shape {shape_of(mask)}, which does not broadcast to the scores "
            f"{tuple(scores_shape)} = (..., queries, keys): give it as many axes, each of that "
            "size or 1, such as (B, 1, K) for padding and (1, Q, K) for a causal mask"
        )


def check_each_query_has_a_key(mask: Tensor, name: str = "mask") -> None:
    """A softmax over no keys has no answer (0/0), so a fully masked row is refused."""
    if not values_can_be_read(mask):
        return
    # Nearly always each may attend to the first key, and that is seen many times sooner.
    if mask[..., 0].all():
        return
    has_a_key = mask.any(dim=-1)
    if not has_a_key.all():
        row = tuple(int(i) for i in (~has_a_key).nonzero()[0])
        raise ValueError(
            f"{name} of shape {shape_of(mask)} masks every key for the query at {row} "
            "(batch and query index): let each query attend to at least one key, "
            "for example its own position, or leave that row out of the batch"
        )
