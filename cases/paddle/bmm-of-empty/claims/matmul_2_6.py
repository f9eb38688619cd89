# releases: >=2.6,<3.0
"""2.6 refuses `paddle.matmul` over an axis of length 0 with a ValueError."""

import paddle

try:
    paddle.matmul(paddle.zeros([2, 3, 0]), paddle.zeros([2, 0, 2]))
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
assert paddle.matmul(paddle.zeros([2, 3, 1]), paddle.zeros([2, 1, 2])).shape == [2, 3, 2]
