"""The message has 672x14, rows and the last dimension, and 1176x10, the transposed weight; `flatten()` without an argument joins the images of the batch too."""

import torch
from torch import nn

torch.manual_seed(0)
images = torch.rand(8, 3, 32, 32)
features = nn.Sequential(nn.Conv2d(3, 6, 5), nn.ReLU(), nn.MaxPool2d(2))
head = nn.Linear(6 * 14 * 14, 10)

try:
    head(features(images))
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (672x14 and 1176x10)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert features(images).flatten().shape == (8 * 6 * 14 * 14,)
