"""Symptoms in embeddings and positions."""

import torch

from gauntlet.symptoms.blocks import table
from gauntlet.symptoms.looking import (
    batch,
    error_of,
    model_in,
    right,
    rms,
    run,
    side_by_side,
    zeros,
)


@side_by_side("Size (root mean square) in a fresh model, d_model = 24")
def embedding_sizes(planted, fault):
    model = model_in(fault, planted)
    words = model.src_embed(batch())
    sums = model.positions(words)
    return {
        "what the table stores": rms(model.src_embed.table.weight),
        "what the positions are added to": rms(words),
        "what the positions add": rms(sums - words),
    }


def table_rows(fault):
    rows = []
    for name, planted in [("this one", fault.plant()), ("a correct one", right())]:
        pe = planted.sinusoids(61, 8)
        rows += [[f"{name}, row {i}", *pe[i].tolist()] for i in (0, 1, 60)]
    head = ["", *(f"column {i}" for i in range(8))]
    return [table("Rows of the table of positions, d_model = 8", head, rows)]


@side_by_side("The encoder, for a sentence and for the same tokens shuffled")
def shuffled(planted, fault):
    model, src = model_in(fault, planted), batch()[:1]
    order = torch.tensor([3, 0, 6, 2, 5, 1, 4])
    added = model.positions(model.src_embed(src)) - model.src_embed(src)
    first, second = (model.encode(ids, None) for ids in (src, src[:, order]))
    return {
        "largest difference, each token with itself": (first[:, order] - second)
        .abs()
        .max(),
        "added to the first token, first number": added[0, 0, 0],
        "added to the third token, first number": added[0, 2, 0],
    }


def not_moved(fault):
    planted = fault.plant()
    model, good = model_in(fault, planted), model_in(fault, right())

    def kinds(model):
        found = {str(p.dtype).partition(".")[2] for p in model.parameters()}
        return ", ".join(sorted(found))

    rows = [
        ["tensors in state_dict()", len(model.state_dict()), len(good.state_dict())]
    ]
    rows += [["parameters after .half()", kinds(model.half()), kinds(good.half())]]
    seen = table(
        "On the CPU, in float32: no error. Then:",
        ["", "this one", "a correct one"],
        rows,
    )
    error = error_of(lambda fault: run(fault, planted, model))(fault)
    return [seen, *error]


@side_by_side("Exact zeros where the encoder begins, in training mode, dropout 0.1")
def dropped_sum(planted, fault):
    model = model_in(fault, planted, train=True, dropout=0.1)
    x = torch.full((40, 50, 24), 1000.0)
    return {
        "each embedding is 1000: zeros": zeros(model.positions(x)),
        "each embedding is 0: zeros": zeros(model.positions(0 * x)),
    }
