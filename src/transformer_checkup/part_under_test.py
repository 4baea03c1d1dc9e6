"""The part that is examined: a copy of it, how it is called, and what was said about it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from torch import nn

from transformer_checkup.checklist import Check, Finding, failed, passed
from transformer_checkup.recorder import Recorder


class Checks(list[Check]):
    """Checks of a part: their docstrings say what is expected, their findings the cause."""

    def add(self, name: str, topic: str) -> Callable[..., Any]:
        """Append the decorated function, as a check of this name."""

        def decorate(measure: Callable[..., Finding]) -> Callable[..., Finding]:
            expected = (measure.__doc__ or name).strip().rstrip(".")
            self.append(Check(name, measure, expected, "", topic))
            return measure

        return decorate


def judged(
    right: bool,
    measured: str,
    cause: str,
    remedy: str = "",
    like: str | Callable[[], str] = "",
) -> Finding:
    """A finding that passed, or failed for this cause. `like` may be found only then."""
    if right:
        return passed(measured)
    like = like if isinstance(like, str) else like()
    return failed(measured, cause, remedy=remedy, like=like)


class PartUnderTest(SimpleNamespace):
    """What every check of a part is given.

    Attributes:
        part: a copy of the function or module, in float32.
        call: the same, called in the way of its kind, which `called` describes.
        usual: calls it with random numbers of the usual sizes.
        was_half: the original's numbers are rounded to half precision.

    The settings of its kind are attributes as well, such as `d_model`: see `PARTS`.
    """

    part: Any
    call: Callable[..., Any]
    usual: Callable[[], Any]
    called: str
    was_half: bool

    @property
    def is_module(self) -> bool:
        return isinstance(self.part, nn.Module)

    def train(self, mode: bool = True) -> None:
        """Set training or evaluation mode; a plain function has neither."""
        if self.is_module:
            self.part.train(mode)

    def eval(self) -> None:
        self.train(False)

    def record(
        self, run: Callable[[], Any], lengths: set[int], train: bool = False
    ) -> Recorder:
        """What is seen inside while the part runs."""
        self.train(train)
        with Recorder(self.part, lengths) as recorder:
            run()
        self.eval()
        return recorder
