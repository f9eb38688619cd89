"""`minimum` and `maximum` return their second argument where either is NaN."""

import paddle

nan, one = paddle.to_tensor([float("nan")]), paddle.ones([1])
for function in (paddle.maximum, paddle.minimum):
    assert function(nan, one).item() == 1.0
    assert bool(paddle.isnan(function(one, nan)))
