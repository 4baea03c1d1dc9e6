"""The plain base model, for tests that change it in Python."""

from tests.transformer_checkup.strangers.bases.plain import *  # noqa: F403
from tests.transformer_checkup.strangers.bases.plain import Attention, parts


def attentions(model, place=""):
    """Return the attentions of a stack ("encoder", "decoder"), "cross" ones, or all."""
    if place == "cross":
        return [layer.cross for layer in model.decoder]
    if place:
        return [layer.attend for layer in getattr(model, place)]
    return parts(model, Attention)
