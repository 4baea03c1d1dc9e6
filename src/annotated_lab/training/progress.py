"""The log of a training: JSON lines in a file, and now and then a line for a person to read."""

import json
import math
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import perf_counter

from annotated.training.loop import Record
from annotated_lab.training.run_folder import LOG

SECONDS_BETWEEN_LINES = 30


class Progress:
    """Logs a training in `log.jsonl` of the folder; `say` gets a line now and then."""

    def __init__(self, folder: Path | None, n_steps: int):
        self.log_path = folder / LOG if folder else None
        self.n_steps = n_steps
        self.say: Callable[[str], object] | None = None

    def begin(self, step: int) -> None:
        """Start, or go on after `step` steps: drop what was logged of later ones."""
        if self.log_path and self.log_path.exists():
            drop_after(step, self.log_path)
        self.began = self.last_line = perf_counter()
        self.first, self.n_tokens, self.step, self.losses = step, 0, step, {}

    def log(self, record: Record) -> None:
        if self.log_path:
            with self.log_path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
        self.step = int(record["step"])
        self.n_tokens += record.get("tokens", 0)
        kinds = record.keys() & {"loss", "validation_loss"}
        self.losses |= {name: record[name] for name in kinds}
        is_due = perf_counter() - self.last_line > SECONDS_BETWEEN_LINES
        if self.say and ("validation_loss" in record or is_due):
            self.last_line = perf_counter()
            place = f"step {self.step:,} of {self.n_steps:,}"
            self.say(f"{place}: {self.numbers()}{self.time_left()}")

    def numbers(self) -> str:
        items = self.losses.items()
        losses = [f"{name.replace('_', ' ')} {loss:.4f}" for name, loss in items]
        speed = self.n_tokens / (perf_counter() - self.began)
        return ", ".join([*losses, f"{speed:,.0f} tokens/s"])

    def time_left(self) -> str:
        done, left = self.step - self.first, self.n_steps - self.step
        seconds = (perf_counter() - self.began) / done * left if done and left else 0
        if not 0 < seconds < timedelta.max.total_seconds():
            return ""
        return f", {timedelta(seconds=round(seconds))} left"


def drop_after(step: int, path: Path) -> None:
    """Drop what the log has of later steps. The file is whole at any time, as a checkpoint is."""
    lines = path.read_text("utf-8", errors="replace").split("\n")
    kept = [line + "\n" for line in lines if line and step_of(line) <= step]
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_text("".join(kept), encoding="utf-8")
    unfinished.replace(path)


def step_of(line: str) -> int | float:
    """Return the step of a line of the log; infinity if the line is damaged."""
    try:
        step = json.loads(line)["step"]
    except (ValueError, RecursionError, TypeError, KeyError):
        return math.inf
    return step if isinstance(step, int | float) else math.inf
