"""From a chapter to a hand-out: no answers, a cell below each exercise, and a cell that checks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_raw_cell

from annotated_course.exercises import ANSWER, Exercise, chapters, exercises, pieces
from annotated_course.tasks import TASKS

MARK = "annotated_course"  # in the metadata of a notebook and of its cells
HIDDEN = {"hide-cell", "remove-cell"}
SOLUTION = re.compile(r"^( *)# BEGIN SOLUTION\n.*?# END SOLUTION$", re.M | re.S)
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:)([^)]*\.(?:ipynb|md)(?:#[^)]*)?)\)")
IMPORTS = "import math\n\nimport torch\nfrom torch import nn\n\n\n"
NBGRADER = """c = get_config()
c.CourseDirectory.course_id = "transformer-annotated"
c.ExecutePreprocessor.timeout = 600  # seconds a cell: some chapters train a small model
"""
OTTER = "# ASSIGNMENT CONFIG\nexport_cell:\n  pdf: false\n  run_tests: false\n"


def build(
    out: Path,
    book: Path,
    form: str = "plain",
    wanted: list[int] | None = None,
    seed: int = 0,
    site: str = "",
) -> list[Path]:
    """Write the hand-outs of the chapters, and their solutions beside them; return the paths.

    Raises:
        ValueError: if the folder has files, or a chapter is not there.
    """
    if out.exists() and any(out.iterdir()):
        raise ValueError(f"OUT = {out} has files already: name a new folder")
    written = []
    for number, path in chapters(book, wanted).items():
        notebook = nbformat.read(path, as_version=4)
        if not exercises(notebook):
            continue
        place = {
            "plain": out,
            "nbgrader": out / "source" / path.stem,
            "otter": out / path.stem,
        }[form]
        given = hand_out(notebook, number, seed, FORMS[form])
        solved = hand_out(notebook, number, seed, with_solutions)
        for folder, made in ((place, given), (out / "solutions", solved)):
            link_to(made, site)
            folder.mkdir(parents=True, exist_ok=True)
            nbformat.write(made, folder / path.name)
            written.append(folder / path.name)
    if form == "nbgrader":
        (out / "nbgrader_config.py").write_text(NBGRADER, "utf-8")
    return written


def hand_out(chapter: Any, number: int, seed: int, form: Callable) -> Any:
    """Return a copy of a chapter, with its exercises as this form wants them."""
    about = {"chapter": number, "seed": seed}
    made = nbformat.v4.new_notebook(metadata={**chapter.metadata, MARK: about})
    if form is in_otter:
        made.cells.append(new_raw_cell(OTTER))
    answered = form is with_solutions
    questions, count = False, 0
    for piece in pieces(chapter):
        if isinstance(piece, Exercise):
            count += 1
            made.cells += form(cells_of(piece, f"{number}.{count}", seed))
            if answered:
                made.cells += piece.solutions
            continue
        questions = questions or "## Check yourself" in piece.source
        checks_answers = questions and HIDDEN & set(piece.metadata.get("tags", []))
        if not answered and checks_answers:
            continue
        source = piece.source if answered else ANSWER.sub("", piece.source)
        if source.strip():
            made.cells.append(type(piece)(piece, source=source))
    for position, cell in enumerate(made.cells):
        cell["id"] = f"cell-{position}"
    return made


def cells_of(exercise: Exercise, name: str, seed: int) -> dict[str, Any]:
    """Return the cells of an exercise by their roles, with the solution between two marks.

    The roles: text, answer (code), check (of code), sentence (which a person reads).
    """
    task, points = TASKS.get(name), exercise.points
    text = task.text(exercise.text, seed) if task else exercise.text
    if task:
        text += f"\n\nWrite it as `{task.name}`: it is graded by its properties."
    anchor = f'<a id="exercise-{name.replace(".", "-")}"></a>'
    worth = f"{points} point{'s' * (points > 1)}"
    if task and task.asks:
        worth += ", and 1 for the sentence"
    head = f"**Exercise {name} · {exercise.label.lower()} · {worth}.**"
    cells = {"text": new_markdown_cell(f"{anchor}\n\n{head} {text}")}
    if task:
        with_seed = f", seed={seed}" if seed else ""
        check = f'require("{name}", {task.name}{with_seed})  # silent if it is right'
        cells["answer"] = new_code_cell(IMPORTS + task.code(seed).strip())
        cells["check"] = new_code_cell(
            f"from annotated_course import require\n\n{check}"
        )
    else:
        code = "\n\n".join(cell.source for cell in exercise.solutions)
        code = f"# BEGIN SOLUTION\n{code}\n# END SOLUTION" if code else ""
        cells["answer"] = new_code_cell(f"# Code for exercise {name}\n{code}".strip())
    if not task or task.asks:
        cells["sentence"] = new_markdown_cell("*Your answer in a sentence or two:*")
    for role, cell in cells.items():
        graded = role == ("check" if task else "sentence")
        earns = points if graded else int(role == "sentence")
        cell.metadata[MARK] = {"exercise": name, "role": role, "points": earns}
    return cells


def plain(cells: dict[str, Any]) -> list[Any]:
    """Return the cells as a student gets them."""
    instead = "raise NotImplementedError()" if "check" in cells else ""
    source = SOLUTION.sub(rf"\g<1>{instead}", cells["answer"].source)
    cells["answer"].source = source.strip()
    return [*cells.values()]


def with_solutions(cells: dict[str, Any]) -> list[Any]:
    """Return the cells as a teacher wants them: a right answer, or the book's own alone."""
    answer = cells["answer"]
    answer.source = re.sub(r"\n *# (BEGIN|END) SOLUTION", "", answer.source)
    roles = ("text", "answer", "check") if "check" in cells else ("text",)
    return [cells[role] for role in roles]


def in_nbgrader(cells: dict[str, Any]) -> list[Any]:
    """Return the cells of a source notebook of nbgrader, which takes the solutions out."""
    for role, cell in cells.items():
        about = cell.metadata[MARK]
        graded = about["points"] > 0
        cell.metadata["nbgrader"] = {
            "schema_version": 3,
            "grade_id": f"exercise-{about['exercise'].replace('.', '-')}-{role}",
            "grade": graded,
            "solution": role in ("answer", "sentence"),
            "locked": role in ("text", "check"),
            "task": False,
            **({"points": about["points"]} if graded else {}),
        }
    return [*cells.values()]


def in_otter(cells: dict[str, Any]) -> Iterator[Any]:
    """Yield the cells of a master notebook of Otter Assign."""
    name = cells["text"].metadata[MARK]["exercise"].replace(".", "_")
    graded = [role for role in ("check", "sentence") if role in cells]
    for role in graded:
        manual, first = role == "sentence", role == graded[0]
        kind = "_sentence" if not first else ""
        config = f"name: exercise_{name}{kind}\npoints: {cells[role].metadata[MARK]['points']}"
        yield new_raw_cell(f"# BEGIN QUESTION\n{config}" + "\nmanual: true" * manual)
        prompt = f"And the question of exercise {name.replace('_', '.')}:"
        yield cells["text"] if first else new_markdown_cell(prompt)
        yield new_raw_cell("# BEGIN SOLUTION")
        if first:
            yield cells["answer"]
        if manual:
            yield cells["sentence"]
        yield new_raw_cell("# END SOLUTION")
        if not manual:
            yield new_raw_cell("# BEGIN TESTS")
            yield cells["check"]
            yield new_raw_cell("# END TESTS")
        yield new_raw_cell("# END QUESTION")


FORMS: dict[str, Callable] = {
    "plain": plain,
    "nbgrader": in_nbgrader,
    "otter": in_otter,
}


def link_to(notebook: Any, site: str) -> None:
    """Lead the links to other pages of the book to its site; without one, leave their words."""

    def led(link: re.Match[str]) -> str:
        address = link[2].replace(".ipynb", ".html").replace(".md", ".html")
        return f"[{link[1]}]({site.rstrip('/')}/book/{address})" if site else link[1]

    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = LINK.sub(led, cell.source)
