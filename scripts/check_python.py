"""Stop early, and in plain words, where this Python cannot run the book."""

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 13):
    version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(
        "This book needs Python 3.11, 3.12 or 3.13, and python3 here is "
        + version
        + ".\n"
        "Name another one like this: make PYTHON=python3.12 setup"
    )
