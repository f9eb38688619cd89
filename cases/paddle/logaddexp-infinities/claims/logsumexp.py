"""`logsumexp` of two minus infinities, or of one, is NaN, as `logaddexp` of two is; beside a number it is not."""

import paddle

impossible = paddle.to_tensor([-float("inf"), -float("inf")])
assert bool(paddle.isnan(paddle.logsumexp(impossible)))
assert bool(paddle.isnan(paddle.logsumexp(impossible[:1])))
assert bool(paddle.isnan(paddle.logaddexp(impossible[:1], impossible[1:])).all())
beside = paddle.concat([impossible, paddle.zeros([1])])
assert paddle.logsumexp(beside).item() == 0.0
