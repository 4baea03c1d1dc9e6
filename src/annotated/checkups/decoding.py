"""Checks of greedy decoding: a user's own function against the plainest one there is."""

from __future__ import annotations

import inspect

import torch
from torch import Tensor, nn

from annotated.checkups.report import Check, Finding, Skip, passed_if
from annotated.checkups.subject import Subject

STEPS = 9


def plain_greedy(subject: Subject, src: Tensor | None, steps: int) -> Tensor:
    """The whole target through the model at every step. Slow, and hard to get wrong."""
    tgt = torch.full((len(src), 1), subject.bos_id, device=subject.device)
    ended = torch.zeros(len(src), dtype=torch.bool, device=subject.device)
    while tgt.shape[1] < steps and not ended.all():
        new = subject.logits(src, tgt)[:, -1].argmax(-1)
        if subject.pads is not None:
            new = new.masked_fill(ended, subject.pads[1])
        tgt = torch.cat([tgt, new[:, None]], 1)
        ended |= new == (-1 if subject.eos_id is None else subject.eos_id)
    return tgt


def decoded(subject: Subject, src: Tensor, model=None, **options) -> Tensor:
    if subject.decode is None or subject.src_vocab is None:
        raise Skip("say decode=lambda model, src, max_len: … to have decoding checked")
    if subject.bos_id is None:
        raise Skip("say bos_id=…, the token that starts a target")
    model = subject.model if model is None else model
    steps = subject.fit(STEPS)
    ids = subject.decode(model, src, steps, **options)
    return ids if isinstance(ids, Tensor) else torch.tensor(ids, device=src.device)


def until_end(row: list[int], subject: Subject) -> list[int]:
    """A target up to its end token: what comes after is filling."""
    if subject.eos_id in row:
        return row[: row.index(subject.eos_id) + 1]
    while subject.pads is not None and row and row[-1] == subject.pads[1]:
        row = row[:-1]
    return row


def rows(ids: Tensor, subject: Subject) -> list[list[int]]:
    return [until_end(row, subject) for row in ids.tolist()]


def is_greedy(subject: Subject) -> Finding:
    """The same tokens as decoding without any cache."""
    src = subject.src()
    given = decoded(subject, src)
    plain = plain_greedy(subject, src, subject.fit(STEPS))
    same = [
        a == b for a, b in zip(rows(given, subject), rows(plain, subject), strict=True)
    ]
    text = f"{sum(same)} of {len(same)} targets are those of plain greedy decoding"
    if not all(same):
        at = same.index(False)
        text += f"; {rows(given, subject)[at]} for {rows(plain, subject)[at]}"
    return passed_if(all(same), text)


def starts_right(subject: Subject) -> Finding:
    """The first token is the start token, and that is not padding."""
    first = decoded(subject, subject.src())[:, 0].tolist()
    if subject.pads is not None and subject.pads[1] in first:
        return passed_if(False, f"it starts with {first[0]}, the padding")
    return passed_if(
        set(first) == {subject.bos_id}, f"it starts with {sorted(set(first))}"
    )


def stops(subject: Subject) -> Finding:
    """Not longer than asked for; nothing but filling after the end token."""
    given = decoded(subject, subject.src())
    limit = subject.fit(STEPS)
    if given.shape[1] > limit:
        return passed_if(False, f"{given.shape[1]} tokens where max_len was {limit}")
    if subject.eos_id is None:
        return passed_if(
            True, f"{given.shape[1]} tokens, max_len {limit}; no eos_id given"
        )
    filling = {subject.eos_id, *(subject.pads or ())}
    # Make the model end at once: the loudest word is now the end.
    model = ends_at_once(subject)
    given = decoded(subject, subject.src(), model)
    after = set(given[:, 2:].flatten().tolist()) - filling
    text = f"a model that ends at once gives {given.shape[1]} tokens"
    return passed_if(
        not after and given.shape[1] <= 3, f"{text}, after the end {after or '{}'}"
    )


def ends_at_once(subject: Subject) -> nn.Module:
    """A copy whose last layer always prefers the end token."""
    model = subject.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function: it cannot be made to end")
    heads = [
        m
        for m in model.modules()
        if isinstance(m, nn.Linear) and m.out_features == subject.tgt_vocab
    ]
    if not heads or heads[-1].bias is None:
        raise Skip(
            "no last layer with a bias was found, so no model could be made to end"
        )
    with torch.no_grad():
        heads[-1].bias[subject.eos_id] = 1e4
    return model


def decodes_in_evaluation(subject: Subject) -> Finding:
    """Given a model in training mode, it gives the same twice, and that of evaluation mode."""
    model = subject.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function, without modes")
    src = subject.src()
    active = 0
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = max(module.p, 0.5)  # so that chance cannot hide it
            active += 1
    if not active:
        raise Skip("the model has no nn.Dropout")
    wanted = rows(decoded(subject, src, model.eval()), subject)
    same = [
        rows(decoded(subject, src, model.train()), subject) == wanted for _ in range(3)
    ]
    return passed_if(all(same), f"{sum(same)} of 3 runs in training mode give the same")


def cached_is_uncached(subject: Subject) -> Finding:
    """If decoding takes `cache`, both ways give the same tokens."""
    if subject.decode is None:
        raise Skip("say decode=lambda model, src, max_len: … to have decoding checked")
    if "cache" not in inspect.signature(subject.decode).parameters:
        raise Skip("decode takes no argument `cache`")
    src = subject.src()
    both = [
        rows(decoded(subject, src, cache=cache), subject) for cache in (True, False)
    ]
    same = sum(a == b for a, b in zip(*both, strict=True))
    return passed_if(both[0] == both[1], f"{same} of {len(src)} targets are the same")


DECODING = [
    Check(
        "decoding is greedy",
        is_greedy,
        "the same tokens as without any cache",
        "a cache whose positions or masks are off by one, or logits of another position",
        17,
    ),
    Check(
        "cached decoding = uncached",
        cached_is_uncached,
        "the same tokens",
        "the position of the new token is not handed on",
        17,
    ),
    Check(
        "decoding starts with the start token",
        starts_right,
        "bos_id",
        "a target that starts with 0, which is the padding",
        17,
    ),
    Check(
        "decoding stops",
        stops,
        "at most max_len tokens, and an end once all have ended",
        "the end token is never compared, or only for the first sentence",
        17,
    ),
    Check(
        "decoding is in evaluation mode",
        decodes_in_evaluation,
        "the same tokens every time",
        "model.eval() is missing, so dropout makes each step another model",
        17,
    ),
]
