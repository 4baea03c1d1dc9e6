"""One number in many languages: a picture of which English token each target token attends to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor

from annotated.checks import require
from annotated.data.number_words import number_words
from annotated.translator.translator import Translation, Translator
from annotated_book.pictures import WIDE, Layouts, Picture
from annotated_book.pictures.boxes import Box, text_width
from annotated_book.widgets.kit.names import spoken_name
from annotated_lab.data.languages import LANGUAGES

PROBES = (97, 4247, 6249)  # numbers whose parts come in another order in some languages
HIGH = 106  # of one language
WIRES = 34  # between its two lines of tokens
GAP = 3  # between tokens


@dataclass(frozen=True)
class Aligned:
    """What a model writes in a language, and where one head looks meanwhile.

    `source[i]` is the index of the source token that the target token i attends to most, with
    the weight `weights[i]`. The end token is left out.
    """

    name: str
    code: str
    src_tokens: list[str]
    tgt_tokens: list[str]
    source: list[int]
    weights: list[float]


def alignments(
    translator: Translator,
    text: str = "ninety-seven",
    path: str | None = None,
    head: int | None = None,
) -> Layouts:
    """A picture of a number in all languages of a model, as one head of it aligns them.

    Args:
        translator: one that knows several languages.
        text: an English number of few words, such as "ninety-seven".
        path, head: a cross-attention and one of its heads; without them, the head that
            tells most of where a token comes from (`aligning_head`).

    Raises:
        ValueError: if the model knows one language only, has no such head, or the text is
            too long for a picture.
    """
    require(
        bool(translator.languages),
        "translator has one target language: load the one of LANGUAGES",
    )
    if path is None or head is None:
        path, head = aligning_head(translator)
    found = [
        aligned(translator, text, code, path, head) for code in translator.languages
    ]
    by = f"{spoken_name(path)}, head {head}"
    return Layouts(lambda width: drawn(found, text, by, width))


def aligned(
    translator: Translator, text: str, code: str, path: str, head: int
) -> Aligned:
    seen = translator.explain(f"<{code}> {text}")
    weights = weights_of(seen, path, head)
    name = next((one.name for one in LANGUAGES if one.code == code), code)
    return Aligned(
        name,
        code,
        seen.src_tokens,
        seen.next_tokens[: len(weights)],
        weights.argmax(-1).tolist(),
        weights.amax(-1).tolist(),
    )


def weights_of(seen: Translation, path: str, head: int) -> Tensor:
    """The weights (T, S) of one head, without the row of the end token."""
    cross = [name for name in seen.weights if name.endswith("cross_attention")]
    require(path in cross, f"path must be one of {', '.join(cross)}, got {path!r}")
    heads = len(seen.weights[path])
    require(0 <= head < heads, f"head must be from 0 to {heads - 1}, got {head}")
    is_end = seen.next_tokens[-1] == "</s>"
    return seen.weights[path][head, : len(seen.next_tokens) - is_end]


@cache
def aligning_head(translator: Translator) -> tuple[str, int]:
    """The path and the index of the cross-attention head that aligns most sharply.

    Of all heads it is the one from whose attention one learns most about which target token
    is generated: the mutual information, in nats, of target and source positions, on average
    over a few numbers in each language.
    """
    totals: dict[tuple[str, int], float] = {}
    for code in translator.languages:
        for number in PROBES:
            seen = translator.explain(f"<{code}> {number_words(number)[0]}")
            for path in seen.weights:
                if path.endswith("cross_attention"):
                    for head in range(len(seen.weights[path])):
                        told = mutual_information(weights_of(seen, path, head))
                        totals[path, head] = totals.get((path, head), 0.0) + told
    return max(totals, key=lambda place: totals[place])


def mutual_information(weights: Tensor) -> float:
    """How much a row tells of its column: rows (T, S) that sum to 1, each as likely as another."""

    def entropy(p: Tensor) -> Tensor:
        return -torch.xlogy(p, p).sum(-1)

    return (entropy(weights.mean(0)) - entropy(weights).mean()).item()


def drawn(found: list[Aligned], text: str, by: str, width: int) -> Picture:
    picture = Picture(
        width,
        f"“{text}” in {len(found)} languages",
        f"“{text}” in {len(found)} languages. A line leads from each target token to the source "
        f"token that it attends to most ({by}). {' '.join(map(in_words, found))}",
    )
    columns = 2 if width == WIDE else 1
    wide = width / columns
    for i, one in enumerate(found):
        row, column = divmod(i, columns)
        draw_language(picture, one, column * wide, row * HIGH, wide - 8)
    return picture


def in_words(one: Aligned) -> str:
    links = ", ".join(
        f"{shown(token)} from {one.src_tokens[at]}"
        for token, at in zip(one.tgt_tokens, one.source, strict=True)
    )
    return f"{one.name}: {links}."


def shown(token: str) -> str:
    return token.strip() or "␣"


def draw_language(
    picture: Picture, one: Aligned, left: float, top: float, wide: float
) -> None:
    picture.text(one.name, left + 1, top + 14, size=13, strong=True)
    sources = line_of(picture, one, one.src_tokens, left, top + 21, wide, "en")
    below = top + 21 + 22 + WIRES
    targets = line_of(picture, one, one.tgt_tokens, left, below, wide, one.code)
    for target, at, weight in zip(targets, one.source, one.weights, strict=True):
        picture.link(sources[at], target, weight, sideways=False)


def line_of(
    picture: Picture,
    one: Aligned,
    tokens: list[str],
    left: float,
    top: float,
    wide: float,
    lang: str,
) -> list[Box]:
    """The tokens as pills, side by side from the left."""
    widths = [text_width(shown(token), 13) + 12 for token in tokens]
    total = sum(widths) + GAP * (len(tokens) - 1)
    require(
        total <= wide,
        f"text has too many tokens for a picture ({one.name}: {total:.0f} px of {wide:.0f}): "
        "give a number of fewer words, such as 'ninety-seven'",
    )
    boxes, x = [], left + 1
    for i, (token, width) in enumerate(zip(tokens, widths, strict=True)):
        name = f"{one.code} {lang} {i}"
        boxes.append(
            picture.pill(shown(token), x, top, lang=lang, width=width - 1, name=name)
        )
        x += width + GAP
    return boxes
