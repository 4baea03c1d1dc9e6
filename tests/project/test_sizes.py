"""The code stays small: whoever adds lines takes others away, or says here why not."""

import subprocess

import pytest

from scripts.repository import ROOT

LIMITS = {  # folder, suffixes: lines at most
    ("src/annotated", ".py"): 3_500,
    # 340 lines: a first look at text before it is used, and five more kinds of files.
    ("src/annotated_lab", ".py"): 3_850,
    # The stage shows models of one stack, too: 280 lines here, 400 there.
    ("src/annotated_book", ".py"): 15_200,
    # 19,100 when older widgets have become views of the stage and of the shape lab.
    ("src/annotated_book", ".js .css"): 24_050,
    ("src/transformer_checkup", ".py"): 15_370,
    ("tests", ".py .js .txt"): 35_200,
    ("book/extensions", ".py .js"): 2_550,
    ("scripts", ".py .mjs"): 2_635,
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
