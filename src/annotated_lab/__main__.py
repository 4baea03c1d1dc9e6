"""`python -m annotated_lab`: see `annotated_lab.cli`."""

import signal
import sys

from annotated_lab.cli.main import main

if __name__ == "__main__":
    # All is loaded: from here on Ctrl-C is for the commands. (See __init__.py.) It stays
    # ignored where it was, as in a script that starts the program with `&`.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
