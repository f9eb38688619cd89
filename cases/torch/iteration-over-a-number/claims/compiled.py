# releases: >=2.10
"""In a compiled function it is an AssertionError: Can't unpack scalar tensors."""

import torch


@torch.compile(backend="eager")
def total(values):
    """Sum the numbers of a batch."""
    return sum(values.squeeze())


assert total(torch.ones(2, 1)) == 2
try:
    total(torch.ones(1, 1))
except AssertionError as error:
    assert "Can't unpack scalar tensors." in str(error), error
else:
    raise RuntimeError("nothing was raised")
