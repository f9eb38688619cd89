# releases: >=2.2
"""Strict export refuses `random.random`, `random.uniform` and `random.randint`."""

import random

import torch


class Jitter(torch.nn.Module):
    """Scale by a random gain."""

    def __init__(self, draw):
        super().__init__()
        self.draw = draw

    def forward(self, x):
        """The scaled batch."""
        return x * (1 + self.draw())


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
input_added = "Dynamo attempts to add additional input"
for draw, words in (
    (lambda: random.random(), "Random.random" if (2, 3) <= release < (2, 13) else input_added),
    (lambda: random.uniform(1.0, 2.0), input_added),
    (lambda: random.randint(1, 9), input_added),
):
    try:
        torch.export.export(Jitter(draw), (torch.ones(3),), strict=True)
    except (AssertionError, RuntimeError) as error:
        assert (2, 13) <= release < (2, 15) or words in str(error), error
    else:
        raise RuntimeError("nothing was raised")
