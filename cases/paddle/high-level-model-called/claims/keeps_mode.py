"""model.network(x) runs in the mode of the network: with dropout in training, without after model.network.eval()."""

import paddle
from paddle import nn

paddle.seed(0)
model = paddle.Model(nn.Dropout(0.5))
numbers = paddle.ones([1000])
model.network.train()
assert (model.network(numbers) == 0).any()
model.network.eval()
assert (model.network(numbers) == 1).all()
