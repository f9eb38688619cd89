"""One image of three axes (channels, height, width) still needs a filter of four axes."""

import torch
import torch.nn.functional as F

image = torch.rand(1, 8, 8)
assert F.conv2d(image, torch.ones(1, 1, 3, 3)).shape == (1, 6, 6)
try:
    F.conv2d(image, torch.ones(1, 3, 3))
except RuntimeError as error:
    assert "a list of 1 values to match the convolution dimensions, but got stride=[1, 1]" in str(error)
else:
    raise AssertionError("nothing was raised")
