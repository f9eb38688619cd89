"""A layer is made without its width."""

from mindspore import nn

nn.Dense(4)
