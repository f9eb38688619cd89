"""A network is optimised, not its parameters."""

from mindspore import nn

nn.Momentum(nn.Dense(1, 1), 0.1, 0.9)
