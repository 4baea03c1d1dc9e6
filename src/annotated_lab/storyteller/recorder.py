"""What a storyteller can do in the course of its training: its loss, answers and stories."""

import math
from collections import defaultdict
from itertools import islice
from typing import Any

from annotated_lab.small_world import check
from annotated_lab.storyteller.measures import (
    Stories,
    answer_questions,
    answers,
    consistency,
    mean_bits,
    question_word,
    share_right,
    surprises,
)
from annotated_lab.storyteller.storyteller import Storyteller
from annotated_lab.training.recorder import stored

# Two sentences about the hat stand between the question and what answers it.
EXAMPLE = (
    "Ben meets Anna. The ball is red. Ben has it. The hat is blue. It is in the garden. "
    "Anna wants the ball. She takes it from Ben. Ben wants the hat. He finds the hat in the "
    "garden. Who has the ball?"
)
# Somebody has each thing, and the question is whose the first one is.
QUESTION = (
    "Ben meets Anna. The ball is red. Anna has it. The key is blue. Ben has it. "
    "Who has the ball"
)
ANSWER = ["?", "Anna", "."]


class StoryRecorder:
    """Measures a storyteller on held-out stories while it is trained; `run` is for JSON."""

    def __init__(self, teller: Storyteller, held_out: Stories):
        self.teller, self.held_out = teller, held_out
        self.run: dict[str, Any] = {"checkpoints": []}

    def record(self, step: int, learning_rate: float | None = None) -> dict[str, Any]:
        """Measure, and add what was found to the run. Step 0 is before the first update."""
        found = self.measure(step, learning_rate)
        self.run["checkpoints"].append(found)
        return found

    def measure(self, step: int, learning_rate: float | None) -> dict[str, Any]:
        teller = self.teller
        expected = teller.next_words(EXAMPLE)
        stories = teller.continue_stories("", len(self.held_out), seed=1)
        return {
            "step": step,
            "bits": round(mean_bits(surprises(teller, self.held_out)), 4),
            "right": self.right(),
            "consistent": round(consistency(stories)["consistent"], 3),
            "expected": {word: round(p, 3) for word, p in islice(expected.items(), 3)},
        }

    def right(self) -> dict[str, float]:
        kinds = defaultdict(list)
        answered = answer_questions(self.teller, self.held_out)
        asked = ((story, a) for story in self.held_out for a, _ in answers(story))
        for (story, a), answer in zip(asked, answered, strict=True):
            kinds[question_word(story, a)].append(answer)
        return {kind: round(share_right(kinds[kind]), 3) for kind in sorted(kinds)}


class QuestionRecorder(StoryRecorder):
    """Measures a storyteller for a `TrainingScrubber`; its `run` is as that of a `RunRecorder`."""

    def __init__(self, teller: Storyteller, held_out: Stories):
        super().__init__(teller, held_out)
        story = teller.tokens(teller.encode(QUESTION))
        self.run = {
            "src_tokens": [],
            "tgt_tokens": ["<s>", *story, *ANSWER[:-1]],
            "next_tokens": ANSWER,
            "n_tokens": sum(len(answers(story)) for story in held_out),
            "n_sentences": len(held_out),
            "n_heads": teller.model.config.n_heads,
            "checkpoints": [],
        }

    def measure(self, step: int, learning_rate: float | None) -> dict[str, Any]:
        teller, held_out = self.teller, self.held_out
        nats = mean_bits(surprises(teller, held_out)) * math.log(2)
        stories = teller.continue_stories("", len(held_out), seed=1)
        answered = answer_questions(teller, held_out)
        n, text = len(self.run["tgt_tokens"]), " ".join([QUESTION, *ANSWER[:-1]])
        [greedy] = teller.continue_stories(QUESTION, 1, temperature=0.0, max_len=n)
        return {
            "step": step,
            "learning_rate": learning_rate,
            "loss": float(f"{nats:.4g}"),
            "tokens_right": sum(right == mine for _, right, mine in answered),
            "exact": sum(check(story) is None for story in stories),
            "written": greedy[n - len(ANSWER) :],
            # Of each attention, from the last tokens to all: H, as many as ANSWER, T
            "weights": {
                path: stored(maps[:, -len(ANSWER) :])
                for path, maps in teller.attention(text).items()
            },
        }
