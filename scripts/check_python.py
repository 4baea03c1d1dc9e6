"""Stop early, and in plain words, where this Python cannot run the book."""

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(
        "This book needs Python 3.11 to 3.14, and this one is " + version + ".\n"
        "Name another one like this: make PYTHON=python3.12 setup"
    )

try:  # where it is missing, an environment is begun, and remains without pip
    import ensurepip  # noqa: F401
except ImportError:
    sys.exit(
        "This Python cannot make an environment: its module ensurepip is missing.\n"
        "On Debian and Ubuntu it comes with: sudo apt install python3-venv"
    )
