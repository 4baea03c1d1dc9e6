"""Symptoms of the masks."""

import torch

from gauntlet.symptoms.blocks import square, table
from gauntlet.symptoms.looking import (
    batch,
    model_in,
    right,
    run,
    side_by_side,
    weights_of,
)


def poisoned(fault):
    """Count the NaN of each layer with padding in the batch."""
    planted = fault.plant()
    model = model_in(fault, planted)
    tgt = batch(5, 19)
    padded = tgt.clone()
    padded[0, 3:] = 0
    rows = []
    with torch.no_grad():
        for name, ids in [("no padding", tgt), ("2 of 10 tokens are padding", padded)]:
            mask = planted.target_mask(ids, 0)
            memory, x = (
                model.encode(batch(), None),
                model.positions(model.tgt_embed(ids)),
            )
            row = [name]
            for layer in model.decoder.layers:
                x = layer(x, memory, None, mask)
                row.append(f"{int(x.isnan().any(-1).sum())} of 10")
            rows.append(row)
    return [
        table(
            "Positions with a NaN in the decoder",
            ["", "after layer 1", "after layer 2"],
            rows,
        )
    ]


@side_by_side(
    "The source is padded with 4, the target with 0. The vector of a target token is changed. "
    "How far do later logits move?"
)
def hidden_words(planted, fault):
    model, seen = model_in(fault, planted), {}
    src = batch()[:1].where(batch()[:1] != 4, 5)
    for word in (3, 4, 5, 6):
        logits = []
        for size in (0, 1):
            shift = torch.zeros(1, 5, 24)
            shift[0, 1, ::2] = size
            hook = model.tgt_embed.register_forward_hook(
                lambda _, __, x, shift=shift: x + shift
            )
            tgt = torch.tensor([[1, word, 7, 8, 10]])
            logits.append(run(fault, planted, model, src=src, tgt=tgt)[:, 2:])
            hook.remove()
        seen[f"token {word}"] = (logits[0] - logits[1]).abs().max()
    return seen


def weights_on_padding(fault):
    planted = fault.plant()
    mask = planted.padding_mask(torch.tensor([[5, 2, 7, 0, 0]]), 0)
    names = ["ein", "zwei", "drei", "<pad>", "<pad>"]
    caption = "Weights of one head. A row is a query, a column a key"
    return [square(caption, names, names, weights_of(planted, mask))]


def padding_on_the_left(fault):
    ids, drawn = [0, 0, 5, 6, 7], []
    names = [f"{'pad' if i == 0 else 'token'} {i}" for i in ids]
    for name, planted in [("this one", fault.plant()), ("a correct one", right())]:
        mask = planted.target_mask(torch.tensor([ids]), 0)[0].float()
        caption = f"Who may attend (1) to whom, with padding on the left: {name}"
        drawn.append(square(caption, names, names, mask))
    return drawn
