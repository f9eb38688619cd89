"""Attention weights of one batch meet the values of another."""

from mindspore import ops

ops.bmm(ops.zeros((4, 5, 6)), ops.zeros((3, 6, 7)))
