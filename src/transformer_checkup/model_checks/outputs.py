"""Does the model run, and does it give logits?"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    ERROR,
    UNCOMMON,
    Check,
    Finding,
    check,
    passed_if,
)
from transformer_checkup.diagnosis import remedy
from transformer_checkup.first_nan import first_nan
from transformer_checkup.hidden_tokens import all_tokens_hidden
from transformer_checkup.leftovers import spoiled_by_a_short_sequence
from transformer_checkup.model_under_test import SRC_LEN, ModelUnderTest
from transformer_checkup.recorder import is_norm
from transformer_checkup.words import error_in_words

OUTPUTS: list[Check] = []
WITHOUT_MEMORY = (
    "the model stands on the device meta, where parameters have shapes and no numbers: "
    'model.to_empty(device="cpu"), then load or initialize its parameters'
)


@check(
    OUTPUTS,
    "runs",
    expected="finite numbers of shape (batch, target length, tgt_vocab)",
    cause="a typing error; a fully masked row (NaN); or the model has to be called in another "
    "way (batch second, masks of its own): say call=…",
    topic="shape",
)
def runs(tested: ModelUnderTest) -> Finding:
    """One pass in evaluation mode gives finite logits (B, T, V)."""
    if tested.device.type == "meta":
        return Finding(ERROR, WITHOUT_MEMORY)
    spoiled = spoiled_by_a_short_sequence(tested)
    if spoiled:
        return Finding(ERROR, spoiled)
    try:
        logits = tested.logits(tested.src(), tested.tgt())
    except (Exception, SystemExit) as error:
        said = remedy(tested, returned=str(error).startswith("the model returned"))
        if not said and getattr(tested.call, "text", ""):
            said = (
                "so do the other ways of calling it: say call=lambda model, src, tgt: …"
            )
        if not said:
            raise
        return Finding(ERROR, f"{error_in_words(error)}; {said}")
    note_changed_ids(tested)
    finite = bool(logits.isfinite().all())
    what = "finite" if finite else "not finite"
    text = "; ".join([f"shape {tuple(logits.shape)}, {what}", *remarks(tested)])
    if not finite:
        text += where_it_begins(tested) + first_nan(tested)
        text += all_tokens_hidden(tested) or only_in_evaluation(tested)
    tested.carries_on = finite  # ids that change do not spoil the other checks
    changed = changed_parameters(tested)
    if finite and changed and not tested.changed_ids:
        text += (
            f"; each pass changes the parameter {changed[0]}: an initialization or an "
        )
        return Finding(UNCOMMON, f"{text}assignment stands in forward")
    if finite and not tested.changed_ids and getattr(tested.call, "why", ""):
        return Finding(UNCOMMON, text)
    return passed_if(finite and not tested.changed_ids, text)


def note_changed_ids(tested: ModelUnderTest) -> None:
    """One more pass, with the first ids and the special ones: they may be overwritten in place."""
    length = tested.fit(SRC_LEN)

    def some_ids(vocab_size: int) -> Tensor:
        ids = [*sorted(tested.special_ids), *range(6 * length)]
        ids = torch.tensor([i % vocab_size for i in ids][: 6 * length])
        return ids.view(6, length).to(tested.device)

    src = None if tested.src_vocab is None else some_ids(tested.src_vocab)
    try:
        with torch.no_grad():
            tested.forward(src, some_ids(tested.tgt_vocab), tested.copy())
    except (Exception, SystemExit):  # other checks try such ids one by one
        return


def where_it_begins(tested: ModelUnderTest) -> str:
    """The first module that gives NaN or infinity; before it, the first norm that enlarges."""
    if not tested.is_module:
        return ""
    model, said = tested.copy().eval(), []

    def look(path: str):
        def note(module: nn.Module, args: tuple, out: Any) -> None:
            x = next((a for a in args if isinstance(a, Tensor)), None)
            if x is None or not isinstance(out, Tensor) or not out.is_floating_point():
                return
            sizes = [rms(t) for t in (x, out)] if x.is_floating_point() else [0.0, 0.0]
            if is_norm(module) and sizes[1] > max(30, 3 * sizes[0]):
                said.append(f"{path} makes numbers of {sizes[1]:.1e} of {sizes[0]:.1e}")
            if not out.isfinite().all():
                said.append(f"{path} is the first to give numbers that are not finite")

        return note

    for path, module in model.named_modules():
        if not any(True for _ in module.children()):
            module.register_forward_hook(look(path))
    tested.logits(tested.src(), tested.tgt(), model)
    return f": {said[0]}" if said else ""


def only_in_evaluation(tested: ModelUnderTest) -> str:
    """Are the logits finite where PyTorch does not take its fast path?"""
    if not tested.is_module:
        return ""
    model = tested.copy().train()
    if not any(isinstance(m, nn.TransformerEncoderLayer) for m in model.modules()):
        return ""
    if not tested.forward(tested.src(), tested.tgt(), model).isfinite().all():
        return ""
    return (
        "; in training mode they are finite: nn.TransformerEncoder's fast path in evaluation takes "
        "a float padding mask for a boolean one. Give a boolean one, True at padding"
    )


def changed_parameters(tested: ModelUnderTest) -> list[str]:
    """Those that one pass overwrites. (A look-up with max_norm is seen by another check.)"""
    if not tested.is_module:
        return []
    model = tested.copy().eval()
    with torch.no_grad():
        for p in model.parameters():  # the passes so far have overwritten them already
            p.add_(0.01 * torch.ones_like(p))
        before = {name: p.detach().clone() for name, p in model.named_parameters()}
        tested.forward(tested.src(), tested.tgt(), model)
    tables = {
        m.weight
        for m in model.modules()
        if isinstance(m, nn.Embedding) and m.max_norm is not None
    }
    return [
        name
        for name, p in model.named_parameters()
        if p not in tables and not torch.equal(p, before[name])
    ]


def rms(x: Tensor) -> float:
    return x.double().square().mean().sqrt().item()


def remarks(tested: ModelUnderTest) -> list[str]:
    """What was changed in the copy, how it is called, and what the model does to its ids."""
    said = [*tested.prepared]
    if tested.is_encoder:
        said.append("an encoder alone, whose ids are called the target in what follows")
    if tested.never:
        some = ", ".join(map(str, tested.never[:5]))
        said.append(f"the logits of tokens {some} are always -inf, or below -10,000")
    for name in sorted(tested.changed_ids):
        said.append(
            f"the {name} ids are changed in place: work on a copy, {name}.clone()"
        )
    if tested.one_row:
        n = tested.outputs
        row = f"one row of {n} numbers" if n != 1 else "one number"
        said.append(f"{row} for each sequence")
    said += [called] if (called := how_it_is_called(tested)) else []
    return said


def how_it_is_called(tested: ModelUnderTest) -> str:
    """The line to write as `call=`, where it is not the plainest."""
    text, why = getattr(tested.call, "text", ""), getattr(tested.call, "why", "")
    if not text or text.endswith((": model(src, tgt)", ": model(ids)", ": model(x)")):
        return ""
    return f"called with call={text}" + (f", since {why}" if why else "")


@check(
    OUTPUTS,
    "gives logits",
    expected="logits, or log-probabilities (rows of exp sum to 1)",
    cause="a softmax at the end of the model, which the loss then applies again",
    topic="logit",
)
def gives_logits(tested: ModelUnderTest) -> Finding:
    """Logits or log-probabilities, which a loss can use; not probabilities."""
    logits = tested.logits(tested.src(), tested.tgt())
    sums_to_1 = logits.shape[-1] > 1 and (logits.sum(-1) - 1).abs().max() < 1e-3
    if logits.min() >= 0 and sums_to_1:
        return passed_if(False, "probabilities: all in 0 to 1, each row sums to 1")
    if not tested.gives_tokens:
        return passed_if(True, "no probabilities whose rows sum to 1")
    if 0 <= logits.min() < logits.max() <= 1:
        text = "all in 0 to 1, but rows do not sum to 1: a softmax over another axis, a sigmoid"
        return passed_if(False, text)
    is_log = (logits.exp().sum(-1) - 1).abs().max() < 1e-3
    for axis, words in ((1, "positions"), (0, "examples")):
        if not is_log and (logits.exp().sum(axis) - 1).abs().max() < 1e-3:
            text = f"log-probabilities that sum to 1 over the {words}, and not over the tokens"
            return passed_if(False, f"{text}: log_softmax along the wrong axis")
    return passed_if(True, "log-probabilities" if is_log else "logits")
