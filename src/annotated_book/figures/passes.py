"""The tensors of a model's layers, and the gradient of the loss for each, from autograd.

The model runs with hooks on its modules, in float64: a trained one is so sure of a right answer
that float32 would round what is left of its gradients.
"""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache
from typing import Any

import torch
from torch import Tensor, nn

from annotated import (
    EncoderDecoder,
    MultiHeadAttention,
    Translator,
    make_model,
    padding_mask,
    sequence_loss,
    target_mask,
)

STACKS = {
    "encoder": ["self_attention", "feed_forward"],
    "decoder": ["self_attention", "cross_attention", "feed_forward"],
}
Pair = tuple[Tensor, Tensor]  # a tensor and its gradient


def places(norm_first: bool = True) -> dict[str, tuple[str, str]]:
    """Return each tensor's module, with {layer} to be filled in, and what it is of that module."""
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
            post = f"{around}.norm", "input"
            seen["sum"] = (around, "output") if norm_first else post
            found |= {f"{stack}.{part}.{name}": place for name, place in seen.items()}
        found["memory" if stack == "encoder" else "states"] = f"{stack}.norm", "output"
    return found | {"logits": ("generator", "output")}


def watch_all(model: EncoderDecoder) -> dict[tuple[str, int], Tensor]:
    """Return what a run of the model will fill: (tensor, layer) and its value."""
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


def both_passes(model: EncoderDecoder, src: Tensor, tgt: Tensor) -> dict[tuple[str, int], Pair]:
    """Run a copy of the model on ids, with teacher forcing, and back.

    Return the value of each (tensor, layer), and the gradient of the loss for it.
    """
    model = copy.deepcopy(model).double().eval().requires_grad_(True)
    tgt_in, tgt_out = tgt[:, :-1], tgt[:, 1:]
    seen, pad_id = watch_all(model), model.config.pad_id
    masks = padding_mask(src, pad_id), target_mask(tgt_in, pad_id)
    loss = sequence_loss(model(src, tgt_in, *masks), tgt_out, pad_id)
    gradients = torch.autograd.grad(loss, list(seen.values()))
    pairs = zip(seen.items(), gradients, strict=True)
    return {key: (x.detach(), gradient) for (key, x), gradient in pairs}


@cache
def model_of(kind: str) -> EncoderDecoder:
    """Return the shipped translator's model, or an untrained one of six layers in an order."""
    trained = Translator.load().model
    if kind == "trained":
        return trained
    config = replace(trained.config, n_layers=6, norm_first=kind == "pre-norm")
    with torch.random.fork_rng():
        torch.manual_seed(14)
        return make_model(**vars(config))


def ids_of(german: str) -> Pair:
    """Return the ids of "forty-seven" and of a target, (1, S) and (1, T)."""
    translator = Translator.load()
    ids = translator.encode_source("forty-seven"), translator.encode_target(german)
    src, tgt = (torch.tensor([one]) for one in ids)
    return src, tgt


@cache
def norms(kind: str, german: str) -> dict[tuple[str, int], tuple[float, float]]:
    """Return the norms of each (tensor, layer) and of its gradient, for "forty-seven"."""
    found = both_passes(model_of(kind), *ids_of(german))
    return {key: (float(x.norm()), float(g.norm())) for key, (x, g) in found.items()}
