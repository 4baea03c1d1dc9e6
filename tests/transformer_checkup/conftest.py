"""The check-up as readers run it."""

import jaxtyping
import pytest


@pytest.fixture(autouse=True)
def untyped():
    """Readers have no jaxtyping; the checks pass what an examined part may refuse."""
    jaxtyping.config.update("jaxtyping_disable", True)
    yield
    jaxtyping.config.update("jaxtyping_disable", False)
