"""Checks of a whole model: what goes on inside, seen through `Watch`.

Each takes a measurement that does not depend on how the model names its parts. Where the
model computes something in a form that is not recognised, the check says so and is skipped.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor, nn

from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown
from annotated.checkups.seeing import longer
from annotated.checkups.subject import SRC_LEN, TGT_LEN, Subject
from annotated.checkups.watch import (
    Attention,
    EmbeddingTap,
    Watch,
    are_positions,
    fitted_scale,
    is_norm,
    same_ids,
)
from annotated.transformer.embeddings import sinusoids


def watched(
    subject: Subject, src: Tensor | None, tgt: Tensor, train: bool = False
) -> Watch:
    """One pass, watched. Gradients are on, so that no fused shortcut is taken."""
    model = subject.copy()
    if isinstance(model, nn.Module):
        model.train(train)
    lengths = {tgt.shape[1], *(() if src is None else (src.shape[1],))}
    with Watch(model, lengths) as watch:
        subject.raw(src, tgt, model)
    return watch


def attentions(subject: Subject, src: Tensor | None, tgt: Tensor) -> list:
    found = watched(subject, src, tgt).attentions
    if not found:
        raise Skip("no softmax between positions was seen: the weights cannot be read")
    return found


def rows_sum_to_one(subject: Subject) -> Finding:
    """Each query's weights sum to 1 over the keys."""
    found = attentions(subject, subject.src(), subject.tgt())
    off = max((a.weights.sum(-1) - 1).abs().max().item() for a in found)
    return passed_if(
        off < 1e-3, f"{len(found)} attentions, sums off by up to {shown(off)}"
    )


def nothing_on_the_future(subject: Subject) -> Finding:
    """The decoder's self-attention puts no weight on later positions."""
    src, tgt = subject.src(), longer(subject)
    size = tgt.shape[1]
    own = [
        a.weights
        for a in attentions(subject, src, tgt)
        if a.weights.shape[-2:] == (size,) * 2
    ]
    if not own or (src is not None and src.shape[1] == size):
        raise Skip("no self-attention of the target could be told from the others")
    mass = max(w.triu(1).sum(-1)[..., :-1].max().item() for w in own)
    mean = sum(w.triu(1).sum(-1)[..., :-1].mean().item() for w in own) / len(own)
    return passed_if(
        mass < 1e-6, f"up to {shown(mass)} of a row's weight, {mean:.2f} on average"
    )


def nothing_on_padding(subject: Subject) -> Finding:
    """No word puts weight on the padding of the source."""
    subject.needs_source()
    src_pad, _ = subject.needs_pads()
    src, tgt = subject.src(), subject.tgt()
    if src.shape[1] < 4 or src.shape[1] == tgt.shape[1]:
        raise Skip(f"max_len = {subject.max_len} is too short")
    real = src.shape[1] - 3
    src[:, real:] = src_pad
    mass = -1.0
    for attention in attentions(subject, src, tgt):
        weights = attention.weights
        if weights.shape[-1] == src.shape[1]:
            rows = (
                weights[..., :real, :] if weights.shape[-2] == src.shape[1] else weights
            )
            mass = max(mass, rows[..., real:].sum(-1).max().item())
    if mass < 0:
        raise Skip("no attention to the source could be told from the others")
    return passed_if(mass < 1e-6, f"up to {shown(mass)} of a row's weight")


def scale_of_scores(subject: Subject) -> Finding:
    """The factor before the softmax, fitted to queries, keys and weights."""
    found = attentions(subject, subject.src(), subject.tgt())
    fits = [fit for attention in found if (fit := fitted_scale(attention)) is not None]
    if not fits:
        raise Skip(
            "the weights are no softmax of a multiple of queries · keys that was seen "
            "(rotary positions, biases, or another split into heads)"
        )
    factor, d_k = max(
        fits, key=lambda fit: abs(math.log(abs(fit[0]) * math.sqrt(fit[1])))
    )
    text = f"factor {factor:.4f} in {len(fits)} of {len(found)} attentions, d_k = {d_k}"
    if abs(factor - 1) < 0.01 and len(fits) < len(found):
        return Finding(
            BY_DESIGN, f"{text}: no scale, as in T5, whose first weights make up for it"
        )
    right = abs(factor * math.sqrt(d_k) - 1) < 0.01
    return passed_if(right, f"{text}, 1/√d_k = {d_k**-0.5:.4f}")


def own_projections(subject: Subject) -> Finding:
    """Query, key and value have a matrix each."""
    watch = watched(subject, subject.src(), subject.tgt())
    if not watch.attentions:
        raise Skip("no softmax between positions was seen")
    twice = len(set(watch.shared_weights))
    text = f"{twice} matrices are used twice before one softmax"
    if not twice and any(heads_share(attention) for attention in watch.attentions):
        return Finding(
            BY_DESIGN, f"{text}; the heads of a layer have one of (d_k, d_k)"
        )
    return passed_if(not twice, text)


def heads_share(attention: Attention) -> bool:
    """Was a projection made of (B, L, H, d_k), by one matrix for all of these heads?"""
    n_heads = attention.weights.shape[1]
    shapes = [x.shape for x in attention.projections if x.dim() == 4]
    return attention.weights.dim() == 4 and any(s[2] == n_heads > 1 for s in shapes)


class Affine:
    """Collects what modules give, to find how often the embedding is in it."""

    def __init__(self, model: nn.Module):
        self.seen: list[Tensor] = []
        modules = [m for m in model.modules() if m is not model]
        for module in modules:
            module.register_forward_pre_hook(self.note)
            module.register_forward_hook(lambda m, given, out: self.note(m, (out,)))

    def note(self, module: nn.Module, tensors: tuple) -> None:
        for x in tensors:
            if isinstance(x, Tensor) and x.is_floating_point():
                self.seen.append(x.detach().double().clone())


def embedded_and_first(subject: Subject, ids: Tensor) -> tuple[float, float, float]:
    """(factor, size of the scaled embedding, size of what is added) at the foot of a stack.

    The embedding E is replaced by 2E, and by 0. Where the sum is still c · E + positions,
    the change from 0 to E is that from E to 2E, and c · E.
    """
    src, tgt = subject.src(), subject.tgt()
    runs, embedded = [], None
    for factor in (0, 1, 2):
        model = subject.copy().eval()
        watcher = Affine(model)
        tap = EmbeddingTap(same_ids(ids), lambda out, factor=factor: factor * out)
        with tap, torch.no_grad():
            subject.raw(src, tgt, model)
        if not tap.leaves:
            raise Skip("the model looks its ids up in another way than nn.Embedding")
        embedded = tap.leaves[0].double() if factor == 1 else embedded
        runs.append(watcher.seen)
    best = None
    for none, once, double in zip(*runs, strict=True):
        if once.shape != embedded.shape:
            continue
        change = once - none
        if not change.any():
            continue  # a module beside the words, such as a table of learned positions
        fitted = (change * embedded).sum() / embedded.square().sum()
        size = change.norm()
        linear = (double - once - change).norm() < 1e-4 * size
        in_line = (change - fitted * embedded).norm() < 1e-4 * size
        if linear and in_line:
            best = (fitted.item(), size.item(), none.norm().item())
        elif best is not None:
            break  # the first layer has begun
    if best is None:
        raise Skip("the sum of embedding and positions is not passed to any module")
    scale = embedded.numel() ** 0.5
    return best[0], best[1] / scale, best[2] / scale


def embedding_scale(subject: Subject) -> Finding:
    """By which factor the embedding is multiplied before the positions are added."""
    subject.needs_module()
    texts, factors = [], []
    for name, ids in (("source", subject.src()), ("target", subject.tgt())):
        if ids is None:
            continue
        factor, size, added = embedded_and_first(subject, ids)
        with EmbeddingTap(same_ids(ids)) as tap:
            subject.raw(subject.src(), subject.tgt())
        d_model = tap.leaves[0].shape[-1]
        factors.append(factor / math.sqrt(d_model))
        texts.append(f"{name}: {factor:.2f}, size {size:.2f}, positions {added:.2f}")
    text = f"{'; '.join(texts)}; √d_model = {math.sqrt(d_model):.2f}"
    if all(abs(f - 1) < 0.01 for f in factors):
        return passed_if(True, text)
    plain = all(
        min(abs(f * math.sqrt(d_model) - 1), abs(f - 1)) < 0.01 for f in factors
    )
    outcome = BY_DESIGN if plain else "failed"
    return Finding(outcome, f"factor {text}")


def norm_modules(subject: Subject) -> Iterator[tuple[str, nn.Module, int]]:
    """(path, module, width) of each norm whose width can be told."""
    model = subject.copy().eval()
    norms = [(path, m) for path, m in model.named_modules() if is_norm(m)]
    seen: dict[nn.Module, set[int]] = {module: set() for _, module in norms}
    for _, module in norms:
        module.register_forward_pre_hook(
            lambda m, given: seen[m].update(x.shape[-1] for x in given[:1])
        )
    subject.raw(subject.src(), subject.tgt(), model)
    for path, module in norms:
        sizes = {p.numel() for p in module.parameters()} - {1}
        shape = getattr(module, "normalized_shape", None)
        if shape and len(shape) == 1:
            sizes = {shape[0]}
        sizes = sizes or seen[module]  # one gain for all features, or none
        if len(sizes) == 1:
            yield path, module, sizes.pop()


RIGHT, UNBIASED = "layer norm", "layer norm whose variance is divided by n - 1"
NORMS = {
    RIGHT: lambda x, m: (x - m) / x.var(-1, correction=0, keepdim=True).sqrt(),
    "RMS norm, no mean is subtracted": lambda x, m: (
        x / x.square().mean(-1, keepdim=True).sqrt()
    ),
}


@torch.no_grad()
def kind_of_norm(module: Any, width: int, device: torch.device | None = None) -> str:
    """Which formula a norm follows, or "" for none of the known ones."""
    draw = torch.Generator().manual_seed(0)
    x = 100 * torch.randn(3, 5, width, generator=draw) ** 3 + 7  # far from any epsilon
    weights = list(module.parameters()) if isinstance(module, nn.Module) else []
    like = weights[0] if weights else x
    given = module(x.to(like.dtype).to(device or like.device)).double().cpu()
    if given.shape != x.shape:
        return ""
    x = x.double()
    for name, formula in NORMS.items():
        y = formula(x, x.mean(-1, keepdim=True))
        # A learned scale and shift may follow: feature by feature, y ↦ w y + b.
        flat, out = y.flatten(0, 1), given.flatten(0, 1)
        centred, wanted = flat - flat.mean(0), out - out.mean(0)
        w = (centred * wanted).sum(0) / centred.square().sum(0)
        if (wanted - w * centred).norm() < 2e-4 * wanted.norm():
            biased = name != RIGHT or is_scaled_by(w, weights, 1.0)
            off = ((width - 1) / width) ** 0.5
            return UNBIASED if not biased and is_scaled_by(w, weights, off) else name
    return ""


def is_scaled_by(w: Tensor, weights: list[Tensor], factor: float) -> bool:
    """Is w `factor` times one of the weights, or times 1 where there are none?"""
    candidates = [p.detach().double().cpu().flatten() for p in weights] or [
        torch.ones(1)
    ]
    fits = [p for p in candidates if p.numel() in (1, w.numel())]
    return any((w - factor * p).norm() < 1e-4 * w.norm() for p in fits)


@torch.no_grad()
def small_rows(module: Any, width: int, device: torch.device | None = None) -> str:
    """What a norm does to rows that hardly vary: "" if all is well."""
    first = (
        next(iter(module.parameters()), None) if isinstance(module, nn.Module) else None
    )
    like = torch.zeros(1) if first is None else first
    constant = torch.full((1, 2, width), 3.0).to(like)
    if not module(constant).isfinite().all():
        return "a constant row gives NaN"
    return ""


def norms_of(subject: Subject) -> Finding:
    """Each norm takes the mean and the biased variance of a position's own features."""
    subject.needs_module()
    kinds = Counter()
    for path, module, width in norm_modules(subject):
        problem = small_rows(module, width, subject.device)
        if problem:
            return passed_if(False, f"{path}: {problem}")
        kinds[kind_of_norm(module, width, subject.device)] += 1
    if not kinds:
        raise Skip("no module is called a norm")
    text = ", ".join(f"{n} × {kind or 'no known norm'}" for kind, n in kinds.items())
    if set(kinds) <= {RIGHT}:
        return passed_if(True, text)
    return Finding("failed" if "" in kinds else BY_DESIGN, text)


# --- positions


def tables(model: nn.Module) -> list[tuple[nn.Module, str, str, Tensor]]:
    """Tables of sines and cosines: (module, name, kind, table), by their first row 0, 1, 0, 1."""
    found = []
    for module in model.modules():
        stores = {
            "buffer": module._buffers,
            "parameter": module._parameters,
            "attribute": {
                k: v for k, v in vars(module).items() if isinstance(v, Tensor)
            },
        }
        for kind, store in stores.items():
            for name, tensor in store.items():
                if tensor is not None and is_sinusoid(tensor):
                    saved = name not in module._non_persistent_buffers_set
                    kind_now = kind if saved else "buffer that is not saved"
                    found.append((module, name, kind_now, tensor))
    return found


def is_sinusoid(tensor: Tensor) -> bool:
    table = tensor.detach().squeeze()
    if not tensor.is_floating_point() or table.dim() != 2 or min(table.shape) < 2:
        return False
    first, second = table[0].float(), table[1].float()
    if not first.any():  # a row for padding; then positions count from 1
        return bool(
            (table[1:, 0] - torch.arange(1, len(table)).sin().to(table)).abs().max()
            < 1e-3
        )
    zeros, ones = (first.abs() < 1e-6).sum(), ((first - 1).abs() < 1e-6).sum()
    halves = abs(int(zeros) - int(ones)) <= 1 and int(zeros + ones) == len(first)
    return bool(
        halves and table.abs().max() <= 1.001 and (first - second).abs().max() > 0.1
    )


def positions_are_kept(subject: Subject) -> Finding:
    """A table of positions moves and is saved with the model, and is not trained."""
    found = tables(subject.needs_module())
    if not found:
        raise Skip(
            "no table of sines was found (learned, rotary, or computed in each pass)"
        )
    kinds = sorted({kind for _, _, kind, _ in found})
    name = f"{type(found[0][0]).__name__}.{found[0][1]}"
    text = f"{name}: {', '.join(kinds)}"
    if "attribute" in kinds:
        return passed_if(
            False, f"{text}, which neither moves nor is saved with the model"
        )
    if any(t.requires_grad for *_, t in found):
        return Finding(BY_DESIGN, f"{text}, trained from the sines on")
    if "buffer" not in kinds and "parameter" not in kinds:
        return Finding(BY_DESIGN, f"{text}; it moves, and is computed again when built")
    return passed_if(True, text)


def positions_formula(subject: Subject) -> Finding:
    """The table holds sin(pos / 10000^(2i/d)) and the cosines, in one of two orders."""
    found = tables(subject.needs_module())
    if not found:
        raise Skip(
            "no table of sines was found (learned, rotary, or computed in each pass)"
        )
    texts, outcomes = [], []
    for module, name, _, table in found:
        outcome, text = compare_table(table.detach().squeeze().double().cpu())
        outcomes.append(outcome)
        texts.append(f"{type(module).__name__}.{name}: {text}")
    worst = next((o for o in ("failed", BY_DESIGN) if o in outcomes), "passed")
    return Finding(worst, "; ".join(dict.fromkeys(texts)))


def compare_table(table: Tensor) -> tuple[str, str]:
    """Against the paper's table, and against all sines first and then all cosines."""
    length, d_model = table.shape
    right = sinusoids(length, d_model).double()
    rows = slice(0 if table[0].any() else 1, 200)  # not the row for padding
    off = (table - right)[rows].abs().max().item()
    if off < 1e-3:
        return "passed", f"off by up to {shown(off)} in {len(table[rows])} rows"
    halves = torch.cat([right[:, 0::2], right[:, 1::2]], dim=1)
    pairs = d_model // 2
    step = math.log(10000) / max(pairs - 1, 1)  # as in Tensor2Tensor
    angle = torch.arange(length)[:, None] * torch.exp(-step * torch.arange(pairs))
    first_code = torch.cat([angle.sin(), angle.cos()], dim=1).double()
    for other in (halves, first_code) if d_model % 2 == 0 else ():
        if (table - other)[rows].abs().max() < 1e-3:
            return BY_DESIGN, "all sines first, then all cosines"
    return "failed", f"off by up to {off:.2f}"


def without_positions(subject: Subject) -> tuple[Any, EmbeddingTap]:
    """A copy whose tables of positions are 0, and a tap that makes learned ones 0."""
    model = subject.copy()
    found = tables(model) if isinstance(model, nn.Module) else []
    for _, _, _, table in found:
        table.data.zero_()
    tap = EmbeddingTap(are_positions, torch.zeros_like)
    with tap, torch.no_grad():
        subject.raw(subject.src(), subject.tgt(), model.eval() if found else model)
    if not found and not tap.leaves:
        raise Skip("no table of positions was found that could be taken out")
    return model, EmbeddingTap(are_positions, torch.zeros_like)


def swap(ids: Tensor, vocab_size: int, subject: Subject) -> tuple[Tensor, Tensor]:
    """The ids with their first two made different, and the same with these two exchanged."""
    ids = ids.clone()
    ids[:, 1] = subject.other(ids[:, 0], vocab_size)
    swapped = ids.clone()
    swapped[:, 0], swapped[:, 1] = ids[:, 1], ids[:, 0]
    return ids, swapped


def source_order(subject: Subject) -> Finding:
    """Exchange two words of the source: the logits change, as they do for two other words."""
    subject.needs_source()
    tgt = longer(subject)
    ids, swapped = swap(subject.src(), subject.src_vocab, subject)
    other = ids.clone()
    other[:, :2] = subject.other(ids[:, :2], subject.src_vocab)
    before = subject.logits(ids, tgt)
    moved = (subject.logits(swapped, tgt) - before).abs().max().item()
    new = (subject.logits(other, tgt) - before).abs().max().item()
    text = f"two words exchanged move the logits by {shown(moved)}, two new words by {shown(new)}"
    return passed_if(moved > 1e-3 * new, text)


def source_knows_its_length(subject: Subject) -> bool:
    """One word repeated: with absolute positions, its copies differ; with relative, they do not."""
    if subject.src_vocab is None:
        return False
    word = subject.src(1, 1)
    short, long = word.repeat(1, 2), word.repeat(1, subject.fit(SRC_LEN))
    tgt = subject.tgt(1, subject.fit(TGT_LEN))
    moved = (subject.logits(long, tgt) - subject.logits(short, tgt)).abs().max().item()
    return moved > 1e-4 * subject.spread()


def target_order(subject: Subject) -> Finding:
    """One token everywhere in the target: its positions still tell the copies apart.

    Without positions all copies are the same vector at every layer, whatever the mask. So
    they are with relative positions, whose encoder cannot tell copies apart either; that
    is how the two cases are told apart.
    """
    tgt = longer(subject)[:, :1].repeat(1, longer(subject).shape[1])
    logits = subject.logits(subject.src(), tgt)
    apart = (logits - logits[:, :1]).abs().max().item()
    text = f"copies of one token differ by {shown(apart)}"
    if apart > 1e-4 * subject.spread():
        return passed_if(True, text)
    ids, swapped = swap(longer(subject, 3), subject.tgt_vocab, subject)
    moved = subject.logits(subject.src(), swapped) - subject.logits(subject.src(), ids)
    moved = moved[:, 2:].abs().max().item()
    text += f", two tokens exchanged move later logits by {shown(moved)}"
    if moved > 1e-4 * subject.spread() and not source_knows_its_length(subject):
        text += ": relative positions, or the causal mask alone"
        return Finding(BY_DESIGN, text)
    return passed_if(False, text)


def order_without_positions(subject: Subject) -> Finding:
    """With the positions taken out, two words of the source can be exchanged unnoticed."""
    subject.needs_source()
    model, tap = without_positions(subject)
    tgt = longer(subject)
    ids, swapped = swap(subject.src(), subject.src_vocab, subject)
    with tap:
        moved = subject.logits(swapped, tgt, model) - subject.logits(ids, tgt, model)
    moved = moved.abs().max().item()
    text = f"without positions, two words exchanged move the logits by {shown(moved)}"
    return passed_if(moved <= 1e-3 * subject.spread(), text)


INSIDE = [
    Check(
        "order of the source matters",
        source_order,
        "a change",
        "positions are not added, or one and the same vector is added to every word",
        5,
    ),
    Check(
        "order of the target matters",
        target_order,
        "a difference",
        "positions are not added, or one and the same vector is added to every word",
        5,
    ),
    Check(
        "without positions, order does not matter",
        order_without_positions,
        "no change",
        "a view that mixes words, or a layer that works across positions",
        5,
    ),
    Check(
        "weights sum to 1",
        rows_sum_to_one,
        "1 for each query, over the keys",
        "softmax over the wrong axis, or a mask that multiplies after it",
        6,
    ),
    Check(
        "no weight on the future",
        nothing_on_the_future,
        "0",
        "the mask is missing, off by one, upside down (nearly 1), or fills with a small number",
        8,
    ),
    Check(
        "no weight on padding",
        nothing_on_padding,
        "0",
        "the mask is missing, hides queries, is upside down, or fills with a small number",
        8,
    ),
    Check(
        "scores are divided by √d_k",
        scale_of_scores,
        "1/√d_k",
        "no scale, √d_model instead of √d_k, or the scale twice",
        6,
    ),
    Check(
        "query, key and value have matrices of their own",
        own_projections,
        "0",
        "one linear layer is used for all three",
        7,
    ),
    Check(
        "embeddings are scaled by √d_model",
        embedding_scale,
        "√d_model (many later models leave it out; look at the sizes)",
        "no factor, or 1/√d_model as for attention: then positions drown the words",
        4,
    ),
    Check(
        "positions follow the formula",
        positions_formula,
        "the paper's sines and cosines",
        "exponents i for 2i, another base, positions from 1, sine and cosine exchanged",
        5,
    ),
    Check(
        "positions belong to the model",
        positions_are_kept,
        "a buffer",
        "self.pe = … instead of register_buffer",
        5,
    ),
    Check(
        "norms",
        norms_of,
        "(x − mean) / √(variance + eps), the variance divided by n",
        "torch.std divides by n − 1; or the norm is over another axis; or eps is missing",
        10,
    ),
]
