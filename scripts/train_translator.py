"""Train the shipped translator: `make train`. Two to four minutes on two cores.

Writes the checkpoint into the package, and beside it, as JSON, the settings, the loss
curve and the share of held-out numbers that the trained model translates exactly. On the
way it measures what the widget TrainingScrubber shows; the run is the same without it.
Another processor may round differently, and then the parameters are not bit for bit those
that are shipped: up to step 250 they hardly differ, at the end they are others.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import torch
from tqdm import tqdm

from annotated import (
    Batch,
    BytePairEncoding,
    NumberTokenizer,
    SubwordTokenizer,
    Translator,
    batches,
    count_parameters,
    make_model,
    number_split,
    number_words,
    train,
)
from annotated.data.number_words import counting_text
from annotated.data.tokenizers import split_words
from annotated.training.batches import pad
from annotated.training.loop import Record
from annotated.transformer.model import EncoderDecoder
from annotated.translator.translator import SHIPPED
from annotated_lab.training.recorder import RunRecorder
from scripts.training import BAR, make_parser, write_json

SETTINGS = dict(
    seed=0,
    n_train=55_000,
    n_held_out=5_000,
    n_merges=66,
    repeats_below_100=20,
    model=dict(n_layers=2, d_model=64, d_ff=128, n_heads=4, dropout=0.0, max_len=32),
    batch_size=128,
    n_steps=2_500,
    max_lr=3e-3,
)
CHECKPOINTS = [1, 2, 5, *range(10, 200, 10)]
CHECKPOINTS += [200, 225, 250, 300, 400, 500, 750, 1000, 1500]
EXAMPLE = 4247  # held out, as are the others that the checkpoints are measured on
N_MEASURED = 200
ATTENTIONS = [
    "encoder.layers.1.self_attention",
    "decoder.layers.1.self_attention",
    "decoder.layers.1.cross_attention",
]


def wrong_numbers(
    translator: Translator,
    numbers: list[int],
    words_of: Callable[[int], tuple[str, str]] = number_words,
    **to: str,
) -> list[int]:
    """Return the numbers that are not translated exactly, decoding greedily."""
    wrong, name = [], " ".join(["translate", *to.values()])
    for start in tqdm(range(0, len(numbers), 250), desc=name, **BAR):
        chunk = numbers[start : start + 250]
        sources, targets = zip(*map(words_of, chunk), strict=True)
        answers = zip(chunk, translator.translate(sources, **to), targets, strict=True)
        wrong += [number for number, answer, right in answers if answer != right]
    return wrong


def batch_of(translator: Translator, words: list[tuple[str, str]]) -> Batch:
    """Return these sources and targets as one batch."""
    sources, targets = zip(*words, strict=True)
    pad_id = translator.src_vocab.pad_id
    tgt = pad([translator.encode_target(text) for text in targets], pad_id)
    return Batch(translator.encode_sources(sources), tgt, pad_id)


def make_recorder(translator: Translator, words: list[tuple[str, str]]) -> RunRecorder:
    """Make a recorder that measures these sources and targets."""
    tokens = translator.src_vocab.tokens, translator.tgt_vocab.tokens
    batch = batch_of(translator, words)
    return RunRecorder(translator.model, batch, *tokens, ATTENTIONS)


def recorder_of(translator: Translator, held_out: list[int]) -> RunRecorder:
    """Make a recorder that measures the example and other numbers that are held out."""
    numbers = list(dict.fromkeys([EXAMPLE, *held_out]))[:N_MEASURED]
    return make_recorder(translator, list(map(number_words, numbers)))


def repeat_small(numbers: list[int], settings: dict) -> list[int]:
    """Add the few small numbers again: seen as rarely as the others, "zero" is not learned."""
    small = [n for n in numbers if n < 100]
    return numbers + small * (settings["repeats_below_100"] - 1)


def make_translator(settings: dict, words: list[tuple[str, str]]) -> Translator:
    """Make an untrained translator, whose tokenizers know the words of both languages."""
    src_tokens = sorted({word for english, _ in words for word in split_words(english)})
    bpe = BytePairEncoding.learn(counting_text(), settings["n_merges"])
    tokenizers = NumberTokenizer(src_tokens), SubwordTokenizer(bpe.alphabet, bpe.merges)
    model = make_model(*map(len, tokenizers), **settings["model"])
    return Translator(model, *tokenizers)


def training_batches(
    translator: Translator, words: list[tuple[str, str]], settings: dict
) -> Iterator[Batch]:
    pairs = [
        (translator.encode_source(english), translator.encode_target(german))
        for english, german in tqdm(words, desc="encode", **BAR)
    ]
    return batches(
        pairs,
        settings["batch_size"],
        pad_id=translator.src_vocab.pad_id,
        n_batches=settings["n_steps"],
        seed=settings["seed"],
    )


def train_recorded(
    model: EncoderDecoder,
    in_batches: Iterable[Batch],
    recorder: RunRecorder,
    settings: dict,
    measured_at: list[int],
) -> list[float]:
    """Train; record before the first step, at the steps `measured_at`, and at the last one."""
    n_steps = settings["n_steps"]
    recorder.record(0)

    def after_step(record: Record) -> None:
        bar.update()
        bar.set_postfix(loss=f"{record['loss']:.4f}")
        if record["step"] in measured_at or record["step"] == n_steps:
            recorder.record(record["step"], float(f"{record['learning_rate']:.4g}"))

    with tqdm(total=n_steps, desc="train", **BAR) as bar:
        return train(
            model,
            in_batches,
            n_steps=n_steps,
            max_lr=settings["max_lr"],
            after_step=after_step,
        )


def write_records(out: Path, metrics: dict, losses: list[float], run: dict) -> None:
    """Write the metrics, some 250 of the losses, and the recorded run beside the checkpoint."""
    loss_every = max(1, len(losses) // 250)
    metrics = metrics | dict(
        checkpoint_bytes=out.stat().st_size,
        torch=torch.__version__,
        python=platform.python_version(),
        losses=[round(loss, 5) for loss in losses[::loss_every]],
        loss_every=loss_every,
    )
    write_json(out.with_suffix(".json"), metrics, indent=1)
    write_json(out.with_suffix(".run.json"), run)
    seconds = metrics["training_seconds"]
    print(f"{out}: {out.stat().st_size:,} bytes, {seconds} s of training")


def main() -> None:
    options = make_parser(__doc__, SHIPPED, steps=SETTINGS["n_steps"]).parse_args()
    settings = {**SETTINGS, "n_steps": options.steps}

    torch.manual_seed(settings["seed"])
    torch.set_num_threads(1)  # so small a model gains nothing from a second thread
    split = settings["n_train"], settings["n_held_out"], settings["seed"]
    train_numbers, held_out = number_split(*split)
    numbers = repeat_small(train_numbers, settings)
    words = [number_words(n) for n in tqdm(numbers, desc="number words", **BAR)]
    translator = make_translator(settings, words)
    recorder = recorder_of(translator, held_out)
    began = time.perf_counter()
    in_batches = training_batches(translator, words, settings)
    model = translator.model
    losses = train_recorded(model, in_batches, recorder, settings, CHECKPOINTS)
    seconds = time.perf_counter() - began
    translator.model.eval()
    wrong = wrong_numbers(translator, held_out)
    share = 1 - len(wrong) / len(held_out)
    translator.save(options.out)
    metrics = dict(
        settings=settings,
        exact_match=share,
        wrong=wrong,
        parameters=count_parameters(translator.model),
        training_seconds=round(seconds),
    )
    print(f"{share:.2%} of {len(held_out):,} held-out numbers exact, wrong: {wrong}")
    write_records(options.out, metrics, losses, recorder.run)


if __name__ == "__main__":
    main()
