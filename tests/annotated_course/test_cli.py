"""The command line of the course: what is built, and what is refused."""

import subprocess
import sys

import nbformat
import pytest

from annotated_course.cli import main
from annotated_course.hand_outs import MARK


def test_it_builds_what_is_asked_for(book, tmp_path, capsys):
    out = tmp_path / "out"
    options = ["--to", "otter", "--chapters", "8", "--seed", "3", "--book", str(book)]
    assert main(["build", *options, str(out)]) == 0
    paths = [out / "08-masks/08-masks.ipynb", out / "solutions/08-masks.ipynb"]
    assert capsys.readouterr().out.split() == [*map(str, paths)]
    notebook = nbformat.read(paths[0], as_version=4)
    assert notebook.metadata[MARK] == {"chapter": 8, "seed": 3}
    assert main(["build", *options, str(out)]) == 2
    assert "has files already" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["6-3", "x", "3,"])
def test_chapters_that_name_nothing_are_refused(text, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["build", "--chapters", text, str(tmp_path / "out")])
    assert (
        f"{text!r} names no chapters: write them as 6 or 3-6,8"
        in capsys.readouterr().err
    )


def test_several_chapters_can_be_named(tmp_path, capsys):
    assert main(["build", "--chapters", "3-4,6", str(tmp_path / "out")]) == 0
    names = {path.name[:2] for path in (tmp_path / "out").glob("*.ipynb")}
    assert names == {"03", "04", "06"}


def test_help_says_what_a_seed_changes():
    command = [sys.executable, "-m", "annotated_course", "build", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "(5.1, 6.3, 8.2, 13.1), and no others" in said
