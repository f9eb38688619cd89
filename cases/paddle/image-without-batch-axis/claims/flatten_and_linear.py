"""Layers of a network without convolutions raise nothing for such a sample where they take it, and the result has no axis of the batch."""

import paddle
from paddle import nn

sample = paddle.rand([8])
assert list(nn.Linear(8, 2)(sample).shape) == [2]
