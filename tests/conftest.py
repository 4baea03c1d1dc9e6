"""Every test runs with the annotations of the package checked (jaxtyping and beartype).

The package imports the names in its annotations for type checkers only, so it is imported
here as a type checker sees it, and each function checks its arguments and its result. Not so
with ANNOTATIONS=unchecked, as scripts/run_tests.py sets it for the browser: there, what the
code gives is compared with a page, and the checks would take a good part of the time.
"""

import gc
import os
import signal
import typing
from importlib import import_module

import beartype  # noqa: F401, before TYPE_CHECKING is set
import hypothesis
import jaxtyping
import pytest
import torch

from tests.helpers import annotations

if os.environ.get("ANNOTATIONS") != "unchecked":
    jaxtyping.jaxtyped = annotations.jaxtyped
    typing.TYPE_CHECKING = True
    packages = ["annotated", "annotated_book", "annotated_course", "annotated_lab"]
    packages += ["transformer_checkup"]
    with jaxtyping.install_import_hook(packages, "beartype.beartype"):
        for package in packages:
            import_module(package)
        import_module(
            "annotated_lab.data.text_blocks"
        )  # only `train --text` imports it
    typing.TYPE_CHECKING = False
from tests.helpers import small
from tests.helpers.slow import SLOW

torch.set_num_threads(1)  # pytest-xdist uses the cores
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # Started with `&` in a script, where Ctrl-C is ignored. The tests press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
hypothesis.settings.register_profile(
    "here", deadline=None, derandomize=True, database=None, max_examples=40
)
hypothesis.settings.load_profile("here")
hypothesis.settings.register_profile(  # for gauntlet.mutate: no search for small examples
    "mutants",
    hypothesis.settings.get_profile("here"),
    max_examples=15,
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish():
    """Modules and tests stay to the end: searched for garbage again and again, they would take
    a twentieth of the time."""
    gc.freeze()


@pytest.fixture(autouse=True)
def same_numbers():
    """Each test draws the same random numbers, in whatever order the tests run."""
    torch.manual_seed(0)


@pytest.fixture
def model():
    """A small one, in float64, so that no rounding decides between two words."""
    return small.small_model().double()


@pytest.fixture
def source():
    """Ids of two sentences and their mask, as decoding wants them."""
    src, _, src_mask, _ = small.small_batch()
    return src, src_mask


@pytest.fixture
def unchecked():
    """Without the annotations checked, for a test that takes many small steps."""
    with annotations.unchecked():
        yield
