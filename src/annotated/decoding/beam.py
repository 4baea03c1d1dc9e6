"""Beam search: follow the few best beginnings at once. (Paper, section 6.1; Wu et al., 2016.)"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite
from typing import TYPE_CHECKING

import torch

from annotated.checks import check_size, require
from annotated.decoding.greedy import check_decoding, check_logits, evaluation, widened
from annotated.decoding.kv_cache import CachedDecoder

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int, Shaped
    from torch import Tensor

    from annotated.transformer.model import EncoderDecoder


@dataclass(frozen=True)
class Hypothesis:
    """A target that beam search has written.

    `ids` start with `bos_id`, and end with `eos_id` unless `max_len` cut them off.
    `log_probability` (in nats) is that of the whole target. `score` is what decides: the
    log-probability, divided by the length penalty.
    """

    ids: list[int]
    log_probability: float
    score: float


@torch.no_grad()
def beam_search(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int,
    beam_size: int = 4,
    length_penalty: float = 0.6,
    n_best: int = 1,
) -> list[list[Hypothesis]]:
    """Write on from the `beam_size` likeliest beginnings of each target, in every step.

    Every beginning is continued with every token. Of these candidates, the `beam_size`
    likeliest that have not ended are the beginnings of the next step. Those that end are
    finished, if they are among the `beam_size` likeliest of all. At `max_len` all end.

    Args:
        src, src_mask, max_len, bos_id: as for `greedy_decode`; `max_len` is at least 2.
        eos_id: the token that ends a target.
        beam_size: how many beginnings are kept; at most one for each token.
        length_penalty: the α of `penalised`. With 0, log-probabilities are compared as
            they are. The defaults, 4 beams and 0.6, are those of the paper.
        n_best: how many targets to return for each sentence, at most `beam_size`.

    Returns:
        For each sentence `n_best` hypotheses, the best score first. (Fewer, if the model
        gives fewer a probability above 0.)

    Raises:
        ValueError: for an argument out of its range, or a model whose logits are not
            numbers.
    """
    check_decoding(model, src, src_mask, max_len, bos_id, eos_id)
    check_beams(model, max_len, eos_id, beam_size, length_penalty, n_best)
    batch, device = src.shape[0], src.device
    results = [NBest(n_best, max_len - 1, length_penalty) for _ in range(batch)]
    searching = results  # those of the sentences that are still in the batch
    tgt = torch.full((batch, beam_size, 1), bos_id, device=device)
    totals = torch.full((batch, beam_size), -inf, device=device)  # log-probabilities
    totals[:, 0] = 0  # at first all beams are the same: only one of them may count
    with evaluation(model):
        memory = model.encode(src, src_mask)
        decoder = CachedDecoder(model, memory, src_mask, max_len, beam_size)
        for length in range(1, max_len):  # in tokens, without bos_id
            logits = decoder.next_logits(tgt.flatten(0, 1))  # (B · beams, vocab)
            totals, parents, next_ids = likeliest_continuations(totals, logits)
            tgt = torch.cat([pick(tgt, parents), next_ids.unsqueeze(2)], dim=2)
            ended = (next_ids == eos_id) | (length == max_len - 1)  # (B, 2 · beams)
            for row, rank in ended[:, :beam_size].nonzero().tolist():
                searching[row].add(tgt[row, rank].tolist(), totals[row, rank].item())

            totals, beams = totals.masked_fill(ended, -inf).topk(beam_size)
            best = totals[:, 0].tolist()
            open_rows = [
                i for i in range(len(best)) if searching[i].may_improve(best[i])
            ]
            if not open_rows:
                break
            searching = [searching[row] for row in open_rows]
            rows = torch.tensor(open_rows, device=device)
            totals, tgt = totals[rows], pick(tgt, beams)[rows]  # (B, beams, length + 1)
            places = rows.unsqueeze(1) * beam_size + pick(parents, beams)[rows]
            decoder.keep(places.flatten(), rows)
    return [result.hypotheses for result in results]


class NBest:
    """The best finished targets of one sentence, and whether a better one may still come."""

    def __init__(self, n_best: int, max_length: int, length_penalty: float):
        self.n_best, self.max_length, self.alpha = n_best, max_length, length_penalty
        self.hypotheses: list[Hypothesis] = []  # the best first

    def add(self, ids: list[int], log_probability: float) -> None:
        if log_probability > -inf:
            score = penalised(log_probability, len(ids) - 1, self.alpha)
            self.hypotheses.append(Hypothesis(ids, log_probability, score))
            self.hypotheses.sort(
                key=lambda found: -found.score
            )  # of equals, the older first
            del self.hypotheses[self.n_best :]

    def may_improve(self, log_probability: float) -> bool:
        """Can a beginning with at most this log-probability still end among the n best?

        A proof that "no" is final. Let b be the log-probability of the likeliest
        beginning, and let some beginning end later, with n tokens and l in all.

        1. Each token adds the logarithm of a probability, and that is at most 0. So
           l ≤ b ≤ 0.
        2. The penalty p(n) grows with n, as α ≥ 0, and n ≤ max_length. Dividing a
           number that is at most 0 by more brings it nearer to 0. So
           l / p(n) ≤ l / p(max_length) ≤ b / p(max_length).

        If the last of the n best has a score of at least b / p(max_length), nothing
        that is still to come can displace it: it would have to be better.
        """
        bound = penalised(log_probability, self.max_length, self.alpha)
        is_full = len(self.hypotheses) == self.n_best
        return bound > (self.hypotheses[-1].score if is_full else -inf)


def penalised(log_probability: float, length: int, alpha: float) -> float:
    """The score of a target of so many tokens: log-probability / ((5 + length) / 6)^α.

    Every token makes a target less probable, so log-probabilities alone favour short
    targets. The penalty is that of Wu et al. (2016), equation 14. The length counts
    `eos_id` and does not count `bos_id`.
    """
    return log_probability / ((5 + length) / 6) ** alpha


def likeliest_continuations(
    totals: Float[Tensor, "B beams"], logits: Float[Tensor, "R vocab"]
) -> tuple[Float[Tensor, "B twice"], Int[Tensor, "B twice"], Int[Tensor, "B twice"]]:
    """The 2 · beams likeliest of all beams · vocab candidates, the likeliest first.

    At most one candidate of each beam ends, so at least `beams` of them go on.

    Returns:
        Their log-probabilities, the beams that they continue, and their new tokens,
        each (B, 2 · beams).
    """
    check_logits(logits)
    vocab = logits.shape[1]
    log_probabilities = widened(logits).log_softmax(dim=-1).view(*totals.shape, vocab)
    candidates = (totals.unsqueeze(2) + log_probabilities).flatten(1)
    best, places = candidates.topk(2 * totals.shape[1])
    return best, places // vocab, places % vocab


def pick(
    x: Shaped[Tensor, "B n *rest"], places: Int[Tensor, "B m"]
) -> Shaped[Tensor, "B m *rest"]:
    """For each sentence, what `x` holds at these places: result[b, i] = x[b, places[b, i]]."""
    sentences = torch.arange(len(x), device=x.device).unsqueeze(1)  # (B, 1)
    return x[sentences, places]


def check_beams(
    model: EncoderDecoder,
    max_len: int,
    eos_id: int | None,
    beam_size: int,
    length_penalty: float,
    n_best: int,
) -> None:
    require(
        max_len >= 2,
        f"max_len = {max_len} leaves no token to search for: give at least 2, for bos_id and one",
    )
    require(
        eos_id is not None,
        "eos_id is None, but beam search compares targets that have ended: give the id that ends "
        "them, or use greedy_decode",
    )
    check_size(beam_size, "beam_size")
    check_size(n_best, "n_best")
    vocab = model.config.tgt_vocab
    require(
        beam_size <= vocab,
        f"beam_size = {beam_size} is more than the target vocabulary of {vocab} entries: the first "
        "step has no more candidates than that; choose a smaller one",
    )
    require(
        n_best <= beam_size,
        f"n_best = {n_best} is more than beam_size = {beam_size}: ask for fewer, or search with "
        "more beams",
    )
    require(
        isinstance(length_penalty, (int, float))
        and isfinite(length_penalty)
        and length_penalty >= 0,
        f"length_penalty must be a finite number of at least 0, got {length_penalty!r}: the paper "
        "has 0.6, and 0 compares log-probabilities as they are",
    )
