"""A sum over an axis that a squeeze took away."""

from mindspore import ops

ops.zeros((1, 5)).squeeze().sum(axis=1)
