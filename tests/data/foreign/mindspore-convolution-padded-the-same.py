"""A padding is given beside a mode that computes it."""

from mindspore import nn

nn.Conv2d(3, 8, 3, padding=1)
