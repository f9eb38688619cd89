"""A network is called without its input."""

from mindspore import nn

nn.Dense(4, 2)()
