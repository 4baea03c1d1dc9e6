"""python -m annotated_course: the same as `annotated-course`."""

import sys

from annotated_course.cli import main

if __name__ == "__main__":
    sys.exit(main())
