"""Checks of a whole model: dropout and modes, numbers and lengths, saving, and its weights."""

from __future__ import annotations

import io
from collections import Counter

import torch
from torch import nn

from annotated.checkups.inside import is_sinusoid, tables, watched
from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown
from annotated.checkups.seeing import OTHER_SHAPE, SAME_SHAPE
from annotated.checkups.subject import Subject, modules_in_lists, scramble

LONGEST = 256  # attention needs memory in the square of the length


def evaluation_repeats(subject: Subject) -> Finding:
    """Two passes in evaluation mode give the same numbers."""
    model = subject.needs_module()
    src, tgt = subject.src(), subject.tgt()
    moved = (subject.logits(src, tgt) - subject.logits(src, tgt)).abs().max().item()
    active = [d for d in watched(subject, src, tgt).dropouts if d.active]
    text = f"two passes differ by {shown(moved)}, {len(active)} dropouts are active"
    if any(module.training for module in model.modules()):
        return passed_if(
            False, "model.eval() leaves parts of the model in training mode"
        )
    return passed_if(moved == 0 and not active, text)


def training_drops(subject: Subject) -> Finding:
    """In training mode the dropouts are active: two passes differ."""
    model = subject.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function, without modes")
    dropouts = watched(subject, subject.src(), subject.tgt(), train=True).dropouts
    rates = sorted({d.rate for d in dropouts})
    if subject.dropout == 0 or (subject.dropout is None and rates in ([], [0.0])):
        if any(rates):
            return passed_if(
                False, f"dropout=0 was asked for, and rates {rates} are used"
            )
        raise Skip("the model has no dropout switched on")
    model.train()
    with torch.no_grad():
        passes = [subject.raw(subject.src(), subject.tgt(), model) for _ in range(2)]
    moved = (passes[1] - passes[0]).abs().max().item()
    return passed_if(moved > 0, f"two passes differ by {shown(moved)}")


def dropout_rates(subject: Subject) -> Finding:
    """Every dropout that is used has the rate that was asked for."""
    subject.needs_module()
    dropouts = watched(subject, subject.src(), subject.tgt(), train=True).dropouts
    rates = Counter(d.rate for d in dropouts)
    text = ", ".join(f"{n} × {rate:g}" for rate, n in sorted(rates.items()))
    if not rates:
        raise Skip("no dropout was seen")
    if subject.dropout is None:
        if len({rate for rate in rates if rate}) <= 1:
            raise Skip(f"{text}; say dropout=… to have the rate compared")
        return Finding(BY_DESIGN, f"{text}; say dropout=… if they should be one")
    wrong = {rate for rate in rates if rate and abs(rate - subject.dropout) > 1e-9}
    if subject.dropout and set(rates) == {0.0}:
        return passed_if(False, f"all are 0, asked for was {subject.dropout:g}")
    return passed_if(not wrong, f"{text}; asked for was {subject.dropout:g}")


def dropout_places(subject: Subject) -> Finding:
    """Dropout stands on what a sublayer gives, before the sum and the norm."""
    subject.needs_module()
    dropouts = watched(subject, subject.src(), subject.tgt(), train=True).dropouts
    active = Counter(d.place for d in dropouts if d.active)
    if not active:
        raise Skip("no dropout is active in training")
    text = ", ".join(f"{n} × {place}" for place, n in active.items())
    if active["norm"] > 2:  # one at the foot of each stack is BERT's and BART's way
        return passed_if(False, f"on the normalised stream: {text}")
    if active["weighted values"]:
        return Finding(BY_DESIGN, f"on the weighted values too: {text}")
    return passed_if(True, text)


def parameters_learn(subject: Subject) -> Finding:
    """Each parameter gets a gradient that is finite and not 0."""
    model = subject.needs_module().eval()
    wanted = [(n, p) for n, p in model.named_parameters() if p.requires_grad]
    if not wanted:
        raise Skip("no parameter is trainable")
    logits = subject.raw(subject.src(), subject.tgt(), model)
    loss = (logits * torch.randn_like(logits)).sum()
    if not loss.requires_grad:
        return passed_if(False, "no gradient reaches any parameter")
    gradients = torch.autograd.grad(loss, [p for _, p in wanted], allow_unused=True)
    none, wild = [], []
    weights_with = set()
    for (name, parameter), gradient in zip(wanted, gradients, strict=True):
        if gradient is None or (gradient == 0).all():
            none.append((name, parameter, gradient is None))
        elif not gradient.isfinite().all():
            wild.append(name)
        else:
            weights_with.add(name.rpartition(".")[0])
    # A bias of the keys moves all scores of a query alike, and softmax takes that out: 0.
    none = [
        name
        for name, p, unused in none
        if p.dim() > 1 or unused or name.rpartition(".")[0] not in weights_with
    ]
    text = f"{len(wanted) - len(none) - len(wild)} of {len(wanted)} parameters"
    for problem, names in (("no gradient", none), ("not finite", wild)):
        if names:
            more = " …" if len(names) > 3 else ""
            text += f"; {problem}: {', '.join(names[:3])}{more}"
    return passed_if(not none and not wild, text)


def modules_are_known(subject: Subject) -> Finding:
    """A pass uses the model's parameters alone: no layer in a list, none built on the way."""
    hidden = modules_in_lists(subject.needs_module())
    if hidden:
        places = ", ".join(sorted({path for path, _ in hidden}))
        return passed_if(False, f"{len(hidden)} modules in plain lists: {places}")
    strangers = watched(subject, subject.src(), subject.tgt()).strangers.values()
    sizes = ", ".join(sorted({str(tuple(p.shape)) for p in strangers}))
    text = f"{len(strangers)} weights are used that are not the model's"
    return passed_if(not strangers, text + (f", of {sizes}" if sizes else ""))


def layers_differ(subject: Subject) -> Finding:
    """No matrix begins as the copy of another, and no layer stands in two places."""
    model = subject.needs_module()
    matrices = [
        (n, p)
        for n, p in model.named_parameters()
        if p.dim() > 1 and p.requires_grad and not is_sinusoid(p)
    ]
    for i, (name, matrix) in enumerate(matrices):
        for other, earlier in matrices[:i]:
            if matrix.shape == earlier.shape and torch.equal(matrix, earlier):
                if (matrix == matrix.flatten()[0]).all():
                    continue
                return Finding(
                    BY_DESIGN, f"{other} and {name} begin with the same numbers"
                )
    for path, module in model.named_modules():
        layers = list(module) if isinstance(module, nn.ModuleList) else []
        layers = [id(layer) for layer in layers if layer is not None]
        if len(set(layers)) < len(layers):
            return Finding(
                BY_DESIGN, f"one and the same layer stands several times in {path}"
            )
    return passed_if(True, f"{len(matrices)} matrices, no two alike")


def parameter_count(subject: Subject) -> Finding:
    """As many trainable weights as were asked for."""
    model = subject.needs_module()
    if subject.n_parameters is None:
        raise Skip("say n_parameters=… to have them counted")
    count = sum(p.numel() for p in model.parameters() if p.requires_grad)
    off = count - subject.n_parameters
    return passed_if(
        off == 0, f"{count:,}, that is {off:+,} against {subject.n_parameters:,}"
    )


def in_precision(dtype: torch.dtype):
    """A check that the model, moved to `dtype`, stays finite and gives about the same."""

    def measure(subject: Subject) -> Finding:
        subject.needs_module()
        model = subject.copy().to(dtype)
        try:
            low = subject.logits(subject.src(), subject.tgt(), model)
        except (RuntimeError, NotImplementedError) as error:
            if "not implemented for" in str(error):
                raise Skip(f"this PyTorch cannot do it here: {error}") from error
            raise
        if not low.isfinite().all():
            return passed_if(False, "logits that are not finite")
        high = subject.logits(subject.src(), subject.tgt())
        off = (low - high).abs().max().item() / subject.spread()
        step = next(
            (f"less than {step:.0%}" for step in (0.01, 0.03, 0.1, 0.3) if off < step),
            "",
        )
        return passed_if(
            off < 0.3, f"off by {step or f'{off:.0%}'} of the logits' size"
        )

    return measure


def shortest(subject: Subject) -> Finding:
    """One token each; and its logits are those it has at the start of a longer target."""
    src, tgt = subject.src(), subject.tgt()
    logits = subject.logits(None if src is None else src[:, :1], tgt[:, :1])
    if not logits.isfinite().all():
        return passed_if(False, "one source token and one target token give NaN")
    moved = (
        (subject.logits(src, tgt[:, :1]) - subject.logits(src, tgt)[:, :1]).abs().max()
    )
    text = (
        f"finite; alone and as the first of {tgt.shape[1]} it differs by {shown(moved)}"
    )
    return passed_if(bool(moved <= OTHER_SHAPE * subject.spread()), text)


def longest(subject: Subject) -> Finding:
    """Sequences of max_len tokens go through."""
    length, known = subject.max_len, "max_len"
    if length is None and subject.is_module:
        found = tables(subject.model)
        rows = [table.squeeze() for *_, table in found]
        # A first row of zeros is for padding.
        length = min((len(r) - (not r[0].any()) for r in rows), default=None)
        known = "the table of positions has rows for"
    if length is None:
        raise Skip("say max_len=… to have the longest sequence tried")
    tried = min(length, LONGEST)
    src = None if subject.src_vocab is None else subject.src(1, tried)
    finite = bool(subject.logits(src, subject.tgt(1, tried)).isfinite().all())
    text = f"{tried} tokens give {'finite' if finite else 'infinite'} numbers"
    more = "" if tried == length else f" ({known} {length}: too long for a quick check)"
    return passed_if(finite, text + more)


def saved_and_loaded(subject: Subject) -> Finding:
    """What `state_dict` holds is all that makes the model what it is."""
    subject.needs_module()
    src, tgt = subject.src(), subject.tgt()
    before = subject.logits(src, tgt)
    file = io.BytesIO()
    torch.save(subject.model.state_dict(), file)
    file.seek(0)
    other = scramble(subject.copy())
    other.load_state_dict(torch.load(file, weights_only=True))
    moved = (subject.logits(src, tgt, other) - before).abs().max().item()
    return passed_if(
        moved <= SAME_SHAPE * subject.spread(), f"logits move by {shown(moved)}"
    )


DROP = "a default that nobody passes on, F.dropout without training=self.training"
RUNNING = [
    Check(
        "evaluation repeats itself",
        evaluation_repeats,
        "the same numbers, and no active dropout",
        "F.dropout(x, p) without training=self.training: it is active by default",
        11,
    ),
    Check(
        "training drops out",
        training_drops,
        "two passes differ",
        "dropout is built and not called, or its rate is not passed on",
        11,
    ),
    Check(
        "dropout has the rate asked for", dropout_rates, "one rate everywhere", DROP, 11
    ),
    Check(
        "dropout in its places",
        dropout_places,
        "sublayer outputs and embedding sums; attention weights and hidden activations",
        "dropout(norm(x + f(x))): the stream itself is dropped",
        11,
    ),
    Check(
        "every parameter learns",
        parameters_learn,
        "a finite gradient for each",
        "a result is overwritten or thrown away, so what made it has no gradient",
        6,
    ),
    Check(
        "every layer is registered",
        modules_are_known,
        "0",
        "a Python list instead of nn.ModuleList, a layer built anew in each forward, or a call "
        "that uses another model than it is given",
        2,
    ),
    Check(
        "layers begin with weights of their own",
        layers_differ,
        "different random numbers in each matrix",
        "deepcopy without drawing anew, or [layer] * N: the same layer N times",
        14,
    ),
    Check(
        "number of parameters",
        parameter_count,
        "the number that was given",
        "a wrong d_ff, weights tied or not, a missing bias or final norm",
        15,
    ),
    Check(
        "float16",
        in_precision(torch.float16),
        "finite numbers, near those of float32",
        "masked_fill with -1e9, an epsilon of 1e-12, or a tensor that .half() does not reach",
        6,
    ),
    Check(
        "bfloat16",
        in_precision(torch.bfloat16),
        "finite numbers, near those of float32",
        "a tensor that .to() does not reach: register it as a buffer",
        20,
    ),
    Check(
        "one token",
        shortest,
        "finite, and the same as in a longer sequence",
        "squeeze() without an axis, or statistics over positions",
        5,
    ),
    Check(
        "longest sequence",
        longest,
        "finite numbers",
        "a mask or a table of positions of another length",
        5,
    ),
    Check(
        "saved and loaded again",
        saved_and_loaded,
        "the same logits",
        "layers in a plain list are not in state_dict",
        2,
    ),
]
