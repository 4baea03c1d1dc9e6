"""Prove everything, stage by stage. All stages run; any failure is told at the end."""

import subprocess
import sys
import time
from pathlib import Path

chapters = sorted(map(str, Path("book").glob("*.ipynb")))
STAGES = {
    "style": "ruff check .",
    "format": "ruff format --check .",
    "code": "pytest -q -n 2 --ignore=tests/browser tests",
    "chapters": "pytest -q -n 2 --dist loadscope --nbval --nbval-current-env "
    "--nbval-sanitize-with tests/nbval.cfg " + " ".join(chapters),
    "site": "make --no-print-directory book",
    # A browser on a busy machine can be late: what fails is tried again, and listed as "R".
    "browser": "pytest -q -n 2 --reruns 2 tests/browser",
}


def main():
    start = time.perf_counter()
    results = []
    for name, command in STAGES.items():
        print(f"\n== {name}: {command.split(' book/')[0]}", flush=True)
        stage_start = time.perf_counter()
        passed = subprocess.run(command.split()).returncode == 0
        seconds = time.perf_counter() - stage_start
        results.append((name, passed, seconds))
    print()
    for name, passed, seconds in results:
        print(f"   {name:10} {'passed' if passed else 'FAILED':8} {seconds:5.0f} s")
    print(f"   {'in all':10} {'':8} {time.perf_counter() - start:5.0f} s")
    if not all(passed for _, passed, _ in results):
        sys.exit("== Something failed: see above.")
    print("== Everything passed. Read the book with: make serve")


if __name__ == "__main__":
    main()
