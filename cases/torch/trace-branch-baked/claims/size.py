"""A branch on a size is kept as the example took it, with the same warning; `torch.jit.script` keeps the choice."""

import warnings

import torch


def double_batches(x):
    """Double what has several rows."""
    if x.shape[0] > 1:
        x = x * 2
    return x


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    traced = torch.jit.trace(double_batches, torch.ones(3, 2))
assert any("Converting a tensor to a Python boolean" in str(one.message) for one in caught)
assert traced(torch.ones(1, 2)).tolist() == [[2.0, 2.0]]
assert double_batches(torch.ones(1, 2)).tolist() == [[1.0, 1.0]]
assert torch.jit.script(double_batches)(torch.ones(1, 2)).tolist() == [[1.0, 1.0]]
