# releases: >=3.1
"""Along axis 1 of size 1 `unbiased=len(x) > 1` gives nan, and `unbiased=x.shape[1] > 1` gives 0."""

import paddle

x = paddle.to_tensor([[1.0], [2.0]])
assert bool(paddle.isnan(paddle.std(x, axis=1, unbiased=len(x) > 1)).all())
assert paddle.std(x, axis=1, unbiased=x.shape[1] > 1).tolist() == [0.0, 0.0]
