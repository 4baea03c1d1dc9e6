"""What PyTorch computes for one text: the tensors that the page cannot compute from others.

A page opens on them without the parameters. Whatever needs none (heads, scores, weights,
sums) run.js computes from these.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

import torch
from torch import Tensor, nn

from annotated.checks import require
from annotated.data.tokenizers import Tokenizer
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.sampling import next_token_probabilities, sample_token
from annotated.inspection import capture_attention
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import EncoderDecoder, eval_mode
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page.search import random_numbers
from annotated_lab.storyteller.storyteller import Storyteller

STORED = ("lookup", "position", "norm", "linear")  # operations that need parameters
LONGEST = 32  # tokens that a picture has room for, on each side
ALONE = 64  # the same where there is one side
MORE = 12  # tokens that a decoder-only model adds, unless a sentence ends before
SENTENCE_ENDS = (".", "!", "?")  # the same three are in runs.js
FINEST = 2**12 - 1  # steps from 0 to the largest number of a tensor
LETTERS = digits + ascii_uppercase + ascii_lowercase + "-_"  # the same are in run.js

Model = Translator | Storyteller


def opening(
    model: Model,
    text: str,
    answer: str,
    nodes: list[dict[str, Any]],
    seed: int = -1,
    temperature: float = 1.0,
) -> dict[str, Any]:
    """One forward pass for `text`, as it is read, and a target.

    Args:
        answer: the target text that is fed in (teacher forcing); without one, what the
            model itself writes.
        seed: of the random numbers that a storyteller samples with; -1 for the likeliest token.

    Returns:
        `src` and `tgt`, ids that encoder and decoder take as input; `next`, ids of what the model
        finds likeliest after each, or has sampled; the tensors, see `in_letters`. Of a
        storyteller, `given`: how many of `tgt` are the text.

    Raises:
        ValueError: if the model computes what is no number.
    """
    src, start = read(model, text)
    ids = (
        [*start, *writer(model).encode(answer), writer(model).vocabulary.eos_id]
        if answer.strip()
        else written(model, src, start, seed, temperature)
    )
    tgt = ids[:-1]
    seen, _ = passed(model, src, tgt)
    following = seen["generator"].argmax(-1).tolist()
    given = {"given": len(start)} if isinstance(model, Storyteller) else {}
    if seed >= 0 and not answer.strip():
        following[len(start) - 1 :] = ids[len(start) :]
    wanted = [node["path"] for node in nodes if node["op"] in STORED]
    return {
        "src": src,
        "tgt": tgt,
        "next": following,
        **given,
        **in_letters({path: seen[path] for path in wanted}),
    }


def writer(model: Model) -> Tokenizer:
    """The tokenizer of what the model writes."""
    return model.tokenizer if isinstance(model, Storyteller) else model.tgt_tokenizer


def read(model: Model, text: str) -> tuple[list[int], list[int]]:
    """The source's ids, if there is a source, and those that the decoder begins with."""
    if isinstance(model, Storyteller):
        return [], model.encode(text)
    return model.encode_source(text), [model.tgt_vocab.bos_id]


def written(
    model: Model, src: list[int], start: list[int], seed: int, temperature: float
) -> list[int]:
    """The start, and what the model itself writes."""
    if isinstance(model, Storyteller):
        return continued(model, start, seed, temperature)
    return model.decode(torch.tensor([src], device=device_of(model)), shortly)[
        0
    ].tolist()


def shortly(*args: Any, max_len: int, **options: Any) -> Tensor:
    """Greedy decoding that ends where the picture does: an untrained model finds no end."""
    return greedy_decode(*args, max_len=min(max_len, LONGEST), **options)


@torch.no_grad()
def continued(
    storyteller: Storyteller, start: list[int], seed: int, temperature: float
) -> list[int]:
    """The start and its continuation, to the end of a sentence."""
    vocab, ids = storyteller.vocabulary, [*start]
    most = min(storyteller.model.config.max_len, ALONE, len(start) + MORE - 1) + 1
    numbers = random_numbers(seed)
    with eval_mode(storyteller.model):
        while len(ids) < most:
            logits = storyteller.model(torch.tensor([ids], device=storyteller.device))
            logits = logits[:, -1]
            chances = next_token_probabilities(logits, temperature=temperature)
            number = torch.tensor([next(numbers)]).to(chances)
            chosen = logits.argmax(-1) if seed < 0 else sample_token(chances, number)
            ids.append(int(chosen))
            if ids[-1] == vocab.eos_id or vocab.tokens[ids[-1]] in SENTENCE_ENDS:
                break
    return ids


def device_of(model: Model) -> torch.device:
    return next(model.model.parameters()).device


@torch.no_grad()
def passed(
    model: Model, src: list[int], tgt: list[int]
) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
    """One forward pass: what each module gave out, and the weights (H, Q, K) of each attention."""
    own, device = model.model, device_of(model)
    source, target = (torch.tensor([ids], device=device) for ids in (src, tgt))
    inputs = [target]
    if isinstance(own, EncoderDecoder):
        masks = padding_mask(source, own.config.pad_id), causal_mask(len(tgt), device)
        inputs = [source, target, *masks]
    with eval_mode(own), capture_attention(own) as maps:
        seen = outputs(own, *inputs)
    return (
        {path: x[0] for path, x in seen.items()},
        {path: weights[0] for path, weights in maps.items()},
    )


def outputs(
    model: EncoderDecoder | DecoderOnly, *inputs: Tensor | None
) -> dict[str, Tensor]:
    """What every module gave out. With two stacks, positions are added twice."""
    seen: dict[str, Tensor] = {}
    has_sides = isinstance(model, EncoderDecoder)

    def keep(path: str):
        def hook(module: nn.Module, args: tuple, output: Tensor) -> None:
            if path == "positions" and has_sides:
                side = "tgt" if "positions.src" in seen else "src"
                seen[f"positions.{side}"] = output
            else:
                seen[path] = output

        return hook

    hooks = [
        module.register_forward_hook(keep(path))
        for path, module in model.named_modules()
    ]
    try:
        model(*inputs)
    finally:
        for hook in hooks:
            hook.remove()
    return seen


def in_letters(tensors: dict[str, Tensor]) -> dict[str, Any]:
    """The tensors as three strings of letters, which a web server packs well.

    A number is an integer from -4095 to 4095, times the largest of its tensor over 4095. Of
    the 13 bits of each (4096 is added), the first string has the upper 6, for all tensors
    one after the other, the second the next 6, and the third the last.
    """
    largest, numbers = {}, []
    for path, tensor in tensors.items():
        values = tensor.double().flatten()
        require(
            bool(values.isfinite().all()),
            f"the model computes what is no number at {path}: look for NaN in its "
            "parameters, or load an earlier checkpoint",
        )
        largest[path] = values.abs().max().item()
        steps = values / (largest[path] or 1.0) * FINEST
        numbers += (steps.round().long() + FINEST + 1).tolist()
    letters = [
        "".join(LETTERS[number >> shift & 63] for number in numbers) for shift in (7, 1)
    ]
    last = "".join(LETTERS[number & 1] for number in numbers)
    return {"largest": largest, "letters": [*letters, last]}
