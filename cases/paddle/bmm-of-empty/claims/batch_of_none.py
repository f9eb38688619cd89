"""A batch of no samples is right: the result has no element."""

import paddle

assert list(paddle.bmm(paddle.zeros([0, 3, 4]), paddle.zeros([0, 4, 2])).shape) == [0, 3, 2]
