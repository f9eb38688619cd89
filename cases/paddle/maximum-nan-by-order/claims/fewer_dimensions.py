# releases: ==2.6.2
"""Where one argument has fewer dimensions and either is NaN, the result is that argument, in either order."""

import paddle

nan = float("nan")
for shape, smaller in (([2, 3], [3]), ([3], [])):
    for function in (paddle.maximum, paddle.minimum):
        many, one = paddle.full(shape, nan), paddle.ones(smaller)
        assert not bool(paddle.isnan(function(many, one)).any())
        assert not bool(paddle.isnan(function(one, many)).any())
        many, one = paddle.ones(shape), paddle.full(smaller, nan)
        assert bool(paddle.isnan(function(many, one)).all())
        assert bool(paddle.isnan(function(one, many)).all())
