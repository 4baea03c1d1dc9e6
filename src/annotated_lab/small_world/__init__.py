"""A small world told in sentences, of which every probability is known."""

from annotated_lab.small_world.story import Story
from annotated_lab.small_world.telling import (
    Contradiction,
    check,
    entropy,
    next_words,
    stories,
    surprise,
    text_of,
)
from annotated_lab.small_world.words import VOCABULARY

__all__ = [
    "VOCABULARY",
    "Contradiction",
    "Story",
    "check",
    "entropy",
    "next_words",
    "stories",
    "surprise",
    "text_of",
]
