"""A pooling layer with a window larger than its input says "Output size is too small" instead."""

import torch
from torch import nn

for layer in (nn.MaxPool2d(3), nn.AvgPool2d(3)):
    try:
        layer(torch.zeros(1, 4, 2, 2))
    except RuntimeError as error:
        assert "Output size is too small" in str(error)
        assert "Kernel size can't be greater" not in str(error)
    else:
        raise AssertionError("nothing was raised")
