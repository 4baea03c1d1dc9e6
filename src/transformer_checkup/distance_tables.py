"""Tables that are looked up by distance, one row for each pair of query and key."""

from __future__ import annotations

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

LENGTHS = 7, 6  # of source and target


def table_with_one_past(tested: ModelUnderTest) -> str:
    """Says whether a table has one row for the target's whole past, and several for its future.

    The future is masked, so no one means to tell its distances apart: they are counted from
    the wrong end.
    """
    source, target = (tested.fit(n) for n in LENGTHS)
    if source == target:
        return ""
    src = None if tested.src_vocab is None else tested.src(1, source)
    for lookup in record(tested, src, tested.tgt(1, target)).lookups:
        ids = lookup.ids.squeeze()
        if ids.shape != (target, target):
            continue
        pairs = ids.new_ones(target, target).bool()
        past, future = (ids[kept].unique() for kept in (pairs.tril(), pairs.triu(1)))
        if len(past) == 1 < len(future):
            return (
                f" A table of {len(lookup.weight)} distances is looked up at row {past.item()} for "
                f"all keys that are seen, and at {len(future)} rows for those that are masked: its "
                "other rows never learn"
            )
    return ""
