"""`make test STAGE=…` runs the stages that are named, and stops early where that helps."""

import os
from pathlib import Path

import pytest

from scripts import run_tests
from tests.helpers.slow import SLOW


@pytest.fixture
def ran(monkeypatch):
    """The stages that were run; those in `ran.fail` fail."""

    class Ran(list):
        fail = ()

    stages = Ran()

    def run(stage, log=None):
        stages.append(stage)
        if log:
            print(f"of {stage}", file=log)
        return stage not in stages.fail

    monkeypatch.setattr(run_tests, "run", run)
    return stages


def test_all_stages_are_run_once_and_in_order(ran, capsys):
    run_tests.main([])
    assert sorted(ran) == sorted(run_tests.EVERYTHING) == sorted(set(ran))
    assert ran[:3] == ["style", "types", "chapters"] and ran[-1] == "browser"
    assert set(ran[3:5]) == {"code", "site"}  # side by side, and shown one by one
    shown = capsys.readouterr().out
    assert shown.index("of site") < shown.index("style      passed")


@pytest.mark.parametrize("names", [["site", "style"], ["code", "style"]])
def test_named_stages_are_run_in_their_own_order(ran, names, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    run_tests.main(names)
    assert ran == names[::-1]
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ, "other processes need bytecode"


def test_unknown_stages_are_refused_with_the_list(ran):
    with pytest.raises(SystemExit, match=r"no stage cod, sty: .*style, .*browser"):
        run_tests.main(["cod", "style", "sty"])
    assert ran == []


@pytest.mark.parametrize("stage", ["style", "types"])
def test_quick_stages_fail_at_once(ran, stage):
    ran.fail = {stage}
    with pytest.raises(SystemExit, match="failed"):
        run_tests.main([])
    assert ran[-1] == stage


def test_other_failures_are_shown_at_the_end(ran, capsys):
    ran.fail = {"code", "site"}
    with pytest.raises(SystemExit, match="failed"):
        run_tests.main([])
    assert ran[-1] == "browser"
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if "FAILED" in line] == ["code", "site"]


def test_stage_ends_at_its_first_failing_command(monkeypatch, tmp_path):
    after = tmp_path / "after"
    monkeypatch.setitem(run_tests.STAGES, "code", ["false", f"touch '{after}'"])
    assert not run_tests.run("code")
    assert not after.exists()
    monkeypatch.setitem(run_tests.STAGES, "code", ["true", f"touch '{after}'"])
    assert run_tests.run("code")
    assert after.exists()


@pytest.mark.parametrize("beginning", SLOW)
def test_slow_tests_exist(beginning):
    place, _, name = beginning.partition("::")
    files = [*Path(__file__).parents[2].glob(f"{place}*")]
    assert files
    assert not name or f"def {name}" in files[0].read_text("utf-8")
