"""Annotations are checked in every test, unless it is said that they shall not be."""

from contextlib import contextmanager

import jaxtyping


def jaxtyped(*, typechecker, checked=jaxtyping.jaxtyped):
    """For jaxtyping's import hook: what is defined while nothing is checked stays as it is.

    A function inside another is defined, and would be prepared for its checks, at each call
    of the outer one: a check-up defines hundreds, which took as long as all else in it.
    """
    if jaxtyping.config.jaxtyping_disable:
        return lambda definition: definition
    return checked(typechecker=typechecker)


@contextmanager
def unchecked():
    """For what takes many small steps, whose functions are called with checks elsewhere."""
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", False)
