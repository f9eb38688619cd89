"""Of three elements those after the NaN remain; a NaN at the end remains; `mean` is NaN."""

import paddle

nan = float("nan")
middle = paddle.to_tensor([3.0, nan, 0.5])
last = paddle.to_tensor([3.0, 0.5, nan])
for function in (paddle.max, paddle.min, paddle.amax, paddle.amin):
    assert function(middle).item() == 0.5
    assert bool(paddle.isnan(function(last)))
assert bool(paddle.isnan(middle.mean()))
