"""Teach the shipped translator the years: `python -m scripts.teach_years`. Ten minutes, one core.

The translator says *zwölf* to "twelve hundred", since all its numbers were of the form "one
thousand two hundred". Here it is trained on: on half of the years of the other form, with ordinary
numbers beside them or without, and with the round years or without. "twelve hundred" itself is in
none of the trainings. Each recipe runs with three orders of the batches, and is tested on what the
model could do before. The first run of the last recipe is what the package ships, in float16.
Another processor may round differently, and then other answers are wrong.
"""

from __future__ import annotations

import time
from typing import Any

import torch

from annotated import Translator, batches, number_split, number_words, train
from annotated.translator.translator import WITH_YEARS
from scripts.record_years import year_words
from scripts.training import make_parser, write_json

Pair = tuple[str, str]

SETTINGS: dict[str, Any] = dict(batch_size=64, max_lr=1e-3, seeds=[0, 1, 2])
SHIPPED_SEED = SETTINGS["seeds"][0]
# `every`: of the 55,000 ordinary numbers every so many; `rounds`: how often each round year.
RECIPES: dict[str, dict[str, int]] = {
    "years alone": dict(every=0, rounds=0, n_steps=100),
    "half and half": dict(every=120, rounds=0, n_steps=100),
    "and eight round years": dict(every=120, rounds=1, n_steps=100),
    "five times as many ordinary numbers": dict(every=24, rounds=3, n_steps=300),
}
UNSEEN = "twelve hundred"
N_WRONG = 12  # wrong answers that are written down


def in_hundreds(century: int, rest: int = 0) -> Pair:
    """Name a year in hundreds: 12, 5 -> "twelve hundred and five", "zwölfhundertfünf"."""
    return year_words(100 * century + rest)


def all_years() -> list[tuple[int, int]]:
    return [(century, rest) for century in range(11, 20) for rest in range(1, 100)]


def round_years() -> list[Pair]:
    return [in_hundreds(century) for century in range(11, 20)]


def pairs_of(recipe: dict[str, int], numbers: list[int]) -> list[Pair]:
    """Return what a recipe trains on: the second of each two years, and what it adds."""
    pairs = [in_hundreds(*year) for year in all_years()[1::2]]
    if recipe["every"]:
        pairs += map(number_words, numbers[:: recipe["every"]])
    return pairs + recipe["rounds"] * [p for p in round_years() if p[0] != UNSEEN]


def tests_of(held_out: list[int]) -> dict[str, list[Pair]]:
    """Return the tests: the other years, and what the translator could do before."""
    usual = [number_words(100 * century + rest) for century, rest in all_years()]
    return {
        "other years": [in_hundreds(*year) for year in all_years()[::2]],
        "round years": round_years(),
        "one thousand": usual,
        "ordinary": list(map(number_words, held_out)),
    }


def wrong_answers(translator: Translator, pairs: list[Pair]) -> list[Pair]:
    """Return each source whose translation is not exact, with that translation."""
    wrong = []
    for start in range(0, len(pairs), 250):
        sources, answers = zip(*pairs[start : start + 250], strict=True)
        found = translator.translate(sources)
        rows = zip(sources, found, answers, strict=True)
        wrong += [(source, text) for source, text, answer in rows if text != answer]
    return wrong


def measure(translator: Translator, tests: dict[str, list[Pair]]) -> dict:
    """Return how many answers of each test are wrong, and the first of them."""
    found = {name: wrong_answers(translator, pairs) for name, pairs in tests.items()}
    first = found["ordinary"]
    in_300 = {source for source, _ in tests["ordinary"][:300]}
    return dict(
        wrong={name: len(wrong) for name, wrong in found.items()},
        wrong_of_300=sum(source in in_300 for source, _ in first),
        rounds=translator.translate([source for source, _ in tests["round years"]]),
        seven_forty=translator.translate(["seven forty"])[0],
        examples=first[:N_WRONG],
        in_8900s=sum(s.startswith("eight thousand nine hundred") for s, _ in first),
    )


def fine_tuned(pairs: list[Pair], n_steps: int, seed: int) -> Translator:
    """Return the shipped translator, trained on these pairs."""
    student = Translator.load()
    ids = [(student.encode_source(s), student.encode_target(t)) for s, t in pairs]
    size = SETTINGS["batch_size"]
    in_batches = batches(ids, size, pad_id=0, n_batches=n_steps, seed=seed)
    train(student.model, in_batches, n_steps=n_steps, max_lr=SETTINGS["max_lr"])
    student.model.eval()
    return student


def main() -> None:
    options = make_parser(__doc__, WITH_YEARS, steps=300).parse_args()
    torch.set_num_threads(1)
    numbers, held_out = number_split()
    tests = tests_of(held_out)
    runs = [dict(recipe="before", **measure(Translator.load(), tests))]
    for name, recipe in RECIPES.items():
        pairs = pairs_of(recipe, numbers)
        n_steps = min(recipe["n_steps"], options.steps)
        for seed in SETTINGS["seeds"]:
            began = time.perf_counter()
            student = fine_tuned(pairs, n_steps, seed)
            seconds = round(time.perf_counter() - began, 1)
            if seed == SHIPPED_SEED:  # the last recipe writes over the others
                student.model.half()
                student.save(options.out)
                student.model.float()  # what is measured is what is shipped
            found = measure(student, tests)
            about = dict(n_pairs=len(pairs), n_steps=n_steps, seconds=seconds)
            runs.append(dict(recipe=name, seed=seed, **about, **found))
            print(name, seed, found["wrong"], found["rounds"][:2], flush=True)
    sizes = {name: len(pairs) for name, pairs in tests.items()}
    record = dict(settings=SETTINGS, recipes=RECIPES, of=sizes, runs=runs)
    write_json(options.out.with_suffix(".json"), record, indent=1)


if __name__ == "__main__":
    main()
