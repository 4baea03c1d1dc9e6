"""Run the tests, stage by stage: all stages, or those that are named.

    python -m scripts.run_tests [STAGE …]

What style, types and contracts find is mended in a minute: then nothing else is run. Of the
other stages all are run, and failures are listed at the end.
"""

import os
import shlex
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.notebooks import all_notebooks

CHAPTERS = " ".join(map(str, all_notebooks(Path("book"))))
STAGES = {
    "style": [
        "ruff check .",
        "ruff format --check .",
        "npm run --silent --if-present check:format",
    ],
    "types": [
        "lint-imports",
        "npx --no pyright",
        "npm run --silent --if-present check:types",
        "npm run --silent --if-present check:widgets",
    ],
    "fast": ["pytest -q -n 2 --dist worksteal -m 'not slow'"],
    # What nbval has found to be what a fresh run gives is recorded: the site shows it.
    "chapters": [
        "pytest -q -n 2 --dist loadscope -p tests.helpers.warm_kernels "
        "--nbval --nbval-current-env "
        f"--nbval-sanitize-with src/annotated_course/nbval.cfg {CHAPTERS}",
        "python -m scripts.stored_outputs --record",
    ],
    "code": ["pytest -q -n 2 --dist worksteal"],
    "site": ["make --no-print-directory book"],
    # A file is one worker's: what its tests share is made once. Three of them keep two cores at
    # work, for each waits for its browser now and then. A browser on a busy machine can be late:
    # what fails is tried again, and listed as "R".
    "browser": [
        "make --no-print-directory book",
        "env ANNOTATIONS=unchecked "
        "pytest -q -n 3 --dist loadfile --no-loadscope-reorder --reruns 2 tests/browser",
    ],
}
QUICK_TO_MEND = {"style", "types"}
EVERYTHING = [stage for stage in STAGES if stage != "fast"]  # "code" has its tests
# Sphinx has work for one core, and the tests of the code leave some of two.
BESIDE = {"code": "site"}


def run(stage, log=None):
    """Run the commands of a stage up to the first that fails; return whether all passed."""
    for command in STAGES[stage]:
        print(f"\n== {stage}: {command.split(' book/')[0]}", flush=True, file=log)
        if subprocess.run(shlex.split(command), stdout=log, stderr=log).returncode:
            return False
    return True


def run_timed(stage, log=None):
    """Run a stage; return whether it passed, and the seconds."""
    start = time.perf_counter()
    return run(stage, log), time.perf_counter() - start


def run_side_by_side(stage, other):
    """Run two stages at once; print the second one's log when both are done."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log,
        ThreadPoolExecutor() as pool,
    ):
        later = pool.submit(run_timed, other, log)
        results = {stage: run_timed(stage), other: later.result()}
        log.seek(0)
        print(log.read(), flush=True)
    return results


def selected_stages(names):
    """Return the stages of these names in their own order, or everything."""
    if unknown := set(names) - STAGES.keys():
        sys.exit(
            f"no stage {', '.join(sorted(unknown))}: name some of {', '.join(STAGES)}"
        )
    return [stage for stage in STAGES if stage in names] if names else EVERYTHING


def main(names):
    # Else each of hundreds of processes would compile the package and the tests anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    start, results, stages = time.perf_counter(), {}, selected_stages(names)
    for stage in stages:
        if stage in results:
            continue
        if BESIDE.get(stage) in stages:
            results |= run_side_by_side(stage, BESIDE[stage])
        else:
            results[stage] = run_timed(stage)
        passed, _ = results[stage]
        if not passed and stage in QUICK_TO_MEND:
            break
    print()
    for stage, (passed, seconds) in results.items():
        print(f"   {stage:10} {'passed' if passed else 'FAILED':8} {seconds:5.0f} s")
    print(f"   {'in all':10} {'':8} {time.perf_counter() - start:5.0f} s")
    if not all(passed for passed, _ in results.values()):
        sys.exit("== Something failed: see above.")
    print("== All of this passed.")


if __name__ == "__main__":
    main(sys.argv[1:])
