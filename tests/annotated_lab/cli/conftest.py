"""A command of the command line, run in this process, and what it is given."""

import io
import signal
import sys

import pytest

from annotated_lab.cli.main import main
from tests.helpers.commands import TABLE


@pytest.fixture
def deaf_to():
    """By signal, a handler that does nothing: one that nobody hears would end the tests."""
    numbers = signal.SIGINT, signal.SIGTERM, signal.SIGHUP
    handlers = {number: lambda *_: None for number in numbers}
    before = {number: signal.signal(number, do) for number, do in handlers.items()}
    yield handlers
    for number, do in before.items():
        signal.signal(number, do)


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Run a command in an empty folder; gives its exit code, output, and messages.

    `run.ok` and `run.refused` check that it succeeds or is refused, and give the messages.
    """
    monkeypatch.chdir(tmp_path)

    def run(*arguments, stdin=None):
        if stdin is not None:
            stdin = stdin.encode() if isinstance(stdin, str) else stdin
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse
            code = end.code
        said = capsys.readouterr()
        return code, said.out, said.err

    def ok(*arguments, stdin=None):
        code, _, said = run(*arguments, stdin=stdin)
        assert code == 0, said
        return said

    def refused(*arguments, stdin=None):
        code, out, said = run(*arguments, stdin=stdin)
        assert (code, out, "Traceback" in said) == (2, "", False), said
        return said

    run.ok, run.refused = ok, refused
    return run


@pytest.fixture
def table(tmp_path):
    (tmp_path / "pairs.tsv").write_text(TABLE)
    return "pairs.tsv"


@pytest.fixture
def no_reading(monkeypatch):
    """Reading a text fails."""

    def fail(path):
        raise AssertionError(f"{path} was read")

    monkeypatch.setattr("annotated_lab.data.text_files.read_lines", fail)
