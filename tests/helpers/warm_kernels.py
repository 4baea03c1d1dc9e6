"""Kernels that need not wait for the large libraries: `pytest -p tests.helpers.warm_kernels`.

Each chapter has a kernel of its own, with nothing defined in it. To start one and to import
PyTorch, matplotlib and altair takes as long as most chapters. Here one process imports them and
is then copied for each chapter, whose own `import` finds them loaded. The package itself is
imported by each chapter, as by a reader.
"""

import multiprocessing
import os
import signal
import sys
from pathlib import Path

from jupyter_client.provisioning import local_provisioner

# Not pandas: when it is imported it asks where, and outside a kernel it prints other tables.
LIBRARIES = ["torch", "matplotlib.pyplot", "altair", "ipykernel.kernelapp"]
LIBRARIES += ["torch._dynamo"]  # the first optimizer imports it, which takes a second


class Kernel:
    """A process, with what jupyter_client asks of a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, command, cwd, env):
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(LIBRARIES)
        leads, ready = context.Pipe(duplex=False)
        self.process = context.Process(target=become, args=(ready, command, cwd, env))
        self.process.start()
        self.pid = self.process.pid
        leads.recv()  # from now on a signal to its group is for it alone

    def poll(self):
        return self.process.exitcode

    def wait(self):
        self.process.join()
        return self.poll()

    def send_signal(self, number):
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self):
        self.send_signal(signal.SIGKILL)

    def terminate(self):
        self.send_signal(signal.SIGTERM)


def become(ready, command, cwd, env):
    """In the copied process: be what `python -m ipykernel_launcher -f file` would be."""
    from ipykernel import kernelapp

    os.setsid()
    ready.send(True)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env, JPY_PARENT_PID=str(os.getppid()))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # as nbval wants it
    # As `random` does it by itself. Else each copy would draw the same numbers, and a chapter
    # that gives no seed would not be found out.
    sys.modules["numpy"].random.seed()
    arguments = command[command.index("ipykernel_launcher") + 1 :]
    sys.argv = ["ipykernel_launcher", *arguments]
    kernelapp.launch_new_instance(argv=arguments)


def launch_kernel(command, cwd=None, env=None, **_):
    return Kernel(command, cwd or Path.cwd(), {**(os.environ if env is None else env)})


def pytest_configure():
    if sys.platform == "linux":  # elsewhere a process with threads is not safely copied
        # What ipykernel sets: matplotlib reads it when it is imported.
        os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"
        local_provisioner.launch_kernel = launch_kernel
