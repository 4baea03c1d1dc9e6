"""Two processes are one with the whole batch, and a killed one takes the run down cleanly."""

import os
import signal
import subprocess
import sys

import pytest
import torch
from torch.testing import assert_close

from annotated_lab import process_group
from annotated_lab.training.distributed import ProcessGroup
from tests.helpers.runs import epoch, in_processes, tiny_model, trainer
from tests.helpers.small import refused

NO_DROPOUT = dict(dropout=0.0)


def shares(group):
    """Of each pair of batches, one for each of two processes; the last pair has one alone."""
    return lambda number: list(epoch(number, 6))[group.rank :: group.world_size]


def in_two(work, *args):
    """Run `work(group, *args)` in two processes. Both have to end well."""

    def joined():
        with process_group() as group:
            work(group, *args)

    assert in_processes(2, joined) == [0, 0]


def train_share(group, folder, settings, dropout=0.0, resume=False):
    run = trainer(
        folder,
        dropout=dropout,
        batches=shares(group),
        settings=settings,
        process_group=group,
    )
    run.fit(resume=resume)
    gradients = [p.grad for p in run.model.parameters()]
    weights = list(run.model.state_dict().values())
    torch.save((gradients, weights, run.records), folder / f"{group.rank}.pt")


def results(folder):
    return [torch.load(folder / f"{rank}.pt") for rank in (0, 1)]


# --- alone


def test_alone_nothing_changes():
    with process_group() as alone:
        assert (alone.rank, alone.world_size, alone.is_main) == (0, 1, True)
        assert alone.all_reduce(2, 0.5) == [2, 0.5]
        assert alone.all_gather("x") == ["x"]
        model = tiny_model()
        assert alone.wrap(model) is model
    assert alone.device.type == ("cuda" if torch.cuda.is_available() else "cpu")


def test_the_others_are_not_the_main_process():
    assert not ProcessGroup(rank=1, world_size=2).is_main


# --- two


def test_two_processes_are_one_with_the_whole_batch(tmp_path):
    """The ranks have different numbers of tokens: the mean of their means would be wrong."""
    tokens = [batch.n_tokens for batch in epoch(0, 6)]
    assert tokens[0] != tokens[1]
    for accumulate, n_steps in [(1, 1), (1, 3), (3, 2)]:
        settings = dict(
            n_steps=n_steps, max_grad_norm=1e9, schedule="constant", max_lr=1e-3
        )
        folder = tmp_path / f"{accumulate} {n_steps}"
        in_two(train_share, folder, {**settings, "accumulate": accumulate})
        one = trainer(
            **NO_DROPOUT,
            batches=lambda number: list(epoch(number, 6)),
            settings={**settings, "accumulate": 2 * accumulate},
        )
        records = one.fit()
        for gradients, _, told in results(folder):
            assert_close(
                gradients,
                [p.grad for p in one.model.parameters()],
                rtol=1e-4,
                atol=1e-6,
            )
            for ours, theirs in zip(told, records, strict=True):
                assert ours.get("tokens") == theirs.get("tokens")
                for name in {"loss", "validation_loss"} & ours.keys():
                    assert ours[name] == pytest.approx(theirs[name], rel=1e-4)


def test_each_example_is_seen_once_an_epoch(tmp_path):
    def note_what_is_seen(group):
        run = trainer(
            batches=shares(group),
            settings=dict(n_steps=3, accumulate=1),
            process_group=group,
        )
        seen = []
        run.model.register_forward_pre_hook(
            lambda model, args: seen.extend(args[0].tolist() * model.training)
        )
        run.fit()
        everywhere = [row for rows in group.all_gather(seen) for row in rows]
        expected = [row for batch in epoch(0, 6) for row in batch.src.tolist()]
        assert sorted(everywhere) == sorted(expected)
        assert len(seen) < len(expected)

    in_two(note_what_is_seen)


def test_the_ranks_agree_and_only_the_first_writes(tmp_path):
    """With dropout, which is another one on each rank."""
    in_two(train_share, tmp_path, dict(n_steps=4), 0.3)
    (_, weights, told), (_, other_weights, other_told) = results(tmp_path)
    assert_close(weights, other_weights, rtol=0, atol=0)
    losses = [
        [r["validation_loss"] for r in t if "validation_loss" in r]
        for t in (told, other_told)
    ]
    assert losses[0] == losses[1]
    log = (tmp_path / "log.jsonl").read_text().splitlines()
    assert len(log) == len(told) == len(other_told)


def test_the_dropout_differs_between_ranks():
    def compare(group):
        run = trainer(process_group=group)
        run.start()
        drawn = group.all_gather(torch.rand(5).tolist())
        assert drawn[0] != drawn[1]

    in_two(compare)


def test_each_rank_needs_as_many_batches():
    def uneven(group):
        run = trainer(
            batches=lambda number: list(epoch(number, 2 + group.rank)),
            settings=dict(accumulate=1, n_steps=9),
            process_group=group,
        )
        with refused(
            "batches left in epoch 0", "all 2 together have 1", "give each as"
        ):
            run.fit()

    in_two(uneven)


def test_ctrl_c_in_one_ends_both(tmp_path):
    """Even if it comes twice to one of them: torchrun sends it once more."""

    def press(group):
        run = trainer(
            tmp_path,
            batches=shares(group),
            process_group=group,
            after_step=lambda record: (
                [os.kill(os.getpid(), signal.SIGINT) for _ in range(2)]
                if group.rank == 1 and record["step"] == 2
                else None
            ),
        )
        run.fit()
        assert run.stop_reason == "interrupted"
        assert run.state.step == 2

    in_two(press)
    assert (tmp_path / "last.pt").exists()


WORKER = """
import os, signal, sys
from tests.annotated_lab.training import test_distributed as tests
from annotated_lab import process_group
from pathlib import Path

def die(record):
    if record["step"] == 5 and os.environ["RANK"] == "1":
        os.kill(os.getpid(), signal.SIGKILL)

with process_group() as group:
    tests.trainer(Path(sys.argv[1]), batches=tests.shares(group), settings=tests.SETTINGS,
                  process_group=group, after_step=die).fit()
"""
SETTINGS = dict(n_steps=8, accumulate=1, evaluate_every=2)


def test_a_killed_worker_ends_the_run_and_it_resumes(tmp_path):
    """Under torchrun: one of two is killed in step 5. Nothing hangs, and nothing is lost."""
    (tmp_path / "worker.py").write_text(WORKER)
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    path = os.pathsep.join(sys.path)  # the worker imports what is imported here
    command = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node=2"]
    done = subprocess.run(
        [
            sys.executable,
            *command,
            tmp_path / "worker.py",
            killed,
        ],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": path},
    )
    assert done.returncode != 0
    assert "SIGKILL" in done.stderr, done.stderr
    in_two(train_share, whole, SETTINGS, 0.3)
    in_two(train_share, killed, SETTINGS, 0.3, True)
    (_, weights, told), _ = results(killed)
    assert told[0]["step"] == 5
    assert_close(weights, results(whole)[0][1], rtol=0, atol=0)


def test_one_process_cannot_resume_a_run_of_two(tmp_path):
    in_two(train_share, tmp_path, dict(n_steps=1))
    with refused("world_size = 1 cannot resume", "which has 2"):
        trainer(tmp_path, **NO_DROPOUT, settings=dict(n_steps=1)).fit(resume=True)
