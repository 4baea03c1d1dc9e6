"""What is measured of training: the data, the arithmetic, and how fast a task is learned."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter

import torch
from torch.profiler import ProfilerActivity, profile
from torch.utils.flop_counter import FlopCounterMode

from annotated import (
    Batch,
    WordTokenizer,
    copy_task,
    greedy_decode,
    make_model,
    number_words,
    sequence_loss,
    train,
)
from annotated.training.loop import training_step
from annotated_lab import ParallelText, TokenBatches, encode_pairs, padding_share
from benchmarks.measures import ADAM, BATCH, LENGTH, announce
from benchmarks.peer import (
    PAD,
    SIZES,
    model_and_batches,
    own_batch,
    own_model,
    random_ids,
)
from benchmarks.timing import Fact, interleave, milliseconds, n_threads
from transformer_checkup import checkup

STEP = "16 sentences of 64 tokens, no padding, float32, dropout at the paper's places"


def make_step(size: str, batch: Batch) -> Callable[[], float]:
    """Return a training step on one batch as a function."""
    model = own_model(size, "the paper's")
    optimizer = torch.optim.Adam(model.parameters(), **ADAM)
    return lambda: training_step(model, batch, optimizer)


def full_batch(size: str) -> Batch:
    src, tgt = random_ids(size, BATCH, LENGTH), random_ids(size, BATCH, LENGTH + 1)
    return own_batch(src, tgt, padding=False)


# --- reading and batching ---


def data_facts(n_pairs: int) -> list[Fact]:
    """Measure reading, encoding and batching as a share of a training step."""
    announce(f"reading and batching {n_pairs:,} pairs")
    pairs = [number_words(n) for n in range(100_000, 100_000 + n_pairs)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "pairs.tsv")
        file.write_text("".join(f"{en}\t{' '.join(de)}\n" for en, de in pairs), "utf-8")
        english, letters = zip(*ParallelText(file), strict=True)
        src, tgt = WordTokenizer.learn(english), WordTokenizer.learn(letters)
        start = perf_counter()
        encoded = encode_pairs(ParallelText(file), src, tgt, max_len=LENGTH + 1)
        most = BATCH * LENGTH + BATCH
        batches = list(TokenBatches(encoded, most, pad_id=PAD).epoch(0))
        seconds = perf_counter() - start
    per_batch, batch = seconds * 1000 / len(batches), batches[0]
    section, share = "Reading and batching", padding_share(batches)
    facts = [
        Fact(
            section,
            f"{n_pairs:,} pairs from a file, encoded and batched",
            f"{seconds:.1f} s, {len(batches)} batches, {share:.1%} padding",
            "number words against spelt German letters, at most 65 ids; pools of 20,000",
        )
    ]
    for size, sizes in SIZES.items():
        src = batch.src.clamp(max=sizes["vocabulary"] - 1)
        step = make_step(size, Batch(src, batch.tgt, PAD))
        step()
        time = median(milliseconds(step) for _ in range(3))
        facts.append(
            Fact(
                section,
                f"share of a training step, {size}",
                f"{per_batch:.2f} ms of {time:.1f} ms: {per_batch / time:.2%} (aim: under 5 %)",
                f"batches of at most {most} ids a side; this one has {batch.n_tokens} target "
                f"tokens; {n_threads()}",
            )
        )
    return facts


# --- arithmetic ---

KINDS = {  # parts of the names of PyTorch's operations
    "matrix products": ("mm", "linear"),
    "attention": ("scaled_dot_product", "flash_attention"),
    "the loss": ("log_softmax", "nll_loss"),
    "dropout": ("dropout", "bernoulli"),
    "layer norm": ("layer_norm",),
    "the activation": ("relu", "threshold", "clamp"),
    "sums of gradients": ("::sum", "add_"),
    "copies and zeros": ("copy", "fill", "zero", "empty", "clone"),
}


def arithmetic_facts(rounds: int) -> list[Fact]:
    """Compare the speed of a base step with large matrix products, and profile the rest."""
    announce("share of the speed of matrix products")
    parts = parts_of_a_step("base")
    a, b = torch.randn(1024, 2048), torch.randn(2048, 2048)
    with FlopCounterMode(display=False) as counter:
        for part in parts.values():
            part()
    n_flops = counter.get_total_flops()
    ways = [*parts.values(), lambda: [a @ b for _ in range(20)]]
    *times, products = map(median, interleave(ways, rounds))
    speed, peak = n_flops / sum(times) / 1e6, 20 * 2 * a.numel() * 2048 / products / 1e6
    section = "Arithmetic of a training step, base"
    facts = [
        (
            "share of the speed of matrix products",
            f"{speed:.0f} of {peak:.0f} GFLOP/s: {speed / peak:.0%} (aim: 65 %)",
            f"{STEP}; {n_flops / 1e9:.0f} GFLOP in {sum(times):.0f} ms; the speed is that of "
            f"(1024, 2048) @ (2048, 2048), in turn; medians of {rounds} rounds; {n_threads()}",
        )
    ]
    for name, time in zip(parts, times, strict=True):
        facts.append((f"time in {name}", f"{time / sum(times):.1%}", f"{time:.0f} ms"))
    for kind, share in profile_shares([parts["forward"], parts["backward"]]):
        name = f"of forward and backward, {kind}"
        facts.append((name, f"{share:.1%}", "by profiler"))
    return [Fact(section, *about) for about in facts]


def parts_of_a_step(size: str) -> dict[str, Callable[[], object]]:
    """Return the four parts of `training_step`, to be called in this order."""
    model, batch = own_model(size, "the paper's"), full_batch(size)
    optimizer = torch.optim.Adam(model.parameters(), **ADAM)
    losses = []

    def forward() -> None:
        logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
        losses.append(sequence_loss(logits, batch.tgt_out, PAD))

    def backward() -> None:
        optimizer.zero_grad()
        losses.pop().backward()

    def clip() -> None:
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)

    parts = dict(forward=forward, backward=backward, clipping=clip)
    return parts | {"Adam": optimizer.step}


def profile_shares(calls: list[Callable[[], object]]) -> list[tuple[str, float]]:
    """Return the share of each kind of operation in the time of these calls, largest first."""
    with profile(activities=[ProfilerActivity.CPU]) as seen:
        for call in calls:
            call()
    times = dict.fromkeys([*KINDS, "all else"], 0.0)
    for event in seen.key_averages():
        fits = [kind for kind in KINDS if any(p in event.key for p in KINDS[kind])]
        times[[*fits, "all else"][0]] += event.self_cpu_time_total
    total = sum(times.values())
    shares = [(kind, time / total) for kind, time in times.items()]
    return sorted(shares, key=lambda share: -share[1])


# --- a task is learned ---


def reverse_targets(batches: Iterator[Batch]) -> Iterator[Batch]:
    """Return a copy task with the tokens after the first in reverse order."""
    for batch in batches:
        tgt = torch.cat([batch.src[:, :1], batch.src[:, 1:].flip(1)], dim=1)
        yield Batch(batch.src, tgt, PAD)


@torch.no_grad()
def exact_share(model: torch.nn.Module, batch: Batch) -> float:
    found = greedy_decode(model, batch.src, batch.src_mask, max_len=10, bos_id=1)
    return (found == batch.tgt).all(dim=1).float().mean().item()


def live_facts() -> list[Fact]:
    """Time trainings until 1,000 new sequences are copied and reversed."""
    facts = []
    for name, change, n_steps in [
        ("copy", iter, 300),
        ("reverse", reverse_targets, 400),
    ]:
        announce(f"live training, {name}")
        torch.manual_seed(0)
        sizes = dict(n_layers=1, d_model=32, d_ff=64, n_heads=4, max_len=10)
        model = make_model(11, 11, **sizes, dropout=0.0)
        start = perf_counter()
        train(model, change(copy_task(n_steps, 64)), n_steps=n_steps, max_lr=1e-2)
        seconds = perf_counter() - start
        [held_out] = change(copy_task(1, 1000, seed=1))
        share = exact_share(model.eval(), held_out)
        reached = f"{seconds:.1f} s, then {share:.1%} of 1,000 held-out sequences exact"
        how = f"one layer, d_model 32, dropout 0; {n_steps} steps of 64 sequences"
        facts.append(
            Fact(
                "Live training",
                f"{name}, 10 tokens of 10 kinds",
                f"{reached} (aim: all, in under 10 s)",
                f"{how}, one cycle to 1e-2; {n_threads()}",
            )
        )
    return facts


# --- a check-up, in training steps of the model that it examines ---


def checkup_facts(rounds: int) -> list[Fact]:
    """Measure our small model, with and without the checks that train, and PyTorch's."""
    announce("check-ups")
    own, (other, _) = own_model("small", "the paper's"), model_and_batches("small")
    words = SIZES["small"]["vocabulary"]
    src, tgt = (random_ids("small", BATCH, n) for n in (LENGTH, LENGTH + 1))
    step, n_steps = make_step("small", Batch(src, tgt, PAD)), 20

    def steps() -> None:
        for _ in range(n_steps):
            step()

    def examine_pytorchs() -> None:
        checkup(
            other,
            src_vocab=words,
            tgt_vocab=words,
            pad_id=PAD,
            call=lambda model, src, tgt: model(src, tgt, src == PAD, tgt == PAD),
            progress=False,
        )

    examine = partial(checkup, own, pad_id=PAD, progress=False)
    ways = {
        "of this package's model": examine,
        "of the same, without training it": partial(examine, train=False),
        "of nn.Transformer's": examine_pytorchs,
    }
    *times, of_steps = map(median, interleave([*ways.values(), steps], rounds))
    time_of_step = of_steps / n_steps
    return [
        Fact(
            "A check-up",
            f"{name}, small",
            f"as long as {time / time_of_step:.0f} training steps ({time / 1000:.1f} s)",
            f"a step: {BATCH} sentences of {LENGTH} tokens, {time_of_step:.1f} ms; medians of "
            f"{rounds} rounds; {n_threads()}",
        )
        for name, time in zip(ways, times, strict=True)
    ]


# --- on a GPU ---


def gpu_facts(rounds: int, device: str = "cuda") -> list[Fact]:
    """Measure a base training step in each precision of a GPU. Without one, return nothing."""
    if device == "cuda" and not torch.cuda.is_available():
        return []
    facts = []
    src, tgt = random_ids("base", 64, 129), random_ids("base", 64, 129)
    batch = Batch(src, tgt, PAD).to(device)
    name = torch.cuda.get_device_name() if device == "cuda" else device
    for precision, compiled in product(("float32", "TF32", "bfloat16"), (False, True)):
        how = f"{precision}, {'compiled' if compiled else 'not compiled'}"
        announce(f"GPU, {how}")
        torch.backends.cuda.matmul.allow_tf32 = precision == "TF32"
        step = gpu_step(batch, device, precision == "bfloat16", compiled)
        time = median(interleave([step], rounds, warm_up=3)[0])
        facts.append(
            Fact(
                "A training step on a GPU",
                f"base, {how}",
                f"{time:.1f} ms, {batch.n_tokens / time:,.0f} thousand target tokens/s",
                f"{name}; 64 sentences of 128 tokens; Adam; {rounds} rounds",
            )
        )
    torch.backends.cuda.matmul.allow_tf32 = False
    return facts


def gpu_step(batch: Batch, device: str, is_bfloat16: bool, compiled: bool) -> Callable:
    """Return a step that waits for the GPU to finish."""
    model = own_model("base", "the paper's").to(device)
    network = torch.compile(model) if compiled else model
    optimizer = torch.optim.Adam(model.parameters(), **ADAM)

    def step() -> None:
        with torch.autocast(device, torch.bfloat16, enabled=is_bfloat16):
            training_step(network, batch, optimizer)  # its .item() waits for the GPU
        if device == "cuda":
            torch.cuda.synchronize()

    return step
