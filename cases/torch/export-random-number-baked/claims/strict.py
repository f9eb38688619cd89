# releases: >=2.5
"""Strict export refuses the call."""

import random

import torch


class Jitter(torch.nn.Module):
    """Scale by a random gain between 1 and 2."""

    def forward(self, x):
        """The scaled batch."""
        return x * (1 + random.random())


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
try:
    torch.export.export(Jitter(), (torch.ones(3),), strict=True)
except (AssertionError, RuntimeError) as error:
    if release >= (2, 15):
        assert "Dynamo attempts to add additional input" in str(error), error
    if release < (2, 8):
        assert "Random.random" in str(error), error
else:
    raise RuntimeError("nothing was raised")
