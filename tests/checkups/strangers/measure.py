"""How many of them are named: python -m tests.checkups.strangers.measure [words] [-v]"""

import sys
import time
from collections import Counter

import torch

from tests.checkups.strangers.catalogue import DESIGNS, FAULTS
from tests.checkups.strangers.fault import verdict


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
    print(dict(counts))


if __name__ == "__main__":
    main()
