# releases: >=3.1
"""The loss of an empty batch that is a mean is NaN, before the backward pass."""

import paddle

layer = paddle.nn.Linear(3, 2)
output = layer(paddle.zeros([0, 3]))
assert bool(paddle.nn.functional.mse_loss(output, paddle.zeros([0, 2])).isnan())
assert float(paddle.nn.functional.mse_loss(output, paddle.zeros([0, 2]), reduction="sum")) == 0.0
