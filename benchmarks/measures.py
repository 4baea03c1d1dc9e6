"""What is measured: one function for each section of the report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import pairwise
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import torch
from torch import Tensor, nn
from torch.profiler import ProfilerActivity, profile

from annotated import (
    EncoderDecoder,
    MultiHeadAttention,
    Translator,
    WordTokenizer,
    beam_search,
    greedy_decode,
)
from annotated.data.vocabulary import SPECIALS
from annotated.decoding.kv_cache import CachedDecoder, UncachedDecoder
from annotated.training.loop import training_step
from annotated_lab.export import export_to_ctranslate2
from benchmarks.peer import SIZES, model_and_batches, own_model, random_ids
from benchmarks.timing import Fact, Row, interleave, n_threads

BATCH, LENGTH = 16, 64
ADAM = dict(lr=1e-4, betas=(0.9, 0.98), eps=1e-9)
PADDED = {False: "no padding", True: "padding"}
PLACES = ["the paper's", "nn.Transformer's"]
PER_TOKEN = "Greedy decoding, per token"
AIM_OF_STEP = {
    ("base", "the paper's"): 1.15,
    ("base", "nn.Transformer's"): 0.95,
    ("small", "the paper's"): 1.4,
}
AIM_OF_DECODING = {(16, 128): 10, (16, 256): 17, (1, 128): 5, (1, 256): 7}


def announce(text: str) -> None:
    print(f"\n{text} ", end="", flush=True)


# --- 1. a training step ---


def data_for(size: str, padding: bool) -> tuple[Tensor, Tensor, bool]:
    src = random_ids(size, BATCH, LENGTH, padding)
    return src, random_ids(size, BATCH, LENGTH + 1, padding), padding


def step_of(size: str, padding: bool, dropout: str = "") -> Callable:
    """Return a training step as a function without arguments: masks, loss, gradients, Adam."""
    model, make_batch = model_and_batches(size, dropout)
    optimizer = torch.optim.Adam(model.parameters(), **ADAM)
    data = data_for(size, padding)
    model.train()
    return lambda: training_step(model, make_batch(*data), optimizer)


def training_rows(size: str, paddings: list[bool], rounds: int) -> list[Row]:
    """Compare training steps: the other model once a round, ours with each set of dropouts."""
    rows = []
    for padding in paddings:
        what = f"{size}, {PADDED[padding]}"
        announce(f"training step, {what}")
        steps = [step_of(size, padding, dropout) for dropout in (*PLACES, "")]
        *times, other = interleave(steps, rounds, 2)
        for dropout, own in zip(PLACES, times, strict=True):
            conditions = f"dropout at {dropout} places; Adam"
            about = ("A training step", what, "nn.Transformer", conditions)
            rows.append(Row(*about, own, other, AIM_OF_STEP.get((size, dropout))))
    return rows


# --- 2. a forward pass ---


def forward_of(size: str, padding: bool, dropout: str = "") -> Callable:
    model, make_batch = model_and_batches(size, dropout)
    data = data_for(size, padding)
    model.eval()

    @torch.no_grad()
    def forward() -> Tensor:
        batch = make_batch(*data)
        return model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)

    return forward


def with_fast_path(call: Callable, enabled: bool) -> Callable:
    """Allow or forbid the fused operation that PyTorch's encoder has for evaluation."""

    def run() -> None:
        torch.backends.mha.set_fastpath_enabled(enabled)
        call()
        torch.backends.mha.set_fastpath_enabled(True)

    return run


def forward_rows(size: str, paddings: list[bool], rounds: int) -> list[Row]:
    rows = []
    conditions = "evaluation, no gradients, so no dropout"
    for padding in paddings:
        what = f"{size}, {PADDED[padding]}"
        announce(f"forward pass, {what}")
        own, other = forward_of(size, padding, "the paper's"), forward_of(size, padding)
        ways = [own, with_fast_path(other, True), with_fast_path(other, False)]
        times, fast, slow = interleave(ways, rounds, 2)
        for path, other_times in [("on", fast), ("off", slow)]:
            against = f"nn.Transformer, encoder fast path {path}"
            about = ("A forward pass", what, against, conditions)
            aim = 0.95 if size == "base" else None
            rows.append(Row(*about, times, other_times, aim))
    return rows


# --- 3. greedy decoding ---


def decoding_times(
    model: EncoderDecoder, src: Tensor, n_tokens: int, cache: bool
) -> list[float]:
    """Return the milliseconds from the start of `greedy_decode` to each of its tokens."""
    stamps: list[float] = []

    def note_time(*_: object) -> None:
        stamps.append(perf_counter())
        if len(stamps) % 32 == 0:
            print("." if cache else ":", end="", flush=True)

    hook = model.generator.register_forward_hook(note_time)
    start = perf_counter()
    greedy_decode(model, src, None, max_len=n_tokens + 1, bos_id=1, cache=cache)
    hook.remove()
    return [(stamp - start) * 1000 for stamp in stamps]


def decoding_rows(batch: int, run_lengths: list[int]) -> list[Row | Fact]:
    """Compare decoding with the base model. A run to 256 tokens also times 32, 64 and 128."""
    model = own_model("base", "the paper's")
    src = random_ids("base", batch, LENGTH)
    decoding_times(model, src, 4, cache=True)  # warm up
    runs, other_runs = [], []
    for n_tokens in run_lengths:
        announce(f"greedy decoding, batch {batch}, {n_tokens} tokens")
        runs.append(decoding_times(model, src, n_tokens, cache=True))
        other_runs.append(decoding_times(model, src, n_tokens, cache=False))
    sizes = [n for n in (32, 64, 128, 256) if n <= max(run_lengths)]
    return [
        *(decoding_row(batch, n_tokens, runs, other_runs) for n_tokens in sizes),
        per_token(f"base, batch {batch}, with the cache", max(runs, key=len)),
        per_token(f"base, batch {batch}, recomputing", max(other_runs, key=len)),
    ]


def decoding_row(
    batch: int, n_tokens: int, runs: list[list[float]], other_runs: list[list[float]]
) -> Row:
    def times(runs: list[list[float]]) -> list[float]:
        return [stamps[n_tokens - 1] for stamps in runs if len(stamps) >= n_tokens]

    return Row(
        "Greedy decoding with the cache",
        f"base, batch {batch}, {n_tokens} tokens",
        "recomputing everything",
        f"source of {LENGTH} tokens; time for all tokens together",
        times(runs),
        times(other_runs),
        AIM_OF_DECODING.get((batch, n_tokens)),
    )


def per_token(what: str, stamps: list[float]) -> Fact:
    """Return the time of each token, which should not grow with their number."""
    gaps = [after - before for before, after in pairwise(stamps)]
    first, last = median(gaps[:16]), median(gaps[-16:])
    ends = f"{first:.1f} ms at the start, {last:.1f} ms at the end"
    conditions = f"medians of the first and the last 16 of {len(stamps)} tokens"
    value = f"{ends} ({last / first:.2f} times)"
    return Fact(PER_TOKEN, what, value, f"{conditions}; {n_threads()}")


def beam_row(batch: int, n_tokens: int, rounds: int) -> Row:
    """Compare four beams with greedy decoding to the same length, without an end token."""
    announce(f"beam search, batch {batch}, {n_tokens} tokens")
    model = own_model("base", "the paper's")
    model.generator.proj.bias.data[2] = -1e9
    src = random_ids("base", batch, LENGTH)
    options = dict(max_len=n_tokens + 1, bos_id=1, eos_id=2)
    ways = [
        lambda: beam_search(model, src, None, **options, beam_size=4),
        lambda: greedy_decode(model, src, None, **options),
    ]
    return Row(
        "Beam search",
        f"base, batch {batch}, {n_tokens} tokens, 4 beams",
        "greedy decoding",
        "both with the cache; a ratio of 0.25 is four times as long",
        *interleave(ways, rounds),
        aim=0.25,
    )


def engine_row(batch: int, n_tokens: int, rounds: int) -> Row:
    """Compare greedy decoding with the engine that `export` writes for, on one thread."""
    announce(f"greedy decoding against CTranslate2, batch {batch}, {n_tokens} tokens")
    model = own_model("base", "the paper's")
    model.generator.proj.bias.data[2] = -1e9  # no end
    n_words = SIZES["base"]["vocabulary"] - len(SPECIALS)
    tokenizer = WordTokenizer(f"w{i}" for i in range(n_words))
    with TemporaryDirectory() as folder:
        export_to_ctranslate2(Translator(model, tokenizer, tokenizer), folder)
        engine = import_module("ctranslate2").Translator(folder, intra_threads=1)
    src = random_ids("base", batch, LENGTH)
    texts = [tokenizer.vocabulary.decode(row) for row in src.tolist()]
    how = dict(beam_size=1, max_decoding_length=n_tokens, min_decoding_length=n_tokens)
    return Row(
        "Greedy decoding with the cache",
        f"base, batch {batch}, {n_tokens} tokens",
        "CTranslate2, float32",
        f"source of {LENGTH} tokens; below 1 the engine is faster",
        *interleave(
            [
                lambda: greedy_decode(model, src, None, max_len=n_tokens + 1, bos_id=1),
                lambda: engine.translate_batch(texts, **how),
            ],
            rounds,
        ),
        aim=1 / 1.15,
    )


def shares_fact(batch: int, n_tokens: int) -> Fact:
    """Find out where the time of greedy decoding goes: the limit for code that is to be read."""
    announce(f"the shares of greedy decoding, batch {batch}, {n_tokens} tokens")
    model, src = own_model("base", "the paper's"), random_ids("base", batch, LENGTH)
    decode = partial(greedy_decode, model, src, None, max_len=n_tokens + 1, bos_id=1)
    decode()
    with profile(activities=[ProfilerActivity.CPU]) as profiled:
        decode()
    times = {one.key: one.self_cpu_time_total for one in profiled.key_averages()}
    products = times["aten::addmm"] / sum(times.values())
    of_attention = [t for name, t in times.items() if "scaled_dot_product" in name]
    attention = sum(of_attention) / sum(times.values())
    rest = 1 - products - attention
    return Fact(
        "Greedy decoding with the cache",
        f"base, batch {batch}, {n_tokens} tokens: where its time goes",
        f"{products:.0%} matrix products, {attention:.0%} attention, {rest:.0%} the rest",
        f"by PyTorch's profiler; {n_threads()}",
    )


@torch.no_grad()
def step_limits(rounds: int) -> list[Fact]:
    """Compare a cached step with its limit, reading every weight once.

    And how much could the best of caches gain, one that does nothing else? A run to n
    tokens recomputes n / 2 of them in a step, on average.
    """
    announce("a cached step, and the matrix products in it")
    model = own_model("base", "the paper's").eval()
    memory = model.encode(random_ids("base", 1, LENGTH), None)
    decoder = CachedDecoder(model, memory, None, max_len=LENGTH)
    recomputing = UncachedDecoder(model, memory, None)
    ids, lengths = random_ids("base", 1, 128), (128, 256)
    for length in range(1, LENGTH):  # fill the cache
        decoder.next_logits(ids[:, :length])
    linears = step_linears(model)
    products = [(linear, torch.randn(1, linear.in_features)) for linear in linears]

    def products_alone() -> None:
        for linear, x in products:
            linear(x)

    ways = [
        lambda: decoder.next_logits(ids[:, :LENGTH]),
        products_alone,
        *(lambda n=n: recomputing.next_logits(ids[:, : n // 2]) for n in lengths),
    ]
    step, limit, *whole_steps = map(median, interleave(ways, rounds, 3))
    conditions = f"medians of {rounds} rounds in turn; {n_threads()}"
    gained = "base, batch 1, {} tokens: what a cache can gain at most"
    alone = "{}; recomputing {} tokens, against those products alone"
    return [
        Fact(
            PER_TOKEN,
            "base, batch 1, with the cache, against its matrix products alone",
            f"{step:.1f} ms, {limit:.1f} ms: {step / limit:.2f} times (aim: at most 1.6)",
            f"{conditions}; at token {LENGTH}",
        ),
        *(
            Fact(
                PER_TOKEN,
                gained.format(n),
                f"{whole_step / limit:.1f} times",
                alone.format(conditions, n // 2),
            )
            for n, whole_step in zip(lengths, whole_steps, strict=True)
        ),
    ]


def step_linears(model: EncoderDecoder) -> list[nn.Linear]:
    """Return the linear layers of a cached step, without keys and values of the memory."""
    cached = ("cross_attention.w_k", "cross_attention.w_v")
    decoder = [
        module
        for path, module in model.decoder.named_modules()
        if isinstance(module, nn.Linear) and not path.endswith(cached)
    ]
    return [*decoder, model.generator.proj]


# --- 4. attention with and without weights ---


@torch.no_grad()
def attention_rows(lengths: list[int], rounds: int) -> list[Row]:
    layer = MultiHeadAttention(512, 8).eval()
    rows = []
    for length in lengths:
        announce(f"attention, length {length}")
        x = torch.randn(max(1, 1024 // length), length, 512)
        ways = [partial(layer, x, x, x), partial(layer, x, x, x, need_weights=True)]
        row = Row(
            "Attention without weights",
            f"d_model 512, 8 heads, batch {x.shape[0]}, length {length}",
            "the same layer with weights",
            "evaluation, no gradients, no mask; projections included",
            *interleave(ways, rounds),
        )
        rows.append(row)
    return rows
