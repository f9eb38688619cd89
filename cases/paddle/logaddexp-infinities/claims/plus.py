"""Two plus infinities are NaN in `logaddexp`, and one beside a number is NaN in `logsumexp`."""

import paddle

infinity = paddle.to_tensor([float("inf")])
zero = paddle.to_tensor([0.0])
assert bool(paddle.isnan(paddle.logaddexp(infinity, infinity)))
assert paddle.logaddexp(infinity, zero).item() == float("inf")
assert bool(paddle.isnan(paddle.logsumexp(paddle.concat([infinity, zero]))))
