"""The code stays small: whoever adds lines takes others away, or says here why not."""

import subprocess

import pytest

from scripts.repository import ROOT

LIMITS = {  # folder, suffixes: lines at most
    # 15 lines: chrF, and a norm that PyTorch puts at the end of stacks.
    ("src/annotated", ".py"): 3_525,
    # 340 lines: a first look at text before it is used, and five more kinds of files. 150: export.
    # 300: models of nn.Transformer, in and out; devices by name; a running average; a preset.
    ("src/annotated_lab", ".py"): 4_315,
    # 400 lines: what the chapters' findings count, and the drawings of two more chapters. 60: the
    # row of blocks that one run of the shape lab's code makes. 50: what runs on Multi30k gave.
    ("src/annotated_book", ".py"): 15_900,
    ("src/annotated_book", ".js .css"): 25_035,
    ("src/transformer_checkup", ".py"): 15_370,
    # 250 lines are right answers to 20 exercises, and 150 what these are given. 65: examinations.
    ("src/annotated_course", ".py"): 1_440,
    # 590 lines: each question's answer is computed, and its export compared; what was read.
    # 335: the book to take along. 870: the course. 185: slides. 580: the importer, devices, the
    # preset, and what moved on the stage and in the labs. 133: what breaks and plays in the labs.
    # 370: the stage, on a phone too: what is told, compared and pointed at is in sight, and the map
    # leads to all parts; copies, rows of one stack, what if nothing changes. 110: what the labs say
    # at a step, at a refused size and on a phone, and that nothing moves. 105: faults of both.
    # 290: what stands on one screen of a phone, crosses nothing and stays where it is; the end of a
    # station; README's scores.
    ("tests", ".py .js .txt"): 39_565,
    # 90 lines: old addresses lead on. 10: scripts for the pages that need them. 305: pages at rest,
    # the cover, the offline archive. 190: slides.
    ("book/extensions", ".py .js"): 3_158,
    # 230 lines: the runs that chapters 16 and 18 tell of can be made again. 300: the questions as
    # data, and written for learning platforms. 240: EPUB and PDF, reveal.js.
    ("scripts", ".py .mjs"): 3_407,
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
