"""Do the chapters hold on other processors? python -m scripts.try_processors 10 16 -s avx2 sse4

A processor chooses the order in which it adds, and that decides the last digits; a training
makes much of little. This runs the chapters as processors of other kinds would, and lists each
stored output that moves (those that nbval compares, as it compares them) and each cell that
raises. The settings `rounding-…` stand for processors that nobody has (see
`another_processor.py`), and run only when asked for: they also move products with one-hot rows,
which are exact everywhere, so an assertion that raises under them has to be looked at.

With --seeds the seeds of the chapters are moved instead. Outputs may change then, and the cells
that raise are listed: what is asserted of a training shall hold for more than one seed.
"""

import argparse
import difflib
import os
import re
import shutil
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO
from itertools import product
from pathlib import Path
from unittest.mock import patch

import pytest
from nbval.plugin import NbCellError, coalesce_streams

from scripts.notebooks import all_notebooks, relative_name

ROOT = Path(__file__).parent.parent
SETTINGS = """
plain
avx2 ATEN_CPU_CAPABILITY=avx2 MKL_ENABLE_INSTRUCTIONS=AVX2 ONEDNN_MAX_CPU_ISA=AVX2
sse4 ATEN_CPU_CAPABILITY=default MKL_ENABLE_INSTRUCTIONS=SSE4_2 ONEDNN_MAX_CPU_ISA=SSE41
compatible MKL_CBWR=COMPATIBLE
two-threads OMP_NUM_THREADS=2
rounding-1 ROUNDING=1
rounding-2 ROUNDING=2
"""
SETTINGS = {
    name: dict(value.split("=") for value in values)
    for name, *values in map(str.split, SETTINGS.strip().splitlines())
}
# What runs unless something else is asked for.
REAL = [name for name in SETTINGS if not name.startswith("rounding")]
NAMES = {name for setting in SETTINGS.values() for name in setting}
LONG = 200  # characters of a line: what is longer is cut


class Listener:
    """A pytest plugin that keeps the error of each failing cell of a chapter."""

    def __init__(self):
        self.findings = []

    def pytest_runtest_setup(self, item):
        # nbval joins the stored streams in place when it compares them.
        item.stored_outputs = coalesce_streams(deepcopy(item.cell.outputs))

    def pytest_runtest_makereport(self, item, call):
        if call.excinfo is None:
            return
        error = call.excinfo.value
        moved = isinstance(error, NbCellError) and str(error) == "Cell outputs differ"
        index = item.parent.nb.cells.index(item.cell)
        title = f"{item.name} (id {item.cell.id}, index {index})"
        lines = changed_lines(item) if moved else error_lines(item, error)
        self.findings.append((f"{title} {'moves' if moved else 'raises'}", lines))


def changed_lines(item):
    """Return the lines in which the stored (-) and the fresh (+) output of a cell differ."""
    both = map(item.sanitize_outputs, (item.stored_outputs, item.test_outputs))
    stored, fresh = (list(as_lines(one, item.parent.skip_compare)) for one in both)
    difference = list(difflib.unified_diff(stored, fresh, n=0, lineterm=""))
    return [line[:LONG] for line in difference[2:] if line[0] in "-+"]


def as_lines(outputs, skipped):
    """Return what nbval compares of a cell's outputs, long lines cut at their commas."""
    texts = []
    for output in outputs:
        texts.append(output.get("text", ""))
        data = output.get("data", {})
        texts += [str(data[kind]) for kind in data if kind not in skipped]
    for line in "\n".join(texts).splitlines():
        yield from re.split("(?<=[,;>])", line) if len(line) > LONG else [line]


def error_lines(item, error):
    """Return the error of a cell, and the line of the chapter that raised it."""
    errors = [o for o in item.test_outputs or [] if o.output_type == "error"]
    if not errors:
        return [str(error)]
    traceback = re.sub(r"\x1b\[[\d;]*m", "", "\n".join(errors[-1].traceback))
    first_arrow = re.findall("^-+> *(.*)$", traceback, re.MULTILINE)[:1]
    return [f"{errors[-1].ename}: {errors[-1].evalue}"[:LONG], *first_arrow]


def try_chapter(path, setting, seed):
    """Run one chapter; return the differences and the seconds."""
    start, listener = time.perf_counter(), Listener()
    compare = "--nbval-lax" if seed else "--nbval"
    arguments = f"-q -p no:cacheprovider --nbval-current-env {compare}".split()
    with tempfile.TemporaryDirectory() as folder:
        startup = Path(folder, "profile_default", "startup")
        startup.mkdir(parents=True)
        shutil.copy(ROOT / "scripts/another_processor.py", startup)
        kept = {k: v for k, v in os.environ.items() if k not in NAMES}
        kept |= {"OMP_NUM_THREADS": "1", "IPYTHONDIR": folder, "MOVE_SEEDS": str(seed)}
        sanitize = f"--nbval-sanitize-with={ROOT / 'src/annotated_course/nbval.cfg'}"
        environment = patch.dict(os.environ, kept | SETTINGS[setting], clear=True)
        with environment, redirect_stdout(StringIO()) as printed:
            code = pytest.main([*arguments, sanitize, str(path)], plugins=[listener])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"{path} could not be tried:\n{printed.getvalue()}")
    return listener.findings, time.perf_counter() - start


def try_all(jobs, workers):
    """Run the jobs (chapter, setting, seed), print their differences, and return them."""
    results = {}
    with ProcessPoolExecutor(workers) as pool:
        running = [(job, pool.submit(try_chapter, *job)) for job in jobs]
        for job, trial in running:
            results[job], seconds = trial.result()
            name = f"{relative_name(job[0])}, {column(*job[1:])}"
            print(f"{name}: {seconds:.0f} s", flush=True)
            for title, lines in results[job]:
                print(f"  {title}", *lines, sep="\n    ", flush=True)
    return results


def column(setting, seed):
    return f"{setting} +{seed}" if seed else setting


def table(results):
    """Return how many cells changed or raised: chapters are rows, settings columns."""
    chapters = sorted({path for path, _, _ in results})
    columns = list(dict.fromkeys(job[1:] for job in results))
    yield " " * 42 + "".join(f"{column(*job):>13}" for job in columns)
    for path in chapters:
        counts = (len(results[path, *job]) or "holds" for job in columns)
        yield f"{relative_name(path):42}" + "".join(f"{count:>13}" for count in counts)


def chosen_chapters(beginnings):
    chapters = all_notebooks()
    for beginning in beginnings:
        if not any(path.name.startswith(beginning) for path in chapters):
            sys.exit(f"No chapter's name begins with {beginning!r}.")
    return [path for path in chapters if path.name.startswith(tuple(beginnings) or "")]


def main():
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    add = parser.add_argument
    add("chapters", nargs="*", help="how their names begin, as in: 08 gauntlet")
    add("-s", "--settings", nargs="+", choices=SETTINGS, default=REAL)
    add("--seeds", type=int, default=0, metavar="N", help="move the seeds by 1 to N")
    add("--workers", type=int, default=2, help="chapters at the same time (2)")
    arguments = parser.parse_args()
    seeds = range(1, arguments.seeds + 1) if arguments.seeds else [0]
    chapters = chosen_chapters(arguments.chapters)
    jobs = [(c, *run) for run in product(arguments.settings, seeds) for c in chapters]
    results = try_all(jobs, arguments.workers)
    print("", *table(results), sep="\n")
    if any(results.values()):
        sys.exit("Something moves or raises: see above.")


if __name__ == "__main__":
    main()
