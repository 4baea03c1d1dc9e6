"""Sampling: the next token is drawn at random, so two runs generate (or continue) two texts."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import torch
import torch.nn.functional as F

from annotated.checks import check_ids, require
from annotated.decoding.greedy import (
    at_least_float32,
    check_decoding,
    empty_targets,
    generate_tokens,
    most_probable,
)
from annotated.decoding.kv_cache import CachedDecoder, open_decoder
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.transformer.decoder_only import DecoderOnly
    from annotated.transformer.model import EncoderDecoder


def check_sampling(temperature: float, top_k: int | None, top_p: float | None) -> None:
    """Validate the settings that reshape a distribution."""
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


def next_token_probabilities(
    logits: Float[Tensor, "R vocab"],
    temperature: float = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
) -> Float[Tensor, "R vocab"]:
    """Compute the softmax of the logits, sharper or flatter, and cut to its likeliest tokens.

    Args:
        temperature: the logits are divided by it. Below 1 the likely tokens get likelier,
            above 1 all get more alike.
        top_k: keep the k likeliest tokens (Fan et al., 2018).
        top_p: then keep the fewest likeliest tokens that together have a share of at
            least p (Holtzman et al., 2020).

    Returns:
        Probabilities (R, vocab): each row sums to 1, and what was cut has 0.
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
    """Find each number's token: the probabilities of a row are intervals that fill [0, 1)."""
    ends = probabilities.cumsum(dim=-1)  # (R, vocab)
    points = numbers.unsqueeze(1) * ends[:, -1:]  # the last end may be 0.9999999
    return torch.searchsorted(ends, points, right=True).squeeze(1)


def random_choice(
    targets: Int[Tensor, "B max_len"],
    generator: torch.Generator | None,
    temperature: float,
    top_k: int | None,
    top_p: float | None,
) -> Callable[[Tensor, Tensor, int], Tensor]:
    """Return a `choose` for `generate_tokens` that draws tokens at random.

    All random numbers are drawn now, so no row depends on when the others end.
    """
    check_sampling(temperature, top_k, top_p)
    source = targets.device if generator is None else generator.device
    numbers = torch.rand(targets.shape, generator=generator, device=source)
    numbers = numbers.to(targets.device)

    def choose(logits: Tensor, rows: Tensor, position: int) -> Tensor:
        probabilities = next_token_probabilities(logits, temperature, top_k, top_p)
        return sample_token(probabilities, numbers[rows, position])

    return choose


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

    Args:
        src, src_mask, max_len, bos_id, eos_id, cache: as for `greedy_decode`.
        temperature, top_k, top_p: as for `next_token_probabilities`.
        generator: the source of random numbers. The same seed gives the same result.

    Returns:
        Ids (B, T), T at most `max_len`, filled with the model's `pad_id` after an end.
    """
    check_decoding(model, src, src_mask, max_len, bos_id, eos_id)
    tgt = empty_targets(model, src, max_len, bos_id)
    choose = random_choice(tgt, generator, temperature, top_k, top_p)
    with eval_mode(model):
        decoder = open_decoder(model, src, src_mask, max_len, cache)
        return generate_tokens(decoder, tgt, eos_id, choose)


@torch.no_grad()
def continue_text(
    model: DecoderOnly,
    ids: Int[Tensor, "B T"],
    *,
    max_len: int,
    eos_id: int | None = None,
    temperature: float = 0.0,
    top_k: int | None = None,
    top_p: float | None = None,
    generator: torch.Generator | None = None,
) -> Int[Tensor, "B L"]:
    """Continue each text token by token, with the keys and values of earlier tokens kept.

    Args:
        ids: the beginnings (B, T), all of one length, such as `<s>` alone.
        max_len: length of the longest text, including its beginning.
        eos_id: the token that ends a text. With None, every text has `max_len` tokens.
        temperature: 0 picks the most probable token (greedy decoding); above 0, see
            `next_token_probabilities`, which `top_k` and `top_p` go to as well.
        generator: the source of random numbers. The same seed gives the same result.

    Returns:
        Ids (B, L), L at most `max_len`, filled with the model's `pad_id` after an end.
    """
    check_ids(ids, "ids", model.config.tgt_vocab)
    (n_texts, start), most = ids.shape, model.config.max_len
    require(
        isinstance(max_len, int) and start <= max_len <= most,
        f"max_len = {max_len} must be from the length of the beginning, {start}, to {most}",
    )
    text = F.pad(ids, (0, max_len - start), value=model.config.pad_id)  # (B, max_len)
    choose = most_probable
    if temperature != 0:
        choose = random_choice(text, generator, temperature, top_k, top_p)
    with eval_mode(model):
        decoder = CachedDecoder(model, None, None, max_len, beams=n_texts)
        for length in range(1, start):  # read the beginning, up to its last token
            decoder.next_logits(text[:, :length])
        return generate_tokens(decoder, text, eos_id, choose, start)
