"""Train the shipped translator: `make train`. Two to four minutes on two cores.

Writes the checkpoint into the package, and beside it, as JSON, the settings, the loss
curve and the share of held-out numbers that the trained model translates exactly. On the
way it measures what the widget TrainingScrubber shows; the run is the same without it.
Another processor may round differently, and then the parameters are not bit for bit those
that are shipped: up to step 250 they hardly differ, at the end they are others.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterable
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
BAR = dict(file=sys.stderr, dynamic_ncols=True, mininterval=0.5)


def exact_match(translator: Translator, numbers: list[int]) -> tuple[float, list[int]]:
    """Share of numbers that are translated exactly, autoregressively, and the wrong ones."""
    wrong = []
    for start in tqdm(range(0, len(numbers), 250), desc="translate held-out", **BAR):
        chunk = numbers[start : start + 250]
        english, german = zip(*map(number_words, chunk), strict=True)
        given = translator.translate(english)
        wrong += [
            n
            for n, got, right in zip(chunk, given, german, strict=True)
            if got != right
        ]
    return 1 - len(wrong) / len(numbers), wrong


def recorder_of(translator: Translator, held_out: list[int]) -> RunRecorder:
    """It measures at each checkpoint, on the example and on other numbers that are held out."""
    numbers = list(dict.fromkeys([EXAMPLE, *held_out]))[:N_MEASURED]
    english, german = zip(*map(number_words, numbers), strict=True)
    pad_id = translator.src_vocab.pad_id
    src = pad([translator.encode_source(words) for words in english], pad_id)
    tgt = pad([translator.encode_target(words) for words in german], pad_id)
    tokens = translator.src_vocab.tokens, translator.tgt_vocab.tokens
    return RunRecorder(translator.model, Batch(src, tgt, pad_id), *tokens, ATTENTIONS)


def make_translator(
    settings: dict, pairs_of_words: list[tuple[str, str]]
) -> Translator:
    """An untrained one, whose tokenizers know the words of both languages."""
    src_tokens = sorted(
        {word for english, _ in pairs_of_words for word in split_words(english)}
    )
    bpe = BytePairEncoding.learn(counting_text(), settings["n_merges"])
    tokenizers = NumberTokenizer(src_tokens), SubwordTokenizer(bpe.alphabet, bpe.merges)
    model = make_model(*map(len, tokenizers), **settings["model"])
    return Translator(model, *tokenizers)


def train_translator(
    translator: Translator,
    pairs_of_words: list[tuple[str, str]],
    recorder: RunRecorder,
    settings: dict,
) -> list[float]:
    """The loss of each step. The recorder measures at the checkpoints."""
    pairs = [
        (translator.encode_source(english), translator.encode_target(german))
        for english, german in tqdm(pairs_of_words, desc="encode", **BAR)
    ]
    in_batches = batches(
        pairs,
        settings["batch_size"],
        pad_id=translator.src_vocab.pad_id,
        n_batches=settings["n_steps"],
        seed=settings["seed"],
    )
    return train_recorded(translator.model, in_batches, recorder, settings, CHECKPOINTS)


def train_recorded(
    model: EncoderDecoder,
    in_batches: Iterable[Batch],
    recorder: RunRecorder,
    settings: dict,
    measured_at: list[int],
) -> list[float]:
    """Train, and let the recorder measure before the first step, at these, and at the last."""
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
    out.with_suffix(".json").write_text(json.dumps(metrics, indent=1) + "\n")
    line = json.dumps(run, ensure_ascii=False, separators=(",", ":"))
    out.with_suffix(".run.json").write_text(line + "\n", "utf-8")


def arguments_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--out", type=Path, default=SHIPPED, help="where the checkpoint goes"
    )
    parser.add_argument(
        "--steps", type=int, default=SETTINGS["n_steps"], help="training steps"
    )
    return parser.parse_args()


def main() -> None:
    arguments = arguments_given()
    settings = {**SETTINGS, "n_steps": arguments.steps}

    torch.manual_seed(settings["seed"])
    torch.set_num_threads(1)  # so small a model gains nothing from a second thread
    train_numbers, held_out = number_split(
        settings["n_train"], settings["n_held_out"], settings["seed"]
    )
    # Small numbers are short and few. Seen as rarely as the others, "zero" is not learned.
    small = [n for n in train_numbers if n < 100] * (settings["repeats_below_100"] - 1)
    pairs_of_words = [
        number_words(n)
        for n in tqdm(train_numbers + small, desc="write number words", **BAR)
    ]
    translator = make_translator(settings, pairs_of_words)
    recorder = recorder_of(translator, held_out)
    began = time.perf_counter()
    losses = train_translator(translator, pairs_of_words, recorder, settings)
    seconds = time.perf_counter() - began
    translator.model.eval()
    share, wrong = exact_match(translator, held_out)
    translator.save(arguments.out)
    metrics = dict(
        settings=settings,
        exact_match=share,
        wrong=wrong,
        parameters=count_parameters(translator.model),
        training_seconds=round(seconds),
    )
    write_records(arguments.out, metrics, losses, recorder.run)
    print(
        f"{share:.2%} of {len(held_out):,} held-out numbers exact, {len(wrong)} wrong: {wrong[:10]}"
    )
    print(
        f"{arguments.out}: {arguments.out.stat().st_size:,} bytes, {seconds:.0f} s of training"
    )


if __name__ == "__main__":
    main()
