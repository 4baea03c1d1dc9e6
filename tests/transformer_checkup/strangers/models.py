"""The plain base model, for tests that change it in Python."""

from tests.transformer_checkup.strangers.bases.plain import *  # noqa: F403
