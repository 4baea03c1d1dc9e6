"""The part that is examined: a copy of it, how it is called, and what was said about it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from torch import nn


class PartUnderTest(SimpleNamespace):
    """What every check of a part is given.

    Attributes:
        part: a copy of the function or module.
        call: the same, called in the way of its kind.

    The settings of its kind are attributes as well, such as `d_model`: see `PARTS`.
    """

    part: Any
    call: Callable[..., Any]

    @property
    def is_module(self) -> bool:
        return isinstance(self.part, nn.Module)

    def train(self, mode: bool = True) -> None:
        """Set training or evaluation mode; a plain function has neither."""
        if self.is_module:
            self.part.train(mode)

    def eval(self) -> None:
        self.train(False)
