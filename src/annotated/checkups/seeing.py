"""Checks of a whole model: what each position sees, and what it must not see.

Each compares two passes that differ in one thing, or asks autograd what a number depends
on. A change is judged by the size of the logits (`Subject.spread`). Passes over tensors of
equal shape do the same arithmetic, so what must not change is compared with 1e-6 of that
size; where the shapes differ, rounding differs too, and the limit is 1e-3.
"""

from __future__ import annotations

import torch
from torch import Tensor

from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown
from annotated.checkups.subject import SRC_LEN, TGT_LEN, Subject
from annotated.checkups.watch import EmbeddingTap, same_ids

SAME_SHAPE, OTHER_SHAPE = 1e-6, 1e-3
FELT = 1e-5  # an effect below this part of the logits' size is none


def runs(subject: Subject) -> Finding:
    """One pass in evaluation mode gives finite logits (B, T, V)."""
    logits = subject.logits(subject.src(), subject.tgt())
    finite = bool(logits.isfinite().all())
    what = "finite" if finite else "not finite"
    return passed_if(finite, f"shape {tuple(logits.shape)}, {what}")


def is_a_score(subject: Subject) -> Finding:
    """Logits or log-probabilities, which a loss can use; not probabilities."""
    logits = subject.logits(subject.src(), subject.tgt())
    if logits.min() >= 0 and (logits.sum(-1) - 1).abs().max() < 1e-3:
        return passed_if(False, "probabilities: all in 0 to 1, each row sums to 1")
    if 0 <= logits.min() < logits.max() <= 1:
        text = "all in 0 to 1, but rows do not sum to 1: a softmax over another axis, a sigmoid"
        return passed_if(False, text)
    is_log = (logits.exp().sum(-1) - 1).abs().max() < 1e-3
    return passed_if(True, "log-probabilities" if is_log else "logits")


def longer(subject: Subject, least: int = 2) -> Tensor:
    tgt = subject.tgt()
    if tgt.shape[1] < least:
        raise Skip(f"max_len = {subject.max_len} is too short to compare positions")
    return tgt


def no_look_ahead(subject: Subject) -> Finding:
    """Exchange the last token, then the last two, …: earlier logits do not move."""
    src, tgt = subject.src(), longer(subject)
    before, worst, own = subject.logits(src, tgt), 0.0, 0.0
    for first in range(1, tgt.shape[1]):
        changed = tgt.clone()
        changed[:, first:] = subject.other(tgt[:, first:], subject.tgt_vocab)
        moved = (subject.logits(src, changed) - before).abs()
        worst = max(worst, moved[:, :first].max().item())
        own = max(own, moved[:, first:].max().item())
    if own <= FELT * subject.spread():
        raise Skip("the output does not depend on the target at all")
    text = f"earlier logits move by up to {shown(worst)}, the position's own by {shown(own)}"
    return passed_if(worst <= SAME_SHAPE * own, text)


def gradient_at(
    subject: Subject, src: Tensor | None, tgt: Tensor, of: Tensor
) -> Tensor:
    """How much each logit at each position depends on each embedded id of `of`: (B, T, L)."""
    model = subject.model.eval() if subject.is_module else subject.model
    with EmbeddingTap(same_ids(of)) as tap:
        logits = subject.raw(src, tgt, model)
    if len(tap.leaves) != 1:
        raise Skip(
            f"{len(tap.leaves)} embeddings of these ids were seen, not one: the model looks "
            "its ids up in another way than nn.Embedding"
        )
    leaf = tap.leaves[0]
    draw = torch.Generator().manual_seed(0)
    mix = torch.randn(logits.shape[-1], generator=draw).to(logits)
    rows = []
    for position in range(tgt.shape[1]):
        score = (logits[:, position] * mix).sum()
        (gradient,) = torch.autograd.grad(
            score, leaf, retain_graph=True, allow_unused=True
        )
        size = torch.zeros_like(leaf) if gradient is None else gradient
        size = size.float().abs().amax(-1)  # (B, L) or (L, B)
        rows.append(size if size.shape == of.shape else size.T)
    return torch.stack(rows, 1)


def no_look_ahead_by_gradient(subject: Subject) -> Finding:
    """No logit has a gradient at a later token's embedding."""
    src, tgt = subject.src(), longer(subject)
    felt = gradient_at(subject, src, tgt, tgt).amax(0)  # (T, T)
    future = felt.triu(1).max().item()
    if felt.max() == 0:
        raise Skip("no gradient reaches the target's embeddings")
    past = shown(felt.tril().max())
    text = f"largest gradient at a later token {shown(future)}, at an earlier {past}"
    return passed_if(future <= SAME_SHAPE * felt.max().item(), text)


def source_is_read(subject: Subject) -> Finding:
    """Another source gives other logits, at every target position."""
    subject.needs_source()
    src, tgt = subject.src(), subject.tgt()
    other = subject.other(src, subject.src_vocab)
    moved = (subject.logits(other, tgt) - subject.logits(src, tgt)).abs()
    least = moved.amax(-1).min().item()
    text = f"another source moves each logit row by at least {shown(least)}"
    return passed_if(least > FELT * subject.spread(), text)


def history_is_read(subject: Subject) -> Finding:
    """Another first token changes the logits of all positions, its own and the later ones."""
    src, tgt = subject.src(), longer(subject)
    other = tgt.clone()
    other[:, :1] = subject.other(tgt[:, :1], subject.tgt_vocab)
    moved = (subject.logits(src, other) - subject.logits(src, tgt)).abs().amax(-1)
    least, felt = moved[:, 1:].min().item(), FELT * subject.spread()
    text = f"another first token moves each later logit row by at least {shown(least)}"
    if least > felt and moved[:, 0].max() <= felt:
        text += (
            ", but not its own: the model shifts the target itself? Then hand it one token "
            "more, and drop its first logits: call=lambda model, src, tgt: "
            "model(src, torch.cat([tgt, tgt[:, :1]], 1))[:, 1:]"
        )
        return passed_if(False, text)
    return passed_if(least > felt, text)


def padded(ids: Tensor, pad_id: int, count: int) -> Tensor:
    return torch.cat([ids, ids.new_full((len(ids), count), pad_id)], dim=1)


def source_padding(subject: Subject) -> Finding:
    """The same sentence with padding after it gives the same logits."""
    subject.needs_source()
    src_pad, _ = subject.needs_pads()
    count = subject.fit(SRC_LEN + 4) - subject.src().shape[1]
    if count < 1:
        raise Skip(f"max_len = {subject.max_len} leaves no room for padding")
    src, tgt = subject.src(), subject.tgt()
    after = subject.logits(padded(src, src_pad, count), tgt)
    moved = (after - subject.logits(src, tgt)).abs().max().item()
    text = f"{count} padding tokens move the logits by up to {shown(moved)}"
    return passed_if(moved <= OTHER_SHAPE * subject.spread(), text)


def target_padding(subject: Subject) -> Finding:
    """Padding after the target changes no logit before it, and gives no NaN there."""
    _, tgt_pad = subject.needs_pads()
    count = subject.fit(TGT_LEN + 4) - subject.tgt().shape[1]
    if count < 1:
        raise Skip(f"max_len = {subject.max_len} leaves no room for padding")
    src, tgt = subject.src(), subject.tgt()
    after = subject.logits(src, padded(tgt, tgt_pad, count))[:, : tgt.shape[1]]
    moved = (after - subject.logits(src, tgt)).abs().max().item()
    text = f"{count} padding tokens move the logits before them by up to {shown(moved)}"
    return passed_if(moved <= OTHER_SHAPE * subject.spread(), text)


def all_ids(subject: Subject, vocab: int, pad_id: int) -> Tensor:
    """Sentences that hold each id of the vocabulary (of the first 100), and padding second."""
    ids = [i for i in range(min(vocab, 100)) if i != pad_id]
    size = subject.fit(11)
    if size < 4:
        raise Skip(f"max_len = {subject.max_len} is too short")
    words = size - 2  # a word, a padding token, the other words, a word that sees them
    rows = [ids[i : i + words] for i in range(0, len(ids), words)]
    rows = [(row + ids)[:words] for row in rows]
    last = max(i for i in ids if i not in subject.special)
    rows = [[row[0], pad_id, *row[1:], last] for row in rows]
    return torch.tensor(rows, device=subject.device)


def only_source_padding_is_hidden(subject: Subject) -> Finding:
    """Every word of the source has a gradient, and padding has none, for each id there is."""
    subject.needs_source()
    src_pad, _ = subject.needs_pads()
    # At the end, since some models are told the lengths, and not where the padding is.
    src = all_ids(subject, subject.src_vocab, src_pad).roll(-2, 1)
    tgt = subject.tgt(len(src), subject.fit(TGT_LEN))
    return hidden_are(src, src_pad, gradient_at(subject, src, tgt, src).amax(1))


def only_target_padding_is_hidden(subject: Subject) -> Finding:
    """The same for the target, as the last position sees it."""
    _, tgt_pad = subject.needs_pads()
    tgt = all_ids(subject, subject.tgt_vocab, tgt_pad)
    src = subject.src(len(tgt), subject.fit(SRC_LEN))
    felt = gradient_at(subject, src, tgt, tgt)[:, -1]
    finding = hidden_are(tgt, tgt_pad, felt)
    seen = felt[tgt == tgt_pad]
    at_the_end = target_padding(subject).outcome == "passed"
    if (
        finding.outcome == "failed"
        and at_the_end
        and not hidden_words(tgt, tgt_pad, felt)
    ):
        return Finding(
            BY_DESIGN,
            f"padding inside the target is seen (gradient {shown(seen.max())}). Padding at the end "
            "is not, since it comes later; so this is safe as long as targets are padded there",
        )
    return finding


def hidden_words(ids: Tensor, pad_id: int, felt: Tensor) -> list[int]:
    unfelt = felt <= SAME_SHAPE * felt.max()
    return sorted(set(ids[unfelt & (ids != pad_id)].tolist()))


def hidden_are(ids: Tensor, pad_id: int, felt: Tensor) -> Finding:
    """`felt` (B, L): how much the output depends on each id."""
    if felt.max() == 0:
        raise Skip("no gradient reaches these embeddings")
    words = hidden_words(ids, pad_id, felt)
    if words:
        some = ", ".join(map(str, words[:5])) + (" …" if len(words) > 5 else "")
        return passed_if(
            False, f"words are hidden: ids {some} (the padding is {pad_id})"
        )
    share = (felt[ids == pad_id].max() / felt.max()).item()
    text = f"no word is hidden; padding has {shown(share)} of the largest gradient"
    return passed_if(share <= SAME_SHAPE, text)


def batch_mates(subject: Subject) -> Finding:
    """Other sentences in the batch change nothing, nor does another place in it."""
    src, tgt = subject.src(), subject.tgt()
    other_src = None if src is None else src.clone()
    other_tgt = tgt.clone()
    if src is not None:
        other_src[1:] = subject.other(src[1:], subject.src_vocab)
    other_tgt[1:] = subject.other(tgt[1:], subject.tgt_vocab)
    moved = {}
    for mode in ("evaluation", "training") if subject.is_module else ("evaluation",):
        passes = []
        for ids in ((src, tgt), (other_src, other_tgt)):
            model = subject.copy()  # batch norm changes its statistics in training
            if subject.is_module:
                model.train(mode == "training")
            torch.manual_seed(0)  # the same dropout in both passes
            with torch.no_grad():
                passes.append(subject.raw(*ids, model)[0].float())
        moved[mode] = (passes[1] - passes[0]).abs().max().item()
    text = ", ".join(f"{shown(size)} in {mode}" for mode, size in moved.items())
    turned = subject.logits(None if src is None else src.flip(0), tgt.flip(0)).flip(0)
    place = (turned - subject.logits(src, tgt)).abs().max().item()
    spread = subject.spread()
    # Rounding may differ from row to row of a batch, so the second limit is another.
    return passed_if(
        max(moved.values()) <= SAME_SHAPE * spread and place <= OTHER_SHAPE * spread,
        f"other batch-mates move it by {text}, another place in the batch by {shown(place)}",
    )


def padding_alone(subject: Subject) -> Finding:
    """A sentence of padding alone, in a batch, does not spoil the others."""
    subject.needs_source()
    src_pad, _ = subject.needs_pads()
    src, tgt = subject.src(), subject.tgt()
    empty = src.clone()
    empty[-1] = src_pad
    before = subject.logits(src, tgt)
    try:
        after = subject.logits(empty, tgt)
    except Exception as error:
        return passed_if(True, f"refused, with {type(error).__name__}: {error}"[:120])
    if not (after[:-1] - before[:-1]).abs().max() <= OTHER_SHAPE * subject.spread():
        return passed_if(False, "the other sentences of the batch change")
    if not after[-1].isfinite().all():
        text = (
            "that sentence becomes NaN (as in PyTorch's own modules), the others stay"
        )
        return Finding(BY_DESIGN, text)
    return passed_if(True, "that sentence gives finite numbers, the others stay")


LOOK = "the causal mask is missing, off by one, upside down, or fills with too small a number"
PAD = (
    "the padding mask is missing, has another pad_id, or hides queries instead of keys"
)
SEEING = [
    Check(
        "runs",
        runs,
        "finite numbers of shape (batch, target length, tgt_vocab)",
        "a typing error; a mask row that hides everything (NaN); or the model wants to be "
        "called in another way (batch second, masks of its own): say call=…",
        14,
    ),
    Check(
        "gives logits",
        is_a_score,
        "logits, or log-probabilities (rows of exp sum to 1)",
        "a softmax at the end of the model, which the loss then applies again",
        14,
    ),
    Check("no look-ahead", no_look_ahead, "no change at all", LOOK, 8),
    Check(
        "no look-ahead, by gradient",
        no_look_ahead_by_gradient,
        "0 at every later token",
        LOOK,
        8,
    ),
    Check(
        "source is read",
        source_is_read,
        "a change at every target position",
        "the decoder's cross-attention is missing, or gets something else than the memory",
        13,
    ),
    Check(
        "history is read",
        history_is_read,
        "a change at its own and every later position",
        "the product of weights and values is thrown away, or the mask hides the past",
        6,
    ),
    Check("source padding changes nothing", source_padding, "no change", PAD, 8),
    Check(
        "target padding changes nothing",
        target_padding,
        "no change",
        "the causal mask is missing, or rows of padding are hidden wholly and become NaN",
        8,
    ),
    Check(
        "only padding is hidden, source",
        only_source_padding_is_hidden,
        "a gradient at each word and none at padding",
        PAD,
        8,
    ),
    Check(
        "only padding is hidden, target",
        only_target_padding_is_hidden,
        "a gradient at each word and none at padding",
        "the target's mask takes the source's padding id, or another default",
        8,
    ),
    Check(
        "batch-mates do not matter",
        batch_mates,
        "no change at all",
        "a norm over the batch, a view that mixes sentences, or positions that count the "
        "sentences: pe[:x.size(0)], where the batch comes first",
        10,
    ),
    Check(
        "a sentence of padding alone",
        padding_alone,
        "an error, or other sentences that stay as they are",
        "a softmax over nothing is 0/0, and NaN spreads through a batch norm or a view",
        8,
    ),
]
