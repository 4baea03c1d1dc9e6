"""ShiftRight: a decoder in training, which reads the target, and in use, which writes it.

The shipped translator is run on a padded batch, all positions in one pass, and then on
each sentence alone, a step for each token. What came out is stored for the page. It is run
in float64, so that no digit on the page depends on the processor.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor
from traitlets import Dict, observe, validate

from annotated.checks import require
from annotated.data.vocabulary import SPECIALS
from annotated.decoding.greedy import at_least_float32, greedy_decode
from annotated.decoding.kv_cache import UncachedDecoder
from annotated.training.batches import Batch, pad
from annotated.transformer.masks import target_mask
from annotated.transformer.model import eval_mode
from annotated.translator.translator import Translator
from annotated_book.widgets.kit.base import Int, Widget, between, script, style
from annotated_book.widgets.shift_right.still import strips_picture

PAIRS = [
    ("forty-seven", "siebenundvierzig"),
    ("forty-seven", "vierundsiebzig"),  # the teacher has mixed up the digits
    ("forty and seven", "siebenundvierzig"),  # two that nobody trained the model on
    ("twelve hundred", "zwölfhundert"),
    ("seven", "sieben"),
]
MOST_SENTENCES, MOST_TOKENS = 8, 30


@torch.no_grad()
def run_both_ways(
    translator: Translator, sources: list[str], targets: list[str]
) -> dict[str, Any]:
    """What a page shows of these sentences: the pass of training, and each step of generation."""
    model, words = translator.model, translator.tgt_vocab.tokens
    device = next(model.parameters()).device
    src_ids = [translator.encode_source(source) for source in sources]
    tgt_ids = [translator.encode_target(target) for target in targets]
    pad_id = model.config.pad_id
    batch = Batch(
        pad(src_ids, pad_id).to(device), pad(tgt_ids, pad_id).to(device), pad_id
    )

    def logits_of(tgt_in: Tensor) -> list[Tensor]:  # (T-1, vocab), all in one pass
        mask = target_mask(tgt_in, pad_id)
        logits = model(batch.src, tgt_in, batch.src_mask, mask)
        return [at_least_float32(row) for row in logits]

    def run(row: int, tgt_in: Tensor, logits: Tensor) -> dict[str, Any]:
        src = torch.tensor([src_ids[row]]).to(device)
        found = one_pass(words, batch, row, tgt_in, logits)
        return found | {"steps": steps(translator, src, logits)}

    with eval_mode(model):
        logits, undone = logits_of(batch.tgt_in), logits_of(batch.tgt_out)
        pairs = [
            {"src": sources[row], "tgt": targets[row]}
            | {"dropped": [words[batch.tgt_in[row, 0]], words[batch.tgt_out[row, -1]]]}
            | run(row, batch.tgt_in, logits[row])
            | {"undone": run(row, batch.tgt_out, undone[row])}
            for row in range(len(src_ids))
        ]
    return {"pairs": pairs, "whole": whole_batch(words, batch)}


def whole_batch(words: list[str], batch: Batch) -> dict[str, Any]:
    """The target before the shift, as a table for the page: all sentences, with padding."""
    tgt = torch.cat([batch.tgt_in[:, :1], batch.tgt_out], dim=1)
    cells = [
        [
            {"text": words[i], "say": "padding", "kinds": ["hidden"]}
            if i == batch.pad_id
            else {"text": words[i], "say": "a token"}
            for i in ids
        ]
        for ids in tgt.tolist()
    ]
    places = batch.tgt_out.numel()
    return {
        "title": f"tgt; {batch.n_tokens} of {places} positions of tgt_out count",
        "corner": "sentence",
        "rows": list(range(len(cells))),
        "columns": list(range(len(cells[0]))),
        "cells": cells,
    }


def digits(x: Tensor, count: int = 7) -> float:
    return float(f"{float(x):.{count}g}")


def beyond_rounding(one: Tensor, other: Tensor, dtype: torch.dtype) -> float:
    """The largest difference between logits (vocab,); 0 if rounding in dtype explains it."""
    difference = (one - other).abs().max()
    rounding = 50 * torch.finfo(dtype).eps * one.abs().max()
    return digits(difference, 2) if difference > rounding else 0.0


def one_pass(
    words: list[str], batch: Batch, row: int, tgt_in: Tensor, logits: Tensor
) -> dict[str, Any]:
    """One sentence with this input of the decoder: each position, and the loss in nats."""
    odds = logits.softmax(-1)  # (T-1, vocab)
    best, says = odds.max(-1)
    reads, must = tgt_in[row], batch.tgt_out[row]
    sees = target_mask(tgt_in, batch.pad_id)[row]
    loss = F.cross_entropy(logits, must, ignore_index=batch.pad_id)
    columns = [[words[i] for i in ids] for ids in (reads, must, says)]
    positions = [
        dict(zip(("reads", "must", "says"), here, strict=True))
        | {"p": digits(best[i]), "right_p": digits(odds[i, must[i]])}
        | {"sees": sees[i].nonzero().flatten().tolist()}
        | {"counts": bool(must[i] != batch.pad_id)}
        for i, here in enumerate(zip(*columns, strict=True))
    ]
    return {"positions": positions, "loss": digits(loss, 3)}


def steps(translator: Translator, src: Tensor, parallel: Tensor) -> list[dict]:
    """Each step of generation for `src` (1, S), beside the logits (T-1, vocab) of training.

    There are as many steps as positions at most: a further one would have nothing beside it.
    """
    model, vocab = translator.model, translator.tgt_vocab
    ends = {"bos_id": vocab.bos_id, "eos_id": vocab.eos_id}
    most = min(len(parallel) + 1, model.config.max_len)  # with <s>
    written = greedy_decode(model, src, None, max_len=most, **ends, cache=False)
    decoder = UncachedDecoder(model, model.encode(src, None), None)
    found = []
    for t in range(1, written.shape[1]):
        narrow = decoder.next_logits(written[:, :t])  # (1, vocab)
        logits = at_least_float32(narrow)[0]
        there, token = parallel[t - 1], int(written[0, t])
        found.append(
            {
                "writes": vocab.tokens[token],
                "p": digits(logits.softmax(-1)[token]),
                "p_there": digits(there.softmax(-1)[token]),
                "difference": beyond_rounding(there, logits, narrow.dtype),
            }
        )
    return found


@cache
def shipped_batch() -> dict[str, Any]:
    translator = Translator.load()
    translator.model.double()
    return run_both_ways(translator, *map(list, zip(*PAIRS, strict=True)))


class ShiftRight(Widget):
    """Training's one pass and the steps of writing, side by side.

    Args:
        translator: your own; without it, the shipped one.
        src, tgt: a text and its translation, or two lists of them, which make one batch;
            without them, sentences to choose from.

    The traits `sentence`, from 0, and `step`, from 1, can be set, observed and linked;
    `batch` is what was found.

    Raises:
        ValueError: if a text is empty, too long, or has a word that is in no vocabulary.
    """

    _esm = script("shift_right/shift_right.js")
    _css = style("shift_right/shift_right.css")

    sentence = Int(0).tag(sync=True, page=True)
    step = Int(2).tag(sync=True, page=True)
    batch = Dict().tag(sync=True, page="if own")

    def __init__(
        self,
        translator: Translator | None = None,
        src: str | list[str] | None = None,
        tgt: str | list[str] | None = None,
        **traits,
    ):
        batch = shipped_batch()
        if (translator, src, tgt) != (None, None, None):
            translator = Translator.load() if translator is None else translator
            batch = run_both_ways(translator, *check_texts(translator, src, tgt))
            traits = {"step": 1} | traits
        super().__init__(batch=batch, **traits)

    @property
    def pair(self) -> dict[str, Any]:
        return self.batch["pairs"][self.sentence]

    @validate("sentence")
    def must_be_a_sentence(self, proposal: dict[str, Any]) -> int:
        return between(0, len(self.batch["pairs"]) - 1, proposal)

    @validate("step")
    def must_be_a_step(self, proposal: dict[str, Any]) -> int:
        return between(1, len(self.pair["steps"]), proposal)

    @observe("sentence")
    def stay_inside(self, _: Any) -> None:
        self.step = min(self.step, len(self.pair["steps"]))

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"batch": shipped_batch()}

    def still(self) -> tuple[str, str]:
        return strips_picture(self.pair, self.step - 1)


def check_texts(translator: Any, src: Any, tgt: Any) -> list[list[str]]:
    """Both as lists, as far as they can be run."""
    require(
        isinstance(translator, Translator),
        f"translator must be a Translator, got {type(translator).__name__}: "
        "Translator(model, src_tokenizer, tgt_tokenizer) makes one of a model",
    )
    lists = [[texts] if isinstance(texts, str) else texts for texts in (src, tgt)]
    for name, texts in zip(("src", "tgt"), lists, strict=True):
        require(
            isinstance(texts, list) and all(isinstance(one, str) for one in texts),
            f"{name} must be a text or a list of texts, got {texts!r}: give src and tgt",
        )
    n_src, n_tgt = map(len, lists)
    require(
        1 <= n_src <= MOST_SENTENCES and n_src == n_tgt,
        f"src holds {n_src} texts and tgt {n_tgt}: give 1 to {MOST_SENTENCES}, as many in both",
    )
    most = min(translator.model.config.max_len - 1, MOST_TOKENS)
    for source, target in zip(*lists, strict=True):
        check_ids_of("src", source, translator.encode_source(source), most)
        check_ids_of("tgt", target, translator.encode_target(target)[1:-1], most)
    return lists


def check_ids_of(name: str, one: str, ids: list[int], most: int) -> None:
    require(bool(ids), f"{name} = {one!r} is empty: give at least one word")
    require(
        len(ids) <= most,
        f"{name} = {one!r} has {len(ids)} tokens, more than {most}: shorten it",
    )
    require(
        SPECIALS.index("<unk>") not in ids,
        f"{name} = {one!r} has words or letters that its vocabulary does not hold: leave them out",
    )
