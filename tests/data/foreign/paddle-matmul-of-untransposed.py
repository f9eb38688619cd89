"""Two batches of vectors are compared without a transposition."""

import paddle

paddle.matmul(paddle.zeros([8, 64]), paddle.zeros([10, 64]))
