"""The settings of a training: their checks, the optimizer and the schedules."""

import pytest

from annotated import make_model, noam_rate
from annotated_lab import TrainingConfig, make_optimizer
from annotated_lab.training.config import make_scheduler
from tests.helpers.small import refused


def tiny_model():
    sizes = dict(n_layers=1, d_model=32, d_ff=64, n_heads=4, max_len=12)
    return make_model(11, 11, **sizes, dropout=0.0)


def rates(n_steps=12, losses=(), **settings):
    """The rates of the first steps, as a training makes them."""
    config = TrainingConfig(n_steps=n_steps, **settings)
    optimizer = make_optimizer(tiny_model(), config)
    scheduler = make_scheduler(optimizer, config)
    seen = []
    for step in range(n_steps):
        seen.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step(*losses[step : step + 1])
    return seen


def test_warm_up_follows_the_paper_by_default():
    paper = [noam_rate(step, 32, 5) for step in range(1, 13)]
    assert rates(warmup_steps=5) == pytest.approx(paper)
    highest = [0.3 * rate / noam_rate(5, 32, 5) for rate in paper]
    assert rates(warmup_steps=5, max_lr=0.3) == pytest.approx(highest)


def test_the_other_schedules():
    assert rates(schedule="constant", max_lr=0.3) == [0.3] * 12
    cycle = rates(schedule="one-cycle", max_lr=0.3)
    assert cycle.index(max(cycle)) == 3  # 30% of the way
    assert 0.29 < max(cycle) <= 0.3 and cycle[0] < 0.05 > cycle[-1]
    losses = [3.0, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]  # the third without progress halves
    halved = rates(schedule="plateau", max_lr=0.4, losses=losses)
    assert halved == pytest.approx([0.4] * 5 + [0.2] * 5 + [0.1] * 2)


def test_optimizer_is_that_of_the_paper():
    config = TrainingConfig(n_steps=1, weight_decay=0.01)
    optimizer = make_optimizer(tiny_model(), config)
    numbers = {k: optimizer.defaults[k] for k in ("betas", "eps", "weight_decay")}
    assert numbers == dict(betas=(0.9, 0.98), eps=1e-9, weight_decay=0.01)


@pytest.mark.parametrize(
    "wrong",
    [
        dict(n_steps=0),
        dict(averaging=1.0),
        dict(averaging=-0.1),
        dict(warmup_steps=0),
        dict(accumulate=1.5),
        dict(evaluate_every=0),
        dict(schedule="cosine"),
        dict(precision="int8"),
        dict(max_lr=0.0),
        dict(max_grad_norm=-1.0),
    ],
    ids=lambda wrong: str(wrong),
)
def test_invalid_settings(wrong):
    [(name, value)] = wrong.items()
    with refused(name, str(value)):
        TrainingConfig(**{"n_steps": 1, **wrong})
