"""Where the batch was lost, it is added: an image of shape (C, H, W) becomes image[None]."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU()).eval()
image = torch.rand(3, 16, 16)
try:
    model(image)
except ValueError as error:
    assert "expected 4D input (got 3D input)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert model(image[None]).shape == (1, 8, 14, 14)
