"""Finer gradients: rows of each matrix, rows of each embedding, and their sizes.

Dead heads, a `detach` of a part, a `padding_idx` on a real token, a frozen encoder: the
parameter as a whole still learns, or does so by numbers that are no gradient of the loss.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.embedding_hook import are_positions
from transformer_checkup.feed_forwards import same_values
from transformer_checkup.formulas import is_sinusoidal
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

GRADIENTS: list[Check] = []
DEAD_SHARE = 0.1  # of a matrix's rows, side by side
RECTIFIERS = {"relu", "relu_", "clamp"}
ALIVE = 0.4  # at least this share of a ReLU's units
MOST_COMPARED = 120
STEP = 1e-6  # of a parameter's size, in float64
COARSE = (
    1e-3,
    3e-2,
)  # again, since a part may round to float32 within a model in float64
NOISE = 1e-7  # of a slope: rounding, 1e-16 of a loss of up to 100, divided by the step
GROUP = 8  # parameters are moved together; singly where that shows something


def varied_ids(tested: ModelUnderTest) -> tuple[Tensor | None, Tensor]:
    """A batch in which all ordinary tokens occur (of the first 400)."""
    rows = 16
    return tested.src(rows, tested.fit(25)), tested.tgt(rows, tested.fit(25))


def loss_of(tested: ModelUnderTest, model: nn.Module, ids, mix: Tensor) -> Tensor:
    src, tgt = ids
    logits = tested.forward(src, tgt, model)
    return (logits * mix.to(logits)).mean() * logits.shape[-1]


def all_gradients(tested: ModelUnderTest, model: nn.Module, ids) -> dict[str, Tensor]:
    """Of a random mix of the logits, for each parameter that is trained."""
    named = {n: p for n, p in model.named_parameters() if p.requires_grad}
    if not named:
        raise Skip("no parameter is trainable")
    shape = (*ids[1].shape, tested.tgt_vocab)
    mix = torch.randn(shape, generator=torch.Generator().manual_seed(0))
    loss = loss_of(tested, model, ids, mix)
    if not loss.requires_grad:
        raise Skip("no gradient reaches any parameter")
    found = torch.autograd.grad(loss, [*named.values()], allow_unused=True)
    return {n: g for n, g in zip(named, found, strict=True) if g is not None}


@check(
    GRADIENTS,
    "every row learns",
    expected="a gradient at each row of each matrix",
    cause="a head or a part of the features is cut off, detached or multiplied by 0",
    topic="gradient",
)
def every_row_learns(tested: ModelUnderTest) -> Finding:
    """Each row of a matrix gets a gradient: each feature of each head, each hidden unit."""
    if tested.trained:
        raise Skip("the model is trained: hidden units may have died")
    model = tested.require_module().eval()
    gradients = all_gradients(tested, model, varied_ids(tested))
    if tested.moved_off_zero:
        raise Skip("matrices begin at 0, so that nothing reaches some units at first")
    recorder = record(tested, tested.src(), tested.tgt())
    layers = [call.weight for call in recorder.linears]
    rectified = [c.weight for c in recorder.linears if RECTIFIERS & {*c.then}]
    named = dict(model.named_parameters())
    n_heads = {a.weights.shape[1] for a in recorder.attentions if a.weights.dim() == 4}
    dead = {}
    for name, gradient in gradients.items():
        if gradient.dim() == 3 and len(gradient) in n_heads:
            lost = (gradient == 0).flatten(1).all(1).nonzero().flatten().tolist()
            if len(lost) == len(gradient) - 1 > 0:
                dead[name] = f"{rows_in_words(lost)} of {len(gradient)} heads"
        if gradient.dim() != 2 or not gradient.any():
            continue  # an embedding has a check of its own, a dead matrix another
        if "in_proj" not in name and not any(
            same_values(named[name], w) for w in layers
        ):
            continue
        lost = (gradient == 0).all(1).nonzero().flatten().tolist()
        if lost == [*range(tested.tgt_vocab, len(gradient))]:
            continue  # a vocabulary that is filled up to a round number of rows
        if lost == behind_the_end(tested, len(gradient)):
            continue  # a row for each position, as in a Synthesizer
        if lost == [*range(tested.tgt_vocab + tested.fit(25), len(gradient))]:
            continue  # positions behind the tokens, in one table, as in the first GPT
        if len(gradient) == tested.tgt_vocab:
            lost = [i for i in lost if i not in tested.special_ids | set(tested.never)]
            share = 1.0 if lost else 0.0
        else:
            # Of a ReLU, any units may be dead: in a narrow adapter one is a large share.
            by_chance = len(lost) < 3 and any(
                same_values(named[name], w) for w in rectified
            )
            share = 0.0 if by_chance else longest_run(lost) / len(gradient)
            share = max(share, len(lost) / len(gradient) - ALIVE)
        if share > DEAD_SHARE:
            dead[name] = f"{rows_in_words(lost)} of {len(gradient)} {unit_of(name)}"
    if not dead:
        return passed_if(True, f"each row of {len(gradients)} parameters")
    name, text = next(iter(dead.items()))
    more = f"; {len(dead)} matrices have such rows" if len(dead) > 1 else ""
    more += ": one head's matrix is used for all" if text.endswith(" heads") else ""
    return passed_if(False, f"no gradient at rows {text} of {name}{more}")


def behind_the_end(tested: ModelUnderTest, n_rows: int) -> list[int]:
    """The rows of positions that were not there, if each head has one for each of max_len."""
    length = tested.max_len or n_rows
    return [row for row in range(n_rows) if row % length >= tested.fit(25)]


def longest_run(rows: list[int]) -> int:
    """The most rows that stand side by side."""
    longest = run = 0
    for before, row in zip([None, *rows], rows, strict=False):
        run = run + 1 if before is not None and row == before + 1 else 1
        longest = max(longest, run)
    return longest


def unit_of(name: str) -> str:
    words = ("q", "k", "v", "query", "key", "value", "qkv", "proj", "attn", "attend")
    pieces = set(name.replace("_", ".").lower().split("."))
    return "(a head?)" if pieces & set(words) else "(features)"


def rows_in_words(rows: list[int]) -> str:
    """ "16 to 23" for a block, and "3, 5, …" otherwise."""
    if len(rows) > 1 and rows[-1] - rows[0] == len(rows) - 1:
        return f"{rows[0]} to {rows[-1]}"
    return ", ".join(map(str, rows[:4])) + (" …" if len(rows) > 4 else "")


@check(
    GRADIENTS,
    "every token's embedding learns",
    expected="a gradient for each token that occurs, and no look-up that changes the table",
    cause="padding_idx is a real token, or max_norm rescales rows in each pass",
    topic="embedding",
)
def every_embedding_learns(tested: ModelUnderTest) -> Finding:
    """The row of each real token gets a gradient; the look-up leaves the table as it is."""
    model = tested.require_module().eval()
    recorder = record(tested, tested.src(), tested.tgt())
    vocabularies = {tested.src_vocab: 0, tested.tgt_vocab: 1}
    for lookup in recorder.lookups:
        size = len(lookup.weight)
        if lookup.max_norm is not None:
            text = f"max_norm={lookup.max_norm:g} changes an embedding in each forward pass"
            return passed_if(False, f"{text}: {size} rows are rescaled in place")
        pad = lookup.padding_idx
        if pad is None or size not in vocabularies or tested.pad_ids is None:
            continue
        if pad % size not in tested.pad_ids:
            text = f"padding_idx={pad} of a table of {size} rows, and the padding is "
            text += f"{tested.pad_ids[vocabularies[size]]}: token {pad} never learns"
            return passed_if(False, text)
    lost = tokens_without_gradient(tested, model)
    if lost is None:
        raise Skip("no nn.Embedding of the vocabulary was seen")
    if lost:
        text = f"rows {rows_in_words(lost)} of an embedding get no gradient, although"
        return passed_if(False, f"{text} these tokens occur: padding_idx?")
    return passed_if(True, "each token that occurs")


def tokens_without_gradient(tested: ModelUnderTest, model: nn.Module) -> list | None:
    ids = varied_ids(tested)
    gradients = all_gradients(tested, model, ids)
    tables: dict[Tensor, str] = {}
    for name, module in model.named_modules():
        if isinstance(module, nn.Embedding):
            tables.setdefault(module.weight, name)  # a shared one by its first name
    seen = None
    for table, name in tables.items():
        gradient = gradients.get(f"{name}.weight")
        if gradient is None or not gradient.any():
            continue
        for given, size in zip(ids, (tested.src_vocab, tested.tgt_vocab), strict=True):
            if given is None or len(table) != size or counts_positions(tested, table):
                continue
            other = tested.src_vocab == tested.tgt_vocab
            used = given[:, :-1].unique().tolist()
            lost = [i for i in used if not gradient[i].any()]
            seen = (seen or []) + (lost if not other or len(lost) < len(used) else [])
    return seen


def counts_positions(tested: ModelUnderTest, table: Tensor) -> bool:
    """Is it looked up with 0, 1, 2, …? It may have as many rows as the vocabulary."""
    lookups = record(tested, tested.src(), tested.tgt()).lookups
    ids = [lookup.ids for lookup in lookups if same_values(lookup.weight, table)]
    return bool(ids) and all(map(are_positions, ids))


@check(
    GRADIENTS,
    "gradients are those of the loss",
    expected="what a small step along each parameter changes",
    cause="detach() or no_grad() inside, or a backward of one's own that scales the gradient",
    topic="gradient",
    is_symptom=True,
    is_hint=True,
)
def gradients_are_derivatives(tested: ModelUnderTest) -> Finding:
    """Autograd's derivative along each parameter is that of finite differences."""
    tested.require_module()
    if sum(p.numel() for p in tested.parameters()) > 20_000_000:
        raise Skip("too many parameters for finite differences in a quick check")
    model = tested.copy().double().eval()
    ids = tested.src(), tested.tgt()
    try:
        gradients = all_gradients(tested, model, ids)
    except RuntimeError as error:
        raise Skip(f"the model does not run in float64: {error}"[:120]) from error
    names = [name for name, g in gradients.items() if not g.is_complex()]
    names = names[:: max(1, len(names) // MOST_COMPARED)]
    wrong = []
    for first in range(0, len(names), GROUP):
        group = names[first : first + GROUP]
        if is_off(*slopes(tested, model, ids, gradients, group), 2e-3):
            singly = [(n, *slopes(tested, model, ids, gradients, [n])) for n in group]
            singly = [item for item in singly if is_off(*item[1:], 0.02)]
            for item in singly:
                coarse = [
                    slopes(tested, model, ids, gradients, [item[0]], step)
                    for step in COARSE
                ]
                if all(is_off(*pair, 0.02) for pair in coarse) and agree(coarse):
                    wrong.append(item)
    compared = len(names)
    if not wrong:
        return passed_if(True, f"{compared} parameters agree with finite differences")
    name, slope, real = wrong[-1]  # the last is the nearest to where it breaks
    text = (
        f"the gradient of {name} is {slope / real:.1g} times what a small step changes"
    )
    text += f"; {len(wrong)} of {compared} parameters: a detach(), or a gradient that is scaled"
    return passed_if(False, text)


def is_off(slope: float, real: float, share: float) -> bool:
    return abs(slope - real) > share * max(abs(slope), abs(real)) and abs(real) > NOISE


def agree(coarse: list[tuple[float, float]]) -> bool:
    """Do steps of two sizes find a slope? What is rounding differs from one to the other."""
    (_, one), (_, other) = coarse
    return abs(one - other) <= 0.5 * max(abs(one), abs(other))


def slopes(
    tested: ModelUnderTest,
    model: nn.Module,
    ids: tuple[Tensor | None, Tensor],
    gradients: dict[str, Tensor],
    names: list[str],
    step: float = STEP,
) -> tuple[float, float]:
    """The slope by autograd and by a small step, where these parameters move together."""
    shape = (*ids[1].shape, tested.tgt_vocab)
    mix = torch.randn(shape, generator=torch.Generator().manual_seed(0))
    known = dict(model.named_parameters())
    moves = [(known[n], direction_for(known[n], gradients[n])) for n in names]
    values = []
    with torch.no_grad():
        for sign in (1, -2):
            for p, direction in moves:
                p.add_(direction, alpha=sign * step)
            values.append(loss_of(tested, model, ids, mix).item())
        for p, direction in moves:
            p.add_(direction, alpha=step)
    slope = sum(
        (gradients[name] * direction).sum().item()
        for name, (_, direction) in zip(names, moves, strict=True)
    )
    return slope, (values[0] - values[1]) / (2 * step)


def direction_for(p: Tensor, gradient: Tensor) -> Tensor:
    """A random direction and the gradient, so that no slope is near 0, as long as the weights."""
    generator = torch.Generator().manual_seed(p.numel())
    direction = torch.randn(p.shape, generator=generator, dtype=p.dtype).to(p)
    if gradient.any():
        direction = direction / direction.norm() + gradient / gradient.norm()
    return direction / direction.norm() * max(1e-2, p.detach().norm().item())


@check(
    GRADIENTS,
    "no parameter is frozen",
    expected="requires_grad for each, but for tables of sines",
    cause="requires_grad_(False) for fine-tuning that was never taken back",
    topic="parameter",
)
def nothing_is_frozen(tested: ModelUnderTest) -> Finding:
    """Parameters that are left out of training are reported: it may be meant."""
    named = [*tested.require_module().named_parameters()]
    frozen = [n for n, p in named if not p.requires_grad and not is_sinusoidal(p)]
    if not frozen:
        return Finding(PASSED, f"{len(named)} parameters are trained")
    places = ", ".join(dict.fromkeys(name.split(".")[0] for name in frozen))
    text = f"{len(frozen)} of {len(named)} parameters are frozen (requires_grad=False)"
    return Finding(UNCOMMON, f"{text}: in {places}")
