"""Symptoms in layer norm and feed-forward network."""

import torch

from gauntlet.symptoms.blocks import square
from gauntlet.symptoms.looking import (
    batch,
    count,
    later_and_earlier,
    model_in,
    rms,
    run,
    side_by_side,
)


def norm_of(planted, x):
    """Return a fresh norm for rows like these, built by the model."""
    norm = planted.LayerNorm(x.shape[-1]).to(x.dtype)
    with torch.no_grad():
        return norm(x)


@side_by_side("A layer norm on its own")
def norm_of_constants(planted, fault):
    row = torch.tensor([[1.0, 2.0, 3.0, 4.0]])
    return {
        "of 1, 2, 3, 4: first number": norm_of(planted, row)[0, 0],
        "of 3, 3, 3, 3: first number": norm_of(planted, 0 * row + 3)[0, 0],
        "the same in float16": norm_of(planted, (0 * row + 3).half())[0, 0],
    }


@side_by_side("Standard deviation (divided by n) of a layer norm's output")
def norm_spread(planted, fault):
    torch.manual_seed(1)
    return {
        f"{d} random numbers of size {size}": norm_of(
            planted, torch.randn(500, 1, d) * float(size)
        ).std(-1, correction=0).mean()
        for d, size in [(4, "1"), (8, "1"), (512, "1"), (512, "0.00001")]
    }  # fmt: skip


@side_by_side(
    "One sentence, translated alone and in a batch. Largest difference of a logit:"
)
def mates(planted, fault):
    model, src, tgt = model_in(fault, planted), batch(rows=3), batch(5, 19, rows=3)
    other = src.clone()
    other[1:] = other[1:].flip(1)
    with torch.no_grad():
        logits = run(fault, planted, model, src=src, tgt=tgt)
        again = run(fault, planted, model, src=src, tgt=tgt)
        changed = run(fault, planted, model, src=other, tgt=tgt)
    earlier, _ = later_and_earlier(planted, fault)
    return {
        "two runs of the same batch": (logits - again).abs().max(),
        "its neighbors replaced": (logits - changed)[0].abs().max(),
        "a later token replaced, earlier positions": earlier,
    }


@side_by_side("The feed-forward network f, for random x and y")
def bend(planted, fault):
    torch.manual_seed(2)
    f = planted.PositionwiseFeedForward(24, 40)
    x, y = torch.randn(2, 1, 5, 24)
    with torch.no_grad():
        zero = f(0 * x)
        return {
            "size of f(x)": rms(f(x)),
            "size of f(x + y) − f(x) − f(y) + f(0)": rms(f(x + y) - f(x) - f(y) + zero),
            "size of f(x) + f(−x) − 2 f(0)": rms(f(x) + f(-x) - 2 * zero),
        }


@side_by_side(
    "Parameters, d_model = 24, d_ff left at its default, 2 layers in each stack"
)
def default_count(planted, fault):
    model = model_in(fault, planted)
    return {
        "in the whole model": count(model),
        "in the encoder's attention layers": sum(
            count(layer.self_attention) for layer in model.encoder.layers
        ),
        "in one encoder layer": count(model.encoder.layers[0]),
        "entries of state_dict()": len(model.state_dict()),
    }


def depends(part, mask, x):
    """Return which output tokens depend on which input tokens: 1 or 0, by the gradient."""
    x = x.clone().requires_grad_()
    out, rows = part(x, mask), []
    for i in range(x.shape[1]):
        (gradient,) = torch.autograd.grad(
            out[0, i].square().sum(), x, retain_graph=True
        )
        rows.append((gradient[0].abs().sum(-1) > 1e-9).float().tolist())
    return rows


def dependence(of):
    """Return maps of dependence: of the attention's weights, and of a part of the model."""

    def blocks(fault):
        planted = fault.plant()
        torch.manual_seed(0)
        layer = planted.EncoderLayer(24, 3, 40, 0.0)
        layer.double()
        x, mask = (
            torch.randn(1, 6, 24, dtype=torch.float64),
            planted.causal_mask(6),
        )
        with torch.no_grad():
            _, weights = layer.self_attention(x, x, x, mask, need_weights=True)
        part = {
            "a multi-head attention": lambda x, m: layer.self_attention(x, x, x, m),
            "a whole layer": layer,
        }[of]
        names = [f"token {i}" for i in range(6)]
        return [
            square("The weights of head 0, with a causal mask", names, names, weights[0, 0]),
            square(
                f"Does the output of {of} at the row depend on the input at the column? "
                "1: yes",
                names, names, depends(part, mask, x),
            ),
        ]  # fmt: skip

    return blocks
