"""What the checks of decoding compare with: the plainest decoding, and models that show more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import Skip
from transformer_checkup.isolation import copy_of
from transformer_checkup.model_under_test import BATCH, ModelUnderTest
from transformer_checkup.once import once

STEPS = 9
PROMPT = 4


def require_decoding(
    tested: ModelUnderTest,
) -> tuple[Callable[..., Any], Tensor, Tensor]:
    """The function under test, what it is given, and what its results begin with: (B, n).

    With a source, that is the start token. A decoder alone is given a prompt and goes on
    with it.
    """
    if tested.is_encoder:
        raise Skip("an encoder alone does not decode")
    src = tested.src()
    given = "prompt" if src is None else "src"
    if tested.decode is None:
        text = f"say decode=lambda model, {given}, max_len: … to have decoding checked"
        raise Skip(text)
    if src is None:
        prompt = tested.tgt(BATCH, min(PROMPT, tested.fit(STEPS) - 1))
        return tested.decode, prompt, prompt
    if tested.bos_id is None:
        raise Skip("say bos_id=…, the token that starts a target")
    return tested.decode, src, src.new_full((len(src), 1), tested.bos_id)


def other_given(tested: ModelUnderTest) -> Tensor:
    """Another source, or another prompt."""
    _, given, _ = require_decoding(tested)
    return tested.other(given, tested.src_vocab or tested.tgt_vocab)


def plain_greedy(
    tested: ModelUnderTest, steps: int, model: Any = None
) -> list[list[int]]:
    """The whole target through the model at every step. Slow, and hard to get wrong."""
    return targets_in(plain_ids(tested, steps, model, tested.eos_id), tested)


def plain_ids(
    tested: ModelUnderTest, steps: int, model: Any, eos_id: int | None
) -> Tensor:
    """The same as ids (B, T). Without `eos_id` no row ends."""
    tgt = require_decoding(tested)[2]
    ended = torch.zeros(len(tgt), dtype=torch.bool, device=tested.device)
    while tgt.shape[1] < steps and not ended.all():
        new = tested.logits(tested.src(), tgt, model)[:, -1].argmax(-1)
        if tested.pad_ids is not None:
            new = new.masked_fill(ended, tested.pad_ids[1])
        tgt = torch.cat([tgt, new[:, None]], 1)
        ended |= new == (-1 if eos_id is None else eos_id)
    return tgt


def decoded(
    tested: ModelUnderTest, model: Any = None, src: Tensor | None = None, **options: Any
) -> Tensor:
    """The ids that the function under test gives, for these sources or the usual ones.

    The model is in evaluation mode, unless the caller gives another: only one check asks
    whether decoding sees to that itself.
    """
    decode, usual, _ = require_decoding(tested)
    src = usual if src is None else src
    if model is None:
        model = tested.model
        if isinstance(model, nn.Module):
            model.eval()
    ids = decode(model, src, tested.fit(STEPS), **options)
    return ids if isinstance(ids, Tensor) else torch.tensor(ids, device=src.device)


def up_to_the_end(row: list[int], tested: ModelUnderTest) -> list[int]:
    """A target up to its end token, or to the first padding after its start.

    What follows is undefined: some decoders mask padding that was generated, some do not.
    """
    if tested.eos_id in row:
        row = row[: row.index(tested.eos_id) + 1]
    pad_id = None if tested.pad_ids is None else tested.pad_ids[1]
    return row[: row.index(pad_id, 1)] if pad_id in row[1:] else row


def targets_in(ids: Tensor, tested: ModelUnderTest) -> list[list[int]]:
    return [up_to_the_end(row, tested) for row in ids.tolist()]


@torch.no_grad()
def louder(tested: ModelUnderTest) -> Any:
    """A copy in which attention is sharp, so that padding would be heard in the tokens."""
    model = tested.copy()
    if isinstance(model, nn.Module) and not tested.trained:
        for parameter in model.parameters():
            if parameter.dim() > 1:
                parameter *= 1.5
    return model


@once
def uneven_model(tested: ModelUnderTest) -> tuple[nn.Module, list[list[int]]] | None:
    """A copy whose end token has changed places with another, and the targets it gives."""
    for base in variants(tested):
        for token in tokens_at_uneven_steps(tested, base):
            model = with_tokens_swapped(tested, base, token)
            if model is None:
                return None
            rows = plain_greedy(tested, tested.fit(STEPS), model)
            ends = {len(row) for row in rows if tested.eos_id in row}
            if ends and min(ends) < max(map(len, rows)):
                return model, rows
    return None


def variants(tested: ModelUnderTest) -> Iterator[Any]:
    """The model, and others that write other tokens; each is made when it is needed."""
    yield tested.model
    yield louder(tested)
    for seed in range(6):
        yield with_another_output(tested, seed)


def tokens_at_uneven_steps(tested: ModelUnderTest, model: Any) -> list[int]:
    """Tokens that rows without an end write first in different steps: each could be the end."""
    ids = plain_ids(tested, tested.fit(STEPS), model, None)
    begin = require_decoding(tested)[2].shape[1]
    rows = [row[begin:] for row in ids.tolist()]
    special = tested.special_ids - {tested.eos_id}
    tokens = sorted({token for row in rows for token in row} - special)

    def first_steps(token: int) -> set[int]:
        return {row.index(token) if token in row else len(row) for row in rows}

    return [token for token in tokens if len(first_steps(token)) > 1]


@torch.no_grad()
def with_another_output(tested: ModelUnderTest, seed: int) -> Any:
    """A copy with a random output projection of its own: a tied one repeats its tokens."""
    model = tested.copy()
    generator = torch.Generator().manual_seed(seed)
    for linear in output_layers(tested, model):
        random = torch.randn(linear.weight.shape, generator=generator)
        linear.weight = nn.Parameter(random.to(linear.weight))
    return model


def output_layers(tested: ModelUnderTest, model: Any) -> list[nn.Linear]:
    """The last linear layer that is as wide as the vocabulary, if there is one."""
    modules = model.modules() if isinstance(model, nn.Module) else ()
    linears = [m for m in modules if isinstance(m, nn.Linear)]
    return [m for m in linears if m.out_features == tested.tgt_vocab][-1:]


@torch.no_grad()
def with_tokens_swapped(
    tested: ModelUnderTest, base: Any, token: int
) -> nn.Module | None:
    model = copy_of(base)
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function: it cannot be made to end")
    pair, back = [tested.eos_id, token], [token, tested.eos_id]
    layers = output_layers(tested, model)
    for p in (p for linear in layers for p in linear.parameters()):
        p[pair] = p[back].clone()
    return model if layers else None
