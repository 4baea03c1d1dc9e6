"""`python -m annotated_lab generate`: the story, what it says of it, and what it refuses."""

from annotated_lab import Storyteller

BEGIN = "Anna meets Ben and"


def test_it_tells_a_story(run):
    code, out, _ = run("generate", BEGIN, "--seed", 3)
    assert code == 0
    assert out == Storyteller.load().continue_story(BEGIN, seed=3) + "\n"
    again = run("generate", BEGIN, "--seed", 3, "--temperature", 0.5)[1]
    assert again.startswith(BEGIN) and again != out
    assert "4 tokens of the text" in run.refused("generate", BEGIN, "--max-len", 2)
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
