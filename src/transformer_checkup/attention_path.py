"""From scores to W_O: the way through an attention, in a recorded pass, against equation 1."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import UNCOMMON, Finding, Skip, failed, passed_if
from transformer_checkup.recorded import Attention, LinearCall
from transformer_checkup.recorder import Recorder


def softmax_found(recorder: Recorder) -> Finding:
    """Is there one softmax on the way, and no activation?"""
    if recorder.notes and not recorder.attentions:
        text = f"{recorder.notes[0]}, and no softmax: the weights need not sum to 1"
        return Finding(UNCOMMON, text)
    if recorder.notes:
        notes = list(dict.fromkeys(recorder.notes))
        what, _, place = notes[0].rpartition(" (")
        return failed(
            "; ".join(notes).replace("a second softmax", "softmax twice:", 1),
            f"Between the scores and the values stands {what}.",
            [note.rpartition(" (")[2].rstrip(")") for note in notes],
            line=next(
                (a.line for a in recorder.attentions if a.path == place.rstrip(")")),
                None,
            ),
            like="the softmax of weights, nearly uniform" if "softmax" in what else "",
            remedy="one softmax of the scaled and masked scores, and nothing else",
        )
    if recorder.without_softmax:
        text = f"{recorder.without_softmax} attentions have no softmax over the keys"
        return Finding(UNCOMMON, f"{text}: their weights need not sum to 1")
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    return passed_if(
        True, f"one softmax in each of {len(recorder.attentions)} attentions"
    )


def same_entries(a: Tensor, b: Tensor) -> bool:
    """Have they the same numbers, in whatever order? No view and no transpose changes them."""
    if a.numel() != b.numel():
        return False
    first, second = (x.detach().double().flatten().sort().values for x in (a, b))
    limit = 1e-5 * first.abs().max().clamp(min=1e-9)
    return bool((first - second).abs().max() <= limit)


def output_projection(recorder: Recorder, attention: Attention) -> LinearCall | None:
    """The linear layer that is given the values of this attention, and nothing else."""
    assert attention.values is not None
    for call in recorder.linears[attention.n_linears :]:
        # Of several heads that are joined, the values are a part.
        if any(found(call.given, attention.values) for found in (same_entries, holds)):
            return call
    return None


def holds(joined: Tensor, part: Tensor) -> bool:
    """Is one of several equal parts of the last axis of `joined` this tensor (B, L, d_k)?"""
    width = part.shape[-1]
    if part.dim() != 3 or joined.dim() != 3 or joined.shape[-1] % width:
        return False
    same = joined.shape[:2] == part.shape[:2] and joined.shape[-1] > width
    pieces = joined.split(width, -1) if same else ()
    return any(torch.allclose(piece, part, atol=1e-6) for piece in pieces)


def projection_found(recorder: Recorder) -> Finding:
    """Do the heads' values go through W_O, all of them and unchanged?"""
    seen = [a for a in recorder.attentions if a.values is not None]
    if not seen:
        raise Skip("no product of weights and values was seen")
    without = [
        a for a in seen if not a.projected and output_projection(recorder, a) is None
    ]
    if not without:
        return passed_if(True, f"{len(seen)} attentions have an output projection")
    where = ", ".join(dict.fromkeys(a.path or "the model itself" for a in without[:3]))
    if all(is_added_as_it_is(recorder, a) for a in without):
        text = f"no output projection W_O follows the heads: {where}"
        if all(a.weights.dim() < 4 or a.weights.shape[1] == 1 for a in without):
            return Finding(UNCOMMON, text)
        return failed(
            text,
            "The joined heads leave the attention without an output projection W_O.",
            [a.path for a in without],
            remedy="return self.w_o(joined), with nn.Linear(d_model, d_model)",
        )
    text = (
        "what the heads give is changed before the next layer (averaged, gated, normed)"
    )
    return Finding(UNCOMMON, f"{text}: {where}")


def is_added_as_it_is(recorder: Recorder, attention: Attention) -> bool:
    """Does the module of the attention, or one around it, give the values themselves?"""
    assert attention.values is not None
    own = [out for path, out in recorder.outputs if attention.path.startswith(path)]
    return any(same_entries(out, attention.values) for out in own)
