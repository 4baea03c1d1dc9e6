"""StoryRecorder: what is measured in the course of a training, and that it changes nothing."""

import json
import math

import pytest
import torch

from annotated import Storyteller, WordTokenizer, make_decoder_only
from annotated.data.small_world import VOCABULARY, check, next_words, stories
from annotated.storyteller.measures import (
    answer_questions,
    mean_bits,
    question_word,
    surprises,
)
from annotated.storyteller.recorder import (
    ANSWER,
    EXAMPLE,
    QUESTION,
    QuestionRecorder,
    StoryRecorder,
)
from annotated.storyteller.storyteller import SHIPPED
from scripts.train_storyteller import N_MEASURED, POLISH, SETTINGS


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


@pytest.mark.parametrize("kind", [StoryRecorder, QuestionRecorder])
def test_the_model_and_the_random_numbers_stay_as_they_were(kind):
    teller = untrained()
    teller.model.train()
    before = [p.clone() for p in teller.model.parameters()]
    state = torch.get_rng_state()
    recorder = kind(teller, list(stories(3, seed=5)))
    for step in (0, 7):
        recorder.record(step)
    assert torch.equal(state, torch.get_rng_state()) and teller.model.training
    for one, other in zip(before, teller.model.parameters(), strict=True):
        assert torch.equal(one, other)
    assert [found["step"] for found in recorder.run["checkpoints"]] == [0, 7]


def test_the_example_can_be_told():
    assert check(WordTokenizer.tokenize(EXAMPLE)) is None and EXAMPLE.endswith("?")


# --- for the TrainingScrubber


def test_a_recorded_question():
    teller, held_out = untrained(), list(stories(12, seed=5))
    recorder = QuestionRecorder(teller, held_out)
    found = recorder.record(4, 0.25)
    assert (found["step"], found["learning_rate"]) == (4, 0.25)
    nats = mean_bits(surprises(teller, held_out)) * math.log(2)
    assert found["loss"] == pytest.approx(nats, rel=1e-3)
    answered = answer_questions(teller, held_out)
    assert recorder.run["n_tokens"] == len(answered)
    assert found["tokens_right"] == sum(a == b for _, a, b in answered)
    told = teller.continue_stories("", 12, seed=1)
    assert found["exact"] == sum(check(story) is None for story in told)
    assert json.loads(json.dumps(recorder.run)) == recorder.run
    story = QUESTION
    for word in found["written"]:
        assert word == next(iter(teller.next_words(story)))
        story += f" {word}"


def test_the_weights_are_those_of_the_last_tokens():
    teller = untrained()
    found = QuestionRecorder(teller, list(stories(2, seed=5))).record(0)
    maps = teller.attention(f"{QUESTION} ? Anna")
    assert found["weights"].keys() == maps.keys()
    for path, weights in found["weights"].items():
        stored = torch.tensor(weights).view(3, 3, -1) / 1000
        torch.testing.assert_close(stored, maps[path][:, -3:], atol=6e-4, rtol=0)


def test_the_question_can_be_told_and_has_one_answer():
    words = WordTokenizer.tokenize(QUESTION)
    for word in ANSWER:
        assert next_words([*words, word])
        assert next_words(words) == {word: 1.0}
        words.append(word)


def test_the_shipped_run():
    path = SHIPPED.with_suffix(".run.json")
    run = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size < 100_000
    steps = [found["step"] for found in run["checkpoints"]]
    later = [SETTINGS["n_steps"] + step for step in POLISH["measured_at"]]
    assert steps == [0, *SETTINGS["measured_at"], *later]
    held_out = list(stories(N_MEASURED, SETTINGS["held_out_seed"]))
    recorder = QuestionRecorder(Storyteller.load(), held_out)
    again, last = recorder.record(steps[-1]), run["checkpoints"][-1]
    assert recorder.run.keys() == run.keys() and again.keys() == last.keys()
    assert run | {"checkpoints": []} == recorder.run | {"checkpoints": []}
    assert last["loss"] == pytest.approx(again["loss"], abs=1e-3)
    assert abs(last["tokens_right"] - again["tokens_right"]) <= 1
    assert abs(last["exact"] - again["exact"]) <= 4  # the file's numbers are rounded
    assert last["written"] == again["written"] == ANSWER
    for name, weights in last["weights"].items():
        far = torch.tensor(weights) - torch.tensor(again["weights"][name])
        assert far.abs().max() <= 10


def test_the_shipped_run_begins_with_the_program_s_model():
    torch.manual_seed(SETTINGS["seed"])
    tokenizer = WordTokenizer(VOCABULARY)
    fresh = Storyteller(
        make_decoder_only(len(tokenizer), **SETTINGS["model"]), tokenizer
    )
    held_out = list(stories(N_MEASURED, SETTINGS["held_out_seed"]))
    run = json.loads(SHIPPED.with_suffix(".run.json").read_text("utf-8"))
    found, first = QuestionRecorder(fresh, held_out).record(0), run["checkpoints"][0]
    assert first["loss"] == pytest.approx(found["loss"], rel=1e-3)
    for name, weights in first["weights"].items():
        far = torch.tensor(weights) - torch.tensor(found["weights"][name])
        assert far.abs().max() <= 1
