"""What the storyteller's training needs: `python scripts/compare_storytellers.py`. 45 minutes.

Smaller models, fewer stories, and no drills: each of VARIANTS is trained for the same number of
steps, in the way of `train_storyteller.py`, and measured on the same held-out stories. The
numbers go into the package as JSON, beside the storyteller; the book draws them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import torch

from annotated import WordTokenizer, count_parameters, make_decoder_only
from annotated.data.small_world import VOCABULARY, entropy, stories
from annotated.storyteller.measures import mean_bits
from annotated.storyteller.recorder import StoryRecorder
from annotated.storyteller.storyteller import COMPARED, Storyteller
from scripts.train_storyteller import SETTINGS as FULL
from scripts.train_storyteller import train

STEPS = 3_000
MEASURED_AT = [*range(0, STEPS + 1, 250)]
NO_DRILLS = FULL["drills"] | dict(plain=0, spread=0, facts=0, share_later=0.0)
# What differs from the middle one; "n_stories" are told again and again.
VARIANTS: dict[str, dict[str, Any]] = {
    "d_model 24": dict(d_model=24),
    "d_model 48": dict(),
    "d_model 96": dict(d_model=96),
    "500 stories": dict(n_stories=500),
    "5,000 stories": dict(n_stories=5_000),
    "without drills": dict(drills=NO_DRILLS),
}


def settings_of(variant: dict[str, Any], steps: int, n_measured: int) -> dict[str, Any]:
    """The settings of the shipped storyteller, but for what the variant says."""
    width = variant.get("d_model", 48)
    model = FULL["model"] | dict(d_model=width, d_ff=8 * width // 3)
    return FULL | dict(
        model=model,
        n_steps=steps,
        measured_at=MEASURED_AT,
        n_measured=n_measured,
        n_stories=variant.get("n_stories"),
        drills=variant.get("drills", FULL["drills"]),
    )


def compared(settings: dict[str, Any]) -> dict[str, Any]:
    """One training: its parameters, and what was measured at the checkpoints."""
    torch.manual_seed(settings["seed"])
    tokenizer = WordTokenizer(VOCABULARY)
    model = make_decoder_only(len(tokenizer), **settings["model"])
    teller = Storyteller(model, tokenizer)
    held_out = list(stories(settings["n_measured"], settings["held_out_seed"] + 1))
    recorder = StoryRecorder(teller, held_out)
    train(teller, settings, recorder)
    kept = ("step", "bits", "right", "consistent")
    found = [
        {name: checkpoint[name] for name in kept}
        for checkpoint in recorder.run["checkpoints"]
    ]
    return dict(
        parameters=count_parameters(model),
        entropy=mean_bits([entropy(story) for story in held_out]),
        checkpoints=found,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=COMPARED)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--n-measured", type=int, default=FULL["n_measured"])
    given = parser.parse_args()
    torch.set_num_threads(1)
    found = {}
    for name, variant in VARIANTS.items():
        settings = settings_of(variant, given.steps, given.n_measured)
        found[name] = compared(settings)
        last = found[name]["checkpoints"][-1]
        print(f"{name}: {last['bits']} bits, {last['right']}", flush=True)
        written = dict(steps=given.steps, trainings=found)
        given.out.write_text(json.dumps(written, indent=1) + "\n")


if __name__ == "__main__":
    main()
