"""Pixels get gradients if they are floats before they are marked."""

import torch

image = torch.full((1, 3, 4, 4), 7, dtype=torch.uint8)
pixels = image.float().requires_grad_()
torch.nn.Conv2d(3, 2, 3)(pixels).sum().backward()
assert pixels.grad.shape == image.shape
try:
    image.requires_grad_()
except RuntimeError as error:
    assert "only Tensors of floating point dtype can require gradients" in str(error)
else:
    raise AssertionError("nothing was raised")
