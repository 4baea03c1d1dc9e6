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
    """A decorator that has arguments and results checked, and nothing while that is off.

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
    """jaxtyping looks at the arguments twice, and asks for sizes where no tensor is."""
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
    """For what takes many small steps, whose functions are called with checks elsewhere."""
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", False)
