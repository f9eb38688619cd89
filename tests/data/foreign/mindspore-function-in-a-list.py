"""A function stands among the layers of a list."""

from mindspore import nn, ops

nn.CellList([nn.Dense(2, 2), ops.relu])
