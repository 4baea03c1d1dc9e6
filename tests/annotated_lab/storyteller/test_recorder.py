"""StoryRecorder: what is measured in the course of a training, and that it changes nothing."""

import json
import math

import pytest
import torch

from annotated import WordTokenizer, make_decoder_only
from annotated_lab import Storyteller
from annotated_lab.small_world import VOCABULARY, check, next_words, stories
from annotated_lab.storyteller.measures import (
    answer_questions,
    mean_bits,
    question_word,
    surprises,
)
from annotated_lab.storyteller.recorder import (
    ANSWER,
    EXAMPLE,
    QUESTION,
    QuestionRecorder,
    StoryRecorder,
)
from annotated_lab.storyteller.storyteller import COMPARED
from scripts.compare_storytellers import N_MEASURED, SCRUBBED, STEPS
from scripts.train_storyteller import SETTINGS

SMALL = dict(n_layers=2, d_model=12, d_ff=8, n_heads=3, max_len=83)


def untrained(seed=0, **sizes):
    torch.manual_seed(seed)
    tokenizer = WordTokenizer(VOCABULARY)
    model = make_decoder_only(len(tokenizer), **(sizes or SMALL))
    return Storyteller(model, tokenizer)


def test_the_numbers_are_those_of_the_measures():
    teller, held_out = untrained(), list(stories(12, seed=5))
    recorder = StoryRecorder(teller, held_out)
    recorder.record(0)
    [found] = recorder.run["checkpoints"]
    assert found["step"] == 0
    bits = mean_bits(surprises(teller, held_out))
    assert found["bits"] == pytest.approx(bits, abs=1e-4)
    told = teller.continue_stories("", len(held_out), seed=1)
    share = sum(check(story) is None for story in told) / len(told)
    assert found["consistent"] == pytest.approx(share, abs=1e-3)
    likeliest = [*teller.next_words(EXAMPLE).items()][:3]
    assert found["expected"] == {word: round(p, 3) for word, p in likeliest}
    assert json.loads(json.dumps(recorder.run)) == recorder.run
    counts = {"Who": [0, 0], "Where": [0, 0], "What": [0, 0]}
    for i, right, told in answer_questions(teller, held_out):
        color = right[:2] == ["It", "is"] and len(right) == 3
        kind = "What" if color else "Who" if len(right) == 1 else "Where"
        counts[kind][0] += right == told
        counts[kind][1] += 1
        assert f"{kind} " in " ".join(held_out[i])
    shares = {kind: round(a / b, 3) for kind, (a, b) in counts.items()}
    assert recorder.run["checkpoints"][0]["right"] == shares


def test_questions_and_example_can_be_told():
    story = WordTokenizer.tokenize("Ben has it. What color is the ball? It is red.")
    assert question_word(story, story.index("?") + 1) == "What"
    assert check(WordTokenizer.tokenize(EXAMPLE)) is None and EXAMPLE.endswith("?")
    words = WordTokenizer.tokenize(QUESTION)
    for word in ANSWER:
        assert next_words([*words, word])
        assert next_words(words) == {word: 1.0}
        words.append(word)


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
    teller = untrained()
    found = QuestionRecorder(teller, list(stories(2, seed=5))).record(0)
    maps = teller.attention(f"{QUESTION} ? Anna")
    assert found["weights"].keys() == maps.keys()
    for path, weights in found["weights"].items():
        stored = torch.tensor(weights).view(3, 3, -1) / 1000
        torch.testing.assert_close(stored, maps[path][:, -3:], atol=6e-4, rtol=0)


def test_the_stored_run_begins_with_the_program_s_model():
    fresh = untrained(SETTINGS["seed"], **SETTINGS["model"])
    held_out = list(stories(N_MEASURED, SETTINGS["held_out_seed"] + 1))
    recorder = QuestionRecorder(fresh, held_out)
    path = COMPARED.with_suffix(".run.json")
    run = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size < 100_000
    found, first = recorder.record(0), run["checkpoints"][0]
    assert [checkpoint["step"] for checkpoint in run["checkpoints"]] == SCRUBBED
    assert run | {"checkpoints": []} == recorder.run | {"checkpoints": []}
    assert first["loss"] == pytest.approx(found["loss"], rel=1e-3)
    assert first["exact"] == found["exact"] == 0
    for name, weights in first["weights"].items():
        far = torch.tensor(weights) - torch.tensor(found["weights"][name])
        assert far.abs().max() <= 1


def test_the_stored_records_agree():
    """They were made in one run: bits and answers at the same steps."""
    run = json.loads(COMPARED.with_suffix(".run.json").read_text("utf-8"))
    other = json.loads(COMPARED.read_text("utf-8"))["trainings"]["d_model 96"]
    at = {checkpoint["step"]: checkpoint for checkpoint in run["checkpoints"]}
    both = [one for one in other["checkpoints"] if one["step"] in at]
    assert len(both) > 6
    for one in both:
        found = at[one["step"]]
        assert found["loss"] == pytest.approx(one["bits"] * math.log(2), rel=2e-3)
        share = found["exact"] / run["n_sentences"]
        assert share == pytest.approx(one["consistent"], abs=1e-3)
    last = run["checkpoints"][-1]
    assert last["written"] == ANSWER and last["tokens_right"] > 0.85 * run["n_tokens"]
    highest = SETTINGS["learning_rate"]
    optimizer = torch.optim.SGD([torch.zeros(1)], highest)
    shape = dict(pct_start=SETTINGS["warm_up"], cycle_momentum=False)
    cycle = torch.optim.lr_scheduler.OneCycleLR(optimizer, highest, STEPS, **shape)
    rates = [None]
    for _ in range(STEPS):
        rates += cycle.get_last_lr()
        optimizer.step()
        cycle.step()
    for found in run["checkpoints"]:
        rate = rates[found["step"]]
        assert found["learning_rate"] == (rate and pytest.approx(rate, rel=1e-3))
