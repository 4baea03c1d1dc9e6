"""`python -m annotated_lab inspect`: parameters and shapes of a checkpoint, or of settings."""

from dataclasses import asdict
from typing import Any

import torch
from torch import Tensor

from annotated.checks import check_size, require
from annotated.inspection import count_parameters, trace_shapes
from annotated.training.checkpoints import load_model, read_checkpoint
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.masks import padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder
from annotated_lab.cli.options import SIZES, InspectOptions
from annotated_lab.cli.streams import DONE, write
from annotated_lab.cli.training_run import MOST_LAYERS

LARGEST = 10**9  # of the sizes


def inspect(options: InspectOptions) -> int:
    """Print settings, parameters of each part, and shapes of a forward pass on 5 and 7 tokens."""
    check_size(options.depth, "--depth")
    kind: Any = EncoderDecoder
    if options.model:
        path = options.model
        if read_checkpoint(path).get("model") == DecoderOnly.__name__:
            kind = DecoderOnly
        config = load_model(path, kind)[0].config
    else:
        config = config_from_options(options)
    with torch.device("meta"):  # shapes without numbers, so the largest model is quick
        model = kind(config)
        shapes = trace_shapes(model, *inputs_of(model))
    write("".join(f"{name:22}{value}\n" for name, value in asdict(config).items()))
    for name, part in model.named_children():
        write(f"{name:22}{count_parameters(part):>15,}")
    write(f"{'all parameters':22}{count_parameters(model):>15,}\n")
    write(shapes.upto(options.depth))
    return DONE


def inputs_of(model: EncoderDecoder | DecoderOnly) -> tuple[Tensor, ...]:
    config = model.config
    src = torch.ones(2, min(5, config.max_len), dtype=torch.long)
    tgt = torch.ones(2, min(7, config.max_len), dtype=torch.long)
    if isinstance(model, DecoderOnly):
        return (tgt,)
    return src, tgt, padding_mask(src, config.pad_id), target_mask(tgt, config.pad_id)


def config_from_options(options: InspectOptions) -> TransformerConfig:
    message = "give a checkpoint, or the sizes of both vocabularies: --src-vocab and --tgt-vocab"
    require(None not in (options.src_vocab, options.tgt_vocab), message)
    sizes = {name: getattr(options, name) for name in SIZES}
    message = f"a size is above {LARGEST:,}, or there are more than {MOST_LAYERS:,} layers: no "
    fit = max(sizes.values()) <= LARGEST and options.n_layers <= MOST_LAYERS
    require(fit, f"{message}computer has room")
    return TransformerConfig(**sizes)
