# releases: >=3.1
"""`paddle.var` of one sample is nan, and so is that of each column of one row."""

import paddle

assert bool(paddle.isnan(paddle.var(paddle.to_tensor([2.0]))))
assert bool(paddle.isnan(paddle.to_tensor([[1.0, 2.0]]).var(axis=0)).all())
