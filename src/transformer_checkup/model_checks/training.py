"""The loss, and checks that train a copy of the model for a moment.

They see what no single pass shows. A loss that is too good is as telling as one that is too
bad: on targets that are random, no model can do better than the entropy of the data. One
that does has seen the answer.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from transformer_checkup.checklist import (
    DOUBTFUL,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.graph import TIMES
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import factor_of, record

FEW = 12  # different tokens
MAX_PARAMETERS = 3_000_000  # above, a hundred steps are no quick check on a CPU
# Post-norm without warm-up fails at the first; what begins at 0 needs the last.
LEARNING_RATES = (3e-3, 1e-3, 3e-4, 1e-2)

INITIAL_LOSS: list[Check] = []
TRAINING: list[Check] = []


def loss_of(
    tested: ModelUnderTest, model: nn.Module, src: Tensor | None, tgt: Tensor
) -> Tensor:
    """Cross-entropy in nats per token, with the right-shifted target."""
    logits = tested.forward(src, tgt[:, :-1], model).float()
    return F.cross_entropy(logits.flatten(0, 1), tgt[:, 1:].flatten())


@check(
    INITIAL_LOSS,
    "first loss is near ln(vocab)",
    expected="about ln(vocab): nothing is known yet",
    cause="the initialization is too large, a final norm is missing, or tied embeddings of size 1",
    topic="cross-entropy",
    is_hint=True,
)
def initial_loss(tested: ModelUnderTest) -> Finding:
    """Untrained, a model finds all tokens about equally likely: a loss near ln(vocab)."""
    if tested.trained:
        raise Skip("the model is trained")
    model = tested.model.eval() if tested.is_module else tested.model
    src, tgt = tested.src(32, tested.fit(7)), tested.tgt(32, tested.fit(5) + 1)
    with torch.no_grad():
        loss = loss_of(tested, model, src, tgt).item()
    uniform = math.log(tested.tgt_vocab)
    text = f"{loss:.2f}, ln({tested.tgt_vocab}) = {uniform:.2f}"
    if loss - uniform >= 1.5 and tested.moved_off_zero:
        raise Skip(f"{text}, once what begins at 0 is moved: the first loss is another")
    if loss - uniform >= 1.5 and tested.is_module:
        smaller = loss_with_a_smaller_projection(tested, src, tgt)
        if smaller - uniform < 1.5:
            text += f"; {smaller:.2f} if the output projection is divided by the root of its "
            text += "width: it is the table of embeddings, which begins at size 1 (PaLM, Gemma)"
            if loss < 3 * uniform:
                return Finding(UNCOMMON, text)
            cause = "Logits start far too large: the output projection is the table of embeddings."
            remedy = "initialize the table with a deviation of 1/√d_model (nn.Embedding has 1)"
            return Finding(DOUBTFUL, text, cause, remedy=remedy)
    if -0.3 < loss - uniform < 1.5:
        return passed_if(True, text)
    if loss < uniform:
        return failed(text, "Before any training the model knows what comes next.")
    cap = record(tested, src, tgt).logits
    if cap and cap.op in TIMES and (bent := cap.given[0]).op == "tanh":
        times = factor_of(cap)
        if times > 1 and factor_of(bent.given[0]) > 1.01 / times:
            said = f"The logits are {times:g} · tanh(x), and x is not divided by {times:g}."
            return failed(
                text, said, line=cap.line, remedy="c * torch.tanh(logits / c)"
            )
    return failed(text, "Before any training the model is sure of wrong tokens.")


def loss_with_a_smaller_projection(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> float:
    """The first loss if tables (V, E) are divided by √E, and what is looked up in them is not.

    Only an output projection that is such a table is changed by that.
    """
    model = tested.copy().eval()
    for table in [m for m in model.modules() if isinstance(m, nn.Embedding)]:
        if len(table.weight) == tested.tgt_vocab:
            root = math.sqrt(table.embedding_dim)
            table.weight.data /= root
            table.register_forward_hook(lambda _, __, out, root=root: out * root)
    with torch.no_grad():
        return loss_of(tested, model, src, tgt).item()


def small_copy(tested: ModelUnderTest) -> nn.Module:
    """A copy to train, in evaluation mode: without dropout it overfits sooner."""
    count = sum(p.numel() for p in tested.require_module().parameters())
    if count > MAX_PARAMETERS:
        raise Skip(
            f"{count:,} parameters are too many to train in a quick check: build a smaller "
            "model with the same code"
        )
    return tested.copy().eval()


def train(
    tested: ModelUnderTest,
    model: nn.Module,
    learning_rate: float,
    batches: Iterable[tuple[Tensor | None, Tensor]],
) -> list[float]:
    """One step of Adam for each batch; the losses."""
    parameters = [p for p in model.parameters() if p.requires_grad]
    if not parameters:
        raise Skip("no parameter is trainable")
    optimizer = torch.optim.Adam(parameters, lr=learning_rate, fused=True)
    losses = []
    for src, tgt in batches:
        loss = loss_of(tested, model, src, tgt)
        if not loss.isfinite():
            losses.append(float("inf"))
            break
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses


@check(
    TRAINING,
    "one batch can be overfitted",
    expected="a tenth of ln(vocab) or less",
    cause="a gradient that does not flow, a wrong shift of the target, a dead sublayer",
    topic="overfitting",
    is_symptom=True,
)
def overfits_one_batch(tested: ModelUnderTest, steps: int = 60) -> Finding:
    """Four examples, again and again: the loss falls to a tenth of ln(vocab).

    A learning rate that gets half the way in 60 steps is given 120 more.
    """
    tested.require_deterministic()
    batch = few_tokens(tested, 4, tested.fit(6), seed=1)
    uniform, found = math.log(tested.tgt_vocab), {}
    for learning_rate in LEARNING_RATES:
        model = small_copy(tested)
        last = train(tested, model, learning_rate, [batch] * steps)[-1]
        if uniform / 10 <= last < uniform / 2:
            last = train(tested, model, learning_rate, [batch] * 2 * steps)[-1]
        found[learning_rate] = last
        if last < uniform / 10:
            break
    rate = min(found, key=found.__getitem__)
    text = f"the loss falls to {found[rate]:.2f} at a learning rate of {rate:g}"
    text += f"; ln({tested.tgt_vocab}) = {uniform:.2f}"
    if found[rate] < uniform / 10:
        return passed_if(True, text)
    return failed(text, "The model cannot learn four sentences by heart.")


@check(
    TRAINING,
    "random targets cannot be learned",
    expected="no less than the entropy of the targets",
    cause="a leak: the decoder sees the token that it has to predict",
    topic="entropy",
    is_symptom=True,
)
def random_targets(
    tested: ModelUnderTest, steps: int = 100, batch_size: int = 16
) -> Finding:
    """Random targets, new in each step: the loss cannot fall below their entropy.

    The mean of the last 20 losses is compared. It varies by less than 0.03 by chance; a
    model that sees the next token gets below the entropy by much more.
    """
    tested.require_causal()
    model, length = small_copy(tested), tested.fit(8)
    batches = (
        few_tokens(tested, batch_size, length, seed=1000 + step)
        for step in range(steps)
    )
    losses = train(tested, model, LEARNING_RATES[0], batches)
    n_tokens = min(FEW, len(tested.ordinary_ids(tested.tgt_vocab)))
    late, entropy = sum(losses[-20:]) / len(losses[-20:]), math.log(n_tokens)
    text = f"{late:.2f} after {len(losses)} steps"
    text += f", entropy ln({n_tokens}) = {entropy:.2f}"
    if late > entropy - 0.1:
        return passed_if(True, text)
    return failed(text, "The model sees the token that it has to predict.")


def few_tokens(
    tested: ModelUnderTest, rows: int, length: int, seed: int
) -> tuple[Tensor | None, Tensor]:
    """Source and target of few different tokens: they are learned soon, in any vocabulary."""

    def ids(vocab_size: int, length: int, seed: int) -> Tensor:
        pool = torch.tensor(tested.ordinary_ids(vocab_size)[-FEW:])
        generator = torch.Generator().manual_seed(seed)
        chosen = torch.randint(len(pool), (rows, length), generator=generator)
        return pool[chosen].to(tested.device)

    src = None if tested.src_vocab is None else ids(tested.src_vocab, length, seed)
    return src, ids(tested.tgt_vocab, length + 1, seed + 5000)
