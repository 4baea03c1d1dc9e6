"""A fault or a design as a change of a text: what stood there, and what stands there now."""

import itertools
import sys
import types

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.written.training import LOSS, RATE

NUMBERS = itertools.count()
PARTS = {
    LOSS: ("label smoothing", lambda m: (m.smoothed, dict(smoothing=0.1, pad_id=0))),
    RATE: ("learning rate", lambda m: (m.rate, dict(d_model=64, warmup=100))),
}


def kind_of(text: str) -> str:
    """What the check-up takes it for: by what a text says that it is told."""
    if text in PARTS:
        return PARTS[text][0]
    told = text.split("TOLD")[1]
    has_target, has_source = "tgt_vocab=" in told, "src_vocab=" in told
    return (
        "model" if has_target and has_source else "decoder" if has_target else "encoder"
    )


def planted(title: str, text: str, named: str, *changes: tuple[str, str]) -> Strange:
    def build():
        code = text
        for old, new in changes:
            assert code.count(old) == 1, (title, old)
            code = code.replace(old, new)
        module = types.ModuleType(f"stranger_{next(NUMBERS)}")
        sys.modules[module.__name__] = module
        exec(compile(code, module.__name__, "exec"), module.__dict__)
        return (
            PARTS[text][1](module) if text in PARTS else (module.build(), module.TOLD)
        )

    return Strange(title.rstrip("."), build, named, kind_of(text))
