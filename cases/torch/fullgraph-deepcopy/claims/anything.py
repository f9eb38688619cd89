# releases: >=2.1,<2.12
"""Lists, dicts, objects and tensors are refused."""

import copy

import torch


class Settings:
    """A configuration."""

    def __init__(self):
        self.sizes = [1, 2]


def is_traced(thing):
    """Whether a compiled function may copy the thing."""
    torch._dynamo.reset()

    @torch.compile(backend="eager", fullgraph=True)
    def function(x, thing):
        """Copy the thing."""
        copied = copy.deepcopy(thing)
        return x + 1, copied

    try:
        function(torch.ones(2), thing)
    except torch._dynamo.exc.Unsupported:
        return False
    return True


for thing in ([1, 2, 3], {"a": [1]}, Settings(), torch.ones(2)):
    assert not is_traced(thing)
