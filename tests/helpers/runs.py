"""Small trainings for the tests: a model with dropout, and batches with padding."""

import multiprocessing
import os
import socket

import torch

from annotated import Batch, make_model
from annotated_lab import Trainer, TrainingConfig
from tests.helpers.small import BOS, PAD

VOCAB, N_BATCHES = 13, 7


def tiny_model(dropout=0.3):
    torch.manual_seed(1)
    sizes = dict(n_layers=1, d_model=12, d_ff=17, n_heads=3, max_len=11)
    return make_model(VOCAB, VOCAB, **sizes, dropout=dropout)


def epoch(number, n_batches=N_BATCHES):
    """Batches of 2 to 5 rows, 4 to 8 tokens wide, with padding: another count of tokens each."""
    generator = torch.Generator().manual_seed(number)
    for i in range(n_batches):
        shape = (2 + i % 4, 4 + i % 5)
        ids = torch.randint(BOS + 1, VOCAB, shape, generator=generator)
        ids[:, 0] = BOS
        ids[0, -(i % 3) - 1 :] = PAD
        yield Batch(ids, ids.clone(), PAD)


def config(**settings):
    usual = dict(n_steps=11, warmup_steps=3, accumulate=2, evaluate_every=3, seed=5)
    return TrainingConfig(**usual | settings)


def trainer(folder=None, *, dropout=0.3, batches=epoch, settings=None, **options):
    options = {"validation": list(epoch(99)), **options}
    settings = config(**(settings or {}))
    return Trainer(tiny_model(dropout), batches, settings, folder=folder, **options)


def timeless(records):
    """Records without the seconds, which no two runs share."""
    return [{k: v for k, v in r.items() if k != "seconds"} for r in records]


def in_processes(count, work, *args):
    """Run `work(*args)` in forked processes, as torchrun would start them. Their exit codes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def start(rank):
        os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
        os.environ.update(RANK=str(rank), LOCAL_RANK=str(rank), WORLD_SIZE=str(count))
        work(*args)

    fork = multiprocessing.get_context("fork")
    processes = [fork.Process(target=start, args=(rank,)) for rank in range(count)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
        if process.is_alive():  # it hangs
            process.kill()
    return [process.exitcode for process in processes]


def in_a_process(work, *args):
    """Run `work(*args)` in one forked process, which may kill itself. Its exit code."""
    process = multiprocessing.get_context("fork").Process(target=work, args=args)
    process.start()
    process.join()
    return process.exitcode
