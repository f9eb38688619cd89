"""`nll_loss` of nothing is 0."""

import paddle
import paddle.nn.functional as F

assert F.nll_loss(paddle.zeros([0, 3]), paddle.zeros([0], dtype="int64")).item() == 0
