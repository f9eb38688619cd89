"""`paddle.var` of one sample is nan."""

import paddle

assert bool(paddle.isnan(paddle.var(paddle.to_tensor([2.0]))))
