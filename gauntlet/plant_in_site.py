"""Prove the browser's tests: plant each fault of a page in a copy of the site, and run its test.

    python -m gauntlet.plant_in_site             all faults
    python -m gauntlet.plant_in_site Tab veil    those with one of these words in their name

All are planted at once, since each has a file of its own, and one browser looks at them. Fails
if a test passes in spite of its fault, or fails and speaks of something else.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from gauntlet.site_faults import SITE_FAULTS, SiteFault

ROOT = Path(__file__).parents[1]
SITE = ROOT / "_build/html"
SOURCE = ROOT / "src"
TESTS = "tests/browser"
OPTIONS = ["-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:rerunfailures"]


def home(fault: SiteFault) -> Path:
    """Return the folder of the fault's file: the site, or the packages."""
    return SOURCE if fault.file.startswith("annotated_book/") else SITE


def planted(fault: SiteFault) -> str:
    """Return the text of the file with the fault in it.

    Raises:
        ValueError: if the fault no longer fits the file.
    """
    text = (home(fault) / fault.file).read_text("utf-8")
    for old, new in fault.changes.items():
        if old not in text:
            raise ValueError(
                f"{fault.name!r} no longer fits: {fault.file} has no {old!r}; "
                "plant it in another place"
            )
        text = text.replace(old, new)
    return text


def plant(faults: list[SiteFault], folder: Path) -> None:
    """Copy the site, by links, and the packages, and plant all faults in them."""
    copies = {SITE: folder / "site", SOURCE: folder / "src"}
    shutil.copytree(SITE, copies[SITE], copy_function=os.link)
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE, copies[SOURCE], ignore=leave)
    for fault in faults:
        file = copies[home(fault)] / fault.file
        file.unlink()  # or the site itself would change
        file.write_text(planted(fault), "utf-8")
    # Readers' files of the widgets, made anew in the copy.
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    (folder / "book").symlink_to(ROOT / "book")  # the records of widgets
    script = shutil.copy(ROOT / "scripts/bundle_widgets.mjs", folder / "src")
    subprocess.run(["node", script], check=True)


def failures(faults: list[SiteFault]) -> dict[str, str]:
    """Return the message of each failing test by the name of its fault."""
    with tempfile.TemporaryDirectory(dir=SITE.parent) as name:
        folder = Path(name)
        plant(faults, folder)
        report = folder / "report.xml"
        tests = list(dict.fromkeys(f"{TESTS}/{fault.test}" for fault in faults))
        paths = f"{folder / 'src'}{os.pathsep}{ROOT}"
        place = {"SITE": str(folder / "site"), "PYTHONPATH": paths}
        run = subprocess.run(
            [sys.executable, "-m", "pytest", *OPTIONS, f"--junit-xml={report}", *tests],
            cwd=ROOT,
            env=os.environ | place | {"ANNOTATIONS": "unchecked"},
            capture_output=True,
            encoding="utf-8",
        )
        if run.returncode not in (0, 1):
            raise RuntimeError(f"the tests could not be run:\n{run.stdout}{run.stderr}")
        said = {}
        for case in ElementTree.parse(report).iter("testcase"):
            file = case.get("classname").rpartition(".")[2]
            words = [
                node.text or "" for node in case if node.tag in ("failure", "error")
            ]
            said[f"{file}.py::{case.get('name')}"] = "\n".join(words)
        return {fault.name: said[fault.test] for fault in faults}


def main() -> None:
    words = sys.argv[1:]
    faults = [f for f in SITE_FAULTS if not words or any(w in f.name for w in words)]
    said = failures(faults)
    missed = 0
    for fault in faults:
        is_seen = fault.says in said[fault.name]
        missed += not is_seen
        how = "seen" if is_seen else "OTHERWISE" if said[fault.name] else "NOT SEEN"
        print(f"{how:9}  {fault.name:52} {fault.test}")
        if how == "OTHERWISE":
            print(said[fault.name])
    print(f"\n{len(faults)} faults planted, {len(faults) - missed} seen by their tests")
    if missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
