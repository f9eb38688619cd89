# releases: >=2.5
"""Inputs of nine ranks reach the limit with `dynamic=True` as well."""

import torch


@torch.compile(backend="eager", fullgraph=True, dynamic=True)
def double(x):
    """Twice the input."""
    return 2 * x


for rank in range(1, 9):
    double(torch.zeros((2,) * rank))
try:
    double(torch.zeros((2,) * 9))
except Exception as error:
    assert "Limit" in type(error).__name__, error
else:
    raise AssertionError("nothing was raised")
