"""`python -m annotated`: see `annotated.cli`."""

import sys

from annotated.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
