"""What AttentionExplorer shows: a model runs once, and each of its attentions is watched.

Attentions of the package and of PyTorch are followed alike, with hooks. A model is left as
it was, and gets the results that it would have got.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from annotated.checks import require, shape_of
from annotated.inspection import capture_attention
from annotated.transformer.attention import MultiHeadAttention

ATTENTIONS = (MultiHeadAttention, nn.MultiheadAttention)


def run(model: nn.Module, src: Tensor, tgt: Tensor | None, masks: dict) -> dict:
    """Path -> weights (B, H, Q, K), and with what the attention was called."""
    modes = {module: module.training for module in model.modules()}
    try:
        with torch.no_grad(), uncompiled(), watch(model.eval()) as (maps, calls):
            call(model, src, tgt, masks)
    except Exception as error:
        given = " and ".join(shape_of(x) for x in (src, tgt) if x is not None)
        raise ValueError(
            f"model cannot be called with src and tgt of the shapes {given}: {error}"
        ) from error
    finally:
        for module, mode in modes.items():
            module.training = mode
    paths = [path for path, _ in attentions(model) if path in maps]
    require(
        bool(paths), "model has attentions, and called none of them: give other inputs"
    )
    return {
        path or type(model).__name__: (in_batch(maps[path]), calls[path])
        for path in paths
    }


def uncompiled() -> AbstractContextManager:
    """In it, compiled parts run as they are written: compiled, they run no hooks.

    PyTorch's compiler takes a second to import. What is compiled has imported it.
    """
    if "torch._dynamo" in sys.modules:
        return torch.compiler.set_stance("force_eager")
    return nullcontext()


def in_batch(weights: Tensor) -> Tensor:
    return weights if weights.dim() == 4 else weights.unsqueeze(0)


def attentions(model: nn.Module) -> list[tuple[str, nn.Module]]:
    return [(p, m) for p, m in model.named_modules() if isinstance(m, ATTENTIONS)]


def call(model: nn.Module, src: Tensor, tgt: Tensor | None, masks: dict) -> None:
    if isinstance(model, ATTENTIONS):
        key = src if tgt is None else tgt
        name = "mask" if isinstance(model, MultiHeadAttention) else "attn_mask"
        model(src, key, key, **{name: masks["src_mask"]})
        return
    known = inspect.signature(model.forward).parameters
    names = {"src_mask": "src_mask" if "src_mask" in known else "mask"}
    named = {names.get(name, name): mask for name, mask in masks.items()}
    named = {n: mask for n, mask in named.items() if n in known or mask is not None}
    model(*[x for x in (src, tgt) if x is not None], **named)


@contextmanager
def watch(model: nn.Module) -> Iterator[tuple[dict, dict]]:
    """Collect the weights and the arguments of each attention; results stay as they are."""
    maps: dict[str, Tensor] = {}
    calls: dict[str, dict] = {}

    def ask(path: str):
        def hook(module: nn.Module, args: tuple, kwargs: dict):
            signature = inspect.signature(module.forward)
            calls[path] = dict(signature.bind(*args, **kwargs).arguments)
            if isinstance(module, nn.MultiheadAttention):
                asked = {"need_weights": True, "average_attn_weights": False}
                return (), calls[path] | asked

        return hook

    def keep(path: str):
        def hook(_: nn.Module, args: tuple, output: tuple) -> tuple:
            values, maps[path] = output
            asked = calls[path]
            if not asked.get("need_weights", True):
                return values, None
            is_mean = asked.get("average_attn_weights", True)
            return values, maps[path].mean(-3) if is_mean else maps[path]

        return hook

    with ExitStack() as stack:
        found = attentions(model)
        if any(isinstance(module, MultiHeadAttention) for _, module in found):
            maps = stack.enter_context(capture_attention(model))
        fast = torch.backends.mha.get_fastpath_enabled()  # it would go past the hooks
        stack.callback(torch.backends.mha.set_fastpath_enabled, fast)
        torch.backends.mha.set_fastpath_enabled(False)
        for path, module in found:
            hooks = [module.register_forward_pre_hook(ask(path), with_kwargs=True)]
            if isinstance(module, nn.MultiheadAttention):
                hooks.append(module.register_forward_hook(keep(path)))
            for hook in hooks:
                stack.callback(hook.remove)
        yield maps, calls


def may_look(call: dict[str, Any], weights: Tensor) -> Tensor | None:
    """What no mask hides, to be broadcast over (B, H, Q, K)."""
    _, n_heads, _, k = weights.shape
    if (mask := call.get("mask")) is not None:  # of the package: True = may attend
        return mask.unsqueeze(1)
    hidden = []  # of PyTorch: True, or -inf, = may not
    if (mask := call.get("attn_mask")) is not None:
        hidden.append(
            mask.view(-1, n_heads, *mask.shape[1:]) if mask.dim() == 3 else mask
        )
    if (mask := call.get("key_padding_mask")) is not None:
        hidden.append(mask.view(-1, 1, 1, mask.shape[-1]))
    hidden = [x == -torch.inf if x.is_floating_point() else x for x in hidden]
    allowed = [~x.view(*[1] * (4 - x.dim()), *x.shape) for x in hidden]
    if not allowed:
        return None
    may = allowed[0] & allowed[-1]
    return pad(may, (0, k - may.shape[-1]), value=True)  # keys that the module adds
