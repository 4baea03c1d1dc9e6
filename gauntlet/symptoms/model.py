"""Symptoms of the whole model."""

import torch
import torch.nn.functional as F

from gauntlet.symptoms.looking import batch, count, model_in, run, side_by_side


@side_by_side("A model of two layers in each stack")
def counted(planted, fault):
    model = model_in(fault, planted)
    names = list(model.state_dict())
    moved = {str(p.dtype) for p in model.double().state_dict().values()}
    return {
        "parameters": count(model),
        "entries of state_dict()": len(names),
        "… of these, in the encoder": sum(n.startswith("encoder.") for n in names),
        "… of these, in the decoder": sum(n.startswith("decoder.") for n in names),
        "dtypes in it after .double()": len(moved),
    }


@side_by_side(
    "Source embedding, target embedding and generator, supposed to be one matrix"
)
def tied(planted, fault):
    model = model_in(fault, planted)

    def apart():
        a, b = model.tgt_embed.table.weight, model.generator.proj.weight
        return (a - b).detach().abs().max()

    seen = {"parameters": count(model), "largest difference at the start": apart()}
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    ids = batch(5, 17)
    F.cross_entropy(
        run(fault, planted, model, tgt=ids).flatten(0, 1), ids.flatten()
    ).backward()
    optimizer.step()
    return {**seen, "largest difference after one step": apart()}


@side_by_side("First loss of a fresh model, 19 tokens, ln 19 = 2.944")
def first_losses(planted, fault):
    seen = {}
    for n_layers in (1, 2, 4, 6):
        model = model_in(fault, planted, n_layers=n_layers)
        with torch.no_grad():
            logits = run(
                fault, planted, model, src=batch(rows=9), tgt=batch(5, 19, rows=9)
            )
        loss = F.cross_entropy(
            logits.flatten(0, 1), batch(5, 19, rows=9).flip(0).flatten()
        )
        seen[f"{n_layers} layers in each stack"] = loss
    return seen


@side_by_side("The source is replaced, the target stays the same")
def source_replaced(planted, fault):
    model = model_in(fault, planted)
    a, b = (run(fault, planted, model, src=src) for src in (batch(), batch().flip(1)))
    a.sum().backward()
    encoder = list(model.encoder.parameters())
    other = list(model.decoder.parameters())
    return {
        "largest difference of a logit": (a - b).detach().abs().max(),
        f"of {len(encoder)} parameters of the encoder, gradient None": sum(
            p.grad is None for p in encoder
        ),
        f"of {len(other)} parameters of the decoder, gradient None": sum(
            p.grad is None for p in other
        ),
    }
