"""Measure: python -m tests.transformer_checkup.strangers.measure [words] [-v] [--note]

With `--note` the check that names each fault is noted in named_by.json: a test looks there first.
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path

import torch

from tests.transformer_checkup.strangers.catalogue import DESIGNS, FAULTS
from tests.transformer_checkup.strangers.fault import names, verdict

NOTED = Path(__file__).with_name("named_by.json")
NAMED_BY = json.loads(NOTED.read_text("utf-8")) if NOTED.exists() else {}


def main():
    torch.set_num_threads(1)
    wanted = [a for a in sys.argv[1:] if not a.startswith("-")]
    counts: Counter[str] = Counter()
    for strange in [*FAULTS, *DESIGNS]:
        if wanted and not any(word in strange.title for word in wanted):
            continue
        start = time.perf_counter()
        try:
            report = strange.report()
            found = verdict(strange, report)
        except BaseException as error:
            report, found = [], f"ended by {type(error).__name__}: {error}"
        counts[found[:20]] += 1
        took = time.perf_counter() - start
        print(f"{found:<12} {took:5.1f} s  {strange.title}", flush=True)
        if found in ("vague", "false alarm") or "-v" in sys.argv:
            for row in report:
                if row.outcome not in ("passed", "skipped"):
                    print(f"      {row.outcome[:6]} {row.name}: {row.measured[:260]}")
        if found == "named":
            first = next(row for row in report if names(strange, row, row))
            NAMED_BY[strange.title] = first.name
    print(dict(counts))
    if "--note" in sys.argv:
        known = {strange.title: NAMED_BY.get(strange.title) for strange in FAULTS}
        NOTED.write_text(
            json.dumps(known, indent=0, ensure_ascii=False) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
