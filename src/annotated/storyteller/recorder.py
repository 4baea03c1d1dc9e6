"""What a storyteller can do in the course of its training: its loss, answers and stories."""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from typing import Any

from annotated.storyteller.measures import (
    Stories,
    answer_questions,
    answers,
    consistency,
    mean_bits,
    question_word,
    share_right,
    surprises,
)
from annotated.storyteller.storyteller import Storyteller

# Two sentences about the hat stand between the question and what answers it.
EXAMPLE = (
    "Ben meets Anna. The ball is red. Ben has it. The hat is blue. It is in the garden. "
    "Anna wants the ball. She takes it from Ben. Ben wants the hat. He finds the hat in the "
    "garden. Who has the ball?"
)


class StoryRecorder:
    """Measures a storyteller while it is trained. `run` holds what JSON can store.

    Args:
        teller: what is trained. It is left as it was, and so are the random numbers.
        held_out: stories that it is not trained on, with questions.
    """

    def __init__(self, teller: Storyteller, held_out: Stories):
        self.teller, self.held_out = teller, held_out
        self.run: dict[str, Any] = {"checkpoints": []}

    def record(self, step: int) -> dict[str, Any]:
        """Measure, and add what was found to the run. Before the first update, step is 0."""
        teller = self.teller
        expected = teller.next_words(EXAMPLE)
        told = teller.continue_stories("", len(self.held_out), seed=1)
        found = {
            "step": step,
            "bits": round(mean_bits(surprises(teller, self.held_out)), 4),
            "right": self.right(),
            "consistent": round(consistency(told)["consistent"], 3),
            "expected": {word: round(p, 3) for word, p in islice(expected.items(), 3)},
        }
        self.run["checkpoints"].append(found)
        return found

    def right(self) -> dict[str, float]:
        """The share of right answers, by the question's first word."""
        kinds = defaultdict(list)
        answered = answer_questions(self.teller, self.held_out)
        asked = ((story, a) for story in self.held_out for a, _ in answers(story))
        for (story, a), answer in zip(asked, answered, strict=True):
            kinds[question_word(story, a)].append(answer)
        return {kind: round(share_right(kinds[kind]), 3) for kind in sorted(kinds)}
