"""A width is changed and the groups of its normalisation are not."""

from mindspore import nn

nn.GroupNorm(32, 48)
