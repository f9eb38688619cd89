"""Outputs have a column that targets lack."""

from mindspore import nn, ops

nn.BCELoss()(ops.ones((4, 1)), ops.ones((4, 3)))
