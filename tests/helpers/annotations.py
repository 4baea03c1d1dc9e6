"""Annotations are checked in every test, unless it is said that they shall not be.

jaxtyping's import hook decorates each definition of the package with `jaxtyping.jaxtyped`. The
tests put `jaxtyped` of this file in its place: the same checks, in a third of the time.
"""

import functools
import inspect
from contextlib import contextmanager

import beartype
import jaxtyping


def jaxtyped(*, typechecker, with_shapes=jaxtyping.jaxtyped):
    """Return a decorator that checks arguments and results, unless checks are off.

    A function inside another is defined, and would be prepared for its checks, at each call
    of the outer one: a check-up defines hundreds, which took as long as all else in it.
    """

    def decorate(definition):
        if jaxtyping.config.jaxtyping_disable:
            return definition
        if not inspect.isfunction(definition):
            return with_shapes(definition, typechecker=typechecker)
        return checked(definition, with_shapes)

    return decorate


def checked(function, with_shapes):
    """Check a function once; jaxtyping would check twice, and functions without tensors, too."""
    strict = beartype.beartype(function)
    has_tensors = "Tensor" in str(function.__annotations__)

    @functools.wraps(function)
    def call(*args, **kwargs):
        if jaxtyping.config.jaxtyping_disable:
            return function(*args, **kwargs)
        if not has_tensors:
            return strict(*args, **kwargs)
        with with_shapes("context"):  # in it, one letter is one size
            return strict(*args, **kwargs)

    # In a traceback it is told from the package's own code as what beartype makes is.
    call.__code__ = call.__code__.replace(co_filename="<@beartype(tests)>")
    return call


@contextmanager
def unchecked():
    """Turn the checks off for many small steps of functions that are checked elsewhere."""
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", False)
