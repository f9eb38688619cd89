# releases: >=2.0
"""An empty selection has the same words with the number 0."""

import torch

loss = torch.ones(4)
try:
    loss[loss > 1].item()
except RuntimeError as error:
    assert str(error) == "a Tensor with 0 elements cannot be converted to Scalar", error
else:
    raise AssertionError("nothing was raised")
