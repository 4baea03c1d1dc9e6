"""A trained translator in the files of other programs: CTranslate2 for servers, safetensors."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from torch import nn

from annotated.checks import import_library, require
from annotated.transformer.layers import LayerNorm
from annotated.translator.translator import Translator

TOKENIZERS = "tokenizers.json"  # beside the parameters
QUANTIZATIONS = ("float32", "int8", "int8_float32", "float16", "int16", "bfloat16")


def export_to_ctranslate2(
    translator: Translator, folder: str | Path, quantization: str = "float32"
) -> Path:
    """Write the folder that `ctranslate2.Translator` loads, and both tokenizers beside it.

    Greedy decoding there returns the tokens that `greedy_decode` returns here; so does its beam
    search with a length penalty of 0. (Its other penalties are another formula.)

    Args:
        folder: new, or empty.
        quantization: how numbers are stored and multiplied, such as "int8".
    """
    message = f"quantization = {quantization!r} is unknown: give one of {', '.join(QUANTIZATIONS)}"
    require(quantization in QUANTIZATIONS, message)
    spec = specification(translator)
    spec.validate()
    spec.optimize(quantization=None if quantization == "float32" else quantization)
    folder = new_folder(folder)
    spec.save(str(folder))
    save_json(folder / TOKENIZERS, translator.tokenizer_states())
    return folder


def export_to_safetensors(translator: Translator, folder: str | Path) -> Path:
    """Write the parameters as `model.safetensors`, with configuration and tokenizers as JSON."""
    library = import_library("safetensors.torch", "The export")
    folder = new_folder(folder)
    library.save_model(translator.model, str(folder / "model.safetensors"))
    save_json(folder / "config.json", asdict(translator.model.config))
    save_json(folder / TOKENIZERS, translator.tokenizer_states())
    return folder


def new_folder(path: str | Path) -> Path:
    folder = Path(path)
    is_free = not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
    require(is_free, f"folder = {folder} is not empty: name a new one")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def save_json(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), "utf-8")


def specification(translator: Translator) -> Any:
    """Describe the model in the engine's own terms, and fill in its parameters."""
    library = import_library("ctranslate2", "The export")
    model, config = translator.model, translator.model.config
    # PyTorch's stacks end in a norm also in post-norm; from_config knows it for pre-norm alone.
    ends_in_norm = isinstance(model.decoder.norm, LayerNorm)
    spec = library.specs.TransformerSpec.from_config(
        (config.n_layers, config.n_layers), config.n_heads, pre_norm=ends_in_norm
    )
    for stack, embed, theirs in (
        (model.encoder, model.src_embed, spec.encoder),
        (model.decoder, model.tgt_embed, spec.decoder),
    ):
        table = theirs.embeddings[0] if theirs is spec.encoder else theirs.embeddings
        table.weight = array(embed.table.weight)
        theirs.scale_embeddings = True
        theirs.position_encodings.encodings = array(model.positions.pe)
        theirs.pre_norm = config.norm_first
        if ends_in_norm:
            copy_norm(stack.norm, theirs.layer_norm)
        for layer, other in zip(stack.layers, theirs.layer, strict=True):
            copy_layer(layer, other)
    copy_linear(model.generator.proj, spec.decoder.projection)
    spec.register_source_vocabulary(translator.src_vocab.tokens)
    spec.register_target_vocabulary(translator.tgt_vocab.tokens)
    vocabulary = translator.tgt_vocab
    for name in ("bos", "eos", "unk"):
        token = vocabulary.tokens[getattr(vocabulary, f"{name}_id")]
        setattr(spec.config, f"{name}_token", token)
    spec.config.decoder_start_token = spec.config.bos_token
    return spec


def copy_layer(layer: Any, theirs: Any) -> None:
    norms = [sublayer.norm for sublayer in layer.sublayers]
    attention = layer.self_attention
    join_linears(
        (attention.w_q, attention.w_k, attention.w_v), theirs.self_attention.linear[0]
    )
    copy_linear(attention.w_o, theirs.self_attention.linear[1])
    copy_norm(norms[0], theirs.self_attention.layer_norm)
    if layer.has_cross_attention:
        cross = layer.cross_attention
        copy_linear(cross.w_q, theirs.attention.linear[0])
        join_linears((cross.w_k, cross.w_v), theirs.attention.linear[1])
        copy_linear(cross.w_o, theirs.attention.linear[2])
        copy_norm(norms[1], theirs.attention.layer_norm)
    copy_linear(layer.feed_forward.w_1, theirs.ffn.linear_0)
    copy_linear(layer.feed_forward.w_2, theirs.ffn.linear_1)
    copy_norm(norms[-1], theirs.ffn.layer_norm)


def copy_linear(linear: nn.Linear, theirs: Any) -> None:
    theirs.weight, theirs.bias = array(linear.weight), array(linear.bias)


def join_linears(linears: tuple[nn.Linear, ...], theirs: Any) -> None:
    """Put the matrices one below the other, as the engine multiplies by them together."""
    theirs.weight = array(torch.cat([linear.weight for linear in linears]))
    theirs.bias = array(torch.cat([linear.bias for linear in linears]))


def copy_norm(norm: nn.Module, theirs: Any) -> None:
    theirs.gamma, theirs.beta = array(norm.weight), array(norm.bias)


def array(tensor: Any) -> Any:
    return (
        tensor.detach().float().cpu().numpy().copy()
    )  # the engine changes it in place
