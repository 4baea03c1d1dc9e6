"""Who attends to whom: read from attention weights, and told in words."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record

ENCODER, DECODER, CROSS = "encoder", "decoder", "cross-attention"


def place_of(
    attention: Attention, tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> str | None:
    """In which of the three places an attention stands, by the lengths of its axes."""
    n_tgt = tgt.shape[1]
    if tested.is_encoder:
        return ENCODER if attention.weights.shape[-2:] == (n_tgt, n_tgt) else None
    n_src = None if src is None else src.shape[1]
    if n_src == n_tgt:  # then nothing can be told from the lengths
        return None
    places = {(n_src, n_src): ENCODER, (n_tgt, n_tgt): DECODER, (n_tgt, n_src): CROSS}
    return places.get(tuple(attention.weights.shape[-2:]))


def cut_to_the_target(tested: ModelUnderTest) -> list[str]:
    """Attentions that get as many keys as the target has tokens, and no more than the source.

    The target is once shorter than the source, and once longer.
    """
    lengths = (7, 5), (4, 6)
    if tested.src_vocab is None or tested.fit(7) < 7:
        return []
    passes = [
        record(tested, tested.src(2, n_src), tested.tgt(2, n_tgt)).attentions
        for n_src, n_tgt in lengths
    ]
    if len(passes[0]) != len(passes[1]):
        return []
    sizes = [[tuple(a.weights.shape[-2:]) for a in found] for found in passes]
    return [
        short.path
        for short, one, other in zip(passes[0], *sizes, strict=True)
        if (one, other) == ((5, 5), (6, 4))
    ]


def in_words(place: str, path: str) -> str:
    """ "the encoder's self-attention (encoder.0.attend)" """
    name = place if place == CROSS else f"the {place}'s self-attention"
    return f"{name} ({path})" if path else name


def seen(weights: Tensor) -> Tensor:
    """(Q, K), True where any query of any head and example puts weight on the key."""
    return (weights > 0).flatten(0, -3).any(0)


def hidden_by_head(weights: Tensor) -> Tensor:
    """(…, Q, K), True where no example puts weight; a head on its own where heads are told."""
    return (weights == 0).all(0)


def pattern(visible: Tensor) -> str:
    """A name for what is hidden in (Q, K), as the end of a sentence; "" where nothing is."""
    queries, keys = visible.shape
    ones = torch.ones_like(visible)
    if visible.all():
        return ""
    if torch.equal(visible, ones.tril()):
        return "attends to no later one: it is causal"
    if torch.equal(visible, ones.triu()):
        return "attends to no earlier one: the causal mask is upside down"
    if torch.equal(visible, ~torch.eye(queries, keys).bool().to(visible.device)):
        return "does not attend to itself: the diagonal is masked"
    if torch.equal(visible, ones.tril(-1)) or torch.equal(visible, ones.triu(1)):
        return "does not attend to itself: the mask is off by one"
    behind, ahead = reach(visible)
    if torch.equal(visible, ones.tril(ahead).triu(-behind)):
        return f"attends to a window, {behind} tokens back and {ahead} ahead"
    if at := tokens_that_all_see(visible):
        return f"attends to a window, and to position {', '.join(map(str, at))} from anywhere"
    columns = visible.any(0)
    if torch.equal(visible, columns.expand_as(visible)):
        never = [i for i, one in enumerate(columns.tolist()) if not one]
        return f"never attends to position {', '.join(map(str, never))}"
    return f"attends to {int(visible.sum())} of {visible.numel()} pairs"


def tokens_that_all_see(visible: Tensor) -> list[int]:
    """Positions that all see, where else each sees a window as wide on both sides (Longformer).

    They may see all themselves.
    """
    if visible.shape[0] != visible.shape[1]:
        return []
    by_all = visible.all(0)
    wide = by_all | (by_all & visible.all(1))[:, None]
    behind, ahead = reach(visible & ~wide)
    window = torch.ones_like(visible).tril(ahead).triu(-behind)
    if behind != ahead or not torch.equal(visible, window | wide):
        return []
    return (by_all & ~window.all(0)).nonzero().flatten().tolist()


def is_window_of_the_past(visible: Tensor) -> bool:
    """Does each of (Q, K) see itself and as many before it as the others, and not all of them?"""
    back = reach(visible)[0]
    window = torch.ones_like(visible).tril().triu(-back)
    return 0 < back < len(visible) - 1 and torch.equal(visible, window)


def who_looks_ahead(found: list[Attention], length: int) -> str:
    """Which self-attentions of this length see later tokens, and how many of them."""
    own = [a for a in found if a.weights.shape[-2:] == (length, length)]
    ahead = [(a.path, reach(seen(a.weights.triu(1)))[1]) for a in own]
    ahead = [(path, n) for path, n in ahead if n]
    if not ahead:
        return ""
    path, farthest = ahead[0][0], max(n for _, n in ahead)
    is_all = farthest == length - 1
    far = "all later tokens" if is_all else f"up to {farthest} tokens ahead"
    where = f" ({path})" if path else ""
    text = f"; {far} are seen by {len(ahead)} of {len(own)} attentions{where}"
    return text if is_all else f"{text}: a window to both sides, or a mask off by one?"


def reach(visible: Tensor) -> tuple[int, int]:
    """How far the farthest key that is seen lies behind the query, and ahead of it."""
    pairs = visible.nonzero()
    if not len(pairs):
        return 0, 0
    ahead = pairs[:, 1] - pairs[:, 0]
    return max(0, -int(ahead.min())), max(0, int(ahead.max()))
