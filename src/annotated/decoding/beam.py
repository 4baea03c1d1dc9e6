"""Beam search: follow the few best prefixes at once. (Paper, section 6.1; Wu et al., 2016.)"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import torch
from torch.nn.utils.rnn import pad_sequence

from annotated.checks import check_size, require
from annotated.decoding.greedy import at_least_float32, check_decoding, check_logits
from annotated.decoding.kv_cache import open_decoder
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Bool, Float, Int, Shaped
    from torch import Tensor

    from annotated.transformer.model import EncoderDecoder

MAX_LENGTH_PENALTY = 20  # far above any use; powers of more do not fit into a float


@dataclass(frozen=True)
class Hypothesis:
    """A target that beam search has found.

    `ids` start with `bos_id`, and end with `eos_id` unless `max_len` cut them off. The
    hypotheses are ranked by `score`: the log-probability, divided by the length penalty.
    """

    ids: list[int]
    log_probability: float
    score: float


@dataclass(frozen=True)
class BeamStep:
    """One step of the search: the 2 · beams likeliest candidates of each sentence, best first.

    `totals` are their log-probabilities, `parents` the prefixes that they continue, and
    `next_ids` their new tokens. Sentences that are finished are left out.
    """

    totals: Float[Tensor, "B twice"]
    parents: Int[Tensor, "B twice"]
    next_ids: Int[Tensor, "B twice"]


def check_search(beam_size: int, length_penalty: float) -> None:
    """Validate the settings that do not depend on a model."""
    check_size(beam_size, "beam_size")
    require(
        isinstance(length_penalty, (int, float))
        and 0 <= length_penalty <= MAX_LENGTH_PENALTY,
        f"length_penalty must be a number from 0 to {MAX_LENGTH_PENALTY}, got {length_penalty!r}: "
        "the paper has 0.6, and 0 compares log-probabilities as they are",
    )


def check_beams(max_len: int, beam_size: int, n_best: int, vocab: int) -> None:
    """Validate the settings of beam search against each other."""
    check_size(n_best, "n_best")
    require(
        max_len >= 2,
        f"max_len = {max_len} leaves no token to search for: give at least 2, for bos_id and one",
    )
    require(
        beam_size <= vocab,
        f"beam_size = {beam_size} is more than the target vocabulary of {vocab} entries: the first "
        "step has no more candidates; choose a smaller one",
    )
    require(
        n_best <= beam_size,
        f"n_best = {n_best} is more than beam_size = {beam_size}: ask for fewer, or use more beams",
    )


def length_penalized(log_probability: float, length: int, alpha: float) -> float:
    """Compute the score of a target: log-probability / ((5 + length) / 6)^α.

    Every token makes a target less probable, so log-probabilities alone favor short
    targets. The penalty is that of Wu et al. (2016), equation 14. The length counts
    `eos_id` but not `bos_id`.
    """
    return log_probability / ((5 + length) / 6) ** alpha


class NBest:
    """The best finished targets of one sentence, and whether a better one may still come."""

    def __init__(self, n_best: int, max_length: int, length_penalty: float):
        self.n_best, self.max_length, self.alpha = n_best, max_length, length_penalty
        self.hypotheses: list[Hypothesis] = []  # the best first

    def add(self, ids: list[int], log_probability: float) -> None:
        if log_probability > -inf:
            score = length_penalized(log_probability, len(ids) - 1, self.alpha)
            self.hypotheses.append(Hypothesis(ids, log_probability, score))
            self.hypotheses.sort(key=lambda found: -found.score)  # equals stay in order
            del self.hypotheses[self.n_best :]

    def is_done(self, log_probability: float) -> bool:
        """Tell whether no prefix of at most this log-probability can end among the n best.

        A proof that "done" is final. Let b be the log-probability of the likeliest
        prefix, and let some prefix end later, with n tokens and l in all.

        1. Each token adds the logarithm of a probability, and that is at most 0. So
           l ≤ b ≤ 0.
        2. The penalty p(n) grows with n, as α ≥ 0, and n ≤ max_length. Dividing a
           number that is at most 0 by more brings it nearer to 0. So
           l / p(n) ≤ l / p(max_length) ≤ b / p(max_length).

        If the last of the n best has a score of at least b / p(max_length), nothing
        that is still to come can displace it: it would have to be better.
        """
        bound = length_penalized(log_probability, self.max_length, self.alpha)
        is_full = len(self.hypotheses) == self.n_best
        return bound <= (self.hypotheses[-1].score if is_full else -inf)


def gather(
    x: Shaped[Tensor, "B n *rest"], indices: Int[Tensor, "B m"]
) -> Shaped[Tensor, "B m *rest"]:
    """Select from each sentence: result[b, i] = x[b, indices[b, i]]."""
    sentences = torch.arange(len(x), device=x.device).unsqueeze(1)  # (B, 1)
    return x[sentences, indices]


def expand_beams(
    totals: Float[Tensor, "B beams"], logits: Float[Tensor, "R vocab"]
) -> BeamStep:
    """Find the 2 · beams likeliest of all beams · vocab candidates, the likeliest first.

    At most one candidate of each beam ends, so at least `beams` of them go on.
    """
    check_logits(logits)
    vocab = logits.shape[1]
    log_probabilities = at_least_float32(logits).log_softmax(dim=-1)
    log_probabilities = log_probabilities.view(*totals.shape, vocab)
    candidates = (totals.unsqueeze(2) + log_probabilities).flatten(1)
    best, places = candidates.topk(2 * totals.shape[1])
    return BeamStep(best, places // vocab, places % vocab)


@torch.no_grad()
def beam_hypotheses(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int | None = None,
    cache: bool = True,
    beam_size: int = 4,
    length_penalty: float = 0.6,
    n_best: int = 1,
    on_step: Callable[[BeamStep], object] = lambda step: None,
) -> list[list[Hypothesis]]:
    """Search for the n best targets of each sentence, and return them with their scores.

    Every prefix is extended by every token. Of these candidates, the `beam_size`
    likeliest that have not ended are the prefixes of the next step. Those that end are
    finished, if they are among the `beam_size` likeliest of all. At `max_len` all end.

    Args:
        n_best: how many targets to return for each sentence, at most `beam_size`.
        on_step: called with each step of the search, to watch it.
        The others are as for `beam_search`.

    Returns:
        For each sentence `n_best` hypotheses, the best first; fewer, if fewer are possible.
    """
    check_decoding(model, src, src_mask, max_len, bos_id, eos_id)
    check_search(beam_size, length_penalty)
    check_beams(max_len, beam_size, n_best, model.config.tgt_vocab)
    end = -1 if eos_id is None else eos_id  # no token has the id -1
    batch, device = src.shape[0], src.device
    results = [NBest(n_best, max_len - 1, length_penalty) for _ in range(batch)]
    searching = results  # those of the sentences that are still in the batch
    tgt = torch.full((batch, beam_size, 1), bos_id, device=device)
    totals = torch.full((batch, beam_size), -inf, device=device)
    totals[:, 0] = 0  # all beams begin alike, so only one of them may count
    with eval_mode(model):
        decoder = open_decoder(model, src, src_mask, max_len, cache, beam_size)
        for length in range(1, max_len):  # in tokens, without bos_id
            step = expand_beams(totals, decoder.next_logits(tgt.flatten(0, 1)))
            on_step(step)
            totals, parents = step.totals, step.parents
            tgt = torch.cat([gather(tgt, parents), step.next_ids.unsqueeze(2)], dim=2)
            ended = (step.next_ids == end) | (length == max_len - 1)  # (B, 2 · beams)
            for row, rank in ended[:, :beam_size].nonzero().tolist():
                searching[row].add(tgt[row, rank].tolist(), totals[row, rank].item())
            totals, beams = totals.masked_fill(ended, -inf).topk(beam_size)
            best = totals[:, 0].tolist()
            left = [
                i for i, total in enumerate(best) if not searching[i].is_done(total)
            ]
            if not left:
                break
            searching = [searching[row] for row in left]
            rows = torch.tensor(left, device=device)
            totals, tgt = totals[rows], gather(tgt, beams)[rows]  # (B, beams, length+1)
            places = rows.unsqueeze(1) * beam_size + gather(parents, beams)[rows]
            decoder.reorder(places.flatten(), rows)
    return [result.hypotheses for result in results]


def beam_search(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int | None = None,
    cache: bool = True,
    beam_size: int = 4,
    length_penalty: float = 0.6,
) -> Int[Tensor, "B T"]:
    """Extend the `beam_size` likeliest prefixes of each target, and return the best target.

    Args:
        src, src_mask, max_len, bos_id, eos_id, cache: as for `greedy_decode`; `max_len`
            is at least 2.
        beam_size: how many prefixes are kept; at most one for each token.
        length_penalty: the α of `length_penalized`; with 0, log-probabilities are
            compared as they are. The defaults, 4 beams and 0.6, are those of the paper.

    Returns:
        Ids (B, T), T at most `max_len`, filled with the model's `pad_id` after an end.
    """
    found = beam_hypotheses(
        model,
        src,
        src_mask,
        max_len=max_len,
        bos_id=bos_id,
        eos_id=eos_id,
        cache=cache,
        beam_size=beam_size,
        length_penalty=length_penalty,
        n_best=1,
    )
    rows = [torch.tensor(best.ids, device=src.device) for [best] in found]
    return pad_sequence(rows, batch_first=True, padding_value=model.config.pad_id)
