"""A layer whose weight has become NaN, followed by relu and a check of the loss."""

import paddle
import paddle.nn.functional as F

layer = paddle.nn.Linear(2, 2)
layer.weight.set_value(paddle.to_tensor([[float("nan"), 1.0], [1.0, 1.0]]))

hidden = layer(paddle.ones([1, 2]))
hidden = F.relu(hidden)

result = hidden.mean()
assert paddle.isnan(result), "the NaN is gone, the mean is %.1f" % result.item()
