"""The log of a training: JSON lines, a progress bar, TensorBoard."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter

from annotated.checks import require
from annotated.training.loop import Record

LOG_FILE = "log.jsonl"


class Progress:
    """Logs a training step by step, to a file, a progress bar and TensorBoard.

    Args:
        folder: where `log.jsonl` goes: one record a line, as JSON. None: no log.
        n_steps: the length of the bar.
        bar: show one, on standard error. None: if that is a terminal.
        tensorboard: also write a log for TensorBoard, into the folder.

    Raises:
        ValueError: if TensorBoard is asked for and missing, or there is no folder for it.
    """

    def __init__(
        self,
        folder: Path | None,
        n_steps: int,
        bar: bool | None = None,
        tensorboard: bool = False,
    ):
        self.log_path = folder / LOG_FILE if folder else None
        self.n_steps = n_steps
        self.wants_bar = sys.stderr.isatty() if bar is None else bar
        self.bar = None
        self.writer = open_tensorboard(folder) if tensorboard else None

    def begin(self, step: int) -> None:
        """Start, or go on after `step` steps: what was logged of later steps is dropped."""
        if self.log_path:
            kept = [line for line in lines_of(self.log_path) if step_of(line) <= step]
            self.log_path.write_text("".join(kept), encoding="utf-8")
        if self.wants_bar:
            self.bar = open_bar(self.n_steps, step)
        self.began, self.n_tokens = perf_counter(), 0

    def log(self, record: Record) -> None:
        """Log one record: a step has a `loss`, an evaluation has a `validation_loss`."""
        if self.log_path:
            with self.log_path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
        if self.writer:
            for name, value in record.items():
                self.writer.add_scalar(name, value, record["step"])
        if self.bar is not None and "loss" in record:
            self.n_tokens += record["tokens"]
            speed = self.n_tokens / (perf_counter() - self.began)
            self.bar.set_postfix_str(
                f"loss {record['loss']:.4f}, {speed:,.0f} tokens/s", refresh=False
            )
            self.bar.update()

    def close(self) -> None:
        for opened in (self.bar, self.writer):
            if opened is not None:
                opened.close()


def lines_of(path: Path) -> list[str]:
    """The lines of a log; none if it was not begun yet."""
    return path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []


def step_of(line: str) -> int | float:
    """The step of a line of the log; infinity if the line was cut off."""
    try:
        return json.loads(line)["step"]
    except ValueError:
        return float("inf")


def open_bar(n_steps: int, step: int):
    try:
        from tqdm import tqdm
    except ModuleNotFoundError as error:
        raise ValueError(
            "bar = True needs the library tqdm: pip install tqdm, or give bar=False"
        ) from error
    return tqdm(total=n_steps, initial=step, unit="step", dynamic_ncols=True)


def open_tensorboard(folder: Path | None):
    require(folder is not None, "tensorboard = True needs a folder: give folder")
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ModuleNotFoundError as error:
        raise ValueError(
            "tensorboard = True needs the library tensorboard: pip install tensorboard, "
            "or read log.jsonl, which holds the same numbers"
        ) from error
    return SummaryWriter(str(folder))
