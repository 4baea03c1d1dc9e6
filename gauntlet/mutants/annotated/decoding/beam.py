"""Mutants of decoding/beam.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/decoding/beam.py"
MUTANTS = [
    Mutant(
        FILE,
        "length penalty forgotten",
        "return log_probability / ((5 + length) / 6) ** alpha",
        "return log_probability",
    ),
    Mutant(
        FILE,
        "length penalty counts the start",
        "(log_probability, len(ids) - 1, self.alpha)",
        "(log_probability, len(ids), self.alpha)",
    ),
    Mutant(
        FILE,
        "length penalty by the present length in the bound",
        "bound = length_penalized(log_probability, self.max_length, self.alpha)",
        "bound = length_penalized(log_probability, 1, self.alpha)",
    ),
    Mutant(
        FILE,
        "beam search never stops early",
        "return bound <= (self.hypotheses[-1].score if is_full else -inf)",
        "return bound <= -inf",
    ),
    Mutant(
        FILE,
        "beam search stops at the first that is finished",
        "is_full = len(self.hypotheses) == self.n_best",
        "is_full = len(self.hypotheses) >= 1",
    ),
    Mutant(
        FILE,
        "the worst are kept",
        "key=lambda found: -found.score",
        "key=lambda found: found.score",
    ),
    Mutant(
        FILE, "all beams start alike", "    totals[:, 0] = 0  #", "    totals[:] = 0  #"
    ),
    Mutant(
        FILE,
        "each end counts, however unlikely",
        "ended[:, :beam_size].nonzero()",
        "ended.nonzero()",
    ),
    Mutant(
        FILE,
        "what has ended is written on",
        "totals.masked_fill(ended, -inf).topk",
        "totals.topk",
    ),
    Mutant(FILE, "what max_len cuts is lost", "| (length == max_len - 1)", "| False"),
    Mutant(
        FILE,
        "tokens and beams exchanged",
        "BeamStep(best, places // vocab, places % vocab)",
        "BeamStep(best, places % totals.shape[1], places // totals.shape[1])",
    ),
    Mutant(
        FILE,
        "probabilities of one step are not added up",
        "(totals.unsqueeze(2) + log_probabilities)",
        "(totals.unsqueeze(2).isinf() * -1e9 + log_probabilities)",
    ),
    Mutant(
        FILE,
        "logits added up as they are",
        "at_least_float32(logits).log_softmax(dim=-1)",
        "at_least_float32(logits)",
    ),
    Mutant(
        FILE,
        "the past of the beams is not followed",
        "rows.unsqueeze(1) * beam_size + gather(parents, beams)[rows]",
        "rows.unsqueeze(1) * beam_size + torch.arange(beam_size)",
    ),
    Mutant(
        FILE, "impossible targets are results", "if log_probability > -inf:", "if True:"
    ),
    removed(FILE, "max_len >= 2"),
    Mutant(
        FILE,
        "without an end, some token ends",
        "end = -1 if eos_id is None else eos_id",
        "end = 2 if eos_id is None else eos_id",
    ),
    removed(FILE, "beam_size <= vocab"),
    removed(FILE, "n_best <= beam_size"),
    removed(FILE, "and 0 <= length_penalty <= MAX_LENGTH_PENALTY"),
    Mutant(
        FILE,
        "any length penalty may be too large for a float",
        "0 <= length_penalty <= MAX_LENGTH_PENALTY",
        "0 <= length_penalty",
    ),
    Mutant(
        FILE,
        "the search does not use a cache when asked",
        "max_len, cache, beam_size",
        "max_len, True, beam_size",
    ),
    Mutant(FILE, "a step is not shown", "            on_step(step)\n", ""),
]
