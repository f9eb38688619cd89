"""Below a Sequential the traceback has container.py, `input = module(input)`; a line of one's own with too few inputs has the same words without it."""

import traceback

import torch
from torch import nn


class Both(nn.Module):
    def forward(self, x, skip):
        return x + skip


for call, inside in ((lambda: Both()(torch.ones(2)), False), (lambda: nn.Sequential(Both())(torch.ones(2)), True)):
    try:
        call()
    except TypeError as error:
        assert "forward() missing 1 required positional argument: 'skip'" in str(error)
        frames = traceback.extract_tb(error.__traceback__)
        found = [f for f in frames if f.filename.endswith("container.py") and f.line == "input = module(input)"]
        assert len(found) == inside
    else:
        raise AssertionError("nothing was raised")
