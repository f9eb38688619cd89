"""Sentences of other lengths are stacked."""

from mindspore import ops

ops.stack([ops.zeros((12, 8)), ops.zeros((9, 8))])
