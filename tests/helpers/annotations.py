"""Annotations are checked in every test, unless it is said that they shall not be."""

from contextlib import contextmanager

import jaxtyping


@contextmanager
def unchecked():
    """For what takes many small steps, whose functions are called with checks elsewhere."""
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", False)
