"""A kernel that is a copy has large libraries loaded, and nothing else that a fresh one has not."""

import json
import os
import sys

import pytest
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import local_provisioner

from tests.helpers import warm_kernels

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="made for Linux alone")
TELL = """import json, os, random, sys, numpy
print(json.dumps({
    "names": [name for name in ("torch", "plt", "pd", "annotated") if name in globals()],
    "loaded": [name for name in ("torch", "altair", "annotated") if name in sys.modules],
    "random": random.random(), "numpy": numpy.random.rand(),
    "torch": sys.modules["torch"].rand(()).item(),
    "backend": os.environ["MPLBACKEND"], "place": os.getcwd(), "mine": os.environ["MINE"],
    "columns": __import__("pandas").get_option("display.max_columns"),
    "group": os.getpgid(0), "errors": os.readlink("/proc/self/fd/2"), "hears": sys.argv[1],
}))"""


@pytest.fixture
def tells(monkeypatch, tmp_path):
    """What a new kernel tells of itself; then it is shut down."""
    monkeypatch.setenv("MPLBACKEND", "")
    monkeypatch.setattr(local_provisioner, "launch_kernel", None)
    warm_kernels.pytest_configure()

    def tells():
        manager = KernelManager()
        manager.start_kernel(cwd=str(tmp_path), env=os.environ | {"MINE": "yes"})
        client = manager.client()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=60)
            told = []
            client.execute_interactive(TELL, output_hook=told.append, timeout=60)
            text = [m["content"]["text"] for m in told if m["msg_type"] == "stream"]
            assert manager.is_alive()
            return json.loads("".join(text))
        finally:
            client.stop_channels()
            manager.shutdown_kernel()
            assert not manager.is_alive()

    return tells


def test_copy_is_a_fresh_kernel_with_libraries_loaded(tells, tmp_path):
    one, other = tells(), tells()
    assert one["names"] == [] and "annotated" not in one["loaded"]
    assert "torch" in one["loaded"]
    assert one["columns"] == 20, "pandas takes the kernel for a terminal"
    assert one["backend"] == "module://matplotlib_inline.backend_inline"
    assert (one["place"], one["mine"]) == (str(tmp_path), "yes")
    assert one["group"] != os.getpgid(0), "a signal for it would be for the tests, too"
    assert (one["errors"], one["hears"]) == ("/dev/null", "-f")
    assert one["torch"] == other["torch"]  # as in every fresh process
    for name in ("random", "numpy", "group"):
        assert one[name] != other[name], f"{name}: one goes on like the other"
