"""Measures of a storyteller: its loss, its answers, and its consistency."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import torch

from annotated.checks import require
from annotated.training.batches import pad
from annotated.transformer.model import eval_mode
from annotated_lab.small_world import check
from annotated_lab.storyteller.storyteller import Storyteller

Stories = Sequence[Sequence[str]]


def in_batches(teller: Storyteller, stories: Stories, n: int) -> Iterator[Any]:
    """Yield the first story's number, the stories and the padded ids of each batch."""
    vocabulary = teller.vocabulary
    for start in range(0, len(stories), n):
        chosen = stories[start : start + n]
        rows = [[vocabulary.bos_id, *vocabulary.encode(story)] for story in chosen]
        yield start, chosen, pad(rows, vocabulary.pad_id).to(teller.device)


@torch.no_grad()
def surprises(
    teller: Storyteller, stories: Stories, batch_size: int = 100
) -> list[list[float]]:
    """Return -log2 of the probability of each word of each story, `</s>` included."""
    require(len(stories) > 0, "stories is empty: give at least one")
    found = []
    for _, chosen, ids in in_batches(teller, stories, batch_size):
        with eval_mode(teller.model):
            logits = teller.model(ids[:, :-1])
        log_p = logits.log_softmax(-1).gather(-1, ids[:, 1:, None]).squeeze(-1)
        bits = (-log_p / math.log(2)).tolist()
        found += [row[: len(story)] for row, story in zip(bits, chosen, strict=True)]
    return found


def mean_bits(bits: Sequence[Sequence[float]]) -> float:
    return sum(map(sum, bits)) / sum(map(len, bits))


def answers(story: Sequence[str]) -> list[tuple[int, int]]:
    """Find where each answer begins (after "?") and ends (at the period)."""
    return [(i + 1, story.index(".", i)) for i, word in enumerate(story) if word == "?"]


@torch.no_grad()
def answer_questions(
    teller: Storyteller, stories: Stories, batch_size: int = 100
) -> list[tuple[int, list[str], list[str]]]:
    """Return each question's story, the right answer, and the model's, greedy."""
    found = []
    for start, chosen, ids in in_batches(teller, stories, batch_size):
        with eval_mode(teller.model):
            best = teller.model(ids).argmax(-1).tolist()  # of each word, from 0
        for i, (story, row) in enumerate(zip(chosen, best, strict=True)):
            for a, b in answers(story):
                mine = [teller.vocabulary.tokens[token] for token in row[a:b]]
                found.append((start + i, list(story[a:b]), mine))
    return found


def question_word(story: Sequence[str], answer: int) -> str:
    begun = max(i for i in range(answer) if story[i] == ".")
    return story[begun + 1]


def share_right(answered: list[tuple[int, list[str], list[str]]]) -> float:
    require(bool(answered), "the stories hold no question: give more of them")
    return sum(right == mine for _, right, mine in answered) / len(answered)


def consistency(stories: Stories) -> dict[str, Any]:
    """Measure how many of these stories hold, how many end, and how varied they are."""
    require(len(stories) > 0, "stories is empty: give at least one story")
    words = [word for story in stories for word in story]
    sentences = [s for story in stories for s in sentences_of(story)]
    return {
        "consistent": sum(check(story) is None for story in stories) / len(stories),
        "ended": sum(story[-1] == "</s>" for story in stories) / len(stories),
        "different_stories": len({tuple(story) for story in stories}) / len(stories),
        "different_sentences": len(set(sentences)) / len(sentences),
        "words": len(words) / len(stories),
    }


def sentences_of(story: Sequence[str]) -> list[tuple[str, ...]]:
    sentences: list[list[str]] = [[]]
    for word in story:
        sentences[-1].append(word)
        if word in (".", "?"):
            sentences.append([])
    return [tuple(sentence) for sentence in sentences if sentence]
