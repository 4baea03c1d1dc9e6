"""The command line: `python -m annotated_lab`."""
