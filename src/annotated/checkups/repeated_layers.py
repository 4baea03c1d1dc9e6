"""Lists that hold one layer several times: a design, as in ALBERT, or [layer] * n."""

from __future__ import annotations

from torch import nn

from annotated.checkups.model_under_test import ModelUnderTest
from annotated.checkups.recorder import record


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
    """The other stack of an encoder-decoder, if it is as deep and repeats no layer; or "".

    Who shares a layer on purpose shares it in the encoder and the decoder alike, or in the
    encoder alone and calls it in a loop. Where a list was filled, and only one of the two
    with one layer, it was filled by mistake.
    """
    lists = lists_of_layers(tested.require_module())
    attending = {a.path for a in record(tested, tested.src(), tested.tgt()).attentions}
    stacks = [
        path
        for path, layers in lists.items()
        if len(layers) > 1 and any(place.startswith(f"{path}.") for place in attending)
    ]
    outer = [p for p in stacks if not any(p.startswith(f"{q}.") for q in stacks)]
    same = [path for path in outer if path in repeated and len(set(lists[path])) == 1]
    own = [path for path in outer if path not in repeated]
    depths = {len(lists[path]) for path in same}
    return next((path for path in own if same and len(lists[path]) in depths), "")
