"""What PyTorch says to a text, with the whole model or with a part of it left out.

answers.js does the same in the page; the tests compare the two.
"""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from typing import Any

import torch

from annotated.data.number_words import number_words
from annotated.training.loop import sequence_loss
from annotated.transformer.masks import causal_mask, padding_mask
from annotated.transformer.model import eval_mode
from annotated.translator.translator import WITHOUT_MASK, Translator
from annotated_book.broken import without
from annotated_book.widgets.in_page.english import number_of
from annotated_book.widgets.in_page.languages import GERMAN, asked
from annotated_book.widgets.in_page.live import as_read
from annotated_book.widgets.in_page.word_parts import number_named
from annotated_lab.data.languages import number_words_in

# What a reader can take away. "mask" is a model of its own: it was trained without one.
BREAKS = ("", "positions", "mask", "head", "scale")
HEAD = ("decoder.layers.1.self_attention", 3)  # of 24, the one that is missed most
MOST_LIKELY = 5  # tokens whose probability is shown


@cache
def unmasked() -> Translator:
    """The translator that was trained without the causal mask."""
    translator = Translator.load(WITHOUT_MASK)
    translator.model.float()  # float16 makes the file small; it is computed in float32
    return translator


@torch.no_grad()
def answer(
    translator: Translator, text: str, broken: str = "", language: str = GERMAN
) -> dict[str, Any]:
    """Tokens, probabilities, and every attention weight.

    The decoder read `tgt_tokens` and wrote `next_tokens`. `likely` has the likeliest
    tokens at each of them, with their probabilities. `forced` is there for the model
    without a mask: what it says when it is fed the right answer. In another language than
    German, `truth` has the number that is asked for, its name, and the number that the answer
    names.
    """
    if language != GERMAN:
        seen = answer_of(translator, asked(text, language)) | {"text": text}
        return seen | {"language": language, "truth": truth(seen, language)}
    if broken == "mask":
        return answer_of(unmasked(), text) | {"forced": forced(unmasked(), text)}
    part = without(translator.model, broken, HEAD) if broken else nullcontext()
    with part:
        return answer_of(translator, text)


def answer_of(translator: Translator, text: str) -> dict[str, Any]:
    words = as_read(translator, text)
    seen = translator.explain(words)
    src = translator.encode_sources([words])
    tgt = torch.tensor([translator.tgt_vocab.encode(seen.tgt_tokens)]).to(src.device)
    src_mask = padding_mask(src, translator.src_vocab.pad_id)
    tgt_mask = causal_mask(tgt.shape[1], tgt.device)
    with eval_mode(translator.model):
        logits = translator.model(src, tgt, src_mask, tgt_mask)
    # (T, 5), or fewer if the vocabulary is that small
    likely = logits[0].softmax(dim=-1).topk(min(MOST_LIKELY, logits.shape[-1]))
    tokens = translator.tgt_vocab.tokens
    return {
        "text": text,
        "translation": seen.text,
        "src_tokens": seen.src_tokens,
        "tgt_tokens": seen.tgt_tokens,
        "next_tokens": seen.next_tokens,
        "likely": [
            [[tokens[i], round(p, 6)] for i, p in zip(ids, row, strict=True)]
            for ids, row in zip(
                likely.indices.tolist(), likely.values.tolist(), strict=True
            )
        ],
        "weights": {
            path: {
                "shape": list(weights.shape),
                "data": [round(weight, 3) for weight in weights.flatten().tolist()],
            }
            for path, weights in seen.weights.items()
        },
    }


def forced(translator: Translator, text: str) -> dict[str, Any] | None:
    """Teacher forcing as in its training, without a causal mask: the loss and the answer."""
    src = translator.encode_sources([as_read(translator, text)])
    right = right_answer([translator.src_vocab.tokens[i] for i in src[0].tolist()])
    if right is None:
        return None
    tgt = torch.tensor([translator.encode_target(right)])
    logits = translator.model(src, tgt[:, :-1], None, None)
    ids = logits.argmax(-1)[0].tolist()
    loss = sequence_loss(logits, tgt[:, 1:], translator.tgt_vocab.pad_id)
    return {
        "translation": translator.tgt_tokenizer.decode(ids),
        "loss": round(loss.item(), 6),
    }


def truth(seen: dict[str, Any], language: str) -> dict[str, Any]:
    number = number_of(seen["src_tokens"][1:])
    return {
        "number": number,
        "right": "" if number is None else number_words_in(number, language),
        "named": number_named(seen["translation"], language),
    }


def right_answer(words: list[str]) -> str | None:
    """The German of the number that these English words name, if they name one."""
    number = number_of(words)
    return None if number is None else number_words(number)[1]
