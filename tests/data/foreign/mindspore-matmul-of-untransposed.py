"""Two batches of vectors are compared without a transposition."""

import mindspore as ms
from mindspore import ops

ops.matmul(ops.zeros((8, 64)), ops.zeros((10, 64)))
