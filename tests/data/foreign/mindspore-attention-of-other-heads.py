"""The width is not divisible by the heads."""

from mindspore import nn

nn.MultiheadAttention(100, 8)
