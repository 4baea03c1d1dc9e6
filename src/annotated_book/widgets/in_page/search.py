"""What greedy decoding, sampling and beam search of the package do, step by step.

search.js does the same in the page; the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from annotated.decoding.beam import (
    BeamStep,
    Hypothesis,
    beam_hypotheses,
    length_penalized,
)
from annotated.decoding.greedy import generate_tokens
from annotated.decoding.kv_cache import CachedDecoder
from annotated.decoding.sampling import next_token_probabilities, sample_token
from annotated.transformer.masks import padding_mask
from annotated.transformer.model import eval_mode
from annotated.translator.translator import Translator
from annotated_book.widgets.in_page.live import as_read

SETTINGS = {
    "greedy": [],
    "beam": ["beam_size", "length_penalty"],
    "sampling": ["temperature", "top_k", "top_p", "seed"],
}
SHOWN = 10  # tokens of a distribution; the others are summed up


@torch.no_grad()
def decode(translator: Translator, settings: dict[str, Any]) -> dict[str, Any]:
    """What the package writes with these settings, and every step on the way."""
    src = translator.encode_sources([as_read(translator, settings["text"])])
    greedy = found = write(translator, src)
    if settings["strategy"] == "beam":
        found = search(translator, src, **options(settings))
    elif settings["strategy"] == "sampling":
        found = write(
            translator, src, random_numbers(settings["seed"]), **options(settings)
        )
    brief = {name: greedy[name] for name in ("text", "log_probability")}
    return {"settings": settings, "found": found, "greedy": brief}


def options(settings: dict[str, Any]) -> dict[str, Any]:
    """Those that the package's function takes, by their names."""
    return {
        name: settings[name]
        for name in SETTINGS[settings["strategy"]]
        if name != "seed"
    }


def write(
    translator: Translator,
    src: Tensor,
    numbers: Iterator[float] | None = None,
    **reshaping: Any,
) -> dict[str, Any]:
    """One token after the other: drawn with the numbers, or the likeliest."""
    model, vocab = translator.model, translator.tgt_vocab
    steps, logs = [], []

    def choose(logits: Tensor, rows: Tensor, position: int) -> Tensor:
        after = next_token_probabilities(logits, **reshaping)
        number = None if numbers is None else next(numbers)
        next_id = (
            logits.argmax(-1)
            if number is None
            else sample_token(after, torch.tensor([number]).to(after.device))
        )
        steps.append(look(vocab.tokens, logits[0], after[0], next_id.item(), number))
        logs.append(logits.log_softmax(-1)[0, next_id].item())
        return next_id

    with eval_mode(model):
        mask, longest = padding_mask(src, vocab.pad_id), model.config.max_len
        decoder = CachedDecoder(model, model.encode(src, mask), mask, longest)
        start = torch.full((1, longest), vocab.pad_id).to(src.device)
        start[:, 0] = vocab.bos_id
        [ids] = generate_tokens(decoder, start, vocab.eos_id, choose).tolist()
    return {
        "text": translator.tgt_tokenizer.decode(ids),
        "log_probability": tidy(sum(logs)),
        "ended": ids[-1] == vocab.eos_id,
        "steps": steps,
    }


def look(
    tokens: list[str], logits: Tensor, after: Tensor, taken: int, number: float | None
) -> dict[str, Any]:
    """The likeliest tokens before and after the distribution is reshaped, and the one taken."""
    numbers = {"before": logits.softmax(-1), "after": after, "end": after.cumsum(-1)}
    rows = ranked_rows(tokens, logits, numbers, taken, SHOWN)
    del rows["others"]["end"]
    return {"token": tokens[taken], "number": number} | rows


def ranked_rows(
    tokens: list[str],
    logits: Tensor,
    numbers: dict[str, Tensor],
    taken: int | None,
    most: int,
) -> dict[str, Any]:
    """The numbers of the likeliest tokens and the one taken; and the sums of all others."""
    ranked = logits.argsort(descending=True, stable=True).tolist()
    shown = [i for rank, i in enumerate(ranked) if rank < most or i == taken]
    rest = [i for i in ranked if i not in shown]
    rows = [
        {"token": tokens[i]} | {name: tidy(x[i]) for name, x in numbers.items()}
        for i in shown
    ]
    sums = {name: tidy(x[rest].sum()) for name, x in numbers.items()}
    return {"rows": rows, "others": {"count": len(rest)} | sums}


def tidy(number: float | Tensor) -> float:
    """In six digits: it is going to be a part of a page."""
    return float(f"{float(number):.6g}")


def random_numbers(seed: int) -> Iterator[float]:
    """Numbers from 0 to 1 that depend on the seed alone (mulberry32), as in search.js."""
    bits = 2**32
    while True:
        seed = (seed + 0x6D2B79F5) % bits
        x = (seed ^ seed >> 15) * (seed | 1) % bits
        x ^= (x + (x ^ x >> 7) * (x | 61)) % bits
        yield (x ^ x >> 14) / bits


def search(
    translator: Translator, src: Tensor, beam_size: int, length_penalty: float
) -> dict[str, Any]:
    """Beam search; each step is what the package's own search looked at.

    A step is its candidates, the likeliest first. `parent` is a place among those that
    were kept in the step before. To be "finished" is more than to end: a candidate that
    ends is finished if it is among the `beam_size` likeliest.
    """
    options = {"beam_size": beam_size, "length_penalty": length_penalty}
    best, seen = watched_search(translator, src, **options)
    vocab, text_of = translator.tgt_vocab, translator.tgt_tokenizer.decode
    longest = translator.model.config.max_len - 1
    steps, beams = [], [[vocab.bos_id]]
    for length, candidates in enumerate(seen, start=1):
        step, kept = [], []
        for rank, (total, parent, next_id) in enumerate(candidates):
            ids = [*beams[parent], next_id]
            ends = next_id == vocab.eos_id or length == longest
            fate = {"fate": "dropped"}
            if ends and rank < beam_size:
                score = tidy(length_penalized(total, length, length_penalty))
                fate = {"fate": "finished", "text": text_of(ids), "score": score}
            elif not ends and len(kept) < beam_size:
                fate = {"fate": "kept"}
                kept.append(ids)
            token = {"token": vocab.tokens[next_id], "parent": parent}
            step.append(token | {"log_probability": tidy(total)} | fate)
        steps.append(step)
        beams = kept
    return {
        "text": text_of(best.ids),
        "log_probability": tidy(best.log_probability),
        "ended": best.ids[-1] == vocab.eos_id,
        "score": tidy(best.score),
        "steps": steps,
    }


def watched_search(
    translator: Translator, src: Tensor, **options: Any
) -> tuple[Hypothesis, list[list[tuple[float, int, int]]]]:
    """The best target, and of each step the candidates: log-probability, parent, token."""
    seen = []

    def watch(step: BeamStep) -> None:
        columns = (step.totals, step.parents, step.next_ids)
        rows = zip(*(column[0].tolist() for column in columns), strict=True)
        # The last are those of beams that there are not yet, or not any more.
        seen.append([row for row in rows if row[0] > -torch.inf])

    found = translator.decode(src, beam_hypotheses, n_best=1, on_step=watch, **options)
    return found[0][0], seen
