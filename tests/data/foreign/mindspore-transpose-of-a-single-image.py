"""An image without a batch is transposed as with one."""

from mindspore import ops

ops.transpose(ops.zeros((3, 8, 8)), (0, 2, 3, 1))
