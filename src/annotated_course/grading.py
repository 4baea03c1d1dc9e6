"""Grade a student's notebook: run it, examine what it defines, and say so as JSON.

The notebook's code runs on this machine, as in every notebook that is opened: grade what strangers
send in a container.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat

from annotated_course.hand_outs import MARK
from annotated_course.tasks import TASKS, examine, unwritten
from transformer_checkup.report import SIGNS

START = "annotated-course grades: "


def grade(path: Path, timeout: float = 600) -> dict[str, Any]:
    """Return the grades of a hand-out that a student has filled in.

    Args:
        timeout: seconds a cell.

    Raises:
        ValueError: if it is no hand-out, or cannot be run to its end.
    """
    from nbclient import NotebookClient
    from nbclient.exceptions import CellTimeoutError, DeadKernelError

    notebook = nbformat.read(path, as_version=4)
    about = notebook.metadata.get(MARK)
    if about is None:
        raise ValueError(
            f"{path} is no hand-out: make one with `annotated-course build`"
        )
    marked = [cell for cell in notebook.cells if MARK in cell.metadata]
    names = [c.metadata[MARK]["exercise"] for c in marked if role(c) == "check"]
    # Its own checks, which it may have changed, are left out.
    kept = [cell for cell in notebook.cells if role(cell) != "check"]
    code = f"from annotated_course.grading import tell\ntell(globals(), {names}, {about['seed']})"
    last = nbformat.v4.new_code_cell(code)
    ran = nbformat.v4.new_notebook(metadata=notebook.metadata, cells=[*kept, last])
    try:
        NotebookClient(ran, timeout=timeout, allow_errors=True).execute()
    except (CellTimeoutError, DeadKernelError) as error:
        first = str(error).strip().splitlines()[0]
        raise ValueError(f"{path} does not run to its end: {first}") from error
    said = "".join(o.get("text", "") for o in ran.cells[-1].outputs)
    if START not in said:
        raise ValueError(f"{path} could not be graded: {ran.cells[-1].outputs}")
    graded = json.loads(said.partition(START)[2])
    rows = [row_of(cell, graded) for cell in marked if cell.metadata[MARK]["points"]]
    return {
        "notebook": path.name,
        **about,
        "earned": sum(row["earned"] or 0 for row in rows),
        "graded": sum(row["points"] for row in rows if row["earned"] is not None),
        "by hand": sum(row["points"] for row in rows if row["earned"] is None),
        "exercises": rows,
    }


def role(cell: Any) -> str:
    return cell.metadata.get(MARK, {}).get("role", "")


def row_of(cell: Any, graded: dict[str, Any]) -> dict[str, Any]:
    """Return what a cell has earned; None where a person reads its text."""
    about = cell.metadata[MARK]
    row = {"exercise": about["exercise"], "points": about["points"]}
    if about["role"] == "sentence":
        return {**row, "earned": None, "answer": cell.source}
    found = graded[about["exercise"]]
    return {**row, "earned": about["points"] if found["right"] else 0, **found}


def tell(names: dict[str, Any], exercises: list[str], seed: int) -> None:
    """Print what is found about each exercise, in the student's own kernel."""
    found = {exercise: result(exercise, names, seed) for exercise in exercises}
    print(START + json.dumps(found))


def result(exercise: str, names: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return whether an answer is right, and the report with its counterexample."""
    name = TASKS[exercise].name
    if name not in names:
        return {"right": False, "report": f"{name} is not defined.", "properties": {}}
    try:
        report = examine(exercise, names[name], seed)
    except ValueError as error:
        return {"right": False, "report": str(error), "properties": {}}
    if said := unwritten(exercise, report):
        return {"right": False, "report": said, "properties": {}}
    counts = {outcome: report.names(outcome) for outcome in SIGNS}
    properties = {outcome: found for outcome, found in counts.items() if found}
    return {"right": report.passed, "report": str(report), "properties": properties}


def as_text(grades: dict[str, Any]) -> str:
    """Return the grades for a person to read."""
    lines = [
        f"{grades['notebook']}: {grades['earned']} of {grades['graded']} points, "
        f"and {grades['by hand']} to be given by hand"
    ]
    for row in grades["exercises"]:
        if row["earned"] is None:
            lines.append(f"\n{row['exercise']}  ?/{row['points']}  {row['answer']}")
        else:
            text = row["report"].replace("\n", "\n      ")
            lines.append(
                f"\n{row['exercise']}  {row['earned']}/{row['points']}  {text}"
            )
    return "\n".join(lines)
