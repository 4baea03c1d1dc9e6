"""`python -m annotated_lab generate`: the story, what it says of it, and what it refuses."""

import pytest

from annotated_lab import Storyteller

BEGIN = "Anna meets Ben and"


def test_it_tells_a_story(run):
    code, out, _ = run("generate", BEGIN, "--seed", 3)
    assert code == 0
    assert out == Storyteller.load().continue_story(BEGIN, seed=3) + "\n"
    again = run("generate", BEGIN, "--seed", 3, "--temperature", 0.5)[1]
    assert again.startswith(BEGIN) and again != out
    _, out, _ = run("generate", BEGIN, "--max-len", 5)
    assert len(out.split()) == 5
    text = (
        "Anna meets Ben. The ball is red. Ben has it. The hat is blue. It is in the park. "
        "Anna wants the ball. She finds"
    )
    code, out, said = run("generate", text)
    assert code == 0 and out.startswith(text)
    assert (
        "sentence 7 contradicts the world: Ben has the ball, so Anna takes it." in said
    )


def test_from_nothing_and_from_another_checkpoint(run, tmp_path):
    Storyteller.load().save(tmp_path / "mine.pt")
    told = [
        run("generate", "--temperature", 0, *more)[1]
        for more in ([], ["--model", "mine.pt"])
    ]
    assert told[0] == told[1] and told[0].endswith(".\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["Hanna meets"], "did you mean Anna"),
        (["--temperature", "-1"], "temperature must be"),
        (["--temperature", "nan"], "temperature must be"),
        (["--top-k", "0"], "top_k must be"),
        (["--top-p", "2"], "top_p must be"),
        (["--max-len", "1000"], "max_len = 1000 must be"),
        ([BEGIN, "--max-len", "2"], "4 tokens of the text"),
        (["--seed", "-1"], "seed must be"),
        (["--model", "nowhere.pt"], "nowhere.pt is no"),
        (["--top-k", "many"], "invalid int value"),
    ],
)
def test_refused(run, options, why):
    code, out, said = run("generate", *options)
    assert code == 2 and out == ""
    assert why in said
