# releases: >=3.1.1
"""`topk` of an empty tensor is NaN at index 0."""

import paddle

values, indices = paddle.topk(paddle.zeros([0]), 1)
assert bool(paddle.isnan(values).all()) and list(values.shape) == [1]
assert indices.tolist() == [0]
