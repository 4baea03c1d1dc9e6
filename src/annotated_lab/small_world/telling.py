"""Stories of the small world: told at random, checked, and measured."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from annotated.checks import check_no_text, check_seed, check_size
from annotated_lab.small_world.reasons import reason
from annotated_lab.small_world.story import Distribution, Story
from annotated_lab.small_world.words import END


@dataclass(frozen=True)
class Contradiction:
    """The first word that cannot come: its sentence and index, from 0, and why."""

    sentence: int
    word: int
    reason: str


def next_words(words: Sequence[str]) -> Distribution:
    """Return the world's own distribution over the word after these. `</s>` ends a story."""
    story = Story()
    for _ in walk(words, story):
        pass
    return story.next_words()


def stories(n: int, seed: int = 0) -> Iterator[list[str]]:
    """Tell `n` stories, lists of words that end in `</s>`. The same seed, the same stories."""
    check_size(n, "n")
    check_seed(seed)
    return (numbered_story(number, seed) for number in range(n))


def numbered_story(number: int, seed: int = 0) -> list[str]:
    return [word for _, word in draws(number, seed)]


def draws(number: int, seed: int = 0) -> Iterator[tuple[Distribution, str]]:
    """Tell a story word by word, each with its distribution."""
    rng = random.Random(f"seed {seed}, story {number}")
    story = Story()
    while options := story.next_words():
        word = draw(options, rng)
        story.add(word)
        yield options, word


def draw(options: Distribution, rng: random.Random) -> str:
    if len(options) == 1:
        return next(iter(options))
    point = rng.random()
    for word, probability in options.items():
        point -= probability
        if point < 0:
            return word
    return next(reversed(options))  # rounding: the sum may be 0.9999999


def check(words: Sequence[str]) -> Contradiction | None:
    """Find the first contradiction of a story, or of its beginning."""
    check_no_text(words, "words")
    story, sentence = Story(), 0
    for index, word in enumerate(words):
        if word not in story.next_words():
            return Contradiction(sentence, index, reason(story, word))
        story.add(word)
        sentence += word in (".", "?")
    return None


def entropy(words: Sequence[str]) -> list[float]:
    """Return the entropy of each word's distribution, in bits."""
    return [
        -sum(p * math.log2(p) for p in options.values())
        for options, _ in walk(words, Story())
    ]


def surprise(words: Sequence[str]) -> list[float]:
    """Return -log2 of the probability of each word: the least that any model can pay."""
    return [-math.log2(options[word]) for options, word in walk(words, Story())]


def walk(words: Sequence[str], story: Story) -> Iterator[tuple[Distribution, str]]:
    """Add the words to the story, and yield each with its distribution."""
    check_no_text(words, "words")
    for word in words:
        options = story.next_words()
        if word not in options:
            raise ValueError(reason(story, word))
        story.add(word)
        yield options, word


def text_of(words: Sequence[str]) -> str:
    """Write the story as usual: no space before a period or a question mark."""
    text = " ".join(word for word in words if word != END)
    return text.replace(" .", ".").replace(" ?", "?")
