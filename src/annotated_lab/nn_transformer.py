"""Parameters of `nn.Transformer` in this book's model, and back.

PyTorch's class has the two stacks alone. It stacks the matrices of query, key and value into one,
has other names, and ends its stacks in a norm also in post-norm, where the paper has none.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from annotated.checks import require, shape_of
from annotated.transformer.layers import LayerNorm
from annotated.transformer.model import EncoderDecoder, make_model

Pairs = Iterator[
    tuple[Tensor, Tensor]
]  # a parameter of theirs, and its counterpart of ours


def from_nn_transformer(
    theirs: nn.Transformer,
    src_embed: nn.Embedding,
    tgt_embed: nn.Embedding,
    project: nn.Linear,
    *,
    max_len: int = 5000,
    pad_id: int = 0,
) -> EncoderDecoder:
    """Build this book's model with the parameters of a model around `nn.Transformer`.

    It computes `project(theirs(x, y))`, where x and y are embeddings times √d_model plus the
    sinusoids of section 3.5. If yours does not scale, give copies of its tables over √d_model.

    Args:
        src_embed, tgt_embed: its tables, (src_vocab, d_model) and (tgt_vocab, d_model).
        project: its output projection, to tgt_vocab logits.
        max_len, pad_id: as in `TransformerConfig`.
    """
    settings = settings_of(theirs)
    is_tied = src_embed.weight is tgt_embed.weight is project.weight
    settings |= dict(max_len=max_len, pad_id=pad_id, tie_embeddings=is_tied)
    vocabularies = src_embed.num_embeddings, tgt_embed.num_embeddings
    model = make_model(*vocabularies, **settings)
    for other, own in stacks(theirs, model):
        own.norm = LayerNorm(settings["d_model"]) if other.norm else nn.Identity()
    copy_parameters(theirs, model, to="book")
    tables = model.src_embed.table, model.tgt_embed.table, model.generator.proj
    around = src_embed, tgt_embed, project
    copy((a.weight, b.weight) for a, b in zip(around, tables, strict=True))
    if project.bias is None:
        nn.init.zeros_(model.generator.proj.bias)
    else:
        copy([(project.bias, model.generator.proj.bias)])
    return model.train(theirs.training)


def to_nn_transformer(model: EncoderDecoder) -> nn.Transformer:
    """Build an `nn.Transformer` (`batch_first=True`) with the parameters of both stacks.

    Embeddings, positions and the output projection stay yours: it has none.
    """
    config = model.config
    sizes = (
        config.d_model,
        config.n_heads,
        config.n_layers,
        config.n_layers,
        config.d_ff,
    )
    order = config.norm_first
    theirs = nn.Transformer(*sizes, config.dropout, norm_first=order, batch_first=True)
    for other, own in stacks(theirs, model):
        if isinstance(own.norm, nn.Identity):
            other.norm = None
        for layer in other.layers:
            layer.dropout.p = config.feed_forward_dropout
            for part in layer.children():
                if isinstance(part, nn.MultiheadAttention):
                    part.dropout = config.attention_dropout
    copy_parameters(theirs, model, to="torch")
    return theirs.train(model.training)


def copy_parameters(theirs: nn.Transformer, ours: EncoderDecoder, *, to: str) -> None:
    """Copy the parameters of both stacks, to "torch" or to "book"."""
    require(to in ("torch", "book"), f'to = {to!r} is unknown: give "torch" or "book"')
    pairs = list(stack_pairs(theirs, ours))
    copy(pairs if to == "book" else [(own, other) for other, own in pairs])


@torch.no_grad()
def copy(pairs: Iterable[tuple[Tensor, Tensor]]) -> None:
    """Copy the first of each pair into the second."""
    for source, target in pairs:
        message = f"a parameter has shape {shape_of(source)}, its counterpart {shape_of(target)}: "
        require(
            source.shape == target.shape, message + "give both models the same sizes"
        )
        target.copy_(source)


def stack_pairs(theirs: nn.Transformer, ours: EncoderDecoder) -> Pairs:
    for other, own in stacks(theirs, ours):
        n, m = len(other.layers), len(own.layers)
        require(
            n == m, f"theirs has a stack of {n} layers, ours of {m}: give both as many"
        )
        for layers in zip(other.layers, own.layers, strict=True):
            yield from layer_pairs(*layers)
        message = "one of the models has a norm at the end of its stacks, the other has none: "
        message += "let from_nn_transformer or to_nn_transformer build it"
        require((other.norm is None) == isinstance(own.norm, nn.Identity), message)
        if other.norm:
            yield from alike(other.norm, own.norm)


def stacks(theirs: Any, ours: Any) -> list[tuple[Any, Any]]:
    return [(theirs.encoder, ours.encoder), (theirs.decoder, ours.decoder)]


def layer_pairs(theirs: Any, ours: Any) -> Pairs:
    yield from attention_pairs(theirs.self_attn, ours.self_attention)
    if ours.has_cross_attention:
        yield from attention_pairs(theirs.multihead_attn, ours.cross_attention)
    yield from alike(theirs.linear1, ours.feed_forward.w_1)
    yield from alike(theirs.linear2, ours.feed_forward.w_2)
    for i, sublayer in enumerate(ours.sublayers, start=1):
        yield from alike(getattr(theirs, f"norm{i}"), sublayer.norm)


def attention_pairs(theirs: Any, ours: Any) -> Pairs:
    """Pair the projections: in PyTorch, those of query, key and value are one matrix."""
    three = [ours.w_q, ours.w_k, ours.w_v]
    yield from zip(
        theirs.in_proj_weight.chunk(3), [w.weight for w in three], strict=True
    )
    yield from zip(theirs.in_proj_bias.chunk(3), [w.bias for w in three], strict=True)
    yield from alike(theirs.out_proj, ours.w_o)


def alike(theirs: Any, ours: Any) -> Pairs:
    """Pair two linear layers, or two layer norms."""
    yield theirs.weight, ours.weight
    yield theirs.bias, ours.bias


def settings_of(theirs: nn.Transformer) -> dict[str, Any]:
    """Return the settings of the model of this book that computes the same, if there is one."""
    own = theirs.encoder, theirs.decoder
    for stack, kind in zip(
        own, (nn.TransformerEncoder, nn.TransformerDecoder), strict=True
    ):
        message = f"theirs has a stack of the class {type(stack).__name__}: give {kind.__name__}"
        require(isinstance(stack, kind), message)
    n, m = (len(stack.layers) for stack in own)
    message = f"theirs has {n} encoder and {m} decoder layers: this book's stacks have as many"
    require(n == m, message)
    first, *others = [layer_settings(layer) for stack in own for layer in stack.layers]
    for other in others:
        for name, value in other.items():
            message = f"theirs has layers of {name} = {first[name]} and {value}: give them the same"
            require(value == first[name], message)
    return first | {"n_layers": n}


def layer_settings(layer: Any) -> dict[str, Any]:
    activation = layer.activation
    name = getattr(activation, "__name__", type(activation).__name__)
    is_relu = activation in (F.relu, torch.relu) or isinstance(activation, nn.ReLU)
    require(
        is_relu,
        f"theirs has activation = {name}: this book's feed-forward has relu alone",
    )
    message = "theirs has bias = False, and this book's layers have biases: train with bias=True"
    require(layer.linear1.bias is not None, message)
    eps, our_eps = layer.norm1.eps, LayerNorm(1).eps
    message = f"theirs has layer_norm_eps = {eps}, and this book's norms have {our_eps}: train "
    require(eps == our_eps, f"{message}with that")
    return {
        "d_model": layer.linear1.in_features,
        "d_ff": layer.linear1.out_features,
        "n_heads": layer.self_attn.num_heads,
        "norm_first": layer.norm_first,
        "dropout": layer.dropout1.p,
        "attention_dropout": layer.self_attn.dropout,
        "feed_forward_dropout": layer.dropout.p,
    }
