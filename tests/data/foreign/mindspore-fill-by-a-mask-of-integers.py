"""A mask of zeros and ones fills scores."""

import mindspore as ms
from mindspore import ops

ops.masked_fill(ops.zeros((2,)), ms.Tensor([0, 1]), 0.0)
