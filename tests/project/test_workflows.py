"""What GitHub Actions does: it calls what there is, in order, and may write in one place."""

import re
import subprocess
import sys

import pytest
import yaml

from scripts.repository import ROOT
from scripts.run_tests import STAGES

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PUBLISH = ROOT / ".github/workflows/test-and-publish.yml"
MAIN = "github.ref == 'refs/heads/main'"


def jobs_of(path):
    return yaml.safe_load(path.read_text("utf-8"))["jobs"]


def commands(job):
    return [step["run"] for step in job["steps"] if "run" in step]


def write_permissions(path):
    """Return (job, permission) for all that a job may write."""
    jobs = jobs_of(path).items()
    given = {name: job.get("permissions", {}) for name, job in jobs}
    return {(n, key) for n in given for key in given[n] if given[n][key] == "write"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_command_is_one_that_there_is(path):
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    called = [line for job in jobs_of(path).values() for line in commands(job)]
    assert called
    for command in called:
        if made := re.match(r"make ([\w-]+)(?: STAGE=(\w+))?$", command):
            assert made[1] in targets
            assert made[2] is None or made[2] in STAGES
        elif program := re.match(r"python -m ([\w.]+)", command):
            assert (ROOT / (program[1].replace(".", "/") + ".py")).exists()
        for name in re.findall(r"-[rc] (\S+)", command):
            assert (ROOT / name).exists()


def test_style_comes_first_and_every_stage_before_anything_is_published():
    jobs = jobs_of(PUBLISH)
    assert [name for name, job in jobs.items() if "needs" not in job] == ["style"]
    assert jobs["code"]["needs"] == jobs["book"]["needs"] == "style"
    names = ("style", "code", "book")
    tests = [line for name in names for line in commands(jobs[name])]
    proved = {command.partition("STAGE=")[2] for command in tests if "=" in command}
    assert proved == STAGES.keys() - {"fast"}  # "code" has these tests too
    for name in ("notebooks", "pages"):
        assert jobs[name]["needs"] == ["code", "book"]
        assert jobs[name]["if"] == MAIN


def test_one_job_may_push_and_one_may_publish_pages():
    allowed = {("notebooks", "contents"), ("pages", "pages"), ("pages", "id-token")}
    for path in WORKFLOWS:
        text = path.read_text("utf-8")
        assert "github.com/" not in text
        assert yaml.safe_load(text)["permissions"] == {"contents": "read"}
        assert write_permissions(path) == (allowed if path == PUBLISH else set())


@pytest.mark.slow
def test_notebooks_are_pushed_with_the_few_packages_of_their_job():
    install, push = commands(jobs_of(PUBLISH)["notebooks"])
    assert install.endswith(" nbformat pyyaml")
    program = push.removeprefix("python -m ")
    names = ("torch", "nbclient", "sphinx")
    absent = f"import sys; sys.modules |= dict.fromkeys({names});"
    command = [sys.executable, "-c", f"{absent} import {program}"]
    subprocess.run(command, cwd=ROOT, check=True)
