"""A command of the command line, run in this process."""

import io
import sys

import pytest

from annotated.cli.main import main


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Run a command in an empty folder; gives its exit code, output, and messages."""
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

    return run
