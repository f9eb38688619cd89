# releases: >=2.5
"""Eight lengths pass and the ninth raises; without `fullgraph` all pass."""

import torch


def encode(x):
    """Positions added to a sequence."""
    return x + torch.arange(x.shape[0])


def passed(function):
    """The number of lengths before the first error."""
    for length in range(2, 14):
        try:
            function(torch.zeros(length))
        except Exception as error:
            assert "Limit" in type(error).__name__, error
            return length - 2
    return 12


assert passed(torch.compile(encode, backend="eager", fullgraph=True, dynamic=False)) == 8
torch._dynamo.reset()
assert passed(torch.compile(encode, backend="eager", dynamic=False)) == 12
