"""Finer gradients: rows of each matrix, rows of each embedding, and their sizes.

Dead heads, a `detach` of a part, a `padding_idx` on a real token, rows that only count as a
sum: the parameter as a whole still learns, or does so by numbers that are no gradient of the
loss.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

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
    passed_if,
    two_digits,
)
from transformer_checkup.embedding_hook import are_positions, same_ids
from transformer_checkup.feed_forwards import same_values
from transformer_checkup.formulas import is_sinusoidal
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorded import LinearCall, Lookup
from transformer_checkup.recorder import Recorder, record

GRADIENTS: list[Check] = []
# Of the batch that the gradients are of: no head has 13 rows, or a multiple of it.
ROWS, LENGTH = 31, 13
MOST_TOKENS = 40  # of a vocabulary are in it, so that each is in several places
DEAD_SHARE = 0.1  # of a matrix's rows, side by side
RECTIFIERS = {"relu", "relu_", "clamp"}
ALIVE = 0.4  # at least this share of all rows
MOST_COMPARED = 120
GROUP = 30  # parameters are moved together; singly where that shows something
# Of a parameter's size, in float64; a part of the model may round to float32, so then again.
STEPS = (1e-6, 1e-3, 3e-2)
NOISE = 1e-7  # of a slope: rounding, 1e-16 of a loss of up to 100, divided by the step
ALIKE = 1e-4  # of a row's size: rounding is far below
# Weights of a matrix: fewer mix streams that are one throughout the first layer.
FEWEST = 64
START = "all its rows start with the same numbers"


def module_of(name: str) -> str:
    """The path of the module that holds the parameter of this name."""
    return name.rpartition(".")[0] or name


def varied_ids(tested: ModelUnderTest) -> tuple[Tensor | None, Tensor]:
    """A batch of 400 tokens, the first, the last and others of the vocabulary."""

    def ids(vocab_size: int, seed: int) -> Tensor:
        pool = torch.tensor(tested.ordinary_ids(vocab_size))
        n = min(len(pool), MOST_TOKENS)
        pool = pool[torch.linspace(0, len(pool) - 1, n).round().long()]
        generator = torch.Generator().manual_seed(seed)
        shape = ROWS, tested.fit(LENGTH)
        return pool[torch.randint(n, shape, generator=generator)].to(tested.device)

    src = None if tested.src_vocab is None else ids(tested.src_vocab, 1)
    return src, ids(tested.tgt_vocab, 2)


def mixed(tested: ModelUnderTest, model: nn.Module, ids) -> Tensor:
    """A random mix of the logits, of the size of one of them."""
    logits = tested.forward(*ids, model=model)
    generator = torch.Generator().manual_seed(0)
    mix = torch.randn(logits.shape, generator=generator).to(logits)
    return (logits * mix).mean() * logits.shape[-1]


def all_gradients(tested: ModelUnderTest, model: nn.Module, ids) -> dict[str, Tensor]:
    """Of a random mix of the logits, for each parameter that is trained and reached."""
    named = {n: p for n, p in model.named_parameters() if p.requires_grad}
    if not named:
        raise Skip("no parameter is trainable")
    loss = mixed(tested, model, ids)
    if not loss.requires_grad:
        return {}
    found = torch.autograd.grad(loss, [*named.values()], allow_unused=True)
    return {n: g for n, g in zip(named, found, strict=True) if g is not None}


@dataclass(frozen=True)
class Gradients:
    """Those of each parameter, for these ids, in evaluation mode; and what was seen on the way."""

    ids: tuple[Tensor | None, Tensor]
    by_name: dict[str, Tensor]
    lookups: list[Lookup]
    linears: list[LinearCall]


@once
def gradients_of(tested: ModelUnderTest) -> Gradients:
    ids = varied_ids(tested)
    model = tested.require_module().eval()
    with Recorder(model, set()) as seen:
        found = all_gradients(tested, model, ids)
    return Gradients(ids, found, seen.lookups, seen.linears)


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
    gradients = gradients_of(tested)
    if tested.moved_off_zero:
        raise Skip("matrices begin at 0, so that nothing reaches some units at first")
    found = record(tested, tested.src(), tested.tgt()).attentions
    head_counts = {a.weights.shape[1] for a in found if a.weights.dim() == 4}
    named = dict(tested.require_module().named_parameters())
    dead = {
        name: said
        for name in gradients.by_name
        if (said := dead_rows(tested, gradients, name, named[name], head_counts))
    }
    if not dead:
        return passed_if(True, f"each row of {len(gradients.by_name)} parameters")
    name, (rows, cause) = next(iter(dead.items()))
    text = f"no gradient at rows {rows} of {len(named[name])} of {name}"
    return failed(f"{text}; {len(dead)} such", cause, map(module_of, dead))


def dead_rows(
    tested: ModelUnderTest,
    found: Gradients,
    name: str,
    p: Tensor,
    head_counts: set[int],
) -> tuple[str, str] | None:
    """Which rows of a matrix have no gradient, and what that means; None if that is right."""
    gradient = found.by_name[name]
    if gradient.dim() < 2:
        return None
    calls = [call for call in found.linears if same_values(p, call.weight)]
    lost = (gradient == 0).flatten(1).all(1).nonzero().flatten().tolist()
    if not lost or len(lost) == len(gradient):
        return None  # a dead matrix is seen by another check
    # A ReLU's units may be dead from the start: in a narrow adapter they are a large share.
    rectified = [call.out for call in calls if RECTIFIERS & {*call.then}]
    if rectified and all(out.shape[-1] == len(gradient) for out in rectified):
        lost = [i for i in lost if any((out[..., i] > 0).any() for out in rectified)]
    if not lost:
        return None
    path, rows = module_of(name), rows_in_words(lost)
    is_one = len(lost) == len(gradient) - 1
    if gradient.dim() == 3 and is_one and len(gradient) in head_counts:
        return rows, f"In {path} one head's matrix is used for all heads."
    if gradient.dim() != 2 or (not calls and "in_proj" not in name):
        return None  # an embedding has a check of its own
    if lost in rows_never_used(tested, len(gradient)):
        return None
    if len(gradient) == tested.tgt_vocab:
        lost = [i for i in lost if i not in tested.special_ids | set(tested.never)]
        said = f"The logits of tokens {rows_in_words(lost)} do not come from their rows of "
        return (rows_in_words(lost), f"{said}{path}.") if lost else None
    share = max(longest_run(lost) / len(gradient), len(lost) / len(gradient) - ALIVE)
    if share <= DEAD_SHARE:
        return None
    for n in sorted(head_counts - {1}):
        heads = whole_heads(lost, n, len(gradient))
        if heads:
            said = f"In {path} heads {rows_in_words(heads)} of {n} (counted from 0)"
            return rows, f"{said} get no gradient: they are not used, or detached."
    said = f"{len(lost)} of the {len(gradient)} features of {path} get no gradient."
    return rows, said


def rows_never_used(tested: ModelUnderTest, n_rows: int) -> list[list[int]]:
    """Rows that rightly have no gradient, in several designs."""
    length, vocab = tested.fit(LENGTH), tested.tgt_vocab
    per_head = tested.max_len or n_rows
    return [
        [*range(vocab, n_rows)],  # a vocabulary that is filled up to a round number
        [*range(vocab + length, n_rows)],  # tokens and positions in one table
        [row for row in range(n_rows) if row % per_head >= length],  # a Synthesizer
    ]


def whole_heads(rows: list[int], n_heads: int, n_rows: int) -> list[int]:
    """The numbers of the heads that these rows are, if they are all rows of some heads."""
    size = n_rows // n_heads
    heads = sorted({row // size for row in rows}) if n_rows % n_heads == 0 else []
    return heads if len(heads) * size == len(rows) else []


def longest_run(rows: list[int]) -> int:
    """The most rows that stand side by side."""
    return max(Counter(row - n for n, row in enumerate(rows)).values())


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
    model, found = tested.require_module(), gradients_of(tested)
    names = {id(p): name for name, p in model.named_parameters()}
    for lookup in found.lookups:
        if lookup.max_norm is not None:
            path = module_of(names.get(id(lookup.weight), "an embedding"))
            text = f"max_norm={lookup.max_norm:g}: {len(lookup.weight)} rows are rescaled in place"
            cause = f"max_norm changes the table of {path} in each forward pass."
            return failed(text, cause, [path], remedy="leave max_norm out")
    judged = False
    for which, given in enumerate(found.ids):
        tables, used = [], [] if given is None else given[:, :-1].unique().tolist()
        for lookup in tables_of(tested, found, which) if used else ():
            gradient = found.by_name.get(names.get(id(lookup.weight), ""))
            if gradient is not None and gradient[used].any():
                lost = [i for i in used if not gradient[i].any()]
                tables.append((len(lost), lost, lookup))
        if not tables:
            continue
        judged, (n_lost, lost, lookup) = True, min(tables, key=lambda table: table[0])
        path, pad = module_of(names[id(lookup.weight)]), lookup.padding_idx
        size, rows = len(lookup.weight), rows_in_words(lost)
        if pad is not None and tested.pad_ids and pad % size not in tested.pad_ids:
            text = f"padding_idx={pad} of {size} rows, and the padding is {tested.pad_ids[which]}"
            cause = (
                f"The padding_idx of {path} is a real token: token {pad} never learns."
            )
            return failed(text, cause, [path], remedy="padding_idx is the padding's id")
        # One alone is the padding, where that was not told.
        if n_lost > (tested.pad_ids is None):
            text = f"rows {rows} of {path} get no gradient, although these tokens occur"
            cause = f"In {path} tokens {rows} never learn their embedding."
            return failed(text, cause, [path])
    if not judged:
        raise Skip("no nn.Embedding of the vocabulary was seen")
    return passed_if(True, "each token that occurs")


def tables_of(tested: ModelUnderTest, found: Gradients, which: int) -> list[Lookup]:
    """The tables in which source or target ids are looked up: in this pass, or of this size.

    A model may shift its ids before, or take them modulo something: then the size tells.
    """
    by_ids = [
        [x for x in found.lookups if ids is not None and same_ids(ids)(x.ids)]
        for ids in found.ids
    ]
    size = tested.tgt_vocab if which else tested.src_vocab
    others = {id(lookup.weight) for tables in by_ids for lookup in tables}
    return by_ids[which] or [
        lookup
        for lookup in found.lookups
        if len(lookup.weight) == size
        and id(lookup.weight) not in others
        and not are_positions(lookup.ids)
    ]


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
    tested.require_deterministic()
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
    moves = {n: p for n, p in model.named_parameters() if n in names}
    wrong: list[tuple[str, float]] = []
    for first in range(0, len(names), GROUP):
        group = {n: moves[n] for n in names[first : first + GROUP]}
        if differs(tested, model, ids, gradients, group, 5e-4):
            for n in group:
                ratio = differs(tested, model, ids, gradients, {n: moves[n]}, 0.02)
                wrong += [] if ratio is None else [(n, ratio)]
    if not wrong:
        text = f"{len(names)} parameters agree with finite differences"
        return passed_if(True, text)
    name, ratio = wrong[-1]  # the last is the nearest to where it breaks
    share = two_digits(ratio)
    parameter = dict(tested.model.named_parameters())[name]
    cuts = (x for x in record(tested, *ids).nodes if x.op in ("data", "detach"))
    cut = next((x for x in cuts if x.given[0].tensor is parameter), None)
    cause = (
        f"The gradient that reaches {module_of(name)} is {share} times the loss's own."
    )
    if cut:
        cause = f"{name} is used through {cut.op}, and gets no gradient from there."
    return failed(
        f"the gradient of {name} is {share} times what a small step changes; {len(wrong)} of "
        f"{len(names)} parameters",
        cause,
        [module_of(name)],
        line=cut and cut.line,
        like="a detach() in one of several paths, or a backward that scales",
    )


def differs(
    tested: ModelUnderTest,
    model: nn.Module,
    ids: tuple[Tensor | None, Tensor],
    gradients: dict[str, Tensor],
    moved: dict[str, nn.Parameter],
    share: float,
) -> float | None:
    """Autograd's slope by the real one where all of these move, or None if no step differs.

    What is rounding differs from one step to the other.
    """
    directions = {n: direction_for(p, gradients[n]) for n, p in moved.items()}
    slope = sum((gradients[n] * d).sum().item() for n, d in directions.items())
    found = []
    for step in STEPS:
        values = []
        with torch.no_grad():
            for sign in (1, -2, 1):
                for n, p in moved.items():
                    p.add_(directions[n], alpha=sign * step)
                if len(values) < 2:
                    values.append(mixed(tested, model, ids).item())
        real = (values[0] - values[1]) / (2 * step)
        size = max(abs(slope), abs(real))
        if not abs(slope - real) > share * size:
            return None
        if abs(real) <= NOISE:
            return None
        found.append(real)
    first, fine, coarse = found
    if abs(fine - coarse) > 0.5 * max(abs(fine), abs(coarse)) and len(moved) == 1:
        return None
    return slope / first


def direction_for(p: Tensor, gradient: Tensor) -> Tensor:
    """A random direction and the gradient, so that no slope is near 0, as long as the weights."""
    generator = torch.Generator().manual_seed(p.numel())
    direction = torch.randn(p.shape, generator=generator).to(p)
    direction /= direction.norm()
    if gradient.any() and p.numel() > 1:  # of one number, the two could be opposite
        direction += gradient / gradient.norm()
    return direction * (max(1e-2, p.detach().norm().item()) / direction.norm())


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
    text = f"{len(frozen)} of {len(named)} parameters are frozen (requires_grad=False): in "
    cause = f"{places} is frozen: requires_grad is False."
    outcome = UNCOMMON if tested.trained else DOUBTFUL
    return Finding(outcome, text + places, cause, tuple(map(module_of, frozen[:3])))


@check(
    GRADIENTS,
    "no two rows learn the same",
    expected="another gradient at each row, column and head of a matrix",
    cause="an einsum that sums over the heads, heads that are averaged, or all weights of a "
    "matrix initialized with one number",
    topic="gradient",
)
def no_twins(tested: ModelUnderTest) -> Finding:
    """No matrix has rows, columns or heads that get one and the same gradient."""
    model = tested.require_module()
    if tested.moved_off_zero:
        raise Skip("matrices begin at 0, so that gradients say little at first")
    gradients = gradients_of(tested).by_name
    known = dict(model.named_parameters())
    tables = {id(m.weight) for m in model.modules() if isinstance(m, nn.Embedding)}
    found = {
        name: said
        for name, gradient in gradients.items()
        if gradient.numel() >= FEWEST
        and id(known[name]) not in tables
        and (said := twins_in(gradient, known[name]))
    }
    lasting = twins_elsewhere(tested, found) if found else set()
    found = {n: text for n, text in found.items() if START in text or n in lasting}
    if not found:
        return passed_if(True, f"{len(gradients)} parameters")
    name, text = next(iter(found.items()))
    cause = f"In {name} {text}."
    return failed(
        f"{len(found)} matrices, such as {name}", cause, map(module_of, found)
    )


def twins_elsewhere(tested: ModelUnderTest, names: Iterable[str]) -> set[str]:
    """The same with all parameters moved a little.

    Streams that are alike at first alone, as in hyper-connections, have parted there.
    """
    model = tested.copy().eval()
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        for p in model.parameters():
            if p.is_floating_point():
                noise = torch.randn(p.shape, generator=generator).to(p)
                p.add_(noise, alpha=p.std(correction=0).item() / 2 or 0.02)
    gradients = all_gradients(tested, model, varied_ids(tested))
    known = dict(model.named_parameters())
    return {n for n in names if n in gradients and twins_in(gradients[n], known[n])}


def twins_in(gradient: Tensor, weight: Tensor) -> str:
    """What is said of a parameter most of whose rows have a twin, or ""."""
    for axis in range(gradient.dim() if gradient.dim() > 1 else 0):
        rows = gradient.movedim(axis, 0).flatten(1)
        if rows.is_complex():
            rows = torch.view_as_real(rows).flatten(1)
        rows = rows[rows.any(1)]
        if len(rows) < 2 or rows.shape[1] < 4 or not mostly_twins(rows):
            continue
        own = weight.detach().movedim(axis, 0).flatten(1)
        if torch.equal(own, own[:1].expand_as(own)):
            return f"{START} and learn the same: they stay alike"
        part = "heads or features" if gradient.dim() > 2 else "rows or columns"
        return f"{part} along axis {axis} get the same gradient: only their sum is used"
    return ""


def mostly_twins(rows: Tensor) -> bool:
    """Have more than half of the rows another one that is the same?

    Twins stand side by side where the rows are sorted by a random projection of theirs.
    """
    generator = torch.Generator().manual_seed(0)
    weights = torch.randn(rows.shape[1], generator=generator).to(rows)
    rows = rows[(rows @ weights).argsort()]
    close = (rows[1:] - rows[:-1]).norm(dim=1) <= ALIKE * rows[1:].norm(dim=1)
    no = close.new_zeros(1)
    return bool((torch.cat([close, no]) | torch.cat([no, close])).float().mean() > 0.5)
