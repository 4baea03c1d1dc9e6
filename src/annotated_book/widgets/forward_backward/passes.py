"""The tensors of a model's layers, and the gradient of the loss for each, from autograd.

The package's own model runs with hooks on its modules, in float64: a trained model is so
sure of a right answer that float32 would round what is left of its gradients.
"""

from __future__ import annotations

import copy
from typing import Any

import torch
from torch import Tensor, nn

from annotated.checks import require
from annotated.training.loop import sequence_loss
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.masks import padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder

STACKS = {
    "encoder": ["self_attention", "feed_forward"],
    "decoder": ["self_attention", "cross_attention", "feed_forward"],
}
POSITIONS, FEATURES = 16, 6  # kept as numbers; norms and means are over all
Pair = tuple[Tensor, Tensor]  # a tensor and its gradient


def places(norm_first: bool) -> dict[str, tuple[str, str]]:
    """Tensor -> the module where it is seen ({layer} is to be filled in), and as what."""
    found = {}
    for stack, parts in STACKS.items():
        layer = stack + ".layers.{layer}"
        found[f"{stack}.x"] = layer, "input"
        for i, part in enumerate(parts):
            around, inside = f"{layer}.sublayers.{i}", f"{layer}.{part}"
            seen = {"norm": (f"{around}.norm", "output")}
            if part == "feed_forward":
                last = f"{inside}.w_2"
                seen["hidden"] = last, "input"
            else:
                last = f"{inside}.w_o"
                seen |= {name: (f"{inside}.w_{name}", "output") for name in "qkv"}
                seen |= {"weights": (inside, "weights"), "heads": (last, "input")}
            seen["out"] = last, "output"
            pre, post = (around, "output"), (f"{around}.norm", "input")
            seen["sum"] = pre if norm_first else post
            found |= {f"{stack}.{part}.{name}": place for name, place in seen.items()}
        found["memory" if stack == "encoder" else "states"] = f"{stack}.norm", "output"
    return found | {"logits": ("generator", "output")}


TENSORS = list(places(norm_first=True))


def paths(norm_first: bool) -> list[str]:
    """What each tensor is in Python: the output of a module, if nothing else is said."""
    words = {"input": "input of ", "output": "", "weights": "weights of "}
    return [words[way] + path for path, way in places(norm_first).values()]


def sums(norm_first: bool) -> dict[str, list[str]]:
    """Each sum, and the two tensors that are added: the part's output, and the stream."""
    found = {}
    for stack, parts in STACKS.items():
        stream = f"{stack}.x"
        for part in (f"{stack}.{part}" for part in parts):
            found[f"{part}.sum"] = [f"{part}.out", stream]
            stream = f"{part}.{'sum' if norm_first else 'norm'}"
    return found


def watch_all(model: EncoderDecoder) -> dict[tuple[str, int], Tensor]:
    """(tensor, layer) -> its value, once the model has run. The hooks stay on the model."""
    seen: dict[tuple[str, int], Tensor] = {}

    def watch(key: tuple[str, int], module: nn.Module, way: str) -> None:
        def keep(_: nn.Module, args: tuple, output: Any) -> Any:
            if way == "weights":  # what the caller asked for is the output alone
                output, seen[key] = output
                return output
            seen[key] = args[0] if way == "input" else output
            return None

        module.register_forward_hook(keep)

    def ask_for_weights(_: nn.Module, args: tuple, kwargs: dict) -> tuple[tuple, dict]:
        return args, {**kwargs, "need_weights": True}

    for module in model.modules():
        if isinstance(module, MultiHeadAttention):
            module.register_forward_pre_hook(ask_for_weights, with_kwargs=True)
    for layer in range(len(model.decoder.layers)):
        for name, (path, way) in places(model.config.norm_first).items():
            watch((name, layer), model.get_submodule(path.format(layer=layer)), way)
    return seen


@torch.inference_mode(False)
@torch.enable_grad()
def run(model: EncoderDecoder, src: Tensor, tgt: Tensor) -> dict[tuple[str, int], Pair]:
    """(tensor, layer) -> its value and the gradient of the loss, with teacher forcing."""
    model = copy.deepcopy(model).cpu().double().eval().requires_grad_(True)
    src, tgt = src.cpu().clone(), tgt.cpu().clone()  # no tensors of inference mode
    tgt_in, tgt_out = tgt[:, :-1], tgt[:, 1:]
    seen, pad_id = watch_all(model), model.config.pad_id
    masks = padding_mask(src, pad_id), target_mask(tgt_in, pad_id)
    loss = sequence_loss(model(src, tgt_in, *masks), tgt_out, pad_id)
    gradients = torch.autograd.grad(loss, list(seen.values()))
    require(
        all(bool(x.isfinite().all()) for x in (loss, *gradients)),
        f"model gives a loss of {loss:.3g}, or gradients that are not finite: look for "
        "parameters that are infinite or NaN",
    )
    return {
        key: (x.detach(), gradient)
        for (key, x), gradient in zip(seen.items(), gradients, strict=True)
    }


def rounded(x: float, digits: int = 4) -> float:
    """So many digits, and no -0.0."""
    return float(f"{x:.{digits}g}") + 0.0


def cells(x: Tensor) -> list:
    """What is kept of a tensor: heads (one if it has none), positions, features or keys."""
    kept = x[0] if x.dim() == 4 else x[:, :, :FEATURES]
    kept = kept[:, :POSITIONS, :POSITIONS].tolist()
    return [[[rounded(number, 3) for number in row] for row in head] for head in kept]


def described(x: Tensor) -> dict[str, Any]:
    mean, norm = float(x.mean()), float(x.norm())
    if abs(mean) < 1e-12 * norm:
        mean = 0.0  # what is left is the noise of float64
    numbers = mean, float(x.std(correction=0)), float(x.min()), float(x.max()), norm
    return {"stats": [rounded(number) for number in numbers], "cells": cells(x)}


def facts(pairs: list[Pair]) -> dict[str, list]:
    """`sizes`: norm, norm of the gradient, least and largest value; `details`: the rest."""
    details = [
        {"shape": list(x.shape), "value": described(x), "gradient": described(gradient)}
        for x, gradient in pairs
    ]
    sizes = []
    for detail in details:
        *_, least, most, norm = detail["value"]["stats"]
        sizes.append([norm, detail["gradient"]["stats"][-1], least, most])
    return {"sizes": sizes, "details": details}


def layers_of(model: EncoderDecoder, src: Tensor, tgt: Tensor) -> list[dict[str, list]]:
    """The facts of each layer, and `most`: the largest two norms of the whole run."""
    found, numbers = run(model, src, tgt), range(len(model.decoder.layers))
    layers = [facts([found[name, i] for name in TENSORS]) for i in numbers]
    norms = [sizes[:2] for layer in layers for sizes in layer["sizes"]]
    most = [max(column) for column in zip(*norms, strict=True)]
    return [layer | {"most": most} for layer in layers]
