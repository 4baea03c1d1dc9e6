"""How a storyteller goes on with a story, and what the small world says of it, for the page.

tell.js does the same in the page; the tests compare the two.
"""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import torch
from torch import Tensor

from annotated.decoding.sampling import next_token_probabilities, sample_token
from annotated.inspection import capture_attention
from annotated.transformer.model import eval_mode
from annotated_book.widgets.in_page.search import random_numbers, ranked_rows, tidy
from annotated_book.widgets.in_page.stories import knows_world
from annotated_lab.small_world import Story
from annotated_lab.small_world.reasons import reason, state_of
from annotated_lab.storyteller.storyteller import Storyteller

SHOWN = 8  # words of a distribution; the others are summed up
DIGITS = 4  # of an attention weight
SETTINGS = ("text", "length", "temperature", "top_k", "top_p", "seed", "at")


@torch.no_grad()
def tell(storyteller: Storyteller, settings: dict[str, Any]) -> dict[str, Any]:
    """The words of a story, how surprising they are, and a look at how one of them came."""
    vocab, model = storyteller.vocabulary, storyteller.model
    with eval_mode(model):
        ids, drawn = written(storyteller, settings)
        read = ids[:-1] if ids[-1] == vocab.eos_id else ids
        with capture_attention(model) as maps:
            logits = model(torch.tensor([read]).to(storyteller.device))[0]  # (T, vocab)
    words = [vocab.tokens[i] for i in ids[1:]]
    logs = logits.log_softmax(-1)
    surprise = [-tidy(logs[i, ids[i + 1]] / math.log(2)) for i in range(len(words))]
    at = min(settings["at"] or len(read), len(read))
    world, contradiction, options, now = in_world(storyteller, words, at)
    taken = ids[at] if at < len(ids) else None
    number = at - 1 - (len(words) - len(drawn))
    return {
        "settings": settings,
        "words": words,
        "given": len(words) - len(drawn),
        "ended": ids[-1] == vocab.eos_id,
        "surprise": surprise,
        "world": world,
        "contradiction": contradiction,
        "look": {
            "at": at,
            "now": now,
            "number": drawn[number] if 0 <= number < len(drawn) else None,
            **look(vocab.tokens, logits[at - 1], settings, taken, options),
            "weights": [
                [
                    [round(w, DIGITS) for w in row[:at]]
                    for row in layer[0, :, at - 1].tolist()
                ]
                for layer in maps.values()
            ],
        },
    }


def seeking_head(told: dict[str, Any]) -> tuple[int, int]:
    """Layer and head that attend most to earlier mentions of the word that is looked at."""
    read = ["<s>", *told["words"]]
    at, weights = told["look"]["at"], told["look"]["weights"]
    word = read[at] if at < len(read) else None
    mentions = [i for i in range(at) if read[i] == word]

    def attended(place: tuple[int, int]) -> float:
        layer, head = place
        return sum(weights[layer][head][i] for i in mentions)

    return max(product(range(len(weights)), range(len(weights[0]))), key=attended)


def written(
    storyteller: Storyteller, settings: dict[str, Any]
) -> tuple[list[int], list[float]]:
    """Ids of the beginning and of what was added to it, and the random numbers of the latter."""
    model, vocab = storyteller.model, storyteller.vocabulary
    ids, drawn = storyteller.encode(settings["text"]), []
    numbers = random_numbers(settings["seed"])
    while (
        ids[-1] != vocab.eos_id
        and len(drawn) < settings["length"]
        and len(ids) < model.config.max_len
    ):
        logits = model(torch.tensor([ids]).to(storyteller.device))[0, -1]
        drawn.append(next(numbers))
        number = torch.tensor([drawn[-1]]).to(logits.device)
        after = reshaped(logits, settings).unsqueeze(0)
        ids.append(int(sample_token(after, number)))
    return ids, drawn


def reshaped(logits: Tensor, settings: dict[str, Any]) -> Tensor:
    """(vocab): what the next word is drawn from. At temperature 0 it is the likeliest."""
    if settings["temperature"] == 0:
        return torch.nn.functional.one_hot(logits.argmax(), len(logits)).float()
    names = ("temperature", "top_k", "top_p")
    options = {name: settings[name] for name in names}
    return next_token_probabilities(logits.unsqueeze(0), **options)[0]


def look(
    tokens: list[str],
    logits: Tensor,
    settings: dict[str, Any],
    taken: int | None,
    options: dict[str, float] | None,
) -> dict[str, Any]:
    """The likeliest words at a place: in the model, reshaped, and in the world."""
    after = reshaped(logits, settings).double()
    numbers = {"before": logits.softmax(-1).double(), "after": after}
    if options:
        shares = [options.get(token, 0.0) for token in tokens]
        numbers["world"] = torch.tensor(shares, dtype=torch.float64)
    found = ranked_rows(tokens, logits, numbers, taken, SHOWN)
    if not options:
        for row in (*found["rows"], found["others"]):
            row["world"] = None
    return found


def in_world(
    storyteller: Storyteller, words: list[str], at: int
) -> tuple[Any, Any, dict[str, float] | None, list[str] | None]:
    """Surprise until a contradiction; that; what may come at `at`, and who has what there."""
    if not knows_world(storyteller):
        return None, None, None, None
    story, surprise, options, now, sentence = Story(), [], None, None, 0
    for i, word in enumerate([*words, None]):
        following = story.next_words()
        if i + 1 == at:
            options, now = following, [state_of(story, noun) for noun in story.things]
        if word is None:
            break
        if word not in following:
            why = {"sentence": sentence, "word": i, "reason": reason(story, word)}
            return surprise, why, options, now
        surprise.append(-tidy(math.log2(following[word])))
        story.add(word)
        sentence += word in (".", "?")
    return surprise, None, options, now
