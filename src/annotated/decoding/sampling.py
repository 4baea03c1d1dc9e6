"""Sampling: the next token is drawn at random, so two runs generate two texts."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import torch

from annotated.checks import require
from annotated.decoding.greedy import (
    at_least_float32,
    check_decoding,
    empty_targets,
    generate_tokens,
)
from annotated.decoding.kv_cache import open_decoder
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.transformer.model import EncoderDecoder


@torch.no_grad()
def sample(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int | None = None,
    cache: bool = True,
    temperature: float = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
    generator: torch.Generator | None = None,
) -> Int[Tensor, "B T"]:
    """Draw each next token from the model's distribution, reshaped by `next_token_probabilities`.

    The random numbers of all sentences are drawn at the start. What one sentence becomes
    does not depend on when the others end.

    Args:
        src, src_mask, max_len, bos_id, eos_id, cache: as for `greedy_decode`.
        temperature, top_k, top_p: as for `next_token_probabilities`.
        generator: the source of random numbers. With the same seed, the same result.

    Returns:
        Ids (B, T), T at most `max_len`, filled with the model's `pad_id` after an end.

    Raises:
        ValueError: for an argument out of its range.
    """
    check_decoding(model, src, src_mask, max_len, bos_id, eos_id)
    check_sampling(temperature, top_k, top_p)
    batch, device = src.shape[0], src.device
    source = device if generator is None else generator.device
    numbers = torch.rand(batch, max_len, generator=generator, device=source).to(device)

    def choose(logits: Tensor, rows: Tensor, position: int) -> Tensor:
        probabilities = next_token_probabilities(logits, temperature, top_k, top_p)
        return sample_token(probabilities, numbers[rows, position])

    with eval_mode(model):
        memory = model.encode(src, src_mask)
        decoder = open_decoder(model, memory, src_mask, max_len, cache)
        tgt = empty_targets(model, src, max_len, bos_id)
        return generate_tokens(decoder, tgt, eos_id, choose)


def next_token_probabilities(
    logits: Float[Tensor, "R vocab"],
    temperature: float = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
) -> Float[Tensor, "R vocab"]:
    """The softmax of the logits, made sharper or flatter, and cut to its likeliest tokens.

    Args:
        temperature: the logits are divided by it. Below 1 the likely tokens get likelier,
            above 1 all get more alike.
        top_k: keep the k likeliest tokens (Fan et al., 2018).
        top_p: then keep the fewest likeliest tokens that have a share of at least p
            together (Holtzman et al., 2020).

    Returns:
        Probabilities (R, vocab): each row sums to 1, and what was cut has 0.

    Raises:
        ValueError: for an argument out of its range.
    """
    check_sampling(temperature, top_k, top_p)
    probabilities = (at_least_float32(logits) / temperature).softmax(dim=-1)
    if top_k is None and top_p is None:
        return probabilities
    ranked, order = probabilities.sort(dim=-1, descending=True, stable=True)
    if top_k is not None:
        ranked[:, top_k:] = 0
    if top_p is not None and top_p < 1:
        before = ranked.cumsum(dim=-1) - ranked  # of all likelier tokens together
        ranked[before >= top_p * ranked.sum(dim=-1, keepdim=True)] = 0
    kept = torch.zeros_like(ranked).scatter(-1, order, ranked)
    return kept / kept.sum(dim=-1, keepdim=True)


def sample_token(
    probabilities: Float[Tensor, "R vocab"], numbers: Float[Tensor, " R"]
) -> Int[Tensor, " R"]:
    """Lay each row's probabilities end to end from 0 to 1: a number in [0, 1) falls into one."""
    ends = probabilities.cumsum(dim=-1)  # (R, vocab)
    points = numbers.unsqueeze(1) * ends[:, -1:]  # the last end may be 0.9999999
    return torch.searchsorted(ends, points, right=True).squeeze(1)


def check_sampling(temperature: float, top_k: int | None, top_p: float | None) -> None:
    require(
        isinstance(temperature, (int, float))
        and isfinite(temperature)
        and temperature >= 1e-6,
        f"temperature must be a finite number of at least 1e-6, got {temperature!r}: for the "
        "likeliest token alone use greedy_decode",
    )
    require(
        top_k is None
        or (isinstance(top_k, int) and not isinstance(top_k, bool) and top_k >= 1),
        f"top_k must be an integer of at least 1, got {top_k!r}: None keeps all tokens",
    )
    require(
        top_p is None or (isinstance(top_p, (int, float)) and 0 < top_p <= 1),
        f"top_p must be above 0 and at most 1, got {top_p!r}: None keeps all tokens",
    )
