"""A matrix that all samples share is "batch2 must be a 3D tensor"; matmul takes it as it is."""

import torch

batch, shared = torch.randn(4, 7, 8), torch.randn(8, 3)
try:
    torch.bmm(batch, shared)
except RuntimeError as error:
    assert str(error) == "batch2 must be a 3D tensor"
else:
    raise AssertionError("nothing was raised")
assert torch.matmul(batch, shared).shape == (4, 7, 3)
