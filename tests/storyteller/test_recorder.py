"""StoryRecorder: what is measured in the course of a training, and that it changes nothing."""

import json

import pytest
import torch

from annotated import Storyteller, WordTokenizer, make_decoder_only
from annotated.data.small_world import VOCABULARY, check, stories
from annotated.storyteller.measures import (
    answer_questions,
    mean_bits,
    question_word,
    surprises,
)
from annotated.storyteller.recorder import EXAMPLE, StoryRecorder


def untrained():
    torch.manual_seed(0)
    tokenizer = WordTokenizer(VOCABULARY)
    sizes = dict(n_layers=2, d_model=12, d_ff=8, n_heads=3, max_len=83)
    return Storyteller(make_decoder_only(len(tokenizer), **sizes), tokenizer)


@pytest.fixture(scope="module")
def recorded():
    teller, held_out = untrained(), list(stories(12, seed=5))
    recorder = StoryRecorder(teller, held_out)
    recorder.record(0)
    return teller, held_out, recorder


def test_the_numbers_are_those_of_the_measures(recorded):
    teller, held_out, recorder = recorded
    [found] = recorder.run["checkpoints"]
    assert found["step"] == 0
    assert found["bits"] == pytest.approx(
        mean_bits(surprises(teller, held_out)), abs=1e-4
    )
    told = teller.continue_stories("", len(held_out), seed=1)
    assert found["consistent"] == pytest.approx(
        sum(check(story) is None for story in told) / len(told), abs=1e-3
    )
    likeliest = [*teller.next_words(EXAMPLE).items()][:3]
    assert found["expected"] == {word: round(p, 3) for word, p in likeliest}
    assert json.loads(json.dumps(recorder.run)) == recorder.run


def test_answers_are_counted_by_their_question(recorded):
    teller, held_out, recorder = recorded
    counts = {"Who": [0, 0], "Where": [0, 0], "What": [0, 0]}
    for i, right, told in answer_questions(teller, held_out):
        color = right[:2] == ["It", "is"] and len(right) == 3
        kind = "What" if color else "Who" if len(right) == 1 else "Where"
        counts[kind][0] += right == told
        counts[kind][1] += 1
        assert f"{kind} " in " ".join(held_out[i])
    shares = {kind: round(a / b, 3) for kind, (a, b) in counts.items()}
    assert recorder.run["checkpoints"][0]["right"] == shares


def test_the_question_word():
    story = WordTokenizer.tokenize("Ben has it. What color is the ball? It is red.")
    assert question_word(story, story.index("?") + 1) == "What"


def test_the_model_and_the_random_numbers_stay_as_they_were():
    teller = untrained()
    teller.model.train()
    before = [p.clone() for p in teller.model.parameters()]
    state = torch.get_rng_state()
    recorder = StoryRecorder(teller, list(stories(3, seed=5)))
    for step in (0, 7):
        recorder.record(step)
    assert torch.equal(state, torch.get_rng_state()) and teller.model.training
    for one, other in zip(before, teller.model.parameters(), strict=True):
        assert torch.equal(one, other)
    assert [found["step"] for found in recorder.run["checkpoints"]] == [0, 7]


def test_the_example_can_be_told():
    assert check(WordTokenizer.tokenize(EXAMPLE)) is None and EXAMPLE.endswith("?")
