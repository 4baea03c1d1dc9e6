"""Each layer norm follows the formula, whatever it is called."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    DOUBTFUL,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
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
from transformer_checkup.recorder import record
from transformer_checkup.unstable_norms import lost_digits

LAYER_NORMS: list[Check] = []


def norm_modules(tested: ModelUnderTest) -> Iterator[tuple[str, nn.Module, int]]:
    """(path, module, number of features) of each norm where this can be told."""
    model = tested.require_module().eval()
    # A group norm goes over groups of features: it follows another formula.
    others = {*few_batch_norms(model)}
    seen: dict[nn.Module, list[torch.Size]] = defaultdict(list)
    for call in record(tested, tested.src(), tested.tgt()).norm_calls:
        module = model.get_submodule(call.path)
        seen[module] += [x.shape for x in call.given[:1]]
        if len({x.shape[-1:] for x in (*call.given[:1], *call.out)}) > 1:
            others.add(module)  # such as an output projection of normed weights
    for path, module in model.named_modules():
        if not is_norm(module) or isinstance(module, nn.GroupNorm) or module in others:
            continue
        shape = getattr(module, "normalized_shape", ())
        own = {p.numel() for p in module.parameters()}
        widths = {*shape} if len(shape) == 1 else own
        # Without them there is one gain for all features, or none.
        widths = widths - {1} or {given[-1] for given in seen[module]}
        if len(widths) != 1:
            continue
        width = widths.pop()
        channels_first = seen[module] and all(
            len(given) == 3 and given[1] == width != given[2] for given in seen[module]
        )
        yield path, ChannelsFirst(module) if channels_first else module, width


class ChannelsFirst(nn.Module):
    """A norm of (B, d_model, L), as convolutions have it, for (B, L, d_model)."""

    def __init__(self, norm: nn.Module):
        super().__init__()
        self.norm = norm

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(x.transpose(-2, -1)).transpose(-2, -1)


@torch.no_grad()
def mixes_positions(module: nn.Module, like: Tensor) -> bool:
    """Does what one position gets depend on another one?"""
    x = torch.randn(3, 5, len(like), generator=torch.Generator().manual_seed(0)).to(
        like
    )
    other = x.clone()
    other[1:] *= 3
    other[:, 1:] += 1
    moved = (module(other) - module(x))[0, 0].norm()
    return bool(moved > 1e-4 * module(x)[0, 0].norm())


def what_is_wrong(
    module: nn.Module, width: int, tested: ModelUnderTest, kind: str
) -> str:
    """What is wrong with a norm of this formula, as a predicate, or ""."""
    first = next(iter(module.parameters()), torch.zeros(()))
    like = torch.zeros(width, dtype=first.dtype, device=tested.device)
    if mixes_positions(module, like):
        return "takes its statistics over several positions, and not over one position's features"
    if kind.startswith("×"):
        return f"is no norm: {kind.strip('× ')}"
    if not kind:
        return ""
    if kind == STANDARD and (said := lost_digits(module, width)):
        return f"loses digits: {said}"
    where, size = epsilon_of(module, like)
    if size > LARGEST_EPSILON:
        return f"has ε = {size:.2g} {where}, where 1e-12 to 1e-3 are usual"
    detached = detached_statistic(module, like)
    return detached and f"detaches the {detached}, so no gradient goes through it"


def has_both_signs(gains: Tensor) -> bool:
    """Is at least a quarter of a norm's gains below 0, and a quarter above?"""
    negative = (gains < 0).double().mean().item()
    return len(gains) > 7 and 0.25 <= negative <= 0.75


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
    kinds: dict[str, list[str]] = defaultdict(list)
    wrong: dict[str, str] = {}
    random_gains: dict[str, Tensor] = {}
    one_gain: list[str] = []
    for path, module, width in norm_modules(tested):
        if not is_finite_on_constant_rows(module, width):
            wrong[path] = "gives NaN for a constant row: without ε it is 0/0"
            continue
        kind = which_norm(module, width, tested.device)
        said = what_is_wrong(module, width, tested, kind)
        wrong |= {path: said} if said else {}
        inner = getattr(module, "norm", module)
        kinds[kind or f"unknown norm: {type(inner).__name__}"].append(path)
        if kind == STANDARD and width > 1 and has_one_gain(module):
            one_gain.append(path)
        if kind and not tested.trained:
            gains = gains_of(module, width, kind)
            random_gains |= {path: gains} if has_both_signs(gains) else {}
    if not kinds and not wrong:
        raise Skip("no module is called a norm")
    if wrong:
        path, said = next(iter(wrong.items()))
        return failed(f"{path}: {said}", f"{path} {said}.", wrong)
    if tested.shut:
        text = f"{tested.shut[0]} starts at 0: the logits are the same for all ids, and no "
        cause = f"{tested.shut[0]} starts at 0, and the whole model waits for it."
        return failed(f"{text}gradient reaches what lies below it", cause)
    n_norms = sum(map(len, kinds.values()))
    if 2 * len(random_gains) > n_norms:
        path, gains = next(iter(random_gains.items()))
        text = f"the gains of {len(random_gains)} norms start at random, on both sides of 0 "
        text += f"({path}: mean {gains.mean():.2f}, standard deviation {gains.std():.2f}): an "
        return failed(
            f"{text}initialization for matrices has reached them too",
            f"The gains of {len(random_gains)} norms start at random, on both sides of 0.",
            random_gains,
            remedy="gains start at 1 (trained=True where they were learned)",
        )
    text = ", ".join(f"{kind} ({len(paths)})" for kind, paths in kinds.items())
    if one_gain:
        text += f"; {len(one_gain)} have one gain or bias for all features, and not one each"
    unknown = next((kind for kind in kinds if kind.startswith("unknown")), "")
    if unknown:
        cause = f"{kinds[unknown][0]} follows no known formula of a norm."
        return Finding(DOUBTFUL, text, cause, tuple(kinds[unknown]))
    return Finding(UNCOMMON if one_gain or {*kinds} != {STANDARD} else PASSED, text)
