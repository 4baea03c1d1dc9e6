"""Measure the check-up: python -m tests.transformer_checkup.strangers.measure [words] [options]

    --sizes 17,19 2000,2000   vocabularies of source and target, each pair in its turn
    --no-pad                  without pad_id
    --dtype bfloat16          whole models in this format
    --faults, --designs       these alone
    --every 10                each tenth stranger

Words choose strangers by title. Prints what is not as it should be, and a table of rates.
"""

import argparse
from collections import Counter

import torch

from tests.transformer_checkup.strangers.table import ALL, says, verdict


def options(given=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*")
    parser.add_argument("--sizes", nargs="+", default=["17,19"])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--dtype", type=lambda name: getattr(torch, name))
    for name in ("--no-pad", "--faults", "--designs"):
        parser.add_argument(name, action="store_true")
    return parser.parse_args(given)


def chosen(asked):
    """Return the strangers that are asked for; parts have no vocabulary, and come at any size."""
    found = ALL
    if asked.faults or asked.designs:
        found = [s for s in found if (asked.faults if s.named else asked.designs)]
    if asked.words:
        found = [s for s in found if any(word in s.title for word in asked.words)]
    return found[:: asked.every]


def judged(strange, **how):
    """Return the verdict, whether the first cause names the fault, and the report."""
    try:
        report = strange.report(**how)
    except BaseException as error:  # also SystemExit: no stranger may end the check-up
        return f"ended by {type(error).__name__}: {error}", False, []
    causes = report.causes or report.red  # none: the first of what failed stands for it
    first = bool(strange.named and causes and says(causes[0], strange.named))
    return verdict(strange, report), first, report


def measure(strangers, **how):
    """Count verdicts. What is not as it should be is printed, with all that was found."""
    counts = Counter()
    for strange in strangers:
        found, first, report = judged(strange, **how)
        counts[found.split(" by ")[0]] += 1
        counts["first"] += first
        if found not in ("named", "right"):
            print(
                f"{found}: {strange.title}\n    wanted: {strange.named or 'no red row'}"
            )
            for row in report:
                if row.outcome not in ("passed", "skipped"):
                    print(f"    {row.outcome} {row.name}: {row.measured[:240]}")
    return counts


def rates(counts):
    """Return the table's line: shares of the faults, and of the designs."""
    faults = sum(counts[name] for name in ("named", "vague", "silent", "ended"))
    designs = sum(counts[name] for name in ("right", "false alarm", "unsaid"))
    shown = [
        f"{counts[n]:4} of {faults}" for n in ("first", "named", "vague", "silent")
    ]
    return " | ".join([*shown, f"{counts['false alarm']:3} red of {designs}"])


def main():
    torch.set_num_threads(1)
    asked, lines = options(), []
    for sizes in asked.sizes:
        how = dict(sizes=tuple(map(int, sizes.split(","))), pad=not asked.no_pad)
        counts = measure(chosen(asked), dtype=asked.dtype, **how)
        lines.append(f"{sizes:>12} | {rates(counts)}")
    print(
        "sizes        | first cause | anywhere | vague | silent | designs",
        *lines,
        sep="\n",
    )


if __name__ == "__main__":
    main()
