"""An image without a batch is transposed as with one."""

import paddle

paddle.zeros([3, 8, 8]).transpose([0, 2, 3, 1])
