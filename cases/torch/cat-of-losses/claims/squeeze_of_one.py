"""squeeze() of a batch of one sample leaves no dimension; squeeze(1) keeps the batch, and cat takes it."""

import torch

outputs = [torch.randn(8, 1), torch.randn(8, 1), torch.randn(1, 1)]
try:
    torch.cat([batch.squeeze() for batch in outputs])
except RuntimeError as error:
    assert str(error) == "zero-dimensional tensor (at position 2) cannot be concatenated"
else:
    raise AssertionError("nothing was raised")
assert torch.cat([batch.squeeze(1) for batch in outputs]).shape == (17,)
