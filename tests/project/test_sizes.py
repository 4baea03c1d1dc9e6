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
    # 220 lines: the plan of the stage, which it shows first. 60: its rows' names have a gutter,
    # and what moves can be entered.
    ("src/annotated_book", ".js .css"): 24_510,
    ("src/transformer_checkup", ".py"): 15_370,
    # 590 lines: each question's answer is computed, and its export compared; what was read.
    # 335: the book to take along. 185: slides.
    ("tests", ".py .js .txt"): 37_110,
    # 90 lines: old addresses lead on. 10: scripts for the pages that need them. 305: pages at rest,
    # the cover, the offline archive. 185: slides.
    ("book/extensions", ".py .js"): 3_150,
    # 230 lines: the runs that chapters 16 and 18 tell of can be made again. 300: the questions as
    # data, and written for learning platforms. 235: EPUB and PDF.
    ("scripts", ".py .mjs"): 3_406,
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
