"""The code stays small: whoever adds lines takes others away, or says here why not."""

import subprocess

import pytest

from scripts.repository import ROOT

LIMITS = {  # folder, suffixes: lines at most
    ("src/annotated", ".py"): 3_510,
    # 340 lines: a first look at text before it is used, and five more kinds of files. 150: export.
    ("src/annotated_lab", ".py"): 4_015,
    # 400 lines: what the chapters' findings count, and the drawings of two more chapters.
    ("src/annotated_book", ".py"): 15_760,
    # 220 lines: the plan of the stage, which it shows first.
    ("src/annotated_book", ".js .css"): 24_450,
    ("src/transformer_checkup", ".py"): 15_370,
    # 250 lines are right answers to 20 exercises, and 150 what these are given.
    ("src/annotated_course", ".py"): 1_350,
    # 740 lines: the course, two ways to be right and one to be wrong for each graded exercise.
    ("tests", ".py .js .txt"): 36_740,
    # 90 lines: old addresses lead on.
    ("book/extensions", ".py .js"): 2_645,
    # 230 lines: the runs that chapters 16 and 18 tell of can be made again.
    ("scripts", ".py .mjs"): 2_865,
}


def files_of(folder, suffixes):
    """Return the files of a folder that people write: bundles are made."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    names = [name for name in listed.stdout.split("\0") if ".bundle." not in name]
    files = [ROOT / name for name in names if name.endswith(tuple(suffixes.split()))]
    return [file for file in files if file.exists()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git knows the files")
@pytest.mark.parametrize("folder, suffixes", LIMITS)
def test_a_folder_stays_within_its_limit(folder, suffixes):
    files = files_of(folder, suffixes)
    assert files
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)
    assert lines <= LIMITS[folder, suffixes]
