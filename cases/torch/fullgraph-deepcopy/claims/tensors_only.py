# releases: >=2.15
"""Lists, dicts and objects are traced; tensors are refused, also in a list, an object or a layer."""

import copy

import torch


class Settings:
    """A configuration."""

    def __init__(self):
        self.sizes = [1, 2]


class State:
    """An object with a tensor."""

    def __init__(self):
        self.keys = torch.ones(2)


def is_traced(thing):
    """Whether a compiled function may copy the thing."""
    torch._dynamo.reset()

    @torch.compile(backend="eager", fullgraph=True)
    def function(x, thing):
        """Copy the thing."""
        copy.deepcopy(thing)
        return x + 1

    try:
        function(torch.ones(2), thing)
    except torch._dynamo.exc.Unsupported as error:
        assert "Attempted to copy.deepcopy a tensor" in str(error)
        return False
    return True


assert is_traced([1, 2, 3])
assert is_traced({"a": [1]})
assert is_traced(Settings())
for thing in (torch.ones(2), [torch.ones(2)], State(), torch.nn.Linear(2, 2)):
    assert not is_traced(thing), thing
