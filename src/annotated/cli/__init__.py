"""The command line: `python -m annotated`."""
