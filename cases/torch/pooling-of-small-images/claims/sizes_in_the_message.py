"""The message gives channels, height and width, without the batch, before and after the layer."""

import torch
from torch import nn


def words(layer, *shape):
    try:
        layer(torch.zeros(*shape))
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


halved = words(nn.MaxPool2d(2), 4, 8, 3, 1)
assert "Given input size: (8x3x1). Calculated output size: (8x1x0). Output size" in halved
averaged = words(nn.AvgPool2d(7), 4, 8, 4, 4)
assert "Given input size: (8x4x4). Calculated output size: (8x0x0). Output size" in averaged
