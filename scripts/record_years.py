"""When does the translator know the years? `python -m scripts.record_years`. Ten minutes.

Trains the shipped translator again. Every 20 steps it notes how probable *hundert* is after
*elf*, *zwölf*, … *neunzehn*, with *eleven hundred* and so on as the source: forms that no
training number has. Every 100 steps it translates these nine, and the 891 years from *eleven
hundred and one* to *nineteen hundred and ninety-nine*; then all held-out numbers, if one of
the nine is right, and every 500 steps. The training is the same without it, but a processor
that rounds differently ends elsewhere. So a run is kept under the name of the processor's
instructions, and ATEN_CPU_CAPABILITY, MKL_ENABLE_INSTRUCTIONS and ONEDNN_MAX_CPU_ISA (see
`scripts/try_processors.py`) choose them.
"""

from __future__ import annotations

import json

import torch

from annotated import Translator, causal_mask, number_split, number_words, train
from annotated.training.loop import Record
from annotated.translator.translator import YEARS
from scripts import train_translator as shipped
from scripts.train_translator import SETTINGS
from scripts.training import make_parser, write_json

CENTURIES = range(11, 20)
YEARS_SAID = [100 * c + r for c in CENTURIES for r in range(1, 100)]


def year_words(year: int) -> tuple[str, str]:
    """Return a year as people say it: "nineteen hundred and one", "neunzehnhunderteins"."""
    (century, jahrhundert), (rest, jahr) = map(number_words, divmod(year, 100))
    if year % 100 == 0:
        return f"{century} hundred", f"{jahrhundert}hundert"
    return f"{century} hundred and {rest}", f"{jahrhundert}hundert{jahr}"


@torch.no_grad()
def hundert_after(translator: Translator, century: int) -> float:
    """Return the probability of *hundert* after the century's first German token."""
    english, german = year_words(100 * century)
    src = torch.tensor([translator.encode_source(english)])
    first = translator.encode_target(german)[:2]
    logits = translator.model(src, torch.tensor([first]), None, causal_mask(len(first)))
    hundert = translator.tgt_vocab.id_of["hundert"]
    return round(logits[0, -1].softmax(-1)[hundert].item(), 4)


def main() -> None:
    options = make_parser(__doc__, YEARS, steps=SETTINGS["n_steps"]).parse_args()
    settings = {**SETTINGS, "n_steps": options.steps}
    torch.manual_seed(settings["seed"])
    torch.set_num_threads(1)
    split = settings["n_train"], settings["n_held_out"], settings["seed"]
    train_numbers, held_out = number_split(*split)
    words = list(map(number_words, shipped.repeat_small(train_numbers, settings)))
    translator = shipped.make_translator(settings, words)
    probable: dict[int, list[float]] = {}
    checkpoints: list[dict] = []

    def after_step(record: Record) -> None:
        step = int(record["step"])
        if step % 20 == 0:
            probable[step] = [hundert_after(translator, c) for c in CENTURIES]
        if step % 100 == 0:
            sources, answers = zip(
                *(year_words(100 * c) for c in CENTURIES), strict=True
            )
            hundreds = translator.translate(sources)
            wrong_years = shipped.wrong_numbers(translator, YEARS_SAID, year_words)
            found = dict(step=step, loss=round(record["loss"], 5), hundreds=hundreds)
            found["years_right"] = len(YEARS_SAID) - len(wrong_years)
            if step % 500 == 0 or set(hundreds) & set(answers):
                found["held_out_wrong"] = len(
                    shipped.wrong_numbers(translator, held_out)
                )
            checkpoints.append(found)
            print(found, flush=True)

    in_batches = shipped.training_batches(translator, words, settings)
    rates = dict(n_steps=settings["n_steps"], max_lr=settings["max_lr"])
    losses = train(translator.model, in_batches, **rates, after_step=after_step)
    runs = json.loads(options.out.read_text("utf-8")) if options.out.exists() else {}
    runs[torch.backends.cpu.get_cpu_capability()] = dict(
        n_years=len(YEARS_SAID),
        n_held_out=len(held_out),
        losses=[round(loss, 5) for loss in losses[::10]],
        hundert_after={str(step): values for step, values in probable.items()},
        checkpoints=checkpoints,
    )
    write_json(options.out, runs)


if __name__ == "__main__":
    main()
