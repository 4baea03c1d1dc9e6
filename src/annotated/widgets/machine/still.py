"""The still of the machine: what is seen where no JavaScript runs."""

from __future__ import annotations

from typing import Any

from annotated.widgets.kit.drawing import EDGE, sheet, text


def model_picture(
    machine: dict[str, Any], opening: dict[str, Any], lit: str = ""
) -> tuple[str, str]:
    """The tokens that go in and come out, and the part that is lit."""
    src, tgt = machine["vocabulary"]["src"], machine["vocabulary"]["tgt"]
    reads = " ".join(src[i] for i in opening["src"])
    writes = " ".join(tgt[i] for i in opening["next"])
    part = lit or "the whole model"
    parts = [text(EDGE, 30, reads), text(EDGE, 60, part, "s"), text(EDGE, 90, writes)]
    return sheet(parts, 420, 110), f"The model reads “{reads}” and predicts “{writes}”."
