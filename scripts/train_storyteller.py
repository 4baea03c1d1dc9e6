"""Train the shipped storyteller: the last part of `make train`. 27 minutes on two cores.

It begins with drills of recall (`annotated_lab.small_world.drills`). Then come stories, and a
drill now and then; a second part, of stories alone, makes what cannot come less likely once more.
No story is seen twice: the small world tells new ones at every step. Writes the checkpoint into
the package, and beside it, as JSON, the settings, the loss beside the entropy and the n-gram
models, the answers, and how consistent and varied the stories are by temperature.
On one processor two short runs give the same parameters, bit for bit.
"""

from __future__ import annotations

import copy
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice

import torch
from torch.utils.data import DataLoader, IterableDataset
from tqdm import tqdm

from annotated import Vocabulary, WordTokenizer, count_parameters, make_decoder_only
from annotated.training.batches import pad
from annotated_lab.data.n_grams import NGramModel
from annotated_lab.small_world import VOCABULARY, check, entropy, stories, surprise
from annotated_lab.small_world.drills import Drill, facts, pairs
from annotated_lab.small_world.telling import draws
from annotated_lab.small_world.words import END, MAX_WORDS
from annotated_lab.storyteller.measures import (
    answer_questions,
    consistency,
    mean_bits,
    share_right,
    surprises,
)
from annotated_lab.storyteller.storyteller import SHIPPED, Storyteller
from scripts.training import BAR, make_parser, write_json

SIZES = dict(n_layers=4, d_model=96, d_ff=256, n_heads=4, dropout=0.0)
SETTINGS = dict(
    seed=0,
    held_out_seed=1_000_000,
    n_held_out=2_000,
    model=SIZES | dict(max_len=MAX_WORDS + 1),
    batch_size=48,
    learning_rate=2e-3,
    n_steps=8_500,
    warm_up=0.01,
    # So many steps of pairs with nothing between the words, of pairs with a little, and of facts;
    # after that, of drills among the stories.
    drills=dict(plain=400, spread=600, facts=300, most_between=2, share_later=0.2),
    penalty=0.0,
    n_grams=50_000,
    n_told=1_000,
)
# The second part: stories only, in which probability on a word that cannot come costs more.
POLISH = dict(
    seed=1,
    n_steps=4_000,
    learning_rate=1.5e-3,
    warm_up=0.05,
    drills=dict(plain=0, spread=0, facts=0, most_between=0, share_later=0.0),
    penalty=30.0,
)
# How stories are sampled, to see what that does to truth and variety.
SAMPLING = {
    "greedy": dict(temperature=0.0),
    **{f"temperature {t:g}": dict(temperature=t) for t in (0.5, 0.8, 1.0, 1.3)},
    "temperature 1.3, top-k 10": dict(temperature=1.3, top_k=10),
    "temperature 1.3, top-p 0.9": dict(temperature=1.3, top_p=0.9),
    "temperature 1, top-k 10": dict(temperature=1.0, top_k=10),
    "temperature 1, top-p 0.99": dict(temperature=1.0, top_p=0.99),
    "temperature 1, top-p 0.9": dict(temperature=1.0, top_p=0.9),
}
POOL = 16  # so many batches are sorted by length together, and hold little padding

AfterStep = Callable[[int, float], None]  # gets the step and its learning rate
Batch = tuple[torch.Tensor, torch.Tensor]  # ids (B, L), and probabilities (B, L-1, V)


class Batches(IterableDataset):
    """The batches of all steps: drills at first, then stories, and a drill now and then."""

    def __init__(self, settings: dict, vocabulary: Vocabulary):
        self.settings, self.vocabulary = settings, vocabulary

    def __iter__(self) -> Iterator[Batch]:
        drills, size = self.settings["drills"], self.settings["batch_size"]
        stories = story_batches(self.settings, self.vocabulary)
        for step in range(self.settings["n_steps"]):
            rng = random.Random(f"step {step}")
            if is_drill(step, rng, drills):
                chosen = [make_drill(step, rng, drills) for _ in range(size)]
                yield drill_batch(chosen, self.vocabulary)
            else:
                yield next(stories)


def is_drill(step: int, rng: random.Random, drills: dict) -> bool:
    alone = drills["plain"] + drills["spread"] + drills["facts"]
    return step < alone or rng.random() < drills["share_later"]


def make_drill(step: int, rng: random.Random, drills: dict) -> Drill:
    """Make a drill for this step: each kind needs the one before it."""
    if step < drills["plain"]:
        return pairs(rng)
    if step < drills["plain"] + drills["spread"]:
        return pairs(rng, drills["most_between"])
    return facts(rng, drills["most_between"])


def story_batches(settings: dict, vocabulary: Vocabulary) -> Iterator[Batch]:
    """Yield stories of about one length: new ones, or `n_stories` again and again."""
    most = settings.get("n_stories", sys.maxsize)
    size, first = settings["batch_size"], 0
    while True:
        numbers = range(first, first + size * POOL)
        pool = [list(draws(number % most, settings["seed"])) for number in numbers]
        pool.sort(key=len)
        cut = [pool[i : i + size] for i in range(0, len(pool), size)]
        random.Random(f"pool {first}").shuffle(cut)
        for chosen in cut:
            words = [[word for _, word in story] for story in chosen]
            yield ids_of(words, vocabulary), targets(chosen, vocabulary)
        first += size * POOL


def drill_batch(chosen: list[Drill], vocabulary: Vocabulary) -> Batch:
    """Return a batch that teaches only the answers of drills: nothing else can be known."""
    chosen = [drill[:MAX_WORDS] for drill in chosen]
    ids = ids_of([[word for word, _ in drill] for drill in chosen], vocabulary)
    known = [[({w: 1.0} if asked else {}, w) for w, asked in one] for one in chosen]
    return ids, targets(known, vocabulary)


def ids_of(rows: list[list[str]], vocabulary: Vocabulary) -> torch.Tensor:
    """Return ids (B, L), each row with `<s>` in front."""
    encoded = [[vocabulary.bos_id, *vocabulary.encode(row)] for row in rows]
    return pad(encoded, vocabulary.pad_id)


def targets(
    chosen: list[list[tuple[dict[str, float], str]]], vocabulary: Vocabulary
) -> torch.Tensor:
    """Return the distribution of each word (B, L-1, V); zeros after the end."""
    shape = len(chosen), max(map(len, chosen)), len(vocabulary)
    places, values = [], []
    for row, story in enumerate(chosen):
        for column, (options, _) in enumerate(story):
            start = (row * shape[1] + column) * shape[2]
            places += [start + vocabulary.id_of[word] for word in options]
            values += options.values()
    flat = torch.zeros(shape[0] * shape[1] * shape[2])
    flat[torch.tensor(places)] = torch.tensor(values)
    return flat.view(shape)


def train(
    teller: Storyteller, settings: dict, after_step: AfterStep = lambda step, rate: None
) -> None:
    """Train with Adam and one cycle of the learning rate: up, then down to almost 0.

    The target is not the word that came, but the distribution that it was drawn from. The
    optimum is the same, and the gradient has no noise from the draw. With a penalty, the
    probability of all words that cannot come is made smaller once more: -log(1 - p), the
    unlikelihood of Welleck et al. (2020), section 5.
    """
    model = teller.model
    rate, steps = settings["learning_rate"], settings["n_steps"]
    optimizer = torch.optim.Adam(model.parameters(), rate, betas=(0.9, 0.98), eps=1e-9)
    options = dict(pct_start=settings["warm_up"], cycle_momentum=False)
    cycle = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps, **options)
    model.train()
    # One more process tells the stories while the model learns from those before.
    loader = DataLoader(Batches(settings, teller.vocabulary), None, num_workers=1)
    with tqdm(loader, total=steps, desc="train", **BAR) as bar:
        for step, (ids, world) in enumerate(bar, start=1):
            log_p = model(ids[:, :-1]).log_softmax(-1)
            loss = -(world * log_p).sum() / world.sum()
            if settings["penalty"]:
                loss = loss + settings["penalty"] * unlikelihood(log_p, world)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            [used] = cycle.get_last_lr()
            cycle.step()
            after_step(step, used)
            bar.set_postfix(loss=f"{loss.item():.4f}")
    model.eval()


def unlikelihood(log_p: torch.Tensor, world: torch.Tensor) -> torch.Tensor:
    """Return the mean of -log(1 - p), p the probability of all words that cannot come."""
    is_word = world.sum(-1) > 0  # and not padding
    impossible = (log_p.exp() * (world == 0)).sum(-1)[is_word]
    return -torch.log1p(-impossible.clamp(max=0.999)).mean()


def make_storyteller(settings: dict) -> Storyteller:
    """Make an untrained storyteller, whose parameters follow from the seed."""
    torch.manual_seed(settings["seed"])
    tokenizer = WordTokenizer(VOCABULARY)
    model = make_decoder_only(len(tokenizer), **settings["model"])
    return Storyteller(model, tokenizer)


def round_to_half(model: torch.nn.Module) -> None:
    """Round the parameters as the file will, so that what is shipped is measured."""
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(parameter.half().float())


def measure_losses(teller: Storyteller, held_out: list[list[str]]) -> dict:
    """Return the bits per word of the world and of the model, and how many answers are right."""
    answered = answer_questions(teller, held_out)
    return dict(
        entropy=mean_bits([entropy(story) for story in held_out]),
        world=mean_bits([surprise(story) for story in held_out]),
        model=mean_bits(surprises(teller, held_out)),
        questions=len(answered),
        answered_right=share_right(answered),
    )


def measure_n_grams(settings: dict, held_out: list[list[str]]) -> dict[str, float]:
    """Return the bits per word of n-gram models of some of the stories of the training."""
    found, text = {}, list(stories(settings["n_grams"], settings["seed"]))
    for order in tqdm((1, 2, 3, 5), desc="n-grams", **BAR):
        model = NGramModel(order, (*VOCABULARY, END))
        model.fit(text)
        found[str(order)] = mean_bits([model.surprise(story) for story in held_out])
    return found


def measure_sampling(teller: Storyteller, n: int) -> dict[str, dict]:
    """Return how many stories are consistent, and how varied they are, by way of sampling."""
    found = {}
    for name, how in tqdm(SAMPLING.items(), desc="tell stories", **BAR):
        texts = teller.continue_stories("", 1 if name == "greedy" else n, **how)
        found[name] = consistency(texts)
        problems = filter(None, map(check, texts))
        found[name]["reasons"] = [problem.reason for problem in islice(problems, 5)]
    return found


def main() -> None:
    parser = make_parser(__doc__, SHIPPED)
    parser.add_argument("--quick", action="store_true", help="a few steps and stories")
    options = parser.parse_args()
    settings, polish = SETTINGS, POLISH
    if options.quick:
        settings = SETTINGS | dict(n_steps=3, n_held_out=20, n_grams=100, n_told=2)
        polish = POLISH | dict(n_steps=2)
    torch.set_num_threads(2)  # a third less time than with one
    teller = make_storyteller(settings)
    began, worked = time.perf_counter(), time.process_time()
    train(teller, settings)
    # As in a file: the second part can be repeated from one.
    round_to_half(teller.model)
    first = copy.deepcopy(teller)
    train(teller, settings | polish)
    seconds = time.perf_counter() - began
    processor_seconds = time.process_time() - worked
    round_to_half(teller.model)
    teller.save(options.out, half=True)
    held_out = list(stories(settings["n_held_out"], settings["held_out_seed"]))
    metrics = dict(
        settings=settings,
        polish=polish,
        first_part=measure_losses(first, held_out)
        | consistency(first.continue_stories("", settings["n_told"])),
        bits_per_word=measure_losses(teller, held_out),
        n_grams=measure_n_grams(settings, held_out),
        sampling=measure_sampling(teller, settings["n_told"]),
        parameters=count_parameters(teller.model),
        checkpoint_bytes=options.out.stat().st_size,
        training_seconds=round(seconds),
        processor_seconds=round(processor_seconds),
        torch=torch.__version__,
        python=platform.python_version(),
    )
    write_json(options.out.with_suffix(".json"), metrics, indent=1)
    print(json.dumps({name: metrics[name] for name in ("bits_per_word", "n_grams")}))
    for name, found in metrics["sampling"].items():
        print(f"{name}: {found['consistent']:.1%} consistent")
    size = metrics["checkpoint_bytes"]
    print(f"{options.out}: {size:,} bytes, {seconds:.0f} s of training")


if __name__ == "__main__":
    main()
