# releases: >=2.6,<3.1
"""`min` counts ties in full as well, and `max` along an axis; `amin` and `amax` divide the gradient."""

import paddle


def gradient(reduce, values, **options):
    """The gradient of the sum of what is left."""
    x = paddle.to_tensor(values, stop_gradient=False)
    reduce(x, **options).sum().backward()
    return x.grad.tolist()


assert gradient(paddle.min, [1.0, 1.0, 2.0]) == [1.0, 1.0, 0.0]
assert gradient(paddle.amin, [1.0, 1.0, 2.0]) == [0.5, 0.5, 0.0]
rows = [[2.0, 2.0], [1.0, 0.0]]
assert gradient(paddle.max, rows, axis=1) == [[1.0, 1.0], [1.0, 0.0]]
assert gradient(paddle.amax, rows, axis=1) == [[0.5, 0.5], [1.0, 0.0]]
