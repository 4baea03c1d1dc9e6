"""Prove the proof: plant each mutant in a copy of the package, and run the tests.

    python -m gauntlet.mutate                 all mutants, two at a time
    python -m gauntlet.mutate cache "off by"  those with one of these words in their name or file

Fails if the tests pass in spite of a mutant, or if a mutant no longer fits the source.
"""

import contextlib
import io
import math
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from gauntlet.mutants import MUTANTS, Mutant

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TESTS = ROOT / "tests"
TIME_LIMIT = 600  # seconds for one mutant; to run out of time is not to be seen
NO_MUTANT = Mutant("annotated/__init__.py", "no mutant", "", "")
# Loaded once; each run forks from there.
HEAVY = ["torch._dynamo", "jaxtyping", "beartype", "tokenizers", "num2words", "pytest"]
OPTIONS = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
OPTIONS += ["-p", "_hypothesis_pytestplugin", "--hypothesis-profile=mutants"]
# All tests of the code but the widgets'. What sees most and takes least comes first.
ROOMS = [
    "annotated/transformer",
    "annotated/test_checks.py",
    "annotated/test_inspection.py",
]
ROOMS += [
    "annotated_book/test_listings.py",
    "annotated/test_scores.py",
    "annotated_book/pictures",
]
ROOMS += ["annotated/data", "annotated_lab/data", "annotated_lab/small_world"]
ROOMS += [
    "annotated/translator",
    "annotated_book/test_left_out.py",
    "project/test_import.py",
]
ROOMS += ["annotated_lab/cli", "annotated/training", "annotated_lab/training"]
ROOMS += ["annotated_lab/storyteller", "annotated/decoding", "annotated_course"]
# Those that compare the page's scripts with the package. They run the scripts in Node.
WIDGETS = "annotated_book/widgets"
SCRIPTS = [
    f"{WIDGETS}/test_{name}.py" for name in ("record", "decoding_lab_widget", "engine")
]
MACHINE = [f"{WIDGETS}/test_{name}.py" for name in ("machine", "machine_widget")]


def places(mutant: Mutant) -> int:
    """Count how often the mutant's old text stands in its file: it must be once."""
    return (SOURCE / mutant.file).read_text("utf-8").count(mutant.old)


def plant(mutant: Mutant, folder: Path) -> None:
    """Copy the packages into the folder, with the mutant in one of them."""
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")  # for Node
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(SOURCE, folder, ignore=leave, dirs_exist_ok=True)
    file = folder / mutant.file
    file.write_text(file.read_text("utf-8").replace(mutant.old, mutant.new), "utf-8")


def stages(mutant: Mutant) -> list[list[str]]:
    """Return the tests of the mutant's file or room, and the others for when those pass."""
    everything, scripts, machine = (
        [str(TESTS / t) for t in tests] for tests in (ROOMS, SCRIPTS, MACHINE)
    )
    if mutant == NO_MUTANT:
        return [everything + scripts + machine]
    if mutant.file.startswith(f"{WIDGETS}/machine/"):
        return [machine]
    room, name = Path(mutant.file).parent, f"test_{Path(mutant.file).stem}.py"
    if mutant.file.startswith(WIDGETS):
        own = str(TESTS / WIDGETS / name)
        return (
            [[own], [s for s in scripts if s != own]] if own in scripts else [scripts]
        )
    # Of a file, or of its room: that has a folder of tests, or one file.
    one_file = TESTS / room.parent / f"test_{room.name}.py"
    known = TESTS / room / name, TESTS / name, TESTS / room, one_file
    own = str(next(tests for tests in known if tests.exists()))
    return [[own], [f"--ignore={own}", *everything]]


class FirstFailure:
    """A pytest plugin that remembers the first test that failed."""

    name = None

    def pytest_runtest_logreport(self, report):
        if report.failed and self.name is None:
            self.name = report.nodeid.removeprefix("tests/")

    pytest_collectreport = pytest_runtest_logreport


def out_of_time(*_):
    raise TimeoutError(f"{TIME_LIMIT} s are over")


def first_failure(tests: list[str], folder: str) -> str | None:
    """Return the first of these tests that fails with the packages in the folder."""
    import pytest  # one of HEAVY: here already

    options = [*OPTIONS, "-o", f"pythonpath={folder} {ROOT}"]
    first, said = FirstFailure(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*options, *tests], plugins=[first])
    if first.name is None and code != pytest.ExitCode.OK:
        raise RuntimeError(f"no test failed, and not all passed:\n{said.getvalue()}")
    return first.name


def run(mutant: Mutant) -> tuple[Mutant, str | None, float]:
    """Plant the mutant and run the tests; return the test that saw it, or None, and the seconds."""
    start = time.perf_counter()
    limit = math.inf if mutant == NO_MUTANT else TIME_LIMIT
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(0 if mutant == NO_MUTANT else TIME_LIMIT)
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        plant(mutant, Path(folder))
        os.environ["PYTHONPATH"] = folder  # for programs that a test starts
        for tests in stages(mutant):
            seen_by = first_failure(tests, folder)
            seconds = time.perf_counter() - start
            if seconds > limit:
                raise RuntimeError(f"{mutant.name}: not decided in {TIME_LIMIT} s")
            if seen_by:
                return mutant, seen_by, seconds
    return mutant, None, seconds


def run_all(mutants: list[Mutant], processes: int = 2) -> Iterator[tuple]:
    """Yield what `run` gives for each mutant, as they finish."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(HEAVY)
    with ProcessPoolExecutor(processes, context, max_tasks_per_child=1) as pool:
        try:
            for done in as_completed([pool.submit(run, mutant) for mutant in mutants]):
                yield done.result()
        finally:  # after an error nobody waits for the others
            pool.shutdown(cancel_futures=True)


def main() -> None:
    words = sys.argv[1:]
    mutants = [
        mutant
        for mutant in MUTANTS
        if not words or any(word in f"{mutant.file}: {mutant.name}" for word in words)
    ]
    unfit = [mutant for mutant in mutants if places(mutant) != 1]
    for mutant in unfit:
        print(f"no longer fits {mutant.file}: {mutant.name}")

    start = time.perf_counter()
    mutants = [mutant for mutant in mutants if mutant not in unfit]
    survivors = []
    results = run_all([*mutants, NO_MUTANT])
    for number, (mutant, seen_by, seconds) in enumerate(results, start=1):
        if mutant == NO_MUTANT:
            if seen_by:
                sys.exit(f"the tests fail without a mutant: {seen_by}")
            continue
        if seen_by is None:
            survivors.append(mutant)
        print(
            f"{number:4}/{len(mutants)} {seconds:4.0f} s  {mutant.file:24} "
            f"{mutant.name:58} {seen_by or 'SURVIVED'}",
            flush=True,
        )
    killed = len(mutants) - len(survivors)
    print(f"\n{len(mutants)} mutants planted, {killed} seen by a test, ", end="")
    print(f"{len(survivors)} not, in {time.perf_counter() - start:.0f} s")
    for mutant in survivors:
        print(f"   not seen: {mutant.file}: {mutant.name}")
    if survivors or unfit:
        sys.exit(1)


if __name__ == "__main__":
    main()
