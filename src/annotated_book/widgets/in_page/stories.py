"""What the widgets share that run a storyteller in the page."""

from __future__ import annotations

from functools import cache
from typing import Any

import torch

from annotated.checks import require
from annotated.data.tokenizers import WordTokenizer
from annotated_book.widgets.in_page.engine import pack
from annotated_book.widgets.in_page.live import check_kind, in_base64
from annotated_lab.small_world import VOCABULARY
from annotated_lab.small_world import words as small_world
from annotated_lab.storyteller.storyteller import Storyteller

# What world.js and reasons.js need of the world's tables.
TABLES = (
    "AFTER",
    "COLORS",
    "DEEDS",
    "END",
    "END_SHARE",
    "GENDER",
    "MAY_END",
    "MUST_END",
    "N_THINGS",
    "OBJECT_PRONOUN",
    "PLACES",
    "PRONOUN",
    "QUESTION",
    "QUESTIONS",
    "SUBJECT_PRONOUN",
    "THEN",
    "THINGS",
    "VOCABULARY",
)


@cache
def shipped() -> Storyteller:
    return Storyteller.load()


def checked(storyteller: Storyteller | None) -> Storyteller:
    """A reader's own, or the shipped one."""
    require(
        storyteller is None or isinstance(storyteller, Storyteller),
        f"storyteller must be an annotated_lab.Storyteller, got {type(storyteller).__name__}: "
        "load one with Storyteller.load",
    )
    own = storyteller or shipped()
    if is_shipped(own):
        return shipped()
    remedy = f"train one of these, such as {WordTokenizer.__name__}.learn(texts)"
    check_kind(own.tokenizer, "storyteller", remedy)
    return own


def is_shipped(storyteller: Storyteller) -> bool:
    """Is it the shipped one, perhaps loaded once more?"""
    (mine, theirs) = (one.model.state_dict() for one in (storyteller, shipped()))
    return storyteller.tokenizer.state() == shipped().tokenizer.state() and all(
        path in theirs and torch.equal(tensor.cpu(), theirs[path])
        for path, tensor in mine.items()
    )


def knows_world(storyteller: Storyteller) -> bool:
    """Does it tell of the small world, whose rules are known?"""
    tokens = storyteller.vocabulary.tokens
    return set(VOCABULARY) <= set(tokens)


def packed(storyteller: Storyteller) -> tuple[dict[str, Any], bytes]:
    """The model, its tokenizer and the tables of its world, for the page; and the weights."""
    blueprint, weights = pack(storyteller.model)
    tables = {name: getattr(small_world, name) for name in TABLES}
    return blueprint | {
        "tokenizer": storyteller.tokenizer.state(),
        "world": tables if knows_world(storyteller) else None,
    }, weights


def as_json(storyteller: Storyteller) -> dict[str, Any]:
    return in_base64(*packed(storyteller))
