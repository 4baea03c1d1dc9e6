"""Each layer norm follows the formula, whatever it is called."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    FAILED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.norm_formulas import (
    LARGEST_EPSILON,
    STANDARD,
    detached_statistic,
    epsilon_of,
    gains_of,
    has_one_gain,
    is_finite_on_constant_rows,
    which_norm,
)
from transformer_checkup.recorded import few_batch_norms, is_norm
from transformer_checkup.unstable_norms import lost_digits

LAYER_NORMS: list[Check] = []


def norm_modules(tested: ModelUnderTest) -> Iterator[tuple[str, nn.Module, int]]:
    """(path, module, number of features) of each norm where this can be told."""
    model = tested.copy().eval()
    # A group norm goes over groups of features: it follows another formula.
    beside = few_batch_norms(model)
    norms = [
        (path, module)
        for path, module in model.named_modules()
        if is_norm(module)
        and not isinstance(module, nn.GroupNorm)
        and module not in beside
    ]
    seen: dict[nn.Module, list[torch.Size]] = defaultdict(list)
    others: set[nn.Module] = set()  # such as an output projection of normed weights

    def note_shape(module: nn.Module, inputs: tuple, output: Any) -> None:
        seen[module] += [x.shape for x in inputs[:1]]
        if isinstance(output, Tensor) and any(
            x.shape[-1:] != output.shape[-1:] for x in inputs[:1]
        ):
            others.add(module)

    for _, module in norms:
        module.register_forward_hook(note_shape)
    tested.forward(tested.src(), tested.tgt(), model)
    for path, module in norms:
        if module in others:
            continue
        widths = {p.numel() for p in module.parameters()} - {1}
        shape = getattr(module, "normalized_shape", None)
        if shape and len(shape) == 1:
            widths = {shape[0]}
        # Without them there is one gain for all features, or none.
        widths = widths or {given[-1] for given in seen[module]}
        if len(widths) == 1:
            width = widths.pop()
            channels_first = all(
                len(given) == 3 and given[1] == width != given[2]
                for given in seen[module]
            )
            is_other = channels_first and seen[module]
            yield path, ChannelsFirst(module) if is_other else module, width


class ChannelsFirst(nn.Module):
    """A norm of (B, d_model, L), as convolutions have it, for (B, L, d_model)."""

    def __init__(self, norm: nn.Module):
        super().__init__()
        self.norm = norm

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(x.transpose(-2, -1)).transpose(-2, -1)


def details(module: nn.Module, width: int, tested: ModelUnderTest, kind: str) -> str:
    """What is wrong with a norm whose formula is known: its ε, or its gradient."""
    if kind == STANDARD and (said := lost_digits(module, width)):
        return said
    first = next(iter(module.parameters()), torch.zeros(()))
    like = torch.zeros(width, dtype=first.dtype, device=tested.device)
    where, size = epsilon_of(module, like)
    if size > LARGEST_EPSILON:
        return f"ε = {size:.2g} {where}, where 1e-12 to 1e-3 are usual"
    detached = detached_statistic(module, like)
    return (
        f"the {detached} is detached, so no gradient goes through it"
        if detached
        else ""
    )


def has_both_signs(module: nn.Module, width: int, kind: str) -> bool:
    """Is at least a quarter of a norm's gains below 0, and a quarter above?"""
    negative = (gains_of(module, width, kind) < 0).double().mean().item()
    return width > 7 and 0.25 <= negative <= 0.75


def in_words(gains: dict[str, Tensor]) -> str:
    path, first = next(iter(gains.items()))
    return (
        f"the gains of {len(gains)} norms start at random, on both sides of 0 ({path}: mean "
        f"{first.mean().item():.2f}, standard deviation {first.std().item():.2f}): an "
        "initialization for matrices has reached them too. Gains start at 1 (trained=True where "
        "they were learned)"
    )


@check(
    LAYER_NORMS,
    "layer norms",
    expected="(x − mean) / √(variance + eps), the variance divided by n",
    cause="torch.std divides by n − 1; or the norm is over another axis; or eps is missing; or "
    "gains that do not start at 1",
    topic="layer norm",
)
def norms_follow_the_formula(tested: ModelUnderTest) -> Finding:
    """Each norm takes the mean and the biased variance of a position's own features."""
    tested.require_module()
    kinds: Counter[str] = Counter()
    one_gain, random_gains = 0, {}
    for path, module, width in norm_modules(tested):
        if not is_finite_on_constant_rows(module, width):
            return passed_if(False, f"{path}: a constant row gives NaN")
        kind = which_norm(module, width, tested.device)
        kinds[kind] += 1
        one_gain += kind == STANDARD and width > 1 and has_one_gain(module)
        known = kind and not kind.startswith("×")
        if known and not tested.trained and has_both_signs(module, width, kind):
            random_gains[path] = gains_of(module, width, kind)
        wrong = details(module, width, tested, kind) if known else ""
        if wrong:
            return passed_if(False, f"{path}: {wrong}")
    if not kinds:
        raise Skip("no module is called a norm")
    text = ", ".join(f"{n} × {kind or 'no known norm'}" for kind, n in kinds.items())
    if tested.shut:
        text = f"{tested.shut[0]} starts at 0: the logits are the same for all ids, and no "
        return passed_if(False, f"{text}gradient reaches what lies below it")
    if 2 * len(random_gains) > sum(kinds.values()):
        return passed_if(False, in_words(random_gains))
    if one_gain:
        text += f"; {one_gain} have one gain or bias for all features, and not one each"
        return Finding(UNCOMMON, text)
    if set(kinds) <= {STANDARD}:
        return passed_if(True, text)
    wrong = any(not kind or kind.startswith("×") for kind in kinds)
    return Finding(FAILED if wrong else UNCOMMON, text.replace("× ×", "×"))
