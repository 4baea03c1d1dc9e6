"""Input checks of all public functions, with messages that say what to do.

A wrong shape that goes unnoticed trains a wrong model, so each function of the package
checks its input first. The checks live here to keep the other files about the Transformer.

Shapes and types are known without reading a tensor's values, so every part checks them.
Reading values makes a GPU wait, so ids and masks are read only where they enter the model,
and not where they have no values (on the `meta` device, under `torch.compile`).
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import torch
from torch import Tensor


def require(condition: bool, message: str) -> None:
    """Raise `ValueError(message)` unless the condition holds.

    Checks that run in every layer are plain `if`s, which build their message only when it
    is needed.
    """
    if not condition:
        raise ValueError(message)


def import_library(name: str, use: str) -> ModuleType:
    """Import a library that a single use needs."""
    try:
        return import_module(name)
    except ImportError as error:
        message = f"{use} needs the library {name}: pip install {name}"
        raise ValueError(message) from error


def shape_of(tensor: Tensor) -> str:
    """Write a shape as messages do: `(2, 5, 33)`."""
    return str(tuple(tensor.shape))


def values_can_be_read(tensor: Tensor) -> bool:
    """Tell whether the tensor has values now."""
    return not (tensor.is_meta or torch.compiler.is_compiling())


def check_size(size: object, name: str) -> None:
    """Require an integer of at least 1. (To Python, True is one, too.)"""
    if not isinstance(size, int) or isinstance(size, bool) or size < 1:
        raise ValueError(f"{name} must be an integer of at least 1, got {size!r}")
    if size >= 2**63:
        raise ValueError(f"{name} is too large: give an integer below 2**63")


def check_seed(seed: object) -> None:
    """Require an integer from 0 that PyTorch takes as a seed."""
    if not isinstance(seed, int) or not 0 <= seed < 2**63:
        raise ValueError(f"seed must be an integer from 0 to 2**63 - 1, got {seed!r}")


def check_no_text(items: object, name: str) -> None:
    """Reject a text where a list is meant: it is a sequence, too, of its characters."""
    if isinstance(items, str | bytes):
        text = f"{items!r:.60}"
        raise ValueError(f"{name} must be a list, got the text {text}: write [{text}]")


def check_axes(x: Tensor, axes: str, name: str = "x") -> None:
    """Require a tensor with as many axes as are named, such as "B L d_model"."""
    if x.dim() != len(axes.split()):
        raise ValueError(
            f"{name} must have the axes ({', '.join(axes.split())}), got shape {shape_of(x)}: "
            "add the missing axis with unsqueeze, or join two with flatten"
        )


def check_ids(ids: Tensor, name: str, vocab_size: int | None = None) -> None:
    """Require a non-empty (B, L) tensor of integers, all of them below `vocab_size`."""
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
    """Require ids (B, L) that the model has positions for."""
    if ids.shape[1] > max_len:
        raise ValueError(
            f"{name} has shape {shape_of(ids)}, and the model has positions for max_len = "
            f"{max_len}: shorten the sequence, or build the model with a larger max_len"
        )


def check_same_batch(one: Tensor, other: Tensor, names: str = "src and tgt") -> None:
    """Require two tensors of the same batch size."""
    if one.shape[0] != other.shape[0]:
        raise ValueError(
            f"{names} must have the same batch size, got shapes {shape_of(one)} and "
            f"{shape_of(other)}: give one target for each source"
        )


def check_features(x: Tensor, size: int, name: str = "x") -> None:
    """Require the last axis that the layer was built for, and at least one position."""
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
    """Require query, key, value (..., length, features) and a mask that fit together."""
    problem = ""
    if min(query.dim(), key.dim(), value.dim()) < 2:
        problem = "attention needs (..., length, features): add the missing axes"
    elif 0 in (query.numel(), key.numel(), value.numel()):
        problem = "attention got an empty sequence: give at least one position"
    elif not query.shape[:-2] == key.shape[:-2] == value.shape[:-2]:
        problem = (
            "query, key and value must share their batch axes: expand the smaller one"
        )
    elif not all(x.is_floating_point() for x in (query, key, value)):
        types = f"{query.dtype}, {key.dtype} and {value.dtype}"
        problem = f"attention needs floating-point numbers, got {types}: use .float()"
    elif query.shape[-1] != key.shape[-1]:
        problem = "query and key must have the same last axis for their dot product"
    elif key.shape[-2] != value.shape[-2]:
        problem = "key and value must have the same length: one value for each key"
    if problem:
        raise ValueError(
            f"{problem} (the shapes are query {shape_of(query)}, key {shape_of(key)}, "
            f"value {shape_of(value)})"
        )
    if mask is not None:
        check_mask_shape(mask, (*query.shape[:-1], key.shape[-2]))
        if mask.device != query.device:  # the fused kernel would read it nevertheless
            raise ValueError(
                f"mask is on {mask.device} and query on {query.device}: write "
                f"mask.to({str(query.device)!r})"
            )
        # A GPU would wait for this in every layer; there only the model checks it.
        if not mask.is_cuda:
            check_each_query_has_a_key(mask)


def check_mask(mask: Tensor, scores_shape: tuple[int, ...], name: str = "mask") -> None:
    """Require a mask for the scores (..., Q, K) that leaves each query some key."""
    check_mask_shape(mask, scores_shape, name)
    check_each_query_has_a_key(mask, name)


def check_mask_shape(
    mask: Tensor, scores_shape: tuple[int, ...], name: str = "mask"
) -> None:
    """Require a Boolean mask that broadcasts to the scores."""
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
    """Reject a fully masked row: a softmax over no keys has no answer (0/0)."""
    if not values_can_be_read(mask):
        return
    # Nearly always each query may attend to the first key, which is much faster to check.
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
