"""Do the other languages help? `python -m scripts.leave_out_pattern`. Half an hour on one core.

Two patterns of digits are left out of the Spanish of the training: every number with 47 in it,
and all that have six digits. Each Spanish word in them is learned from other numbers. A model
that learns Spanish alone is then compared with one that learns eleven whole languages beside it.
Writes the share of right translations into Spanish as JSON, for numbers that no training had.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import torch

from annotated import Translator, number_split
from annotated.translator.translator import LEFT_OUT
from annotated_lab.data.languages import CODES
from annotated_lab.data.languages import number_words_in as words_in
from scripts.train_languages import (
    SETTINGS,
    Pair,
    encoded_pairs,
    english,
    make_translator,
    recorder_of,
    train_translator,
)

CODE = "es"
MODELS = {"Spanish alone": [CODE], "twelve languages": CODES}
SEEDS = [0, 1]
N_STEPS = 2_000
N_ASKED = 500
N_EXAMPLES = 5


def has_47(number: int) -> bool:
    """Is it said with "forty-seven"? 47, 1,347 and 647,002 are, 470 and 4,700 are not."""
    return 47 in (number % 100, number // 1000 % 100)


def has_six_digits(number: int) -> bool:
    return number >= 100_000


PATTERNS: dict[str, Callable[[int], bool]] = {
    "47": has_47,
    "six digits": has_six_digits,
}


def left_out(number: int) -> bool:
    return any(has(number) for has in PATTERNS.values())


def pairs_without_patterns(
    translator: Translator, numbers: list[int], settings: dict
) -> list[Pair]:
    """All numbers in the other languages; in Spanish only those without the patterns."""
    others = [code for code in settings["languages"] if code != CODE]
    kept = [number for number in numbers if not left_out(number)]
    return encoded_pairs(
        translator, numbers, settings | {"languages": others}
    ) + encoded_pairs(translator, kept, settings | {"languages": [CODE]})


def asked_numbers(train_numbers: list[int], n: int) -> dict[str, list[int]]:
    """Of each pattern, and of the rest, numbers that are in no training."""
    unseen = sorted({*range(1000, 1_000_000)} - {*train_numbers})
    random.Random(0).shuffle(unseen)
    only = {
        name: [m for m in unseen if has(m) and not other(m)]
        for (name, has), other in zip(
            PATTERNS.items(), reversed(PATTERNS.values()), strict=True
        )
    }
    rest = [number for number in unseen if not left_out(number)]
    return {name: numbers[:n] for name, numbers in (only | {"the rest": rest}).items()}


def answers(translator: Translator, numbers: list[int]) -> dict:
    """The share that is exact, and some of the others: [number, what the model gave]."""
    given = translator.translate([english(number) for number in numbers], to=CODE)
    wrong = [
        (number, words)
        for number, words in zip(numbers, given, strict=True)
        if words != words_in(number, CODE)
    ]
    return dict(exact=1 - len(wrong) / len(numbers), wrong=wrong[:N_EXAMPLES])


def trained(codes: list[str], seed: int, n_steps: int) -> tuple[Translator, float]:
    """A translator without the patterns, and its last loss."""
    settings = SETTINGS | dict(seed=seed, languages=codes, n_steps=n_steps)
    torch.manual_seed(seed)
    numbers, held_out = number_split(settings["n_train"], settings["n_held_out"])
    translator = make_translator(settings)
    pairs = pairs_without_patterns(translator, numbers, settings)
    recorder = recorder_of(translator, held_out, codes)
    losses = train_translator(translator, pairs, recorder, settings)
    translator.model.eval()
    return translator, losses[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=LEFT_OUT)
    parser.add_argument("--steps", type=int, default=N_STEPS)
    parser.add_argument("--asked", type=int, default=N_ASKED)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    train_numbers, _ = number_split(SETTINGS["n_train"], SETTINGS["n_held_out"])
    asked = asked_numbers(train_numbers, arguments.asked)
    found = []
    for seed in SEEDS:
        for name, codes in MODELS.items():
            began = time.perf_counter()
            translator, loss = trained(codes, seed, arguments.steps)
            seconds = round(time.perf_counter() - began)
            right = {kind: answers(translator, ns) for kind, ns in asked.items()}
            found.append(dict(model=name, seed=seed, loss=round(loss, 5), **right))
            print(name, seed, f"{loss:.4f}", f"{seconds} s", flush=True)
            print({kind: answer["exact"] for kind, answer in right.items()}, flush=True)
    record = dict(n_steps=arguments.steps, n_asked=arguments.asked, models=found)
    text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
    arguments.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
