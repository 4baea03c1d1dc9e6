"""How fast is the package? All answers are ratios that were measured in one run.

    python -m benchmarks.run            everything: 10 to 15 minutes on two cores
    python -m benchmarks.run --quick    the same with fewer rounds: about 2 minutes

Writes benchmarks/results.md and benchmarks/results.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from dataclasses import asdict
from pathlib import Path
from statistics import median
from time import perf_counter

import torch

from benchmarks import measures, training_measures
from benchmarks.memory_measures import memory_rows
from benchmarks.page_measures import page_facts
from benchmarks.peer import SIZES
from benchmarks.timing import Fact, Row

HERE = Path(__file__).parent
TITLE = """# Speed

"other / this" says how many times as fast this package is (or how many times as much
memory the other takes). It is the median over rounds in which both ran in turn."""


def measure(quick: bool) -> list[Row | Fact]:
    """Measure everything, memory first: children count what their parent holds."""
    threads = torch.get_num_threads()
    paddings = [True] if quick else [False, True]
    rows: list[Row | Fact] = [*memory_rows(["base"] if quick else ["base", "small"])]
    rows += measures.training_rows("base", paddings, 4 if quick else 11)
    rows += measures.forward_rows("base", paddings, 7 if quick else 15)
    rows += training_measures.arithmetic_facts(3 if quick else 11)
    rows += training_measures.data_facts(5_000 if quick else 29_000)
    torch.set_num_threads(1)  # a second one has too little to do
    rows += [measures.engine_row(batch, 64, 3 if quick else 7) for batch in (16, 1)]
    rows += [measures.shares_fact(batch, 64) for batch in (16, 1)]
    rows += training_measures.live_facts()
    rows += training_measures.checkup_facts(1 if quick else 3)
    rows += measures.training_rows("small", [False, True], 31 if quick else 101)
    rows += measures.forward_rows("small", [False, True], 31 if quick else 101)
    torch.set_num_threads(threads)
    rows += measures.decoding_rows(16, [32, 32] if quick else [256, 128])
    rows += measures.decoding_rows(1, [64, 64] if quick else [256, 256, 256])
    rows += measures.step_limits(31 if quick else 101)
    rows += [measures.beam_row(batch, 64, 2 if quick else 5) for batch in (16, 1)]
    lengths = [64, 512, 2048] if quick else [64, 128, 256, 512, 1024, 2048]
    rows += measures.attention_rows(lengths, 5 if quick else 15)
    return rows + training_measures.gpu_facts(11) + page_facts()


def settings(quick: bool) -> dict[str, object]:
    """Return the settings that the numbers depend on."""
    return {
        "mode": "quick" if quick else "full",
        "software": f"torch {torch.__version__}, Python {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f} before the start (near 0 is quiet)",
        "threads": f"{torch.get_num_threads()}; 1 for the small model",
        "models": "; ".join(f"{name}: {sizes}" for name, sizes in SIZES.items()),
        "batch": "16 sentences of 64 tokens where nothing else is said; pre-norm; float32",
        "optimizer": "Adam as in `annotated.train`, gradients clipped; masks are made "
        "anew in each step",
    }


# --- the report ---


def table(section: str, rows: list[Row | Fact]) -> str:
    lines = [f"## {section}", ""]
    if isinstance(rows[0], Fact):
        lines += ["| what | measured | conditions |", "| --- | --- | --- |"]
        lines += [f"| {r.what} | {r.value} | {r.conditions} |" for r in rows]
        return "\n".join(lines)
    lines += [
        "| what | against | other / this | quartiles | aim | this | other | conditions |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *map(line, rows),
    ]
    return "\n".join(lines)


def line(row: Row) -> str:
    low, middle, high = row.ratios()
    own, other = median(row.times), median(row.other_times)
    return (
        f"| {row.what} | {row.against} | **{middle:.2f}** | {low:.2f}–{high:.2f} "
        f"| {row.verdict()} | {own:.4g} {row.unit} | {other:.4g} {row.unit} "
        f"| {row.conditions}; threads: {row.threads}; rounds: {len(row.times)} |"
    )


def report(rows: list[Row | Fact], about: dict[str, object]) -> str:
    parts = [TITLE, "\n".join(f"- {name}: {x}" for name, x in about.items())]
    for section in dict.fromkeys(row.section for row in rows):
        members = [row for row in rows if row.section == section]
        parts.append(table(section, members))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--threads", type=int, help="threads for PyTorch")
    options = parser.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.manual_seed(0)
    start = perf_counter()
    about = settings(options.quick)
    rows = measure(options.quick)
    about["minutes"] = round((perf_counter() - start) / 60, 1)
    text = report(rows, about)
    (HERE / "results.md").write_text(text, encoding="utf-8")
    content = {"settings": about, "rows": [asdict(row) for row in rows]}
    (HERE / "results.json").write_text(json.dumps(content, indent=1), encoding="utf-8")
    print(f"\n\n{text}")
    print(f"Written: {HERE.name}/results.md and {HERE.name}/results.json")


if __name__ == "__main__":
    main()
