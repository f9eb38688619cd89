"""The same words for a module that one's own line calls with too few inputs; for none Linear misses 'input'."""

import torch
from torch import nn


class Both(nn.Module):
    def forward(self, x, skip):
        return x + skip


for call, name in ((lambda: Both()(torch.ones(2)), "skip"), (lambda: nn.Linear(2, 2)(), "input")):
    try:
        call()
    except TypeError as error:
        assert f"forward() missing 1 required positional argument: '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
