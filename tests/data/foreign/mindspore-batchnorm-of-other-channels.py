"""A normalisation counts other channels."""

from mindspore import nn, ops

nn.BatchNorm2d(8)(ops.zeros((2, 16, 4, 4)))
