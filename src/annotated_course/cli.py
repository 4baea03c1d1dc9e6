"""The command line: `annotated-course build`, `grade`, `exam` and `validate`."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from annotated_course import TASKS

CHECKOUT = Path(__file__).parents[2] / "book"
BOOK = (
    CHECKOUT if CHECKOUT.is_dir() else Path("book")
)  # installed, in the book's folder
BUILD = """Write hand-outs of the chapters: without answers, with numbered exercises, a cell below
each, and a cell that checks it. The solutions go to OUT/solutions. What to run next:

  plain      nothing: give out the notebooks; later `annotated-course grade NOTEBOOK`
  nbgrader   cd OUT; nbgrader generate_assignment 06-scaled-dot-product-attention
  otter      cd OUT; otter assign 06-…/06-….ipynb dist

A seed changes a number of those exercises whose answer takes it as an argument
({}), and no others."""


def chapter_numbers(text: str) -> list[int]:
    """Return the numbers in a text such as 3-6,8."""
    found = []
    for piece in text.split(","):
        ends = re.fullmatch(r"(\d+)(?:-(\d+))?", piece)
        numbers = ends and range(int(ends[1]), int(ends[2] or ends[1]) + 1)
        if not numbers:
            message = f"{text!r} names no chapters: write them as 6 or 3-6,8"
            raise argparse.ArgumentTypeError(message)
        found += numbers
    return found


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    made = argparse.ArgumentParser(
        "annotated-course", description="A course from the book."
    )
    commands = made.add_subparsers(dest="command", required=True)
    varied = ", ".join(name for name, task in TASKS.items() if task.number)
    add = commands.add_parser(
        "build",
        help="hand-outs of the chapters, and their solutions",
        description=BUILD.format(varied),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add.add_argument("out", metavar="OUT", type=Path, help="a new folder")
    add.add_argument("--to", choices=["plain", "nbgrader", "otter"], default="plain")
    add.add_argument("--chapters", type=chapter_numbers, help="such as 3-6,8; else all")
    add.add_argument("--seed", type=int, default=0, help="0 is the book")
    add.add_argument(
        "--site", default="", help="where the book is: its links lead there"
    )
    add.add_argument(
        "--book", type=Path, default=BOOK, help="the folder of the chapters"
    )
    add = commands.add_parser("grade", help="run a filled-in hand-out and grade it")
    add.add_argument("notebook", metavar="NOTEBOOK", type=Path)
    add.add_argument("--json", action="store_true", help="for programs")
    add.add_argument("--timeout", type=float, default=600, help="seconds a cell")
    add = commands.add_parser("exam", help="an examination, and its key")
    add.add_argument("out", metavar="OUT", type=Path, help="a folder")
    add.add_argument("--chapters", type=chapter_numbers, help="such as 3-6,8; else all")
    add.add_argument("--questions", type=int, default=8, help="how many (8)")
    add.add_argument(
        "--seed", type=int, default=0, help="the same seed, the same paper"
    )
    add = commands.add_parser(
        "validate", help="lessons of your own: the book's rules, and outputs as stored"
    )
    add.add_argument("notebooks", metavar="NOTEBOOK", nargs="+", type=Path)
    add.add_argument("--rules-only", action="store_true", help="do not run them")
    return made


def run(options: argparse.Namespace) -> int:
    """Run a command; return its exit code."""
    if options.command == "build":
        from annotated_course.hand_outs import build

        written = build(
            options.out,
            options.book,
            options.to,
            options.chapters,
            options.seed,
            options.site,
        )
        print(*written, sep="\n")
        return 0
    if options.command == "grade":
        from annotated_course.grading import as_text, grade

        grades = grade(options.notebook, options.timeout)
        print(json.dumps(grades, indent=2) if options.json else as_text(grades))
        return 0
    if options.command == "exam":
        from annotated_course.exam import draw, write

        drawn = draw(options.questions, options.chapters, options.seed)
        chosen = options.chapters or "all"
        how = f"Seed {options.seed}, chapters: {chosen}."
        print(*write(options.out, drawn, how), sep="\n")
        return 0
    from annotated_course.rules import validate

    return validate(options.notebooks, run_them=not options.rules_only)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return its exit code: 2 for what it was given wrongly."""
    options = parser().parse_args(arguments)
    try:
        return run(options)
    except (ValueError, FileNotFoundError) as error:
        print(f"annotated-course: {error}", file=sys.stderr)
    except ModuleNotFoundError as error:
        text = (
            f"{error.name} is missing: pip install 'transformer-annotated[book,course]'"
        )
        print(f"annotated-course: {text}", file=sys.stderr)
    return 2
