"""`paddle.logsumexp` of two minus infinities, or of one, is NaN, as `paddle.logaddexp` of two is."""

import paddle

impossible = paddle.to_tensor([-float("inf"), -float("inf")])
assert bool(paddle.isnan(paddle.logsumexp(impossible)))
assert bool(paddle.isnan(paddle.logsumexp(impossible[:1])))
assert bool(paddle.isnan(paddle.logaddexp(impossible[:1], impossible[1:])).all())
