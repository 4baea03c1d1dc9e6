"""Do the other languages help? `python -m scripts.leave_out_pattern`. Half an hour on one core.

Two patterns of digits are left out of the Spanish of the training: every number with 47 in it,
and all that have six digits. Each Spanish word in them is learned from other numbers. A model
that learns Spanish alone is then compared with one that learns eleven whole languages beside it.
Writes the share of right translations into Spanish as JSON, for numbers that no training had.
"""

from __future__ import annotations

import random
import time

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
from scripts.training import make_parser, write_json

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


PATTERNS = {"47": has_47, "six digits": has_six_digits}


def has_pattern(number: int) -> bool:
    return any(has(number) for has in PATTERNS.values())


def pairs_without_patterns(
    translator: Translator, numbers: list[int], settings: dict
) -> list[Pair]:
    """Encode all numbers in the other languages; in Spanish those without the patterns."""
    others = [code for code in settings["languages"] if code != CODE]
    kept = [number for number in numbers if not has_pattern(number)]
    pairs = encoded_pairs(translator, numbers, settings | {"languages": others})
    return pairs + encoded_pairs(translator, kept, settings | {"languages": [CODE]})


def asked_numbers(train_numbers: list[int], n: int) -> dict[str, list[int]]:
    """Return, of each pattern and of the rest, numbers that are in no training."""
    unseen = sorted({*range(1000, 1_000_000)} - {*train_numbers})
    random.Random(0).shuffle(unseen)
    kinds = {
        "47": [m for m in unseen if has_47(m) and not has_six_digits(m)],
        "six digits": [m for m in unseen if has_six_digits(m) and not has_47(m)],
        "the rest": [m for m in unseen if not has_pattern(m)],
    }
    return {name: numbers[:n] for name, numbers in kinds.items()}


def answers(translator: Translator, numbers: list[int]) -> dict:
    """Return the share that is exact, and some of the others: [number, the answer]."""
    texts = translator.translate([english(number) for number in numbers], to=CODE)
    pairs = zip(numbers, texts, strict=True)
    wrong = [(n, words) for n, words in pairs if words != words_in(n, CODE)]
    return dict(exact=1 - len(wrong) / len(numbers), wrong=wrong[:N_EXAMPLES])


def train_without(
    codes: list[str], seed: int, n_steps: int
) -> tuple[Translator, float]:
    """Return a translator trained without the patterns, and its last loss."""
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
    parser = make_parser(__doc__, LEFT_OUT, steps=N_STEPS, asked=N_ASKED)
    options = parser.parse_args()
    torch.set_num_threads(1)
    train_numbers, _ = number_split(SETTINGS["n_train"], SETTINGS["n_held_out"])
    asked = asked_numbers(train_numbers, options.asked)
    found = []
    for seed in SEEDS:
        for name, codes in MODELS.items():
            began = time.perf_counter()
            translator, loss = train_without(codes, seed, options.steps)
            seconds = round(time.perf_counter() - began)
            right = {kind: answers(translator, ns) for kind, ns in asked.items()}
            found.append(dict(model=name, seed=seed, loss=round(loss, 5), **right))
            print(name, seed, f"{loss:.4f}", f"{seconds} s", flush=True)
            print({kind: answer["exact"] for kind, answer in right.items()}, flush=True)
    record = dict(n_steps=options.steps, n_asked=options.asked, models=found)
    write_json(options.out, record, indent=1)


if __name__ == "__main__":
    main()
