# releases: >=2.1
"""A configuration and a module that are copied before the call may be given to the compiled function."""

import copy

import torch


class Settings:
    """A configuration."""

    def __init__(self):
        self.factor = 2


def double(x, settings, layer):
    """Use both."""
    return layer(x) * settings.factor


settings, layer = Settings(), torch.nn.Linear(2, 2)
x = torch.ones(1, 2)
expected = double(x, settings, layer)
compiled = torch.compile(double, backend="eager", fullgraph=True)
assert torch.equal(compiled(x, copy.deepcopy(settings), copy.deepcopy(layer)), expected)
