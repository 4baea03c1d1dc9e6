"""Does the model run, and does it give logits?"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    DOUBTFUL,
    ERROR,
    UNCOMMON,
    Check,
    Finding,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.diagnosis import remedy
from transformer_checkup.first_places import first_nan
from transformer_checkup.model_checks.calls import spoiled_by_a_short_sequence
from transformer_checkup.model_checks.torch_masks import hides_every_token
from transformer_checkup.model_under_test import SRC_LEN, ModelUnderTest
from transformer_checkup.recorder import record
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
        return spoiled
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
    tested.carries_on = finite  # ids that change do not spoil the other checks
    if not finite:
        return not_finite(tested, text)
    if tested.changed_ids:
        name = sorted(tested.changed_ids)[0]
        cause = f"A pass changes the {name} ids in place, which are the caller's."
        return failed(text, cause, remedy=f"{name} = {name}.clone(), or masked_fill")
    changed = changed_parameters(tested)
    if changed:
        text += f"; each pass changes the parameter {changed[0]}"
        cause = f"forward overwrites {changed[0]}: an initialization or an assignment."
        return Finding(DOUBTFUL, text, cause, (changed[0].rpartition(".")[0],))
    if getattr(tested.call, "why", ""):
        return Finding(UNCOMMON, text)
    return passed_if(True, text)


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


def not_finite(tested: ModelUnderTest, text: str) -> Finding:
    """Where NaN or infinity comes from: a mask, a norm, a function, or the first module."""
    path, enlarges, begins = where_it_begins(tested)
    first = first_nan(tested)
    mask = hides_every_token(tested) or only_in_evaluation(tested)
    text += enlarges + begins + first + mask
    cause = (mask or enlarges or first or begins).strip("; ")
    cause = cause.replace("the ", "The ", 1) if cause.startswith("the ") else cause
    return failed(text, f"{cause}." if cause else "", path)


def where_it_begins(tested: ModelUnderTest) -> tuple[list[str], str, str]:
    """The first module that gives NaN or infinity; before it, the first norm that enlarges."""
    recorder = record(tested, tested.src(), tested.tgt())
    calls = sorted(recorder.module_calls, key=lambda call: call.end)  # parts come first
    for call in calls:
        given, made = ([x.value for x in found] for found in (call.given, call.out))
        if call in recorder.norm_calls and given and made:
            before, after = rms(given[0]), rms(made[0])
            if after > max(30, 3 * before):
                text = f"; {call.path} makes numbers of {two_digits(after)} of "
                return [call.path], text + two_digits(before), ""
        if not all(x.isfinite().all() for x in made):
            path = call.path or "the model"
            return (
                [path],
                "",
                f"; {path} is the first to give numbers that are not finite",
            )
    return [], "", ""


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
        "a float padding mask for a boolean one"
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
    said += [
        f"the {name} ids are changed in place" for name in sorted(tested.changed_ids)
    ]
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
        cause = "The model ends in a softmax, which the loss then applies again."
        text = "probabilities: all in 0 to 1, each row sums to 1"
        return failed(text, cause, remedy="return the scores before the softmax")
    if not tested.gives_tokens:
        return passed_if(True, "no probabilities whose rows sum to 1")
    if 0 <= logits.min() < logits.max() <= 1:
        text = "all in 0 to 1, but rows do not sum to 1"
        cause = "The model returns no logits, but a sigmoid, or a softmax over another axis."
        return failed(text, cause)
    is_log = (logits.exp().sum(-1) - 1).abs().max() < 1e-3
    for axis, words in ((1, "positions"), (0, "examples")):
        if not is_log and (logits.exp().sum(axis) - 1).abs().max() < 1e-3:
            text = f"log-probabilities that sum to 1 over the {words}, and not over the tokens"
            return failed(text, "log_softmax is along the wrong axis.", remedy="dim=-1")
    return passed_if(True, "log-probabilities" if is_log else "logits")
