"""What a chapter marks as an exercise, and which cells are its solution."""

from annotated_course.exercises import exercises, pieces
from tests.annotated_course.conftest import CHAPTER, notebook_of


def test_an_exercise_has_a_label_a_text_and_all_cells_of_its_solution():
    found = exercises(notebook_of(CHAPTER))
    assert [(one.label, one.points) for one in found] == [
        ("Warm-up", 1),
        ("Medium", 2),
        ("Medium", 2),
        ("Hard", 3),
    ]
    assert found[1].line == "Attend to itself and to the two before it. How many?"
    sources = [[cell.source for cell in one.solutions] for one in found]
    assert sources == [
        ["book_causal = 1"],
        ["first = 1", "second = 2"],
        [],
        ["because = 2"],
    ]


def test_nothing_else_is_lost_or_moved():
    notebook = notebook_of(CHAPTER)
    found = pieces(notebook)
    text = "".join(getattr(p, "text", "") or getattr(p, "source", "") for p in found)
    given = [c for c in notebook.cells if "solution" not in c.metadata.get("tags", [])]
    whole = "".join(cell.source for cell in given)
    for label in ("Warm-up", "Medium", "Hard"):
        whole = whole.replace(f"**{label}.** ", "")
    assert "".join(text.split()) == "".join(whole.split())
