"""Small trainings with a fault and without: loss curves, and what is decoded afterwards."""

import functools

import torch
import torch.nn.functional as F

from gauntlet.planting import model_of
from gauntlet.symptoms.blocks import curve, table, text
from gauntlet.symptoms.looking import right

PLOTTED = 5  # one point of a curve is the mean of that many steps
BOS, WORDS = 1, 17  # the tasks have the words 3 to 16


def tasks(name, steps, rows=16, length=8):
    """Yield batches (src, tgt_in, tgt_out). A random target is independent of its source."""
    generator = torch.Generator().manual_seed(11)
    if name == "one batch":
        given = [
            torch.randint(3, WORDS, (2, rows, length), generator=generator)
        ] * steps
    else:
        given = [
            torch.randint(0 if name == "unlearnable" else 3, WORDS, (2, rows, length),
                          generator=generator)
            for _ in range(steps)
        ]  # fmt: skip
    for src, other in given:
        tgt = src.clone() if name == "copy" else other
        tgt_in = torch.cat([torch.full((rows, 1), BOS), tgt[:, :-1]], dim=1)
        yield src, tgt_in, tgt


def trained(planted, task, steps, lr=3e-3, **settings):
    """Train for that many steps; return the model and the losses."""
    sizes = dict(src_vocab=WORDS, tgt_vocab=WORDS, d_model=32, n_heads=4, d_ff=64)
    model = model_of(planted, **{**sizes, "dropout": 0.0, **settings})
    optimizer = torch.optim.Adam(model.parameters(), lr=lr)
    losses = []
    for src, tgt_in, tgt_out in tasks(task, steps):
        masks = (
            planted.padding_mask(src, -1),
            planted.target_mask(tgt_in, -1),
        )
        logits = model(src, tgt_in, *masks)
        loss = F.cross_entropy(logits.flatten(0, 1), tgt_out.flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return model, losses


def points(losses):
    parts = torch.tensor(losses).view(-1, PLOTTED).mean(1)
    return [round(x, 3) for x in parts.tolist()]


def training(caption, task, steps, floor=None, decode=False, **settings):
    """Return two loss curves, with the fault and without."""

    def blocks(fault, steps=steps):
        lines, rows = [], []
        for name, planted in [("this one", fault.plant()), ("a correct one", right())]:
            model, losses = trained(planted, task, steps, **settings)
            lines.append({"name": name, "values": points(losses)})
            rows.append(sum_of_right_words(model) if decode else "")
        drawn = [curve(caption, PLOTTED, lines, floor)]
        if decode:
            head = ["", "this one", "a correct one"]
            row = ["tokens right in autoregressive decoding", *rows]
            drawn.append(table("After the training", head, [row]))
        return drawn

    return blocks


@torch.no_grad()
def sum_of_right_words(model):
    """Return the share of right tokens when the model generates on its own."""
    (src, _, tgt), mask = next(tasks("copy", 1)), right()
    made = torch.full((len(src), 1), BOS)
    for _ in range(src.shape[1]):
        masks = mask.padding_mask(src, -1), mask.target_mask(made, -1)
        made = torch.cat([made, model(src, made, *masks)[:, -1:].argmax(-1)], dim=1)
    return f"{100 * (made[:, 1:] == tgt).float().mean():.0f}%"


@functools.cache
def copier():
    """Return a right model that has learned to copy three to seven tokens, then end (id 2)."""
    planted = right()
    sizes = dict(src_vocab=WORDS, tgt_vocab=WORDS, d_model=32, n_heads=4, d_ff=64)
    model = model_of(planted, **sizes)
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    generator = torch.Generator().manual_seed(3)
    for _ in range(400):
        tgt = torch.randint(3, WORDS, (24, 9), generator=generator)
        lengths = torch.randint(3, 8, (24, 1), generator=generator)
        place = torch.arange(9)
        tgt = tgt.masked_fill(place == lengths, 2).masked_fill(place > lengths, 0)
        src = tgt[:, :8].clone().masked_fill(tgt[:, :8] == 2, 0)
        tgt_in = torch.cat([torch.full((24, 1), BOS), tgt[:, :-1]], dim=1)
        logits = model(src, tgt_in, *planted.masks(src, tgt_in, 0, 0))
        loss = F.cross_entropy(logits.flatten(0, 1), tgt.flatten(), ignore_index=0)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model


def decoded(runs=1, dropout=0.1):
    """Return what the copier writes with the faulty loop and with the right one."""

    def blocks(fault):
        src = torch.tensor([[7, 12, 5, 9], [14, 4, 16, 0]])
        lines = [f"source          {line(src[0])}", f"                {line(src[1])}"]
        loops = [("this one", fault.plant())] * runs + [("a correct one", right())]
        for name, planted in loops:
            model = copier().train()
            for part in model.modules():
                if isinstance(part, torch.nn.Dropout) and part.p:
                    part.p = dropout
            torch.manual_seed(len(lines))
            with torch.no_grad():
                made = planted.greedy(model, src, 10)
            for i, row in enumerate(made):
                lines.append(f"{name if i == 0 else '':<16}{line(row)}")
        note = f"1 starts, 2 ends, 0 is padding. Dropout is {dropout}."
        return [
            text(
                f"What a model that has learned to copy generates. {note}",
                "\n".join(lines),
            )
        ]

    return blocks


def line(ids):
    return " ".join(map(str, ids.tolist()))
