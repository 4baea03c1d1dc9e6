"""An error of examined code, in words: its kind, its message, and the line that raised it."""

from __future__ import annotations

from pathlib import Path

from transformer_checkup.code_lines import NOT_THEIRS

PYTORCH = NOT_THEIRS[0]

CALLS_THEM = {
    str(Path(__file__).parent / file)
    for file in ("model_under_test.py", "calls.py", "adapters.py")
}


def is_of_the_check(error: BaseException) -> bool:
    """Was it raised by a check that could not read what it saw, far from the examined code?"""
    trace = error.__traceback__
    trace = trace and trace.tb_next  # the first is that of the caller, who caught it
    in_module = False  # PyTorch is calling a module, which is theirs
    while trace is not None:
        code = trace.tb_frame.f_code
        file = code.co_filename
        if not file.startswith(NOT_THEIRS) or file in CALLS_THEM:
            return False
        in_module = file.startswith(PYTORCH) and (
            in_module or code.co_name == "_call_impl"
        )
        trace = trace.tb_next
    return not in_module


def error_in_words(error: BaseException) -> str:
    """The kind of the error, its message, and the line of code that raised it."""
    trace, line = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if not code.co_filename.startswith(NOT_THEIRS):
            line = f" (raised in {code.co_name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    message = " ".join(str(error).split())
    if isinstance(error, SystemExit):
        message += " (the code calls sys.exit, which would end the program)"
    message = message if len(message) <= 300 else message[:300] + " …"
    return f"{type(error).__name__}: {message}{line}"
