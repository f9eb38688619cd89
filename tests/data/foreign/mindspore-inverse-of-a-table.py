"""The data instead of their covariance are inverted."""

from mindspore import ops

ops.inverse(ops.zeros((10, 3)))
