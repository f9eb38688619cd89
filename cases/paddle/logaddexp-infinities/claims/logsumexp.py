"""`paddle.logsumexp` of two minus infinities is NaN, as `paddle.logaddexp` of them is."""

import paddle

impossible = paddle.to_tensor([-float("inf"), -float("inf")])
assert bool(paddle.isnan(paddle.logsumexp(impossible)))
assert bool(paddle.isnan(paddle.logaddexp(impossible[:1], impossible[1:])).all())
