"""A batch of shape (64, 28, 28) is taken for one image of 64 channels; unsqueeze(1) adds the channel."""

import torch
from torch import nn

layer = nn.Conv2d(1, 8, 3)
images = torch.rand(64, 28, 28)
try:
    layer(images)
except RuntimeError as error:
    assert "to have 1 channels, but got 64 channels instead" in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(images.unsqueeze(1)).shape == (64, 8, 26, 26)
assert nn.Conv2d(64, 8, 3)(images).shape == (8, 26, 26)
