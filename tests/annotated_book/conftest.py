"""What the tests of several widgets use."""

import pytest

from annotated import Translator


@pytest.fixture(scope="module")
def translator():
    return Translator.load()
