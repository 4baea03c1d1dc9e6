"""Run the tests, stage by stage: all stages, or those that are named.

python scripts/run_tests.py [STAGE …]

What style, types and contracts find is mended in a minute: then nothing else is run. Of the
other stages all are run, and what failed is told at the end.
"""

import shlex
import subprocess
import sys
import time
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
    "code": ["pytest -q -n 2 --dist worksteal"],
    # What nbval has found to be what a fresh run gives is what the next stage shows.
    "chapters": [
        "make --no-print-directory .stamps/execution",
        "pytest -q -n 2 --dist loadscope -p tests.helpers.warm_kernels "
        "--nbval --nbval-current-env "
        f"--nbval-sanitize-with tests/nbval.cfg {CHAPTERS}",
        "python scripts/cache_chapters.py",
    ],
    "site": ["make --no-print-directory book"],
    # A file is one worker's: what its tests share is made once. Three of them keep two cores at
    # work, for each waits for its browser now and then. A browser on a busy machine can be late:
    # what fails is tried again, and listed as "R".
    "browser": [
        "env ANNOTATIONS=unchecked "
        "pytest -q -n 3 --dist loadfile --reruns 2 tests/browser"
    ],
}
QUICK_TO_MEND = {"style", "types"}
EVERYTHING = [stage for stage in STAGES if stage != "fast"]  # "code" has its tests


def run(stage):
    """Whether all commands of a stage went well; after one that did not, the rest is left."""
    for command in STAGES[stage]:
        print(f"\n== {stage}: {command.split(' book/')[0]}", flush=True)
        if subprocess.run(shlex.split(command)).returncode:
            return False
    return True


def chosen(names):
    """The stages of these names in their own order, or everything."""
    if unknown := set(names) - STAGES.keys():
        sys.exit(
            f"no stage {', '.join(sorted(unknown))}: name some of {', '.join(STAGES)}"
        )
    return [stage for stage in STAGES if stage in names] if names else EVERYTHING


def main(names):
    start, results = time.perf_counter(), {}
    for stage in chosen(names):
        stage_start = time.perf_counter()
        passed = run(stage)
        results[stage] = passed, time.perf_counter() - stage_start
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
