"""Loss against data and size: `python scripts/grid_of_storytellers.py`. A quarter of an hour.

Models of three widths are trained on four numbers of stories, all for the same number of steps
and without drills, and measured on the same held-out stories. What they reach goes into the
package as JSON, beside the storyteller; the book draws it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from annotated import WordTokenizer, count_parameters, make_decoder_only
from annotated_lab.small_world import VOCABULARY, entropy, stories
from annotated_lab.storyteller.measures import mean_bits, surprises
from annotated_lab.storyteller.storyteller import GRID, Storyteller
from scripts.compare_storytellers import NO_DRILLS, settings_of
from scripts.train_storyteller import SETTINGS as FULL
from scripts.train_storyteller import train

STEPS, BATCH = 800, 24
WIDTHS = (24, 48, 96)
NEW = STEPS * BATCH  # so many stories are enough for each to come once
NUMBERS = (40, 400, 4_000, NEW)
N_MEASURED = 200


def cell(
    width: int, n_stories: int, n_steps: int, held_out: list[list[str]]
) -> dict[str, float]:
    """One training: the bits per word on the stories that it was told, and on held-out ones."""
    variant = dict(drills=FULL["drills"] | NO_DRILLS, d_model=width, batch_size=BATCH)
    settings = settings_of(variant | dict(n_stories=n_stories), n_steps)
    torch.manual_seed(settings["seed"])
    tokenizer = WordTokenizer(VOCABULARY)
    model = make_decoder_only(len(tokenizer), **settings["model"])
    teller = Storyteller(model, tokenizer)
    train(teller, settings)
    known = list(stories(min(n_stories, len(held_out)), settings["seed"]))
    return dict(
        width=width,
        parameters=count_parameters(model),
        n_stories=n_stories,
        bits_told=round(mean_bits(surprises(teller, known)), 4),
        bits=round(mean_bits(surprises(teller, held_out)), 4),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=GRID)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--n-measured", type=int, default=N_MEASURED)
    given = parser.parse_args()
    torch.set_num_threads(1)
    held_out = list(stories(given.n_measured, FULL["held_out_seed"] + 1))
    found = dict(
        steps=given.steps,
        batch_size=BATCH,
        entropy=round(mean_bits([entropy(story) for story in held_out]), 4),
        cells=[],
    )
    for width in WIDTHS:
        for n_stories in NUMBERS:
            found["cells"].append(cell(width, n_stories, given.steps, held_out))
            print(found["cells"][-1], flush=True)
    given.out.write_text(json.dumps(found, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
