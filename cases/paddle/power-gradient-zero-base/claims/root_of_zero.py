"""The root of a mean of zeros has a gradient of NaN, also by a constant exponent; after `clip` it has not."""

import paddle


def gradient(change):
    x = paddle.zeros([2])
    x.stop_gradient = False
    pooled = (change(x) ** 3).mean() ** (1.0 / 3.0)
    pooled.backward()
    return x.grad


assert bool(paddle.isnan(gradient(lambda x: x)).all())
assert bool(paddle.isfinite(gradient(lambda x: x.clip(min=1e-6))).all())
