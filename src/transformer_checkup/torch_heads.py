"""What a recorder notes of `nn.MultiheadAttention`, which makes its calls out of sight."""

from __future__ import annotations

from typing import Any, cast

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup.recorded import Dropout


def record_multi_head(
    recorder: Any, args: tuple, kwargs: dict
) -> tuple[Tensor, Tensor | None]:
    """It is asked for its weights in a call of its own; then follows the model's call."""
    asked = {**kwargs, "need_weights": True, "average_attn_weights": False}
    state = torch.get_rng_state()
    _, weights = F.multi_head_attention_forward(*args, **asked)
    torch.set_rng_state(state)  # as if this call had not been made
    query, key, matrix, bias, rate = args[0], args[1], args[5], args[6], args[10]
    recorder.attended = True
    active = bool(kwargs.get("training", True) and rate > 0)
    if matrix is not None:  # (L, B, d_model) each
        d_model = query.shape[-1]
        rows = slice(0, d_model), slice(d_model, 2 * d_model)
        biases = [None if bias is None else bias[row] for row in rows]
        recorder.projections = [
            F.linear(x, matrix[row], b).transpose(0, 1).detach()
            for x, row, b in zip((query, key), rows, biases, strict=True)
        ]
    if not active:  # otherwise the weights are those after dropout
        own = cast("Tensor", weights).detach()  # they were asked for
        own = own[..., : key.shape[0]]  # without add_bias_kv's and add_zero_attn's
        recorder.add(own / own.sum(-1, keepdim=True).clamp(min=1e-9))
        recorder.attentions[-1].fused = True
    recorder.dropouts.append(Dropout(float(rate), active, "weights"))
    out = F.multi_head_attention_forward(*args, **kwargs)
    recorder.made.note(out[0], "attended", 0)
    return out
