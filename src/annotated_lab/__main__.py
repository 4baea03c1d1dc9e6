"""`python -m annotated_lab`: see `annotated_lab.cli`."""

import signal
import sys

from annotated_lab.cli.main import main

if __name__ == "__main__":
    # All is loaded: Ctrl-C is for the commands now (see __init__.py), unless it is ignored.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
