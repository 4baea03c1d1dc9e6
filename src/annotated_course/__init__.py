"""A course from this book: hand-outs, exercises that are graded by properties, lessons of your own.

    require("6.2", attention_by_loops)         # silent, or an error that shows a counterexample
    print(examine("6.2", attention_by_loops))  # the same as a report

The command line builds and grades: `annotated-course --help`. To read the code, begin with
`exercises` (how a chapter marks them) and `answers` (which are graded).
"""

from annotated_course import answers  # noqa: F401, fills TASKS
from annotated_course.tasks import TASKS, examine, require

__all__ = ["TASKS", "examine", "require"]
