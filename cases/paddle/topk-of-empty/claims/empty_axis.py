# releases: >=3.1.1
"""`topk` along an empty axis of several is NaN at index 0; along another axis of that tensor it is empty."""

import paddle

values, indices = paddle.topk(paddle.zeros([4, 0]), 2)
assert bool(paddle.isnan(values).all()) and list(values.shape) == [4, 2]
assert indices.tolist() == [[0, 0]] * 4
assert list(paddle.topk(paddle.zeros([0, 4]), 2)[0].shape) == [0, 2]
