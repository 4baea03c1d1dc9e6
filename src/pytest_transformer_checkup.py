"""A fixture for pytest, which is there where this package is installed.

def test_my_model(checkup_model):
    checkup_model(MyModel(), src_vocab=1000, tgt_vocab=1000, pad_id=0)
"""

import pytest


@pytest.fixture
def checkup_model():
    """`checkup`, which fails the test with an explanation where the model is not right."""
    from transformer_checkup import checkup  # PyTorch is loaded only if it is used

    def examine(model, **told):
        return checkup(model, **{"progress": False, **told}).require()

    return examine
