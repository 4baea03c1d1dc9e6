"""What the storyteller's training needs: `python -m scripts.compare_storytellers`. 40 minutes.

Smaller models, fewer stories, and no drills: each of VARIANTS is trained for the same number of
steps, in the way of `train_storyteller.py`, and measured on the same held-out stories. The
numbers go into the package as JSON, beside the storyteller; the book draws them. The widget
TrainingScrubber shows the first training.
"""

from __future__ import annotations

from typing import Any

import torch

from annotated import count_parameters
from annotated_lab.small_world import entropy, stories
from annotated_lab.storyteller.measures import mean_bits
from annotated_lab.storyteller.recorder import QuestionRecorder, StoryRecorder
from annotated_lab.storyteller.storyteller import COMPARED
from scripts.train_storyteller import SETTINGS as FULL
from scripts.train_storyteller import make_storyteller, train
from scripts.training import make_parser, write_json

STEPS, EVERY = 2_400, 200
N_MEASURED = 200  # held-out stories, and so many told
SCRUBBED = [0, 50, 400, 1000, *range(1300, 1700, 50), *range(1700, 2401, 100)]
NO_DRILLS = dict(plain=0, spread=0, facts=0, share_later=0.0)
# What differs from the shipped one. Of the first it is kept, too, what it expects.
VARIANTS: dict[str, dict[str, Any]] = {
    "d_model 96": dict(),
    "d_model 48": dict(d_model=48),
    "without drills": dict(drills=FULL["drills"] | NO_DRILLS),
    "500 stories": dict(n_stories=500),
    "d_model 24": dict(d_model=24),
}


def settings_of(variant: dict[str, Any], n_steps: int) -> dict[str, Any]:
    """Return the settings of the shipped storyteller, changed as the variant says."""
    width = variant.get("d_model", 96)
    model = FULL["model"] | dict(d_model=width, d_ff=8 * width // 3)
    return FULL | variant | dict(model=model, n_steps=n_steps)


def train_and_record(
    settings: dict[str, Any], held_out: list[list[str]]
) -> tuple[StoryRecorder, QuestionRecorder]:
    """Train a storyteller; measure it before that and now and then."""
    teller = make_storyteller(settings)
    recorder = StoryRecorder(teller, held_out)
    scrubbed = QuestionRecorder(teller, held_out)

    def after_step(step: int, learning_rate: float | None) -> None:
        if step % EVERY == 0:
            recorder.record(step)
        if step in SCRUBBED:
            rate = learning_rate and float(f"{learning_rate:.4g}")
            scrubbed.record(step, rate)

    after_step(0, None)
    train(teller, settings, after_step)
    return recorder, scrubbed


def summary(recorder: StoryRecorder) -> dict[str, Any]:
    kept = ("step", "bits", "right", "consistent")
    checkpoints = recorder.run["checkpoints"]
    return dict(
        parameters=count_parameters(recorder.teller.model),
        checkpoints=[{name: found[name] for name in kept} for found in checkpoints],
    )


def main() -> None:
    parser = make_parser(__doc__, COMPARED, steps=STEPS, n_measured=N_MEASURED)
    options = parser.parse_args()
    torch.set_num_threads(1)
    held_out = list(stories(options.n_measured, FULL["held_out_seed"] + 1))
    bits = mean_bits([entropy(story) for story in held_out])
    found: dict[str, Any] = dict(entropy=bits, trainings={})
    for name, variant in VARIANTS.items():
        settings = settings_of(variant, options.steps)
        recorder, scrubbed = train_and_record(settings, held_out)
        if "run" not in found:
            found["run"] = recorder.run
            write_json(options.out.with_suffix(".run.json"), scrubbed.run)
        found["trainings"][name] = summary(recorder)
        print(name, found["trainings"][name]["checkpoints"][-1], flush=True)
        write_json(options.out, found)


if __name__ == "__main__":
    main()
