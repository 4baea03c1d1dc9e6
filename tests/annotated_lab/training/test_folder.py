"""One training at a time has a folder, and what a killed one left behind hinders nobody."""

import os
import signal

import pytest

from annotated_lab.training.folder import check_unlocked, locked
from tests.helpers.runs import in_a_process, trainer
from tests.helpers.small import refused

BUSY, OTHER, KILLED = 3, 4, -signal.SIGKILL


def take(folder):
    """In a process of its own: its exit code says whether the folder was free."""
    try:
        with locked(folder):
            os._exit(0)
    except ValueError as error:
        os._exit(BUSY if "is in use: process" in str(error) else OTHER)


def take_and_die(folder):
    with locked(folder):
        os.kill(os.getpid(), signal.SIGKILL)


def test_two_processes_do_not_train_in_one_folder(tmp_path):
    with locked(tmp_path):
        assert in_a_process(take, tmp_path) == BUSY
        assert in_a_process(take, tmp_path) == BUSY  # who asked did not free it
    assert in_a_process(take, tmp_path) == 0


def test_the_message_says_who_and_what_to_do(tmp_path):
    me = f"process {os.getpid()} on "
    words = str(tmp_path), "is in use", me, "Wait until", "stop it", "another folder"
    with locked(tmp_path):
        with refused(*words), locked(tmp_path):
            pass
        with refused(*words):
            check_unlocked(tmp_path)


def test_the_lock_of_a_killed_process_is_taken_over(tmp_path):
    assert in_a_process(take_and_die, tmp_path) == KILLED
    assert (tmp_path / ".lock").read_text().startswith("process ")
    check_unlocked(tmp_path)
    assert in_a_process(take_and_die, tmp_path) == KILLED
    with locked(tmp_path):
        assert in_a_process(take, tmp_path) == BUSY
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_to_ask_leaves_nothing(tmp_path):
    check_unlocked(tmp_path)
    check_unlocked(tmp_path / "nowhere")
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_an_error_frees_the_folder(tmp_path):
    with pytest.raises(KeyError), locked(tmp_path):
        raise KeyError
    check_unlocked(tmp_path)


@pytest.mark.parametrize("resume", [False, True])
def test_a_run_has_its_folder_to_itself(tmp_path, resume):
    """From before its first step to after its last. Neither a new one nor a resumed one gets in."""
    files = []

    def another(record):
        if record["step"] == 4:
            files.append((tmp_path / "log.jsonl").read_bytes())
            with refused("is in use"):
                trainer(tmp_path).fit(resume=resume)
            files.append((tmp_path / "log.jsonl").read_bytes())

    settings = dict(n_steps=5)
    trainer(tmp_path, settings=settings, after_step=another).fit()
    assert files[0] == files[1] != b""
    trainer(tmp_path, settings=dict(n_steps=6)).fit(resume=True)


def test_the_log_of_an_earlier_training_is_kept(tmp_path):
    """Somebody has moved its checkpoints away. The log is all that is left of it."""
    settings, options = dict(n_steps=1), dict(validation=[])
    for number in (1, 2):
        trainer(tmp_path, settings=settings, **options).fit()
        log = (tmp_path / "log.jsonl").read_bytes()
        (tmp_path / "last.pt").unlink()
        with pytest.warns(UserWarning, match=f"it is log-{number}.jsonl now"):
            trainer(tmp_path, settings=settings, **options).fit()
        assert (tmp_path / f"log-{number}.jsonl").read_bytes() == log
        (tmp_path / "last.pt").unlink()
        (tmp_path / "log.jsonl").unlink()


def test_unfinished_files_of_killed_processes_are_removed(tmp_path):
    """Those of checkpoints, when the next training has the folder. No other file is touched."""
    left = ["last.pt.part", "best.pt.1234abcd.part", "log.jsonl.part"]
    for name in (*left, "mine.part", "last.pth"):
        (tmp_path / name).write_text("half")
    trainer(tmp_path, settings=dict(n_steps=1), validation=[]).fit()
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"last.pt", "log.jsonl", "mine.part", "last.pth"}
