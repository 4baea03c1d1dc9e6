"""The drawings of chapter 13, on the decoder, and its small trainings."""

import math
from functools import cache
from itertools import pairwise
from typing import Any

import torch
from matplotlib.figure import Figure
from torch import Tensor

from annotated import Batch, EncoderDecoder, greedy_decode, make_model, train
from annotated_book.pictures import Frames, Picture
from annotated_book.pictures.boxes import Box
from annotated_book.pictures.charts import chart
from annotated_book.pictures.marks import sheet


def answer_in_the_input() -> Picture:
    """Draw the target above itself, one position late."""
    tokens = ["<s>", "sieben", "und", "vierzig", "</s>"]
    picture = sheet("""Where the answer stands in the input
        The decoder takes the target one position late and predicts the token below. The answer of a
        position is also in its input, one position to the right: a forbidden way leads there.""")
    picture.text("tgt_in, the input", 4, 16, mono=True)
    picture.text("tgt_out, to predict", 4, 142, mono=True)
    for i, (given, wanted) in enumerate(pairwise(tokens)):
        for token, y, name in ((given, 26, f"in {i}"), (wanted, 100, f"out {i}")):
            picture.pill(token, 4 + 78 * i, y, lang="de", width=70, name=name)
    for i in range(4):
        picture.arrow(f"in {i}", f"out {i}")
    picture.arrow("in 1", "out 0", alarm=True)
    return picture


def decoder_layer() -> Picture:
    """Draw one decoder layer: three branches of the residual stream."""
    picture = sheet("""One decoder layer
        Three branches leave the residual stream of the target: masked self-attention,
        cross-attention, whose keys and values come from the encoder's memory, and the feed-forward
        network.""")
    picture.rail((28, 20), (28, 384))
    picture.text("target (T, d_model)", 44, 16, mono=True)
    rows = [
        ("masked self-attention", "earlier positions only"),
        ("cross-attention", "query: target"),
        ("feed-forward", "each position alone"),
    ]
    boxes = []
    for i, (name, note) in enumerate(rows):
        y = 40 + 116 * i
        norm = picture.norm(70, y)
        boxes.append(picture.box(name, 70, y + 40, 168, 40, note=note))
        add = picture.add(28, y + 98)
        picture.arrow((28, y - 8), norm)
        picture.arrow(norm, boxes[-1])
        picture.arrow(boxes[-1], add)
    memory = picture.box("memory", 254, 126, 62, 30)
    picture.text("(S, d_model)", 318, 118, size=11, anchor="end")
    picture.arrow(memory, boxes[1], kind="memory")
    picture.text("k, v", 294, 178, size=11)
    picture.arrow((28, 376), (28, 394))
    return picture


LENGTH = 6  # digits of a sequence


class WithoutShift(Batch):
    """A batch whose decoder reads at each position the token that it has to predict."""

    def __init__(self, src: Tensor, tgt: Tensor, pad_id: int) -> None:
        super().__init__(src, tgt, pad_id)
        self.tgt_in = self.tgt_out


class WithoutMask(Batch):
    """A batch without a target mask."""

    tgt_mask = None  # type: ignore[assignment]


SETTINGS = {"mask and shift": Batch, "no mask": WithoutMask, "no shift": WithoutShift}


def random_pairs(
    generator: torch.Generator, related: bool, batch: int = 32
) -> tuple[Tensor, Tensor]:
    """Sample sources of digits (ids 2 to 11); a related target copies its source; 1 starts it."""
    src = torch.randint(2, 12, (batch, LENGTH), generator=generator)
    tgt = src if related else torch.randint(2, 12, src.shape, generator=generator)
    return src, torch.cat([torch.ones(batch, 1, dtype=torch.long), tgt], dim=1)


@cache
def train_small(
    related: bool, make_batch: type[Batch], n_steps: int = 200
) -> tuple[EncoderDecoder, list[float]]:
    """Train a small model on random pairs; return it and the loss of each step."""
    torch.manual_seed(0)
    model = make_model(12, 12, n_layers=1, d_model=32, d_ff=64, n_heads=2, dropout=0.0)
    generator = torch.Generator().manual_seed(1)
    pairs = (random_pairs(generator, related) for _ in range(n_steps))
    batches = (make_batch(src, tgt, pad_id=0) for src, tgt in pairs)
    return model, train(model, batches, n_steps=n_steps, max_lr=8e-3)


def share_copied(model: EncoderDecoder, batch: int = 200) -> float:
    """Return the share of new sequences that a model copies exactly."""
    src, tgt = random_pairs(torch.Generator().manual_seed(2), related=True, batch=batch)
    out = greedy_decode(model, src, None, max_len=LENGTH + 1, bos_id=1)
    return (out == tgt).all(dim=1).float().mean().item()


def losses_on_random_targets() -> Figure:
    """Draw the losses with and without mask and shift on targets that nothing predicts."""
    curves = {name: train_small(False, kind)[1] for name, kind in SETTINGS.items()}
    final = {name: sum(curve[-20:]) / 20 for name, curve in curves.items()}
    assert abs(final["mask and shift"] - math.log(10)) < 0.05
    assert abs(final["no mask"] - math.log(10) / LENGTH) < 0.06
    assert final["no shift"] < 0.01
    fig, ax = chart()
    for (name, curve), style in zip(curves.items(), ["-", "--", ":"], strict=True):
        ax.plot(curve, style, label=name)
    for height, text in [
        (math.log(10), "ln 10, the entropy of a digit"),
        (math.log(10) / LENGTH, "ln 10 / 6: only the last is unknown"),
    ]:
        ax.axhline(height, color="C4", linewidth=1)
        ax.text(200, height + 0.06, text, ha="right")
    ax.set(xlabel="training step", ylabel="loss, nats per token", ylim=(0, 3))
    ax.legend(loc="center")
    return fig


def losses_and_copies() -> Figure:
    """Draw each model's loss on the copy task beside what it copies on its own."""
    copied, last_loss = {}, {}
    for name, kind in SETTINGS.items():
        model, curve = train_small(True, kind)
        copied[name], last_loss[name] = share_copied(model), sum(curve[-20:]) / 20
    # Over eight seeds: 0.995 to 1 and 0. Without the mask five copied at most 0.01, three 0.70
    # to 0.92. The losses are at most 0.0071 with the mask, 0.0043 without it.
    assert copied["mask and shift"] > 0.95 and copied["no shift"] < 0.05
    assert max(last_loss.values()) == last_loss["mask and shift"] < 0.01
    fig, axes = chart(1, 2, sharey=True)
    panels = {"loss": last_loss.values(), "share of 200 copied": copied.values()}
    for ax, (title, bars) in zip(axes, panels.items(), strict=True):
        ax.barh(list(SETTINGS), list(bars), color="C0")
        ax.set(title=title)
    axes[0].invert_yaxis()
    return fig


def all_at_once_or_one_by_one() -> Frames:
    """Draw the positions computed after each step of training and of generation."""
    tokens = ["<s>", "sieben", "und", "vierzig", "</s>"]

    def after(step: int) -> Picture:
        picture = sheet(f"""All at once, or one by one
            In training all four positions are computed in the first step, because the whole target
            is known. In generation, {step} of 4 positions are computed after step {step}: each
            takes the token that the one before it predicted.""")
        for x, name, done in ((2, "training", 4), (166, "generation", step)):
            note = "all in one step" if name == "training" else f"after step {step}"
            picture.text(name, x, 14, strong=True)
            picture.text(note, x + 150, 14, size=11, anchor="end", soft=True)
            for i in range(4):
                y = 28 + 34 * i
                if i >= done:
                    picture.shape("hollow dotted", Box(x, y, 64, 22), radius=11)
                    picture.shape("hollow dotted", Box(x + 86, y, 64, 22), radius=11)
                    continue
                read, made = (
                    picture.pill(
                        tokens[i + n], x + 86 * n, y, lang="de", width=64, name=f"{name} {n} {i}"
                    )
                    for n in (0, 1)
                )
                picture.arrow(read, made)
                if i and name == "generation":
                    picture.arrow((made.x + 8, y - 12), (read.right - 8, y))
        picture.grow(152)
        return picture

    return Frames("Step", {str(step): after(step) for step in (1, 2, 3, 4)})


# --- companion


def kept_by_the_cache() -> Frames:
    """Draw the keys and values that a cache keeps at each step."""

    def at(step: int) -> Picture:
        when = "kept from step 0" if step else "computed now, once for all steps"
        picture = sheet(f"""What the cache keeps
            At step {step}, the newest token is projected to a query, a key and a value. The
            keys and values of {step} earlier tokens were kept. Those of the memory are {when}.""")
        for y, role, letter in ((20, "key", "k"), (60, "value", "v")):
            for i in range(4):
                if i > step:
                    picture.shape("hollow dotted", Box(4 + 42 * i, y, 38, 28), radius=3)
                    continue
                picture.box(f"{letter}{i}", 4 + 42 * i, y, 38, role=role, name=f"{letter} {i}")
            picture.box(f"{letter} of memory", 194, y, 122, role=role, name=f"{letter} memory")
        picture.box(f"q{step}", 4 + 42 * step, 108, 38, role="query")
        if step:
            picture.text("kept", 2 + 21 * step, 12, size=11, anchor="middle", soft=True)
        picture.text("new", 23 + 42 * step, 12, size=11, anchor="middle", strong=True)
        look: dict[str, Any] = dict(size=11, anchor="middle", soft=step > 0, strong=step == 0)
        picture.text("kept" if step else "new", 255, 12, **look)
        picture.text("the query attends to", 194, 120, size=11)
        picture.text("all keys that are there", 194, 135, size=11)
        return picture

    return Frames("Step", {str(step): at(step) for step in range(4)})
