"""A sum over an axis that a squeeze took away."""

import paddle

paddle.zeros([1, 5]).squeeze().sum(axis=1)
