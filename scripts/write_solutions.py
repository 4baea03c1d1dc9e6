"""Write book/solutions.md, all exercises, from the chapters: python -m scripts.write_solutions"""

import nbformat

from annotated_course.exercises import exercises as exercises_of
from scripts.notebooks import BOOK, chapters, companions_of

HEAD = """# Exercises and their solutions

All exercises of the book, chapter by chapter. The heading leads to the place in the chapter
where each solution is folded away below its exercise. A solution is code that runs and asserts
what the exercise asks for, so it is tested with the chapter. Try first: an exercise that was
looked up is soon forgotten.

They rise in difficulty: *warm-up* takes a few minutes, *medium* some thought, *hard* an hour.
What comes last is for a long evening, or for a professor. "Above" and "below" mean the chapter.
"""


def exercises(path):
    return exercises_of(nbformat.read(path, as_version=4))


def title(path):
    cells = nbformat.read(path, as_version=4).cells
    texts = (cell.source for cell in cells if cell.cell_type == "markdown")
    return next(text.splitlines()[0][2:] for text in texts if text.startswith("# "))


def exercise_list(path):
    """Return a heading that links to the exercises of a notebook, if any, and their texts."""
    if not exercises(path):
        return f"{title(path)}\n"
    address = path.relative_to(BOOK).as_posix()
    lines = [f"- **{one.label}.** {one.line}" for one in exercises(path)]
    text = "\n".join(lines).replace("](#", f"]({address}#")
    if path.parent != BOOK:
        text = text.replace("](../", "](")
    return f"[{title(path)}]({address}#exercises)\n\n{text}\n"


def page():
    parts = [HEAD]
    for path in chapters():
        parts.append(f"## {int(path.name[:2])}. {exercise_list(path)}")
        deeper = filter(exercises, companions_of(path))
        parts.extend(f"### {exercise_list(companion)}" for companion in deeper)
    return "\n".join(parts)


if __name__ == "__main__":
    (BOOK / "solutions.md").write_text(page(), "utf-8")
