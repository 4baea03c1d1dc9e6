"""Train the translator of twelve languages: a part of `make train`. A quarter of an hour.

One model and one vocabulary for all. The first token of a source names the language, "<fr>
ninety-seven", and nothing else tells the model which one. Numbers that are held out are held
out of all languages, so none of them can be learned from its words in another. Round thousands are
what people ask for, and rare among all numbers: most of them are learned, and 247 held out, too.

Writes the checkpoint into the package, with parameters as float16, and measures the model with
those. Beside it, as JSON: settings, loss curve, and for each language the held-out numbers, and
the held-out thousands, that it translates wrongly. On the way it measures what the widget
TrainingScrubber shows.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice
from typing import Any

import torch
from tqdm import tqdm

from annotated import (
    Batch,
    NumberTokenizer,
    SubwordTokenizer,
    Translator,
    count_parameters,
    make_model,
    number_split,
    number_words,
)
from annotated.checks import require
from annotated.data.tokenizers import split_words
from annotated.translator.translator import LANGUAGES
from annotated_lab.data.languages import CODES, counting_text_in, number_words_in
from annotated_lab.data.token_batches import TokenBatches
from annotated_lab.training.recorder import RunRecorder
from scripts.train_translator import (
    CHECKPOINTS,
    make_recorder,
    train_recorded,
    write_records,
    wrong_numbers,
)
from scripts.training import BAR, make_parser

SETTINGS: dict[str, Any] = dict(
    seed=0,
    languages=CODES,
    n_train=30_000,
    n_held_out=5_000,
    vocabulary=800,
    repeats_below_100=20,
    repeats_of_thousands=5,
    n_thousands_held_out=247,
    model=dict(n_layers=2, d_model=96, d_ff=192, n_heads=4, dropout=0.0, max_len=48),
    batch_tokens=2_500,
    n_steps=6_000,
    max_lr=3e-3,
)
MEASURED_AT = [*CHECKPOINTS, 2000, 3000, 4000, 5000]
EXAMPLE = 4247, "fr"  # held out
N_MEASURED = 200

Pair = tuple[list[int], list[int]]


def source_and_target(number: int, code: str) -> tuple[str, str]:
    return f"<{code}> {english(number)}", number_words_in(number, code)


@lru_cache(maxsize=100_000)
def english(number: int) -> str:
    return number_words(number)[0]


def make_translator(settings: dict) -> Translator:
    """Make an untrained translator, whose tokenizers know the words of all its languages."""
    codes = settings["languages"]
    words = {word for n in range(1001) for word in split_words(english(n))}
    source = NumberTokenizer([*(f"<{code}>" for code in codes), *sorted(words)])
    texts = [text for code in codes for text in counting_text_in(code)]
    target = SubwordTokenizer.learn(texts, settings["vocabulary"])
    model = make_model(len(source), len(target), **settings["model"])
    return Translator(model, source, target)


def thousands_split(
    learned: list[int], held_out: list[int], settings: dict
) -> tuple[list[int], list[int]]:
    """Return the round thousands that are in neither list: to train on, and to test on."""
    rest = sorted({*range(1000, 1_000_000, 1000)} - {*learned} - {*held_out})
    random.Random(settings["seed"]).shuffle(rest)
    n = settings["n_thousands_held_out"]
    return rest[n:], rest[:n]


def encoded_pairs(
    translator: Translator, numbers: list[int], settings: dict
) -> list[Pair]:
    """Encode each number in each language. Small ones are few, and come more often."""
    pairs = []
    for n in tqdm(numbers, desc="number words", **BAR):
        for code in settings["languages"]:
            source, target = source_and_target(n, code)
            pair = translator.encode_source(source), translator.encode_target(target)
            pairs += [pair] * (settings["repeats_below_100"] if n < 100 else 1)
    unknown = translator.tgt_vocab.unk_id
    require(
        all(unknown not in target for _, target in pairs),
        "a text to learn has a letter that the vocabulary lacks: add it to counting_text_in",
    )
    return pairs


def endless(batches: TokenBatches) -> Iterator[Batch]:
    for epoch in count():
        yield from batches.epoch(epoch)


def recorder_of(translator: Translator, held_out: list[int], codes: list[str]):
    """Make a recorder that measures the example and held-out numbers in all languages."""
    asked = [EXAMPLE] if EXAMPLE[1] in codes else []
    rest = held_out[: N_MEASURED - len(asked)]
    asked += [(n, codes[i % len(codes)]) for i, n in enumerate(rest)]
    return make_recorder(translator, [source_and_target(*one) for one in asked])


def train_translator(
    translator: Translator, pairs: list[Pair], recorder: RunRecorder, settings: dict
) -> list[float]:
    """Train, with measurements at the checkpoints; return the loss of each step."""
    batches = TokenBatches(
        pairs,
        settings["batch_tokens"],
        pad_id=translator.src_vocab.pad_id,
        seed=settings["seed"],
    )
    in_batches = islice(endless(batches), settings["n_steps"])
    return train_recorded(translator.model, in_batches, recorder, settings, MEASURED_AT)


def wrong_by_language(
    translator: Translator, numbers: list[int], codes: list[str]
) -> dict[str, list[int]]:
    def words_in(code: str):
        return lambda n: (english(n), number_words_in(n, code))

    return {c: wrong_numbers(translator, numbers, words_in(c), to=c) for c in codes}


def main() -> None:
    options = make_parser(__doc__, LANGUAGES, steps=SETTINGS["n_steps"]).parse_args()
    settings = SETTINGS | {"n_steps": options.steps}
    codes = settings["languages"]
    torch.manual_seed(settings["seed"])
    torch.set_num_threads(1)  # so small a model gains little from a second thread
    split = settings["n_train"], settings["n_held_out"], settings["seed"]
    train_numbers, held_out = number_split(*split)
    thousands, new_thousands = thousands_split(train_numbers, held_out, settings)
    train_numbers += thousands * settings["repeats_of_thousands"]
    translator = make_translator(settings)
    pairs = encoded_pairs(translator, train_numbers, settings)
    recorder = recorder_of(translator, held_out, codes)
    began = time.perf_counter()
    losses = train_translator(translator, pairs, recorder, settings)
    seconds = time.perf_counter() - began
    translator.model.eval().half()
    translator.save(options.out)
    translator.model.float()  # as it is loaded
    wrong = wrong_by_language(translator, held_out, codes)
    wrong_thousands = wrong_by_language(translator, new_thousands, codes)
    metrics = dict(
        settings=settings,
        exact_match={code: 1 - len(wrong[code]) / len(held_out) for code in codes},
        wrong=wrong,
        wrong_thousands=wrong_thousands,
        parameters=count_parameters(translator.model),
        training_seconds=round(seconds),
    )
    for name, found in [("numbers", wrong), ("thousands", wrong_thousands)]:
        print(name, {code: len(numbers) for code, numbers in found.items()}, "wrong")
    write_records(options.out, metrics, losses, recorder.run)


if __name__ == "__main__":
    main()
