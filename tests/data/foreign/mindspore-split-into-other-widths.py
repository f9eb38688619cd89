"""Queries, keys and values are cut from a projection of another width."""

from mindspore import ops

ops.split(ops.zeros((2, 20)), [8, 8, 8], 1)
