# releases: >=2.0
"""With weights_only=True the error has no words, with False it says "Ran out of input"; the traceback goes through `_legacy_load`."""

import io
import traceback

import torch

for weights_only, words in [(True, ""), (False, "Ran out of input")]:
    try:
        torch.load(io.BytesIO(), weights_only=weights_only)
    except EOFError as error:
        assert str(error) == words
        assert "_legacy_load" in [frame.name for frame in traceback.extract_tb(error.__traceback__)]
    else:
        raise AssertionError("nothing was raised")
