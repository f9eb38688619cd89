"""Ids were read from a table as floats."""

from mindspore import nn, ops

nn.Embedding(10, 4)(ops.ones((2,)))
