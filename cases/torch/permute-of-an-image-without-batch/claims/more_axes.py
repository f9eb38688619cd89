"""A batch of four axes with three numbers has the same words: the axes of the tensor stand first."""

import torch

batch = torch.zeros(2, 3, 4, 5)
try:
    batch.permute(1, 2, 0)
except RuntimeError as error:
    assert "input.dim() = 4 is not equal to len(dims) = 3" in str(error)
else:
    raise AssertionError("nothing was raised")
assert batch[0].permute(1, 2, 0).shape == (4, 5, 3)
