"""One image without a batch passes a convolution; the BatchNorm2d after it is the first to refuse it."""

import torch
from torch import nn

image = torch.rand(3, 16, 16)
features = nn.Conv2d(3, 8, 3)(image)
assert features.shape == (8, 14, 14)
for layer in (nn.BatchNorm2d(8), nn.BatchNorm2d(8).eval()):
    try:
        layer(features)
    except ValueError as error:
        assert str(error) == "expected 4D input (got 3D input)"
    else:
        raise AssertionError("nothing was raised")
