"""`fmax` and `fmin` ignore a NaN on either side; of two NaN they give NaN."""

import paddle

nan, one = paddle.to_tensor([float("nan")]), paddle.ones([1])
for function in (paddle.fmax, paddle.fmin):
    assert function(nan, one).item() == 1.0
    assert function(one, nan).item() == 1.0
    assert bool(paddle.isnan(function(nan, nan)))
