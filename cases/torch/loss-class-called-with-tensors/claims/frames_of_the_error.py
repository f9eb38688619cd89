"""The traceback goes through the loss's `__init__` and `legacy_get_string` in _reduction.py."""

import traceback

import torch

try:
    torch.nn.CrossEntropyLoss(torch.randn(4, 2), torch.tensor([0, 1, 1, 0]))
except RuntimeError as error:
    frames = traceback.extract_tb(error.__traceback__)
    assert frames[-1].name == "legacy_get_string"
    assert frames[-1].filename.endswith("_reduction.py")
    assert "__init__" in [frame.name for frame in frames]
else:
    raise AssertionError("nothing was raised")
