"""Leave a pattern out of one language: do the others help? `python scripts/train_with_a_gap.py`

Spanish is taught without a single number that has a 7 among its thousands, such as 7,000, 70,215
or 317,000, alone or in company. The other languages are taught those numbers as well, and then the
model is asked for them in Spanish.
Three small models for each company, of three seeds. A companion of chapter 18 shows the result,
which goes into the package as JSON. Twenty minutes on one core.
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import torch

from annotated import Translator, number_split, train
from annotated.data.languages import number_words_in
from annotated.data.token_batches import TokenBatches
from annotated.translator.translator import GAP
from scripts.train_languages import SETTINGS as FULL
from scripts.train_languages import encoded_pairs, endless, english, make_translator

LEARNER = "es"
COMPANIES = {
    "alone": [LEARNER],
    "with relatives": [LEARNER, "pt", "it", "fr"],
    "with strangers": [LEARNER, "fi", "tr", "ja"],
}
SETTINGS: dict[str, Any] = FULL | dict(
    seeds=[0, 1, 2],
    n_train=10_000,
    model=FULL["model"] | dict(d_model=64, d_ff=128),
    n_steps=1_000,
    vocabulary=420,
    n_measured=500,
)
del SETTINGS["languages"], SETTINGS["seed"]


def is_missing(number: int) -> bool:
    """Left out, in the learner's language alone: a 7 among the thousands."""
    return "7" in str(number // 1000)


def trained(settings: dict, languages: list[str], seed: int) -> Translator:
    torch.manual_seed(seed)
    settings = settings | dict(languages=languages)
    translator = make_translator(settings)
    numbers, _ = number_split(settings["n_train"], settings["n_held_out"])
    with_gap = [n for n in numbers if not is_missing(n)]
    pairs = encoded_pairs(translator, with_gap, settings | dict(languages=[LEARNER]))
    others = [code for code in languages if code != LEARNER]
    pairs += encoded_pairs(translator, numbers, settings | dict(languages=others))
    batches = TokenBatches(
        pairs,
        settings["batch_tokens"],
        pad_id=translator.src_vocab.pad_id,
        seed=seed,
    )
    n_steps = settings["n_steps"]
    train(
        translator.model,
        islice(endless(batches), n_steps),
        n_steps=n_steps,
        max_lr=settings["max_lr"],
    )
    translator.model.eval()
    return translator


def measured(translator: Translator, numbers: list[int]) -> dict[str, Any]:
    """How many are translated exactly into the learner's language, and some that are not."""
    given = translator.translate([english(n) for n in numbers], to=LEARNER)
    wrong = [
        (n, words)
        for n, words in zip(numbers, given, strict=True)
        if words != number_words_in(n, LEARNER)
    ]
    return dict(exact=1 - len(wrong) / len(numbers), wrong=wrong[:3])


def main(settings: dict = SETTINGS) -> None:
    torch.set_num_threads(1)
    _, held_out = number_split(settings["n_train"], settings["n_held_out"])
    missing = [n for n in held_out if is_missing(n)]
    others = [n for n in held_out if not is_missing(n)]
    runs = []
    for company, languages in COMPANIES.items():
        for seed in settings["seeds"]:
            translator = trained(settings, languages, seed)
            run = dict(company=company, languages=languages, seed=seed)
            run["missing"] = measured(translator, missing[: settings["n_measured"]])
            run["others"] = measured(translator, others[: settings["n_measured"]])
            runs.append(run)
            print(run, flush=True)
    found = dict(settings=settings, n_missing=len(missing), runs=runs)
    text = json.dumps(found, ensure_ascii=False, indent=1)
    GAP.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
