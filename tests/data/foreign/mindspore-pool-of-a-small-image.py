"""An image is smaller than the window that pools it."""

from mindspore import nn, ops

nn.AvgPool2d(8)(ops.zeros((1, 3, 4, 4)))
