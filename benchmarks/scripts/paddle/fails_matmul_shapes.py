"""A linear layer given the wrong width."""

import paddle
from paddle import nn

nn.Linear(8, 4)(paddle.ones([2, 7]))
