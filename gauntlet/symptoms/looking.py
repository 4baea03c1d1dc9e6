"""Ways to look at a planted fault, and at right code beside it."""

import functools
import traceback

import torch

from gauntlet.planting import call_of, model_of, plant
from gauntlet.symptoms.blocks import table, text


def right():
    return plant()


def side_by_side(caption):
    """Return a table of `measure(planted, fault)` for the fault and for right code."""

    def decorate(measure):
        @functools.wraps(measure)
        def blocks(fault):
            here, there = measure(fault.plant(), fault), measure(right(), fault)
            rows = [[name, here[name], there[name]] for name in here]
            return [table(caption, ["", "this one", "a correct one"], rows)]

        return blocks

    return decorate


def error_of(action):
    """Return the end of a traceback: its way through the package, and the message."""

    def blocks(fault):
        try:
            with torch.no_grad():
                action(fault)
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)
            ours = [f for f in frames if f.filename.startswith("planted_")]
            lines = [f"File {f.filename.partition('/')[2]}, in {f.name}" for f in ours]
            lines = [line.replace("<module>", "the module itself") for line in lines]
            message = str(error).strip().replace("planted_", "annotated_")
            lines.append(f"{type(error).__name__}: {message}")
            return [text("The traceback, without its source lines", "\n".join(lines))]
        raise AssertionError(f"{fault.id} raises nothing")

    return blocks


def batch(length=7, vocab=17, rows=2):
    """Return token ids, without repetition among the first seven of a row."""
    ids = torch.arange(3, 3 + rows * length).view(rows, length)
    return (ids - 3) * 5 % (vocab - 3) + 3


def model_in(fault, planted, train=False, **settings):
    return model_of(planted, **{**fault.model, **settings}).train(train)


def run(fault, planted, model=None, **changes):
    model = model or model_of(planted, **fault.model)
    src, tgt = changes.get("src", batch()), changes.get("tgt", batch(5, 19))
    return call_of(planted, fault.pads)(model, src, tgt)


def later_and_earlier(planted, fault):
    """Return how much the logits move after and before a changed target token."""
    model, tgt = model_in(fault, planted), batch(5, 19)
    other = tgt.clone()
    other[:, 3] = other[:, 3] % 16 + 3
    with torch.no_grad():
        moved = (
            run(fault, planted, model, tgt=other) - run(fault, planted, model)
        ).abs()
    return moved[:, :3].max(), moved[:, 3:].max()


def weights_of(planted, mask=None, length=5, width=8):
    """Return the attention weights of a small random sequence."""
    torch.manual_seed(4)
    x = torch.randn(1, length, width)
    return planted.attention(x, x, x, mask)[1][0]


def rms(x):
    return x.square().mean().sqrt()


def zeros(x):
    return f"{100 * (x == 0).float().mean():.0f}%"


def count(model):
    return sum(p.numel() for p in model.parameters())
