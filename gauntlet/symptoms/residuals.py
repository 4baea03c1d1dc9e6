"""Symptoms of residuals and dropout."""

import torch
import torch.nn.functional as F

from gauntlet.symptoms.looking import batch, model_in, rms, run, side_by_side, zeros


@side_by_side(
    "Size (root mean square) of the residual stream in the encoder, embeddings of size 10"
)
def stream_sizes(planted, fault):
    torch.manual_seed(3)
    model, x = model_in(fault, planted), 10 * torch.randn(1, 7, 24)
    sizes = {"at the bottom": rms(x)}
    with torch.no_grad():
        for number, layer in enumerate(model.encoder.layers, start=1):
            x = layer(x)
            sizes[f"after layer {number}"] = rms(x)
    return sizes


@side_by_side("Seven different tokens in an encoder of six layers")
def alike(planted, fault):
    model = model_in(fault, planted, n_layers=6)
    x = model.positions(model.src_embed(batch()[:1]))
    x.retain_grad()
    state, seen = x, {}
    for number, layer in enumerate(model.encoder.layers, start=1):
        state = layer(state)
        if number in (1, 3, 6):
            unit = F.normalize(state[0], dim=-1)
            likeness = ((unit @ unit.T).sum() - 7) / 42
            seen[f"mean cosine of two tokens after layer {number}"] = likeness
    state.square().mean().sqrt().backward()
    seen["size of the gradient at the input"] = x.grad.norm()
    return {name: value.detach() for name, value in seen.items()}


@side_by_side("Exact zeros in training mode, dropout 0.1, post-norm")
def zeros_handed_over(planted, fault):
    model = model_in(fault, planted, train=True)
    src = batch(rows=20)
    return {
        "in the encoder's output": zeros(model.encode(src, None)),
        "in its first layer's output": zeros(
            model.encoder.layers[0](model.src_embed(src))
        ),
    }


def twice(asked, **settings):
    @side_by_side(f"Two passes of one model over one batch, dropout = {asked}")
    def measure(planted, fault):
        seen = {}
        for name, train in [("in evaluation", False), ("in training", True)]:
            model = model_in(fault, planted, train=train, **settings)
            with torch.no_grad():
                a, b = (run(fault, planted, model) for _ in range(2))
            seen[f"largest difference of a logit, {name}"] = (a - b).abs().max()
        modules = [m for m in model.modules() if isinstance(m, torch.nn.Dropout)]
        seen["modules that are an nn.Dropout"] = len(modules)
        return seen

    return measure


@side_by_side("Exact zeros in training mode, attention dropout 0.1")
def zeros_before_w_o(planted, fault):
    torch.manual_seed(0)
    part = planted.MultiHeadAttention(24, 3, 0.1)
    seen, x = {}, torch.randn(20, 9, 24)
    part.w_o.register_forward_pre_hook(lambda _, args: seen.update(into=args[0]))
    out = part(x, x, x)
    return {
        "in what goes into w_o": zeros(seen["into"]),
        "in what comes out of w_o": zeros(out),
    }
