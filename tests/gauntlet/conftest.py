"""Planted faults break annotations too: here they are not checked while a test runs."""

import jaxtyping
import pytest


@pytest.fixture
def untyped():
    jaxtyping.config.update("jaxtyping_disable", True)
    yield
    jaxtyping.config.update("jaxtyping_disable", False)
