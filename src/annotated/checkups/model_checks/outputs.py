"""Does the model run, and does it give logits?"""

from __future__ import annotations

from annotated.checkups.checklist import Check, Finding, check, passed_if
from annotated.checkups.model_under_test import ModelUnderTest

OUTPUTS: list[Check] = []


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
    logits = tested.logits(tested.src(), tested.tgt())
    finite = bool(logits.isfinite().all())
    what = "finite" if finite else "not finite"
    return passed_if(finite, f"shape {tuple(logits.shape)}, {what}")


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
    if logits.min() >= 0 and (logits.sum(-1) - 1).abs().max() < 1e-3:
        return passed_if(False, "probabilities: all in 0 to 1, each row sums to 1")
    if 0 <= logits.min() < logits.max() <= 1:
        text = "all in 0 to 1, but rows do not sum to 1: a softmax over another axis, a sigmoid"
        return passed_if(False, text)
    is_log = (logits.exp().sum(-1) - 1).abs().max() < 1e-3
    return passed_if(True, "log-probabilities" if is_log else "logits")
