"""A function stands among the layers of a sequence."""

from mindspore import nn, ops

nn.SequentialCell(nn.Dense(2, 2), ops.relu)
