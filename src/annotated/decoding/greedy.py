"""From a trained model to a sequence, one token at a time: greedy decoding.

A sentence that has ended leaves the batch, so that no work is done for it. Sampling and
beam search use the parts of this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import torch

from annotated.checks import check_ids, check_mask, require
from annotated.decoding.kv_cache import CachedDecoder, UncachedDecoder, open_decoder
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.transformer.model import EncoderDecoder


def check_decoding(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    max_len: int,
    bos_id: int,
    eos_id: int | None,
) -> None:
    """Validate the arguments shared by all ways of decoding."""
    config = model.config
    check_ids(src, "src")
    if src_mask is not None:  # one row of keys, for every token that will be decoded
        check_mask(src_mask, (src.shape[0], 1, src.shape[1]), "src_mask")
    require(
        isinstance(max_len, int) and 1 <= max_len <= config.max_len,
        f"max_len = {max_len} must be from 1 to the model's own max_len = {config.max_len}",
    )
    for name, token_id in [("bos_id", bos_id), ("eos_id", eos_id)]:
        optional = name == "eos_id" and token_id is None
        require(
            optional
            or (isinstance(token_id, int) and 0 <= token_id < config.tgt_vocab),
            f"{name} = {token_id} is not in the target vocabulary of {config.tgt_vocab} entries",
        )
    require(
        config.pad_id not in (bos_id, eos_id),
        f"bos_id = {bos_id} or eos_id = {eos_id} is also the model's pad_id: a token that is "
        "masked as padding is never learned; give each its own id",
    )


def check_logits(logits: Float[Tensor, "R vocab"]) -> None:
    """Reject NaN, which a model gives after a broken training: argmax would take id 0."""
    require(
        not bool(logits.isnan().any()),
        "the model's logits are NaN: look for NaN in its weights and load an earlier checkpoint, "
        "or decode in float32 if float16 has overflowed",
    )


def at_least_float32(logits: Float[Tensor, "R vocab"]) -> Float[Tensor, "R vocab"]:
    """Convert half precision, which has too few digits for sums of probabilities."""
    return logits.to(torch.promote_types(logits.dtype, torch.float32))


def empty_targets(
    model: EncoderDecoder, src: Int[Tensor, "B S"], max_len: int, bos_id: int
) -> Int[Tensor, "B max_len"]:
    """Return a target for each source: `bos_id`, and room for the rest."""
    tgt = torch.full((len(src), max_len), model.config.pad_id, device=src.device)
    tgt[:, 0] = bos_id
    return tgt


def generate_tokens(
    decoder: CachedDecoder | UncachedDecoder,
    tgt: Int[Tensor, "B max_len"],
    eos_id: int | None,
    choose: Callable[[Tensor, Tensor, int], Tensor],
    start: int = 1,
) -> Int[Tensor, "B T"]:
    """Generate one token after the other into `tgt`, which holds a start and room for the rest.

    Args:
        start: how many tokens of `tgt` are given.
        choose: maps the logits (R, vocab), the rows of `tgt` (R) that they belong to and
            the position that comes next to the R next tokens.
    """
    rows = torch.arange(tgt.shape[0], device=tgt.device)  # those that have not ended
    end = -1 if eos_id is None else eos_id  # no token has the id -1
    for position in range(start, tgt.shape[1]):
        logits = decoder.next_logits(tgt[rows, :position])  # (R, vocab)
        check_logits(logits)
        next_id = choose(logits, rows, position)  # (R,)
        tgt[rows, position] = next_id
        going_on = (next_id != end).nonzero().squeeze(1)
        if len(going_on) == 0:
            return tgt[:, : position + 1]
        if len(going_on) < len(rows):
            decoder.reorder(going_on, going_on)
            rows = rows[going_on]
    return tgt


def most_probable(
    logits: Float[Tensor, "R vocab"], rows: Int[Tensor, " R"], position: int
) -> Int[Tensor, " R"]:
    """Choose the most probable token of each row."""
    return logits.argmax(-1)


@torch.no_grad()
def greedy_decode(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int | None = None,
    cache: bool = True,
) -> Int[Tensor, "B T"]:
    """Pick the most probable next token, again and again. (The paper: beam search, section 6.1.)

    Args:
        src, src_mask: ids (B, S) and mask (B, 1, S), as for `model.encode`.
        max_len: length of the longest result, including the `bos_id` at its start.
        bos_id: the token that starts each target.
        eos_id: the token that ends one; the rest is filled with the model's `pad_id`.
            With None, every target has `max_len` tokens.
        cache: keep keys and values between steps. The result is the same, only sooner.

    Returns:
        Ids (B, T), T at most `max_len`, each row starting with `bos_id`.
    """
    check_decoding(model, src, src_mask, max_len, bos_id, eos_id)
    with eval_mode(model):
        decoder = open_decoder(model, src, src_mask, max_len, cache)
        tgt = empty_targets(model, src, max_len, bos_id)
        return generate_tokens(decoder, tgt, eos_id, most_probable)
