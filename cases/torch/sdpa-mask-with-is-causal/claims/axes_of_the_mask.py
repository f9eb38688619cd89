"""A mask `[batch, n]` of real tokens needs two axes of size 1: without them the shapes do not fit, or, for n samples, the batch is taken for the tokens."""

import torch

real = torch.arange(4) < torch.tensor([4, 2])[:, None]
before = torch.ones(4, 4, dtype=torch.bool).tril()
assert (real[:, None, None] & before).shape == (2, 1, 4, 4)
try:
    real & before
except RuntimeError as error:
    assert "must match the size of tensor" in str(error)
else:
    raise AssertionError("nothing was raised")

real = torch.arange(4) < torch.tensor([4, 2, 3, 1])[:, None]
assert (real & before).shape == (4, 4)
