"""Loss against data and size: `python -m scripts.grid_of_storytellers`. A quarter of an hour.

Models of three widths are trained on four numbers of stories, all for the same number of steps
and without drills, and measured on the same held-out stories. What they reach goes into the
package as JSON, beside the storyteller; the book draws it.
"""

from __future__ import annotations

import torch

from annotated import count_parameters
from annotated_lab.small_world import entropy, stories
from annotated_lab.storyteller.measures import mean_bits, surprises
from annotated_lab.storyteller.storyteller import GRID
from scripts.compare_storytellers import NO_DRILLS, settings_of
from scripts.train_storyteller import SETTINGS as FULL
from scripts.train_storyteller import make_storyteller, train
from scripts.training import make_parser, write_json

STEPS, BATCH = 800, 24
WIDTHS = (24, 48, 96)
NEW = STEPS * BATCH  # so many stories are enough for each to come once
NUMBERS = (40, 400, 4_000, NEW)
N_MEASURED = 200


def cell(
    width: int, n_stories: int, n_steps: int, held_out: list[list[str]]
) -> dict[str, float]:
    """Train once; return the bits per word on known stories and on held-out ones."""
    variant = dict(drills=FULL["drills"] | NO_DRILLS, d_model=width, batch_size=BATCH)
    settings = settings_of(variant | dict(n_stories=n_stories), n_steps)
    teller = make_storyteller(settings)
    train(teller, settings)
    known = list(stories(min(n_stories, len(held_out)), settings["seed"]))
    return dict(
        width=width,
        parameters=count_parameters(teller.model),
        n_stories=n_stories,
        bits_told=round(mean_bits(surprises(teller, known)), 4),
        bits=round(mean_bits(surprises(teller, held_out)), 4),
    )


def main() -> None:
    parser = make_parser(__doc__, GRID, steps=STEPS, n_measured=N_MEASURED)
    options = parser.parse_args()
    torch.set_num_threads(1)
    held_out = list(stories(options.n_measured, FULL["held_out_seed"] + 1))
    found = dict(
        steps=options.steps,
        batch_size=BATCH,
        entropy=round(mean_bits([entropy(story) for story in held_out]), 4),
        cells=[],
    )
    for width in WIDTHS:
        for n_stories in NUMBERS:
            found["cells"].append(cell(width, n_stories, options.steps, held_out))
            print(found["cells"][-1], flush=True)
    write_json(options.out, found)


if __name__ == "__main__":
    main()
