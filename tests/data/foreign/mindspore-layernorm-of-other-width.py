"""A normalisation counts another width."""

from mindspore import nn, ops

nn.LayerNorm((8,))(ops.zeros((2, 16)))
