"""Images of shape (N, H, W, 3), where the layer has H input channels, give a width of 3 in these words."""

import torch
from torch import nn

images = torch.rand(4, 28, 28, 3)
try:
    nn.Conv2d(28, 8, 5)(images)
except RuntimeError as error:
    assert "input size per channel: (28 x 3). Kernel size: (5 x 5)." in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.Conv2d(3, 8, 5)(images.permute(0, 3, 1, 2)).shape == (4, 8, 24, 24)
