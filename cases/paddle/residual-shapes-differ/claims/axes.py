"""Axes of 1 are repeated, and missing axes count from the right."""

import paddle

x = paddle.ones([2, 8, 4, 4])
for shape in ([2, 8, 4, 4], [2, 1, 4, 4], [8, 1, 1], [4]):
    assert (x + paddle.ones(shape)).shape == [2, 8, 4, 4]
for shape in ([2, 4, 4, 4], [2, 8, 2, 2], [8]):
    failed = False
    try:
        x + paddle.ones(shape)
    except (TypeError, ValueError):  # TypeError: 3.1.0
        failed = True
    assert failed
