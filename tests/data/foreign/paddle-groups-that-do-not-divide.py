"""A width is changed and the groups of its normalisation are not."""

import paddle

paddle.nn.GroupNorm(32, 48)(paddle.zeros([1, 48, 4, 4]))
