"""Lists that hold one layer several times: a design, as in ALBERT, or [layer] * n."""

from __future__ import annotations

from torch import nn

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.sight import DECODER, ENCODER, place_of


def lists_of_layers(model: nn.Module) -> dict[str, list[nn.Module]]:
    return {
        path: [layer for layer in module if layer is not None]
        for path, module in model.named_modules()
        if isinstance(module, nn.ModuleList)
    }


def repeating_lists(model: nn.Module) -> list[str]:
    """The paths of lists in which a layer stands more than once."""
    lists = lists_of_layers(model)
    return [path for path, layers in lists.items() if len(set(layers)) < len(layers)]


def stack_of_its_own(tested: ModelUnderTest, repeated: list[str]) -> str:
    """The encoder's list, if only the decoder's repeats a layer, and both are as deep; or "".

    Who shares a layer on purpose shares it in both stacks, or in the encoder, as in ALBERT. A
    decoder alone that does is a list filled with one layer by mistake.
    """
    lists = lists_of_layers(tested.require_module())
    src, tgt = tested.src(), tested.tgt()
    at_work: dict[str, set[str]] = {ENCODER: set(), DECODER: set()}
    for attention in record(tested, src, tgt).attentions:
        place = place_of(attention, tested, src, tgt)
        if place in at_work:
            inside = {path for path in lists if attention.path.startswith(f"{path}.")}
            at_work[place] |= set(sorted(inside, key=len)[:1])
    for decoder in at_work[DECODER] & set(repeated) - at_work[ENCODER]:
        is_one = len(set(lists[decoder])) == 1
        for encoder in at_work[ENCODER] - set(repeated):
            if is_one and len(lists[encoder]) == len(lists[decoder]):
                return encoder
    return ""
