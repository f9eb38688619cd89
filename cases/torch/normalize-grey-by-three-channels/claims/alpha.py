"""An image with transparency has four channels: the same operation fails in other words."""

import torch

try:
    torch.rand(4, 28, 28).sub_(torch.zeros(3, 1, 1))
except RuntimeError as error:
    assert "The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 0" in str(error)
else:
    raise AssertionError("it was normalized")
