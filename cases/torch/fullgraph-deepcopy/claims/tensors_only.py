# releases: >=2.15
"""Lists, dicts and objects are traced; tensors are refused."""

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


assert is_traced([1, 2, 3])
assert is_traced({"a": [1]})
assert is_traced(Settings())
assert not is_traced(torch.ones(2))
