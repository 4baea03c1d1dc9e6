"""Beam search against plain versions of itself, and against all targets that there are."""

import math
from itertools import product

import pytest
import torch
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from annotated import beam_hypotheses, beam_search, padding_mask
from annotated.decoding.beam import NBest, expand_beams, length_penalized
from tests.helpers.small import (
    BOS,
    EOS,
    PAD,
    TGT_VOCAB,
    S,
    refused,
    small_batch,
    small_model,
    words,
)
from tests.helpers.tiny_models import (
    count_calls,
    log_probability,
    logits_after,
    row_of,
    tiny_models,
)

START = dict(max_len=7, bos_id=BOS, eos_id=EOS)
nan, inf = math.nan, math.inf


def plain_score(total, length, alpha):
    return total / (((5 + length) / 6) ** alpha)


def search_by_hand(model, src, src_mask, beam_size, alpha, n_best, max_len=7):
    """One sentence, without a cache, and always to the end. (score, log-probability, ids)"""
    beams, finished = [(0.0, [BOS])], []
    for length in range(1, max_len):
        candidates = []
        for total, ids in beams:
            steps = logits_after(model, src, src_mask, ids).log_softmax(-1)
            candidates += [(total + s, [*ids, i]) for i, s in enumerate(steps.tolist())]
        candidates.sort(key=lambda pair: -pair[0])
        is_last = length == max_len - 1
        finished += [
            (plain_score(total, length, alpha), total, ids)
            for total, ids in candidates[:beam_size]
            if ids[-1] == EOS or is_last
        ]
        beams = [pair for pair in candidates if pair[1][-1] != EOS][:beam_size]
    return sorted(finished, key=lambda found: -found[0])[:n_best]


sizes = st.tuples(st.integers(1, 4), st.integers(1, 4)).filter(lambda s: s[0] >= s[1])
alphas = st.sampled_from([0.0, 0.6, 1.0, 3.0])


@settings(max_examples=25)
@given(tiny_models(spread=2.0), sizes, alphas)
def test_search_agrees_with_one_sentence_at_a_time(example, sizes, alpha):
    """Ids and scores, with padding in the batch, and without stopping early."""
    model, src, src_mask = example
    assume(model.config.d_model >= 3)  # else many targets are equally probable
    beam_size, n_best = sizes
    options = dict(beam_size=beam_size, length_penalty=alpha, n_best=n_best)
    found = beam_hypotheses(model, src, src_mask, **START, **options)
    for row, hypotheses in enumerate(found):
        one = row_of(row, src, src_mask)
        expected = search_by_hand(model, *one, beam_size, alpha, n_best)
        assert [h.ids for h in hypotheses] == [ids for _, _, ids in expected]
        for hypothesis, (score, total, _) in zip(hypotheses, expected, strict=True):
            assert hypothesis.score == pytest.approx(score, abs=1e-5)
            assert hypothesis.log_probability == pytest.approx(total, abs=1e-5)


def all_targets(model, src, src_mask, alpha, kinds, max_len):
    """The scores of all targets of these words, the best first: (score, ids)."""
    targets = [[BOS, *ids] for ids in product(kinds, repeat=max_len - 1)]
    for length in range(max_len - 1):  # of the words before an end
        targets += [[BOS, *ids, EOS] for ids in product(kinds, repeat=length)]
    totals = [log_probability(model, src, src_mask, ids) for ids in targets]
    both = zip(totals, targets, strict=True)
    scored = [(plain_score(total, len(ids) - 1, alpha), ids) for total, ids in both]
    return sorted(scored, key=lambda pair: -pair[0])


@pytest.mark.parametrize("alpha", [0.0, 0.6, 1.0, 2.0])
@pytest.mark.parametrize("seed", range(4))
def test_enough_beams_find_the_best_of_all_targets(seed, alpha):
    """Two words and four steps: 16 prefixes, and no more beams are needed."""
    torch.manual_seed(seed)
    model = small_model().double()
    silent = [i for i in range(TGT_VOCAB) if i not in (EOS, 5, 11)]
    model.generator.proj.bias.data[silent] = -1e9
    src, _, src_mask, _ = small_batch()
    settings = dict(max_len=5, bos_id=BOS, eos_id=EOS, length_penalty=alpha, n_best=7)
    found = beam_hypotheses(model, src, src_mask, **settings, beam_size=TGT_VOCAB)
    for row, hypotheses in enumerate(found):
        one = row_of(row, src, src_mask)
        expected = all_targets(model, *one, alpha, (5, 11), max_len=5)[:7]
        assert [h.ids for h in hypotheses] == [ids for _, ids in expected]
        for hypothesis, (score, _) in zip(hypotheses, expected, strict=True):
            assert hypothesis.score == pytest.approx(score, abs=1e-6)


@pytest.fixture
def never_early(monkeypatch):
    monkeypatch.setattr(NBest, "is_done", lambda self, total: total == -inf)


def many_searches():
    """Results of many settings, on models that end at different times, and the steps taken."""
    results, steps = [], 0
    for seed in range(5):
        torch.manual_seed(seed)
        model = small_model().double()
        model.generator.proj.weight.data *= 2
        model.generator.proj.bias.data[EOS] += 2 * seed  # the more, the sooner it ends
        src = words(5, S)
        src[3, 4:] = PAD
        read = count_calls(model.tgt_embed)
        for alpha, n_best in product((0.0, 0.6, 1.5), (1, 3)):
            options = dict(max_len=13, bos_id=BOS, eos_id=EOS, length_penalty=alpha)
            mask = padding_mask(src, PAD)
            results.append(beam_hypotheses(model, src, mask, **options, n_best=n_best))
        steps += sum(shape[0] for shape in read)
    return results, steps


@pytest.fixture
def stopped_early(unchecked):
    return many_searches()


def test_early_stop_saves_work_without_changing_results(stopped_early, never_early):
    results, steps = stopped_early
    all_results, all_steps = many_searches()
    ids = [[[h.ids for h in one] for one in found] for found in results]
    assert ids == [[[h.ids for h in one] for one in found] for found in all_results]
    assert steps < 0.7 * all_steps


@given(
    st.floats(-20, 0),
    st.integers(1, 10),
    st.lists(st.floats(-3, 0), max_size=7),
    st.floats(0, 3),
)
def test_done_is_final(start, length, later, alpha):
    """Whatever log-probabilities are still added to a prefix."""
    search = NBest(1, length + len(later), alpha)
    search.add([BOS] * 5, -3.0)
    if search.is_done(start):
        score = length_penalized(start + sum(later), length + len(later), alpha)
        assert score <= search.hypotheses[0].score


def test_bound_and_n_best():
    """A prefix of the same score at the greatest length cannot win. A bit more can."""
    search = NBest(1, 10, 0.6)
    search.add([BOS] * 4, -3.0)  # three tokens
    even = search.hypotheses[0].score * (15 / 6) ** 0.6
    assert search.is_done(even - 1e-6)
    assert not search.is_done(even + 1e-6)
    assert search.is_done(-inf)
    search = NBest(2, 10, 0.0)
    assert not search.is_done(-500.0)
    search.add([BOS] * 4, -3.0)
    assert not search.is_done(-500.0)
    search.add([BOS] * 4, -4.0)
    assert search.is_done(-4.0)
    assert not search.is_done(-3.9)
    search = NBest(3, 10, 0.0)
    for i, total in enumerate([-5.0, -2.0, -inf, -4.0, -2.0, -9.0]):
        search.add([BOS, i], total)
    assert [(h.ids[1], h.score) for h in search.hypotheses] == [
        (1, -2),
        (4, -2),
        (3, -4),
    ]


LOOK_AHEAD = {  # the likelier first word leads to a choice of many, the other to an end
    (): {5: 0.6, 6: 0.4},
    (5,): {7: 0.4, 8: 0.3, 9: 0.3},
    (6,): {7: 1.0},
    (5, 7): {EOS: 1.0},
    (5, 8): {EOS: 1.0},
    (5, 9): {EOS: 1.0},
    (6, 7): {EOS: 1.0},
}
SHORT_OR_LONG = {  # ending at once is likelier than each longer way
    (): {EOS: 0.4, 5: 0.6},
    (5,): {6: 0.6, 7: 0.4},
    (5, 6): {8: 1.0},
    (5, 6, 8): {EOS: 1.0},
    (5, 7): {EOS: 1.0},
}


@pytest.fixture
def scripted(model, source, monkeypatch):
    """Search in a tree of given probabilities; all sentences have the same."""

    def search(tree, **settings):
        def next_logits(self, tgt):
            rows = []
            for row in tgt.tolist():
                chances = tree.get(tuple(row[1:]), {EOS: 1.0})
                rows.append([math.log(chances.get(i, 1e-30)) for i in range(TGT_VOCAB)])
            return torch.tensor(rows, dtype=torch.float64)

        monkeypatch.setattr(
            "annotated.decoding.kv_cache.CachedDecoder.next_logits", next_logits
        )
        return beam_hypotheses(model, *source, **{**START, **settings})[1]

    return search


def test_scripted_searches(scripted):
    one, *_ = scripted(LOOK_AHEAD, beam_size=1)
    assert one.ids == [BOS, 5, 7, EOS]
    assert one.log_probability == pytest.approx(math.log(0.24))
    two, *_ = scripted(LOOK_AHEAD, beam_size=2)
    assert two.ids == [BOS, 6, 7, EOS]
    assert two.log_probability == pytest.approx(math.log(0.4))
    short = scripted(SHORT_OR_LONG, beam_size=3, length_penalty=0.0, n_best=3)
    assert [h.ids[1:] for h in short] == [[EOS], [5, 6, 8, EOS], [5, 7, EOS]]
    assert [math.exp(h.score) for h in short] == pytest.approx([0.4, 0.36, 0.24])
    longer = scripted(SHORT_OR_LONG, beam_size=3, length_penalty=0.6, n_best=3)
    assert [h.ids[1:] for h in longer] == [[5, 6, 8, EOS], [EOS], [5, 7, EOS]]
    score = math.log(0.36) / (9 / 6) ** 0.6  # four tokens, the end counted
    assert longer[0].score == pytest.approx(score)
    # With one beam, an end that is second is no result.
    tree = {(): {5: 0.6, EOS: 0.4}, (5,): {6: 0.9, EOS: 0.1}, (5, 6): {EOS: 1.0}}
    found = scripted(tree, beam_size=1, length_penalty=0.0)
    assert found[0].ids == [BOS, 5, 6, EOS]
    found = scripted(LOOK_AHEAD, max_len=3, beam_size=3, n_best=3)
    assert [h.ids for h in found] == [[BOS, 6, 7], [BOS, 5, 7], [BOS, 5, 8]]


def test_defaults_results_and_steps(model, source):
    expected = beam_hypotheses(model, *source, **START, beam_size=4, length_penalty=0.6)
    assert beam_hypotheses(model, *source, **START) == expected
    assert all(len(hypotheses) == 1 for hypotheses in expected)
    # Filled with padding where another row is longer.
    found = beam_search(model, *source, **START)
    for row, [best] in zip(
        found.tolist(), beam_hypotheses(model, *source, **START), strict=True
    ):
        assert row == best.ids + [PAD] * (len(row) - len(best.ids))
    # The last step but one of a sentence alone holds the prefix of its best target.
    src, src_mask = source
    steps = []
    [[best]] = beam_hypotheses(
        model, src[:1], src_mask[:1], **START, on_step=steps.append
    )
    assert len(steps) >= len(best.ids) - 1
    first = steps[0]
    assert first.totals.shape == first.parents.shape == first.next_ids.shape == (1, 8)
    assert best.ids[1] in first.next_ids[0].tolist()
    assert (first.totals[0].diff() <= 0).all()


def test_impossible_targets_are_no_results(model, source):
    """A model that can say one thing gives one hypothesis, however many are asked for."""
    model.generator.proj.bias.data[:] = -inf
    model.generator.proj.bias.data[7] = 0
    for hypotheses in beam_hypotheses(model, *source, **START, n_best=3):
        assert [h.ids for h in hypotheses] == [[BOS, *[7] * 6]]
        assert hypotheses[0].score == 0


def test_scores_and_continuations_by_hand():
    assert length_penalized(-6.0, 1, 0.6) == -6
    assert length_penalized(-6.0, 7, 1.0) == -3
    assert length_penalized(-6.0, 13, 0.5) == pytest.approx(-6 / math.sqrt(3))
    assert length_penalized(-6.0, 100, 0.0) == -6
    # Two beams, three tokens: 1/2 · (1/2, 1/4, 1/4) and 1/4 · (1/8, 3/4, 1/8).
    totals = torch.tensor([[1 / 2, 1 / 4]]).log()
    logits = torch.tensor([[1 / 2, 1 / 4, 1 / 4], [1 / 8, 3 / 4, 1 / 8]]).log() + 3
    step = expand_beams(totals, logits)
    best, parents, tokens = step.totals, step.parents, step.next_ids
    assert best.exp()[0].tolist() == pytest.approx([1 / 4, 3 / 16, 1 / 8, 1 / 8])
    assert parents[0].tolist() == [0, 1, 0, 0]
    assert sorted(tokens[0].tolist()[2:]) == [1, 2]
    assert tokens[0].tolist()[:2] == [0, 1]


def test_finished_sentences_are_dropped(model):
    """Its beams are not read any more."""
    model.generator.proj.bias.data[EOS] += 3
    src = words(5, S)
    read = count_calls(model.tgt_embed)
    beam_hypotheses(
        model, src, None, max_len=13, bos_id=BOS, eos_id=EOS, length_penalty=0.0
    )
    rows = [shape[0] for shape in read]
    assert rows[0] == 5 * 4
    assert rows == sorted(rows, reverse=True)
    assert 0 < rows[-1] < rows[0]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_precision_is_summed_in_float32(dtype):
    """1,000 tokens of float16 would not add up."""
    best = expand_beams(torch.zeros(1, 1), torch.randn(1, 7).to(dtype)).totals
    assert best.dtype == torch.float32


@given(tiny_models())
def test_cache_does_not_change_results(case):
    model, src, src_mask = case
    options = dict(max_len=6, bos_id=BOS, eos_id=EOS, beam_size=3, n_best=2)
    cached = beam_hypotheses(model, src, src_mask, **options)
    plain = beam_hypotheses(model, src, src_mask, **options, cache=False)
    assert [[h.ids for h in row] for row in cached] == [
        [h.ids for h in row] for row in plain
    ]


ARGUMENTS = [
    *[(dict(beam_size=n), f"beam_size must be an integer of at least 1, got {n!r}")
      for n in (0, -1, 2.5, True, None)],
    (dict(beam_size=TGT_VOCAB + 1), "beam_size = 20", "19 entries", "smaller"),
    *[(dict(n_best=n), f"n_best must be an integer of at least 1, got {n!r}")
      for n in (0, 1.5)],
    (dict(n_best=5), "n_best = 5 is more than beam_size = 4", "more beams"),
    *[(dict(length_penalty=a), f"length_penalty must be a number from 0 to 20, got {a!r}")
      for a in (-0.1, nan, inf, None, "0.6")],
    (dict(max_len=1), "max_len = 1 leaves no token", "at least 2"),
]  # fmt: skip


@pytest.mark.parametrize("case", ARGUMENTS, ids=lambda case: case[1])
def test_invalid_arguments(model, source, case):
    changed, *parts = case
    with refused(*parts):
        beam_hypotheses(model, *source, **{**START, **changed})
