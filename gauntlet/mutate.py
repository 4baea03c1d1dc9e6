"""Prove the proof: plant each fault of tests/faults.py in a copy of the package, and run the tests.

    python scripts/mutate.py                 all faults, two at a time
    python scripts/mutate.py cache "off by"  those with one of these words in their name or file

Fails if the tests pass in spite of a fault, or if a fault no longer fits the source.
"""

from __future__ import annotations

import contextlib
import io
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "annotated"
TESTS = ROOT / "tests"
TIME_LIMIT = 600  # seconds for one fault; to run out of time is not to be seen
from gauntlet.mutants import FAULTS, Fault  # noqa: E402

# Files whose tests stand in the file of another.
OWN = {
    "cli/options.py": ["cli/test_main.py"],
    "cli/own_text.py": ["cli/test_main.py"],
    "data/number_words.py": ["data/test_batches.py"],
    "data/toy_tasks.py": ["data/test_batches.py"],
    "data/vocabulary.py": ["data/test_byte_pairs.py"],
    "training/config.py": ["training/test_loop.py"],
}
NO_FAULT = Fault("no fault", "__init__.py", "", "")
# Loaded once; each run forks from there.
HEAVY = ["torch._dynamo", "jaxtyping", "beartype", "tokenizers", "num2words", "pytest"]
# The tests that see most come first.
ORDER = """transformer/parity transformer/layers transformer/model decoding/greedy
    transformer/attention transformer/embeddings transformer/masks /checks training/loop
    data/batches data/byte_pairs /inspection translator/translator project/import
    data/tokenizers data/text_files data/parallel_text data/token_batches /scores
    decoding/kv_cache decoding/sampling decoding/beam training/checkpoints
    training/resuming training/progress training/trainer cli/main
    training/distributed"""
ORDER = [f"{name}.py".replace("/", "/test_").lstrip("/") for name in ORDER.split()]


def places(fault: Fault) -> int:
    """How often the text that the fault replaces stands in its file: right is 1."""
    return (PACKAGE / fault.file).read_text("utf-8").count(fault.old)


def plant(fault: Fault, folder: Path) -> None:
    """Copy the package into the folder, with the fault in it."""
    copy = folder / "annotated"
    leave_out = shutil.ignore_patterns("__pycache__", "widgets")
    shutil.copytree(PACKAGE, copy, ignore=leave_out)
    file = copy / fault.file
    file.write_text(file.read_text("utf-8").replace(fault.old, fault.new), "utf-8")


def stages(fault: Fault) -> list[list[str]]:
    """The tests of the file with the fault first. The others are run if those see nothing."""
    room, _, name = fault.file.rpartition("/")
    own = [f"{room}/test_{name}".lstrip("/")]
    if fault.file == "checks.py":  # most of them are tried where they are used
        own += ["transformer/test_attention.py", "transformer/test_embeddings.py"]
    own = [name for name in OWN.get(fault.file, own) if fault != NO_FAULT]
    rest = [name for name in ORDER if name not in own]
    return [[str(TESTS / name) for name in stage] for stage in (own, rest) if stage]


class FirstFailure:
    """A pytest plugin that remembers the first test that failed."""

    name = None

    def pytest_runtest_logreport(self, report):
        if report.failed and self.name is None:
            self.name = report.nodeid.removeprefix("tests/")

    pytest_collectreport = pytest_runtest_logreport


def out_of_time(*_):
    raise TimeoutError(f"{TIME_LIMIT} s are over")


def run(fault: Fault) -> tuple[Fault, str | None, float]:
    """Plant the fault and run the tests: the test that saw it, or None, and the seconds."""
    import pytest

    start = time.perf_counter()
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(0 if fault == NO_FAULT else TIME_LIMIT)
    with tempfile.TemporaryDirectory() as folder:
        plant(fault, Path(folder))
        os.environ["PYTHONPATH"] = folder
        sys.path.insert(0, folder)
        for tests in stages(fault):
            first = FirstFailure()
            options = (
                "-x -q --tb=no -p no:cacheprovider "
                "-p _hypothesis_pytestplugin --hypothesis-profile=mutants"
            )
            said = io.StringIO()
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                code = pytest.main([*options.split(), *tests], plugins=[first])
            seconds = time.perf_counter() - start
            if first.name and (seconds < TIME_LIMIT or fault == NO_FAULT):
                return fault, first.name, seconds
            if code != pytest.ExitCode.OK:
                raise RuntimeError(
                    f"{fault.name}: no test failed in time, and not all passed:\n{said.getvalue()}"
                )
    return fault, None, time.perf_counter() - start


def run_all(faults: list[Fault], processes: int = 2):
    """Yield what `run` gives for each fault, as they finish."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(HEAVY)
    with ProcessPoolExecutor(processes, context, max_tasks_per_child=1) as pool:
        for done in as_completed([pool.submit(run, fault) for fault in faults]):
            yield done.result()


def main() -> None:
    wanted = sys.argv[1:]
    faults = [
        fault
        for fault in FAULTS
        if not wanted or any(word in f"{fault.file}: {fault.name}" for word in wanted)
    ]
    unfit = [fault for fault in faults if places(fault) != 1]
    for fault in unfit:
        print(f"no longer fits {fault.file}: {fault.name}")

    start = time.perf_counter()
    faults = [fault for fault in faults if fault not in unfit]
    survivors = []
    results = run_all([*faults, NO_FAULT])
    for number, (fault, seen_by, seconds) in enumerate(results, start=1):
        if fault == NO_FAULT:
            if seen_by:
                sys.exit(f"the tests fail without a fault: {seen_by}")
            continue
        if seen_by is None:
            survivors.append(fault)
        print(
            f"{number:4}/{len(faults)} {seconds:4.0f} s  {fault.file:14} {fault.name:58} "
            f"{seen_by or 'SURVIVED'}",
            flush=True,
        )
    killed = len(faults) - len(survivors)
    print(f"\n{len(faults)} faults planted, {killed} seen by a test, ", end="")
    print(f"{len(survivors)} not, in {time.perf_counter() - start:.0f} s")
    for fault in survivors:
        print(f"   not seen: {fault.file}: {fault.name}")
    if survivors or unfit:
        sys.exit(1)


if __name__ == "__main__":
    main()
