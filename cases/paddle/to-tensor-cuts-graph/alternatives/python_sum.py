"""Add the losses of two heads with Python's sum."""

import paddle

paddle.seed(0)
trunk = paddle.nn.Linear(4, 3)
heads = [paddle.nn.Linear(3, 1), paddle.nn.Linear(3, 1)]
features = trunk(paddle.randn([2, 4]))
losses = [head(features).square().mean() for head in heads]
total = sum(losses) / len(losses)
total.backward()
result = trunk.weight.grad
assert result is not None, "backward() through the losses leaves the trunk without a gradient"
