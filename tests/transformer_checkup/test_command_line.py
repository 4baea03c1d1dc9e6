"""The command line, and the fixture of pytest."""

import subprocess
import sys

import pytest

from transformer_checkup import Checkup
from transformer_checkup.__main__ import main

MODELS = """
import torch
from annotated import make_model

torch.manual_seed(0)
model = make_model(17, 19, n_layers=1, d_model=16, d_ff=24, n_heads=2, max_len=30)

def make():
    return model

def wrong():
    return torch.nn.Embedding(19, 19)

def asks(size):
    return model
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "their_models.py"
    path.write_text(MODELS)
    return path


@pytest.mark.parametrize("name", ["model", "make"])
def test_a_right_model_gives_0(file, name, capsys):
    assert main([f"{file}:{name}", "--no-train"]) == 0
    assert "EncoderDecoder: nothing wrong was found" in capsys.readouterr().out


def test_a_wrong_model_gives_1(file):
    assert main([f"{file}:wrong", "--tgt-vocab", "19", "--no-train"]) == 1


def test_json_is_that_of_the_report(file, capsys, monkeypatch):
    monkeypatch.setattr(Checkup, "to_json", lambda self: '{"a": 1}', raising=False)
    assert main([f"{file}:make", "--no-train", "--json"]) == 0
    assert capsys.readouterr().out == '{"a": 1}\n'


@pytest.mark.parametrize(
    "words, said",
    [
        (["{file}"], "write FILE.py:NAME"),
        (["{file}:nobody"], "no attribute 'nobody'"),
        (["nowhere.py:model"], "there is no file nowhere.py"),
        (["no_such_package.models:model"], "No module named"),
        (["{file}:model", "--pad-id", "-100"], "what a loss ignores"),
        (["{file}:model", "--vocab", "many"], "invalid int value"),
        ([], "required"),
    ],
)
def test_a_wrong_usage_gives_2_and_one_line(file, words, said, capsys):
    try:
        code = main([word.replace("{file}", str(file)) for word in words])
    except SystemExit as stop:
        code = stop.code
    told = capsys.readouterr().err
    assert code == 2 and said in told and told.count("\n") == 1


def test_a_terminal_of_windows(file):
    """cp1252 has no check mark."""
    words = [sys.executable, "-m", "transformer_checkup", f"{file}:make", "--no-train"]
    done = subprocess.run(
        words, capture_output=True, env={**environment(), "PYTHONIOENCODING": "cp1252"}
    )
    assert done.returncode == 0 and done.stdout and not done.stderr, done.stderr


def environment():
    import os

    return {**os.environ, "PYTHONPATH": ":".join(sys.path)}


def test_the_fixture_requires_a_right_model(tmp_path, file):
    test = tmp_path / "test_theirs.py"
    test.write_text(
        "from their_models import model, wrong\n"
        "def test_right(checkup_model):\n    checkup_model(model, train=False)\n"
        "def test_wrong(checkup_model):\n"
        "    checkup_model(wrong(), tgt_vocab=19, train=False)\n"
    )
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
    done = subprocess.run(
        words, capture_output=True, text=True, env=environment(), cwd=tmp_path
    )
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert "not right" in done.stdout
