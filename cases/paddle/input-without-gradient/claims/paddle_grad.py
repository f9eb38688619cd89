"""`paddle.grad` of such an input is a ValueError: does not appear in the backward graph."""

import paddle

layer = paddle.nn.Linear(2, 1)
sample = paddle.ones([1, 2])
try:
    paddle.grad(layer(sample).sum(), sample)
except ValueError as error:
    assert "does not appear in the backward graph" in str(error), error
else:
    raise AssertionError("accepted")
