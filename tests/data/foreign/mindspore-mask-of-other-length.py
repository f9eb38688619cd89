"""A mask of the padded length meets scores of the cut one."""

import mindspore as ms
from mindspore import ops

ops.masked_fill(ops.zeros((2, 10)), ops.zeros((2, 12), ms.bool_), 0.0)
