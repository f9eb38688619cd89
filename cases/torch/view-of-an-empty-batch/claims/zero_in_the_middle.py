"""A batch of two images without a pixel has view(2, -1), as the 0 is not in the shape asked for."""

import torch

images = torch.zeros(2, 0, 4)
assert images.view(2, -1).shape == (2, 0)
try:
    images.view(-1, 0)
except RuntimeError as error:
    assert "cannot reshape tensor of 0 elements into shape [-1, 0]" in str(error)
else:
    raise AssertionError("nothing was raised")
