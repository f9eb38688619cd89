"""Fit one weight."""

import paddle

paddle.seed(0)
weight = paddle.create_parameter([2], "float32")
optimizer = paddle.optimizer.SGD(0.1, parameters=weight)
before = (weight - 1).square().sum()
before.backward()
optimizer.step()
after = (weight - 1).square().sum()

result = after < before
assert bool(result)
